// Takes the image of a Python that has imported the engine, or the part of a game in it; web/runtime/snapshot.js says what is in them.
// node snapshot.mjs LIBRARY.zip CATALOGUE.json ENGINE STUB,STUB... MODULE,MODULE... TARGET [IMAGE GAME MODULE,MODULE...]; Pyodide lies
// beside its catalogue, the library is the one with stubs, ENGINE holds the source of the engine as a start gets it. With a game the
// target is its part: what differs from the IMAGE, which the same modules have made, once its own are imported as well.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [, , library, catalogue, engine, stubs, modules, target, image, game, more] = process.argv;
const home = pathToFileURL(dirname(catalogue)).href;
const { loadPyodide } = await import(home + "/pyodide.mjs");
const { default: createPyodideModule } = await import(home + "/pyodide.asm.mjs");
const ours = (/** @type {string} */ name) => import("data:text/javascript," + encodeURIComponent(readFileSync(new URL(`../../web/runtime/${name}`, import.meta.url), "utf8")));
/** @type {typeof import("../../web/runtime/snapshot.js")} */
const { MAGIC, joined, prepare, read, restore } = await ours("snapshot.js");
/** @type {typeof import("../../web/runtime/bundle.js")} */
const { listed, write } = await ours("bundle.js");
const BLOCK = 4096;

let base = /** @type {Bytes} */ (new Uint8Array());  // what the program file fills in, before anything runs

/** @type {(settings: ModuleSettings) => Promise<PyodideModule>} */
async function observed(settings) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, done) => instantiateWasm(imports, (instance, module) => {
    const fresh = new Uint8Array(instance.exports.memory.buffer);
    base = fresh.slice(0, Math.ceil((fresh.findLastIndex(byte => byte) + 1) / BLOCK) * BLOCK);
    done(instance, module);
  });
  return createPyodideModule(settings);
}

const exact = (/** @type {string} */ path) => { const bytes = readFileSync(path); return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length); };

// The seed of hashes is fixed: with another one every text in the part of a game would differ from the image.
const python = await loadPyodide({
  env: { PYTHONNODEBUGRANGES: "1", PYTHONOPTIMIZE: "2", PYTHONHASHSEED: "0" }, _makeSnapshot: true, createPyodideModule: observed,
  stdLibURL: library, lockFileContents: readFileSync(catalogue, "utf8"),
});
write(python, listed(exact(engine)));
python.runPython(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"));
const takeIn = (/** @type {string} */ names, /** @type {string} */ game) => python.runPython(`take_in("${names}".split(","), "${stubs}".split(","), "${game}")`);
takeIn(modules, "");
if (game) takeIn(more, game);
python.runPython("del take_in, warm_up, wipe, OVERHEAD, WIPED, TYPE_CHECKING");
const snapshot = python.makeMemorySnapshot();  // Pyodide's state, as long as its second word says, and the memory

const head = new Uint32Array(snapshot.buffer, 0, 2)[1];
const memory = /** @type {Bytes} */ (snapshot.slice(head));

// The memory as an image (as read) makes it of a fresh one.
/** @type {(image: Picture) => Bytes} */
function remade(image) {
  const again = { buffer: new ArrayBuffer(memory.length) };
  new Uint8Array(again.buffer).set(base);
  restore(image, again, prepare(image, again), again.buffer.byteLength);
  return new Uint8Array(again.buffer);
}

const under = game ? remade({ ...read(exact(image)), size: memory.length }) : base;
const difference = memory.slice();
under.forEach((byte, at) => { difference[at] ^= byte; });
const blocks = Array.from({ length: difference.length / BLOCK }, (_, place) => place).filter(place =>
  difference.subarray(place * BLOCK, (place + 1) * BLOCK).some(byte => byte));
const words = Uint32Array.of(MAGIC, head, memory.length, base.length, blocks.length);
const parts = [words, snapshot.subarray(0, head), Uint32Array.from(blocks),
  ...blocks.map(place => difference.subarray(place * BLOCK, (place + 1) * BLOCK))];
const made = Buffer.concat(parts.map(part => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));

const seen = read(made.buffer.slice(made.byteOffset, made.byteOffset + made.length));
if (Buffer.compare(remade(game ? joined(read(exact(image)), seen) : seen), memory)) throw new Error("the image does not give the memory back");
writeFileSync(target, made);
