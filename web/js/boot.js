// Starts PyScript, and the service worker that keeps the site for offline play.
const offline = navigator.serviceWorker;

// A new version waits until a page is loaded anew, and is taken then, before anything started: a game in progress never
// sees its files change. Answers whether the page is about to be reloaded; with other tabs open the old version stays.
async function takeNewVersion() {
  const waiting = (await offline.getRegistration())?.waiting;
  if (!waiting || !offline.controller) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise(resolve => { port1.onmessage = event => resolve(event.data); });
  const changed = new Promise(resolve => offline.addEventListener("controllerchange", () => resolve(true), { once: true }));
  waiting.postMessage("take over", [port2]);
  if (await answer !== "taking over") return false;
  await changed;
  location.reload();
  return true;
}

// Where storage is denied (a frame on another site) there is no service worker: the page plays, only not offline.
const reloading = offline && await takeNewVersion().catch(error => console.warn("No offline play:", error.message));
if (!reloading) {
  await import("../../vendor/pyscript/core.js");
  offline?.register("sw.js").catch(error => console.warn("No offline play:", error.message));
}
