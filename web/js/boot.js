// Starts PyScript, and the service worker that keeps the site for offline play.
const offline = navigator.serviceWorker;

const PATIENCE = 1000;  // ms that a browser gets to change versions; it may put that off, then the old one starts

// What a waiting version says to taking over; it declines while other pages are open.
function ask(waiting) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise(resolve => { port1.onmessage = event => resolve(event.data); });
  waiting.postMessage("take over", [port2]);
  return answer;
}

// A new version waits until a page is loaded anew, and is taken then, before anything started: a game in progress never
// sees its files change. Answers whether the page is being loaded again.
async function takeNewVersion() {
  const waiting = (await offline.getRegistration())?.waiting;
  if (!waiting || await ask(waiting) !== "taking over") return false;
  const changed = await new Promise(resolve => {
    offline.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(resolve, PATIENCE, false);
  });
  if (changed) location.reload();
  return changed;
}

// Where storage is denied (a frame on another site) there is no service worker: the page plays, only not offline.
const reloading = offline && await takeNewVersion().catch(error => console.warn("No offline play:", error.message));
if (!reloading) {
  await import("../../vendor/pyscript/core.js");
  offline?.register("sw.js").catch(error => console.warn("No offline play:", error.message));
}
