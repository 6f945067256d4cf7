// The worker: restores Pyodide from the build's snapshot of its memory with the engine imported, and the part of the game that is
// played. If that fails, starts it from its library and the engine's source. Then the engine answers, see engine.js.
import { asked, expect, note } from "./arriving.js";
import { listed, write } from "./bundle.js";
import { check, twice, unpacked, zstd } from "./fetching.js";
import { early, join } from "./split_module.js";
import { joined, prepare, read, restore } from "./snapshot.js";
import { thrifty } from "./save_data.js";

const HOME = new URL("../../vendor/pyodide/", import.meta.url).href;
const ENGINE = new URL("../../engine/", import.meta.url).href;
const PROGRAM = HOME + "pyodide.asm.wasm";  // kept as a .zst file: many a host would send it three times as long
const CONTENT = HOME + "pyodide.data.zst";  // of the program's memory at the beginning, but for what its second half alone reads
const SECOND = HOME + "@SECOND@";  // half of the program
const LIBRARY = HOME + "python_stdlib.zip";
const CATALOGUE = "@CATALOGUE@";  // of packages: none; the build fills these in
const HASHES = /** @type {Hashes} */ (/** @type {unknown} */ ("@HASHES@")), GAMES = /** @type {Record<string, string>} */ (/** @type {unknown} */ ("@GAMES@"));  // the latter: of each game's part of the image
const MISSING = '{"error": {"id": "part", "args": {}}}';  // said to the page when what a command needs does not come
const LATER = 10_000;  // ms after which the library is fetched that only a rare import needs, unless bytes are dear

// A lock that only this worker holds shows the page that the worker is alive. Without locks, the page would wait in vain for answers.
const life = `engine ${performance.timeOrigin} ${Math.random()}`;
const { navigator: browser } = globalThis;
browser.locks?.request(life, () => {
  postMessage({ life });
  return new Promise(() => {});
}).catch(() => {});

// All files are fetched in parallel and processed as they arrive; a failure shows when it is awaited.
zstd().catch(() => {});
for (const address of [PROGRAM + ".zst", CONTENT, HOME + "pyodide.asm.js"]) expect(address);
const image = pictured("image", HASHES.image);
image.then(() => performance.mark("image unpacked"), () => {});
let content = bytesOf(CONTENT, HASHES.content);
content.catch(() => {});
let program = twice(compiled);
program.then(() => performance.mark("program compiled"), () => {});
const [script, pyodide] = ["pyodide.asm.js", "pyodide.js"].map(imported);
script.then(() => note(HOME + "pyodide.asm.js"), () => {});
pyodide.catch(() => {});

// The page says which game is played; if it does not know yet, it is asked when everything else has arrived.
const game = /** @type {Promise<string>} */ (new Promise(done => { addEventListener("message", ({ data }) => { if (data.game) done(data.game); }); }));
const part = game.then(name => /** @type {Promise<Pictured> | undefined} */ (GAMES[name] && pictured(name, GAMES[name])));  // a game without one is imported from its source
part.catch(() => {});
Promise.all([image, content, program, script, pyodide]).then(() => postMessage({ asks: true }), () => {});

let /** @type {ReturnType<typeof join>} */ second, plainly = false;  // half of the program; whether Python starts without the image

/** @type {(name: string, hash: string) => Promise<Pictured>} */
async function pictured(name, hash) {
  const address = ENGINE + name + ".zst";
  expect(address);
  const bytes = await bytesOf(address), sound = check(bytes, hash);
  sound.catch(() => {});
  return { picture: read(bytes), sound };
}

// The browser does not resume a script whose connection breaks, and may cache the failure: so it is fetched like other files, and
// imported from another address.
/** @type {(name: string) => Promise<any>} */
async function imported(name) {
  try { return await import(HOME + name); } catch {
    await (await asked(HOME + name, { cache: "reload" })).arrayBuffer();
    return import(`${HOME}${name}?again`);
  }
}

// The contents of a packed file, checked against a hash if one is given.
/** @type {(address: string, hash?: string) => Promise<ArrayBuffer>} */
function bytesOf(address, hash) {
  return twice(async options => {
    const bytes = await (await unpacked(await asked(address, options), "application/octet-stream")).arrayBuffer();
    return hash ? check(bytes, hash) : bytes;
  });
}

// The program, compiled while it is unpacked.
/** @type {(options: RequestInit) => Promise<WebAssembly.Module>} */
async function compiled(options) {
  const answer = await unpacked(await asked(PROGRAM + ".zst", options), "application/wasm");
  return WebAssembly.compileStreaming(answer).catch(damaged);
}

/** @type {(error: Error) => never} */
function damaged(error) {
  throw new Error(`${new URL(PROGRAM).pathname}.zst is damaged (${error.message})`);
}

