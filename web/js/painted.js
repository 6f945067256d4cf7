// The first table before Python is there, one that the build has drawn (tools/painted.py), or a game before (web/page/laying/). What is pressed at it shows and is kept;
// Python draws the same table over it (web/page/play/laid.py) and is handed that.
import { painted } from "./laid.js";
import { hand } from "./keep.js";
import { mark } from "./marks.js";

const PRESSED = "[data-option], [data-drop], [data-act], [data-set], [data-why]";  // as in web/page/input/pointer.py

const html = document.documentElement;
let ask, table, marks = [], other, answered = false;

/** Paint such a table, or the `next` one of the game, into an element when it and its style sheet (a promise) are there, unless it is
 * `late` then; `light` gives pictures the light of the time of day. */
export async function paint(app, { name, table: style }, seats, { next, sheet, late, light }) {
  const [found] = await Promise.all([next ?? painted(name, seats), sheet]);
  if (!found || late()) return;
  found.take();
  ask = found.ask;
  table = { game: name, record: found.record, next: Boolean(next) };
  for (const link of document.querySelectorAll("link[data-table]")) link.media = link.dataset.table === style ? "all" : "not all";
  app.innerHTML = found.html;
  light();
  Object.assign(html.dataset, { table: style, painted: "", state: "your-turn" });
  addEventListener("click", pressed, true);
}

function pressed(event) {
  const element = event.target.closest(PRESSED);
  event.stopImmediatePropagation();
  if (!element || element.disabled || answered) return;
  if (element.dataset.option) choose(element);
  else if (element.id === "confirm") send();
  else other = note(element, PRESSED);
}

// A number among all that a selector finds: where the same is drawn, it finds the same.
const number = (element, selector) => [...document.querySelectorAll(selector)].indexOf(element);

function note(element, selector) {
  document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  element.dataset.pressed = "";
  return number(element, selector);
}

// As web/page/play/choice.py marks: an option that goes with no other takes the place of all, and where all marks are used up the
// oldest makes room. Python marks once more by all its rules.
function choose(element) {
  const { option } = element.dataset, nth = number(element, `[data-option="${CSS.escape(option)}"]`), alone = ask.alone ?? [];
  const left = marks.filter(([name, at]) => name !== option || at !== nth);
  if (left.length < marks.length) marks = left;
  else if (alone.includes(option)) marks = [[option, nth]];
  else marks = [...left.filter(([name]) => !alone.includes(name)), [option, nth]].slice(-ask.most);
  while (ask.budget != null && marks.length > 1 && worth() > ask.budget) marks.shift();
  mark(JSON.stringify(marks), marks.length >= Math.max(ask.least, 1));
}

const worth = () => marks.reduce((sum, [option]) => sum + (ask.prices[option] ?? 0), 0);

// The marked options in the order in which they are offered.
function chosen() {
  const left = marks.map(([option]) => option);
  return ask.options.filter(option => left.includes(option) && left.splice(left.indexOf(option), 1));
}

// A page that is loaded again before Python is there goes on with the answer (web/page/play/sent.py).
function send() {
  answered = true;
  hand({ ...table, chosen: chosen() });
  Object.assign(html.dataset, { state: "thinking", sent: "" });
}

/** What was pressed at a painted table, as JSON: "marks", whether they are the answer ("sent"), and the number of the last other thing
 * that was pressed among all, if any. From now on Python listens itself. */
export function taken() {
  removeEventListener("click", pressed, true);
  delete html.dataset.painted;
  const told = { marks, sent: answered, other: answered ? undefined : other };
  [marks, other, answered] = [[], undefined, false];
  return JSON.stringify(told);
}

/** The answer is saved by Python, or was none. */
export function saved() {
  hand();
}

/** Press what has this number among all that can be pressed. */
export function press(number) {
  document.querySelectorAll(PRESSED)[number]?.click();
}
