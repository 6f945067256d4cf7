// Drawing ahead pauses for a tap until that has been answered and painted: a tap is several events, one after the other.
import { turn as given } from "../runtime/modules.js";

const HELD = 400;  // ms that a finger may lie on the page until all goes on; below the time of a closer look (web/page/input/pointer.py)

let answered = Promise.resolve(), release = () => {};

addEventListener("pointerdown", () => {
  answered = new Promise(done => { release = done; });
  setTimeout(release, HELD);
}, true);

function end() {
  const done = release;
  requestAnimationFrame(() => { setTimeout(done); });
}
for (const name of ["click", "pointercancel"]) addEventListener(name, end, true);

/** Let the browser do other things, a tap before all; what is left of a drawing comes after them. */
export async function turn() {
  await given();
  await answered;
}
