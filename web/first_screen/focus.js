// Puts the focus where the next press is, for somebody who uses keys: a screen that is replaced takes the focused element with it.
import { byKeys } from "../js/gestures.js";

const ANSWERING = ["#confirm:enabled", '[data-option][tabindex="0"]', '[data-option]:not([aria-disabled="true"])', "#pass"];  // as in web/page/screen/focusing.py

/** Focus what can be seen of the first selector that finds something.
 * @type {(...selectors: string[]) => void} */
export function aim(...selectors) {
  if (!byKeys()) return;
  for (const selector of selectors) {
    const found = /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(selector)].find(one => one.getClientRects().length));
    if (found) return found.focus();
  }
}

/** Focus what answers the question of the painted table. */
export const aimAtAnswer = () => aim(...ANSWERING);
