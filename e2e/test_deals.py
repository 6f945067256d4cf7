"""A deal goes from one device to another by a link; a link that holds none says so."""

import pytest

from playing import BACK, answer, start, wait_for_state
from positions import call, moved, started
from user import act, begin, hand, without_motion

TODAY = "2026-03-01"
"""A day whose deal ends with one answer, whatever it is; of others some go on for ten."""


def test_a_shared_deal_deals_the_same_hand_elsewhere(open_page):
    page = open_page(before=without_motion)
    begin(page, seats=4, edition=1, seed="palms")
    held = hand(page)
    page.keyboard.press("m")
    act(page, "share")
    link = page.locator("#share-link").input_value()
    assert "#deal=" in link and "?" not in link
    other = open_page(link, before=without_motion)
    wait_for_state(other, "setup")
    assert "shared" in other.locator("#engine-note").inner_text()
    assert start(other) == "your-turn"
    assert hand(other) == held and other.locator(".opp").count() == 3
    other.reload()
    wait_for_state(other, "your-turn")
    assert hand(other) == held, "the game goes on, it is not dealt anew"


def test_a_link_that_holds_no_deal_says_so_and_the_set_up_works(open_page, site):
    page = open_page(site.url + "#deal=%3Cscript%3Ealert(1)%3C/script%3E&seats=99", before=without_motion)
    wait_for_state(page, "setup")
    assert "no deal" in page.locator("#trouble").inner_text()
    assert start(page) == "your-turn"


def test_the_deal_of_the_day_is_set_up_by_a_click(open_page):
    page = open_page(before=without_motion)
    wait_for_state(page, "setup")
    page.click('[data-set="edition:1"]')
    act(page, "daily")
    assert page.locator("#seed").input_value() == page.evaluate("new Date().toLocaleDateString('sv')")
    assert page.locator('[data-set="edition:2"]').is_checked()
    assert start(page) == "your-turn"


def test_the_deal_of_the_day_ends_with_a_result_worth_sharing(open_page):
    host, frame = started(2, TODAY, {})
    saves = []
    while not frame["over"]:
        saves += [frame["save"]] if frame["ask"] else []
        frame = moved(host, frame)

    def before(page):
        without_motion(page)
        page.clock.set_fixed_time(f"{TODAY}T12:00:00")
        page.add_init_script(
            f"localStorage.getItem('sanjuan.save') || localStorage.setItem('sanjuan.save', '{saves[-1]}')"
        )

    page = open_page(at=BACK, before=before, permissions=["clipboard-read", "clipboard-write"])
    wait_for_state(page, "your-turn")
    while wait_for_state(page, "your-turn", "over") != "over":
        answer(page)
    line = page.locator(".dayres p")
    line.wait_for()
    assert "Deal of" in line.inner_text() and "Aurelia" in line.inner_text(), "who else is at it in my seat"
    page.click("#copy-result")
    text = page.locator("#share-link").input_value()
    assert text == page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("San Juan. Deal of") and f"#deal={TODAY}" in text
    page.click("#close")
    act(page, "new")
    wait_for_state(page, "setup")
    assert "points" in page.locator("#daily").inner_text() or "Won" in page.locator("#daily").inner_text()


BROKEN = [("#deal=7&game=citadels&seats=4&characters=~zzzzzz&with=miser", "citadels", "characters=~zzzzzz")]
BROKEN += [("#deal=7&game=alhambra&seats=9&with=gardener", "alhambra", "seats=9")]


@pytest.mark.sample(1, first=1)
@pytest.mark.parametrize(("fragment", "game", "wrong"), BROKEN)
def test_a_link_that_cannot_be_played_leads_to_its_own_game_and_says_what_is_wrong(open_page, fragment, game, wrong):
    page = open_page(at=fragment, before=without_motion)
    wait_for_state(page, "setup")
    assert page.locator("#setup").get_attribute("data-game") == game
    assert wrong in page.locator("#trouble").inner_text() and "⟦" not in page.locator("#app").inner_html()


WORDLESS = """
const look = () => {
  window.wordless ??= document.getElementById("app")?.innerHTML.match(/.{60}⟦[^⟧]*⟧/)?.[0];
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });"""
"""Notes the first text that is drawn without its words, however briefly."""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("fragment", "game"), [(fragment, game) for fragment, game, _ in BROKEN])
def test_nothing_is_drawn_before_the_words_of_the_game_that_a_link_leads_to(open_page, fragment, game):
    held = []

    def before(page):
        without_motion(page)
        page.add_init_script(WORDLESS)
        page.route(f"**/locales/en.{game}.ftl", lambda route: held.append(route))

    page = open_page(at=fragment, before=before)
    page.wait_for_selector('html[data-engine="ready"]')
    held.pop().continue_()
    wait_for_state(page, "setup")
    page.locator("#own:not([aria-busy])").wait_for()
    assert page.evaluate("window.wordless") is None


def test_a_frame_that_cannot_be_set_up_stays_with_its_game_and_says_what_is_wrong(open_page, site):
    page = open_page(site.url + "embed.html?game=citadels&seats=9&start=1&lang=en", before=without_motion)
    page.locator(".messagev").wait_for()
    assert page.locator("#setup").get_attribute("data-game") == "citadels"
    assert "seats" in page.locator(".messagev").inner_text()


def test_a_link_out_of_a_sentence_with_a_tracker_behind_it_is_played(open_page, site):
    for rubbish in (").", "&fbclid=IwAR0x"):
        page = open_page(at="#game=alhambra" + rubbish, before=without_motion)
        wait_for_state(page, "setup")
        assert page.locator("#setup").get_attribute("data-game") == "alhambra"


def test_after_midnight_yesterdays_deal_is_no_longer_that_of_the_day(open_page):
    played = '{"san_juan": {"day": "2026-03-01", "points": 31, "won": 1, "row": 2}}'

    def before(page):
        without_motion(page)
        page.clock.set_fixed_time(f"{TODAY}T23:58:00")
        page.add_init_script(f"localStorage['sanjuan.met'] = 'san_juan'; localStorage['sanjuan.daily'] = '{played}'")

    page = open_page(at="", before=before)
    wait_for_state(page, "home")
    assert "Won with 31" in page.locator("#daily-san_juan").inner_text()
    page.click("#daily-san_juan")
    wait_for_state(page, "setup")
    page.clock.set_fixed_time("2026-03-02T00:02:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.locator("#seed").input_value() == "2026-03-02", "the deal that is chosen is that of today"
    act(page, "home")
    wait_for_state(page, "home")
    assert "Play" in page.locator("#daily-san_juan").inner_text()
    page.click("#daily-san_juan")
    wait_for_state(page, "setup")
    assert "2 days in a row" in page.locator("#daily").inner_text()


DROP = """text => {
  const files = new DataTransfer();
  files.items.add(new File([text], "game.json", { type: "application/json" }));
  const told = type => new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true });
  return ["dragover", "drop"].map(type => document.body.dispatchEvent(told(type)));
}"""


def test_a_record_that_is_let_go_anywhere_on_the_page_is_played_on(open_page):
    host, _ = started(2, 7, {})
    record = call(host, do="export")["record"]
    page = open_page(at="", before=without_motion)
    wait_for_state(page, "home")
    assert page.evaluate(DROP, record) == [False, False], "else the browser shows the file in the page's place"
    wait_for_state(page, "your-turn")
