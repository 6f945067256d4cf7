"""A person who answers at once, before the page's Python runs."""

MARKED = """() => [...document.querySelectorAll("[data-option]")]
  .flatMap((one, at) => one.ariaPressed === "true" ? at : [])"""
"""The places of what is marked among all that can be chosen."""
OPTIONS = "[data-option]:not([disabled])"
CHOSEN = '[data-option][aria-pressed="true"]'


def mark_first(page):
    """Choose the first option, unless something is chosen already: where goods are made, the only place for one is."""
    if not page.locator(CHOSEN).count():
        page.locator(OPTIONS).first.click()


def answer_early(page):
    """Choose the first option, and confirm that."""
    mark_first(page)
    page.locator("#confirm:not([disabled])").click()
