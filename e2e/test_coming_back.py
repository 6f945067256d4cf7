"""Coming back: figures, achievements, old games, games by link, sound, the screen, shortcuts, two clicks to play."""

import json
from pathlib import Path

import pytest
from PIL import Image

from journey import play_out
from playing import BACK, answer, start, state, wait_for_state, wait_until
from positions import call, last_question, save_at, started
from user import act, at_once, begin, save_of, without_motion

ICONS = Path(__file__).resolve().parent.parent / "web" / "icons"
LONGEST_LINK = 1000
ASKED = json.dumps({"speed": "instant"})


def stored(page, **texts):
    """Put texts under their keys into the browser's storage, before the page sees it for the first time."""
    put = "".join(f"localStorage.setItem('sanjuan.{name}', {json.dumps(text)});" for name, text in texts.items())
    page.add_init_script(f"if (!localStorage.getItem('sanjuan.settings')) {{ {put} }}")


@pytest.fixture(scope="module")
def at_the_end():
    """The save of a game of two at the person's last question: he wins, however he pays for the last building."""
    return last_question(2, "pay", lambda over: over["scores"][0] >= over["scores"][1] + 2)


def leaf(page, name):
    """Turn to a leaf of the window of what was played."""
    page.click(f"#tab-{name}")


def test_a_game_comes_back_in_figures_medals_review_link_and_file(open_page, at_the_end, tmp_path):
    page = open_page(at=BACK, before=lambda page: stored(page, settings=ASKED, save=at_the_end))
    wait_for_state(page, "your-turn")
    play_out(page, most=20)
    page.wait_for_selector(".reached .medals li")
    reached = page.locator(".reached .medals b").all_inner_texts()
    assert "First things first" in reached and page.locator(".reached em").count() == len(reached) > 0
    page.emulate_media(media="print")
    assert page.locator(".scorev .points").is_visible() and not page.locator(".scorev .btns").is_visible()
    page.emulate_media(media="screen")

    shared(page)
    page.reload()
    wait_for_state(page, "over")
    act(page, "new")
    wait_for_state(page, "setup")
    act(page, "statistics")
    assert "1 game played to its end, 1 won" in page.locator("#dialog .remark").inner_text(), "counted once"
    leaf(page, "medals")
    page.wait_for_selector('[data-medal="victory"]:not(.open)')
    assert page.locator("[data-medal]:not(.open)").count() == len(reached) and page.locator("[data-medal].open").count()
    leaf(page, "games")
    with page.expect_download() as saved:
        act(page, "save-all")
    saved.value.save_as(tmp_path / "games.json")
    looked_back_at(page)
    brought_elsewhere(open_page(before=without_motion), (tmp_path / "games.json").read_text())


def shared(page):
    """Check that a finished game becomes a link, which leads to its score sheet again."""
    act(page, "share-game")
    link = page.locator("#share-link").input_value()
    assert "#game=" in link and len(link) < LONGEST_LINK
    act(page, "close")
    assert page.locator(".scorev").is_visible(), "back on the score sheet"


def looked_back_at(page):
    """Check that a finished game can be stepped through, and its deal played again."""
    act(page, "look-back")
    page.wait_for_selector("#review-next")
    page.click("#review-next")
    wait_until(page, "() => document.querySelector('#place').value === '1'")
    page.keyboard.press("Escape")
    page.wait_for_selector("#walk")
    page.keyboard.press("Escape")
    page.locator("#same-deal").click()
    wait_for_state(page, "setup")
    assert page.locator("#seed").input_value() and page.locator("#resume").is_visible(), "the saved game is still there"


def brought_elsewhere(page, games):
    """Check that a file without games is refused, and that the file of the stored games is accepted."""
    wait_for_state(page, "setup")
    act(page, "statistics")
    leaf(page, "games")
    for text, said in (("{}", "not a backup"), (games, "were added")):
        with page.expect_file_chooser() as chooser:
            act(page, "load-all")
        chooser.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": text.encode()})
        page.locator("#dialog .remark[role=status]").filter(has_text=said).wait_for()
    assert page.locator("#dialog .played .btn").count() == 1


