// What is painted before Python is there: the games, the set-up form of one, or the empty table for who comes back to it.
//
// The form works at once: what is chosen shows and is kept, Start is taken. All of it is handed to Python when it is up, which draws
// over the form; until then <html> has data-early. The script knows no game: the description of each tells its seats and options, the
// form what a button sets (data-set) and when something is shown (data-when) or can be pressed (data-needs).
// A list of names is set by "!name", which takes one in or out; as a condition that says whether it is in.
import { about } from "../runtime/engine.js";
import { at, hand, left, read } from "../js/keep.js";
import { fetchLaid, next } from "./laid.js";
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

const values = /** @type {Map<string, string>} */ (new Map()), pressed = /** @type {Pressed[]} */ ([]);
const done = doneBefore();

let game = GAMES[0], place = HOME, sitters = /** @type {Map<string | undefined, HTMLElement>} */ (/** @type {unknown} */ ([])), started = false, taken = false, offered = new Map();

const all = (/** @type {string} */ selector, /** @type {ParentNode} */ root = app) => [...root.querySelectorAll(selector)];
/** @type {(text: string) => [path: string, value: string][]} */
const pairs = text => text.split(" ").map(pair => /** @type {[string, string]} */ (pair.split(/:(.*)/s)));
/** @type {(text: string) => boolean} */
const holds = text => pairs(text).every(([path, allowed]) => allowed.startsWith("!")
  ? allowed === "!" ? values.get(path) !== "" : listed(path).includes(allowed.slice(1))
  : allowed.split(",").includes(String(values.get(path))));
/** @type {(what: string, name: string) => string} */
const key = (what, name) => name === GAMES[0].name ? `sanjuan.${what}` : `sanjuan.${what}.${name}`;
/** @type {(name: string) => DocumentFragment} */
const template = name => /** @type {HTMLTemplateElement} */ (document.getElementById(name)).content;
/** @type {(value: unknown) => boolean} */
const simple = value => ["boolean", "number", "string"].includes(typeof value);

// What an option needs of others, and what becomes of it where they are not so: as web/page/catalog/settings.py settles it.
/** @type {(row: Row, value: unknown) => Record<string, unknown>} */
const needs = (row, value) => row.needs[/** @type {string} */ (value)] ?? {};
/** @type {(row: Row, value: unknown) => boolean} */
const fits = (row, value) => Object.entries(needs(row, value)).every(([name, wanted]) => values.get(name) === String(wanted));
const isSwitch = (/** @type {Row} */ row) => typeof row.values[0] === "boolean";
const fitting = (/** @type {Row} */ row) => String([row.default, ...row.values].find(value => fits(row, value)));

// Options that are lists of names, as web/page/catalog/lists.py has them.
/** @type {(text: string | undefined) => string[]} */
const names = text => text ? text.split(",") : [];
/** @type {(path: string | undefined) => Row | undefined} */
const rowOf = path => game.options.find(({ name }) => name === path);

/** @type {(path: string, value?: string) => string[]} */
function listed(path, value = values.get(path)) {
  const { by, lists } = /** @type {List} */ (rowOf(path));
  return names(value || (lists[/** @type {string} */ (values.get(by))] ?? ""));
}

/** @type {(row: List) => string[]} */
function base({ name, by, lists, groups }) {
  const now = listed(name), usual = names(lists[/** @type {string} */ (rowOf(by)?.default)] ?? "");
  return now.length ? now : usual.length ? usual : groups.flatMap(group => group.names.slice(0, group.least));
}

/** @type {(row: Pick<List, "groups">, chosen: string[]) => string} */
function joined({ groups }, chosen) {
  return String(groups.flatMap(group => group.names.filter(name => chosen.includes(name))));
}

/** @type {(row: List, name: string) => string} */
function toggled(row, name) {
  const now = base(row), group = row.groups.find(one => one.names.includes(name)), alone = group?.most === 1;
  if (!group) return joined(row, now);
  if (now.includes(name)) return joined(row, alone && group.least === 1 ? now : now.filter(one => one !== name));
  return joined(row, [...now.filter(one => !alone || !group.names.includes(one)), name]);
}

