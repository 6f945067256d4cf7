// The faults of the drawn page, a line for each: words that are cut, overlap or are covered, or are smaller than 11 pixels; controls that
// are out of reach or too small for a finger; pictures without their names.

/** @typedef {{ l: number, t: number, r: number, b: number }} Edges */
/** @typedef {{ shown: boolean, clip: Edges, held: Edges, size: number, style: CSSStyleDeclaration, words: boolean }} Look */
/** @typedef {Edges & { element: HTMLElement, text: string, mine: Look, away?: boolean }} Line */

const ALL = { l: -Infinity, t: -Infinity, r: Infinity, b: Infinity };
const AXES = /** @type {const} */ ([["overflowX", "l", "r", "left", "right"], ["overflowY", "t", "b", "top", "bottom"]]);
const PRESSED = "button, a[href], input, summary, [data-option], [data-act]";
const SQUARE = 64;
/** @type {(color: string) => boolean} */
const bare = color => color === "transparent" || color.endsWith(", 0)") || color.endsWith("/ 0)");
/** @type {(text: string) => string} */
const said = text => JSON.stringify(text.trim().replace(/\s+/g, " ").replace(/\u00ad/g, "").slice(0, 30));
/** @type {(one: Edges, box: Edges, by?: number) => boolean} */
const within = (one, box, by = .75) => one.l >= box.l - by && one.r <= box.r + by && one.t >= box.t - by && one.b <= box.b + by;
/** @type {(one: Edges, other: Edges) => Edges} */
const shared = (one, other) => ({ l: Math.max(one.l, other.l), t: Math.max(one.t, other.t), r: Math.min(one.r, other.r), b: Math.min(one.b, other.b) });
/** @type {(element: Element) => Edges} */
const edges = element => (({ left: l, top: t, right: r, bottom: b }) => ({ l, t, r, b }))(element.getBoundingClientRect());
/** @type {(element: Element) => string} */
function called(element) {
  const id = element.closest("[id]"), own = [element.tagName.toLowerCase(), ...element.classList].join(".");
  return id && id !== element ? `#${id.id} ${own}` : id ? `#${id.id}` : own;
}

// What is seen of the page: of each element where it is cut off. `touch`: whether the pointer is a finger; `lists`: selectors of elements
// with other rules, see e2e/sizes.py.
class Sight {
  zoom = document.documentElement.currentCSSZoom ?? 1;
  found = /** @type {string[]} */ ([]);
  #seen = /** @type {Map<Element, Look>} */ (new Map());
  window = { l: 0, t: 0, r: innerWidth, b: innerHeight };
  root = document.getElementById("dialog") ?? (document.querySelector("main[inert]") && document.getElementById("rules")) ?? document.getElementById("app");

  /** @param {Looking} options */
  constructor({ touch, lists }) {
    this.touch = touch;
    this.lists = lists;
    this.scrolls = /** @type {Element} */ (document.scrollingElement).scrollHeight > innerHeight + 1;
    const view = this.scrolls ? { ...this.window, t: -Infinity, b: Infinity } : this.window, { style } = document.documentElement;
    this.top = { shown: true, clip: view, size: 16, held: view, words: true, style };
  }

  // Whether an element is shown, and the part of the window that no box around it cuts off for good.
  /** @type {(element: Element | null) => Look} */
  look(element) {
    if (!element || element === document.documentElement) return this.top;
    const seen = this.#seen.get(element) ?? this.#looked(/** @type {HTMLElement} */ (element));
    this.#seen.set(element, seen);
    return seen;
  }

