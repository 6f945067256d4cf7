// The page's part of offline play and new versions: registers the service worker (sw.js) once the engine has loaded, passes on its
// progress, and activates a waiting version at the start of a visit or when a person asks for it.
import { thrifty } from "../runtime/save_data.js";

const framed = location.pathname.endsWith("/embed.html");
const container = framed ? undefined : navigator.serviceWorker;  // none in frames, where storage is denied, without https
const version = document.querySelector('meta[name="version"]')?.content;

const START_PATIENCE = 1000, PATIENCE = 10_000;  // ms that a browser gets to change versions, at the start and when asked

let state = "none", percent = 0, waiting = false, changed = false, /** @type {Listener} */ listen = () => {};

/** Call back at every change: listener(state, percent, waiting), where state is none, offered, keeping, kept, full or broken.
 * @type {(listener: Listener) => void} */
export function watch(listener) {
  listen = listener;
  listen(state, percent, waiting);
}

/** @type {(change: { state?: string, percent?: number, waiting?: boolean }) => void} */
function tell(change) {
  ({ state, percent, waiting } = { state, percent, waiting, ...change });
  listen(state, percent, waiting);
}

// The registration, or nothing: in a frame on another site the browser refuses even to say.
/** @type {() => Promise<Partial<ServiceWorkerRegistration>>} */
async function worker() {
  try {
    return await /** @type {ServiceWorkerContainer} */ (container).getRegistration() ?? {};
  } catch (error) {
    console.info("No offline play:", /** @type {Error} */ (error).message);
    return {};
  }
}

// The reply of a waiting version to a request to take over; it declines while other pages are open.
/** @type {(waiting: ServiceWorker) => Promise<string>} */
function ask(waiting) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise(resolve => { port1.onmessage = event => resolve(event.data); });
  waiting.postMessage("take over", [port2]);
  return answer;
}

// Returns "taken", "other pages are open", "late" if the browser delays the change, or "none" without a new version.
/** @type {(patience: number) => Promise<string>} */
async function take(patience) {
  const { waiting } = await worker();
  if (!waiting) return "none";
  const changed = new Promise(resolve => {
    /** @type {ServiceWorkerContainer} */ (container).addEventListener("controllerchange", () => resolve("taken"), { once: true });
    setTimeout(resolve, patience, "late");
  });
  const said = await ask(waiting);
  return said === "taking over" ? changed : said;
}

function gameSaved() {
  try { return Object.keys(localStorage).some(key => /^sanjuan\.save(\.|$)/.test(key)); } catch { return false; }
}

/** At the start of a visit, before anything runs: take a new version, unless a game is saved, which it might disturb.
 * Answers whether the page is being loaded again. */
export async function takeAtStart() {
  const said = container && !gameSaved() ? await take(START_PATIENCE) : "none";
  if (said === "late") /** @type {ServiceWorkerContainer} */ (container).addEventListener("controllerchange", late, { once: true });
  if (said === "taken") window.reload();
  return said === "taken";
}

// The change comes late: nothing is lost at the set-up; a game that has begun is finished with this version.
function late() {
  changed = true;
  if (["loading", "home", "setup"].includes(/** @type {string} */ (document.documentElement.dataset.state))) window.reload();
  else tell({ waiting: true });
}

/** Take the new version now, because a person asked for it; returns as `take` does. */
export async function update() {
  const said = changed ? "taken" : await take(PATIENCE);
  if (said === "taken") location.reload();
  return said;
}

/** Check for a new version; without a network there is none. */
export async function check() {
  const registration = container ? await worker() : {};
  await registration.update?.().catch(error => console.info("No new version:", error.message));
}

/** @type {(worker: ServiceWorker | null, registration: ServiceWorkerRegistration) => void} */
function follow(worker, registration) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell({ waiting: true });
    if (worker.state === "activated") settle(registration);
    if (worker.state === "redundant" && !registration.active && state !== "full") tell({ state: "broken" });
  });
}

/** @type {(registration: ServiceWorkerRegistration) => void} */
function settle(registration) {
  if (!/** @type {ServiceWorkerContainer} */ (container).controller) /** @type {ServiceWorker} */ (registration.active).postMessage({ claim: version, theme: document.documentElement.dataset.theme });
  tell({ state: "kept", percent: 100, waiting: changed || Boolean(registration.waiting) });
}

// A laptop that serves a network (sanjuan/lan/server.py) has no service worker for its guests: its pages say nothing of offline play.
const served = () => document.querySelector('meta[name="relay"]')?.getAttribute("content") === "";

/** Store the site for offline play; called when everything else has loaded, so that it does not slow down the start. With data saving
 * on, or on a slow connection, it is only offered: `wanted` says that a person has asked for it.
 * @type {(wanted?: boolean) => Promise<void>} */
export async function begin(wanted) {
  if (!container || served() || !["none", "offered"].includes(state)) return;
  if (!wanted && thrifty() && !(await worker()).active) return tell({ state: "offered" });
  container.addEventListener("message", ({ data }) => {
    // Files that were being stored when another one found no room arrive after that has been reported.
    if (data?.kept && ["none", "offered", "keeping"].includes(state)) tell({ state: "keeping", percent: data.kept });
    if (data?.full === version) tell({ state: "full" });
  });
  try {
    const registration = await container.register("sw.js");
    registration.addEventListener("updatefound", () => follow(registration.installing, registration));
    follow(registration.installing, registration);
    if (registration.active) settle(registration);
    else tell({ state: "keeping" });
  } catch (error) {
    console.info("No offline play:", /** @type {Error} */ (error).message);
    tell({ state: (await worker()).active ? "kept" : "broken" });
  }
}
