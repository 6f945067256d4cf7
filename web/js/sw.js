// Keeps the whole site in the browser: after the first visit the server may be gone.
// The build writes this file to the root of the site with VERSION and FILES ({path: sha256}) filled in.
const VERSION = "@VERSION@";
const FILES = {/*@FILES@*/};
const PREFIX = "sanjuan:" + new URL("./", location.href).pathname + ":";
const CACHE = PREFIX + VERSION;

const address = path => new URL(path, location.href).href;

const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

// The copy that an older version holds under the same hash, if any.
async function older(request, hash) {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  const copies = await Promise.all(names.map(async name => (await caches.open(name)).match(request)));
  return copies.find(copy => copy?.headers.get("x-sha256") === hash);
}

// A file other than the one the build wrote (a site half replaced, a login page) ends the installation: the old stays.
async function fetched(request, hash) {
  const answer = await fetch(new Request(request, { cache: "no-cache" }));
  const body = await answer.arrayBuffer();
  if (hex(await crypto.subtle.digest("SHA-256", body)) !== hash) throw new Error(`${request} is not of version ${VERSION}`);
  return new Response(body, { headers: { "content-type": answer.headers.get("content-type") ?? "", "x-sha256": hash } });
}

async function keep(cache, path, hash) {
  const request = address(path);
  return cache.put(request, await older(request, hash) ?? await fetched(request, hash));
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(([path, hash]) => keep(cache, path, hash)));
}

async function tidy() {
  const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map(name => caches.delete(name)));
  await clients.claim();
}

// Cache first: one version of everything, never old and new mixed. A page address falls back to index.html.
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode === "navigate") return await cache.match(address("index.html")) ?? fetch(request);
  return fetch(request);
}

addEventListener("install", event => event.waitUntil(install()));
addEventListener("activate", event => event.waitUntil(tidy()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(address("./"))) event.respondWith(answer(event.request));
});

// Only a page that is just starting asks for this, and only one page may be open: old and new files never mix.
addEventListener("message", async event => {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const alone = windows.filter(page => page.url.startsWith(address("./"))).length <= 1;
  event.ports[0].postMessage(alone ? "taking over" : "other pages are open");
  if (alone) await skipWaiting();
});
