// Plays (profiled_games.py) a game in a Python that notes which functions it runs: node profile.mjs PYODIDE IMAGE PART GAME TARGET [PIECES], see
// profile.py. Pieces of memory, as JSON, are spoiled first. What was run and what Python answered is written down.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , home, image, part, game, target, pieces] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const { default: createPyodideModule } = await import(pathToFileURL(`${home}/pyodide.asm.mjs`).href);
const text = readFileSync(new URL("../../web/runtime/snapshot.js", import.meta.url), "utf8");
/** @type {typeof import("../../web/runtime/snapshot.js")} */
const { joined, prepare, read, restore } = await import("data:text/javascript," + encodeURIComponent(text));
const seen = (/** @type {string} */ path) => { const bytes = readFileSync(path); return read(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)); };
const picture = joined(seen(image), seen(part));
const SPOILED = 0xa5;
/** @type {[string, WebAssembly.Global][]} */
let noted = [];

// Pyodide shall not take up the exports that note.
/** @type {(settings: ModuleSettings) => Promise<PyodideModule>} */
async function restored(settings) {
  const { instantiateWasm } = settings;
  let /** @type {Filled | undefined} */ memory, /** @type {Bytes | undefined} */ filled;
  settings.instantiateWasm = (imports, done) => instantiateWasm(imports, ({ exports }, module) => {
    const all = Object.entries(exports);
    noted = /** @type {[string, WebAssembly.Global][]} */ (all.filter(([name]) => name.startsWith("#")));
    memory = exports.memory;
    filled = prepare(picture, memory);
    done({ exports: /** @type {Instance["exports"]} */ (Object.fromEntries(all.filter(([name]) => !name.startsWith("#")))) }, module);
  });
  const module = await createPyodideModule(settings);
  restore(picture, /** @type {Filled} */ (memory), /** @type {Bytes} */ (filled), module._sbrk(0));
  for (const [start, end] of JSON.parse(pieces ?? "[]")) new Uint8Array(/** @type {Filled} */ (memory).buffer).fill(SPOILED, start, end);
  return module;
}

const catalogue = { ...JSON.parse(readFileSync(`${home}/pyodide-lock.json`, "utf8")), packages: {} };
const python = await loadPyodide({
  _loadSnapshot: picture.state.slice(), createPyodideModule: restored, lockFileContents: JSON.stringify(catalogue), stdLibURL: "/dev/null",
});
python.pyimport("random").seed(5);
const { call, ahead } = python.pyimport("worker.engine");
const run = () => noted.filter(([, { value }]) => value).map(([name]) => Number(name.slice(1)));
call("{}");
ahead();
const before = run();  // reading and compiling the next lines is no game
python.runPython(readFileSync(new URL("profiled_games.py", import.meta.url), "utf8"));
for (const [, one] of noted) one.value = 0;
const answers = python.globals.get("play")(call, ahead, game);
const functions = [...new Set([...before, ...run()])].sort((one, other) => one - other);
writeFileSync(target, JSON.stringify({ functions, answers: [...answers] }));
