// Compiles Python files with the very Pyodide that will run them: its byte code fits no other Python version.
// node compile.mjs IN.zip OUT.zip [bare]: .py -> .pyc without source, deflated, fixed times: equal input gives equal bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [, , source, target, bare] = process.argv;
// Code keeps its line numbers, not its columns: a quarter less to fetch.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", ...(bare && { BARE: bare }) } });
python.FS.writeFile("/in.zip", readFileSync(source));
await python.runPythonAsync(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
writeFileSync(target, python.FS.readFile("/out.zip"));