  /** @type {(element: HTMLElement) => Look} */
  #looked(element) {
    const style = getComputedStyle(element), over = this.look(element.parentElement), { position } = style;
    const from = position === "absolute" ? this.look(element.offsetParent) : position === "fixed" ? { clip: this.window } : over;
    const clip = { ...from.clip }, held = { ...(position === "fixed" ? clip : "held" in from ? from.held : ALL) };
    const box = element.getBoundingClientRect();
    for (const [axis, low, top, start, end] of AXES) {
      if (style[axis] === "visible" || element === document.body) continue;
      const scrolls = /auto|scroll/.test(style[axis]) && !element.matches(this.lists.still);
      held[low] = Math.max(held[low], box[start]);
      held[top] = Math.min(held[top], box[end]);
      clip[low] = scrolls ? -Infinity : Math.max(clip[low], box[start]);
      clip[top] = scrolls ? Infinity : Math.min(clip[top], box[end]);
    }
    const shown = over.shown && style.visibility === "visible" && style.opacity !== "0" && style.clipPath !== "inset(50%)";
    return { shown, clip, held, size: parseFloat(style.fontSize) * this.zoom, style, words: over.words && !element.matches(this.lists.mute) };
  }

  // Whether an element, or one around it, stays where it is while what is cut off below scrolls.
  /** @type {(top: Element | null, look: Look, element?: Element) => boolean} */
  foot(top, { clip, held }, element) {
    if (clip.b <= held.b + 1 && clip.t >= held.t - 1) return false;
    for (let one = top; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position) && !(element && one.contains(element))) return true;
    return false;
  }

  /** @type {(what: string, element: Element, text?: string | null) => void} */
  tell(what, element, text = element.textContent) {
    this.found.push(`${what}: ${called(element)} ${said(text ?? "")}`);
  }
}

// The words, line by line, each as high as its small letters.
/** @type {(sight: Sight) => Line[]} */
function linesOf(sight) {
  const walker = document.createTreeWalker(sight.root, NodeFilter.SHOW_TEXT), range = document.createRange(), lines = /** @type {Line[]} */ ([]);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = /** @type {HTMLElement} */ (node.parentElement), text = node.nodeValue ?? "";
    if (!text.trim() || !element.checkVisibility()) continue;
    const mine = sight.look(element);
    if (!mine.shown || !mine.words || mine.size === 0) continue;
    range.selectNodeContents(node);
    const seen = [...range.getClientRects()].filter(({ width }) => width >= 1);
    if (seen.length && mine.size < 10.99) sight.tell(`${mine.size} px`, element, text);
    for (const { left, right, top, bottom } of seen) {
      const middle = (top + bottom) / 2, half = mine.size * .28;
      lines.push({ l: left + 1, r: right - 1, t: middle - half, b: middle + half, element, text, mine });
    }
  }
  return lines;
}

// Elements that paint something could cover words. They are kept by the squares of the window that they touch.
class Paint {
  #squares = /** @type {Map<number, [box: Edges, element: Element][]>} */ (new Map());

  /** @param {Sight} sight */
  constructor(sight) {
    this.sight = sight;
    this.#above(sight.root);
  }

  /** @type {(box: Edges) => number[]} */
  #squared({ l, t, r, b }) {
    const keys = [];
    for (let x = Math.floor(l / SQUARE); x <= Math.floor(r / SQUARE); x += 1)
      for (let y = Math.floor(t / SQUARE); y <= Math.floor(b / SQUARE); y += 1) keys.push(x * 10_000 + y);
    return keys;
  }

  /** @type {(element: Element) => void} */
  #above(element) {
    for (const child of element.children) {
      if (!child.checkVisibility()) continue;
      this.#paint(child);
      if (child.tagName !== "svg") this.#above(child);
    }
  }

  /** @type {(element: Element) => void} */
  #paint(element) {
    const { shown, clip, style } = this.sight.look(element);
    if (!shown || !element.matches("img, svg") && bare(style.backgroundColor) && style.backgroundImage === "none") return;
    const seen = shared(shared(edges(element), clip), this.sight.window);
    if (seen.l >= seen.r || seen.t >= seen.b) return;
    for (const key of this.#squared(seen)) {
      const known = this.#squares.get(key);
      if (known) known.push([seen, element]); else this.#squares.set(key, [[seen, element]]);
    }
  }

  // What could cover a line.
  /** @type {(line: Line) => Set<Element>} */
  near(line) {
    const found = /** @type {Set<Element>} */ (new Set());
    for (const [box, element] of this.#squared(line).flatMap(key => this.#squares.get(key) ?? [])) {
      const { l, t, r, b } = shared(box, line);
      if (l < r && t < b && !element.contains(line.element) && !line.element.contains(element)) found.add(element);
    }
    return found;
  }
}

