"""Presses each control that changes a setting on the form, and looks at what follows."""

from playing import PATIENCE

CHANGE = """
async ([selector, change, settles, patience]) => {
  const found = () => document.querySelector(selector), all = wanted => [...document.querySelectorAll(wanted)];
  const sat = () => all(".seat:not([hidden])").length, on = () => found()?.matches(":checked, [aria-pressed=true]");
  const end = performance.now() + patience;
  const until = async holds => {
    while (!holds() && performance.now() < end) await new Promise(done => setTimeout(done, 5));
    return holds() ? "" : `after ${patience} ms it does not hold: ${holds}`;
  };
  if (!found() || found().matches(":disabled, [aria-disabled=true]")) return "";
  if (found().closest("[hidden]")) {
    all('[data-set^="seats:"]').at(-1).click();
    const away = await until(() => found() && !found().closest("[hidden]"));
    if (away) return away;
  }
  const shown = () => `${found()?.checked} ${found()?.ariaPressed} ${found()?.ariaChecked}`;
  const before = sat(), was = shown();
  const switches = found().getAttribute("role") === "switch";
  found().click();
  if (change.startsWith("leave:")) return until(() => sat() === before - 1);
  if (switches) return until(() => shown() !== was);
  return settles ? until(on) : "";
}
"""
"""Presses what changes a setting, its chair filled first if it is empty; returns what is wrong with what follows."""


def selector(control):
    """Return what selects the element of a control."""
    if control["id"]:
        return f'[id="{control["id"]}"]'
    if control["opens"]:
        return f"#{control['opens']} > header button"
    marks = "".join(f'[data-{name}="{control[name]}"]' for name in ("act", "value", "set", "game") if name in control)
    return control["tag"] + (f'[href="{control["href"]}"]' if control["href"] else marks)


def setting(visit, control):
    """Check that the button changes its setting on the form, and that a person whose chair it empties has left.

    It is pressed without unfolding its surroundings: the other controls test that.
    """
    settles = ":!" not in control["set"] and control["on"] is not None
    assert visit.page.evaluate(CHANGE, [selector(control), control["set"], settles, PATIENCE]) == ""
    assert visit.page.evaluate("document.documentElement.dataset.state") == "setup"
