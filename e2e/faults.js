// Returns the faults of the drawn page, a line for each: words that are cut, overlap or are covered, or are smaller
// than 11 pixels; controls that are out of reach or too small for a finger; pictures without their names.
// `touch`: whether the pointer is a finger; `lists`: selectors of elements with other rules, see e2e/sizes.py.
window.faults = ({ touch, lists }) => {
  const zoom = document.documentElement.currentCSSZoom ?? 1;
  const found = [], seen = new Map(), { innerWidth: wide, innerHeight: high } = window;
  const root = document.getElementById("dialog") ?? (document.querySelector("main[inert]") && document.getElementById("rules")) ??
    document.getElementById("app");
  const all = { l: -Infinity, t: -Infinity, r: Infinity, b: Infinity };
  const page = document.scrollingElement.scrollHeight > high + 1;
  const view = { l: 0, t: page ? -Infinity : 0, r: wide, b: page ? Infinity : high };
  const bare = color => color === "transparent" || color.endsWith(", 0)") || color.endsWith("/ 0)");

  // Returns whether an element is shown, and the part of the window that no box around it cuts off for good.
  const look = element => {
    if (!element || element === document.documentElement) return { shown: true, clip: view, size: 16, held: view, words: true };
    if (seen.has(element)) return seen.get(element);
    const style = getComputedStyle(element), over = look(element.parentElement);
    let from = over;
    if (style.position === "absolute") from = look(element.offsetParent);
    if (style.position === "fixed") from = { clip: { ...all, ...{ l: 0, t: 0, r: wide, b: high } } };
    const clip = { ...from.clip }, box = element.getBoundingClientRect();
    const held = { ...(style.position === "fixed" ? clip : from.held) };
    for (const [axis, low, top, start, end] of [["overflowX", "l", "r", "left", "right"], ["overflowY", "t", "b", "top", "bottom"]]) {
      if (style[axis] === "visible" || element === document.body) continue;
      const scrolls = style[axis] === "auto" || style[axis] === "scroll";
      held[low] = Math.max(held[low], box[start]);
      held[top] = Math.min(held[top], box[end]);
      if (scrolls && !element.matches(lists.still)) { clip[low] = -Infinity; clip[top] = Infinity; }
      else { clip[low] = Math.max(clip[low], box[start]); clip[top] = Math.min(clip[top], box[end]); }
    }
    const shown = over.shown && style.visibility === "visible" && style.opacity !== "0" && style.clipPath !== "inset(50%)";
    const mine = { shown, clip, held, size: parseFloat(style.fontSize) * zoom, style, words: over.words && !element.matches(lists.mute) };
    seen.set(element, mine);
    return mine;
  };
  const called = element => {
    const id = element.closest("[id]");
    const own = [element.tagName.toLowerCase(), ...element.classList].join(".");
    return id && id !== element ? `#${id.id} ${own}` : id ? `#${id.id}` : own;
  };
  const said = text => JSON.stringify(text.trim().replace(/\s+/g, " ").replace(/\u00ad/g, "").slice(0, 30));
  const tell = (what, element, text) => found.push(`${what}: ${called(element)} ${said(text)}`);

  // The words, line by line, each as high as its small letters.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement, text = node.data;
    if (!text.trim() || !element.checkVisibility()) continue;
    const mine = look(element);
    if (!mine.shown || !mine.words || mine.size === 0) continue;
    range.selectNodeContents(node);
    let small = mine.size < 10.99;
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      if (small) { tell(`${mine.size} px`, element, text); small = false; }
      const middle = (top + bottom) / 2, half = mine.size * .28;
      lines.push({ l: left + 1, r: right - 1, t: middle - half, b: middle + half, element, text, mine });
    }
  }
  const once = new Set();
  const line = (what, { element, text }, more = "") => {
    const told = `${what}: ${called(element)} ${said(text)}${more}`;
    if (!once.has(told)) { once.add(told); found.push(told); }
  };
  const within = (one, box, by = .75) => one.l >= box.l - by && one.r <= box.r + by && one.t >= box.t - by && one.b <= box.b + by;
  // Elements that paint something could cover words. They are kept by the squares of the window that they touch.
  const squares = new Map(), SQUARE = 64;
  const squared = (box, act) => {
    for (let x = Math.floor(box.l / SQUARE); x <= Math.floor(box.r / SQUARE); x++) {
      for (let y = Math.floor(box.t / SQUARE); y <= Math.floor(box.b / SQUARE); y++) act(x * 10000 + y);
    }
  };
  const painted = element => {
    if (element.matches("img, svg")) return true;
    const { backgroundColor, backgroundImage } = look(element).style;
    return !bare(backgroundColor) || backgroundImage !== "none";
  };
  const painter = element => {
    const { shown, clip } = look(element);
    if (!shown || !painted(element)) return;
    const box = element.getBoundingClientRect();
    const seen = { l: Math.max(box.left, clip.l, 0), r: Math.min(box.right, clip.r, wide), t: Math.max(box.top, clip.t, 0), b: Math.min(box.bottom, clip.b, high) };
    if (seen.l >= seen.r || seen.t >= seen.b) return;
    squared(seen, key => squares.has(key) ? squares.get(key).push([seen, element]) : squares.set(key, [[seen, element]]));
  };
  const above = element => {
    for (const child of element.children) {
      if (!child.checkVisibility()) continue;
      painter(child);
      if (child.tagName !== "svg") above(child);
    }
  };
  above(root);
  const near = one => {
    const found = new Set();
    squared(one, key => {
      for (const [box, element] of squares.get(key) ?? []) {
        const [l, r, t, b] = [Math.max(box.l, one.l), Math.min(box.r, one.r), Math.max(box.t, one.t), Math.min(box.b, one.b)];
        if (l < r && t < b && !element.contains(one.element) && !one.element.contains(element)) found.add(element);
      }
    });
    return found;
  };
  const hidden = (x, y, element, others) => {
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) return null;
    if (top.closest(lists.above)) return root;
    const { clip, held } = look(element);
    if (clip.b > held.b + 1 || clip.t < held.t - 1) {
      for (let one = top; one; one = one.parentElement) if (/fixed|sticky/.test(getComputedStyle(one).position)) return root;
    }
    for (let one = top; one && !one.contains(element); one = one.parentElement) if (others.has(one)) return top;
    return null;
  };
  for (const one of lines) {
    if (!within(one, one.mine.clip)) { line("cut", one); continue; }
    if (!within(one, one.mine.held) || one.element.matches(lists.under)) { one.away = true; continue; }
    const others = near(one);
    if (!others.size) continue;
    const y = (one.t + one.b) / 2, steps = Math.min(12, Math.max(2, Math.ceil((one.r - one.l) / 12)));
    for (let n = 0; n <= steps; n++) {
      const over = hidden(one.l + 1 + (one.r - one.l - 2) * n / steps, y, one.element, others);
      if (over && over !== root) line("covered", one, ` by ${called(over)}`);
      if (over) { one.away = true; break; }
    }
  }
  const open = lines.filter(one => !one.away).sort((one, other) => one.l - other.l);
  for (let n = 0; n < open.length; n++) {
    for (let m = n + 1; m < open.length && open[m].l < open[n].r - 1; m++) {
      const one = open[n], other = open[m];
      if (one.element === other.element && one.text === other.text) continue;
      if (Math.min(one.b, other.b) - Math.max(one.t, other.t) > 1) line("on one another", one, ` ${said(other.text)}`);
    }
  }

  // Controls must be large enough, within reach and not covered.
  for (const element of root.querySelectorAll("button, a[href], input, summary, [data-option], [data-act]")) {
    if (!element.checkVisibility() || element.matches(lists.unpressed) || element.closest("[inert]")) continue;
    const mine = look(element);
    if (!mine.shown) continue;
    const box = element.getBoundingClientRect();
    const rooms = ["::before", "::after"].map(part => getComputedStyle(element, part)).filter(part => part.content === '""' && part.position === "absolute");
    const side = name => Math.max(0, ...rooms.map(room => -parseFloat(room[name]) * zoom || 0));
    const [across, down] = [box.width + side("left") + side("right"), box.height + side("top") + side("bottom")];
    const least = element.matches(lists.looked) ? 0 : touch ? 43.5 : 24;
    if (!element.matches(lists.words) && (across < least || down < least)) {
      tell(`${Math.round(across)} x ${Math.round(down)} to press`, element, element.textContent);
    }
    const first = element.getClientRects()[0] ?? box;  // words over two lines: the middle of both may lie between them
    const x = first.x + first.width / 2, y = first.y + first.height / 2;
    const point = { l: x, r: x, t: y, b: y }, edge = { l: box.left + 2, r: box.right - 2, t: box.top + 2, b: box.bottom - 2 };
    const needed = element.matches(lists.needed);
    if (!within(needed ? edge : point, needed ? mine.held : mine.clip)) tell("out of reach", element, element.textContent);
    else if (within(point, mine.held, -3)) {
      const top = document.elementFromPoint(x, y);
      let foot = null;
      for (let one = mine.clip.b > mine.held.b + 1 || mine.clip.t < mine.held.t - 1 ? top : null; one && !foot; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(element)) foot = one;
      }
      if (!foot && !(top && (top.closest(lists.through) || element.contains(top) || top.contains(element) || top.closest(lists.above)))) {
        tell(`under ${top ? called(top) : "nothing"}`, element, element.textContent);
      }
    }
  }

  // Words of a button in more than four lines are a column, not a button.
  for (const element of root.querySelectorAll(".btn")) {
    const rows = new Set(lines.filter(one => element.contains(one.element)).map(one => Math.round(one.t)));
    if (rows.size > 4) tell(`words in ${rows.size} lines`, element, element.textContent);
  }

  // A name is parted at a hyphen, never in the middle of a syllable.
  const row = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
  };
  for (const element of root.querySelectorAll([...new Set(Object.values(lists.named))].join())) {
    if (!element.checkVisibility() || !look(element).shown) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: piece, index } of node.data.matchAll(/[^\s\u00ad-]+/g)) {
        if (row(node, index) !== row(node, index + piece.length - 1)) tell("broken", element, piece);
      }
    }
  }

  // A part that scrolls must show some of its words.
  for (const element of root.querySelectorAll("[tabindex='0']")) {
    if (!element.checkVisibility() || !look(element).shown || !/auto|scroll/.test(look(element).style.overflowY)) continue;
    if (element.clientHeight < 24 && element.scrollHeight > element.clientHeight + 1 && element.innerText.trim()) {
      tell(`${element.clientHeight} px high`, element, element.textContent);
    }
  }

  // Every picture must show its name, and inside itself.
  for (const [whole, name] of Object.entries(lists.named)) {
    for (const element of root.querySelectorAll(whole)) {
      if (!element.checkVisibility() || !look(element).shown || !look(element).words) continue;
      const part = element.querySelector(name);
      if (!lines.some(one => part?.contains(one.element) && /\p{L}{2}/u.test(one.text))) tell("no name", element, element.textContent);
      const frame = element.getBoundingClientRect();
      const over = lines.filter(one => part?.contains(one.element) && (one.l < frame.left - 2 || one.r > frame.right + 2));
      if (over.length) tell("a name wider than its card", element, over[0].text);
    }
  }
  if (document.documentElement.scrollWidth > wide) found.push("the page is wider than the window");
  if (page && !document.getElementById("dialog") && document.querySelector(".table")) found.push("the table is higher than the window");
  return found;
};
