// The first table before Python runs, drawn by the build (tools/first_screen/first_tables.py) or during the last game
// (web/page/prepared/). Presses are shown and remembered. Python draws the same table over it (web/page/play/first_table.py) and
// gets them.
import { changed } from "../js/gestures.js";
import { aimAtAnswer } from "./focus.js";
import { painted } from "./prepared.js";
import { hand } from "../js/storage.js";
import { mark } from "../js/marks.js";
import { zoom } from "../js/size.js";

const PRESSED = "[data-option], [data-drop], [data-act], [data-set], [data-why]";  // as in web/page/input/pointer.py

const html = document.documentElement;
const FAR = 8;  // pixels after which a held card is dragged, as in web/page/input/pointer.py
const DRAGGING = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };

let /** @type {Ask} */ ask, /** @type {Painting["place"]} */ place, /** @type {Omit<Sent, "address" | "chosen">} */ table,
  marks = /** @type {Mark[]} */ ([]), changes = false, /** @type {number | undefined} */ other, answered = false;  // whether the marks differ from those drawn
let /** @type {Held | undefined} */ held, swallow = false;  // the card under the pointer (dragged if it has a shield); whether the click that ends a drag is still to come

/** Paint such a table, or the `next` one of the game, into an element once it and its style sheet (a promise) have arrived, unless
 * it is `late` by then. `light` sets the pictures of the time of day. `again` is what `marked` returned before a reload.
 * @type {(app: HTMLElement, game: Pick<Game, "name" | "table">, seats: number, how: Painted) => Promise<void>} */
export async function paint(app, { name, table: style }, seats, { next, sheet, late, light, again = {} }) {
  const [found] = await Promise.all([next ?? painted(name, seats, again.place), sheet]);
  if (!found || late()) return;
  found.take();
  [ask, place] = [found.ask, found.place];
  table = { game: name, record: found.record, next: Boolean(next) };
  for (const link of document.querySelectorAll("link[data-table]")) link.media = link.dataset.table === style ? "all" : "not all";
  app.innerHTML = found.html;
  light();
  changed();
  Object.assign(html.dataset, { table: style, painted: "", state: "your-turn" });
  addEventListener("click", pressed, true);
  addEventListener("keydown", key);
  for (const [name, does] of Object.entries(DRAGGING)) addEventListener(/** @type {keyof Heard} */ (name), /** @type {(event: Event) => void} */ (does));
  marks = drawn();
  if (again.marks) show(again.marks);
  aimAtAnswer();
  if (/** @type {number} */ (again.other) >= 0) other = note(document.querySelectorAll(PRESSED)[/** @type {number} */ (again.other)], PRESSED);
}

/** Return which table is painted, its marks if they differ from those drawn, and what else was pressed; undefined without a table.
 * @type {() => { place?: number, marks?: Mark[], other?: number } | undefined} */
export function marked() {
  return "painted" in html.dataset ? { place, marks: changes ? marks : undefined, other } : undefined;
}

// Return the options that are drawn as marked: a proposed answer.
function drawn() {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-option][aria-pressed="true"]')]);
  return found.map(element => /** @type {Mark} */ ([element.dataset.option, number(element, named(element.dataset.option ?? ""))]));
}

/** @type {(made: Mark[]) => void} */
function show(made) {
  [marks, changes] = [made, true];
  mark(JSON.stringify(marks), marks.length >= Math.max(ask.least, 1));
}

/** @type {(option: string) => string} */
const named = option => `[data-option="${CSS.escape(option)}"]`;

/** @type {(event: At<PointerEvent>) => void} */
function pressed(event) {
  const element = event.target.closest(PRESSED);
  if (event.target.closest("#missing")) return;  // its link reloads the page and keeps what was pressed here
  event.stopImmediatePropagation();
  if (swallow && event.detail) return void (swallow = false);
  if (!element || /** @type {HTMLButtonElement} */ (element).disabled || answered) return;
  if (element.dataset.option) choose(element);
  else if (element.id === "confirm") send();
  else other = note(element, PRESSED);
}

// Enter on a marked option, or where no button has the focus, confirms the marks, as in web/page/input/keys.py.
/** @type {(event: At<KeyboardEvent>) => void} */
function key(event) {
  const { key, target } = event, option = target.closest("[data-option]");
  if (key !== "Enter" || answered || !document.querySelector("#confirm:enabled")) return;
  if (option ? option.ariaPressed !== "true" : target.closest("button, a")) return;
  event.preventDefault();
  send();
}

// Return an element's index among all that a selector finds; in an equal drawing it leads to the same element.
/** @type {(element: HTMLElement, selector: string) => number} */
const number = (element, selector) => [...document.querySelectorAll(selector)].indexOf(element);

/** @type {(element: HTMLElement, selector: string) => number} */
function note(element, selector) {
  document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  element.dataset.pressed = "";
  return number(element, selector);
}

