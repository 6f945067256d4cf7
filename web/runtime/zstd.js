// Zstandard: a sixth smaller than gzip and unpacked as quickly, but browsers do not offer it to scripts. So the reference decoder is
// included, as WebAssembly; the service worker has this script too (tools/precache.py).
const WORD = 4, FAULT = 0xffffff00;  // answers from here on are numbers of faults

/** The decoder, from a response with its program.
 * @type {(answer: Response) => Promise<Decoder>} */
export async function decoder(answer) {
  const imports = { env: { emscripten_notify_memory_growth() {} } };
  return /** @type {Decoder & WebAssembly.Exports} */ ((await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance.exports);
}

// Unpacks bytes piece by piece: `unpack` passes on the output, `end` checks that it is complete.
/** @type {(zstd: Decoder, take: (piece: Bytes) => void) => { unpack(bytes: Bytes): void, end(): void }} */
function unpacker(zstd, take) {
  const room = zstd.ZSTD_DStreamInSize(), size = zstd.ZSTD_DStreamOutSize();
  const input = zstd.malloc(room), output = zstd.malloc(size), words = zstd.malloc(6 * WORD), context = zstd.ZSTD_createDCtx();
  let rest = 1;
  const piece = (/** @type {Bytes} */ bytes) => {
    new Uint8Array(zstd.memory.buffer).set(bytes, input);
    new Uint32Array(zstd.memory.buffer, words, 3).set([input, bytes.length, 0]);
    for (let written = size, read = 0; read < bytes.length || written === size;) {  // a full room may not be all
      new Uint32Array(zstd.memory.buffer, words + 3 * WORD, 3).set([output, size, 0]);
      rest = zstd.ZSTD_decompressStream(context, words + 3 * WORD, words) >>> 0;
      if (rest > FAULT) throw new Error("a packed file is damaged");
      [, , read, , , written] = new Uint32Array(zstd.memory.buffer, words, 6);
      if (written) take(new Uint8Array(zstd.memory.buffer, output, written).slice());
    }
  };
  const unpack = (/** @type {Bytes} */ bytes) => { for (let at = 0; at < bytes.length; at += room) piece(bytes.subarray(at, at + room)); };
  const end = () => {
    zstd.ZSTD_freeDCtx(context);
    for (const place of [input, output, words]) zstd.free(place);
    if (rest) throw new Error("a packed file is cut short");
  };
  return { unpack, end };
}

/** A stream that unpacks what is written to it with a decoder. Errors: the data is damaged or incomplete.
 * @type {(zstd: Decoder) => TransformStream<Bytes, Bytes>} */
export function unzstd(zstd) {
  let /** @type {ReturnType<typeof unpacker>} */ work;
  return new TransformStream({
    start(controller) { work = unpacker(zstd, bytes => controller.enqueue(bytes)); },
    transform(bytes) { work.unpack(bytes); },
    flush() { work.end(); },
  });
}

/** The contents of packed bytes as pieces, at once. Errors: they are damaged or incomplete.
 * @type {(zstd: Decoder, bytes: Bytes) => Bytes[]} */
export function pieces(zstd, bytes) {
  const found = /** @type {Bytes[]} */ ([]), { unpack, end } = unpacker(zstd, piece => found.push(piece));
  unpack(bytes);
  end();
  return found;
}
