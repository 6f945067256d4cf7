// Pyodide's program in two (tools/runtime/split_module.py): the first half holds what games run, with stubs for all else; the first stub that is
// called loads the second half, while Python is running, and continues in it. To avoid that wait, it is fetched early.
import { asked, check, twice, unpacked, unpackedNow } from "./fetching.js";

const BRIDGE = Uint8Array.from(/** @type {string[]} */ ("0061736d0100000001040160000002070101610161000007050101610000".match(/../g)), two => parseInt(two, 16));

/** @type {WebAssembly.Module | undefined} */
let ready;

/** Fetch the second half before it is needed. Errors: it is missing or damaged.
 * @type {(address: string, hash: string) => Promise<void>} */
export async function early(address, hash) {
  ready = await twice(async options => {
    const answer = await unpacked(await asked(address, options), "application/wasm");
    return WebAssembly.compile(await check(await answer.arrayBuffer(), hash));
  });
}

// A synchronous request, which a worker may make: a function of Python's is being called.
/** @type {(address: string) => WebAssembly.Module} */
function fetched(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try { request.send(); } catch { /* no answer: its status is 0 */ }
  if (request.status !== 200) throw new Error(`${new URL(address).pathname} is missing (${request.status || "no answer"})`);
  return new WebAssembly.Module(unpackedNow(new Uint8Array(request.response)));
}

/** @type {(address: string) => WebAssembly.Module} */
function brought(address) {
  try { return fetched(address); } catch { return fetched(`${address}?again`); }
}

// A JavaScript function as a WebAssembly one: a table holds no others.
/** @type {(a: () => void) => Function} */
function bridged(a) {
  return /** @type {Function} */ (new WebAssembly.Instance(new WebAssembly.Module(BRIDGE), { a: { a } }).exports.a);
}

/** Have the first half, which was made with these imports, find the second one; `fail` hears why it does not.
 * Answers what brings it at once; asked to `repair`, only where it was there already: for a memory that was filled again.
 * @type {(instance: Instance, imports: WebAssembly.Imports, address: string, fail: (error: Error) => void) => { bring(): void, repair(): void }} */
export function join({ exports }, imports, address, fail) {
  let there = false;
  const bring = () => {
    try {
      const module = ready ?? brought(address);
      new WebAssembly.Instance(module, { ...imports, first: exports });  // fills in what memory lacks until then, see tools/runtime/deferred_data.py
      performance.mark("second half");
      there = true;
    } catch (error) {
      fail(/** @type {Error} */ (error));
      throw error;
    }
  };
  exports.slots.set(0, bridged(bring));
  return { bring, repair: () => { if (there) bring(); } };
}