// What is missing or too much in a list, which then holds up Start.
/** @type {(row: List) => boolean} */
const isComplete = row => row.groups.every(({ names: own, least, most }) => {
  const chosen = names(values.get(row.name)), count = own.filter(name => chosen.includes(name)).length;
  return !chosen.length || least <= count && count <= most;
});

function settle() {
  for (const row of game.options.filter(({ groups }) => !groups)) {
    const now = values.get(row.name);
    if (!fits(row, now)) values.set(row.name, isSwitch(row) ? String(now !== "false") : fitting(row));
  }
}

/** @type {(name: string, value: string) => void} */
function choose(name, value) {
  values.set(name, value.startsWith("!") ? toggled(/** @type {List} */ (rowOf(name)), value.slice(1)) : value);
  for (const row of game.options)
    if (row.by === name || !isSwitch(row) && row.values.some(one => name in needs(row, one))) values.set(row.name, String(row.default));
  settle();
}

// A player leaves the table: the others move up.
/** @type {(seat: number) => void} */
function leave(seat) {
  const last = Math.max(...game.seats) - 1, count = Number(values.get("seats")) - 1;
  if (!game.seats.includes(count)) return;
  for (const key of ["who", "bot", "name"]) {
    const leaving = values.get(`players.${seat}.${key}`);
    for (let to = seat; to < last; to += 1) values.set(`players.${to}.${key}`, /** @type {string} */ (values.get(`players.${to + 1}.${key}`)));
    values.set(`players.${last}.${key}`, /** @type {string} */ (leaving));
  }
  values.set("seats", String(count));
}

// The next player on offer after the one that sits there, one that sits nowhere yet if there is any.
/** @type {(path: string) => string} */
function following(path) {
  const offered = game.characters.length ? game.characters : game.bots, after = offered.indexOf(/** @type {string} */ (values.get(path))) + 1;
  const order = [...offered.slice(after), ...offered.slice(0, after)], sat = sitting();
  return order.find(id => !sat.includes(id)) ?? order[0];
}

/** @type {(change: string) => void} */
function put(change) {
  for (const [path, value] of pairs(change)) {
    if (path === "leave") leave(Number(value));
    else if (value === "+") values.set(path, following(path));
    else if (rowOf(path)) choose(path, value);
    else values.set(path, value);
  }
}

// What the drawn form says is set: the buttons that are pressed, the options as they are usual.
function initial() {
  values.clear();
  for (const row of game.options) values.set(row.name, String(row.default));
  for (const [path, value] of all('[data-set][aria-pressed="true"]').flatMap(button => pairs(/** @type {string} */ (button.dataset.set)))) {
    if (!rowOf(path)?.groups) values.set(path, value);
  }
  for (const { name } of GAMES) values.set(`saved.${name}`, String(!framed && Boolean(read(key("save", name)))));
  values.set("busy", "false").set("resume", /** @type {string} */ (values.get(`saved.${game.name}`)));
  values.set("first", String(!met().length && GAMES.every(({ name }) => values.get(`saved.${name}`) === "false"))).set("met", String(framed || met().includes(game.name)));
}

// The games that this device has come to know, as web/page/storage/known_games.py keeps them; what older versions have kept speaks for all.
function met() {
  const kept = read("sanjuan.met") ?? (read("sanjuan.history") || read("sanjuan.learned") ? GAMES.map(({ name }) => name).join() : "");
  return GAMES.map(({ name }) => name).filter(name => kept.split(",").includes(name));
}

/** @type {(row: List, value: unknown) => boolean} */
const known = (row, value) => typeof value === "string" && joined(row, names(value)) === value;

/** @type {() => Setup | undefined} */
function kept() {
  const { setup, setups } = settings();
  return game === GAMES[0] ? setup : setups?.[game.name];
}

