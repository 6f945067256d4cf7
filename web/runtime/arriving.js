// Downloads the engine's files for the worker. The page is sent the progress. A download that breaks off is resumed where it was; if the
// connection stays broken, the page is told so and may ask for another try ({ again: true }). Without that, the next try comes after
// a while.
import { MISSING } from "./fetching.js";

const SIZES = /** @type {Record<string, Size>} */ (/** @type {unknown} */ ("@SIZES@"));  // [bytes as they travel, bytes unpacked] of each file of a start and each game's part, by its name; the build fills this in
const PAUSES = [500, 1000, 2000, 4000];  // ms before each further try that may be in vain
const REFUSED = 2;  // further tries of a file that the host does not have: it may be the wrong moment, hardly more
const PATIENCE = 8000;  // ms before each one after those, of which the page has been told
const STALLED = 30_000;  // ms without a byte of a file that was coming, after which it is asked for again
const EACH = 100;  // ms between two words to the page

const fetch = globalThis.fetch.bind(globalThis);  // the browser's own, whatever Pyodide is given in its place

const parts = /** @type {Map<string, number>} */ (new Map());  // how much (0 to 1) of each file is there
const stuck = /** @type {Set<string>} */ (new Set());  // what has begun to come and does not go on
const pauses = /** @type {Set<() => void>} */ (new Set());  // what ends each pause between two tries
let /** @type {ReturnType<typeof setTimeout> | undefined} */ timer, broken = false;

/** @type {(address: string) => [name: string, size: Size]} */
const sizeOf = address => Object.entries(SIZES).find(([name]) => address.endsWith("/" + name)) ?? [address, [0, 0]];
/** @type {(address: string, why: string | number) => Error} */
const missing = (address, why) => new Error(`${new URL(address).pathname} is missing (${why})`, { cause: MISSING });

function tell() {
  timer = undefined;
  const come = [...parts].map(([name, part]) => /** @type {const} */ ([SIZES[name]?.[0] ?? 0, Math.min(part, 1)]));
  const total = come.reduce((sum, [bytes]) => sum + bytes, 0), there = come.reduce((sum, [bytes, part]) => sum + bytes * part, 0);
  postMessage({ share: there / total });
}

/** Note how much (0 to 1) of a file has arrived.
 * @type {(address: string, part?: number) => void} */
export function note(address, part = 1) {
  parts.set(sizeOf(address)[0], part);
  timer ??= setTimeout(tell, EACH);
}

/** Count a file among those whose progress the page is sent.
 * @type {(address: string) => void} */
export function expect(address) {
  parts.set(sizeOf(address)[0], 0);
}

/** @type {(breaks: boolean) => void} */
function line(breaks) {
  if (breaks !== broken) postMessage({ broken: broken = breaks });
}

// Try again after some time, when the device is online again, or when a person asks for it.
/** @type {(milliseconds: number) => Promise<void>} */
function pause(milliseconds) {
  return new Promise(done => {
    pauses.add(done);
    setTimeout(done, milliseconds);
  });
}
function nudge() {
  for (const done of pauses) done();
  pauses.clear();
}
addEventListener("online", nudge);
addEventListener("message", ({ data }) => { if (data.again) nudge(); });

/** Fetch a file of the engine; its progress is counted, and a broken download is resumed. Errors: names the file if it is missing.
 * @type {(address: string, options?: RequestInit) => Promise<Response>} */
export async function asked(address, options) {
  const answer = await begun(address, options);
  if (!answer.ok) throw missing(address, answer.status);
  if (answer.headers.has("x-unpacked")) {  // kept by sw.js
    note(address);
    return answer;
  }
  return new Response(steady(answer, address), { headers: answer.headers });
}

// If another file is stuck too, the connection is broken and this file waits as well; otherwise this file is missing.
/** @type {(address: string, options?: RequestInit) => Promise<Response>} */
async function begun(address, options) {
  for (const [tries, milliseconds] of [...PAUSES, 0].entries()) {
    const answer = await fetch(address, tries ? { cache: "reload" } : options).catch(() => undefined);
    if (answer?.ok || answer && tries >= REFUSED) return answer;
    if (!answer) line(true);
    if (milliseconds) await pause(milliseconds);
  }
  if (!stuck.size) throw missing(address, "no answer");
  await pause(PATIENCE);
  return begun(address, options);
}

/** @type {(answer: Response, address: string) => ReadableStream<Bytes>} */
function steady(answer, address) {
  const [name, [packed, unpacked]] = sizeOf(address), size = answer.headers.has("content-encoding") ? unpacked : packed;
  let reader = /** @type {ReadableStream<Bytes>} */ (answer.body).getReader(), at = 0;
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        try {
          const { done, value } = await inTime(reader.read());
          if (done) return controller.close();
          at += value.length;
          stuck.delete(name);
          line(stuck.size > 0);  // what comes of one file does not mend the line of another
          note(address, at / size);
          return controller.enqueue(value);
        } catch {
          reader.cancel().catch(() => {});
          stuck.add(name);
          reader = (await further(address, at)).getReader();
        }
      }
    },
    cancel: reason => reader.cancel(reason),
  }, { highWaterMark: 0 });
}

/** @template T
 * @param {Promise<T>} reading
 * @returns {Promise<T>} */
function inTime(reading) {
  let /** @type {ReturnType<typeof setTimeout>} */ late;
  return Promise.race([reading, /** @type {Promise<never>} */ (new Promise((_, failed) => { late = setTimeout(failed, STALLED); }))]).finally(() => clearTimeout(late));
}

// The rest of a file from an offset on, as soon as the connection allows.
/** @type {(address: string, at: number) => Promise<ReadableStream<Bytes>>} */
async function further(address, at) {
  line(true);
  for (let tries = 0; ; tries += 1) {
    await pause(PAUSES[tries] ?? PATIENCE);
    const rest = await ranged(address, at).catch(() => undefined);
    if (rest) return rest;
    if (tries === PAUSES.length - 1) postMessage({ error: missing(address, "no answer").message, stuck: true });
  }
}

// Hosts without range requests, or with another encoding of the file, send all of it again.
/** @type {(address: string, at: number) => Promise<ReadableStream<Bytes> | undefined | null>} */
async function ranged(address, at) {
  const answer = await fetch(address, { headers: { range: `bytes=${at}-` } });
  if (answer.status === 206 && !answer.headers.has("content-encoding")) return answer.body;
  const whole = answer.status === 206 ? await fetch(address) : answer;
  return whole.ok ? /** @type {ReadableStream<Bytes>} */ (whole.body).pipeThrough(without(at)) : undefined;
}

/** @type {(left: number) => TransformStream<Bytes, Bytes>} */
function without(left) {
  return new TransformStream({
    transform(bytes, controller) {
      if (bytes.length > left) controller.enqueue(bytes.subarray(left));
      left = Math.max(left - bytes.length, 0);
    },
  });
}
