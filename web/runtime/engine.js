// The worker that runs the engine: started by the page itself before anything else, asked by texts of JSON, replaced where it is lost.
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

// What the page has been told of as stuck goes on.
function resumed() {
  line(false);
  mended();
}

function arrived() {
  there = true;
  line(false);
  settle.resolve();
}

// A worker whose script does not come, or not whole, is started once more: a connection may break, and the next one hold.
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

// Another worker, which is asked what the one before was: it has not answered yet.
function anew() {
  start(new Worker(ADDRESS, NAMED));
  for (const [id, { text }] of calls) /** @type {Worker} */ (worker).postMessage({ id, text });
}

// The browser may end a worker, for want of memory above all. Who has answered knew a game: the page has to tell the next one of it.
/** @type {(life: string, one: Worker | undefined) => Promise<void>} */
async function watch(life, one) {
  await navigator.locks.request(life, () => {}).catch(() => new Promise(() => {}));
  if (one !== worker) return;
  if (!there && (lives -= 1)) return anew();
  lost = true;
  failed(ENDED);
  attended();
}

/** Have it told when a worker ends that has answered.
 * @type {(told: () => unknown) => void} */
export function attend(told) {
  attended = told;
}

/** Whether the worker has ended, and no other one has taken its place. */
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

/** Say which game is to be played: the worker that comes has it at hand.
 * @type {(name: string) => void} */
export function about(name) {
  game = name;
  tell();
}

/** Whether the present worker has another game at hand than that which is to be played. */
export function other() {
  return Boolean(worker) && given !== game;
}

function promise() {
  up = new Promise((resolve, reject) => { settle = { resolve, reject }; });
  up.catch(() => {});  // told when it is waited for
}

/** Take up the worker that index.html has started, with what it has said since, or start another one. */
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

/** Begin, but start a worker, where index.html has started none, only when a promise settles or somebody wants the engine.
 * @type {(promise: Promise<unknown>) => void} */
export function beginWhen(promise) {
  held = true;
  begin();
  promise.then(wanted);
}

/** A promise that the worker answers. It is rejected with what is missing. */
export function ready() {
  wanted();
  return up;
}

/** A promise that what has stopped for a broken line, of which the page has been told, goes on. */
export function goesOn() {
  return /** @type {Promise<void>} */ (new Promise(done => { mended = done; }));
}

/** How often the worker has been heard of: while that grows, it is coming. */
export function life() {
  return signs;
}

/** Have the files that a broken line has stopped asked for now. */
export function hurry() {
  worker?.postMessage({ again: true });
}
addEventListener("click", ({ target }) => { if (target.closest?.("[data-hurry]")) hurry(); });

/** Have a command carried out; a promise of the answer.
 * @type {(text: string) => Promise<string>} */
export function call(text) {
  return new Promise((resolve, reject) => {
    wanted();
    if (lost) throw new Error(ENDED);
    calls.set(count += 1, { resolve, reject, text });
    /** @type {Worker} */ (worker).postMessage({ id: count, text });
  });
}

/** End the worker and start another one; one whose line was broken goes on with what has come. */
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
