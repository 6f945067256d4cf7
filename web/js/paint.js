// The page's HTML brought into the document: of the table only what has changed, and first of all what was clicked.
export { mark } from "./marks.js";
export { turn } from "./taps.js";
import { freed } from "./gestures.js";
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.esm.js";

const CLOSING = "</main>";  // what follows it is the window over the table
const VEIL = "#dialog[aria-busy]";  // it lies there before its window is drawn
const FIELDS = "input, textarea, select, option";  // what idiomorph knows how to keep as somebody has filled it in
const REST = 1000;  // ms that a window is open before the table under it is closed to the keys, if none is pressed
const LATEST = 1000;  // ms; a page that is hidden in between is not painted at all

const parsed = /** @type {Map<string, DocumentFragment>} */ (new Map());  // pieces of the table that is about to be shown, by their HTML

/** Parse a piece of the table that is about to be shown, in a task before the one that shows it.
 * @type {(html: string) => void} */
export function ready(html) {
  parsed.set(html, made(html));
}

/** @type {(html: string) => DocumentFragment} */
function made(html) {
  const known = parsed.get(html);
  if (parsed.delete(html)) return /** @type {DocumentFragment} */ (known);
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// The table's own tag as it is drawn, but open to the keys, or closed, as it is.
/** @type {(table: HTMLElement, inert: boolean) => HTMLElement} */
function asItIs(table, inert) {
  table.inert = inert;
  return table;
}

/** @type {(element: Element, wanted: Element) => void} */
function dress(element, wanted) {
  for (const { name } of [...element.attributes]) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Put a new element in the place of something: for the browser it is another thing there, not one that has jumped.
/** @type {(node: Element) => void} */
function again(node) {
  const { activeElement: focused } = document, place = document.createComment(""), held = node.contains(focused);
  node.replaceWith(place);
  place.replaceWith(node);
  if (held) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
}

// A text that becomes another one is a new text, which may begin elsewhere in its line; so is an element that is nothing else.
/** @type {(text: ChildNode) => void} */
function renew(text) {
  const { parentElement: element } = text;
  if (!element) return;
  const alone = element.childNodes.length === 1 && !element.matches("button, a, summary, [tabindex], [data-act]");
  if (alone) again(element); else text.replaceWith(text.cloneNode());
}

/** @type {(old: Node, html: Node | string, morphStyle: "innerHTML" | "outerHTML", callbacks?: Callbacks) => void} */
function morph(old, html, morphStyle, callbacks = {}) {
  const changed = /** @type {ChildNode[]} */ ([]);
  const beforeNodeMorphed = (/** @type {ChildNode} */ node, /** @type {ChildNode} */ wanted) => {
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue !== wanted.nodeValue) changed.push(node);
  };
  const beforeAttributeUpdated = (/** @type {string} */ name, /** @type {Element} */ node) => name !== "open" || node.localName !== "details";  // what a person has unfolded stays so
  Idiomorph.morph(old, html, { morphStyle, callbacks: { beforeNodeMorphed, beforeAttributeUpdated, ...callbacks } });
  changed.forEach(renew);
}

// Whether two lists of nodes are of the same kinds and ids, one by one: then each becomes the one in its place.
/** @type {(old: ArrayLike<Node> & Iterable<Node>, wanted: ArrayLike<Node>) => boolean} */
function paired(old, wanted) {
  const kind = (/** @type {Node & { id?: string }} */ node) => `${node.nodeName} ${node.id ?? ""}`;
  return old.length === wanted.length && [...old].every((node, at) => kind(node) === kind(wanted[at]));
}

// What is the same is passed over by the browser itself; idiomorph gets only elements whose children come, go or change places.
/** @type {(old: ChildNode, wanted: ChildNode, callbacks?: Callbacks) => void} */
function follow(old, wanted, callbacks) {
  if (old.isEqualNode(wanted)) return;
  if (old.nodeType === Node.ELEMENT_NODE && paired([old], [wanted]) && !/** @type {Element} */ (old).matches(FIELDS)) {
    if (!old.hasChildNodes()) {
      dress(/** @type {Element} */ (old), /** @type {Element} */ (wanted));
      /** @type {Element} */ (old).append(...wanted.childNodes);
      return;
    }
    if (paired(old.childNodes, wanted.childNodes)) {
      dress(/** @type {Element} */ (old), /** @type {Element} */ (wanted));
      [...old.childNodes].forEach((child, at) => follow(child, wanted.childNodes[at], callbacks));
      return;
    }
  } else if (old.nodeType === Node.TEXT_NODE && wanted.nodeType === Node.TEXT_NODE) {
    old.nodeValue = wanted.nodeValue;
    renew(old);
    return;
  }
  morph(old, wanted, "outerHTML", callbacks);
}

/** @type {(old: Element, html: string, callbacks?: Callbacks) => void} */
function replace(old, html, callbacks) {
  follow(old, /** @type {Element} */ (made(html).firstElementChild), callbacks);
}

/** @type {(table: HTMLElement, window?: Element) => void} */
function cover(table, window) {
  const old = table.nextElementSibling;
  if (!window) old?.remove();
  else if (old) follow(old, window);
  else table.after(window);
}

/** @type {(part: Element) => string} */
function cards(part) {
  return [...part.querySelectorAll(".card")].map(card => card.id).join();
}

// Where other cards lie before me, all of them are put down again: they travel to their new places (web/page/motion/motion.py).
/** @type {(part: Element, html: string) => void} */
function deal(part, html) {
  const before = cards(part);
  replace(part, html);
  if (cards(part) !== before) again(part);
}

// Another question has other buttons; above other words its title stands elsewhere, also where it is the same.
/** @type {(part: Element, html: string) => void} */
function pose(part, html) {
  const kind = () => part.querySelector(".q")?.classList[1], before = kind();
  const words = () => part.querySelector(".words")?.textContent, said = words();
  replace(part, html);
  if (kind() !== before) again(/** @type {HTMLElement} */ (part.querySelector(".btns")));
  const title = part.querySelector(".words > h1");
  if (title && words() !== said) again(title);
}

// A price list more leaves less room to the others.
/** @type {(part: Element, html: string) => void} */
function trade(part, html) {
  replace(part, html);
  again(/** @type {HTMLElement} */ (part.querySelector(".order")));
}

// It asks for the layout: so not before the task that makes it anyway, to paint it.
function toEnd() {
  const told = document.querySelector("#log [role=log]");
  if (told) told.scrollTop = told.scrollHeight;
}

// The log scrolls up as lines come; those that go are taken away afterwards, where nobody sees them, for else the others jump.
// Lines that come before that has been painted find them back, and take them away once more.
let /** @type {object} */ latest, taken = /** @type {Element[]} */ ([]);
/** @type {(part: Element, html: string) => void} */
function tell(part, html) {
  const gone = /** @type {Element[]} */ ([]), mine = latest = {};
  part.querySelector("[role=log] ol")?.prepend(...taken);
  taken = [];
  replace(part, html, { beforeNodeRemoved: node => node.localName !== "li" || !gone.push(node) });
  for (const line of gone) line.ariaHidden = /** @type {string} */ (/** @type {unknown} */ (true));  // found back, they are not read out again
  if (gone.length) painted().then(() => {
    if (mine === latest) takeAway(gone);
  });
}

/** @type {(lines: Element[]) => void} */
function takeAway(lines) {
  for (const line of lines) line.remove();
  toEnd();
  taken = lines;
  painted().then(() => { if (taken === lines) taken = []; });
}
addEventListener("resize", toEnd);

/** Bring HTML into the page's root element, whatever stands there: what is another place altogether comes as it is.
 * @type {(root: Element, html: string) => void} */
export function whole(root, html) {
  const wanted = made(html);
  if (root.firstElementChild?.id === wanted.firstElementChild?.id) morph(root, html, "innerHTML");
  else root.replaceChildren(wanted);
  parsed.clear();
  requestAnimationFrame(toEnd);
}

/** Show at once that the game of the form is about to be opened; answers whether a form stands there that can say so. */
export function wait() {
  const go = document.getElementById("start");
  if (!go) return false;
  go.disabled = true;
  go.textContent = /** @type {string} */ (go.dataset.busy);
  return true;
}

const WAYS = /** @type {Record<string, (part: Element, html: string) => void>} */ ({ log: tell, hands: deal, ask: pose, house: trade });  // how a part is drawn again, by its id or class

/** Draw pieces of the table anew: its opening tag, its parts, its end with the window over it; what is null stays as it is.
 * Answers whether that can be done with what stands there.
 * @type {(root: Element, changed: (string | null)[]) => boolean} */
export function pieces(root, changed) {
  const table = /** @type {HTMLElement} */ (root.firstElementChild), end = changed.at(-1), windows = made(end?.slice(CLOSING.length) ?? "").children;
  const fits = table?.id === "table" && table.children.length === changed.length - 2 && root.children.length < 3;
  if (!fits || windows.length > 1) return false;
  const held = letGo(table, changed);
  if (changed[0] != null) dress(table, asItIs(/** @type {HTMLElement} */ (made(changed[0]).firstElementChild), table.inert));
  [...table.children].forEach((part, at) => {
    if (changed[at + 1] != null) (WAYS[part.id || part.className.split(" ")[0]] ?? replace)(part, /** @type {string} */ (changed[at + 1]));
  });
  if (changed.some((html, at) => html != null && table.children[at - 1]?.id === "log")) requestAnimationFrame(toEnd);
  if (end != null) cover(table, windows[0]);
  else if (table.nextElementSibling?.matches(VEIL)) cover(table);  // the window has been closed before it was drawn
  shut(table);
  parsed.clear();
  if (held) requestAnimationFrame(() => {
    if (held.isConnected && document.activeElement === document.body) held.focus({ preventScroll: true });
  });
  return true;
}

// Where what has the focus is taken away or replaced, the browser lays the page out at once, half drawn; so it is let go of
// before anything is drawn, and has it back afterwards. Where the keys are used that would be heard.
/** @type {(table: Element, changed: (string | null)[]) => HTMLElement | undefined} */
function letGo(table, changed) {
  const { activeElement: focused } = /** @type {{ activeElement: HTMLElement }} */ (/** @type {unknown} */ (document));
  const part = [...table.children].findIndex(one => one.contains(focused));
  if (part < 0 || changed[part + 1] == null || focused.matches(":focus-visible")) return undefined;
  focused.blur();
  return focused;
}

/** Lay the veil over the table in which a window is about to open, no dialog yet for who listens; answers whether it lies there. */
export function veil() {
  const table = document.getElementById("table");
  if (table && !table.nextElementSibling) table.after(made('<div class="veil" id="dialog" aria-busy="true"></div>'));
  const laid = table?.nextElementSibling?.matches(VEIL) ?? false;
  if (laid) painted().then(() => shut(table));
  return laid;
}

/** Let the window over the table fade, as another one is about to take its place; answers whether one lies there. */
export function fade() {
  const window = /** @type {HTMLElement} */ (document.getElementById("table")?.nextElementSibling);
  if (window?.id !== "dialog") return false;
  window.dataset.leaving = "";
  return true;
}
addEventListener("click", event => {
  if (event.target.closest?.("[data-leaving]")) event.stopImmediatePropagation();  // it was meant for what comes
}, true);

// Close the table to the keys as long as a window is over it. All that stands on it is styled again for that: so not until there is
// rest, or a key that would go there; and it is open again at once.
let resting = 0;
/** @type {(table: HTMLElement) => void} */
function shut(table) {
  const over = table.nextElementSibling?.id === "dialog";
  if (over && !table.inert) {
    resting ||= setTimeout(shutNow, REST);
    return;
  }
  clearTimeout(resting);
  resting = 0;
  if (!over && table.inert) table.inert = false;
}

function shutNow() {
  const table = document.getElementById("table");
  resting = 0;
  if (table?.nextElementSibling?.id === "dialog") table.inert = true;
}

addEventListener("keydown", event => {
  if (event.key === "Tab" && document.querySelector(VEIL)) event.preventDefault();  // there is nothing yet to go to
  if (resting) shutNow();
}, true);

/** Take the window off the table at once, before the page is drawn without it; answers whether one lay there. The keys find the
 * table open at once, or (`later`) when that is painted.
 * @type {(later: boolean) => boolean} */
export function unveil(later) {
  const table = document.getElementById("table"), window = table?.nextElementSibling;
  if (window?.id !== "dialog") return false;
  window.remove();
  freed();
  if (later) painted().then(() => shut(table)); else shut(table);
  return true;
}

/** A promise that what stands in the document now has been painted. */
export function painted() {
  return new Promise(done => {
    requestAnimationFrame(() => { setTimeout(done); });
    setTimeout(done, document.hidden ? 0 : LATEST);
  });
}
