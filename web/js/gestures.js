// Filters accidental presses: a gesture belongs to the pointer that began it, a held key counts once, the second half of a double click is
// for what the first one pressed, and what has just appeared under the pointer has not been seen yet. All other events are stopped before
// they reach the prepared table (web/first_screen/painted.js) or Python's (web/page/input/).

const PRESSED = "[data-option], [data-drop], [data-act], [data-set], [data-why], a, button, summary, label, input";
const ANSWERS = '[data-drop], [data-act="confirm"], [data-act="pass"], [data-act="undo"], [data-act="rematch"]';
const FIELDS = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select";
const MOMENT = 300;  // ms that nobody needs less of to see another question
const DOUBLE = 400, COUNTED = 600;  // ms between the halves of a double tap; and, where the browser counts it as one, of a double click
const OWN = 1000;  // ms after a press within which another question follows from it; later it came because others have played
const NEAR = 24;  // pixels that a hand moves between two clicks on the same place

const html = document.documentElement;
let /** @type {{ id: number, type: string } | undefined} */ owner, refused = /** @type {Set<number>} */ (new Set()), foreign = false;  // the pointer whose gesture goes on; others; whether the click to come is of one of them
let /** @type {Press} */ press, /** @type {Press | undefined} */ keyed;  // the last one of a pointer, and that of a key that is down: {time, type, x, y, key, counted}
let at = /** @type {Place} */ ({}), latest = -OWN;  // where the pointer is, and when something was pressed last
let /** @type {Last | undefined} */ last;  // what was pressed last, and at the head of its row of quick presses: {press, head: {thing, scene}}; what was not meant is left out
let keys = false;  // whether a key was used last, not a pointer
let scene = 0, since = 0, under = /** @type {Place & { key?: string }} */ ({}), alone = false, opened = false, /** @type {number} */ seen;  // see `changed`

/** Note that another question stands there now, or that the table is free again; whether a window `opens` over it. */
export function changed(opens = false) {
  scene += 1;
  since = performance.now();
  alone = since - latest > OWN;
  under = { ...at, key: last?.press.key };
  opened = opens;
}

/** Note that a window has gone, which nobody may have closed: then what was under it has not been seen for long. */
export function freed() {
  if (performance.now() - latest > OWN) changed();
}

/** Return whether a key was used last, not a pointer: the focus then shows, and must not get lost. */
export const byKeys = () => keys;

/** The name of a key for shortcuts: if it types neither a Latin letter nor a digit, the one at this place of a Latin keyboard.
 * @type {(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">) => string} */
export function named({ key, code, shiftKey }) {
  if (key.length !== 1 || /[a-z\d?]/i.test(key)) return key;
  const [, digit, letter] = /^(?:Digit(\d)|Key(\w))$/.exec(code) ?? [];
  return (key > "\x7f" && letter?.toLowerCase()) || (!shiftKey && digit) || key;
}

/** @type {(event: UIEvent & { key?: string }) => void} */
function stop(event) {
  event.stopImmediatePropagation();
  if (event.key !== " ") event.preventDefault();
}

