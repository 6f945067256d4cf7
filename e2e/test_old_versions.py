"""A browser in which an earlier version was played: its game, figures, settings, links and frames are still good."""

import json
from urllib.parse import parse_qsl

import pytest

from hosting import Host
from playing import answer, start, wait_for_state, wait_until
from sampling import or_soak
from tests.old_versions.reading import ONE_GAME, made
from user import act, hand, kind, save_of

LEFT = made("storage.json")
ELEMENTS = made("embeds.json")["elements"]
PUT = """
kept => { if (!localStorage.length) for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text); }
"""


def come_back(open_page, address):
    """Open an address in a browser that keeps what an earlier version has left in it."""
    kept = json.dumps(LEFT["local"])
    return open_page(address, before=lambda page: page.add_init_script(f"({PUT})({kept})"))


def test_the_saved_game_goes_on_in_the_settings_of_its_time(open_page, site):
    page = come_back(open_page, site.url + "?continue")
    wait_for_state(page, "your-turn")
    assert (kind(page), hand(page)) == (LEFT["left"]["ask"], LEFT["left"]["hand"])
    html = page.locator("html")
    assert [html.get_attribute(name) for name in ("lang", "data-theme", "data-motion")] == ["fr", "night", "less"]
    before = save_of(page)
    answer(page)
    wait_until(page, "before => localStorage.getItem('sanjuan.save') !== before", before)
    assert wait_for_state(page, "your-turn", "over", "error") != "error"


def test_the_games_played_are_counted_and_can_be_looked_back_at(open_page, site):
    page = come_back(open_page, site.url + "?new")
    wait_for_state(page, "setup", "home")
    act(page, "statistics")
    page.locator("#dialog [data-kept]").wait_for()
    page.click("#tab-figures")
    figures = page.locator("#dialog")
    figures.filter(has_text="5 parties").wait_for()
    figures.filter(has_text="20 points, 2026-06-05").wait_for()
    page.click("#tab-medals")
    page.wait_for_selector('[data-medal="victory"]:not(.open)')
    page.click("#tab-games")
    looks = page.locator('#dialog [data-act="look-back"]')
    looks.nth(4).wait_for()
    assert looks.count() == 5
    act(page, "look-back")
    page.wait_for_selector("#review-next")
    assert save_of(page) == LEFT["local"]["sanjuan.save"]


def test_the_file_of_all_games_brings_them_to_another_browser(open_page):
    page = open_page()
    wait_for_state(page, "setup", "home")
    act(page, "statistics")
    page.click("#tab-games")
    with page.expect_file_chooser() as chooser:
        act(page, "load-all")
    chooser.value.set_files(ONE_GAME / "backup.json")
    page.locator("#dialog .remark[role=status]").filter(has_text="were added").wait_for()
    looks = page.locator('#dialog [data-act="look-back"]')
    looks.nth(4).wait_for()
    assert looks.count() == 5


def test_a_link_to_a_game_shows_it_and_one_to_a_deal_lays_it(open_page, site):
    page = come_back(open_page, f"{site.url}#{LEFT['links']['game']}")
    page.wait_for_selector("#review-next")
    assert save_of(page) == LEFT["local"]["sanjuan.save"]
    page = open_page(f"{site.url}#{LEFT['links']['deal']}")
    wait_for_state(page, "setup")
    wait_until(page, "() => document.querySelector('#seed').value !== ''")
    deal = dict(parse_qsl(LEFT["links"]["deal"]))
    assert page.locator("#seed").input_value() == deal["deal"]
    assert start(page) == "your-turn"
    assert page.locator(".opp").count() == int(deal["seats"]) - 1


def test_a_solved_lesson_stays_solved(open_page, site):
    page = come_back(open_page, site.url + "#learn")
    page.wait_for_selector(".learning")
    assert page.locator(".task.solved").count() == 1
    assert page.locator('.task.solved [data-value="lesson:2"], .task.solved[data-value="lesson:2"]').count() == 1


def test_the_game_in_a_frame_goes_on_where_its_address_keeps_it(open_page, site):
    framed = LEFT["framed"]
    page = come_back(open_page, f"{site.url}embed.html?{framed['query']}")
    wait_for_state(page, "your-turn")
    assert (kind(page), hand(page)) == (framed["ask"], framed["hand"])
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("old", or_soak(*reversed(ELEMENTS[:3])), ids=["three seats", "two seats", "bare"])
def test_an_address_that_an_element_made_starts_its_game(open_page, site, old):
    page = open_page(f"{site.url}embed.html?{old['query']}")
    assert wait_for_state(page, "your-turn", "error") == "your-turn"
    asked = dict(parse_qsl(old["query"]))
    assert page.locator(".opp").count() == int(asked.get("seats", 3)) - 1
    assert page.locator("html").get_attribute("lang") == asked["lang"]


def unanswered(page):
    """Let frames stay empty: only their addresses are looked at."""
    page.route("**/embed.html*", lambda asked: asked.fulfill(body="", content_type="text/html"))


def test_elements_ask_for_the_same_tables_and_keep_them_in_the_same_places(open_page, site, tmp_path):
    host = Host(tmp_path)
    elements = "".join(old["element"] for old in ELEMENTS)
    address = host.write(f'<script src="{site.url}embed.js"></script>{elements}', "host.html")
    page = open_page(address, before=unanswered, also=[site.origin])
    wait_until(page, "() => customElements.get('san-juan-game') !== undefined")
    page.evaluate("document.querySelectorAll('san-juan-game').forEach(game => game.play())")
    frames = "all => all.map(game => game.shadowRoot.querySelector('iframe').src)"
    sources = page.eval_on_selector_all("san-juan-game", frames)
    for old, source in zip(ELEMENTS, sources, strict=True):
        assert set(parse_qsl(old["query"])) <= set(parse_qsl(source.partition("?")[2]))
    host.stop()
