// Modules of Python for MicroPython: compiled, many in one file (tools/runtime/page_files.py writes it), or as sources, one by one.
import { listed } from "./bundle.js";
import { asked, check, twice, unpacked } from "./fetching.js";

const SLICE = 12;  // ms
/** Whether this is the page of guests: the part for people elsewhere is among its modules (tools/runtime/page_files.py). */
export const GUEST = location.pathname.endsWith("/join.html");
/** The name of that part. */
export const TOGETHER = "together";
const SITE = new URL("../../", import.meta.url).href;

/** The modules of a file as [name, bytes] pairs.
 * Errors: it is missing or damaged.
 * @type {(name: string, hash: string) => Promise<PythonFile[]>} */
export function compiled(name, hash) {
  return twice(async options => {
    const packed = await asked(SITE + name, options);
    return listed(await check(await (await unpacked(packed, "application/octet-stream")).arrayBuffer(), hash));
  });
}

/** The sources instead of such a file; `choose` finds {address: name} of them in the list of all sources.
 * Errors: one is missing, or its version is not the page's.
 * @type {(choose: (config: Sources) => Record<string, string>) => Promise<PythonFile[]>} */
export async function sources(choose) {
  const config = /** @type {Sources} */ (await (await asked(SITE + "sources.json")).json());
  const source = (/** @type {string} */ from) => twice(async options => check(await (await asked(new URL(from, SITE).href, options)).arrayBuffer(), config.digests[from]));
  return Promise.all(Object.entries(choose(config)).map(async ([from, to]) => [to, new Uint8Array(await source(from))]));
}

/** Yield to the browser; the rest of the work continues afterwards.
 * @type {() => Promise<unknown>} */
export const turn = () => globalThis.scheduler?.yield?.() ?? new Promise(resolve => { setTimeout(resolve); });

/** Import modules one by one, in tasks so short that they never block the page.
 * @type {(python: MicroPython, names: readonly string[]) => Promise<void>} */
export async function take(python, names) {
  let begun = -SLICE;
  for (const name of names) {
    if (performance.now() - begun >= SLICE) {
      await turn();
      begun = performance.now();
    }
    python.runPython(`__import__("${name}")`);
  }
}
