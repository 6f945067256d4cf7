// Parts of the page that are not needed at its start (web/later.py): their modules come when they are first asked for.
import { compiled, sources, take, write } from "./modules.js";

const HASHES = "@PARTS@";  // of the parts' files, by name; the build fills these in
const REST = "@REST@";  // names of the modules that the form does not need, but the table does

const brought = new Map();
let python, whole;

/** Take note of the Python that the parts are for. */
export function serve(started) {
  python = started;
}

/** Import what the table needs, once; a promise that it is there. */
export function rest() {
  return whole ??= take(python, REST);
}

async function fetched(name) {
  const found = await compiled(`parts/${name}.gz`, HASHES[name]).catch(error => {
    console.warn(`The part ${name} comes from its sources:`, error.message);
    return sources(config => config.parts[name]);
  });
  write(python, found);
}

/** Bring the modules of a part, once. Errors: a file is missing; then it may be tried again. */
export function bring(name) {
  if (!brought.has(name)) brought.set(name, fetched(name).catch(error => { brought.delete(name); throw error; }));
  return brought.get(name);
}
