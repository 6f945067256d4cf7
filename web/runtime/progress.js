// How much of the engine is there, as every sign of it on the page shows it (class "arr", drawn by web/css/18-sheet.css): told by a
// style sheet of its own, so that nobody who draws the page need know it, and nothing is drawn again for it.
const html = document.documentElement, sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Show how much (0 to 1) is there.
 * @type {(share: number) => void} */
export function show(share) {
  const told = new Intl.NumberFormat(html.lang, { style: "percent" }).format(Math.floor(share * 100) / 100);
  sheet.replaceSync(`.arr, #start { --share: ${share.toFixed(4)}; --told: "${told}" }`);
  for (const sign of document.querySelectorAll('.arr[role="progressbar"]')) sign.ariaValueNow = /** @type {string} */ (/** @type {unknown} */ (Math.floor(share * 100)));
}

/** Tell that the line has broken, or holds again.
 * @type {(broken: boolean) => void} */
export function line(broken) {
  if (broken) html.dataset.line = "broken"; else delete html.dataset.line;
}
