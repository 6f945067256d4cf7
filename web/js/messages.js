// A frame and the page around it: messages of one exact origin only, as JSON texts of limited length, see docs/embedding.md.

const MOST_LETTERS = 300_000;

let origin = "";

/** The parameters of the address as JSON text of [name, value] pairs. */
export function parameters() {
  return JSON.stringify([...new URLSearchParams(location.search)]);
}

/** Whether the page around is of this origin, as far as the browser tells; some do not.
 * @type {(wanted: string) => boolean} */
function likely(wanted) {
  return window !== top && (location.ancestorOrigins?.[0] ?? wanted) === wanted;
}

// A text that is JSON, written again: numbers as JavaScript has them, nothing nested too deep to be read.
/** @type {(text: string) => string} */
function plain(text) {
  try { return JSON.stringify(JSON.parse(text)); } catch { return ""; }
}

/** Hand on what the page around says. What is said by others, or is no text, is nobody's business here.
 * @type {(wanted: string, take: (text: string | null) => void) => boolean} */
export function listen(wanted, take) {
  if (!likely(wanted)) return false;
  origin = wanted;
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source === parent && from === origin && typeof data === "string") take(data.length > MOST_LETTERS ? null : plain(data));
  });
  return true;
}

/** Say something to the page around, if it has told who it is.
 * @type {(text: string) => void} */
export function post(text) {
  if (origin) parent.postMessage(text, origin);
}

/** Tell the width of the frame, now and whenever it changes.
 * @type {(tell: (width: number) => void) => void} */
export function watchWidth(tell) {
  let last = 0;
  new ResizeObserver(() => {
    if (innerWidth && innerWidth !== last) tell(last = innerWidth);
  }).observe(document.documentElement);
}
