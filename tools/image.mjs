// Takes the image of a Python that has imported the engine; web/js/image.js says what is in it.
// node image.mjs LIBRARY.zip CATALOGUE.json ENGINE MODULE,MODULE... SHELL,SHELL... IMAGE; Pyodide lies beside its catalogue, the
// library is the one with shells, ENGINE holds the source of the engine as a start gets it.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [, , library, catalogue, engine, modules, shells, target] = process.argv;
const home = pathToFileURL(dirname(catalogue)).href;
const { loadPyodide } = await import(home + "/pyodide.mjs");
const { default: createPyodideModule } = await import(home + "/pyodide.asm.mjs");
const ours = name => import("data:text/javascript," + encodeURIComponent(readFileSync(new URL(`../web/js/${name}`, import.meta.url), "utf8")));
const { MAGIC, WORDS, prepare, read, restore } = await ours("image.js");
const { listed, write } = await ours("bundle.js");
const BLOCK = 4096;

let base;  // what the program file fills in, before anything runs

async function observed(settings) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, done) => instantiateWasm(imports, (instance, module) => {
    const fresh = new Uint8Array(instance.exports.memory.buffer);
    base = fresh.slice(0, Math.ceil((fresh.findLastIndex(byte => byte) + 1) / BLOCK) * BLOCK);
    done(instance, module);
  });
  return createPyodideModule(settings);
}

const python = await loadPyodide({
  env: { PYTHONNODEBUGRANGES: "1", PYTHONOPTIMIZE: "2" }, _makeSnapshot: true, createPyodideModule: observed, stdLibURL: library, lockFileContents: readFileSync(catalogue, "utf8"),
});
write(python, listed(new Uint8Array(readFileSync(engine)).buffer));
python.runPython(readFileSync(new URL("image.py", import.meta.url), "utf8"));
python.runPython(`take_in("${modules}".split(","), "${shells}".split(",")); del take_in, warm_up, wipe, OVERHEAD, WIPED, TYPE_CHECKING`);
const snapshot = python.makeMemorySnapshot();  // Pyodide's state, as long as its second word says, and the memory

const head = new Uint32Array(snapshot.buffer, 0, 2)[1];
const memory = snapshot.slice(head);
const difference = memory.slice();
base.forEach((byte, at) => { difference[at] ^= byte; });
const blocks = Array.from({ length: difference.length / BLOCK }, (_, place) => place).filter(place =>
  difference.subarray(place * BLOCK, (place + 1) * BLOCK).some(byte => byte));
const words = Uint32Array.of(MAGIC, head, memory.length, base.length, blocks.length);
const parts = [words, snapshot.subarray(0, head), Uint32Array.from(blocks),
  ...blocks.map(place => difference.subarray(place * BLOCK, (place + 1) * BLOCK))];
const image = Buffer.concat(parts.map(part => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));

const again = { buffer: new ArrayBuffer(memory.length) };
new Uint8Array(again.buffer).set(base);
const seen = read(image.buffer.slice(image.byteOffset, image.byteOffset + image.length));
restore(seen, again, prepare(seen, again), again.buffer.byteLength);
if (Buffer.compare(Buffer.from(again.buffer), Buffer.from(memory.buffer))) throw new Error("the image does not give the memory back");
writeFileSync(target, image);
