// The first table before Python is there, one that the build has drawn (tools/painted.py), or a game before (web/page/laying/). What is pressed at it shows and is kept;
// Python draws the same table over it (web/page/play/laid.py) and is handed that.
import { painted } from "./laid.js";
import { mark } from "./marks.js";

const PRESSED = "[data-option], [data-drop], [data-act], [data-set], [data-why]";  // as in web/page/input/pointer.py

const html = document.documentElement;
let ask, marks = [], other, answered = false;

/** Paint such a table, or the `next` one of the game, into an element when it and its style sheet (a promise) are there, unless it is
 * `late` then; `light` gives pictures the light of the time of day. */
export async function paint(app, { name, table }, seats, { next, sheet, late, light }) {
  const [found] = await Promise.all([next ?? painted(name, seats), sheet]);
  if (!found || late()) return;
  found.take();
  ask = found.ask;
  for (const link of document.querySelectorAll("link[data-table]")) link.media = link.dataset.table === table ? "all" : "not all";
  app.innerHTML = found.html;
  light();
  Object.assign(html.dataset, { table, painted: "", state: "your-turn" });
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
  mark(JSON.stringify(marks), marks.length >= Math.max(ask.least, 1));
}

function send() {
  answered = true;
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

/** Press what has this number among all that can be pressed. */
export function press(number) {
  document.querySelectorAll(PRESSED)[number]?.click();
}
