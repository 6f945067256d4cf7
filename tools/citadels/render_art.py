"""Draw the pictures of tools/citadels/art/: poster and portraits into web/art/, districts, characters and signs into
the table's.

Districts and characters are pictures, because dozens of them lie on the table at once; badges and signs stay vectors.
`PYTHONPATH=tools python -m citadels.render_art`; the pictures are committed, so the build needs no browser.
"""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from alhambra.render_art import LIGHTS, PORTRAIT, POSTER, draw, portraits, sprite

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tools" / "citadels" / "art"
TARGET = ROOT / "web" / "art"
TABLE = ROOT / "web" / "tables" / "citadels" / "art"
SIGNS = ("t-", "i-", "gold")
"""The beginnings of the names of symbols that stay vectors."""
SIZES = {"d-": (392, 302, 0.8), "c-": (264, 330, 0.8)}
"""Width, height and quality of districts and characters, twice the size that most are seen at."""
GRAIN = re.compile(r'<path id="st-.*?/>')
SYMBOL = re.compile(r'<symbol id="([^"]+)"(.*?)</symbol>', re.DOTALL)


def pictures(source: str) -> dict[str, str]:
    """Return districts and characters as SVG documents, by their names."""
    grain = f"<defs>{''.join(GRAIN.findall(source))}</defs>"
    found = [(name, inner) for name, inner in SYMBOL.findall(source) if name[:2] in SIZES]
    opening = '<svg xmlns="http://www.w3.org/2000/svg"'
    return {name: f"{opening}{inner.replace('>', '>' + grain, 1)}</svg>" for name, inner in found}


def draw_all(page: Page, source: str) -> None:
    """Draw the posters by day and by night, the players, and all districts and characters."""
    for folder, light in LIGHTS.items():
        poster = (SOURCE / "poster.svg").read_text("utf-8")
        draw(page, poster, POSTER, light, TARGET / folder / "poster-citadels.webp")
    for name, svg in portraits(SOURCE).items():
        draw(page, svg, PORTRAIT, "", TARGET / f"{name}.webp")
    for name, svg in pictures(source).items():
        draw(page, svg, SIZES[name[:2]], "", TABLE / f"{name}.webp")


def main() -> None:
    """Write the signs, and draw all pictures with the system's Chromium."""
    source = (SOURCE / "symbols.svg").read_text("utf-8")
    (TABLE / "signs.svg").write_text(sprite(source, SIGNS), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        draw_all(browser.new_page(), source)
        browser.close()


if __name__ == "__main__":
    main()
