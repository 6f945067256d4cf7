// Measures all positions on the table at once, before and after a drawing, and animates what has moved.

import { zoom } from "./size.js";

const TRAVEL = "travel";  // the id of sliding animations, to tell them from the transitions of the style sheets
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const NEAR = 2;  // a shift of fewer pixels is not animated

const motions = /** @type {Set<Animation>} */ (new Set());  // running animations; asking the document for them would force a layout

/** Measure the elements of a selector. Returns a scene: the box of each id, and the card that it shows.
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

/** Slide everything that is in both scenes from its old place to its new one, in `time` milliseconds. Returns the ids that have
 * appeared and those that have disappeared, as JSON: [ids, ids].
 * @type {(before: Scene, now: Scene, time: number) => string} */
export function between(before, now, time) {
  for (const [id, box] of now.boxes) if (before.boxes.has(id)) slideTo(/** @type {HTMLElement} */ (now.element(id)), /** @type {Box} */ (before.boxes.get(id)), box, time);
  const without = (/** @type {Scene} */ one, /** @type {Scene} */ other) => [...one.boxes.keys()].filter(id => !other.boxes.has(id));
  return JSON.stringify([without(now, before), without(before, now)]);
}

/** Slide an element from one box to another, both as JSON.
 * @type {(element: HTMLElement, boxes: string, time: number, delay: number) => void} */
export function slide(element, boxes, time, delay) {
  slideTo(element, .../** @type {[Box, Box]} */ (JSON.parse(boxes)), time, delay);
}

// The element grows or shrinks on its way.
/** @type {(element: HTMLElement, was: Box, now: Box, time: number, delay?: number) => void} */
function slideTo(element, was, now, time, delay = 0) {
  if (!now[2] || !now[3] || Math.max(Math.abs(was[0] - now[0]), Math.abs(was[1] - now[1])) < NEAR) return;
  const transform = `translate(${was[0] - now[0]}px, ${was[1] - now[1]}px) scale(${was[2] / now[2]}, ${was[3] / now[3]})`;
  const frames = [{ transform, transformOrigin: "0 0", zIndex: 30 }, { transformOrigin: "0 0", zIndex: 30 }];
  animate(element, frames, { duration: time, delay, easing: EASE, fill: "backwards", id: TRAVEL });
}

/** Animate an element as `Element.animate` does, so that it can be stopped and sped up with all others.
 * @type {(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions) => Animation} */
export function animate(element, frames, options) {
  const motion = element.animate(frames, options), done = () => { motions.delete(motion); };
  motions.add(motion);
  motion.addEventListener("finish", done);
  motion.addEventListener("cancel", done);
  return motion;
}

let /** @type {() => unknown} */ moves;

/** Set the function that starts animations: it is called before the next frame is painted, whenever `soon` has asked for one.
 * @type {(move: () => unknown) => void} */
export function attend(move) { moves = move; }

/** Ask for the next frame. */
export function soon() { requestAnimationFrame(() => { moves(); }); }

/** Stop everything that slides. */
export function stop() {
  for (const motion of [...motions]) if (motion.id === TRAVEL) motion.cancel();
}

/** Set the speed of all animations.
 * @type {(rate: number) => void} */
export function hasten(rate) {
  for (const motion of motions) motion.playbackRate = rate;
}
