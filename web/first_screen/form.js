// What is painted before Python is there: the games, the set-up form of one, or the empty table for who comes back to it.
//
// The form is one of HTML, and the browser keeps what is set in it (./controls.js). All that was done is handed to Python when it is up,
// which draws over the form; until then <html> has data-early. The script knows no game: the form says when something is shown (data-when)
// or can be chosen (data-needs, data-at), and what a button sets (data-set).
import { about } from "../runtime/engine.js";
import { at, hand, left, read } from "../js/storage.js";
import { changed, follow, has, holds, inputs, lacks, leave, noted, of, pairs, remember, restore, set, sitting, untouched, values } from "./controls.js";
import { fetchLaid, next } from "./prepared.js";
import { marked, paint } from "./painted.js";
import { scale } from "../js/size.js";

const html = document.documentElement, app = document.getElementById("app");
const GAMES = /** @type {Game[]} */ (JSON.parse(document.getElementById("games").textContent)), HOME = "";
const framed = location.pathname.endsWith("/embed.html"), address = new URLSearchParams(location.search);
const named = framed ? address.get("game") : /^#(?:deal=.*&game|game|learn|lesson|puzzle)=(\w+)/.exec(location.hash)?.[1], there = GAMES.some(({ name }) => name === named);
const elsewhere = /^#(deal=|learn|lesson=|puzzle=)/.test(location.hash) || !there && location.hash.startsWith("#game=");
let asked = ["new", "daily", "continue"].find(name => address.has(name));

// What was set at the last visit. What is no JSON, Python leaves out as well.
/** @type {() => Settings} */
function settings() {
  try { return JSON.parse(/** @type {string} */ (read("sanjuan.settings"))) ?? {}; } catch { return {}; }
}
if (!framed) scale(settings().preferences?.size);

const KEPT = "sanjuan.pressed";
const FONTS = 3000;  // ms until another font has to do; as long as browsers hide a text that waits for its font

const pressed = /** @type {Pressed[]} */ ([]);
const done = doneBefore();

let game = GAMES[0], place = HOME, sitters = /** @type {Map<string | undefined, HTMLElement>} */ (new Map()), started = false, taken = false;

const all = (/** @type {string} */ selector, /** @type {ParentNode} */ root = app) => [...root.querySelectorAll(selector)];
/** @type {(what: string, name: string) => string} */
const key = (what, name) => name === GAMES[0].name ? `sanjuan.${what}` : `sanjuan.${what}.${name}`;
/** @type {(name: string) => DocumentFragment} */
const template = name => /** @type {HTMLTemplateElement} */ (document.getElementById(name)).content;

// What a button sets; what the form has not, Python sets.
/** @type {(change: string) => void} */
function change(change) {
  const [[path, value]] = pairs(change), [, other] = /^(players\.\d+)\..*:\+$/.exec(change) ?? [];
  if (path === "leave") leave(Number(value));
  else if (other) follow(other);
  else if (has(path)) set(path, value);
  else pressed.push({ set: change });
}

// What is known of this device, as conditions.
function known() {
  const saved = Object.fromEntries(GAMES.map(({ name }) => [`saved.${name}`, String(!framed && Boolean(read(key("save", name))))]));
  const first = !met().length && !Object.values(saved).includes("true");
  return { ...saved, resume: saved[`saved.${game.name}`], first: String(first), met: String(framed || met().includes(game.name)) };
}

// The games that this device has come to know, as web/page/storage/known_games.py keeps them; what older versions have kept speaks for all.
function met() {
  const kept = read("sanjuan.met") ?? (read("sanjuan.history") || read("sanjuan.learned") ? GAMES.map(({ name }) => name).join() : "");
  return GAMES.map(({ name }) => name).filter(name => kept.split(",").includes(name));
}

/** @type {() => Setup | undefined} */
function kept() {
  const { setup, setups } = settings();
  return game === GAMES[0] ? setup : setups?.[game.name];
}

// Faces and names follow from who sits there already: who plays like somebody else at the table is somebody else.
function seat() {
  const sat = sitting(), people = sat.filter(id => !id).length, { faces, guests, several, spare, called } = /** @type {HTMLElement} */ (sitters.get("")).dataset;
  const many = faces.split("|"), names = called.split("|"), there = many.slice(0, people);
  const left = spare.split("|").map((face, at) => [face, names[at]]).filter(([face]) => !there.includes(face));
  all(".chair").slice(0, sat.length).forEach((chair, number) => {
    const id = sat[number], before = sat.slice(0, number).filter(other => other === id).length;
    const [other, otherName] = id && before && left.shift() || [], face = other ?? (id || many[before % many.length]);
    const guest = people > 1 && !before ? several.replace("\ufffd", String(number + 1)) : guests.split("|")[before % many.length];
    chair.replaceChildren(.../** @type {HTMLElement} */ (sitters.get(id)).cloneNode(true).childNodes);
    chair.classList.toggle("person", !id);
    const portrait = chair.querySelector(".por"), name = chair.querySelector(".whois b");
    if (!portrait.src.endsWith(`/p-${face}.webp`)) portrait.src = `./web/art/p-${face}.webp`;
    if (other) name.textContent = otherName;
    const [field] = of(`players.${number}.name`);
    if (!other && !id) name.textContent = field.value || guest;
    field.placeholder = id ? "" : guest;
  });
}

// The pictures of the time of day, as `lit` in web/page/kit/html.py has them.
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

// The table of a game whose form is drawn, or which goes on, is fetched while the engine comes; a promise that its style sheet is there.
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

