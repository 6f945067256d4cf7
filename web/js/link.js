// What Python on the main thread needs of JavaScript's promises.

const TICK = 250;

/** Settle as a promise does, or be rejected with "timeout" after so many milliseconds.
 *
 * Time is counted in ticks of a timer, not by the clock: a device that slept and a tab that the browser held up have not waited.
 */
export function within(promise, milliseconds) {
  let left = Math.ceil(milliseconds / TICK), timer;
  const late = new Promise((_, reject) => {
    timer = setInterval(() => { if ((left -= 1) <= 0) reject(new Error("timeout")); }, TICK);
  });
  return Promise.race([promise, late]).finally(() => clearInterval(timer));
}
