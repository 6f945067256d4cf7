// Files of the site, asked for so that what is missing or damaged is said by its name.
import { decoder, pieces, unzstd } from "./zstd.js";

const GZIP = [0x1f, 0x8b], ZSTD = [0x28, 0xb5, 0x2f, 0xfd];  // how packed files begin
const DECODER = new URL("../../vendor/zstd/zstd.wasm.gz", import.meta.url).href;

const fetch = globalThis.fetch.bind(globalThis);  // the browser's own, whatever is put in its place later

/** @type {(bytes: ArrayBuffer) => string} */
const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

export const MISSING = "missing";  // the cause of an error, beside damages
/** @type {RequestInit} */
const ANEW = { cache: "reload" };  // past what the browser has kept

/** Do something with a file; where it is damaged once more, with the file fetched again. One that does not come has been asked for often enough.
 * @template T
 * @param {(options: RequestInit) => Promise<T>} work
 * @returns {Promise<T>} */
export async function twice(work) {
  return work({}).catch(error => {
    if (error.cause === MISSING) throw error;
    return work(ANEW);
  });
}

/** Fetch a file. Errors: the file is named when it is not there.
 * @type {(address: string, options?: RequestInit) => Promise<Response>} */
export async function asked(address, options) {
  const answer = await fetch(address, options).catch(() => /** @type {Response} */ (/** @type {unknown} */ ({ status: "no answer" })));
  if (!answer.ok) throw new Error(`${new URL(address).pathname} is missing (${answer.status})`, { cause: MISSING });
  return answer;
}

let /** @type {Promise<Decoder> | undefined} */ known, /** @type {Decoder} */ decoding;

/** The decoder of .zst files; who will want it soon asks early. Errors: it is missing or damaged. */
export function zstd() {
  known ??= twice(decoded).catch(error => {
    known = undefined;
    throw error;
  });
  return known;
}

/** @type {(options: RequestInit) => Promise<Decoder>} */
async function decoded(options) {
  const answer = await unpacked(await asked(DECODER, options), "application/wasm");
  const damaged = (/** @type {Error} */ { message }) => { throw new Error(`${new URL(DECODER).pathname} is damaged (${message})`); };
  return decoding = await decoder(answer).catch(damaged);
}

/** @type {(bytes: Uint8Array | undefined, how: number[]) => boolean} */
const begins = (bytes, how) => how.every((byte, at) => bytes?.[at] === byte);

/** What is in a .gz or .zst file, as a response; unpacked here unless the host has done so already, as some do, or sw.js before keeping it.
 * @type {(answer: Response, type: string) => Promise<Response>} */
export async function unpacked(answer, type) {
  if (answer.headers.has("x-unpacked")) return answer;
  const [probe, body] = /** @type {ReadableStream<Bytes>} */ (answer.body).tee();
  const reader = probe.getReader(), { value } = await reader.read();
  reader.cancel();
  const way = begins(value, GZIP) ? new DecompressionStream("gzip") : begins(value, ZSTD) && unzstd(await zstd());
  const stream = way ? body.pipeThrough(way) : body;
  return new Response(stream, { headers: { "content-type": type } });
}

/** What is in the bytes of a .zst file, once the decoder is there; a host or sw.js may have unpacked them.
 * @type {(bytes: Bytes) => Bytes} */
export function unpackedNow(bytes) {
  if (!begins(bytes, ZSTD)) return bytes;
  const found = pieces(decoding, bytes), whole = new Uint8Array(found.reduce((sum, { length }) => sum + length, 0));
  found.reduce((at, piece) => { whole.set(piece, at); return at + piece.length; }, 0);
  return whole;
}

/** Hand bytes on that have a hash. Errors: they have another. Pages without https cannot tell; gzip's own sum must do there.
 * @type {(bytes: ArrayBuffer, hash: string) => Promise<ArrayBuffer>} */
export async function check(bytes, hash) {
  const found = globalThis.crypto.subtle && hex(await crypto.subtle.digest("SHA-256", bytes));
  if (found && found !== hash) throw new Error("a file is damaged or of another version");
  return bytes;
}
