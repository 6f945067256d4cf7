"""Looks for barriers with axe-core, which reports a line for each element of the page that has one."""

from pathlib import Path

AXE = Path(__file__).resolve().parent.parent / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOK = """
async rules => {
  await Promise.all(document.getAnimations().map(motion => motion.finish()));
  const options = {
    runOnly: rules, resultTypes: ["violations"], preload: false, rules: { "target-size": { enabled: true } },
  };
  const { violations } = await axe.run(document, options);
  const told = (id, node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(node => told(id, node)));
}
"""


def bring(page):
    """Add axe to every document that the page opens from now on."""
    page.add_init_script(path=AXE)


def hurdles(page):
    """Return the barriers that axe finds on the page as it is now, a line for each element."""
    return page.evaluate(LOOK, RULES)
