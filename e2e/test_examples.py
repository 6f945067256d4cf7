"""The examples of docs/embedding.md, run as they are, all on one page; and the page that shows them."""

import html
import json
import re
from pathlib import Path
from random import Random
from urllib.parse import parse_qsl

import pytest

import embedding
import site_games
from hosting import Host, wait_in
from page.embedded import address
from page.rules.about import rules_page
from playing import SEEN, answer
from sanjuan.games import GAMES
from sanjuan.table.record import Record, read
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "embedding.md"
EXAMPLES = dict(embedding.examples(GUIDE.read_text("utf-8")))


def test_every_example_works_beside_the_others(open_page, site, tmp_path):
    host = Host(tmp_path)
    body = "\n".join(EXAMPLES.values()).replace(embedding.HERE, site.url.rstrip("/"))
    page = open_page(host.write(body), also=[site.origin])
    page.locator("san-juan-game").nth(2).get_by_role("button").wait_for()
    (plain, chosen), followed = page.locator("san-juan-game").all()[:2], page.locator("#game")
    wait_in(page.frame_locator('iframe[title="San Juan, a card game"]').last, "your-turn")
    for element in (chosen, followed):
        element.get_by_role("button").click()
        assert wait_in(element.frame_locator("iframe"), "your-turn", "error") == "your-turn"
    assert chosen.frame_locator("iframe").locator("html").get_attribute("data-theme") == "night"
    page.locator("#news").filter(has_text="2 players").wait_for()
    page.locator("#again").click()
    page.get_by_text("4 players").wait_for()
    a_lesson_is_solved(page)
    assert plain.get_by_role("button").is_visible() and not plain.locator("iframe").count()
    host.stop()


def a_lesson_is_solved(page):
    """Check the example of a lesson: its poster is pressed beside the button, the page gets word of two tries."""
    element = page.locator("#lesson")
    element.locator(".poster span").click()
    frame = element.frame_locator("iframe")
    for number in (1, 2):
        frame.locator(".of", has_text=f"{number} of 2").wait_for()
        press_seen(page, frame, "#learn-go")
    for options, news in ((["cards"], "lesson 1: not yet"), (["gold", "castle"], "lesson 1: solved")):
        for option in options:
            press_seen(page, frame, f'[data-option="{option}"]')
            frame.locator('[data-act="confirm"]:enabled').click()
        page.get_by_text(news).wait_for()
        press_seen(page, frame, "#learn-go")


def press_seen(page, frame, selector):
    """Press what has come into a frame, once a person has seen it: a press before that is let go."""
    control = frame.locator(selector).first
    control.wait_for()
    page.evaluate(SEEN)
    control.click()


@pytest.mark.wide
def test_a_game_is_handed_in_with_all_its_answers(open_page, site, tmp_path):
    """The example of a class: the game is the last steps of one that was played; what arrives is played again."""
    host = Host(tmp_path)
    body = EXAMPLES["Collecting finished games"].replace(embedding.HERE, site.url.rstrip("/"))
    page = open_page(host.write(body), also=[site.origin])
    handed = []
    page.route("**/handed-in", lambda route: (handed.append(route.request.post_data), route.fulfill(body="Thank you.")))
    page.get_by_role("button", name="Play").click()
    frame = page.frame_locator("san-juan-game iframe")
    wait_in(frame, "your-turn")
    begun = near_the_end()
    page.evaluate("text => document.getElementById('set').setAttribute('record', text)", begun.to_json())
    while wait_in(frame, "your-turn", "over") != "over":
        answer(frame)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Hand in").click()
    page.get_by_text("Thank you.").wait_for()
    paper = dict(parse_qsl(handed[0]))
    record = read(paper["record"], GAMES)
    assert paper["student"] == "Ada" and record.game.over(record.state)
    assert record.answers[: len(begun.answers)] == begun.answers and len(record.answers) > len(begun.answers)
    host.stop()


def near_the_end():
    """Return a game of one person against the trader, a few answers before its end."""
    game = GAMES["san_juan"]
    record = Record(game, 2, 7, {}, {"plays1": "trader"})
    while not game.over(record.state):
        record.answer(game.bots["greedy"](game.view(record.state, record.state.ask.seat), Random(1)))
    begun = Record(game, 2, 7, {}, {"plays1": "trader"})
    for chosen in record.answers[:-8]:
        begun.answer(chosen)
    return begun


def test_the_page_of_examples_shows_them_to_copy_and_to_try(open_page, site):
    page = open_page(site.url + "examples.html")
    page.locator("san-juan-game").nth(1).get_by_role("button").wait_for()
    assert page.locator("pre").all_inner_texts() == list(EXAMPLES.values())


LINK = re.compile(r'<link rel="alternate" type="application/json\+oembed" href="\./([^"]+)"')
SOURCE = re.compile(r'src="\./embed\.html\?([^"]+)"')


def shown_by(dist, page):
    """Return how a page wants to be shown by other sites: its oEmbed answer, and the parameters of the frame in it."""
    [found] = LINK.findall((dist / page).read_text("utf-8"))
    told = json.loads((dist / found).read_text("utf-8"))
    assert (told["version"], told["type"]) == ("1.0", "rich") and told["width"] and told["height"]
    return told, parse_qsl(html.unescape(SOURCE.search(told["html"])[1]))


def test_other_sites_are_told_how_to_show_the_games(dist):
    site_games.known()
    assert shown_by(dist, "index.html")[1] == [("start", "1")]
    for name in GAMES:
        for lang in LANGUAGES:
            told, asked = shown_by(dist, rules_page(name, lang))
            assert asked == [("game", name), ("start", "1")] and told["title"] == words("en", name)("title")
            assert address.read(asked)[1] is None


def test_an_address_makes_what_other_sites_read_absolute(monkeypatch):
    monkeypatch.setenv("ADDRESS", "http://localhost/games/san-juan")
    made = dict(embedding.oembeds())
    assert 'src="http://localhost/games/san-juan/embed.html?start=1"' in json.loads(made["oembed.json"])["html"]
    assert 'href="http://localhost/games/san-juan/oembed.json"' in embedding.link()
