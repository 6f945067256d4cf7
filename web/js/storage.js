// The browser's storage, which may be denied (a SecurityError) or full (a QuotaExceededError): returns, never throws.

/** The text under a key, null where there is none or storage is denied.
 * @type {(key: string) => string | null} */
export function read(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

/** Store a text; returns whether that worked.
 * @type {(key: string, text: string) => boolean} */
export function write(key, text) {
  try { localStorage.setItem(key, text); return true; } catch { return false; }
}

/** Ask the browser to keep what is saved here for good, where it does not yet; answers whether it does. */
export async function persist() {
  const { storage } = navigator;
  try { return await storage.persisted() || await storage.persist(); } catch { return false; }
}

/** Remove a key; if storage is denied there is nothing to remove.
 * @type {(key: string) => void} */
export function drop(key) {
  try { localStorage.removeItem(key); } catch { /* denied */ }
}

const AT = "sanjuan.at";  // in this tab only

/** The name of the game on this tab's table, "" where none is: a page that is loaded again goes on with it. */
export function at() {
  try { return sessionStorage.getItem(AT) ?? ""; } catch { return ""; }
}

/** Note which game is on the table, "" for none.
 * @type {(name: string) => void} */
export function stay(name) {
  try { if (name) sessionStorage.setItem(AT, name); else sessionStorage.removeItem(AT); } catch { /* denied */ }
}

const SENT = "sanjuan.sent";  // in this tab only, and for its next page at most

/** The answer given at a prepared table by the previous page at the same address, whose Python never loaded: the argument of
 * `hand`. undefined if there is none, or it is damaged.
 * @type {Sent | undefined} */
export const left = (() => {
  try {
    const kept = JSON.parse(/** @type {string} */ (sessionStorage.getItem(SENT)));
    return kept?.address === location.href ? kept : undefined;
  } catch { return undefined; }
})();

/** The same as JSON text, "" for none. */
export function leftText() {
  return left ? JSON.stringify(left) : "";
}

/** Store an answer given at a prepared table, until Python has saved it (then null): {game, record, chosen, next}.
 * @type {(sent?: Omit<Sent, "address"> | null) => void} */
export function hand(sent) {
  try {
    if (sent) sessionStorage.setItem(SENT, JSON.stringify({ address: location.href, ...sent })); else sessionStorage.removeItem(SENT);
  } catch { /* denied, or full */ }
}

/** Whether anything of ours is kept: this is no first visit then. */
export function kept() {
  try { return Object.keys(localStorage).some(key => key.startsWith("sanjuan.")); } catch { return false; }
}
