// Puts the page's HTML into the document. Of a table, only what has changed is replaced, and the clicked element comes first.
export { mark } from "./marks.js";
export { turn } from "./taps.js";
import { freed } from "./gestures.js";
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.esm.js";

const CLOSING = "</main>";  // followed by the window over the table
const VEIL = "#dialog[aria-busy]";  // shown before its window is drawn
const FIELDS = "input, textarea, select, option";  // idiomorph keeps what somebody has entered here
const REST = 1000;  // ms until the table under a window becomes inert, unless a key is pressed before
const LATEST = 1000;  // ms; a page that gets hidden is not painted at all

const parsed = /** @type {Map<string, DocumentFragment>} */ (new Map());  // pieces of the coming table by their HTML

/** Parse a piece of the coming table in a task of its own, before the one that shows it.
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

// Keep the table inert, or not, whatever its new opening tag says.
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

// Take an element out and put it back: for the browser it is then a new element, not one that has jumped.
/** @type {(node: Element) => void} */
function again(node) {
  const { activeElement: focused } = document, place = document.createComment(""), held = node.contains(focused);
  node.replaceWith(place);
  place.replaceWith(node);
  if (held) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
}

// Make a changed text a new node, because it may begin elsewhere in its line; the same for an element that contains only this text.
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
  const beforeAttributeUpdated = (/** @type {string} */ name, /** @type {Element} */ node) => name !== "open" || node.localName !== "details";  // keep what a person has unfolded
  Idiomorph.morph(old, html, { morphStyle, callbacks: { beforeNodeMorphed, beforeAttributeUpdated, ...callbacks } });
  changed.forEach(renew);
}

// Return whether two lists of nodes have the same kinds and ids in the same order, so that each node can become its counterpart.
/** @type {(old: ArrayLike<Node> & Iterable<Node>, wanted: ArrayLike<Node>) => boolean} */
function paired(old, wanted) {
  const kind = (/** @type {Node & { id?: string }} */ node) => `${node.nodeName} ${node.id ?? ""}`;
  return old.length === wanted.length && [...old].every((node, at) => kind(node) === kind(wanted[at]));
}

// Update a node. The browser compares equal nodes fastest; only elements whose children come, go or move are left to idiomorph.
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

// If the cards in hand have changed, put all of them down again: they travel to their new places (web/page/motion/motion.py).
/** @type {(part: Element, html: string) => void} */
function deal(part, html) {
  const before = cards(part);
  replace(part, html);
  if (cards(part) !== before) again(part);
}

// Another question has other buttons, and other words move its title even if the title is the same.
/** @type {(part: Element, html: string) => void} */
function pose(part, html) {
  const kind = () => part.querySelector(".q")?.classList[1], before = kind();
  const words = () => part.querySelector(".words")?.textContent, said = words();
  replace(part, html);
  if (kind() !== before) again(/** @type {HTMLElement} */ (part.querySelector(".btns")));
  const title = part.querySelector(".words > h1");
  if (title && words() !== said) again(title);
}

// Another price list leaves less room for the others.
/** @type {(part: Element, html: string) => void} */
function trade(part, html) {
  replace(part, html);
  again(/** @type {HTMLElement} */ (part.querySelector(".order")));
}

// Scroll the log to its end. This needs the layout, so call it in the task that does the layout anyway.
function toEnd() {
  const told = document.querySelector("#log [role=log]");
  if (told) told.scrollTop = told.scrollHeight;
}