// A style sheet that does not come is reported elsewhere.
/** @type {(sheet: HTMLLinkElement) => Promise<unknown>} */
function loaded(sheet) {
  return sheet.sheet ? Promise.resolve() : new Promise(done => { for (const type of ["load", "error"]) sheet.addEventListener(type, done); });
}

// Home or a game's form, in the language of the page; what a chair shows with everybody on it lies in a template of its own.
/** @type {(name: string) => void} */
function draw(name) {
  place = name;
  const form = name !== HOME;
  app.replaceChildren(template(form ? `shell-${html.lang}-${name}` : `home-${html.lang}`).cloneNode(true));
  if (framed) document.getElementById("home-open")?.remove();  // as the page's Python draws it
  const parts = form ? all("[data-who]", template(`parts-${html.lang}-${name}`)) : [];
  sitters = new Map(parts.map(part => [part.dataset.who, part]));
  html.dataset.game = name;
}

// Another place: what was set there at the last visit.
/** @type {(name: string) => void} */
function go(name) {
  game = GAMES.find(one => one.name === name) ?? game;
  if (name !== HOME) fetchTable(game);
  if (name !== HOME && !elsewhere) about(name);
  draw(name);
  if (!framed && name !== HOME) remember(kept() ?? {});
  if (html.dataset.state !== "loading") html.dataset.state = name === HOME ? "home" : "setup";
}

// The same place in another language, with what is set there.
/** @type {(lang: string) => void} */
function translate(lang) {
  const now = { ...Object.fromEntries(inputs('[type="checkbox"]').map(({ name }) => [name, "false"])), ...values() };
  html.lang = lang;
  draw(place);
  restore(now);
}

// The table that was laid in the last game for this one, where nothing but buttons to come here were pressed. A game that is not known
// here yet tells its aim at the table: that is not in the drawing.
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

/** What was set and pressed, in its order, as JSON; from now on Python listens itself, and draws by attributes alone. */
window.takeForm = () => {
  taken = true;
  for (const one of inputs()) one.toggleAttribute("checked", one.checked);
  document.removeEventListener("click", clicked);
  document.removeEventListener("input", written);
  return JSON.stringify([...pressed, ...noted()]);
};

/** Keep the same for the page that comes in the place of this one, when a new version is taken, or a file fetched again, while it starts. */
window.keepForm = () => {
  if (!("early" in html.dataset) || "sent" in html.dataset) return;
  pressed.push(...noted());
  if (!pressed.length) return;
  const done = { pressed, table: marked() };
  try { sessionStorage.setItem(KEPT, JSON.stringify(done)); } catch { history.replaceState({ ...history.state, done }, ""); }
};

// What was done before the page was loaded again, once.
/** @type {() => Done} */
function doneBefore() {
  const { done = {}, ...state } = history.state ?? {};
  history.replaceState(state, "");
  try {
    const kept = JSON.parse(/** @type {string} */ (sessionStorage.getItem(KEPT)));
    sessionStorage.removeItem(KEPT);
    return Array.isArray(kept) ? { pressed: kept } : kept ?? done;  // versions up to 2026-11 kept the presses alone
  } catch { return done; }
}

function repeat() {
  for (const { set: change, field, value, id } of done.pressed ?? []) {
    if (field) set(field, /** @type {string} */ (value));
    else (id ? document.getElementById(id) : all("[data-set]").find(({ dataset }) => dataset.set === change))?.click();
  }
  if (done.pressed) show();
}

// What is drawn is seen when its fonts are there: in other ones it would lie elsewhere, and jump.
function reveal() {
  const fonts = ["600 1em Grenze", "1em Figtree"].map(font => document.fonts.load(font, app.textContent));
  const late = new Promise(done => setTimeout(done, FONTS));
  return Promise.race([Promise.allSettled(fonts), late]).then(() => { delete html.dataset.fonts; });
}

// The game that was played last of those that go on, as web/page/storage/saves.py finds it.
function latest() {
  let told = /** @type {Record<string, { turn?: number } | undefined>} */ ({});
  try { told = JSON.parse(/** @type {string} */ (read("sanjuan.running"))) ?? {}; } catch { /* damaged */ }
  const going = GAMES.map(({ name }) => name).filter(name => read(key("save", name)));
  return going.sort((one, other) => (told[other]?.turn ?? 0) - (told[one]?.turn ?? 0))[0];
}

// Where this tab has come to: a table, to which it goes back, a form, or home. At a painted table it was where an answer is left of it.
const answered = !framed && GAMES.find(({ name }) => name === left?.game)?.name;
if (!framed && !answered) hand();
const back = answered || (framed ? address.get("start") || address.has("lesson") || address.has("puzzle") : (asked === "continue" ? latest() : !asked && at()));
if (answered || back && !elsewhere && !(there && !framed) && (framed || read(key("save", /** @type {string} */ (back))))) {
  const going = GAMES.find(({ name }) => name === (framed ? named : back)) ?? game;  // a frame says when it starts, and which game
  about(going.name);
  fetchTable(going).then(() => {
    if ("early" in html.dataset) app.append(template("shell-table").cloneNode(true));
  });
  reveal();
} else {
  go(there ? /** @type {string} */ (named) : framed || elsewhere || asked && asked !== "continue" ? GAMES[0].name : HOME);
  show();
  document.addEventListener("click", clicked);
  document.addEventListener("input", written);
  repeat();
  await reveal();
  // Of a deal, a lesson or a frame Python alone knows what is to be set up.
  if (!elsewhere && !framed && asked !== "daily") requestAnimationFrame(() => setTimeout(() => {
    if (html.dataset.state === "loading" && "early" in html.dataset) html.dataset.state = place === HOME ? "home" : "setup";
  }));
}