// What covers a point of an element: the root for what may.
/** @type {(sight: Sight, x: number, y: number, element: Element, others: Set<Element>) => Element | null} */
function cover(sight, x, y, element, others) {
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top) || top.contains(element)) return null;
  if (top.closest(sight.lists.above) || sight.foot(top, sight.look(element))) return sight.root;
  for (let one = /** @type {Element | null} */ (top); one && !one.contains(element); one = one.parentElement) if (others.has(one)) return top;
  return null;
}

/** @type {(sight: Sight, line: Line, others: Set<Element>) => Element | undefined} */
function coverOf(sight, { l, t, r, b, element }, others) {
  const steps = Math.min(12, Math.max(2, Math.ceil((r - l) / 12)));
  for (let n = 0; n <= steps; n += 1) {
    const over = cover(sight, l + 1 + (r - l - 2) * n / steps, (t + b) / 2, element, others);
    if (over) return over;
  }
  return undefined;
}

/** @type {(sight: Sight, lines: Line[]) => void} */
function judgeWords(sight, lines) {
  const told = /** @type {Set<string>} */ (new Set()), paint = new Paint(sight);
  const tell = (/** @type {string} */ what, /** @type {Line} */ { element, text }, more = "") => told.add(`${what}: ${called(element)} ${said(text)}${more}`);
  for (const one of lines) {
    if (!within(one, one.mine.clip)) tell("cut", one);
    else if (!within(one, one.mine.held) || one.element.matches(sight.lists.under)) one.away = true;
    else {
      const others = paint.near(one), over = others.size ? coverOf(sight, one, others) : undefined;
      if (over && over !== sight.root) tell("covered", one, ` by ${called(over)}`);
      one.away = over !== undefined;
    }
  }
  const open = lines.filter(one => !one.away).sort((one, other) => one.l - other.l);
  for (const [n, one] of open.entries()) {
    for (let m = n + 1; m < open.length && open[m].l < one.r - 1; m += 1) {
      const other = open[m], same = one.element === other.element && one.text === other.text;
      if (!same && Math.min(one.b, other.b) - Math.max(one.t, other.t) > 1) tell("on one another", one, ` ${said(other.text)}`);
    }
  }
  sight.found.push(...told);
}

// Whether a control is large enough for the pointer, with the room that its own signs add.
/** @type {(sight: Sight, element: HTMLElement) => void} */
function judgeSize(sight, element) {
  const box = element.getBoundingClientRect();
  const rooms = ["::before", "::after"].map(part => getComputedStyle(element, part)).filter(part => part.content === '""' && part.position === "absolute");
  const side = (/** @type {"left" | "right" | "top" | "bottom"} */ name) => Math.max(0, ...rooms.map(room => -parseFloat(room[name]) * sight.zoom || 0));
  const across = box.width + side("left") + side("right"), down = box.height + side("top") + side("bottom");
  const least = element.matches(sight.lists.looked) ? 0 : sight.touch ? 43.5 : 24;
  if (!element.matches(sight.lists.words) && (across < least || down < least)) sight.tell(`${Math.round(across)} x ${Math.round(down)} to press`, element);
}

