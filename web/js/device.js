// Device functions: keeping the screen on, full screen, sounds (whose synthesis is loaded at the first one).

import { load } from "./lazy.js";

const page = document.documentElement, opened = location.href;
// A frame may keep the screen on only if its page allows it; where that is known, we do not ask in vain.
const wakes = "wakeLock" in navigator && (document.featurePolicy?.allowsFeature("screen-wake-lock") ?? true);
let wanted = false, lock = /** @type {WakeLockSentinel | null} */ (null), asking = false, synthesis = /** @type {Promise<typeof import("../lazy/sound.js")> | null} */ (null);

/** What this browser can do, as JSON text: {sound, awake, full}. */
export function able() {
  return JSON.stringify({ sound: "AudioContext" in window, awake: wakes, full: Boolean(document.fullscreenEnabled) });
}

// The browser releases the lock whenever the page is hidden, and may refuse it (low battery, a frame without permission).
async function hold() {
  if (!wanted || lock || asking || document.visibilityState !== "visible" || !wakes) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch (error) {
    console.info("The screen may go dark:", /** @type {Error} */ (error).message);
  }
  asking = false;
  if (!wanted) free();
}

function free() {
  lock?.release();
  lock = null;
}

/** Keep the screen on from now on, or no longer.
 * @type {(on: boolean) => void} */
export function awake(on) {
  wanted = on;
  if (on) hold(); else free();
}

/** Call back when the page enters or leaves full screen, and when a link to a deal or game is put into the address.
 * @type {(tell: (full: boolean) => void) => void} */
export function watch(tell) {
  document.addEventListener("visibilitychange", hold);
  document.addEventListener("fullscreenchange", () => tell(document.fullscreenElement !== null));
  // An open installed app gets the address of a shortcut here; otherwise it would only come to the front.
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL && new URL(targetURL).search && targetURL !== opened) location.assign(targetURL);
  });
  // After Back, web/js/back.js has restored the address: then there is nothing to open.
  addEventListener("hashchange", ({ newURL }) => { if (newURL === location.href && /^#(deal|game)=/.test(location.hash)) location.reload(); });
}

/** Enter or leave full screen. */
export function full() {
  const asked = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen();
  asked.catch(error => console.info("No full screen:", error.message));
}

/** Make a sound, at a volume from 0 to 1. Browsers allow none before somebody has touched the page.
 * @type {(name: string, volume: number) => Promise<void>} */
export async function sound(name, volume) {
  if (!("AudioContext" in window) || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  synthesis ??= /** @type {NonNullable<typeof synthesis>} */ (load("sound"));
  (await synthesis).play(name, volume);
}
