// First tables that the build has laid (tools/first_screen/first_tables.py), for a visitor whose engine is still on its way: one of them is dealt.
import { ready } from "../runtime/engine.js";
import { asked, check, twice, unpacked } from "../runtime/fetching.js";
import { kept } from "../js/storage.js";

const FILES = /** @type {Record<string, Record<string, Record<string, Packed>>>} */ (/** @type {unknown} */ ("@LAID@"));  // {game: {seats: {language: [file, hash]}}}; the build fills these in
const REST = 10_000;  // ms after a game was begun, or the engine came, before its next table is laid
const SITE = new URL("../../", import.meta.url).href;

const coming = /** @type {Map<Packed, Promise<Prepared[]>>} */ (new Map()), dealt = /** @type {Set<Prepared>} */ (new Set()), first = !kept();
let /** @type {{ game: string, seats: number, table: Prepared } | undefined} */ shown;  // what is painted already

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

/** The version of the site: what an older one has laid is not taken. */
export function version() {
  return document.querySelector('meta[name="version"]').content;
}

/** A promise of the moment at which the next table may be laid. */
export function rest() {
  return new Promise(done => { setTimeout(done, REST); });
}

/** @type {(one: any, other: any) => boolean} */
const alike = (one, other) => one === other || Boolean(one && other) && typeof one === "object" && typeof other === "object"
  && Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(key => alike(one[key], other[key]));

/** The table that was laid in a game before, out of its text (web/page/prepared/table.py): "html", "record" and the "ask" of its question, to be
 * painted where it was for the same set-up, in this language. undefined where it was not, or is damaged.
 * @type {(text: string, setup: unknown) => Painting | undefined} */
export function next(text, setup) {
  try {
    const kept = JSON.parse(text), { html, lang, record, frame: { ask } } = kept;
    const fits = kept.version === version() && lang === document.documentElement.lang && alike(kept.setup, setup);
    return fits && html ? { html, ask, record, take() {} } : undefined;
  } catch { return undefined; }
}

/** Whether this is the first visit: nothing that was set or played here has been kept before the page was opened. */
export function visitor() {
  return first;
}

/** Fetch the tables of a game that is about to be played by so many, at a first visit.
 * @type {(game: string, seats: number | string) => void} */
export function fetchLaid(game, seats) {
  if (first) tables(game, seats);
}

/** One of the tables as the build has drawn it, for a visitor who need not wait for Python to see it: "html", "record" and the "ask" of its
 * question; `deal` deals this one then; of all it is that at a `place`, if one is given. undefined where there is none.
 * @type {(game: string, seats: number, place?: number) => Promise<Painting | undefined>} */
export async function painted(game, seats, place) {
  const found = first ? await tables(game, seats)?.catch(() => []) ?? [] : [];
  const chosen = place ?? Math.floor(Math.random() * found.length), table = found[chosen];
  return table && { html: table.html, place: chosen, record: JSON.stringify(table.record), ask: table.frame.ask, take() { shown = { game, seats, table }; } };
}

/** Whether such a table is on show already.
 * @type {(game: string, seats: number) => boolean} */
export function isPainted(game, seats) {
  return shown?.game === game && shown.seats === seats;
}

/** One of the tables of a game for so many, as JSON text: "record", "frame"; the one that is on show, if one is. "" where there is
 * none, or the engine is there before it.
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
