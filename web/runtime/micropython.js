// MicroPython as PyScript loads it for the page, with all of the page's Python as byte code from one file; if that is damaged, from
// the sources, one by one.
import { write } from "./bundle.js";
import { GUEST, TOGETHER, compiled, sources, take } from "./modules.js";
import { serve } from "./parts.js";
import * as scripts from "./scripts.js";
import * as micropython from "../../vendor/micropython/micropython.js";

const PROGRAM = new URL("../../vendor/micropython/micropython.wasm", import.meta.url).href;
const [FILE, HASH] = GUEST ? ["guests.gz", "@GUESTS@"] : ["page.gz", "@PAGE@"];  // the build fills these in
const FIRST = /** @type {string[]} */ (/** @type {unknown} */ ("@FIRST@"));  // names of the modules that the form needs, each after those that it imports
const PREAMBLE = "import pyscript as _pyscript";  // PyScript writes its own library file by file and imports it so

const modules = compiled(FILE, HASH);
modules.catch(() => {});  // told when it is waited for

// What Python imports from pyscript.js_modules: PyScript would fetch each script by itself.
function hand() {
  const found = /** @type {Map<string, object>} */ (Reflect.get(globalThis, Symbol.for("polyscript.js_modules")));
  for (const [name, script] of Object.entries(scripts)) found.set(name, { ...script });
}

/** Start MicroPython with the page's modules in its folder; PyScript gives the options. Errors: a file is missing.
 * @type {(options: object) => Promise<MicroPython>} */
export async function loadMicroPython(options) {
  let whole = true;
  const found = modules.catch(error => {
    console.warn("The page starts from its sources:", error.message);
    whole = false;
    return sources(({ sources, parts }) => GUEST ? { ...sources, ...parts[TOGETHER] } : sources);
  });
  const [python, files] = await Promise.all([micropython.loadMicroPython({ ...options, url: PROGRAM }), found]);
  write(python, files);
  serve(python);
  hand();
  const run = python.runPythonAsync;
  python.runPythonAsync = async (code, ...rest) => {
    if (!code.includes(PREAMBLE)) return run(code, ...rest);
    await run(whole ? "import pyscript" : code, ...rest);
    await take(python, FIRST);
  };
  return python;
}
