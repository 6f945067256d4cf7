// The worker that runs the engine: started by index.html before anything else, sent commands as JSON, replaced if it is lost.
import { line, show } from "./progress.js";

const ADDRESS = new URL("./interpreter.js", import.meta.url);
/** @type {WorkerOptions} */
const NAMED = { type: "module", name: "engine" };
const HASHES = /** @type {Hashes} */ (/** @type {unknown} */ ("@HASHES@")), GAMES = "@GAMES@";  // what the worker's files contain, which is its version; the build fills these in

let /** @type {Worker | undefined} */ worker, /** @type {Settling} */ settle, /** @type {Promise<void>} */ up, count = 0, again = true;
let signs = 0, stuck = false, there = false;  // signs of life; whether the worker waits for its line; whether it answers
let game = "", given = "";  // what is to be played, and what the worker was told of that
let /** @type {() => unknown} */ mended = () => {};  // what to do where the line holds again after the page was told that it does not
const ENDED = "ended", LIVES = 3;  // why a call fails whose worker is no more; how many may end before they answer
let lives = LIVES, lost = false, /** @type {() => unknown} */ attended = () => {};  // whether the worker has ended, and who hears of that
/** @type {Map<number, Call>} */
let calls = new Map();  // what to do with the answer and what was asked, by the number of the call

/** @type {(what: string) => void} */
function failed(what) {
  const lost = new Error(what);
  settle.reject(lost);
  for (const { reject } of calls.values()) reject(lost);
  calls.clear();
}

/** @type {(event: MessageEvent<FromWorker>) => unknown} */
function hear({ data: { id, answer, up, error, share, broken, asks, stuck: waits, life } }) {
  again = false;
  signs += 1;
  if (life) return watch(life, worker);
  if (asks) return about(game || Object.keys(GAMES)[0]);
  if (share !== undefined) return show(share);
  if (broken !== undefined) return broken || !stuck ? line(broken) : resumed();
  if (up) return up === HASHES.image ? arrived() : failed(`${ADDRESS.pathname} is of another version`);
  if (!id) {
    stuck = Boolean(waits);
    return failed(/** @type {string} */ (error));
  }
  const call = calls.get(id);
  calls.delete(id);
  if (error) call?.reject(new Error(error)); else call?.resolve(/** @type {string} */ (answer));
}

// A download that was reported as stuck continues.
function resumed() {
  line(false);
  mended();
}

function arrived() {
  there = true;
  line(false);
  settle.resolve();
}

// If the worker's script is missing or incomplete, the worker is started again: the next connection may hold.
/** @type {(event: ErrorEvent) => Promise<void>} */
async function gone(event) {
  event.preventDefault();
  if (!again) return failed(event.message || `${ADDRESS.pathname} is missing`);
  again = false;
  const { target } = event;
  await fetch(ADDRESS, { cache: "reload" }).catch(() => {});
  if (target !== worker) return;  // another one has been started meanwhile
  anew();
}

// Another worker gets the commands that the one before has not answered.
function anew() {
  start(new Worker(ADDRESS, NAMED));
  for (const [id, { text }] of calls) /** @type {Worker} */ (worker).postMessage({ id, text });
}

// The browser may end a worker, usually for lack of memory. If it had answered, it knew a game, which the page must send to the next one.
/** @type {(life: string, one: Worker | undefined) => Promise<void>} */
async function watch(life, one) {
  await navigator.locks.request(life, () => {}).catch(() => new Promise(() => {}));
  if (one !== worker) return;
  if (!there && (lives -= 1)) return anew();
  lost = true;
  failed(ENDED);
  attended();
}

/** Call back when a worker that has answered ends.
 * @type {(told: () => unknown) => void} */
export function attend(told) {
  attended = told;
}

/** Whether the worker has ended and has not been replaced. */
export function ended() {
  return lost;
}

/** @type {(started: Worker) => void} */
function start(started) {
  stuck = false;
  worker = Object.assign(started, { onmessage: hear, onerror: gone });
  given = "";
  tell();
}

function tell() {
  if (worker && game && !given) worker.postMessage({ game: given = game });
}

/** Set the game to be played: the next worker loads its snapshot.
 * @type {(name: string) => void} */
export function about(name) {
  game = name;
  tell();
}

/** Whether the present worker has loaded another game than the one to be played. */
export function other() {
  return Boolean(worker) && given !== game;
}

function promise() {
  up = new Promise((resolve, reject) => { settle = { resolve, reject }; });
  up.catch(() => {});  // told when it is waited for
}

/** Adopt the worker that index.html has started, with its messages so far, or start another one. */
export function begin() {
  promise();
  stuck = there = lost = false;
  lives = LIVES;
  const first = globalThis.firstWorker;
  globalThis.firstWorker = null;
  again = true;
  worker = undefined;
  if (first || !held) launch(first);
}

let held = false;  // the worker is not wanted yet

/** @type {(first?: typeof firstWorker) => void} */
function launch(first) {
  start(first?.worker ?? new Worker(ADDRESS, NAMED));
  for (const event of first?.said ?? []) (event.type === "message" ? hear : gone)(/** @type {MessageEvent & ErrorEvent} */ (event));
}

function wanted() {
  held = false;
  if (!worker) launch();
}

/** Begin. If index.html has started no worker, start one only when a promise settles or the engine is needed.
 * @type {(promise: Promise<unknown>) => void} */
export function beginWhen(promise) {
  held = true;
  begin();
  promise.then(wanted);
}

/** A promise that the worker answers. It is rejected with the name of what is missing. */
export function ready() {
  wanted();
  return up;
}

/** A promise that downloads that were reported as stuck continue. */
export function goesOn() {
  return /** @type {Promise<void>} */ (new Promise(done => { mended = done; }));
}

/** How many messages the worker has sent: while the number grows, it is loading. */
export function life() {
  return signs;
}

/** Request the files again that a broken connection has stopped. */
export function hurry() {
  worker?.postMessage({ again: true });
}
addEventListener("click", ({ target }) => { if (target.closest?.("[data-hurry]")) hurry(); });

/** Send a command; returns a promise of the answer.
 * @type {(text: string) => Promise<string>} */
export function call(text) {
  return new Promise((resolve, reject) => {
    wanted();
    if (lost) throw new Error(ENDED);
    calls.set(count += 1, { resolve, reject, text });
    /** @type {Worker} */ (worker).postMessage({ id: count, text });
  });
}

/** End the worker and start another one; if its connection was broken, the new one keeps what has arrived. */
export function replace() {
  if (stuck) {
    stuck = false;
    promise();
    return there ? arrived() : hurry();
  }
  /** @type {Worker} */ (worker).terminate();
  failed("replaced");
  begin();
}
