// What the scripts of the tests put into the window.

/** How the drawn page is looked at: whether the pointer is a finger; selectors of elements with other rules, see e2e/sizes.py. */
interface Looking {
  touch: boolean;
  lists: Record<"still" | "mute" | "above" | "under" | "through" | "unpressed" | "looked" | "words" | "needed", string> & { named: Record<string, string> };
}

/** Return the faults of the drawn page (e2e/faults.js). */
declare var faults: (options: Looking) => string[];
