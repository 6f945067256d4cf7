"""The start of the engine: from its image; plainly where that is damaged; and a clear word where nothing helps."""

import gzip
import json
import mimetypes
import re
import zlib
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from console import Stop
from playing import BACK, FORM, PATIENCE, answer, start, wait_for_state, wait_until
from positions import over
from runtime.stdlib import in_node
from sampling import or_soak, soaked
from sanjuan.games import DEFAULT, GAMES
from sanjuan.words.bundles import words
from test_next_table import KEY, LIES, QUICKLY
from user import without_motion

IMAGE, PROGRAM, LIBRARY, SCRIPT = "image.zst", "pyodide.asm.wasm.zst", "python_stdlib.zip", "pyodide.asm.js"
PARTS = {f"{name}.zst" for name in GAMES}
"""The files that each game adds to the image."""
DECODER, WORKER = "zstd.wasm.gz", "interpreter.js"
GZIP, ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
"""The first bytes of packed files."""


def flipped(data, at=9000):
    """Return the same bytes but for one, the last one before the last 9,000 that matters.

    In a packed file some bits say nothing (what fills a byte up, the length of a code that is not used): hardly any in
    a .zst file, which takes seconds to unpack.
    """
    damaged = data[:-at] + bytes([data[-at] ^ 1]) + data[-at + 1 :]
    telling = data.startswith(ZSTD) or contents(damaged) != contents(data)
    return damaged if telling else flipped(data, at + 1)


def contents(data):
    """Return these bytes, unpacked if they are a packed file; None if that file is broken."""
    try:
        return unpacked(data) if data.startswith(ZSTD) else gzip.decompress(data) if data.startswith(GZIP) else data
    except (gzip.BadGzipFile, zlib.error, EOFError, Stop):
        return None


@cache
def unpacked(data):
    """Return the contents of a .zst file; raises Stop if it is broken."""
    with TemporaryDirectory() as folder:
        file, target = Path(folder) / "packed", Path(folder) / "unpacked"
        file.write_bytes(data)
        in_node("no .zst file", "zstd.mjs", "decompress", file, target)
        return target.read_bytes()


DAMAGES = {
    "missing": lambda data: None,
    "cut short": lambda data: data[: len(data) // 2],
    "a byte changed": flipped,
    "of another build": lambda data: gzip.compress(contents(data)[:-4096]),
    "of the same length": lambda data: gzip.compress(flipped(contents(data))),
    "a page of the host's": lambda data: b"<!doctype html><title>Welcome</title>",
}


def waiting(milliseconds, script):
    """Return the worker's script with such a wait, not ten seconds, before it fetches what it can do without."""
    changed, found = re.subn(rb"\bLATER ?= ?(1e4|10_?000)\b", f"LATER={milliseconds}".encode(), script)
    assert found == 1
    return changed


CHANGES = DAMAGES | {"in a hurry": partial(waiting, 500), "at leisure": partial(waiting, 10**9)}
"""The changes that a file may arrive with."""
TOLD_APART = ["missing", "a byte changed"]
"""Damages noticed in different ways: by the host's answer, in unpacking. Those that only the hash shows are slow."""


def spoil(page, site, name, damage):
    """Have a file of the site come damaged."""
    [path] = site.folder.rglob(name)
    data, kind = damage(path.read_bytes()), mimetypes.guess_type(name)[0]
    whole = {"status": 404} if data is None else {"body": data, "content_type": kind}
    page.route(f"**/{name}", lambda route: route.fulfill(**whole))


def open_with(open_page, site, damaged, excused=(), save=None, **options):
    """Open the site with files damaged: {name: damage}, at a saved game; returns the page and what its console says."""
    said = []

    def before(page):
        without_motion(page)
        if save:
            page.add_init_script(f"localStorage.setItem('sanjuan.save', {json.dumps(save)})")
        page.on("console", lambda message: said.append(message.text))
        for name, damage in damaged.items():
            spoil(page, site, name, CHANGES[damage])

    return open_page(
        at=BACK if save else FORM, before=before, excused=["Failed to load resource", *excused], **options
    ), said


def plays(page):
    """Start a game and answer a question."""
    start(page)
    answer(page)
    assert wait_for_state(page, "your-turn", "over", "error") == "your-turn"


def loaded(page):
    """Return the names of the files that the worker has asked for."""
    [worker] = page.workers
    names = worker.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [name.rsplit("/", 1)[-1] for name in names]


def test_the_engine_starts_from_its_image_alone(open_page, site):
    page, said = open_with(open_page, site, {WORKER: "at leisure"})  # a start may take more than ten seconds
    start(page)
    assert IMAGE in loaded(page)
    assert not {LIBRARY, "source.gz"} & set(loaded(page)), "fetched before the first decision, though not needed"
    assert not [text for text in said if "start" in text]


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_its_own_part_of_the_image_and_without_the_second_half_of_the_program(
    open_page, site, game
):
    def before(page):
        page.add_init_script(QUICKLY)
        spoil(page, site, WORKER, CHANGES["at leisure"])  # three answers may take more than ten seconds

    page = open_page(at=f"#game={game}", before=before)
    start(page)
    for _ in range(3):
        answer(page)
        assert wait_for_state(page, "your-turn", "error") == "your-turn"
    wait_until(page, LIES, KEY[game])
    [worker] = page.workers
    assert "second half" not in worker.evaluate("performance.getEntriesByType('mark').map(entry => entry.name)")
    assert PARTS & set(loaded(page)) == {f"{game}.zst"} and "source.gz" not in loaded(page)


def ready(page):
    """Wait until the engine is there."""
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)


