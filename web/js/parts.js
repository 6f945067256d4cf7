// Parts of the page that are not needed at its start (web/page/device/lazy.py), and the tables of the games: their modules come
// when they are first asked for, a table's with its style sheet.
import { write } from "./bundle.js";
import { compiled, sources, take } from "./modules.js";

const HASHES = "@PARTS@";  // of the parts' files, by name; the build fills these in
const TABLES = "@TABLES@";  // of the tables, by name: the hash of the file, the names of the modules, of those that the form wants
const REST = "@REST@";  // names of the modules that the form does not need, but the table does

const brought = new Map();
let python, whole;

/** Take note of the Python that the parts are for, and fetch the table that web/js/form.js has asked for already. */
export function serve(started) {
  python = started;
  for (const { dataset } of document.querySelectorAll("link[data-table]")) fetchTable(dataset.table);
}

/** Import what the table needs, once; a promise that it is there. */
export function rest() {
  return whole ??= take(python, REST);
}

async function fetched(file, hash, choose) {
  const found = await compiled(file, hash).catch(error => {
    console.warn(`${file} comes from its sources:`, error.message);
    return sources(choose);
  });
  write(python, found);
}

function once(name, made) {
  if (!brought.has(name)) brought.set(name, made().catch(error => { brought.delete(name); throw error; }));
  return brought.get(name);
}

/** Bring the modules of a part, once. Errors: a file is missing; then it may be tried again. */
export function bring(name) {
  return once(name, () => fetched(`parts/${name}.gz`, HASHES[name], config => config.parts[name]));
}

const sheet = name => document.querySelector(`link[data-table="${name}"]`);

// Bring the style sheet of a table, unless it is there or on its way.
function styled(name) {
  const coming = sheet(name) ?? asked(name);
  if (coming.sheet) return Promise.resolve();
  return new Promise((done, failed) => {
    coming.addEventListener("load", done);
    coming.addEventListener("error", () => { coming.remove(); failed(new Error(`${coming.href} is missing`)); });
  });
}

function asked(name) {
  const href = `web/css/${name}.css`, link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.integrity = globalThis.whole?.[href] ?? "";
  link.dataset.table = name;
  document.head.append(link);
  return link;
}

// Fetch a table, once.
function laid(name) {
  const [hash] = TABLES[name], modules = () => fetched(`tables/${name}.gz`, hash, config => config.tables[name]);
  return once(`table ${name}`, () => Promise.all([styled(name), modules()]));
}

// Of the style sheets of tables one counts; a disabled one would load anew.
function only(name) {
  for (const link of document.querySelectorAll("link[data-table]")) link.media = link.dataset.table === name ? "all" : "not all";
}

/** Lay a table: its modules are imported, its style sheet is the one that counts. Errors: as above. */
export async function lay(name) {
  await laid(name);
  only(name);
  await once(`modules of ${name}`, () => take(python, TABLES[name][1]));
}

/** Bring what a game says on the form itself: it comes with its table, of which nothing else is imported. Errors: as above. */
export async function field(name) {
  await laid(name);
  only(name);
  await once(`field of ${name}`, () => take(python, TABLES[name][2]));
}

/** Fetch a table that is about to be wanted. */
export function fetchTable(name) {
  laid(name).catch(() => {});  // told when it is laid
}