// Whether a control is within reach and not covered.
/** @type {(sight: Sight, element: HTMLElement) => void} */
function judgeReach(sight, element) {
  const { lists } = sight, mine = sight.look(element), box = edges(element), needed = element.matches(lists.needed);
  const first = element.getClientRects()[0] ?? element.getBoundingClientRect();  // words over two lines: the middle of both may lie between them
  const x = first.x + first.width / 2, y = first.y + first.height / 2, point = { l: x, r: x, t: y, b: y };
  const edge = { l: box.l + 2, r: box.r - 2, t: box.t + 2, b: box.b - 2 };
  if (!within(needed ? edge : point, needed ? mine.held : mine.clip)) sight.tell("out of reach", element);
  else if (within(point, mine.held, -3)) {
    const top = document.elementFromPoint(x, y);
    if (sight.foot(top, mine, element)) return;
    const free = top && (top.closest(lists.through) || element.contains(top) || top.contains(element) || top.closest(lists.above));
    if (!free) sight.tell(`under ${top ? called(top) : "nothing"}`, element);
  }
}

/** @type {(sight: Sight) => void} */
function judgeControls(sight) {
  for (const element of sight.root.querySelectorAll(PRESSED)) {
    if (!element.checkVisibility() || element.matches(sight.lists.unpressed) || element.closest("[inert]") || !sight.look(element).shown) continue;
    judgeSize(sight, element);
    judgeReach(sight, element);
  }
}

// Words of a button in more than four lines are a column, not a button.
/** @type {(sight: Sight, lines: Line[]) => void} */
function judgeButtons(sight, lines) {
  for (const element of sight.root.querySelectorAll(".btn")) {
    const rows = new Set(lines.filter(one => element.contains(one.element)).map(one => Math.round(one.t)));
    if (rows.size > 4) sight.tell(`words in ${rows.size} lines`, element);
  }
}

// A name is parted at a hyphen, never in the middle of a syllable.
/** @type {(sight: Sight) => void} */
function judgeHyphens(sight) {
  const range = document.createRange(), row = (/** @type {Node} */ node, /** @type {number} */ at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
  };
  for (const element of sight.root.querySelectorAll([...new Set(Object.values(sight.lists.named))].join())) {
    if (!element.checkVisibility() || !sight.look(element).shown) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: piece, index } of (node.nodeValue ?? "").matchAll(/[^\s\u00ad-]+/g)) {
        if (row(node, index) !== row(node, index + piece.length - 1)) sight.tell("broken", element, piece);
      }
    }
  }
}

// A part that scrolls must show some of its words.
/** @type {(sight: Sight) => void} */
function judgeScrolling(sight) {
  for (const element of sight.root.querySelectorAll("[tabindex='0']")) {
    if (!element.checkVisibility() || !sight.look(element).shown || !/auto|scroll/.test(sight.look(element).style.overflowY)) continue;
    if (element.clientHeight < 24 && element.scrollHeight > element.clientHeight + 1 && element.innerText.trim()) sight.tell(`${element.clientHeight} px high`, element);
  }
}

// Every picture must show its name, and inside itself.
/** @type {(sight: Sight, lines: Line[]) => void} */
function judgeNames(sight, lines) {
  for (const [whole, name] of Object.entries(sight.lists.named)) {
    for (const element of sight.root.querySelectorAll(whole)) {
      const look = sight.look(element), part = element.querySelector(name), frame = edges(element);
      if (!element.checkVisibility() || !look.shown || !look.words) continue;
      const own = lines.filter(one => part?.contains(one.element)), over = own.filter(one => one.l < frame.l - 2 || one.r > frame.r + 2);
      if (!own.some(one => /\p{L}{2}/u.test(one.text))) sight.tell("no name", element);
      if (over.length) sight.tell("a name wider than its card", element, over[0].text);
    }
  }
}

window.faults = options => {
  const sight = new Sight(options), lines = linesOf(sight);
  judgeWords(sight, lines);
  judgeControls(sight);
  judgeButtons(sight, lines);
  judgeHyphens(sight);
  judgeScrolling(sight);
  judgeNames(sight, lines);
  if (document.documentElement.scrollWidth > innerWidth) sight.found.push("the page is wider than the window");
  if (sight.scrolls && !document.getElementById("dialog") && document.querySelector(".table")) sight.found.push("the table is higher than the window");
  return sight.found;
};
