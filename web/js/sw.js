// Stores the whole site in the browser, so that it works without the server after the first visit.
// The build writes this file to the root of the site with the versions and FILES ({path: [bytes, sha256]}) filled in.
const VERSION = "@VERSION@";
/** @type {Record<string, [bytes: number, hash: string]>} */
const FILES = {/*@FILES@*/};
const ROOT = new URL("./", location.href).href;
const PREFIX = "sanjuan:" + new URL(ROOT).pathname + ":";
const APP = PREFIX + "app:" + VERSION;
const RUNTIME = PREFIX + "runtime:@RUNTIME@";  // interpreters and libraries, which most new versions do not change

/** @type {(path: string) => string} */
const address = path => new URL(path, ROOT).href;

// Return the file of the site for a requested address, or null; the bare folder is index.html.
/** @type {(url: string) => string | null} */
function named(url) {
  const path = url.slice(ROOT.length).split(/[?#]/)[0] || "index.html";
  return url.startsWith(ROOT) && path in FILES ? path : null;
}

/** @type {(path: string) => string} */
const home = path => path.startsWith("vendor/") ? RUNTIME : APP;

/** @type {(bytes: ArrayBuffer) => string} */
const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

// Return the copy of a file with the same hash from any of our caches: of an older version, or of an interrupted visit.
/** @type {(path: string, hash: string) => Promise<Response | undefined>} */
async function copied(path, hash) {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX));
  const copies = await Promise.all(names.map(cacheName => caches.match(address(path), { cacheName })));
  return copies.find(copy => copy?.headers.get("x-sha256") === hash);
}

// @ZSTD@

// Files that a start unpacks are stored unpacked: later starts are faster, and the browser may reuse a compiled program.
/** @type {[RegExp, string][]} */
const UNPACKED = [
  [/asm\.wasm\.zst$/, "application/wasm"], [/pyodide\.data\.zst$/, "application/octet-stream"], [/^engine\/.*\.zst$/, "application/octet-stream"],
];

const DECODER = "vendor/zstd/zstd.wasm.gz";

/** @type {Promise<Decoder> | undefined} */
let known;
const zstd = () => known ??= asked(address(DECODER), []).then(({ body }) =>
  decoder(new Response(/** @type {ReadableStream<Bytes>} */ (new Response(body).body).pipeThrough(new DecompressionStream("gzip")))));

/** @type {(path: string, body: ArrayBuffer, hash: string, type: string) => Promise<Response>} */
async function toKeep(path, body, hash, type) {
  const unpacked = UNPACKED.find(([which]) => which.test(path))?.[1];
  const headers = { "content-type": unpacked ?? type, "x-sha256": hash };
  if (!unpacked) return new Response(body, { headers });
  const stream = /** @type {ReadableStream<Bytes>} */ (new Response(body).body).pipeThrough(unzstd(await zstd()));
  return new Response(stream, { headers: { ...headers, "x-unpacked": "yes" } });
}

// One of hundreds of connections may well break while the next one works, so files to be stored are requested again.
const PAUSES = [300, 1500];  // ms

/** @type {(address: string, pauses: number[]) => Promise<{ answer: Response, body: ArrayBuffer }>} */
async function asked(address, pauses) {
  try {
    const answer = await fetch(new Request(address, { cache: "no-cache" }));
    return { answer, body: await answer.arrayBuffer() };
  } catch (error) {
    if (!pauses.length) throw error;
    await new Promise(done => setTimeout(done, pauses[0]));
    return asked(address, pauses.slice(1));
  }
}

// Refuse any file but the one that the build wrote (a half-replaced site, a login page), so that versions never mix.
/** @type {(path: string, hash: string, pauses?: number[]) => Promise<Response>} */
async function fetched(path, hash, pauses = []) {
  const { answer, body } = await asked(address(path), pauses);
  if (hex(await crypto.subtle.digest("SHA-256", body)) !== hash) throw new Error(`${path} is not of version ${VERSION}`);
  return toKeep(path, body, hash, answer.headers.get("content-type") ?? "");
}

/** @type {(path: string) => Promise<void>} */
async function keep(path) {
  const hash = FILES[path][1];
  const own = await caches.match(address(path), { cacheName: home(path) });
  if (own?.headers.get("x-sha256") === hash) return;
  const cache = await caches.open(home(path));
  await cache.put(address(path), await copied(path, hash) ?? await fetched(path, hash, PAUSES));
}

/** @type {(message: object) => Promise<void>} */
async function tell(message) {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) if (page.url.startsWith(ROOT)) page.postMessage(message);
}

