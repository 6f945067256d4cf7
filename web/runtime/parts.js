// Parts of the page that are not needed at its start (web/page/browser/lazy.py), and the tables of the games: their modules are
// fetched when they are first needed, a table's with its style sheet.
import { write } from "./bundle.js";
import { GUEST, TOGETHER, compiled, sources, take } from "./modules.js";

const HASHES = /** @type {Record<string, string>} */ (/** @type {unknown} */ ("@PARTS@"));  // of the parts' files, by name; the build fills these in
const TABLES = /** @type {Record<string, [hash: string, modules: string[], field: string[]]>} */ (/** @type {unknown} */ ("@TABLES@"));  // of the tables, by name: the hash of the file, the names of the modules, of those that the form wants
const REST = /** @type {string[]} */ (/** @type {unknown} */ ("@REST@"));  // names of the modules that the form does not need, but the table does

const brought = /** @type {Map<string, Promise<unknown>>} */ (new Map());
let /** @type {MicroPython} */ python, /** @type {Promise<void> | undefined} */ whole;

/** Set the Python that the parts are for, and fetch the table that web/first_screen/form.js has already asked for.
 * @type {(started: MicroPython) => void} */
export function serve(started) {
  python = started;
  for (const { dataset } of document.querySelectorAll("link[data-table]")) fetchTable(/** @type {string} */ (dataset.table));
}

/** Import what the table needs, once; returns a promise. */
export function rest() {
  return whole ??= take(python, REST);
}

/** @type {(file: string, hash: string, choose: (config: Sources) => Record<string, string>) => Promise<void>} */
async function fetched(file, hash, choose) {
  const found = await compiled(file, hash).catch(error => {
    console.warn(`${file} comes from its sources:`, error.message);
    return sources(choose);
  });
  write(python, found);
}

/** Make something once.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} made
 * @returns {Promise<T>} */
function once(name, made) {
  if (!brought.has(name)) brought.set(name, made().catch(error => { brought.delete(name); throw error; }));
  return /** @type {Promise<T>} */ (brought.get(name));
}

/** Fetch the modules of a part, once. Errors: a file is missing; it may be tried again.
 * @type {(name: string) => Promise<void>} */
export function bring(name) {
  if (GUEST && name === TOGETHER) return Promise.resolve();
  return once(name, () => fetched(`parts/${name}.gz`, HASHES[name], config => config.parts[name]));
}

/** @type {(name: string) => HTMLLinkElement | null} */
const sheet = name => document.querySelector(/** @type {`link[data-table="${string}"]`} */ (`link[data-table="${name}"]`));

// Fetch the style sheet of a table, unless it is loaded or loading.
/** @type {(name: string) => Promise<unknown>} */
function styled(name) {
  const coming = sheet(name) ?? asked(name);
  if (coming.sheet) return Promise.resolve();
  return new Promise((done, failed) => {
    coming.addEventListener("load", done);
    coming.addEventListener("error", () => { coming.remove(); failed(new Error(`${coming.href} is missing`)); });
  });
}

/** @type {(name: string) => HTMLLinkElement} */
function asked(name) {
  const href = `web/css/${name}.css`, link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.integrity = globalThis.whole?.[href] ?? "";
  link.dataset.table = name;
  document.head.append(link);
  return link;
}

// Fetch a table, once.
/** @type {(name: string) => Promise<unknown>} */
function laid(name) {
  const [hash] = TABLES[name], modules = () => fetched(`tables/${name}.gz`, hash, config => config.tables[name]);
  return once(`table ${name}`, () => Promise.all([styled(name), modules()]));
}

// Only one table's style sheet applies; a disabled one would load again.
/** @type {(name: string) => void} */
function only(name) {
  for (const link of document.querySelectorAll("link[data-table]")) link.media = link.dataset.table === name ? "all" : "not all";
}

/** Use a table: import its modules and apply its style sheet. Errors: as above.
 * @type {(name: string) => Promise<void>} */
export async function lay(name) {
  await laid(name);
  only(name);
  await once(`modules of ${name}`, () => take(python, TABLES[name][1]));
}

/** Fetch a game's own section of the form: it comes with the table, of which nothing else is imported. Errors: as above.
 * @type {(name: string) => Promise<void>} */
export async function field(name) {
  await laid(name);
  only(name);
  await once(`field of ${name}`, () => take(python, TABLES[name][2]));
}

/** Fetch a table that will be needed soon.
 * @type {(name: string) => void} */
export function fetchTable(name) {
  laid(name).catch(() => {});  // told when it is laid
}
