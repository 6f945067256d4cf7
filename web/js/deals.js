// Browser functions for shared deals, called from Python: the address, the date and its change, the clipboard.

const OTHERS = /(embed|join)\.html$/;  // the pages that are not the whole one

/** The fragment of the address, "" where there is none. */
export function fragment() {
  return location.hash;
}

/** Take the fragment out of the address, so that a reload continues the game it started; that is done by the whole page. */
export function forget() {
  history.replaceState(history.state, "", location.pathname.replace(/join\.html$/, "") + location.search);
}

/** The address of the page with another fragment, or of another page beside it: that of the whole page, also inside a frame.
 * @type {(text: string, page?: string) => string} */
export function address(text, page = "") {
  return `${location.origin}${location.pathname.replace(OTHERS, "")}${page}#${text}`;
}

/** The address of the site, with its "/". */
export function home() {
  return new URL("./", location.href).href;
}

/** Today by the clock of the device, as 2026-11-21. */
export function today() {
  const now = new Date(), two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Call back when the page is shown again: the day may have changed, or another tab may have played.
 * @type {(tell: () => void) => void} */
export function shown(tell) {
  const look = () => { if (document.visibilityState === "visible") tell(); };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) tell(); });
}

/** Put a text on the clipboard; returns whether the browser allowed it.
 * @type {(text: string) => Promise<boolean>} */
export async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
}