def test_another_game_than_the_one_that_was_guessed_at_home_has_a_worker_that_knows_it(open_page):
    page = open_page(at="", before=without_motion)
    wait_for_state(page, "home")
    page.mouse.click(3, 3)
    ready(page)
    assert PARTS & set(loaded(page)) == {f"{DEFAULT}.zst"}
    other = [name for name in GAMES if name != DEFAULT][0]
    page.click(f'[data-act="game"][data-game="{other}"]')
    wait_for_state(page, "setup")
    plays(page)
    assert PARTS & set(loaded(page)) == {f"{other}.zst"} and "source.gz" not in loaded(page)


def test_a_frame_that_starts_at_once_has_the_part_of_its_own_game(open_page):
    game = [*GAMES][-1]
    page = open_page(at=f"embed.html?game={game}&start=1", before=without_motion)
    assert wait_for_state(page, "your-turn", "error") == "your-turn"
    assert PARTS & set(loaded(page)) == {f"{game}.zst"} and "source.gz" not in loaded(page)
    come = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name.rsplit("/", 1)[-1] for name in come if "/tables/" in name and name.endswith(".gz")] == [f"{game}.gz"]
    assert {name.split(".")[-2] for name in come if name.endswith(tuple(f".{one}.ftl" for one in GAMES))} == {game}


def test_without_a_good_part_of_its_game_the_engine_starts_plainly(open_page, site):
    page, said = open_with(open_page, site, {f"{DEFAULT}.zst": "a byte changed"})
    plays(page)
    assert "source.gz" in loaded(page) and any(text.startswith("The quick start failed") for text in said)


def test_the_page_tells_whether_the_engine_has_answered(open_page):
    held = []
    page = open_page(before=lambda page: page.route(f"**/{IMAGE}", lambda route: held.append(route)))
    wait_for_state(page, "setup")
    assert page.locator("html").get_attribute("data-engine") == "loading"
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=PATIENCE)


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize("damage", [*TOLD_APART, *soaked(*(name for name in DAMAGES if name not in TOLD_APART))])
def test_without_a_good_image_the_engine_starts_plainly(open_page, site, damage):
    page, said = open_with(open_page, site, {IMAGE: damage})
    plays(page)
    assert "source.gz" in loaded(page)
    assert any(text.startswith("The quick start failed") for text in said)


