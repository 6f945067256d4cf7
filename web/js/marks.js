// Shows at once which options of a question are chosen.

/** Mark options or not, and enable the button that confirms them or not, before the page is redrawn with all that follows from
 * it; `marks` are [option, number of its element] as JSON.
 * @type {(marks: string, complete: boolean) => void} */
export function mark(marks, complete) {
  const marked = new Set(/** @type {Mark[]} */ (JSON.parse(marks)).map(([option, number]) => `${number} ${option}`)), counts = new Map();
  for (const element of document.querySelectorAll("[data-option]")) {
    const { option } = element.dataset, number = counts.get(option) ?? 0, on = marked.has(`${number} ${option}`);
    counts.set(option, number + 1);
    if ((element.getAttribute("aria-pressed") === "true") === on) continue;
    element.setAttribute("aria-pressed", on);
    if (element.matches(".card, .role")) element.classList.toggle(element.matches(".role") ? "sel" : "picked", on);
  }
  const confirm = document.getElementById("confirm");
  if (confirm) confirm.disabled = !complete;
}
