// An in-memory replacement of IndexedDB for frames on other sites, where browsers deny it: PyScript opens a database before it
// starts Python and would wait for it in vain. Nothing of ours is stored there.

/** Whether the browser lets this page have databases; asking creates none. */
async function permitted() {
  try {
    await indexedDB.databases();
    return true;
  } catch {
    return false;
  }
}

/** Settle when `indexedDB` can be used; the replacement is fetched only if it is denied. */
export async function ready() {
  if (await permitted()) return;
  const { default: value } = await import("../../vendor/indexeddb/fakeIndexedDB.js");
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
}
