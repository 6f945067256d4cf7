// A frame and the page around it: messages of one exact origin only, as JSON texts of limited length, see docs/embedding.md.

const MOST_LETTERS = 300_000;

let origin = "";

/** The parameters of the address as JSON text of [name, value] pairs. */
export function parameters() {
  return JSON.stringify([...new URLSearchParams(location.search)]);
}

/** Whether the page around is of this origin, as far as the browser shows it; some do not.
 * @type {(wanted: string) => boolean} */
function likely(wanted) {
  return window !== top && (location.ancestorOrigins?.[0] ?? wanted) === wanted;
}

// A JSON text, normalized: numbers as JavaScript has them, nothing nested too deeply to be parsed.
/** @type {(text: string) => string} */
function plain(text) {
  try { return JSON.stringify(JSON.parse(text)); } catch { return ""; }
}

/** Pass on messages of the page around. Messages of others, and those that are not text, are ignored.
 * @type {(wanted: string, take: (text: string | null) => void) => boolean} */
export function listen(wanted, take) {
  if (!likely(wanted)) return false;
  origin = wanted;
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source === parent && from === origin && typeof data === "string") take(data.length > MOST_LETTERS ? null : plain(data));
  });
  return true;
}

/** Send a message to the page around, if its origin is known.
 * @type {(text: string) => void} */
export function post(text) {
  if (origin) parent.postMessage(text, origin);
}

/** Report the width of the frame, now and whenever it changes.
 * @type {(tell: (width: number) => void) => void} */
export function watchWidth(tell) {
  let last = 0;
  new ResizeObserver(() => {
    if (innerWidth && innerWidth !== last) tell(last = innerWidth);
  }).observe(document.documentElement);
}
