// First tables that the build has laid (tools/openings.py), for a visitor whose engine is still on its way: one of them is dealt.
import { ready } from "./engine.js";
import { asked, check, unpacked } from "./fetching.js";
import { kept } from "./keep.js";

const FILES = "@LAID@";  // {game: {seats: [file, hash]}}; the build fills this in
const SITE = new URL("../../", import.meta.url).href;

const coming = new Map(), dealt = new Set(), first = !kept();

async function fetched([name, hash]) {
  const answer = await unpacked(await asked(SITE + name), "application/json");
  return JSON.parse(new TextDecoder().decode(await check(await answer.arrayBuffer(), hash)));
}

function tables(game, seats) {
  const file = FILES[game]?.[seats];
  if (file && !coming.has(file)) {
    coming.set(file, fetched(file));
    coming.get(file).catch(error => { coming.delete(file); console.warn("No table is laid:", error.message); });
  }
  return coming.get(file);
}

/** Whether this is the first visit: nothing that was set or played here has been kept before the page was opened. */
export function visitor() {
  return first;
}

/** Fetch the tables of a game that is about to be played by so many, at a first visit. */
export function fetchLaid(game, seats) {
  if (first) tables(game, seats);
}

/** One of the tables of a game for so many, as JSON text: "record", "frame". "" where there is none, or the engine is there before it. */
export async function deal(game, seats) {
  const engine = ready().then(() => undefined, () => new Promise(() => {}));
  const found = await Promise.race([tables(game, seats), engine]).catch(() => undefined);
  if (!found?.openings.length) return "";
  const fresh = found.openings.filter(one => !dealt.has(one)), choice = fresh.length ? fresh : found.openings;
  const chosen = choice[Math.floor(Math.random() * choice.length)];
  dealt.add(chosen);
  return JSON.stringify({ record: JSON.stringify(chosen.record), frame: { cards: found.cards, ...chosen.frame } });
}