/** @type {(one: Place, other: Place) => boolean} */
const near = (one, other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) <= NEAR;
/** @type {(place: Place, box: DOMRect) => boolean} */
const inside = ({ x, y }, { left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
/** @type {(element: HTMLElement) => boolean} */
const isOption = element => element.dataset.option !== undefined;
/** @type {(element: HTMLElement) => string} */
const naming = ({ id, dataset: { option, act, set } }) => id || option || act || set || "";

// Buttons that answer, undo, start again, or close a window that opened by itself.
/** @type {(element: HTMLElement) => boolean} */
function answers(element) {
  return element.matches(ANSWERS) || isOption(element) && "direct" in html.dataset || opened && Boolean(element.closest("#dialog"));
}

// Whether the pressed element appeared too recently for that.
/** @type {(element: HTMLElement, press: Press) => boolean} */
function unseen(element, { time, type, key, ...place }) {
  if (alone && element.dataset.act === "undo") return false;  // that has not become another one while others played
  if (time < since) return true;
  if (time > since + MOMENT || seen === scene) return false;
  if (alone && type !== "mouse") return true;
  return key ? key === under.key : near(under, /** @type {Place} */ (place)) || element.matches("button") && inside(under, element.getBoundingClientRect());
}

/** @type {(now: Press, count: number) => boolean | undefined} */
function again(now, count) {
  const { press: before } = last ?? {};
  if (!before || before.key !== now.key || !now.key && !near(/** @type {Place} */ (before), /** @type {Place} */ (now))) return false;
  return now.time - before.time < (count > 1 ? COUNTED : now.type === "mouse" ? 0 : DOUBLE);
}

/** @type {(element: HTMLElement, now: Press, count: number) => boolean} */
function meant(element, now, count) {
  const thing = naming(element), answer = answers(element);
  const head = again(now, count) ? /** @type {Last} */ (last).head : { thing, scene };
  if (!now.key && head.thing !== thing && (answer || !isOption(element))) return false;
  if (answer && (head.scene !== scene || unseen(element, now))) return false;
  last = { press: now, head, second: head === last?.head };
  seen = scene;
  return true;
}

/** @type {(event: At<PointerEvent>) => void} */
function down(event) {
  const { pointerId: id, pointerType: type, isPrimary, timeStamp: time, clientX: x, clientY: y } = event;
  if (owner && owner.id !== id && !(isPrimary && owner.type === type)) {
    refused.add(id);
    return stop(event);
  }
  refused.delete(id);
  owner = { id, type };
  keys = false;
  foreign = false;
  press = { time, type, x, y };
  at = { x, y };
}

/** @type {(event: At<PointerEvent>) => void} */
function move(event) {
  const { pointerId: id, buttons, clientX: x, clientY: y } = event;
  if (refused.has(id) || owner && owner.id !== id) return stop(event);
  if (!buttons) owner = undefined;  // it was let go where nobody heard of it
  at = { x, y };
}

/** @type {(event: At<PointerEvent>) => void} */
function up(event) {
  foreign = refused.delete(event.pointerId);
  if (foreign) stop(event);
  else if (owner?.id === event.pointerId) owner = undefined;
}

/** @type {(event: At<PointerEvent>) => void} */
function click(event) {
  const { detail, target, isTrusted } = event, element = target.closest?.(PRESSED), now = detail ? press : keyed;
  latest = performance.now();
  if (detail && foreign) return stop(event);
  if (!isTrusted || !now || now.counted) return void (seen = scene);  // by what reads the page to somebody, or by a script
  now.counted = true;
  if (!element) last = undefined;
  else if (!meant(element, now, detail)) stop(event);
}

/** @type {(event: At<PointerEvent>) => void} */
function dblclick(event) {
  const element = event.target.closest?.(PRESSED), both = last?.second && last.head.scene === scene && last.head.thing === (element && naming(element));
  if (foreign || event.isTrusted && element && !both) stop(event);
}

// The answer that a key gives: Enter confirms the choice, unless another button has the focus (web/page/input/keys.py).
/** @type {(key: string, target: HTMLElement) => HTMLElement | null | undefined} */
function aimed(key, target) {
  const element = target.closest?.(PRESSED), act = element?.dataset.act;
  if (key === "p" || key === "u") return document.getElementById(key === "p" ? "pass" : "undo");
  if (/\d/.test(key)) return document.querySelector("[data-option]");
  if (key !== "Enter") return undefined;
  const other = element && (isOption(element) ? element.ariaPressed !== "true" : act && act !== "zoom");
  return other ? element : document.getElementById("confirm") ?? element;
}

/** @type {(event: At<KeyboardEvent>) => void} */
function keydown(event) {
  const { key, target, repeat, timeStamp: time, isTrusted } = event, name = named(event).toLowerCase();
  if (event.ctrlKey || event.altKey || event.metaKey || !isTrusted || target.matches?.(FIELDS)) return;
  keys = true;
  if (repeat) return void ((key.length === 1 || key === "Enter" || key === "Escape") && stop(event));
  const now = /** @type {Press} */ ({ time, type: "key", key: name }), element = aimed(key.length === 1 ? name : key, target);
  latest = performance.now();
  if (key === "Enter" || key === " ") keyed = now;
  if (key === " ") return;  // it presses when it is let go
  now.counted = true;
  if (!element) last = { press: now, head: { thing: "", scene } };
  else if (!meant(element, now, 1)) stop(event);
}

/** @type {(event: At<KeyboardEvent>) => void} */
function keyup({ key }) {
  if (key === "Enter" || key === " ") setTimeout(() => { keyed = undefined; });  // the click of the blank key comes in between
}

const LISTENERS = { pointerdown: down, pointermove: move, pointerover: move, pointerup: up, pointercancel: up, click, dblclick, keydown, keyup };
for (const [name, listener] of Object.entries(LISTENERS)) addEventListener(/** @type {keyof Heard} */ (name), /** @type {(event: Event) => void} */ (listener), true);
