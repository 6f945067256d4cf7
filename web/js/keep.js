// The browser's storage, where it may be denied (a SecurityError) or full (a QuotaExceededError): answers, never throws.

/** The text under a key, null where there is none or storage is denied. */
export function read(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

/** Keep a text; answers whether that worked. */
export function write(key, text) {
  try { localStorage.setItem(key, text); return true; } catch { return false; }
}

/** Ask the browser to keep what is saved here for good, where it does not yet; answers whether it does. */
export async function persist() {
  const { storage } = navigator;
  try { return await storage.persisted() || await storage.persist(); } catch { return false; }
}

/** Forget a key; where storage is denied there is nothing to forget. */
export function drop(key) {
  try { localStorage.removeItem(key); } catch { /* denied */ }
}
