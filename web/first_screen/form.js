// The first screen, before Python runs: the games, the set-up form of one, or an empty table for a player who returns to it.
//
// The form is an HTML form, and the browser keeps what is set in it (./controls.js). Once Python runs, it gets everything that was done
// and draws over the form; until then <html> has data-early. The script knows no game: the form says when something is shown (data-when)
// or can be chosen (data-needs, data-at), and what a button sets (data-set).
import { about } from "../runtime/engine.js";
import { at, hand, left, read } from "../js/storage.js";
import { ELSEWHERE, changed, follow, has, holds, inputs, lacks, leave, noted, of, pairs, remember, restore, set, sitting, untouched, values } from "./controls.js";
import { aim } from "./focus.js";
import { fetchLaid, next } from "./prepared.js";
import { marked, paint } from "./painted.js";
import { scale } from "../js/size.js";

const html = document.documentElement, app = document.getElementById("app");
const GAMES = /** @type {Game[]} */ (JSON.parse(document.getElementById("games").textContent)), HOME = "";
const framed = location.pathname.endsWith("/embed.html"), address = new URLSearchParams(location.search);
const named = framed ? address.get("game") : /^#(?:deal=.*&game|game|learn|lesson|puzzle)=(\w+)/.exec(location.hash)?.[1], there = GAMES.some(({ name }) => name === named);
const elsewhere = /^#(deal=|learn|lesson=|puzzle=)/.test(location.hash) || !there && location.hash.startsWith("#game=");
const joins = !framed && /^#(join|reply)=/.test(location.hash);
let asked = ["new", "daily", "continue"].find(name => address.has(name));

// Return the settings of the last visit. Python ignores invalid JSON as well.
/** @type {() => Settings} */
function settings() {
  try { return JSON.parse(/** @type {string} */ (read("sanjuan.settings"))) ?? {}; } catch { return {}; }
}
if (!framed) scale(settings().preferences?.size);

const KEPT = "sanjuan.pressed", FEW = 5;  // games; with fewer, nobody's strength is known (web/page/storage/history.py)
const FONTS = 3000;  // ms until another font must do; browsers hide text for as long while its font loads

const pressed = /** @type {Pressed[]} */ ([]);
const done = doneBefore();

let game = GAMES[0], place = HOME, sitters = /** @type {Map<string | undefined, HTMLElement>} */ (new Map()), started = false, taken = false;

const all = (/** @type {string} */ selector, /** @type {ParentNode} */ root = app) => [...root.querySelectorAll(selector)];
/** @type {(what: string, name: string) => string} */
const key = (what, name) => name === GAMES[0].name ? `sanjuan.${what}` : `sanjuan.${what}.${name}`;
/** @type {(name: string) => DocumentFragment} */
const template = name => /** @type {HTMLTemplateElement} */ (document.getElementById(name)).content;

// Set what a button says; Python sets what the form does not have.
/** @type {(change: string) => void} */
function change(change) {
  const [[path, value]] = pairs(change), [, other] = /^(players\.\d+)\..*:\+$/.exec(change) ?? [];
  if (path === "leave") leave(Number(value));
  else if (other) follow(other);
  else if (has(path)) set(path, value);
  else pressed.push({ set: change });
}

// Return whether Python will look for a level that makes an even game; the form keeps room for it from the beginning.
function even() {
  const games = (read("sanjuan.history") ?? "").split(`"${game.name}"`).length - 1, sat = sitting();
  return !framed && asked !== "daily" && games >= FEW && sat.filter(id => !id).length === 1 && !sat.includes(ELSEWHERE);
}

// Return what is known of this device, for conditions.
function known() {
  const saved = Object.fromEntries(GAMES.map(({ name }) => [`saved.${name}`, String(!framed && Boolean(read(key("save", name))))]));
  const first = !met().length && !Object.values(saved).includes("true");
  return { ...saved, resume: saved[`saved.${game.name}`], first: String(first), even: String(even()), met: String(framed || met().includes(game.name)) };
}

