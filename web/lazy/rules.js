// The rules, rendered by the build: shown beside or over the table, with search and links.
// On their own page (rules.en.html) this script runs by itself; in the game, `open` fetches that page and uses its element.

const wide = (by = document.documentElement.currentCSSZoom ?? 1) => innerWidth / by >= 1280 && innerHeight / by >= 600;  // as in rules.css
const OURS = "#rules=";
const root = new URL("../../", import.meta.url).href;
const STYLE = "web/lazy/rules.css";
let panel = /** @type {HTMLElement | null} */ (null), shownPage = "", opener = /** @type {HTMLElement | null} */ (null);

/** Return a text for comparison, letter by letter, in lower case and without accents, so that positions stay the same.
 * @type {(text: string) => string[]} */
export function folded(text) {
  return Array.from(text, letter => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() || letter)
    .map(letter => /** @type {Record<string, string>} */ ({ "œ": "oe", "æ": "ae", "ß": "ss", "’": "'" })[letter] ?? letter);
}

/** @type {(text: string) => string} */
const plain = text => folded(text).join("");

function style() {
  if (document.querySelector(`link[href$="${STYLE}"]`)) return;
  const integrity = window.whole?.[STYLE] ?? "";  // unknown on the rules' own page
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", integrity, href: root + STYLE });
  return new Promise((done, failed) => { link.onload = done; link.onerror = failed; document.head.append(link); });
}