// The log scrolls up as lines arrive. Old lines are removed afterwards, out of sight, because otherwise the others would jump.
// If more lines arrive before that has been painted, the old ones are put back and removed again later.
let /** @type {object} */ latest, taken = /** @type {Element[]} */ ([]);
/** @type {(part: Element, html: string) => void} */
function tell(part, html) {
  const gone = /** @type {Element[]} */ ([]), mine = latest = {};
  part.querySelector("[role=log] ol")?.prepend(...taken);
  taken = [];
  replace(part, html, { beforeNodeRemoved: node => node.localName !== "li" || !gone.push(node) });
  for (const line of gone) line.ariaHidden = /** @type {string} */ (/** @type {unknown} */ (true));  // so that lines put back are not read out again
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

/** Put HTML into the page's root element, whatever it contains now; another screen altogether simply replaces the old one.
 * @type {(root: Element, html: string) => void} */
export function whole(root, html) {
  const wanted = made(html);
  if (root.firstElementChild?.id === wanted.firstElementChild?.id) morph(root, html, "innerHTML");
  else root.replaceChildren(wanted);
  parsed.clear();
  requestAnimationFrame(toEnd);
}

/** Show at once on the form that its game is being opened; returns whether there is a form. */
export function wait() {
  const go = document.getElementById("start");
  if (!go) return false;
  go.disabled = true;
  go.textContent = /** @type {string} */ (go.dataset.busy);
  return true;
}

const WAYS = /** @type {Record<string, (part: Element, html: string) => void>} */ ({ log: tell, hands: deal, ask: pose, house: trade });  // how a part is updated, by its id or class

/** Redraw pieces of the table: its opening tag, its parts, its end with the window over it; null leaves a piece unchanged.
 * Returns whether that is possible with the current document.
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
  else if (table.nextElementSibling?.matches(VEIL)) cover(table);  // the window was closed before it was drawn
  shut(table);
  parsed.clear();
  if (held) requestAnimationFrame(() => {
    if (held.isConnected && document.activeElement === document.body) held.focus({ preventScroll: true });
  });
  return true;
}

// If the focused element is removed or replaced, the browser lays out the page at once, half drawn. So take the focus away before
// drawing and return it afterwards; but not from somebody who uses the keyboard, because a screen reader would say so.
/** @type {(table: Element, changed: (string | null)[]) => HTMLElement | undefined} */
function letGo(table, changed) {
  const { activeElement: focused } = /** @type {{ activeElement: HTMLElement }} */ (/** @type {unknown} */ (document));
  const part = [...table.children].findIndex(one => one.contains(focused));
  if (part < 0 || changed[part + 1] == null || focused.matches(":focus-visible")) return undefined;
  focused.blur();
  return focused;
}

/** Put a veil over the table where a window is about to open (not yet a dialog for screen readers); returns whether there is one. */
export function veil() {
  const table = document.getElementById("table");
  if (table && !table.nextElementSibling) table.after(made('<div class="veil" id="dialog" aria-busy="true"></div>'));
  const laid = table?.nextElementSibling?.matches(VEIL) ?? false;
  if (laid) painted().then(() => shut(table));
  return laid;
}

/** Fade the window over the table, because another one is about to replace it; returns whether there is one. */
export function fade() {
  const window = /** @type {HTMLElement} */ (document.getElementById("table")?.nextElementSibling);
  if (window?.id !== "dialog") return false;
  window.dataset.leaving = "";
  return true;
}
addEventListener("click", event => {
  if (event.target.closest?.("[data-leaving]")) event.stopImmediatePropagation();  // it was meant for the coming window
}, true);

// Make the table inert while a window is over it. The browser restyles the whole table for that, so wait until nothing else
// happens or a key is pressed. It becomes active again at once.
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
  if (event.key === "Tab" && document.querySelector(VEIL)) event.preventDefault();  // there is nothing to focus yet
  if (resting) shutNow();
}, true);

/** Remove the window from the table at once, before the page is drawn without it; returns whether there was one. The table is
 * active again at once, or after the next paint (`later`).
 * @type {(later: boolean) => boolean} */
export function unveil(later) {
  const table = document.getElementById("table"), window = table?.nextElementSibling;
  if (window?.id !== "dialog") return false;
  window.remove();
  freed();
  if (later) painted().then(() => shut(table)); else shut(table);
  return true;
}

/** Return a promise that the document as it is now has been painted. */
export function painted() {
  return new Promise(done => {
    requestAnimationFrame(() => { setTimeout(done); });
    setTimeout(done, document.hidden ? 0 : LATEST);
  });
}
