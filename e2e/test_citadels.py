"""Citadels at its own table: building by mouse, a character by finger, a victim by its rank, all of it by keys."""

import pytest

import positions
from playing import SEEN, wait_for_state, wait_until
from user import at_once, hand, kind, middle
from worker.host import Host

GAME = "citadels"
FORM = f"#game={GAME}"
CITY = "document.querySelectorAll('#lots [data-card]').length"
PICTURES, BEFORE_THE_FIRST = 1_200_000, 150_000
"""So many bytes have all pictures of the game, and those that are fetched before the first decision."""


def at(wanted, of="turn", seats=3, **options):
    """Return the first frame of a kind of question that fits."""
    asked = positions.games(seats, game=GAME, **options)
    return next(frame for frame in asked if frame["ask"]["kind"] == of and wanted(frame))


def buildable(frame):
    """Return the cards of my hand that I can build now, after I have gathered."""
    held = [held["card"] for held in frame["table"]["hand"]]
    return [card for card in held if card in frame["ask"]["options"]] if frame["ask"]["least"] == 0 else []


def anything(frame):
    """Accept any position."""
    return frame["ask"] is not None


def dear(frame):
    """Return whether another city has a district that I cannot pay to destroy."""
    me, *others = frame["table"]["players"]
    return any(place["cost"] > me["gold"] + 1 for player in others for place in player["city"])


def as_warlord(seats=4):
    """Return a turn in which the person, as the Warlord, can destroy some districts, not all."""
    host, frame = positions.started(seats, 1, {}, GAME)
    while not frame["over"]:
        ask, acting = frame["ask"] or {"kind": None, "options": []}, frame["table"]["acting"]["card"]
        if ask["kind"] == "turn" and acting == "warlord" and "power" in ask["options"] and dear(frame):
            return frame
        chosen = ask["kind"] == "character" and "warlord" in ask["options"]
        frame = positions.call(host, do="answer", chosen=["warlord"]) if chosen else positions.moved(host, frame)
    raise LookupError("nobody was to be destroyed")


@pytest.fixture
def sit_down(table):
    """sit_down(frame, phone=...) -> a page at the position of a frame."""
    return lambda frame, **device: table(frame["save"], GAME, **device)


def city(page):
    """Return the names of my districts."""
    return page.eval_on_selector_all("#lots [data-card]", "all => all.map(one => one.dataset.card)")


def built(page, card, before):
    """Wait until my city has a district that it did not have before."""
    wait_until(page, f"before => {CITY} > before", len(before))
    assert sorted(city(page)) == sorted([*before, card])


def lift(page, card):
    """Take a card of my hand with the mouse."""
    page.mouse.move(*middle(page, f'#hand [data-option="{card}"]'))
    page.mouse.down()


def test_a_district_is_dragged_into_my_city_and_returns_to_my_hand_from_anywhere_else(sit_down):
    frame = at(buildable)
    page, card = sit_down(frame), buildable(frame)[0]
    held, before = hand(page), city(page)
    lift(page, card)
    page.mouse.move(*middle(page, "#ranks"), steps=4)
    page.mouse.up()
    page.wait_for_selector(".lifted, .hot, [data-drop]", state="detached")
    assert hand(page) == held and city(page) == before and kind(page) == "turn"
    lift(page, card)
    page.mouse.move(*middle(page, "#mine"), steps=6)
    page.wait_for_selector(".hot")
    page.mouse.up()
    built(page, card, before)


def test_a_district_is_built_by_keys(sit_down):
    frame = at(buildable)
    page, before = sit_down(frame), frame["table"]["players"][0]["city"]
    card = buildable(frame)[0]
    page.locator(f'#hand [data-option="{card}"]').first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm:enabled")
    assert page.locator("#hand [aria-pressed=true]").get_attribute("data-card") == card
    page.locator("#confirm").focus()
    page.keyboard.press("Enter")
    built(page, card, [place["card"] for place in before])


def test_gold_is_gathered_and_taken_back_by_a_finger(sit_down):
    frame = at(lambda frame: "gold" in frame["ask"]["options"])
    page = sit_down(frame, phone=True)
    had = frame["table"]["players"][0]["gold"]
    assert page.locator("#confirm").is_disabled()
    page.locator('[data-option="gold"]').tap()
    page.locator("#confirm:enabled").tap()
    wait_until(page, "had => +document.querySelector('#gold b').innerText > had", had)
    page.evaluate(SEEN)
    page.locator("#undo").tap()
    wait_until(page, "had => +document.querySelector('#gold b').innerText === had", had)


def test_a_character_is_taken_by_a_finger_and_stands_beside_my_city(sit_down):
    frame = at(lambda frame: len(frame["ask"]["options"]) > 3, "character", 5)
    page = sit_down(frame, phone=True)
    option = frame["ask"]["options"][1]
    page.locator(f'#chars [data-option="{option}"]').tap()
    page.wait_for_selector(f'#chars [data-option="{option}"][aria-pressed="true"]')
    assert page.locator(".inhand li").count() == len(frame["table"]["hand"])
    page.locator("#confirm").tap()
    wait_until(page, "name => document.querySelector('#chars') === null", option)


