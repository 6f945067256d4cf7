"""Photograph every state of the page at every size: the built site, opened at saved games.

Writes docs/screenshots/ and docs/screenshots.md. The games are the engine's own, with fixed seeds, so that the pictures
stay what they are until the page changes. A new state is a row of STATES.
Usage: PYTHONPATH=tools python -m san_juan.screenshots [STATE ...]   (needs dist/, Chromium; no name: all)
"""

import base64
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "docs" / "screenshots"
GUIDE = ROOT / "docs" / "screenshots.md"
SIZES = ("1440x900", "820x1180", "390x844", "844x390")
TWO = ("1440x900", "390x844")
LEARN = '[data-act="learn"]'
QUALITY = 50
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
"""Pictures under a second name: the ones of the README and of the manifest."""
CALM = '{"speed":"instant","preferences":{"motion":"less"}}'
GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "role": ("role", 4, {"edition": 2}),
    "build": ("build", 4, {"edition": 2}),
    "pay": ("pay", 3, {"edition": 2}),
    "sell": ("sell", 4, {"edition": 1}),
    "crowded": ("build", 4, {"edition": 2, "new_buildings": True, "events": True}),
}
"""The question that a saved game stands at, seats, options."""
LATE = {"role": 6, "build": 6, "pay": 5, "sell": 8, "crowded": 9}
"""How many buildings the person has by then."""


@dataclass(frozen=True)
class State:
    """What is photographed: a saved game ("" for the set-up, "over" for a finished one) and what is pressed in it.

    `press` are selectors that are clicked in turn, "key:x" presses a key; `ready` must be seen before the picture.
    """

    name: str
    says: str
    game: str = ""
    press: tuple[str, ...] = ()
    ready: str = "main"
    looks: tuple[str, ...] = ("day-en",)
    sizes: tuple[str, ...] = SIZES


STATES = (
    State("setup", "The set-up", looks=("day-en", "night-en")),
    State("role", "Choosing a role", "role", looks=("day-en", "night-fr")),
    State("build", "Building: a card is lifted", "build", ("#hand [data-option]",), "#mine [data-drop]"),
    State("pay", "Paying", "pay", ("#hand [data-option]",), "#hand .picked"),
    State("sell", "Selling goods", "sell", ("#mine [data-option]",), "#mine .picked", ("day-en", "night-en")),
    State("crowded", "Late in a game of four with the expansions", "crowded", looks=("day-en", "night-en", "day-fr")),
    State("score", "The end", "over", (), ".scorev", ("day-en", "night-en")),
    State("review", "A look back at the game", "over", ('[data-act="review"]',), ".revieww #walk:enabled"),
    State("rules", "The rules beside the table", "role", ("key:r",), "#rules.panel"),
    State("learn", "Lessons and puzzles", "", (LEARN,), ".learnv"),
    State("lesson", "A lesson", "", (LEARN, '[data-value="lesson:2"]'), "[data-point]", ("day-en",), TWO),
    State("puzzle", "A puzzle", "", (LEARN, '[data-value="puzzle:10"]'), "[data-option]", ("day-de",), TWO),
    State("medals", "Achievements", "", ('[data-act="statistics"]', "#tab-medals"), ".gallery li", ("day-es",), TWO),
    State("past", "Step by step through the game", "over", ('[data-act="review"]', "#walk:enabled"), "#place"),
)


def names() -> list[str]:
    """Return the names of all pictures, without the ending."""
    shots = [f"{state.name}-{look}-{size}" for state in STATES for look in state.looks for size in state.sizes]
    return shots + list(ALSO)


def mine(frame: dict[str, Any]) -> int:
    """Return how many buildings the person at the device has."""
    return len(frame["table"]["players"][frame["table"]["me"]]["city"])


def late(buildings: int, frame: dict[str, Any]) -> bool:
    """Say whether the person has so many buildings, and something to choose from."""
    return mine(frame) >= buildings and len(frame["ask"]["options"]) > 2


@cache
def save(game: str) -> str:
    """Return the text of a saved game; "" is none."""
    sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "e2e")]
    import positions

    text: str = ""
    if game == "over":
        text, _ = positions.over(3, seed=4, edition=2)
    elif game:
        kind, seats, options = GAMES[game]
        text = positions.save_at(kind, seats, partial(late, LATE[game]), **options)
    return text


def prepare(page: Page, state: State) -> None:
    """Let the page find the saved game and little motion when it opens."""
    kept = {"sanjuan.settings": CALM}
    if state.game:
        kept["sanjuan.save"] = save(state.game)
    texts = json.dumps(list(kept.items()))
    page.add_init_script(f"for (const [key, text] of {texts}) localStorage.setItem(key, text)")


def arrange(page: Page, state: State) -> None:
    """Wait for the game and press what the state asks for."""
    open_to_people = ", ".join(
        f'html[data-state="{name}"]:not([data-early])' for name in ("setup", "your-turn", "over")
    )
    page.wait_for_selector(open_to_people, state="attached", timeout=PATIENCE)
    for step in state.press:
        if step.startswith("key:"):
            page.keyboard.press(step.removeprefix("key:"))
        else:
            page.locator(f"{step} >> visible=true").first.click(timeout=PATIENCE)
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


def take(browser: Browser, url: str, state: State, look: str) -> Iterator[str]:
    """Photograph a state in one look at all its sizes; yields the names."""
    theme, lang = look.split("-")
    first = state.sizes[0].split("x")
    size: ViewportSize = {"width": int(first[0]), "height": int(first[1])}
    page = browser.new_page(viewport=size, reduced_motion="reduce", locale="en-GB", service_workers="block")
    prepare(page, state)
    page.goto(f"{url}?theme={theme}&lang={lang}")
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
