// Runs Python inside Pyodide under Node, in the root of the repository: node replay.mjs ROOT "PYTHON"
// Prints the value of the last expression.
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [, , root, code] = process.argv;
const { loadPyodide } = await import(pathToFileURL(join(root, "node_modules/pyodide/pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.mkdirTree("/repository");
python.mountNodeFS("/repository", root);
console.log(await python.runPythonAsync(`import sys; sys.path.insert(0, "/repository"); sys.dont_write_bytecode = True\n${code}`));
