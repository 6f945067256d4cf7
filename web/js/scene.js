// Where things lie on the table, measured in one go: between two drawings all that moves is asked for, and what slides is set in motion.

import { zoom } from "./size.js";

const TRAVEL = "travel";  // the name of what slides, to tell it from the transitions of the style sheets
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const NEAR = 2;  // pixels that a card may lie elsewhere without being moved

const motions = /** @type {Set<Animation>} */ (new Set());  // what still moves: the document would tell that too, but is laid out for it

/** Measure the elements of a selector. Answers a scene: what lies where, under which id, and which card each of them shows.
 * @type {(selector: string) => Scene} */
export function look(selector) {
  const boxes = /** @type {Map<string, Box>} */ (new Map()), elements = /** @type {Map<string, HTMLElement>} */ (new Map()), names = new Map(), by = zoom();
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes.set(element.id, [left / by, top / by, width / by, height / by]);
    elements.set(element.id, element);
    names.set(element.id, element.getAttribute("data-card"));
  }
  return {
    boxes,
    told: () => JSON.stringify([Object.fromEntries(boxes), Object.fromEntries(names)]),
    has: id => elements.has(id),
    element: id => elements.get(id),
    holding: inner => JSON.stringify([...elements].filter(([, one]) => one.querySelector(inner)).map(([id]) => id)),
  };
}

/** Let all that lies in two scenes slide from where it was to where it is now, within some milliseconds. Answers what has come and
 * what has gone as JSON, [ids, ids].
 * @type {(before: Scene, now: Scene, time: number) => string} */
export function between(before, now, time) {
  for (const [id, box] of now.boxes) if (before.boxes.has(id)) slideTo(/** @type {HTMLElement} */ (now.element(id)), /** @type {Box} */ (before.boxes.get(id)), box, time);
  const without = (/** @type {Scene} */ one, /** @type {Scene} */ other) => [...one.boxes.keys()].filter(id => !other.boxes.has(id));
  return JSON.stringify([without(now, before), without(before, now)]);
}

/** Let an element slide from one box to another, both as JSON.
 * @type {(element: HTMLElement, boxes: string, time: number, delay: number) => void} */
export function slide(element, boxes, time, delay) {
  slideTo(element, .../** @type {[Box, Box]} */ (JSON.parse(boxes)), time, delay);
}

// It grows or shrinks on its way.
/** @type {(element: HTMLElement, was: Box, now: Box, time: number, delay?: number) => void} */
function slideTo(element, was, now, time, delay = 0) {
  if (!now[2] || !now[3] || Math.max(Math.abs(was[0] - now[0]), Math.abs(was[1] - now[1])) < NEAR) return;
  const transform = `translate(${was[0] - now[0]}px, ${was[1] - now[1]}px) scale(${was[2] / now[2]}, ${was[3] / now[3]})`;
  const frames = [{ transform, transformOrigin: "0 0", zIndex: 30 }, { transformOrigin: "0 0", zIndex: 30 }];
  animate(element, frames, { duration: time, delay, easing: EASE, fill: "backwards", id: TRAVEL });
}

/** Set an element in motion, as the browser does, so that it can be ended and hastened with all others.
 * @type {(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions) => Animation} */
export function animate(element, frames, options) {
  const motion = element.animate(frames, options), done = () => { motions.delete(motion); };
  motions.add(motion);
  motion.addEventListener("finish", done);
  motion.addEventListener("cancel", done);
  return motion;
}

let /** @type {() => unknown} */ moves;

/** Let a function set things in motion: it is called before the next frame is painted, each time that one was asked for.
 * @type {(move: () => unknown) => void} */
export function attend(move) { moves = move; }

/** Ask for the next frame. */
export function soon() { requestAnimationFrame(() => { moves(); }); }

/** End all that slides. */
export function stop() {
  for (const motion of [...motions]) if (motion.id === TRAVEL) motion.cancel();
}

/** Let all that moves run at a pace.
 * @type {(rate: number) => void} */
export function hasten(rate) {
  for (const motion of motions) motion.playbackRate = rate;
}