// What was set at the last visit, as web/page/catalog/settings.py reads it; what the form does not offer is left out.
function remembered() {
  const setup = kept();
  if (game.seats.includes(setup?.seats)) values.set("seats", String(/** @type {Setup} */ (setup).seats));
  for (const row of game.options) {
    const value = setup?.[row.name];
    if (row.groups) values.set(row.name, known(/** @type {List} */ (row), value) ? value : "");
    else if (row.values.includes(value)) values.set(row.name, String(value));
    else if (isSwitch(row) && simple(value)) values.set(row.name, String(Boolean(value)));
  }
  settle();
  setup?.players?.forEach?.((/** @type {any} */ player, /** @type {number} */ seat) => {
    const { who, bot, name } = player ?? {};
    if (typeof who === "string") values.set(`players.${seat}.who`, who === "human" ? who : "bot");
    if (sitters.has(bot)) values.set(`players.${seat}.bot`, bot);
    if (typeof name === "string") values.set(`players.${seat}.name`, name);
  });
}

// Who sits at the seats in use, "" for a person.
/** @type {() => string[]} */
function sitting() {
  const at = (/** @type {number} */ seat) => values.get(`players.${seat}.who`) === "human" ? "" : /** @type {string} */ (values.get(`players.${seat}.bot`));
  return Array.from({ length: Number(values.get("seats")) }, (_, seat) => at(seat));
}

// Faces and names follow from who sits there already: who plays like somebody else at the table is somebody else.
function seat() {
  const sat = sitting(), people = sat.filter(id => !id).length, { faces, guests, several, spare, called } = /** @type {HTMLElement} */ (sitters.get("")).dataset;
  const many = faces.split("|"), names = called.split("|"), there = many.slice(0, people);
  const left = spare.split("|").map((face, at) => [face, names[at]]).filter(([face]) => !there.includes(face));
  all(".chair").slice(0, sat.length).forEach((chair, number) => {
    const id = sat[number], before = sat.slice(0, number).filter(other => other === id).length;
    const [other, otherName] = id && before && left.shift() || [], face = other ?? (id || many[before % many.length]);
    const guest = people > 1 && !before ? several.replace("\ufffd", /** @type {any} */ (number + 1)) : guests.split("|")[before % many.length];
    chair.replaceChildren(.../** @type {HTMLElement} */ (sitters.get(id)).cloneNode(true).childNodes);
    chair.classList.toggle("person", !id);
    const portrait = chair.querySelector(".por"), name = chair.querySelector(".whois b");
    if (!portrait.src.endsWith(`/p-${face}.webp`)) portrait.src = `./web/art/p-${face}.webp`;
    if (other) name.textContent = otherName;
    else if (!id) name.textContent = values.get(`players.${number}.name`) || guest;
    /** @type {HTMLInputElement} */ (document.getElementById(`name-${number}`)).placeholder = id ? "" : guest;
  });
  values.set("nobody", String(!people));
}

// A switch shows what is set, and sets the contrary; a further way of being on gives way to the usual one.
/** @type {(button: HTMLElement) => void} */
function flip(button) {
  const [[path]] = pairs(/** @type {string} */ (button.dataset.set)), { way } = button.dataset, now = values.get(path), on = way ? now === way : now !== "false";
  button.setAttribute("aria-checked", String(on));
  button.dataset.set = `${path}:${way ? on || way : !on}`;
}

// The pictures of the time of day, as `lit` in web/page/kit/html.py has them.
function light() {
  const folder = html.dataset.theme === "night" ? "/art/night/" : "/art/";
  for (const picture of all("img.scene")) picture.setAttribute("src", /** @type {string} */ (picture.getAttribute("src")).replace(/\/art\/(night\/)?/, folder));
}

function show() {
  light();
  if (place !== HOME) seat();
  if (place !== HOME && !framed) fetchLaid(game.name, /** @type {string} */ (values.get("seats")));
  for (const element of all("[data-when]")) element.hidden = !holds(element.dataset.when);
  for (const element of all("[data-needs]")) /** @type {HTMLButtonElement} */ (element).disabled = !holds(element.dataset.needs);
  for (const button of all('[data-set][aria-pressed]')) button.setAttribute("aria-pressed", String(holds(button.dataset.set)));
  for (const button of all('[data-set][role="switch"]')) flip(button);
  const go = document.getElementById("start");
  if (go && !started) go.disabled = game.options.some(row => row.groups && !isComplete(/** @type {List} */ (row)));
  for (const field of /** @type {HTMLInputElement[]} */ (all("[data-field]"))) if (values.has(field.dataset.field)) field.value = /** @type {string} */ (values.get(field.dataset.field));
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
  initial();
  offered = new Map(values);
  if (!framed && name !== HOME) remembered();
  if (html.dataset.state !== "loading") html.dataset.state = name === HOME ? "home" : "setup";
}