// Return the games that this device knows, as web/page/storage/known_games.py keeps them; data of older versions counts for all games.
function met() {
  const kept = read("sanjuan.met") ?? (read("sanjuan.history") || read("sanjuan.learned") ? GAMES.map(({ name }) => name).join() : "");
  return GAMES.map(({ name }) => name).filter(name => kept.split(",").includes(name));
}

/** @type {() => Setup | undefined} */
function kept() {
  const { setup, setups } = settings();
  return game === GAMES[0] ? setup : setups?.[game.name];
}

// Return the place of each person among the guests, -1 for a computer player. The first is the person at the device, whatever the seat.
/** @type {(sat: string[]) => number[]} */
function guestsOf(sat) {
  const here = sat.indexOf("");
  let count = 0;
  return sat.map((id, number) => number === here ? 0 : !id || id === ELSEWHERE ? count += 1 : -1);
}

// Show faces and names. Two players of the same character look different, so a face depends on who sits there already.
function seat() {
  const sat = sitting(), people = sat.filter(id => !id).length, places = guestsOf(sat), { faces, guests, several, spare, called } = /** @type {HTMLElement} */ (sitters.get("")).dataset;
  const many = faces.split("|"), names = called.split("|"), there = places.filter(place => place >= 0).map(place => many[place]);
  const left = spare.split("|").map((face, at) => [face, names[at]]).filter(([face]) => !there.includes(face));
  all(".chair").slice(0, sat.length).forEach((chair, number) => {
    const id = sat[number], before = sat.slice(0, number).filter(other => other === id).length;
    const place = places[number], person = place >= 0, [other, otherName] = !person && before && left.shift() || [], face = other ?? (person ? many[place] : id);
    const guest = people > 1 && !place ? several.replace("\ufffd", String(number + 1)) : guests.split("|")[place];
    chair.replaceChildren(.../** @type {HTMLElement} */ (sitters.get(id)).cloneNode(true).childNodes);
    chair.classList.toggle("person", person);
    const portrait = chair.querySelector(".por"), name = chair.querySelector(".whois b");
    if (!portrait.src.endsWith(`/p-${face}.webp`)) portrait.src = `./web/art/p-${face}.webp`;
    if (other) name.textContent = otherName;
    const [field] = of(`players.${number}.name`);
    if (person) name.textContent = field.value || guest;
    field.placeholder = person ? guest : "";
  });
}

// Use the pictures of the time of day, as `lit` in web/page/kit/html.py does.
function light() {
  const folder = html.dataset.theme === "night" ? "/art/night/" : "/art/";
  for (const picture of all("img.scene")) picture.setAttribute("src", /** @type {string} */ (picture.getAttribute("src")).replace(/\/art\/(night\/)?/, folder));
}

function show() {
  light();
  if (place !== HOME) seat();
  const now = /** @type {Record<string, string>} */ ({ ...known(), ...values(), nobody: String(!sitting().includes("")) });
  if (place !== HOME && !framed) fetchLaid(game.name, now.seats);
  for (const element of all("[data-when]")) element.hidden = !holds(element.dataset.when, now);
  for (const one of all("[data-needs], [data-at]")) /** @type {HTMLInputElement} */ (one).disabled = !holds(one.dataset.needs, now) || !holds(one.dataset.at, now);
  const go = document.getElementById("start");
  if (go && !started) go.disabled = lacks();
  for (const one of inputs('[role="switch"]')) one.dataset.set = `${one.name}:${one.checked ? one.value !== "true" : one.value}`;
}

// Fetch a game's table while the engine is loading; returns a promise that its style sheet has arrived.
/** @type {(game: Game) => Promise<unknown>} */
function fetchTable({ table }) {
  const style = `web/css/${table}.css`, sheet = document.createElement("link");
  const there = document.querySelector(`link[data-table="${table}"]`);
  if (there) return loaded(there);
  sheet.dataset.table = table;
  document.head.append(Object.assign(sheet, { rel: "stylesheet", href: style, integrity: window.whole[style] ?? "" }));
  early(`tables/${table}.gz`);
  return loaded(sheet);
}

