"""Photograph the states of the page with Chromium, drawn without an engine as the tests draw them (e2e/drawn.py).

To look at every state at every size without playing to it.
Usage: python tools/preview.py OUT [NAME ...] [--lang en fr] [--theme day night] [--size 1440x900 ...]
"""

import argparse
import importlib
import itertools
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
SIZES = ("1440x900", "820x1180", "390x844", "844x390")
CHROMIUM = "/usr/bin/chromium"


def shoot(page: Page, drawn: Any, name: str, lang: str, theme: str, size: str, out: Path) -> None:
    """Photograph a state at a size into a folder; says when it is wider than the window."""
    width, height = (int(n) for n in size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    drawn.show(page, name, lang, theme)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        print(f"{name} {size} {theme} {lang}: {wide} pixels wide")
    page.screenshot(path=out / f"{name}-{size}-{theme}-{lang}.png")


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--lang", nargs="+", default=["en"])
    parser.add_argument("--theme", nargs="+", default=["day"], choices=["day", "night"])
    parser.add_argument("--size", nargs="+", default=list(SIZES))
    return parser.parse_args()


def main() -> None:
    """Make the pictures that the command line asks for. Errors: a name is not a state's."""
    options = asked()
    sys.path[:0] = [str(ROOT / folder) for folder in ("", "web", "e2e")]
    drawn, serving = importlib.import_module("drawn"), importlib.import_module("serving")
    names = options.names or drawn.STATES
    if strange := set(names) - set(drawn.STATES):
        sys.exit(f"no such state: {', '.join(sorted(strange))}; there are {', '.join(drawn.STATES)}")
    options.out.mkdir(parents=True, exist_ok=True)
    site = serving.Site(ROOT, handler=drawn.Blank)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(reduced_motion="reduce")
        page.goto(site.url)
        for each in itertools.product(names, options.lang, options.theme, options.size):
            shoot(page, drawn, *each, options.out)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