@pytest.mark.wide
def test_a_link_shows_a_finished_game_and_leaves_the_own_one_alone(open_page, site):
    host, frame = started(2, "palms", {})
    while not frame["over"]:
        frame = call(host, do="bot") if not frame["ask"] else call(host, do="answer", chosen=greedy(host))
    text = call(host, do="link")["text"]
    own = save_at("role", 2)
    page = open_page(f"{site.url}#game={text}", before=lambda page: stored(page, settings=ASKED, save=own))
    page.wait_for_selector("#review-next", state="attached")
    told = page.locator("#dialog .lead").inner_text()
    assert all(str(points) in told for points in frame["over"]["scores"]), "the game says how it ended"
    page.click("#close")
    page.click("#review-hands")
    page.wait_for_selector("#dialog .lots")
    page.keyboard.press("Escape")
    assert save_of(page) == own
    page.keyboard.press("Escape")
    page.wait_for_selector("#walk")
    page.keyboard.press("Escape")
    page.wait_for_selector("#same-deal")
    act(page, "away")
    wait_for_state(page, "setup")
    assert "#" not in page.url and save_of(page) == own
    for bad, said in ((text[:-30], "incomplete"), (text + "A" * 4000, "too long")):
        page.evaluate("text => { location.hash = 'game=' + text; }", bad)
        page.locator("#trouble").filter(has_text=said).wait_for()
        assert "#" not in page.url and save_of(page) == own
    act(page, "resume")
    wait_for_state(page, "your-turn")


def greedy(host):
    """Return the greedy player's answer for the person."""
    record = host.record
    return list(record.game.bots["greedy"](record.game.view(record.state, 0), None))


LISTEN = """
window.heard = []; window.contexts = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {  // tones and noises
  const start = prototype.start;
  prototype.start = function (when) { window.heard.push(when); return start.call(this, when); };
}
"""
SCREEN = """
window.locks = [];
navigator.wakeLock.request = async () => {
  const lock = new EventTarget();
  lock.released = false;
  lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event("release")); };
  window.locks.push(lock);
  return lock;
};
"""
QUEUE = """
Object.defineProperty(window, "launchQueue", { value: { setConsumer(take) { window.launch = take; } } });
"""
HELD = "() => window.locks.filter(lock => !lock.released).length"


def test_sound_is_off_until_it_is_wanted_and_the_screen_stays_on_in_a_game(open_page):
    page = open_page(before=lambda page: (at_once(page), page.add_init_script(LISTEN), page.add_init_script(SCREEN)))
    begin(page, seats=2, seed=11)
    answer(page)
    wait_for_state(page, "your-turn")
    assert page.evaluate("contexts") == 0 and page.evaluate(HELD) == 1
    page.evaluate("() => { locks[0].release(); document.dispatchEvent(new Event('visibilitychange')); }")
    wait_until(page, "() => window.locks.length === 2")
    page.keyboard.press("o")
    page.click("#prefer-sound\\:low")
    wait_until(page, "() => window.heard.length > 0")
    before = page.evaluate("heard.length")
    page.click("#prefer-awake")
    assert page.evaluate(HELD) == 0
    act(page, "close")
    answer(page)
    wait_until(page, "before => window.heard.length > before", before)
    page.keyboard.press("f")
    wait_until(page, "() => document.fullscreenElement !== null")
    page.keyboard.press("m")
    act(page, "full")
    wait_until(page, "() => document.fullscreenElement === null")

    page.reload()
    wait_for_state(page, "your-turn")
    assert page.evaluate("contexts") == 0 and page.evaluate("locks.length") == 0, "nobody has touched the page yet"


