// Promises for Python on the main thread.
import { life } from "../runtime/engine.js";

const TICK = 250;

/** Settle as a promise does, or be rejected with "timeout" after so many milliseconds without a message of the worker.
 *
 * Time is counted in ticks of a timer, not by the clock: time during which the device slept or the tab was suspended does not count.

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
