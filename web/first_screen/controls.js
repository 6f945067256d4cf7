// The settings of the form. The browser keeps what is chosen, switched and typed. This script knows no game and no option: the form says
// what an option needs of others (data-needs), which list of names is the usual one (data-lists, depending on the option in data-by), and
// how many names each group gives (data-least, data-most). Python applies the same rules again.
const PERSON = "human";
export const ELSEWHERE = "elsewhere";  // a person at another device
const touched = /** @type {Set<string>} */ (new Set());  // what has been set since the last call of noted()

export const inputs = (more = "") => /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`form input${more}`)]);
/** @type {(name: string) => HTMLInputElement[]} */
export const of = name => inputs(`[name="${name}"]`);
const valueOf = (/** @type {HTMLInputElement} */ { type, value, dataset }) => type === "radio" ? /[^:!]*$/.exec(dataset.set)?.[0] ?? "" : value;
const names = () => new Set(inputs().map(({ name }) => name));
/** @type {(text: string) => [path: string, value: string][]} */
export const pairs = text => text.split(" ").map(pair => /** @type {[string, string]} */ (pair.split(":")));

/** Return what is set; for a switch that is on in a second way, that way.
 * @type {() => Record<string, string>} */
export const values = () => Object.fromEntries(inputs().filter(one => one.type === "text" || one.checked).map(one => [one.name, valueOf(one)]));

/** Return whether a condition ("seats:3,4 edition:2") holds; no condition always does.
 * @type {(text: string | undefined, now?: Record<string, string>) => boolean} */
export const holds = (text, now = values()) => !text || pairs(text).every(([path, allowed]) => allowed.split(",").includes(now[path] ?? "false"));

/** Return who sits at each seat in use, "" for a person here.
 * @type {() => string[]} */
export function sitting() {
  const now = values();
  return Array.from({ length: Number(now.seats ?? 0) }, (_, seat) => now[`players.${seat}`]).map(who => who === PERSON ? "" : who);
}

const lists = () => [...document.querySelectorAll("[data-list]")];
const listOf = (/** @type {string} */ name) => lists().find(({ dataset }) => dataset.list === name);
const picks = (/** @type {HTMLElement} */ group) => /** @type {HTMLInputElement[]} */ ([...group.querySelectorAll("input[data-set]")]);
const named = (/** @type {HTMLElement} */ { dataset }) => dataset.set.split("!")[1];
const ownOf = (/** @type {HTMLElement} */ { dataset }) => of(`${dataset.list}!`)[0];
const groups = (/** @type {HTMLElement} */ list) => [...list.querySelectorAll(".ng")];

// Return the usual list for the value of another option, "" if the seed draws one.
/** @type {(list: HTMLElement, by?: string) => string} */
const usually = ({ dataset }, by = values()[dataset.by ?? ""] ?? "false") => pairs(dataset.lists ?? "").find(([value]) => value === by)?.[1] ?? "";

/** @type {(list: HTMLElement, text: string) => void} */
function fill(list, text) {
  const chosen = (text || usually(list)).split(",");
  for (const one of picks(list)) one.checked = chosen.includes(named(one));
  ownOf(list).checked = text !== "";
}

// Add or remove a name. A list that the seed would draw begins as the usual one, or with the fewest names of each group.
/** @type {(list: HTMLElement, input: HTMLInputElement) => void} */
function pick(list, input) {
  if (!ownOf(list).checked && !usually(list)) {
    const few = groups(list).flatMap(group => picks(group).slice(0, Number(group.dataset.least)).map(named));
    fill(list, usually(list, list.dataset.usual) || String(few));
    input.checked = !input.checked;
  }
  const group = /** @type {HTMLElement} */ (input.closest(".ng"));
  if (input.checked && group.dataset.most === "1") for (const one of picks(group)) one.checked = one === input;
  ownOf(list).checked = true;
}

// Return the names of a list in the order of the form; "" for the usual list.
/** @type {(list: HTMLElement) => string} */
const listed = list => ownOf(list).checked ? String(picks(list).filter(one => one.checked).map(named)) : "";

/** Return whether a list has too few or too many names, so that Start must wait. */
export function lacks() {
  return lists().some(list => listed(list) && groups(list).some(group => {
    const count = picks(group).filter(one => one.checked).length;
    return count < Number(group.dataset.least) || count > Number(group.dataset.most);
  }));
}

// Set a choice to its default, or to the first value that fits the others.
/** @type {(name: string) => void} */
function begin(name) {
  const fitting = of(name).filter(one => holds(one.dataset.needs)), one = fitting.find(one => one.defaultChecked) ?? fitting[0];
  if (one) one.checked = true;
}