def test_without_audio_wake_lock_and_full_screen_the_game_plays(open_page):
    gone = """
    delete window.AudioContext; delete Navigator.prototype.wakeLock;
    Object.defineProperty(document, "fullscreenEnabled", { value: false });
    """
    loud = json.dumps({"speed": "instant", "preferences": {"sound": "full"}})
    page = open_page(before=lambda page: (stored(page, settings=loud), page.add_init_script(gone)))
    begin(page, seats=2, seed=11)
    answer(page)
    wait_for_state(page, "your-turn")
    page.keyboard.press("f")
    page.keyboard.press("o")
    page.wait_for_selector("#dialog .window")
    assert page.locator("#prefer-awake").count() == page.locator("#prefer-sound\\:low").count() == 0
    page.keyboard.press("m")
    page.wait_for_selector('#dialog [data-act="new"]')
    assert page.locator('[data-act="full"]').count() == 0 and state(page) == "your-turn"


TURNED = """
([asked, option, pressed]) => document.querySelector("#ask").innerText !== asked
  || document.querySelector(`[data-option="${option}"]`)?.getAttribute("aria-pressed") !== pressed
"""


def decided(page):
    """Click the first option of the open question and wait until that shows: another mark, or another question.

    An option that is proposed is marked to begin with, so that the click takes its mark away.
    """
    first = page.locator("[data-option]:visible").first
    before = [first.get_attribute(name) for name in ("data-option", "aria-pressed")]
    before.insert(0, page.locator("#ask").inner_text())
    first.click()
    wait_until(page, TURNED, before)


def test_from_opening_the_page_to_the_first_decision_it_takes_two_clicks(open_page):
    page = open_page(before=without_motion)
    assert start(page) == "your-turn", "the first click is Start"
    decided(page)


@pytest.mark.parametrize("asked", ["role", "produce"])
def test_the_second_click_decides_whatever_is_asked_first(table, asked):
    page = table(save_at(asked, 2))
    proposed = page.locator('[data-option][aria-pressed="true"]').count()
    assert proposed == (asked == "produce"), "what can be produced is proposed"
    decided(page)


def test_the_installed_app_has_icons_and_shortcuts_that_lead_somewhere(open_page, site):
    page = open_page(at=BACK, before=lambda page: (
        stored(page, settings=ASKED, save=save_at("role", 2)),
        page.add_init_script(QUEUE),
    ), locale="de-DE")  # fmt: skip
    wait_for_state(page, "your-turn")
    address = page.locator('link[rel="manifest"]').evaluate("link => link.href")
    manifest = page.request.get(address).json()
    sizes = {}
    for icon in manifest["icons"]:
        assert page.request.get(site.url + "web/" + icon["src"]).ok
        if icon["src"].endswith(".png"):
            with Image.open(ICONS / Path(icon["src"]).name) as drawn:
                assert icon["sizes"] == f"{drawn.width}x{drawn.height}"
                sizes[icon.get("purpose", "any"), drawn.width] = drawn.convert("RGBA")
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= set(sizes)
    assert all(sizes["maskable", 512].getpixel(at)[3] == 255 for at in ((0, 0), (511, 0), (0, 511), (511, 511)))
    ways = {shortcut["url"].partition("?")[2]: shortcut for shortcut in manifest["shortcuts"]}
    assert set(ways) == {"continue", "new", "daily"} and all(way["icons"] for way in ways.values())
    assert manifest["lang"] == "de" and ways["new"]["name"] == "Neuer Tisch", "in the language of the page"

    page.evaluate("url => launch({ targetURL: url })", site.url + "?daily")
    page.wait_for_selector("#seed")
    wait_for_state(page, "setup")
    assert page.locator("#seed").input_value() == page.evaluate("new Date().toLocaleDateString('sv')")
    assert page.locator("#resume").is_visible()
    page.goto(site.url + "?continue")
    wait_for_state(page, "your-turn")
