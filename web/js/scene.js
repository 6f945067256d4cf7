// Where things lie on the table, measured in one go: between two drawings all that moves is asked for.

import { zoom } from "./size.js";

/** Measure the elements of a selector. Answers their boxes as JSON, {id: [left, top, width, height]}, and how to get the elements. */
export function look(selector) {
  const boxes = {}, elements = new Map(), by = zoom();
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes[element.id] = [left / by, top / by, width / by, height / by];
    elements.set(element.id, element);
  }
  return { boxes: JSON.stringify(boxes), element: id => elements.get(id) };
}

let moves;

/** Let a function set things in motion: it is called before the next frame is painted, each time that one was asked for. */
export function attend(move) { moves = move; }

/** Ask for the next frame. */
export function soon() { requestAnimationFrame(() => { moves(); }); }

/** End the motions of a name. */
export function stop(name) {
  for (const motion of document.getAnimations()) if (motion.id === name) motion.cancel();
}

/** Let the motions of some names run at a pace. */
export function hasten(rate, ...names) {
  for (const motion of document.getAnimations()) if (names.includes(motion.id)) motion.playbackRate = rate;
}
