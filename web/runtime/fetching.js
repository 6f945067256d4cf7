// Fetches files of the site; errors name the file that is missing or damaged.
import { decoder, pieces, unzstd } from "./zstd.js";

const GZIP = [0x1f, 0x8b], ZSTD = [0x28, 0xb5, 0x2f, 0xfd];  // how packed files begin
const DECODER = new URL("../../vendor/zstd/zstd.wasm.gz", import.meta.url).href;

const fetch = globalThis.fetch.bind(globalThis);  // the browser's own, whatever is put in its place later

/** @type {(bytes: ArrayBuffer) => string} */
const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

export const MISSING = "missing";  // the cause of an error, beside damages
/** @type {RequestInit} */
const ANEW = { cache: "reload" };  // past what the browser has kept

/** Do something with a file; if it is damaged, fetch it again and retry once. A missing file is not retried here.
 * @template T
 * @param {(options: RequestInit) => Promise<T>} work
 * @returns {Promise<T>} */
export async function twice(work) {
  return work({}).catch(error => {
    if (error.cause === MISSING) throw error;
    return work(ANEW);
  });
}

/** Fetch a file. Errors: names the file if it is missing.
 * @type {(address: string, options?: RequestInit) => Promise<Response>} */
export async function asked(address, options) {
  const answer = await fetch(address, options).catch(() => /** @type {Response} */ (/** @type {unknown} */ ({ status: "no answer" })));
  if (!answer.ok) throw new Error(`${new URL(address).pathname} is missing (${answer.status})`, { cause: MISSING });
  return answer;
}

let /** @type {Promise<Decoder> | undefined} */ known, /** @type {Decoder} */ decoding;

/** The decoder of .zst files; call early to preload it. Errors: it is missing or damaged. */
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

/** The contents of a .gz or .zst file as a response, unpacked here unless the host or sw.js has already done so.
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

/** The contents of a .zst file's bytes, once the decoder is loaded; a host or sw.js may have unpacked them already.
 * @type {(bytes: Bytes) => Bytes} */
export function unpackedNow(bytes) {
  if (!begins(bytes, ZSTD)) return bytes;
  const found = pieces(decoding, bytes), whole = new Uint8Array(found.reduce((sum, { length }) => sum + length, 0));
  found.reduce((at, piece) => { whole.set(piece, at); return at + piece.length; }, 0);
  return whole;
}

/** Return bytes if they have this hash. Errors: they have another. Pages without https cannot compute it and rely on gzip's checksum.
 * @type {(bytes: ArrayBuffer, hash: string) => Promise<ArrayBuffer>} */
export async function check(bytes, hash) {
  const found = globalThis.crypto.subtle && hex(await crypto.subtle.digest("SHA-256", bytes));
  if (found && found !== hash) throw new Error("a file is damaged or of another version");
  return bytes;
}