def test_a_character_close_up_says_who_may_have_it_where_that_is_wanted(sit_down):
    page = sit_down(at(buildable, "turn", 5))
    page.locator("#rank-1").click()
    page.wait_for_selector("#dialog .zw, #dialog .ztext")
    assert page.locator("#dialog h3").count() > 0
    page.locator("#close").click()
    page.wait_for_selector("#dialog", state="detached")


def test_a_victim_is_chosen_among_the_ranks_and_bears_the_dagger(sit_down):
    frame = at(anything, "kill", seats=4)
    page, victim = sit_down(frame), frame["ask"]["options"][-1]
    tile = page.locator(f'#ranks [data-card="{victim}"]')
    tile.click()
    page.wait_for_selector(f'#ranks [data-card="{victim}"][aria-pressed="true"] .mk.killed')
    page.click("#confirm")
    page.wait_for_selector('#table:not([data-ask="kill"])')
    assert page.locator("#log").inner_text() != ""


def test_a_district_of_another_city_says_its_price_and_the_safe_ones_why(sit_down):
    page = sit_down(as_warlord())
    page.click("#power-power")
    page.click("#confirm")
    page.wait_for_selector('#table[data-ask="destroy"]')
    option = page.locator("[data-option]:visible").first
    price = option.locator(".chip").inner_text().strip()
    option.click()
    ending = "" if price == "0" else f"for {price}"
    wait_until(page, "end => document.querySelector('#confirm:enabled')?.innerText.endsWith(end)", ending)
    page.locator("#table .safe").first.click(force=True)
    page.wait_for_selector("#why")


def test_pictures_come_late_with_the_game_alone_and_within_their_budget(open_page, dist):
    fetched = {}

    def note(response):
        fetched[response.url] = int(response.headers.get("content-length", 0))

    def before(page):
        at_once(page)
        page.on("response", note)

    page = open_page(at=FORM, before=before, alone=True)
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    wait_for_state(page, "your-turn")
    page.wait_for_load_state("networkidle")
    art = {url: size for url, size in fetched.items() if f"/{GAME}/art/" in url}
    assert art and sum(art.values()) <= BEFORE_THE_FIRST
    assert [url for url in fetched if "/alhambra" in url or "/tables/san_juan" in url] == []
    assert sum(path.stat().st_size for path in dist.glob(f"**/{GAME}/art/*")) <= PICTURES


HERALDS = """
window.heralds = [];
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
  if (node.classList?.contains("herald")) {
    window.heralds.push(node.querySelector(".nm").textContent);
    node.remove = () => {};
    for (const motion of node.getAnimations()) motion.pause();
  }
}))).observe(document, { childList: true, subtree: true });
"""
"""Notes whom the herald calls, and does not close him while the game goes on."""


FOUR = "#deal=5&game=citadels&seats=4&preset=first_game&ninth=0&emperor_chooses=0&with=squire,squire,squire"
"""A table at which everybody picks once."""


def called(open_page, **options):
    """Return a page at which I have taken the highest character offered, at the call of the first ranks."""

    def before(page):
        page.add_init_script(HERALDS)
        page.add_init_script('localStorage.setItem("sanjuan.settings", \'{"speed":"normal"}\')')

    page = open_page(at=FOUR, before=before, **options)
    wait_for_state(page, "setup")
    page.click('[data-act="start"]')
    wait_for_state(page, "your-turn")
    page.locator("#chars [data-option]").last.click()
    page.locator("#confirm:enabled").click()
    wait_until(page, "document.querySelector('.rank.past, .rank.now') !== null")
    return page


def test_the_herald_is_over_the_hours_never_over_the_score_and_a_press_ends_him(open_page):
    page = called(open_page)
    page.wait_for_selector(".hface")
    names = page.eval_on_selector_all(".rank .nm", "all => all.map(one => one.textContent)")
    assert page.evaluate("heralds[0]") in names
    over = "getComputedStyle(document.querySelector('.hface')).opacity === '0'"
    page.evaluate("document.documentElement.dataset.state = 'over'")
    assert not page.locator(".herald").first.is_visible()
    page.evaluate("document.documentElement.dataset.state = 'waiting'")
    assert page.locator(".herald").first.is_visible()
    x, y = middle(page, ".herald")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.herald')", [x, y]) is None
    page.mouse.move(*middle(page, "#mine"))
    page.mouse.down()
    page.mouse.up()
    assert page.evaluate(over)


@pytest.mark.wide
def test_no_herald_comes_to_who_wants_little_motion(open_page):
    page = called(open_page, reduced_motion="reduce")
    assert page.evaluate("heralds.length") == 0


@pytest.mark.wide
def test_a_reload_shows_the_curtain_not_the_hand_of_whoever_was_at_it(table):
    """Three people at one device: neither behind the curtain nor after a reload is there a hand or an option."""
    people = [{"name": name, "who": "human", "bot": "greedy"} for name in ("Ana", "Ben", "Cem")]
    save = positions.call(Host(), do="start", game=GAME, seats=3, seed=5, options={}, players=people)["save"]
    page = table(save, GAME)
    secrets = "document.querySelectorAll('[data-option], [data-hand], #hand [data-card]').length"
    for _ in range(2):
        page.wait_for_selector("#look")
        assert page.evaluate(secrets) == 0
        page.click("#look")
        page.wait_for_selector("[data-option]")
        page.reload()
        wait_for_state(page, "your-turn")
    page.wait_for_selector("#look")
    assert page.evaluate(secrets) == 0