// The table that was laid in the last game for this one, where nothing but buttons to come here were pressed. A game that is not known
// here yet tells its aim at the table: that is not in the drawing.
function laid() {
  const own = !framed && met().includes(game.name) && pressed.every(({ id }) => id);
  return own ? next(/** @type {string} */ (read(key("next", game.name))), kept()) : undefined;
}

// Whether the table is the one that a first visitor is offered, for any number of players.
function usual() {
  return [...offered].every(([path, value]) => ["seats", "busy", "nobody"].includes(path) || (values.get(path) ?? "") === value);
}

/** @type {Record<string, (value: string, button: HTMLButtonElement) => void>} */
const ACTS = {
  lang(value) { if (value !== html.lang) { html.lang = value; draw(place); } },
  theme(value) { html.dataset.theme = value; },
  game(value, { dataset }) { go(/** @type {string} */ (dataset.game)); },
  home() { go(HOME); },
  daily(value, { dataset }) { asked = "daily"; if (dataset.game) go(dataset.game); },
  start(value, button) {
    started = button.disabled = true;
    values.set("busy", "true");
    button.textContent = button.dataset.busy;
    html.dataset.state = "thinking";
    const table = asked !== "daily" && laid();
    if (table || !framed && !elsewhere && asked !== "daily" && usual()) paint(app, game, Number(values.get("seats")), { next: table, sheet: fetchTable(game), late: () => taken, light, again: done.table });
  },
};

/** @type {(button: HTMLElement) => void} */
function press(button) {
  const { set, act, value } = button.dataset;
  if (set && started) return;
  if (set) put(set);
  pressed.push(set ? { set } : { id: button.id });
  ACTS[/** @type {string} */ (act)]?.(/** @type {string} */ (value), /** @type {HTMLButtonElement} */ (button));
  show();
}

/** @type {(event: At<PointerEvent>) => void} */
const clicked = ({ target }) => [target.closest("button[data-act]:enabled, button[data-set]:enabled")].filter(Boolean).forEach(one => press(/** @type {HTMLElement} */ (one)));

/** @type {(event: Written) => void} */
function written({ target: { dataset: { field }, value } }) {
  if (!field || started) return;
  values.set(field, value);
  pressed.push({ field, value });
  show();
}

/** What has been chosen and pressed, in its order, as JSON; from now on Python listens itself. */
window.takeForm = () => {
  taken = true;
  document.removeEventListener("click", clicked);
  document.removeEventListener("input", written);
  return JSON.stringify(pressed);
};

/** Keep the same for the page that comes in the place of this one, when a new version is taken, or a file fetched again, while it starts. */
window.keepForm = () => {
  if (!("early" in html.dataset) || !pressed.length || "sent" in html.dataset) return;
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
  for (const { set, field, value, id } of done.pressed ?? []) {
    const button = id ? document.getElementById(id) : set && all("[data-set]").find(({ dataset }) => dataset.set === set);
    if (field) written({ target: /** @type {HTMLInputElement} */ (/** @type {unknown} */ ({ dataset: { field }, value })) });
    else if (button) press(button);
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
  repeat();
  document.addEventListener("click", clicked);
  document.addEventListener("input", written);
  await reveal();
  // Of a deal, a lesson or a frame Python alone knows what is to be set up.
  if (!elsewhere && !framed && asked !== "daily") requestAnimationFrame(() => setTimeout(() => {
    if (html.dataset.state === "loading" && "early" in html.dataset) html.dataset.state = place === HOME ? "home" : "setup";
  }));
}
