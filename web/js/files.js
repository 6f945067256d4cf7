// Files in and out of the page: a text saved as a download, a text picked by a person.

/** Offer a text as a download.
 * @type {(name: string, text: string) => void} */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Let a person pick a file and pass its text on; "" if it has more than `most` bytes.
 * @type {(take: (text: string) => unknown, most: number) => void} */
export function pick(take, most) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", async () => {
    const file = /** @type {FileList} */ (input.files)[0];
    if (file) take(await text(file, most));
  });
  input.click();
}

/** @type {(file: File, most: number) => Promise<string> | string} */
const text = (file, most) => file.size > most ? "" : file.text();

/** Pass on the text of a file dropped anywhere on the page; otherwise the browser would open it instead of the page.
 * @type {(take: (text: string) => unknown, most: number) => void} */
export function dropped(take, most) {
  /** @type {(event: DragEvent) => boolean | undefined} */
  const ofFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  addEventListener("dragover", event => { if (ofFiles(event)) event.preventDefault(); });
  addEventListener("drop", async event => {
    if (!ofFiles(event)) return;
    event.preventDefault();
    const [file] = /** @type {DataTransfer} */ (event.dataTransfer).files;
    if (file) take(await text(file, most));
  });
}
