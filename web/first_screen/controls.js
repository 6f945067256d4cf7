// What is set in the form: the browser keeps what is chosen, switched and written. This script knows no game and no option: the form says
// what an option needs of others (data-needs), and of a list of names which one is usual (data-lists, by what data-by is) and how many
// each group gives (data-least, data-most). Python settles the same once more.
const PERSON = "human";
const touched = /** @type {Set<string>} */ (new Set());  // what has been set since it was noted

export const inputs = (more = "") => /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`form input${more}`)]);
/** @type {(name: string) => HTMLInputElement[]} */
export const of = name => inputs(`[name="${name}"]`);
const valueOf = (/** @type {HTMLInputElement} */ { type, value, dataset }) => type === "radio" ? /[^:!]*$/.exec(dataset.set)?.[0] ?? "" : value;
const names = () => new Set(inputs().map(({ name }) => name));
/** @type {(text: string) => [path: string, value: string][]} */
export const pairs = text => text.split(" ").map(pair => /** @type {[string, string]} */ (pair.split(":")));

/** What is set; of a switch that is on in a further way that one.
 * @type {() => Record<string, string>} */
export const values = () => Object.fromEntries(inputs().filter(one => one.type === "text" || one.checked).map(one => [one.name, valueOf(one)]));

/** Whether a condition ("seats:3,4 edition:2") holds, if there is any.
 * @type {(text: string | undefined, now?: Record<string, string>) => boolean} */
export const holds = (text, now = values()) => !text || pairs(text).every(([path, allowed]) => allowed.split(",").includes(now[path] ?? "false"));

/** Who sits at the seats in use, "" for a person.
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

// The list that is usual by another option, "" where the seed draws one.
/** @type {(list: HTMLElement, by?: string) => string} */
const usually = ({ dataset }, by = values()[dataset.by ?? ""] ?? "false") => pairs(dataset.lists ?? "").find(([value]) => value === by)?.[1] ?? "";

/** @type {(list: HTMLElement, text: string) => void} */
function fill(list, text) {
  const chosen = (text || usually(list)).split(",");
  for (const one of picks(list)) one.checked = chosen.includes(named(one));
  ownOf(list).checked = text !== "";
}

// A name is taken in or out; what is drawn by the seed begins as the usual list, or with the least of each group.
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

// The names of a list, in the order of the form; "" for the usual one.
/** @type {(list: HTMLElement) => string} */
const listed = list => ownOf(list).checked ? String(picks(list).filter(one => one.checked).map(named)) : "";

/** Whether names are missing in a list, or too many there: that holds up Start. */
export function lacks() {
  return lists().some(list => listed(list) && groups(list).some(group => {
    const count = picks(group).filter(one => one.checked).length;
    return count < Number(group.dataset.least) || count > Number(group.dataset.most);
  }));
}

// A choice is as usual, or the first that goes with the others.
/** @type {(name: string) => void} */
function begin(name) {
  const fitting = of(name).filter(one => holds(one.dataset.needs)), one = fitting.find(one => one.defaultChecked) ?? fitting[0];
  if (one) one.checked = true;
}

// A choice or a list that may depend on what was set starts again, and what does not go with the others gives way.
function settle(set = "") {
  const needing = inputs("[data-needs]"), isChoice = (/** @type {HTMLInputElement} */ { type }) => type === "radio";
  for (const one of needing.filter(isChoice)) if (pairs(one.dataset.needs).some(([path]) => path === set)) begin(one.name);
  for (const list of lists()) if (list.dataset.by === set) fill(list, "");
  for (const one of needing) if (one.checked && !holds(one.dataset.needs)) if (isChoice(one)) begin(one.name); else one.checked = false;
}

// A further way of being on is on with the usual one only, and alone.
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

/** Whether the form sets something.
 * @type {(name: string) => boolean} */
export const has = name => Boolean(listOf(name) ?? of(name)[0]);

/** Set a control as somebody does who uses it.
 * @type {(name: string, value: string) => void} */
export function set(name, value) {
  put(name, value);
  touched.add(name);
  settle(name);
}

/** Somebody has set a control.
 * @type {(input: HTMLInputElement) => void} */
export function changed(input) {
  const list = /** @type {HTMLElement | null} */ (input.closest("[data-list]"));
  if (list) pick(list, input);
  else if (input.type === "checkbox") flip(input);
  const name = list?.dataset.list ?? input.name;
  touched.add(name);
  settle(name);
}

/** What has been set since this was asked last, as the form has it in its order: what needs others comes after them. */
export function noted() {
  const now = { ...values(), ...Object.fromEntries(lists().map(list => [list.dataset.list, listed(list)])) };
  const set = [...new Set([...names()].map(name => name.split("!")[0]))].filter(name => touched.has(name));
  touched.clear();
  return set.map(field => ({ field, value: now[field] ?? "false" }));
}

/** Whether all is set as it was drawn, whatever the number of players. */
export function untouched() {
  return inputs().every(one => one.name === "seats" || (one.type === "text" ? one.value === one.defaultValue : one.checked === one.defaultChecked));
}

/** Let a player leave the table: the others move up.
 * @type {(seat: number) => void} */
export function leave(seat) {
  const now = values(), last = document.querySelectorAll(".seat").length - 1, count = String(Number(now.seats) - 1);
  if (!of("seats").some(one => valueOf(one) === count)) return;
  set("seats", count);
  for (let to = seat; to <= last; to += 1)
    for (const key of ["", ".name"]) set(`players.${to}${key}`, now[`players.${to < last ? to + 1 : seat}${key}`]);
}

/** Let the next player on offer sit down, one that sits nowhere yet if there is any.
 * @type {(name: string) => void} */
export function follow(name) {
  const offered = of(name).filter(one => valueOf(one) !== PERSON), after = offered.findIndex(one => one.checked) + 1, sat = sitting();
  const order = [...offered.slice(after), ...offered.slice(0, after)].map(valueOf);
  set(name, order.find(id => !sat.includes(id)) ?? order[0]);
}

/** Set what was set before, of all that the form has.
 * @type {(now: Record<string, unknown>) => void} */
export function restore(now) {
  for (const name of names()) if (name in now) put(name, String(now[name]));
}

/** Set what was set at the last visit, as web/page/catalog/settings.py reads it: what the form does not offer is left out.
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
    if (typeof who === "string") put(`players.${seat}`, who === PERSON ? who : String(bot));
    if (typeof name === "string") put(`players.${seat}.name`, name);
  });
}