/** @type {(name: string) => Promise<HTMLElement>} */
async function fetched(name) {
  const answer = await fetch(`${root}${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const element = document.importNode(/** @type {HTMLElement} */ (page.querySelector(".rules")), true);
  element.classList.replace("alone", "panel");
  element.setAttribute("role", "dialog");
  return element;
}

/** Return the buttons for the wordings of the rules; data-by says how these differ.
 * @type {(rules: HTMLElement) => HTMLElement[]} */
const wordings = rules => [...rules.querySelectorAll(`[data-rules-${rules.dataset.by}]`)];
/** @type {(rules: HTMLElement, button: HTMLElement) => string} */
const worded = (rules, button) => /** @type {string} */ (button.getAttribute(`data-rules-${rules.dataset.by}`));

/** Show one wording, if there are several.
 * @type {(rules: HTMLElement, wording: string) => void} */
function choose(rules, wording) {
  if (!rules.dataset.by) return;
  rules.setAttribute(`data-${rules.dataset.by}`, wording);
  for (const button of wordings(rules)) button.setAttribute("aria-pressed", String(worded(rules, button) === wording));
}

/** Show the wording that goes with a variant of the game.
 * @type {(rules: HTMLElement, variant: string) => void} */
function fit(rules, variant) {
  const button = rules.dataset.by && wordings(rules).find(one => one.dataset.variant === variant);
  if (button) choose(rules, worded(rules, button));
}

/** Return where words are in the visible text of an element, as ranges to highlight.
 * @type {(element: HTMLElement, words: string[]) => Range[]} */
function places(element, words) {
  const found = /** @type {Range[]} */ ([]), walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const letters = folded(/** @type {Text} */ (node).data), text = letters.join("");
    const starts = /** @type {number[]} */ ([]);
    letters.forEach((letter, at) => { for (let n = 0; n < letter.length; n += 1) starts.push(at); });
    starts.push(letters.length);
    const units = (/** @type {number} */ at) => Array.from(/** @type {Text} */ (node).data).slice(0, at).join("").length;
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, units(starts[at]));
        range.setEnd(node, units(starts[at + word.length - 1] + 1));
        found.push(range);
      }
  }
  return found;
}

/** @type {(ranges: Range[]) => void} */
function light(ranges) {
  if (CSS.highlights) CSS.highlights.set("rules-found", new Highlight(...ranges));
}

/** Show only entries that contain all words, with matching names first; without words, show everything.
 * @type {(rules: HTMLElement, text: string) => void} */
export function search(rules, text) {
  const words = plain(text).split(/\s+/).filter(Boolean), entries = [...rules.querySelectorAll(".rule")];
  const index = /** @type {Rules} */ (rules).index ??= new Map(entries.map(one => [one, [plain(one.dataset.names), plain(one.textContent)]]));
  const status = rules.querySelector(".found"), ranges = /** @type {Range[]} */ ([]);
  let count = 0;
  for (const entry of entries) {
    const [names, all] = /** @type {string[]} */ (index.get(entry));
    const here = words.every(word => names.includes(word) || all.includes(word));
    const inner = entry.querySelector(".rule") && !here && [...entry.querySelectorAll(".rule")]
      .some(one => words.every(word => /** @type {string[]} */ (index.get(one)).some(part => part.includes(word))));
    entry.hidden = !here && !inner;
    entry.classList.toggle("first", words.length > 0 && words.every(word => names.includes(word)));
    if (here) count += 1;
    if (here && words.length) ranges.push(...places(entry, words));
  }
  rules.classList.toggle("searched", words.length > 0);
  status.textContent = !words.length ? "" : count ? status.dataset.found.replace("\ufffd", /** @type {string} */ (/** @type {unknown} */ (count))) : status.dataset.none;
  light(ranges);
  rules.querySelector(".pages").scrollTop = 0;
}

// In a frame, the history belongs to the page around it.
const note = window === top ? "pushState" : "replaceState";

/** @type {(hash: string) => string | null} */
function target(hash) {
  return hash.startsWith(OURS) ? decodeURIComponent(hash.slice(OURS.length)) : null;
}

/** Return the entry of a name, which may have a prefix ("chapel", "role-builder"), or the one that mentions a card. */
/** @type {(name: string) => HTMLElement | null} */
const entry = name => document.getElementById(`rules=${name}`)
  ?? document.getElementById(`rules=${name.slice(name.indexOf("-") + 1)}`)
  ?? document.querySelector(`.rules [data-cards~="${CSS.escape(name.split("@")[0])}"]`);

/** Scroll to an entry; if the search has hidden it, end the search.
 * @type {(rules: HTMLElement, name: string) => boolean} */
function show(rules, name) {
  const found = entry(name);
  for (const one of rules.querySelectorAll(".here")) one.classList.remove("here");
  if (!found) return false;
  const field = rules.querySelector("#rules-find");
  if (field.value) { field.value = ""; search(rules, ""); }
  found.classList.add("here");
  found.scrollIntoView({ block: "start" });
  found.focus({ preventScroll: true });
  return true;
}

/** Handle presses and typing in the rules; keys stop here, so that the table does not react to them.
 * @type {(rules: HTMLElement) => void} */
function attend(rules) {
  const field = rules.querySelector("#rules-find");
  field.addEventListener("input", () => search(rules, field.value));
  rules.addEventListener("click", event => {
    const target = /** @type {HTMLElement} */ (event.target), wording = rules.dataset.by && target.closest(`[data-rules-${rules.dataset.by}]`);
    if (wording) choose(rules, worded(rules, wording));
    if (target.closest("[data-rules-print]")) print();
  });
  rules.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    const shut = rules.querySelector("#rules-close");
    if (event.key === "/" && event.target !== field) { event.preventDefault(); field.focus(); field.select(); }
    else if (event.key === "Escape" && field.value) { event.preventDefault(); field.value = ""; search(rules, ""); }
    else if (event.key === "Escape" || ((event.key.toLowerCase() === "r" || event.key > "\x7f" && event.code === "KeyR") && event.target !== field)) shut.click();
  });
}

/** Make the table inert while the rules cover it; beside them it stays usable. */
function cover() {
  const table = document.getElementById("app");
  const over = panel !== null && !wide();
  if (table) table.inert = over;
  panel?.setAttribute("aria-modal", String(over));
}
addEventListener("resize", cover);

/** Show the rules on a page of the site in the wording of a variant, at an entry if one is named.
 * Returns whether there is such an entry.
 * @type {(page: string, variant: string, name?: string) => Promise<boolean>} */
export async function open(page, variant, name) {
  if (!panel?.contains(document.activeElement)) opener = /** @type {HTMLElement | null} */ (document.activeElement);
  const stale = shownPage !== page ? panel : null;
  if (!panel || stale) {
    const [element] = await Promise.all([fetched(page), style()]);
    if (stale) stale.remove();
    document.getElementById("rules")?.remove();
    shownPage = page;
    panel = element;
    attend(panel);
    document.body.append(panel);
    document.documentElement.classList.add("with-rules");
    cover();
  }
  fit(panel, variant);
  const known = name ? show(panel, name) : false;
  if (!known && !stale) /** @type {HTMLElement} */ (panel).querySelector("#rules-find").focus();
  const wanted = known ? `#${/** @type {HTMLElement} */ (entry(/** @type {string} */ (name))).id}` : OURS;
  if (known || !location.hash.startsWith("#rules")) if (location.hash !== wanted) history[note](history.state, "", wanted);
  return known;
}

/** Close the rules and restore the focus. */
export function close() {
  if (!panel) return;
  panel.remove();
  panel = null;
  shownPage = "";
  light([]);
  cover();
  document.documentElement.classList.remove("with-rules");
  if (location.hash.startsWith("#rules")) history.replaceState(history.state, "", location.pathname + location.search);
  if (opener?.isConnected) opener.focus();
  opener = null;
}

/** Return whether the rules are open. */
export const shown = () => panel !== null;

// On the rules' own page, use the theme and the wording chosen for the game.
const own = document.querySelector(".rules.alone");
if (own) {
  let saved = /** @type {Settings} */ ({});
  try { saved = JSON.parse(/** @type {string} */ (localStorage.getItem("sanjuan.settings"))) ?? {}; } catch { /* storage is denied: follow the device */ }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = saved.theme ?? (dark ? "night" : "day");
  const setup = saved.setups?.[document.documentElement.dataset.game] ?? saved.setup;
  choose(own, String(setup?.[/** @type {string} */ (own.dataset.by)] ?? own.getAttribute(`data-${own.dataset.by}`)));
  attend(own);
  addEventListener("hashchange", () => show(own, target(location.hash) ?? ""));
  show(own, target(location.hash) ?? "");
}