// Night pictures are stored when the first of them is requested: people who play by day never load them.
const NIGHT = "/art/night/";
/** @type {(path: string) => boolean} */
const dark = path => path.includes(NIGHT);
/** @type {(file: [path: string, file: unknown]) => boolean} */
const always = ([path]) => !dark(path);

// Return whether an older version was used by night, so that the new one needs the night pictures too.
async function usedByNight() {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX));
  const found = await Promise.all(names.map(cacheName => caches.match(address("web/art/night/harbour.webp"), { cacheName })));
  return found.some(Boolean);
}

// Store all night pictures, once; afterwards the theme can be changed without a network as well.
/** @type {Promise<unknown> | undefined} */
let night;
function keepNight() {
  night ??= Promise.all(Object.keys(FILES).filter(dark).map(keep)).catch(error => {
    night = undefined;
    console.info("The pictures of the night are not all kept:", error.message);
  });
  return night;
}

// Return a night picture; if it is not stored and the server is gone, the same picture by day.
/** @type {(path: string) => Promise<Response | undefined>} */
async function nightly(path) {
  const byDay = path.replace(NIGHT, "/art/");
  try {
    return await fetched(path, FILES[path][1]);
  } catch (error) {
    if (!(byDay in FILES)) throw error;
    return caches.match(address(byDay), { cacheName: APP });
  }
}

// Store every file, in parallel, and tell the pages how many per cent of the bytes are stored. One failure ends it all.
async function install() {
  const entries = Object.entries(FILES).filter(await usedByNight() ? Boolean : always);
  const total = entries.reduce((sum, [, [bytes]]) => sum + bytes, 0);
  let kept = 0, told = 0;
  await Promise.all(entries.map(async ([path, [bytes]]) => {
    await keep(path);
    kept += bytes;
    const percent = Math.floor(10 * kept / total) * 10;
    if (percent > told) await tell({ kept: told = percent, version: VERSION });
  }));
}

// If the browser has no room for the site, let the page say so. No other missing file would be worth a message.
/** @type {(error: Error) => Promise<never>} */
async function tellFull(error) {
  if (error.name === "QuotaExceededError") await tell({ full: VERSION });
  throw error;
}

// Let the browser answer most requests from our caches without starting this script. What is missing from a cache then comes
// from the network; the pages check the digests of their files.
/** @type {(event: InstallEvent) => Promise<void>} */
async function route(event) {
  const cache = await caches.open(APP), folder = new URL(ROOT).pathname.replace(/[+*?:{}()\\]/g, "\\$&");
  await cache.put(ROOT, /** @type {Response} */ (await cache.match(address("index.html"))));
  const under = (/** @type {string} */ path, /** @type {unknown} */ source) => ({ condition: { urlPattern: { pathname: folder + path, search: "" }, requestMethod: "GET" }, source });
  const routes = [under("*" + NIGHT + "*", "fetch-event"), under("vendor/*", { cacheName: RUNTIME }), under("*", { cacheName: APP })];
  await event.addRoutes?.(routes);
}

async function tidy() {
  const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== APP && name !== RUNTIME);
  await Promise.all(old.map(name => caches.delete(name)));
}

// Answer from the caches of this version only. What the browser has evicted is fetched again and must be of this version.
/** @type {(request: Request) => Promise<Response>} */
async function answer(request) {
  const path = named(request.url);
  if (!path) return fetch(request);
  const kept = await caches.match(address(path), { cacheName: home(path) });
  if (kept) return kept;
  return dark(path) ? /** @type {Promise<Response>} */ (nightly(path)) : fetched(path, FILES[path][1]);
}

// Replace the older version. A starting page asks for this, or a person after a game; only one page may be open.
/** @type {(port: MessagePort) => Promise<void>} */
async function takeOver(port) {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const alone = windows.filter(page => page.url.startsWith(ROOT)).length <= 1;
  port.postMessage(alone ? "taking over" : "other pages are open");
  if (alone) await skipWaiting();
}

addEventListener("install", event => event.waitUntil(install().then(() => route(event)).catch(tellFull)));
addEventListener("activate", event => event.waitUntil(tidy()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(ROOT)) return;
  event.respondWith(answer(event.request));
  if (dark(url)) event.waitUntil(keepNight());
});

// Control the page of a first visit from here on, if it has exactly this version.
addEventListener("message", event => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
  else if (event.data?.claim === VERSION) event.waitUntil(clients.claim());
  if (event.data?.theme === "night") event.waitUntil(keepNight());
});
