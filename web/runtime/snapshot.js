// The memory of a Python that has imported the engine, stored by the build (tools/runtime/snapshot.mjs writes it, format below).
//
// Words of 32 bits: MAGIC, bytes of Pyodide's state, bytes of memory, bytes of it that the program file fills (the base),
// number of blocks; the state; the numbers of the blocks; the blocks of 4096 bytes. Only blocks with something in them are
// kept, and those of the base are kept as their difference from what the program file fills in: nearly all zeros. The part of a
// game has the same format: its blocks are the difference that the game makes to the image.

export const MAGIC = 0x314a4e53;
export const WORDS = 5;
const BLOCK = 1024;
const PAGE = 65536;

/** Parse the bytes of a snapshot (an ArrayBuffer). Errors: it is not one, or incomplete.
 * @type {(buffer: ArrayBuffer) => Picture} */
export function read(buffer) {
  const [magic, head, size, base, count] = new Uint32Array(buffer, 0, WORDS);
  const end = 4 * (WORDS + count + count * BLOCK) + head;
  if (magic !== MAGIC || end !== buffer.byteLength) throw new Error("this is no image of the engine");
  const state = new Uint8Array(buffer, 4 * WORDS, head);
  const places = new Uint32Array(buffer, 4 * WORDS + head, count);
  return { size, base, state, places, blocks: new Uint32Array(buffer, 4 * (WORDS + count) + head) };
}

/** The snapshot with the part of a game: the memory of a Python that has imported that game as well.
 * @type {(image: Picture, part: Picture) => Picture} */
export function joined(image, part) {
  const known = new Map(Array.from(image.places, (place, number) => [place, number]));
  const places = Uint32Array.of(...image.places, ...part.places.filter(place => !known.has(place)));
  places.forEach((place, number) => known.set(place, number));
  const blocks = new Uint32Array(places.length * BLOCK);
  blocks.set(image.blocks);
  part.places.forEach((place, number) => {
    const start = /** @type {number} */ (known.get(place)) * BLOCK;
    part.blocks.subarray(number * BLOCK, (number + 1) * BLOCK).forEach((word, at) => { blocks[start + at] ^= word; });
  });
  return { ...part, places, blocks };
}

/** Make room for a snapshot in a fresh memory; returns a copy of what the program file has filled in.
 * @type {(image: Pick<Picture, "size" | "base">, memory: Filled) => Bytes} */
export function prepare({ size, base }, memory) {
  const missing = size - memory.buffer.byteLength;
  if (missing < 0) throw new Error("this image belongs to another program");
  if (missing) /** @type {WebAssembly.Memory} */ (memory).grow(missing / PAGE);
  return new Uint8Array(memory.buffer).slice(0, base);
}

/** Turn a memory into that of the snapshot; nothing has been written to it from `used` on.
 * @type {(image: Picture, memory: Filled, filled: Bytes, used: number) => void} */
export function restore({ base, places, blocks }, memory, filled, used) {
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(filled);
  bytes.fill(0, base, used);
  const words = new Uint32Array(memory.buffer);
  places.forEach((place, number) => {
    const block = blocks.subarray(number * BLOCK, (number + 1) * BLOCK), start = place * BLOCK;
    if (4 * start >= base) words.set(block, start);
    else block.forEach((word, at) => { words[start + at] ^= word; });
  });
}