// Fetches for Pyodide while it starts. A missing file ends the start here: Pyodide would wait for ever, or go on without it and
// crash. The program is there already.
/** @type {(answer: Fetching, options?: object) => Promise<Pyodide>} */
async function load(answer, options = {}) {
  const { fetch } = globalThis, { instantiateStreaming } = WebAssembly;
  let /** @type {(error: Error) => void} */ fail;
  const failed = new Promise((_, reject) => { fail = reject; });
  /** @type {<T>(work: Promise<T>) => Promise<T>} */
  const told = work => work.catch(error => { fail(error); return new Promise(() => {}); });
  globalThis.fetch = address => told(String(address) === PROGRAM ? Promise.resolve(new Response()) : answer(String(address)));
  WebAssembly.instantiateStreaming = (_, imports) => told(instantiated(/** @type {WebAssembly.Imports} */ (imports)));
  try {
    const { loadPyodide } = await pyodide;
    return await Promise.race([failed, loadPyodide({ ...options, indexURL: HOME, lockFileContents: CATALOGUE })]);
  } finally {
    Object.assign(globalThis, { fetch });
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** @type {(imports: WebAssembly.Imports) => Promise<{ module: WebAssembly.Module, instance: Instance }>} */
async function instantiated(imports) {
  const module = await program, bytes = await content;
  const instance = /** @type {Instance} */ (await WebAssembly.instantiate(module, imports));
  new Uint8Array(instance.exports.memory.buffer).set(new Uint8Array(bytes));
  second = join(instance, imports, SECOND, ({ message }) => postMessage({ error: message }));
  if (plainly) second.bring();
  return { module, instance };
}

// Pyodide makes its own module, but its memory is replaced by the snapshot before Python reads it.
/** @type {(settings: ModuleSettings, found: Pictured) => Promise<PyodideModule>} */
async function restored(settings, { picture, sound }) {
  const { instantiateWasm } = settings;
  let /** @type {Filled | undefined} */ memory, /** @type {Bytes | undefined} */ filled;
  settings.instantiateWasm = (imports, done) => instantiateWasm(imports, (instance, module) => {
    memory = instance.exports.memory;
    filled = prepare(picture, memory);
    done(instance, module);
  });
  const module = await (await script).default(settings);
  await sound;
  restore(picture, /** @type {Filled} */ (memory), /** @type {Bytes} */ (filled), module._sbrk(0));
  second.repair();
  performance.mark("memory restored");
  return module;
}

// Python remembers of a folder and of a zip what it found in them at its first look.
const importAgain = (/** @type {Pyodide} */ python) => python.pyimport("sys").path_importer_cache.clear();

// The used part of the library is in the snapshot; the file is added later, for other imports.
/** @type {(python: Pyodide) => Promise<void>} */
async function bringLibrary(python) {
  const bytes = await twice(async options => check(await (await asked(LIBRARY, options)).arrayBuffer(), HASHES.library));
  python.FS.writeFile(python.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"), new Uint8Array(bytes));
  importAgain(python);
}

// For rare commands only.
/** @type {(python: Pyodide) => Promise<void>} */
async function bringRest(python) {
  const told = (/** @type {string} */ what) => (/** @type {Error} */ error) => console.warn(`${what}:`, error.message);
  await early(SECOND, HASHES.second).catch(told("Python's other half"));
  await bringLibrary(python).catch(told("Python's library"));
}

async function fromImage() {
  const [whole, own] = await Promise.all([image, part]);
  const found = own ? { picture: joined(whole.picture, own.picture), sound: Promise.all([whole.sound, own.sound]) } : whole;
  const python = await load(
    async address => address === LIBRARY ? new Response(new Uint8Array()) : asked(address),
    { _loadSnapshot: found.picture.state.slice(), createPyodideModule: (/** @type {ModuleSettings} */ settings) => restored(settings, found) },
  );
  python.pyimport("random").seed();
  if (!thrifty()) setTimeout(() => bringRest(python), LATER);
  return python;
}

/** @type {(python: Pyodide, files: PythonFile[]) => void} */
function takeIn(python, files) {
  write(python, files);
  importAgain(python);
}

const source = async () => listed(await bytesOf(ENGINE + "source.gz", HASHES.source));

/** @type {(python: Pyodide) => Promise<void>} */
const bringSource = async python => takeIn(python, await source());

async function fromSource() {
  const files = source();
  files.catch(() => {});
  program = program.catch(() => twice(compiled));  // another try, if that was what failed
  content = content.catch(() => bytesOf(CONTENT, HASHES.content));
  await early(SECOND, HASHES.second);  // a plain start runs much that games do not, and reads more
  plainly = true;
  const python = await load(asked);
  takeIn(python, await files);
  return python;
}

// Python with the engine imported. Errors: names a missing file.
async function started() {
  const python = await fromImage().catch(error => {
    console.warn("The quick start failed, trying the plain one:", error.message);
    return fromSource();
  });
  performance.mark("Python up");
  const { call, ahead } = python.pyimport("worker.engine");
  return { carry: (/** @type {string} */ text) => carried(python, call, text), ahead };
}

const LACKING = ["ModuleNotFoundError", "ImportError"];  // the latter where it is a package of the image that lacks a module

// What the snapshot lacks (lessons) is imported when it is first needed, before a command has changed anything.
/** @type {(python: Pyodide, call: (text: string) => string, text: string, ways?: ((python: Pyodide) => Promise<void>)[]) => Promise<string>} */
async function carried(python, call, text, ways = [bringSource, bringLibrary]) {
  try { return call(text); } catch (error) {
    if (!ways.length || !LACKING.includes(/** @type {{ type: string }} */ (error).type)) throw error;
  }
  const brought = await ways[0](python).then(() => true, trouble => console.warn("What a command lacks:", trouble.message));
  return brought ? carried(python, call, text, ways.slice(1)) : MISSING;
}

const engine = started();
engine.then(() => postMessage({ up: HASHES.image }), error => postMessage({ error: error.message }));

// The next player thinks while the page draws and shows a move, in slices between which commands are handled.
let /** @type {ReturnType<typeof setTimeout>} */ thinking;
async function think() {
  const { ahead } = await engine;
  clearTimeout(thinking);
  thinking = setTimeout(() => { if (ahead()) think(); });
}

addEventListener("message", async ({ data: { id, text } }) => {
  if (!id) return;  // about the line, see arriving.js
  try {
    postMessage({ id, answer: await (await engine).carry(text) });
    think();
  } catch (error) { postMessage({ id, error: /** @type {Error} */ (error).message }); }
});