// Reset choices and lists that depend on what was set, and drop what does not fit the others.
function settle(set = "") {
  const needing = inputs("[data-needs]"), isChoice = (/** @type {HTMLInputElement} */ { type }) => type === "radio";
  for (const one of needing.filter(isChoice)) if (pairs(one.dataset.needs).some(([path]) => path === set)) begin(one.name);
  for (const list of lists()) if (list.dataset.by === set) fill(list, "");
  for (const one of needing) if (one.checked && !holds(one.dataset.needs)) if (isChoice(one)) begin(one.name); else one.checked = false;
}

// A switch can be on in a second way only while it is on, and only in one.
/** @type {(input: HTMLInputElement) => void} */
function flip({ name, value, checked }) {
  const [first, ...ways] = of(name);
  first.checked ||= checked;
  for (const way of ways) way.checked &&= first.checked && (way.value === value || value === first.value);
}

/** @type {(name: string, value: string) => void} */
function put(name, value) {
  const list = listOf(name);
  if (list) fill(list, value);
  for (const [nth, one] of of(name).entries()) {
    if (one.type === "text") one.value = value;
    else if (one.type === "radio") one.checked ||= valueOf(one) === value;
    else one.checked = value === one.value || value !== "false" && !nth;
  }
}

/** Return whether the form has a control of this name.
 * @type {(name: string) => boolean} */
export const has = name => Boolean(listOf(name) ?? of(name)[0]);

/** Set a control as a person would.
 * @type {(name: string, value: string) => void} */
export function set(name, value) {
  put(name, value);
  touched.add(name);
  settle(name);
}

/** Handle that a person has set a control.
 * @type {(input: HTMLInputElement) => void} */
export function changed(input) {
  const list = /** @type {HTMLElement | null} */ (input.closest("[data-list]"));
  if (list) pick(list, input);
  else if (input.type === "checkbox") flip(input);
  const name = list?.dataset.list ?? input.name;
  touched.add(name);
  settle(name);
}

/** Return what has been set since the last call, in the form's order: options come after those they need. */
export function noted() {
  const now = { ...values(), ...Object.fromEntries(lists().map(list => [list.dataset.list, listed(list)])) };
  const set = [...new Set([...names()].map(name => name.split("!")[0]))].filter(name => touched.has(name));
  touched.clear();
  return set.map(field => ({ field, value: now[field] ?? "false" }));
}

/** Return whether everything but the number of players is as it was drawn. */
export function untouched() {
  return inputs().every(one => one.name === "seats" || (one.type === "text" ? one.value === one.defaultValue : one.checked === one.defaultChecked));
}

/** Remove a player from the table; the others move up.
 * @type {(seat: number) => void} */
export function leave(seat) {
  const now = values(), last = document.querySelectorAll(".seat").length - 1, count = String(Number(now.seats) - 1);
  if (!of("seats").some(one => valueOf(one) === count)) return;
  set("seats", count);
  for (let to = seat; to <= last; to += 1)
    for (const key of ["", ".name"]) set(`players.${to}${key}`, now[`players.${to < last ? to + 1 : seat}${key}`]);
}

/** Seat the next available player, if possible one who has no seat yet.
 * @type {(name: string) => void} */
export function follow(name) {
  const offered = of(name).filter(one => ![PERSON, ELSEWHERE].includes(valueOf(one))), after = offered.findIndex(one => one.checked) + 1, sat = sitting();
  const order = [...offered.slice(after), ...offered.slice(0, after)].map(valueOf);
  set(name, order.find(id => !sat.includes(id)) ?? order[0]);
}

/** Restore earlier settings, as far as the form has them.
 * @type {(now: Record<string, unknown>) => void} */
export function restore(now) {
  for (const name of names()) if (name in now) put(name, String(now[name]));
}

/** Restore the settings of the last visit, as web/page/catalog/settings.py reads them; values that the form does not offer are ignored.
 * @type {(setup: Setup) => void} */
export function remember({ players, ...others }) {
  const simple = Object.entries(others).filter(([name, value]) => name !== "seed" && ["boolean", "number", "string"].includes(typeof value));
  restore(Object.fromEntries(simple.map(([name, value]) => [name, value || typeof value === "number" ? value : false])));
  settle();
  for (const list of lists()) {
    const text = String(others[list.dataset.list ?? ""] ?? ""), own = text.split(",");
    fill(list, text === String(picks(list).map(named).filter(name => own.includes(name))) ? text : "");
  }
  if (Array.isArray(players)) players.forEach((/** @type {Sitter} */ player, seat) => {
    const { who, bot, name } = player ?? {};
    if (typeof who === "string") put(`players.${seat}`, [PERSON, ELSEWHERE].includes(who) ? who : String(bot));
    if (typeof name === "string") put(`players.${seat}.name`, name);
  });
}