// Mark an option as web/page/play/choice.py does: an option that goes with no other replaces all marks, and if there are too many,
// the oldest goes. Python later applies all its rules to the marks.
/** @type {(element: HTMLElement) => void} */
function choose(element) {
  const { option } = /** @type {{ option: string }} */ (/** @type {unknown} */ (element.dataset)), nth = number(element, named(option)), alone = ask.alone ?? [];
  const left = marks.filter(([name, at]) => name !== option || at !== nth);
  if (left.length < marks.length) marks = left;
  else if (alone.includes(option)) marks = [[option, nth]];
  else marks = [...left.filter(([name]) => !alone.includes(name)), /** @type {Mark} */ ([option, nth])].slice(-ask.most);
  while (ask.budget != null && marks.length > 1 && worth() > ask.budget) marks.shift();
  show(marks);
}

const worth = () => marks.reduce((sum, [option]) => sum + (ask.prices[option] ?? 0), 0);

// Return the marked options in the order in which they are offered.
function chosen() {
  const left = marks.map(([option]) => option);
  return ask.options.filter(option => left.includes(option) && left.splice(left.indexOf(option), 1));
}

// Store the answer: a page that is reloaded before Python runs continues with it (web/page/play/pending_answer.py).
function send() {
  answered = true;
  hand({ ...table, chosen: chosen() });
  Object.assign(html.dataset, { state: "thinking", sent: "" });
}

// Return a selector of where a card can be dragged to, "" for nowhere: its named place, or the city in which it is built.
/** @type {(dataset: DOMStringMap) => string | undefined} */
function goalOf({ drag, hand, option, card }) {
  return !option ? "" : drag ? `[data-takes="${drag}"]` : hand !== undefined && ask.moves && option === card ? "#mine" : "";
}

/** @type {(event: At<PointerEvent>) => void} */
function down({ target, button, clientX: x, clientY: y }) {
  const card = target.closest("[data-card]"), goal = card && !answered && button === 0 && goalOf(card.dataset);
  swallow = false;
  held = goal ? /** @type {Held} */ ({ card, goal, x, y }) : undefined;
}

/** @type {(event: At<PointerEvent>) => void} */
function move({ clientX: x, clientY: y }) {
  if (held && !held.shield && Math.abs(x - held.x) + Math.abs(y - held.y) > FAR) lift();
  if (held?.shield) held.ghost.style.transform = `translate(${(held.left + x) / zoom()}px, ${(held.top + y) / zoom()}px) rotate(4deg)`;
}

function lift() {
  const { card, goal } = /** @type {Held} */ (held), { left, top, width, height } = card.getBoundingClientRect(), ghost = card.cloneNode(true);
  for (const name of ["id", "data-option", "data-takes"]) ghost.removeAttribute(name);
  ghost.classList.add("dragged");
  Object.assign(ghost.style, { width: `${width / zoom()}px`, height: `${height / zoom()}px` });
  const shield = Object.assign(document.createElement("div"), { className: "shield", ariaHidden: "true" });
  shield.append(ghost);
  document.body.append(shield);
  html.classList.add("dragging");
  for (const place of document.querySelectorAll(goal)) place.classList.add("takes");
  Object.assign(/** @type {Held} */ (held), { shield, ghost, left: left - /** @type {Held} */ (held).x, top: top - /** @type {Held} */ (held).y });
}

// A card dropped in the right place is chosen; if nothing else can be chosen with it, it is the answer.
/** @type {(event: At<PointerEvent>) => void} */
function up({ clientX: x, clientY: y }) {
  const { card, goal, shield } = /** @type {Held} */ (held ?? {}), { option } = card?.dataset ?? {};
  end();
  if (!shield) return;
  swallow = true;
  if (!document.elementFromPoint(x, y)?.closest(goal)) return;
  if (card.getAttribute("aria-pressed") !== "true") choose(card);
  if (ask.most === 1 || ask.alone?.includes(/** @type {string} */ (option))) send();
}

function end() {
  if (held?.shield) {
    for (const place of document.querySelectorAll(held.goal)) place.classList.remove("takes");
    held.shield.remove();
    html.classList.remove("dragging");
  }
  held = undefined;
}

/** Return what was pressed at a painted table, as JSON: "marks" (null: as drawn), whether they are the answer ("sent"), and the index of
 * the last other element that was pressed, if any. From now on Python listens itself. */
export function taken() {
  removeEventListener("click", pressed, true);
  removeEventListener("keydown", key);
  for (const [name, does] of Object.entries(DRAGGING)) removeEventListener(/** @type {keyof Heard} */ (name), /** @type {(event: Event) => void} */ (does));
  end();
  delete html.dataset.painted;
  const told = { marks: changes ? marks : null, sent: answered, other: answered ? undefined : other };
  [marks, changes, other, answered] = [[], false, undefined, false];
  return JSON.stringify(told);
}

/** Forget the stored answer: Python has saved it, or there was none. */
export function saved() {
  hand();
}

/** Press the element with this index among all that can be pressed.
 * @type {(number: number) => void} */
export function press(number) {
  document.querySelectorAll(PRESSED)[number]?.click();
}
