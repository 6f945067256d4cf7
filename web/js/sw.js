// Keeps the whole site in the browser: after the first visit the server may be gone.
// The build writes this file to the root of the site with VERSION and FILES ({path: sha256}) filled in.
const VERSION = "@VERSION@";
const FILES = {/*@FILES@*/};
const PREFIX = "sanjuan:" + new URL("./", location.href).pathname + ":";
const CACHE = PREFIX + VERSION;

const address = path => new URL(path, location.href).href;

// What an older version already holds under the same hash is taken over, the rest is fetched past the HTTP cache.
async function keep(cache, path, hash) {
  const request = address(path);
  for (const name of (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE)) {
    const old = await (await caches.open(name)).match(request);
    if (old?.headers.get("x-sha256") === hash) return cache.put(request, old);
  }
  const answer = await fetch(new Request(request, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set("x-sha256", hash);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return cache.put(request, new Response(answer.body, { headers }));
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
  if (event.request.method === "GET" && event.request.url.startsWith(address("./"))) event.respondWith(answer(event.request));
});
