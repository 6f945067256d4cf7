// What the browser does beside drawing: the screen kept on, the whole screen, sounds (whose synthesis comes when first heard).

import { load } from "./lazy.js";

const page = document.documentElement, opened = location.href;
// A frame is allowed to keep the screen on only where its page says so; where that can be known, it is not asked in vain.
const wakes = "wakeLock" in navigator && (document.featurePolicy?.allowsFeature("screen-wake-lock") ?? true);
let wanted = false, lock = /** @type {WakeLockSentinel | null} */ (null), asking = false, synthesis = /** @type {Promise<typeof import("../lazy/sound.js")> | null} */ (null);

/** What this browser can do, as JSON text: {sound, awake, full}. */
export function able() {
  return JSON.stringify({ sound: "AudioContext" in window, awake: wakes, full: Boolean(document.fullscreenEnabled) });
}

// The browser takes the lock away whenever the page is hidden, and may refuse it (an empty battery, a frame without permission).
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

/** Tell whenever the page gets the whole screen or loses it; a link of a deal or game put into the address is taken up.
 * @type {(tell: (full: boolean) => void) => void} */
export function watch(tell) {
  document.addEventListener("visibilitychange", hold);
  document.addEventListener("fullscreenchange", () => tell(document.fullscreenElement !== null));
  // An installed app that is open already gets the address of a shortcut; by itself it would only come to the front.
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL && new URL(targetURL).search && targetURL !== opened) location.assign(targetURL);
  });
  // Where Back was taken, web/js/back.js has put the address back since: then nothing is taken up.
  addEventListener("hashchange", ({ newURL }) => { if (newURL === location.href && /^#(deal|game)=/.test(location.hash)) location.reload(); });
}

/** Take the whole screen, or give it back. */
export function full() {
  const asked = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen();
  asked.catch(error => console.info("No full screen:", error.message));
}

/** Make a sound, as loud as told (0 to 1). Before anybody has touched the page there is none.
 * @type {(name: string, volume: number) => Promise<void>} */
export async function sound(name, volume) {
  if (!("AudioContext" in window) || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  synthesis ??= /** @type {NonNullable<typeof synthesis>} */ (load("sound"));
  (await synthesis).play(name, volume);
}
