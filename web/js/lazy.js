// Fetches what the first decision does not need, when it is needed.

/** A module of web/lazy.
 * @type {(name: string) => Promise<unknown>} */
export const load = name => import(new URL(`../lazy/${name}.js`, import.meta.url).href);

/** Call back whenever the fragment of the address changes.
 * @type {(call: (fragment: string) => unknown) => void} */
export const onfragment = call => addEventListener("hashchange", () => call(location.hash));
