// One tab plays a saved game at a time: a Web Lock that another tab may take away.
let held = false, /** @type {() => void} */ release = () => {};

/** Take the lock; returns whether it is ours. `steal` takes it from another tab; `lost` is called when one takes it from us.
 * Without locks (an insecure address, storage denied) every tab has it.
 * @type {(name: string, steal: boolean, lost: () => void) => Promise<boolean>} */
export async function hold(name, steal, lost) {
  if (held || !navigator.locks) return true;
  return new Promise(resolve => {
    const granted = (/** @type {Lock | null} */ lock) => {
      resolve(held = lock !== null);
      return held ? /** @type {Promise<void>} */ (new Promise(free => { release = free; })) : undefined;
    };
    navigator.locks.request(name, steal ? { steal: true } : { ifAvailable: true }, granted).catch(() => {
      const ours = held;
      held = false;
      if (ours) lost(); else resolve(true);
    });
  });
}

/** Let other tabs have it. */
export function free() {
  held = false;
  release();
}
