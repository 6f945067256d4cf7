// The browser's Back leads from a form or a table to home, and closes what is open over them: each has an entry in the history of
// the tab, which is removed when it is left or closed.
//
// The state of an entry is the number of things open at it. Entries made by a change of the address (a place in the rules) have none
// and get that of the entry before. There are always as many entries as things open, or the steps to get there are pending.

const LATE = 3000;  // ms after which a step that was asked for has come to nothing

let at = 0, /** @type {number | undefined} */ wanted, until = 0, address = "", close = /** @type {() => number} */ (/** @type {unknown} */ (null));

/** @type {() => number | undefined} */
const told = () => history.state?.open;
/** @type {(count: number) => void} */
const note = count => history.replaceState({ ...history.state, open: count }, "");

// The first entry is home; its address has no fragment.
function push() {
  const here = location.href;
  if (at === 0) history.replaceState(history.state, "", location.pathname + location.search);
  history.pushState({ open: at += 1 }, "", here);
}

function settle() {
  if (performance.now() < until || wanted === undefined) return;
  while (at < wanted) push();
  if (at === wanted) return;
  until = performance.now() + LATE;
  address = location.href;
  history.go(wanted - at);
}

function moved() {
  const asked = performance.now() < until, here = told();
  until = 0;
  if (asked) history.replaceState(history.state, "", address);  // what is shown is the same, and so is what the address says of it
  if (here === undefined) return note(at);
  const back = here < at && !asked;
  at = here;
  if (back) wanted = close();
  settle();
}

/** Let Back close the topmost thing: `closing` does so and returns how much is open then.
 * @type {(closing: () => number) => void} */
export function attend(closing) {
  close = closing;
  if (location.hash || told() === undefined) note(0);  // an address that leads somewhere stays; whatever was open is not
  at = /** @type {number} */ (told());
  addEventListener("popstate", moved);
}

/** Set how much is open now.
 * @type {(count: number) => void} */
export function open(count) {
  wanted = count;
  settle();
}
