"""Photograph every state of the page at every size: the built site, opened at saved games.

Writes docs/screenshots/ and docs/screenshots.md. The games are the engine's own, with fixed seeds, so that the pictures
stay what they are until the page changes. A new state is a row of STATES, that of a game in tools/NAME/screenshots.py.
Usage: python tools/screenshots.py [STATE ...]   (needs dist/, Chromium; no name: all)
"""

import base64
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "web", "tools", "e2e")]

from alhambra.screenshots import ROWS as ALHAMBRA
from citadels.screenshots import ROWS as CITADELS
from san_juan.screenshots import ROWS as SAN_JUAN
from sanjuan.first_game import FIRST_GAME
from screenshot import TWO, Screenshot

UNKEPT = "delete Navigator.prototype.serviceWorker"
"""A browser that keeps nothing for offline play says nothing of it."""
SHOTS = ROOT / "docs" / "screenshots"
GUIDE = ROOT / "docs" / "screenshots.md"
QUALITY = 36
"""Of WebP, 0 to 100."""
DRAWN = """() => Promise.all([document.fonts.ready,
  ...[...document.images].filter(image => image.loading !== "lazy").map(image => {
    const { src } = image;
    return image.decode().catch(error => { if (image.isConnected && image.src === src) throw error; });
  })])"""
"""Pictures that have been put away meanwhile need not be there."""
PATIENCE = 120_000
"""Milliseconds that a slow machine may take for the start, or for the review of a whole game."""
ALSO = {"table-day": "crowded-day-en-1440x900", "phone-day": "build-day-en-390x844"}
"""Pictures under a second name: those of the manifest."""
CALM = '{"speed":"instant","preferences":{"motion":"less"}}'
OPEN, AT_THE_TABLE = (
    ", ".join([f'html[data-state="{name}"]:not([data-early])' for name in names])
    for names in (("home", "setup", "your-turn", "over"), ("your-turn", "over"))
)
"""The page is open to people; it is so at the table."""
STATES = (
    Screenshot("home", "The games at the start", ready=".homev", looks=("day-en", "night-de"), sizes=TWO),
    *SAN_JUAN,
    *CITADELS,
    *ALHAMBRA,
)


def names() -> list[str]:
    """Return the names of all pictures, without the ending."""
    shots = [f"{state.name}-{look}-{size}" for state in STATES for look in state.looks for size in state.sizes]
    return shots + list(ALSO)


def save(state: Screenshot) -> str:
    """Return the text of the saved game of a state, "" for none."""
    import positions

    if state.saved is None:
        return ""
    seats, kind, options = state.saved.seats, state.saved.kind, {"game": state.game, **state.saved.options}
    text: str = positions.save_at(kind, seats, state.saved.wanted, **options) if kind else ""
    return text or str(positions.over(seats, seed=4, **options)[0])


def prepare(page: Page, state: Screenshot) -> None:
    """Let the page find the saved game and little motion when it opens."""
    kept = {"sanjuan.settings": CALM}
    if state.saved:
        kept["sanjuan.save" + ("" if state.game == FIRST_GAME else "." + state.game)] = save(state)
        kept["sanjuan.running"] = json.dumps({state.game: {}})
    texts = json.dumps(list(kept.items()))
    page.add_init_script(f"for (const [key, text] of {texts}) localStorage.setItem(key, text)")
    page.add_init_script(UNKEPT)


def arrange(page: Page, state: Screenshot) -> None:
    """Wait for the page, go on with the saved game and press what the state asks for."""
    page.wait_for_selector(OPEN, state="attached", timeout=PATIENCE)
    if state.saved:
        page.click("#resume", timeout=PATIENCE)
        page.wait_for_selector(AT_THE_TABLE, state="attached", timeout=PATIENCE)
    for step in state.press:
        if step.startswith("key:"):
            page.keyboard.press(step.removeprefix("key:"))
        else:
            page.locator(f"{step} >> visible=true").first.click(timeout=PATIENCE)
            page.wait_for_selector(OPEN, state="attached", timeout=PATIENCE)
    page.wait_for_selector(state.ready, timeout=PATIENCE)


def shoot(page: Page, name: str, size: str) -> None:
    """Photograph the page at a size, when its pictures and letters are there."""
    width, height = (int(part) for part in size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.mouse.move(width - 1, height - 1)
    page.wait_for_timeout(200)  # what grows or fades in has done so
    client = page.context.new_cdp_session(page)
    shot = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (SHOTS / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    client.detach()


def take(browser: Browser, url: str, state: Screenshot, look: str) -> Iterator[str]:
    """Photograph a state in one look at all its sizes; yields the names."""
    theme, lang = look.split("-")
    first = state.sizes[0].split("x")
    size: ViewportSize = {"width": int(first[0]), "height": int(first[1])}
    page = browser.new_page(viewport=size, reduced_motion="reduce", locale="en-GB")
    prepare(page, state)
    page.goto(f"{url}?theme={theme}&lang={lang}{state.at}")
    arrange(page, state)
    for size_name in state.sizes:
        name = f"{state.name}-{look}-{size_name}"
        shoot(page, name, size_name)
        yield name
    page.close()


def guide() -> str:
    """Return docs/screenshots.md."""
    text = "# The page in pictures\n\nTaken by `make screenshots` from the built site, with fixed deals.\n"
    for state in STATES:
        text += f"\n## {state.says}\n"
        for look in state.looks:
            shots = [f"{state.name}-{look}-{size}" for size in state.sizes]
            text += f"\n{look.replace('-', ', ')}:\n\n"
            text += "\n".join(f"![{state.says}, {shot}](screenshots/{shot}.webp)" for shot in shots) + "\n"
    return text


def main(wanted: list[str]) -> None:
    """Take the pictures, tidy away those that no state has any more, write the guide."""
    strange = sorted(set(wanted) - {state.name for state in STATES})
    if strange:
        sys.exit(f"screenshots: no state {', '.join(strange)}; there are {', '.join(state.name for state in STATES)}")
    sys.path.insert(0, str(ROOT / "e2e"))
    from conftest import DIST, FLAGS
    from serving import Site

    served = Site(DIST)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for state in STATES:
            for look in state.looks if not wanted or state.name in wanted else ():
                print(*take(browser, served.url, state, look), sep="\n", flush=True)
        browser.close()
    served.stop()
    for copy, shot in ALSO.items():
        shutil.copyfile(SHOTS / f"{shot}.webp", SHOTS / f"{copy}.webp")
    for old in {path.stem for path in SHOTS.glob("*.webp")} - set(names()):
        (SHOTS / f"{old}.webp").unlink()
    GUIDE.write_text(guide(), encoding="utf-8")
    print(f"{sum(path.stat().st_size for path in SHOTS.iterdir()) / 1e6:.1f} MB in {SHOTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
