// A database in memory for frames on other sites, where browsers deny IndexedDB: PyScript opens one before it starts
// Python, though nothing of ours is kept there, and would wait for it in vain.

/** Whether the browser lets this page have databases; asking creates none. */
async function permitted() {
  try {
    await indexedDB.databases();
    return true;
  } catch {
    return false;
  }
}

/** Settle when `indexedDB` can be used; what a denied one is replaced by is fetched only then. */
export async function ready() {
  if (await permitted()) return;
  const { default: value } = await import("../../vendor/indexeddb/fakeIndexedDB.js");
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
}
