"""Draw the page's states from tests/page/frames/*.json as plain HTML files, and photograph them with Chromium.

To look at every state at every size without playing to it. A frame file holds {"frame": ..., "ui": ..., "screen": ...}.
Usage: python tools/preview.py OUT [NAME ...] [--lang en fr] [--theme day night] [--size 1440x900 ...]
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]
FRAMES = ROOT / "tests" / "page" / "frames"
SIZES = ("1440x900", "820x1180", "390x844", "844x390")
CHROMIUM = "/usr/bin/chromium"


def load(name: str) -> dict[str, Any]:
    """Return a state by name; one with a "base" is another one with changes."""
    state: dict[str, Any] = json.loads((FRAMES / f"{name}.json").read_text(encoding="utf-8"))
    if "base" not in state:
        return state
    base = load(state["base"])
    return {part: base[part] | state.get(part, {}) for part in ("frame", "ui")}


def page(name: str, lang: str, theme: str) -> str:
    """Return one state as a whole HTML page; its paths are relative to the repository."""
    from page.draw import layout
    from page.state import Ui
    from sanjuan.first_game import FIRST_GAME
    from sanjuan.games import GAMES
    from sanjuan.words.bundles import words

    state = load(name)
    ui = state["ui"] | {"lang": lang, "theme": theme}
    frame = state.get("frame")
    game = frame["table"]["game"] if frame else FIRST_GAME
    t = words(lang, game, GAMES[game].variant(frame["table"] if frame else ui["setup"]))
    html = "".join(layout.pieces(frame, Ui(**ui), t))
    for id in t.missing:
        print(f"{name} {lang}: no words for {id}")
    head = f'<meta charset="utf-8"><base href="{ROOT.as_uri()}/"><title>Preview</title>'
    head += '<meta name="viewport" content="width=device-width,initial-scale=1">'
    for folder in ("web", f"web/tables/{game}"):
        for sheet in sorted((ROOT / folder / "css").glob("*.css")):
            head += f'<link rel="stylesheet" href="{folder}/css/{sheet.name}">'
    body = f'<div id="app">{html}</div>'
    return f'<!doctype html><html lang="{lang}" data-theme="{theme}"><head>{head}</head><body>{body}</body></html>'


def shoot(browser: Browser, file: Path, size: str, out: Path) -> None:
    """Photograph a page; tells when it is wider than the window or text leaves its box."""
    width, height = (int(n) for n in size.split("x"))
    tab = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    tab.goto(file.as_uri())
    tab.evaluate("document.fonts.ready")
    wide = tab.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        print(f"{out.name}: {wide} pixels wide")
    tab.screenshot(path=out)
    tab.close()


def main() -> None:
    """Write the pages and the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--lang", nargs="+", default=["en"])
    parser.add_argument("--theme", nargs="+", default=["day"])
    parser.add_argument("--size", nargs="+", default=list(SIZES))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    names = options.names or sorted(file.stem for file in FRAMES.glob("*.json"))
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--allow-file-access-from-files"]
        )
        for name in names:
            for lang in options.lang:
                for theme in options.theme:
                    file = options.out.resolve() / f"{name}-{theme}-{lang}.html"
                    file.write_text(page(name, lang, theme), encoding="utf-8")
                    for size in options.size:
                        shoot(browser, file, size, options.out / f"{name}-{size}-{theme}-{lang}.png")
        browser.close()


if __name__ == "__main__":
    main()
