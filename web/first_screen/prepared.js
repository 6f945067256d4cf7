// First tables that the build has prepared (tools/first_screen/first_tables.py): a visitor whose engine is still loading gets one of them.
import { ready } from "../runtime/engine.js";
import { asked, check, twice, unpacked } from "../runtime/fetching.js";
import { kept } from "../js/storage.js";

const FILES = /** @type {Record<string, Record<string, Record<string, Packed>>>} */ (/** @type {unknown} */ ("@LAID@"));  // {game: {seats: {language: [file, hash]}}}, filled in by the build
const REST = 10_000;  // ms after a game has begun, or the engine has arrived, before the next table is prepared
const SITE = new URL("../../", import.meta.url).href;

const coming = /** @type {Map<Packed, Promise<Prepared[]>>} */ (new Map()), dealt = /** @type {Set<Prepared>} */ (new Set()), first = !kept();
let /** @type {{ game: string, seats: number, table: Prepared } | undefined} */ shown;  // the table that is painted already

/** @type {(file: Packed) => Promise<Prepared[]>} */
async function fetched([name, hash]) {
  const { cards, openings, drawings } = await twice(async options => {
    const answer = await unpacked(await asked(SITE + name, options), "application/json");
    return JSON.parse(new TextDecoder().decode(await check(await answer.arrayBuffer(), hash)));
  });
  return openings.map((/** @type {Prepared} */ one, /** @type {number} */ at) => ({ ...one, frame: { cards, ...one.frame }, html: drawings[at] }));
}

/** @type {(game: string, seats: number | string) => Promise<Prepared[]> | undefined} */
function tables(game, seats) {
  const file = FILES[game]?.[seats]?.[document.documentElement.lang];
  if (file && !coming.has(file)) {
    coming.set(file, fetched(file));
    coming.get(file)?.catch(error => { coming.delete(file); console.warn("No table is laid:", error.message); });
  }
  return coming.get(file);
}

/** Return the version of the site: tables prepared by an older one are not used. */
export function version() {
  return document.querySelector('meta[name="version"]').content;
}

/** Return a promise of the moment when the next table may be prepared. */
export function rest() {
  return new Promise(done => { setTimeout(done, REST); });
}

/** @type {(one: any, other: any) => boolean} */
const alike = (one, other) => one === other || Boolean(one && other) && typeof one === "object" && typeof other === "object"
  && Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(key => alike(one[key], other[key]));

/** Read a table that was prepared during an earlier game (web/page/prepared/table.py): its "html", "record" and question ("ask").
 * undefined if it is damaged, or was prepared for another set-up or language.
 * @type {(text: string, setup: unknown) => Painting | undefined} */
export function next(text, setup) {
  try {
    const kept = JSON.parse(text), { html, lang, record, frame: { ask } } = kept;
    const fits = kept.version === version() && lang === document.documentElement.lang && alike(kept.setup, setup);
    return fits && html ? { html, ask, record, take() {} } : undefined;
  } catch { return undefined; }
}

/** Return whether this is the first visit: no settings or games were stored before the page was opened. */
export function visitor() {
  return first;
}

/** Fetch the tables of a game for this number of seats, on a first visit.
 * @type {(game: string, seats: number | string) => void} */
export function fetchLaid(game, seats) {
  if (first) tables(game, seats);
}

/** Return one of the tables as the build has drawn it, to be shown before Python runs: its "html", "record" and question ("ask"). It is
 * the one with index `place`, if that is given, and `deal` will deal it too. undefined if there is none.
 * @type {(game: string, seats: number, place?: number) => Promise<Painting | undefined>} */
export async function painted(game, seats, place) {
  const found = first ? await tables(game, seats)?.catch(() => []) ?? [] : [];
  const chosen = place ?? Math.floor(Math.random() * found.length), table = found[chosen];
  return table && { html: table.html, place: chosen, record: JSON.stringify(table.record), ask: table.frame.ask, take() { shown = { game, seats, table }; } };
}

/** Return whether such a table is shown already.
 * @type {(game: string, seats: number) => boolean} */
export function isPainted(game, seats) {
  return shown?.game === game && shown.seats === seats;
}

/** Return one of the tables of a game for this number of seats, as JSON ("record", "frame"); the one that is shown, if one is. "" if
 * there is none, or the engine is ready first.
 * @type {(game: string, seats: number) => Promise<string>} */
export async function deal(game, seats) {
  let table = isPainted(game, seats) ? shown?.table : undefined;
  if (!table) {
    const found = /** @type {Prepared[]} */ (await Promise.race([tables(game, seats), up()]).catch(() => undefined) ?? []), fresh = found.filter(one => !dealt.has(one));
    const choice = fresh.length ? fresh : found;
    table = choice[Math.floor(Math.random() * choice.length)];
  }
  shown = undefined;
  if (!table) return "";
  dealt.add(table);
  return JSON.stringify({ record: JSON.stringify(table.record), frame: table.frame });
}

const up = () => ready().then(() => undefined, () => new Promise(() => {}));