// A missing style sheet is reported elsewhere.
/** @type {(sheet: HTMLLinkElement) => Promise<unknown>} */
function loaded(sheet) {
  return sheet.sheet ? Promise.resolve() : new Promise(done => { for (const type of ["load", "error"]) sheet.addEventListener(type, done); });
}

// Draw home or a game's form in the language of the page. What a chair shows for each player is in a template of its own.
/** @type {(name: string) => void} */
function draw(name) {
  place = name;
  const form = name !== HOME, { id } = /** @type {Element} */ (document.activeElement);
  app.replaceChildren(template(form ? `shell-${html.lang}-${name}` : `home-${html.lang}`).cloneNode(true));
  if (framed) document.getElementById("home-open")?.remove();  // the page's Python draws frames without it too
  const parts = form ? all("[data-who]", template(`parts-${html.lang}-${name}`)) : [];
  sitters = new Map(parts.map(part => [part.dataset.who, part]));
  html.dataset.game = name;
  aim(...id ? ["#" + CSS.escape(id)] : [], "main .btn.go:enabled");
}

// Go to another screen, with its settings of the last visit.
/** @type {(name: string) => void} */
function go(name) {
  game = GAMES.find(one => one.name === name) ?? game;
  if (name !== HOME) fetchTable(game);
  if (name !== HOME && !elsewhere) about(name);
  draw(name);
  if (!framed && name !== HOME) remember(kept() ?? {});
  if (html.dataset.state !== "loading") html.dataset.state = name === HOME ? "home" : "setup";
}

// Draw the same screen in another language, with the same settings.
/** @type {(lang: string) => void} */
function translate(lang) {
  const now = { ...Object.fromEntries(inputs('[type="checkbox"]').map(({ name }) => [name, "false"])), ...values() };
  html.lang = lang;
  draw(place);
  restore(now);
}

// Return the table that was prepared during the last game, if only buttons that lead here were pressed. Not for a game that is new
// to this device: its table also explains the aim, which the drawing does not have.
function laid() {
  const own = !framed && met().includes(game.name) && pressed.every(({ id }) => id);
  return own ? next(/** @type {string} */ (read(key("next", game.name))), kept()) : undefined;
}

/** @type {Record<string, (value: string, button: HTMLButtonElement) => void>} */
const ACTS = {
  lang(value) { if (value !== html.lang) translate(value); },
  theme(value) { html.dataset.theme = value; },
  game(value, { dataset }) { go(/** @type {string} */ (dataset.game)); },
  home() { go(HOME); },
  daily(value, { dataset }) { asked = "daily"; if (dataset.game) go(dataset.game); },
  start(value, button) {
    started = button.disabled = true;
    button.textContent = button.dataset.busy;
    html.dataset.state = "thinking";
    const table = asked !== "daily" && laid();
    if (table || !framed && !elsewhere && asked !== "daily" && untouched() && !pressed.some(({ set }) => set)) paint(app, game, Number(values().seats), { next: table, sheet: fetchTable(game), late: () => taken, light, again: done.table });
  },
};

/** @type {(button: HTMLElement) => void} */
function press(button) {
  const { set, act, value } = button.dataset;
  if (set && started) return;
  if (set) change(set);
  else pressed.push(...noted(), { id: button.id });
  ACTS[/** @type {string} */ (act)]?.(/** @type {string} */ (value), /** @type {HTMLButtonElement} */ (button));
  show();
}

/** @type {(event: At<PointerEvent>) => void} */
function clicked(event) {
  if (started && event.target.matches("form input")) event.preventDefault();
  const button = event.target.closest("button[data-act]:enabled, button[data-set]:enabled");
  if (button) press(button);
}

/** @type {(event: At<Event>) => void} */
function written({ target }) {
  if (started || !target.matches("form input")) return;
  changed(/** @type {HTMLInputElement} */ (target));
  show();
}

