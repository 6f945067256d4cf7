// What every line between two browsers has at its end: who hears what comes, how it is, and how much may come.
const STORE = 120, RATE = 40;  // texts of a guest that may come at once, and in a second

/** @typedef {{ heard: (text: string) => unknown; told: (state: string) => unknown; most: number; bounded: boolean }} Ends */

/** The end of a line. What it tells of itself is "open", "away" (it may come back by itself) or "lost". */
export class End {
  /** @param {Ends} ends */
  constructor({ heard, told, most, bounded }) {
    this.heard = heard;
    this.told = told;
    this.most = most;
    this.bounded = bounded;
    this.store = STORE;
    this.at = performance.now();
    this.state = "";
    this.number = 0;
    this.kept = /** @type {string[]} */ ([]);
  }

  /** @param {string} state */
  become(state) {
    if (this.state === state || this.state === "lost") return;
    this.state = state;
    this.told(state);
  }

  /** Be lost for good, and say why.
   * @param {string} why */
  finish(why) {
    if (this.state === "lost") return;
    this.state = "lost";
    this.told(why);
  }

  // Whether another text may come: what a guest may send fills up as time goes by.
  allowed() {
    const now = performance.now();
    this.store = Math.min(STORE, this.store + (now - this.at) * RATE / 1000) - 1;
    this.at = now;
    return !this.bounded || this.store >= 0;
  }

  /** Hand over a text that has come whole.
   * @param {string} text */
  give(text) {
    if (!this.bounded) this.kept.push(text);
    this.heard(text);
  }

  /** What a guest was sent, from the first text on; "" where there are no more.
   * @param {number} nth */
  was(nth) { return this.kept[nth] ?? ""; }
}
