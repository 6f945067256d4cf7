// The size setting: the page is scaled as a whole, and the style sheets see a window that is smaller or larger by the same factor. So
// every layout is one that another window size has, as with the browser's own zoom.

const FACTORS = /** @type {Record<string, number>} */ ({ smaller: .9, normal: 1, larger: 1.15, largest: 1.3 });
const LEAST = [360, 640];  // pixels of the shorter and of the longer side that are left to a table
const PHONE = 599, TABLET = 820;  // upright windows between these have no layout of their own: they get that of phones, larger
const BOUND = /\((min|max)-(width|height):\s*([\d.]+)px\)/g;
const OWN = "--auto";  // the rules that enlarge all on large screens go by the true window

const written = /** @type {WeakMap<CSSMediaRule, string>} */ (new WeakMap());  // the conditions of rules as they were written
const html = document.documentElement;
let wanted = 1, told = 1;

/** @type {(all: string, end: string, side: string, text: string) => string} */
const bound = (_, end, side, text) => `(${end}-${side}: ${end === "min" ? Number(text) * told : (Number(text) + 1) * told - .02}px)`;

/** @type {(rules: CSSRuleList) => void} */
function fit(rules) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !rule.cssText.includes(OWN)) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
      const now = told === 1 ? /** @type {string} */ (written.get(rule)) : /** @type {string} */ (written.get(rule)).replace(BOUND, bound);
      if (rule.media.mediaText !== now) rule.media.mediaText = now;
    }
  }
}

function fitAll() {
  for (const sheet of document.styleSheets) fit(sheet.cssRules);
}

// The scale, in addition to the enlargement on large screens.
/** @type {(auto: number) => number} */
function fitting(auto) {
  const sides = [innerWidth, innerHeight].sort((one, other) => one - other);
  const most = Math.max(1, Math.min(...sides.map((side, at) => side / LEAST[at])));
  const factor = Math.min(wanted, most), across = innerWidth / auto / factor;
  return innerHeight > innerWidth && across > PHONE && across < TABLET ? innerWidth / auto / PHONE : factor;
}

// At the default size nothing is set: the enlargement on large screens is continuous.
function tell() {
  const auto = Number(getComputedStyle(html).getPropertyValue(OWN)) || 1, factor = fitting(auto);
  if (factor === 1) html.style.removeProperty("--size");
  else html.style.setProperty("--size", factor);
  const now = factor === 1 ? 1 : factor * auto;
  if (now === told) return;
  told = now;
  fitAll();
}

/** Scale the page to a size by its name; an unknown one is the default.
 * @type {(name?: string) => void} */
export function scale(name) {
  wanted = FACTORS[/** @type {string} */ (name)] ?? 1;
  html.dataset.size = name;
  tell();
}

/** By how much all is enlarged: pixels of the window in one of the page. */
export function zoom() {
  return html.currentCSSZoom ?? 1;
}

tell();
addEventListener("resize", tell);
document.addEventListener("load", ({ target }) => {
  if (told !== 1 && target.rel === "stylesheet") fit(/** @type {CSSStyleSheet} */ (target.sheet).cssRules);
}, true);
