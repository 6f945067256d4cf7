// What is fetched must be of this page's version; tools/integrity.py fills the digests in, the browser holds the files against them. What does not
// arrive, or not whole, is asked for again. What browsers ask for but once (a script, a style sheet) is fetched and the page loaded once more, with
// all that was done at it; where that does not help it is shown, as long as web/page/main.py is not up to show it itself.
{
  const { fetch } = window, html = document.documentElement, boxed = self.origin === "null", root = new URL("./", location.href).href;
  const begun = /** @type {Map<string, Promise<Response>>} */ (new Map()), gone = /** @type {Set<string>} */ (new Set());
  const PAUSES = [300, 1200], SOON = 60_000;  // ms before further tries; within which the page is loaded by itself but once
  window.whole = /** @type {Record<string, string>} */ (/** @type {unknown} */ ("@WHOLE@"));
  /** @type {(address: RequestInfo | URL, options: RequestInit, pauses?: number[]) => Promise<Response>} */
  const tried = async (address, options, [pause, ...more] = PAUSES) => {
    const answer = await fetch.call(window, address, options).catch(error => /** @type {Error} */ (error));
    if (pause && !("ok" in answer && answer.ok) && !options?.signal?.aborted) {
      await new Promise(done => setTimeout(done, pause));
      return tried(address, { ...options, cache: "reload" }, more);
    }
    if (answer instanceof Error) throw answer;
    return answer;
  };
  window.fetch = (asked, options = {}) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, location.href).href, early = begun.get(address);
    begun.delete(address);
    if (early && !options.cache) return early;
    if (!address.startsWith(root)) return fetch.call(window, asked, options);
    const integrity = window.whole[address.slice(root.length)], answer = tried(asked, integrity ? { ...options, integrity } : options);
    if (integrity) answer.then(({ ok }) => ok || window.missing(address), () => window.missing(address));
    return answer;
  };
  // What will be asked for soon is fetched now. (A preload link would do, but browsers warn of its digest.)
  window.early = name => {
    const answer = window.fetch(name);
    answer.catch(() => {});
    begun.set(new URL(name, root).href, answer);
  };
  /** @type {(name: string) => Promise<void>} */
  const there = async name => { if (!(await tried(new URL(name, root), { cache: "reload" })).ok) throw new Error(name); };
  window.reload = () => {
    window.keepForm?.();
    addEventListener("pagehide", () => window.keepForm?.());  // what is pressed until then counts as well
    location.reload();
  };
  let coming = /** @type {Promise<void> | undefined} */ (undefined);
  const again = async () => {
    if (boxed || Date.now() - (history.state?.again ?? 0) < SOON) throw new Error("again");
    await Promise.all([location.href, ...[...gone].filter(name => /^[\w./-]+\.\w+$/.test(name))].map(there));
    if (!("early" in html.dataset)) return;
    history.replaceState({ ...history.state, again: Date.now() }, "");
    window.reload();
  };
  const show = () => {
    if (!("early" in html.dataset)) return;
    document.getElementById("missing")?.remove();
    document.body.append(/** @type {HTMLTemplateElement} */ (document.getElementById(`shell-${boxed ? "boxed" : "missing"}-${html.lang}`)).content.cloneNode(true));
    if (boxed) return;
    const [text, link] = ["p", "a"].map(name => /** @type {HTMLElement} */ (document.querySelector(`#missing ${name}`)));
    text.textContent = /** @type {string} */ (text.textContent).replace("\ufffd", [...gone].join(", "));
    link.onclick = () => { retry(); return false; };  // as a link it would lose the fragment
    if (gone.size === 1) renew();
  };
  // Without a line the browser would put a page of its own in the place of this one: first there must be something to load.
  const retry = () => {
    document.getElementById("missing")?.remove();
    there(location.href).then(() => "early" in html.dataset && window.reload(), show);
  };
  if (!boxed) addEventListener("online", () => { if (document.getElementById("missing")) retry(); });
  // What the browser has kept of an older version is fetched again, so that trying again helps. What does not come now may come then.
  const renew = () => {
    for (const { name } of performance.getEntriesByType("resource"))
      if (name.startsWith(root)) fetch.call(window, name, { cache: "reload" }).catch(() => {});
  };
  window.missing = what => {
    if (!("early" in html.dataset)) return;  // Python is up
    const text = String(what), at = text.indexOf(root);
    gone.add(at < 0 ? text : text.slice(at + root.length).split(/[\s?#]/)[0]);
    (coming ??= again()).catch(() => {
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", show, { once: true }); else show();
    });
  };
  addEventListener("error", event => {
    const target = /** @type {Partial<HTMLScriptElement & HTMLLinkElement> & HTMLElement} */ (event.target);
    if (target.localName !== "script" && !/stylesheet|module/.test(target.rel ?? "")) return;
    if (target.dataset.table) target.remove();  // web/runtime/parts.js asks again
    window.missing(target.src || target.href);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => window.missing(reason?.message ?? reason));
}
