// Many files in one: the length of the list, the list of [name, size] as JSON, the files (tools/runtime/bundle.py writes it).

/** The files of a bundle (an ArrayBuffer) as [name, bytes] pairs.
 * @type {(bytes: ArrayBuffer) => PythonFile[]} */
export function listed(bytes) {
  const length = new DataView(bytes).getUint32(0, true);
  let at = 4 + length;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  return list.map(([name, size]) => [name, new Uint8Array(bytes, (at += size) - size, size)]);
}

/** Put files where Python finds them.
 * @type {(python: { FS: Disk }, files: PythonFile[]) => void} */
export function write({ FS }, files) {
  for (const [name, bytes] of files) {
    const folder = name.slice(0, name.lastIndexOf("/") + 1);
    if (folder && !FS.analyzePath(folder).exists) FS.mkdirTree(folder);
    FS.writeFile(name, bytes, { canOwn: true });
  }
}