@pytest.mark.parametrize("damage", or_soak("a byte changed", "missing"))
def test_without_its_compiled_modules_the_page_starts_from_their_sources(open_page, site, damage):
    page, said = open_with(open_page, site, {"page.gz": damage})
    plays(page)
    assert any(text.startswith("The page starts from its sources") for text in said)


def test_a_part_comes_when_it_is_opened_from_its_sources_if_need_be_or_is_told_to_be_missing(open_page, site):
    damaged = {"review.gz": "cut short", "en.review.ftl": "missing"}
    page, said = open_with(open_page, site, damaged, excused=["integrity"], save=over(2)[0])
    wait_for_state(page, "over")
    assert not page.evaluate("performance.getEntriesByType('resource').some(entry => entry.name.includes('review'))")
    page.click("#see-review")
    page.wait_for_selector("#message-close")
    page.unroute("**/en.review.ftl")
    page.click("#message-close")
    page.click('[data-act="score"]')
    page.click("#see-review")
    page.wait_for_selector(".reviewing, .reviewed")
    assert [text for text in said if text.startswith("parts/review.gz comes from its sources")]


def opens_a_lesson(page):
    """Go from the form to a lesson."""
    page.click("#learn")
    page.click('[data-value="lesson:2"]')


@pytest.mark.parametrize("damage", or_soak("cut short", "missing"))
def test_a_lesson_whose_source_does_not_come_is_told_and_the_page_goes_on(open_page, site, damage):
    page, said = open_with(open_page, site, {"source.gz": damage}, locale="fr-FR")
    wait_for_state(page, "setup")
    for _ in range(2):
        opens_a_lesson(page)
        page.locator("#trouble", has_text=words("fr", "san_juan", "ed2")("error-part")).wait_for()
        assert wait_for_state(page, "setup", "error") == "setup"
    assert [text for text in said if text.startswith("What a command lacks:")]
    page.unroute("**/source.gz")
    opens_a_lesson(page)
    page.wait_for_selector("#learn-go")


@pytest.mark.wide
def test_after_a_lesson_that_did_not_come_a_game_is_played(open_page, site):
    page, _ = open_with(open_page, site, {"source.gz": "missing"})
    wait_for_state(page, "setup")
    opens_a_lesson(page)
    page.wait_for_selector("#trouble")
    plays(page)
    assert not page.locator("#trouble").count() and "#" not in page.url


@pytest.mark.parametrize("damage", or_soak("cut short", "missing"))
def test_a_library_that_comes_damaged_after_the_start_is_told_and_not_used(open_page, site, damage):
    page, said = open_with(open_page, site, {LIBRARY: damage, WORKER: "in a hurry"})
    with page.expect_console_message(lambda message: message.text.startswith("Python's library"), timeout=PATIENCE):
        plays(page)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("name", "damage"),
    [
        (PROGRAM, "missing"),
        (SCRIPT, "missing"),
        (DECODER, "cut short"),
        *soaked((PROGRAM, "cut short"), (DECODER, "missing")),
    ],
)
def test_what_no_start_can_do_without_is_named(open_page, site, name, damage):
    page, said = open_with(open_page, site, {name: damage}, excused=[name])
    assert wait_for_state(page, "error") == "error"
    assert name in page.locator("[role=alertdialog]").inner_text()


def test_of_a_site_with_neither_image_nor_library_the_missing_file_is_named(open_page, site):
    page, said = open_with(open_page, site, {IMAGE: "missing", LIBRARY: "missing"}, excused=[LIBRARY])
    assert wait_for_state(page, "error") == "error"
    assert LIBRARY in page.locator("[role=alertdialog]").inner_text()


def test_a_worker_whose_script_is_lost_on_its_way_is_started_once_more(open_page):
    broken = []

    def first_time(route):
        broken.append(route.request.url)
        route.abort("connectionreset")

    plays(open_page(
        before=lambda page: page.route("**/interpreter.js", first_time, times=1), excused=["ERR_CONNECTION_RESET"]
    ))  # fmt: skip
    assert broken, "the first one was asked for"
