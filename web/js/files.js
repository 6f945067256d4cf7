// Files in and out of the page: a text saved as a download, a text picked by a person.

const MOST_BYTES = 5_000_000;

/** Offer a text as a download. */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Let a person pick a file and hand its text on; "" for one that is far too long to be a record. */
export function pick(take) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (file) take(file.size > MOST_BYTES ? "" : await file.text());
  });
  input.click();
}
