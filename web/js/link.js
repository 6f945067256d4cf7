// What Python on the main thread needs of JavaScript's promises.
import { life } from "../runtime/engine.js";

const TICK = 250;

/** Settle as a promise does, or be rejected with "timeout" after so many milliseconds in which nothing was heard of the worker.
 *
 * Time is counted in ticks of a timer, not by the clock: a device that slept and a tab that the browser held up have not waited.

 * @template T
 * @param {Promise<T>} promise
 * @param {number} milliseconds
 * @returns {Promise<T>} */
export function within(promise, milliseconds) {
  const patience = Math.ceil(milliseconds / TICK);
  let left = patience, heard = life(), /** @type {ReturnType<typeof setInterval>} */ timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setInterval(() => {
      left = heard === (heard = life()) ? left - 1 : patience;
      if (left <= 0) reject(new Error("timeout"));
    }, TICK);
  });
  return Promise.race([promise, late]).finally(() => clearInterval(timer));
}
