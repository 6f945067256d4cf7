"""Film a few turns of San Juan at the built site, for the README: writes docs/play.webp (`make screenshots`).

Needs dist/ and Chromium. The game is one of the screenshots' own, so the film changes only with the page.
"""

import base64
import io
import json
import shutil
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "web", "tools", "e2e")]

import screenshots

FILM = ROOT / "docs" / "play.webp"
MOST_BYTES = 600_000
WINDOW: ViewportSize = {"width": 1180, "height": 720}
WIDTH, HEIGHT = 720, 439
QUALITY = 28
"""Of WebP, 0 to 100."""
ANSWERS = 3
STEP = 0.16
"""Seconds between two pictures at least."""
HELD = 1.4
"""Seconds that a picture is shown at most, however long nothing moves."""
LIVELY = json.dumps({"speed": "normal"})
STATE = next(state for state in screenshots.STATES if state.name == "build")
CONFIRM = '[data-act="confirm"]:enabled'
OPTION = '[data-option]:not([aria-disabled="true"]):visible'
Taken = list[tuple[float, bytes]]
"""Pictures with the seconds at which they were taken."""


def recorded(page: Page, taken: Taken) -> Any:
    """Let Chromium send a picture whenever the page has changed; returns the session that ends it."""
    client = page.context.new_cdp_session(page)

    def keep(sent: dict[str, Any]) -> None:
        taken.append((sent["metadata"]["timestamp"], base64.b64decode(sent["data"])))
        client.send("Page.screencastFrameAck", {"sessionId": sent["sessionId"]})

    client.on("Page.screencastFrame", keep)
    client.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    return client


def play(page: Page) -> None:
    """Give some answers at the pace of a person."""
    import playing

    for _ in range(ANSWERS):
        page.wait_for_timeout(900)
        if not page.locator(CONFIRM).count():
            page.locator(OPTION).first.click()
        done = playing.ready(page)
        page.wait_for_timeout(900)
        done.click()
        playing.wait_for_state(page, "your-turn", "over")
    page.wait_for_timeout(1500)


def chosen(taken: Taken) -> tuple[list[Image.Image], list[int]]:
    """Return pictures that are far enough apart, small, and the milliseconds that each is shown."""
    kept: Taken = []
    for time, picture in taken:
        if not kept or time - kept[-1][0] >= STEP:
            kept.append((time, picture))
    times = [time for time, _ in kept] + [kept[-1][0] + 2 * HELD]
    durations = [round(1000 * min(HELD, after - time)) for time, after in zip(times, times[1:], strict=False)]
    size = (WIDTH, HEIGHT)
    pictures = [Image.open(io.BytesIO(data)).convert("RGB").resize(size, Image.Resampling.LANCZOS) for _, data in kept]
    return pictures, durations


def film(url: str) -> Taken:
    """Play some turns from the saved game; returns the pictures."""
    taken: Taken = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW, locale="en-GB")
        screenshots.prepare(page, STATE)
        page.add_init_script(f"localStorage.setItem('sanjuan.settings', {json.dumps(LIVELY)})")
        page.goto(f"{url}?theme=day&lang=en{STATE.at}")
        page.wait_for_selector(screenshots.OPEN, state="attached", timeout=screenshots.PATIENCE)
        page.click("#resume", timeout=screenshots.PATIENCE)
        page.wait_for_selector(screenshots.AT_THE_TABLE, state="attached", timeout=screenshots.PATIENCE)
        page.evaluate(screenshots.DRAWN)
        client = recorded(page, taken)
        play(page)
        client.send("Page.stopScreencast")
        browser.close()
    return taken


def main() -> None:
    """Film and write. Errors: SystemExit where the film is too large for a README."""
    from conftest import DIST
    from serving import Site

    served = Site(DIST)
    (first, *others), durations = chosen(film(served.url))
    served.stop()
    first.save(FILM, save_all=True, append_images=others, duration=durations, loop=0, quality=QUALITY, method=6)
    size = FILM.stat().st_size
    print(f"{FILM.relative_to(ROOT)}: {len(durations)} pictures, {sum(durations) / 1000:.0f} s, {size / 1000:.0f} kB")
    if size > MOST_BYTES:
        sys.exit(f"film: larger than {MOST_BYTES / 1000:.0f} kB")


if __name__ == "__main__":
    main()
