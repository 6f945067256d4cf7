// Packs a file as Zstandard, or unpacks one: node zstd.mjs compress|decompress FILE TARGET. Pyodide's Python can, which is here
// anyway; Node before 22 cannot.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [, , way, source, target] = process.argv;
// With a sum: not every page can take a hash.
const options = way === "compress" ? ", options={Of.compression_level: 22, Of.window_log: 24, Of.checksum_flag: 1}" : "";
const python = await loadPyodide();
python.FS.writeFile("/in", readFileSync(source));
python.runPython(`
from compression.zstd import CompressionParameter as Of, ${way}
with open("/in", "rb") as given, open("/out", "wb") as made:
    made.write(${way}(given.read()${options}))
`);
writeFileSync(target, python.FS.readFile("/out"));
