// The loading progress of the engine, for every indicator on the page (class "arr", drawn by web/css/18-sheet.css). It is set in a
// style sheet of its own, so that the code that draws the page need not know it and nothing is redrawn.
const html = document.documentElement, sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Show how much (0 to 1) has arrived.
 * @type {(share: number) => void} */
export function show(share) {
  const told = new Intl.NumberFormat(html.lang, { style: "percent" }).format(Math.floor(share * 100) / 100);
  sheet.replaceSync(`.arr, #start { --share: ${share.toFixed(4)}; --told: "${told}" }`);
  for (const sign of document.querySelectorAll('.arr[role="progressbar"]')) sign.ariaValueNow = /** @type {string} */ (/** @type {unknown} */ (Math.floor(share * 100)));
}

/** Show that the connection is broken, or works again.
 * @type {(broken: boolean) => void} */
export function line(broken) {
  if (broken) html.dataset.line = "broken"; else delete html.dataset.line;
}
