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

/** Let a person pick a file and hand its text on; "" for one of more bytes than `most`.
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

/** Hand on the text of a file that is let go anywhere on the page; without this the browser would show it in the page's place.
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