/** Return what was set and pressed, in order, as JSON; from now on Python listens itself and draws by attributes alone. */
window.takeForm = () => {
  taken = true;
  for (const one of inputs()) one.toggleAttribute("checked", one.checked);
  document.removeEventListener("click", clicked);
  document.removeEventListener("input", written);
  return JSON.stringify([...pressed, ...noted()]);
};

/** Store the same for the next page, in case this one is reloaded while it starts: for a new version, or to fetch a file again. */
window.keepForm = () => {
  if (!("early" in html.dataset) || "sent" in html.dataset) return;
  pressed.push(...noted());
  if (!pressed.length) return;
  const done = { pressed, table: marked() };
  try { sessionStorage.setItem(KEPT, JSON.stringify(done)); } catch { history.replaceState({ ...history.state, done }, ""); }
};

// Return what was done before the page was reloaded, once.
/** @type {() => Done} */
function doneBefore() {
  const { done = {}, ...state } = history.state ?? {};
  history.replaceState(state, "");
  try {
    const kept = JSON.parse(/** @type {string} */ (sessionStorage.getItem(KEPT)));
    sessionStorage.removeItem(KEPT);
    return Array.isArray(kept) ? { pressed: kept } : kept ?? done;  // versions up to 2026-11 stored only the presses
  } catch { return done; }
}

function repeat() {
  for (const { set: change, field, value, id } of done.pressed ?? []) {
    if (field) set(field, /** @type {string} */ (value));
    else (id ? document.getElementById(id) : all("[data-set]").find(({ dataset }) => dataset.set === change))?.click();
  }
  if (done.pressed) show();
}

// Show the drawing when its fonts have arrived: in other fonts it would be laid out differently, and jump.
function reveal() {
  const fonts = ["600 1em Grenze", "1em Figtree"].map(font => document.fonts.load(font, app.textContent));
  const late = new Promise(done => setTimeout(done, FONTS));
  return Promise.race([Promise.allSettled(fonts), late]).then(() => { delete html.dataset.fonts; });
}

// Return the unfinished game that was played last, as web/page/storage/saves.py finds it.
function latest() {
  let told = /** @type {Record<string, { turn?: number } | undefined>} */ ({});
  try { told = JSON.parse(/** @type {string} */ (read("sanjuan.running"))) ?? {}; } catch { /* damaged */ }
  const going = GAMES.map(({ name }) => name).filter(name => read(key("save", name)));
  return going.sort((one, other) => (told[other]?.turn ?? 0) - (told[one]?.turn ?? 0))[0];
}

// Where this tab was: at a table (to which it returns), a form, or home. An answer left behind means a painted table.
const answered = !framed && GAMES.find(({ name }) => name === left?.game)?.name;
if (!framed && !answered) hand();
const back = answered || (framed ? address.get("start") || address.has("lesson") || address.has("puzzle") : (asked === "continue" ? latest() : !asked && at()));
if (!joins && (answered || back && !elsewhere && !(there && !framed) && (framed || read(key("save", /** @type {string} */ (back)))))) {
  const going = GAMES.find(({ name }) => name === (framed ? named : back)) ?? game;  // a frame's address says whether it starts, and which game
  about(going.name);
  fetchTable(going).then(() => {
    if ("early" in html.dataset) app.append(template("shell-table").cloneNode(true));
  });
  reveal();
} else if (joins) {
  app.append(template("shell-table").cloneNode(true));
  reveal();
} else {
  go(there ? /** @type {string} */ (named) : framed || elsewhere || asked && asked !== "continue" ? GAMES[0].name : HOME);
  show();
  document.addEventListener("click", clicked);
  document.addEventListener("input", written);
  repeat();
  await reveal();
  // Only Python knows how to set up a deal, a lesson or a frame.
  if (!elsewhere && !framed && asked !== "daily") requestAnimationFrame(() => setTimeout(() => {
    if (html.dataset.state === "loading" && "early" in html.dataset) html.dataset.state = place === HOME ? "home" : "setup";
  }));
}
