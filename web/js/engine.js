// The worker that runs the engine: started by the page itself before anything else, asked by texts of JSON, replaced where it is lost.
const ADDRESS = new URL("./interpreter.js", import.meta.url);
const NAMED = { type: "module", name: "engine" };
const HASHES = "@HASHES@";  // what the worker's files contain, which is its version; the build fills it in

let worker, settle, up, count = 0, again = true;
let calls = new Map();  // what to do with the answer and what was asked, by the number of the call

function failed(what) {
  const lost = new Error(what);
  settle.reject(lost);
  for (const { reject } of calls.values()) reject(lost);
  calls.clear();
}

function hear({ data: { id, answer, up, error } }) {
  again = false;
  if (up) return up === HASHES.image ? settle.resolve() : failed(`${ADDRESS.pathname} is of another version`);
  if (!id) return failed(error);
  const call = calls.get(id);
  calls.delete(id);
  if (error) call?.reject(new Error(error)); else call?.resolve(answer);
}

// A worker whose script does not come is started once more: a connection may break, and the next one hold.
function gone(event) {
  event.preventDefault();
  if (event.message || !again) return failed(event.message || `${ADDRESS.pathname} is missing`);
  again = false;
  start(new Worker(ADDRESS, NAMED));
  for (const [id, { text }] of calls) worker.postMessage({ id, text });
}

function start(started) {
  worker = Object.assign(started, { onmessage: hear, onerror: gone });
}

/** Take up the worker that index.html has started, with what it has said since, or start another one. */
export function begin() {
  up = new Promise((resolve, reject) => { settle = { resolve, reject }; });
  up.catch(() => {});  // told when it is waited for
  const first = globalThis.firstWorker;
  globalThis.firstWorker = null;
  again = true;
  worker = undefined;
  if (first || !held) launch(first);
}

let held = false;  // the worker is not wanted yet

function launch(first) {
  start(first?.worker ?? new Worker(ADDRESS, NAMED));
  for (const event of first?.said ?? []) (event.type === "message" ? hear : gone)(event);
}

function wanted() {
  held = false;
  if (!worker) launch();
}

/** Begin, but start a worker, where index.html has started none, only when a promise settles or somebody wants the engine. */
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

/** Have a command carried out; a promise of the answer. */
export function call(text) {
  return new Promise((resolve, reject) => {
    wanted();
    calls.set(count += 1, { resolve, reject, text });
    worker.postMessage({ id: count, text });
  });
}

/** End the worker and start another one. */
export function replace() {
  worker.terminate();
  failed("replaced");
  begin();
}
