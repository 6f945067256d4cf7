"""The examples of docs/embedding.md, run as they stand, all on one page; and the page that shows them."""

import json
import re
from pathlib import Path

import guests
from hosting import Host, wait_in

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "embedding.md"
EXAMPLES = dict(guests.examples(GUIDE.read_text("utf-8")))


def test_every_example_works_beside_the_others(open_page, site, tmp_path):
    host = Host(tmp_path)
    body = "\n".join(EXAMPLES.values()).replace(guests.HERE, site.url.rstrip("/"))
    page = open_page(host.write(body), also=[site.origin])
    page.locator("san-juan-game").nth(2).get_by_role("button").wait_for()
    plain, chosen, followed = (page.locator("san-juan-game").nth(number) for number in range(3))
    wait_in(page.frame_locator('iframe[title="San Juan, a card game"]').last, "your-turn")
    for element in (chosen, followed):
        element.get_by_role("button").click()
        assert wait_in(element.frame_locator("iframe"), "your-turn", "error") == "your-turn"
    assert chosen.frame_locator("iframe").locator("html").get_attribute("data-theme") == "night"
    page.locator("#news").filter(has_text="2 players").wait_for()
    page.locator("#again").click()
    page.get_by_text("4 players").wait_for()
    assert plain.get_by_role("button").is_visible() and not plain.locator("iframe").count()
    host.stop()


def test_the_page_of_examples_shows_them_to_copy_and_to_try(open_page, site):
    page = open_page(site.url + "examples.html")
    page.locator("san-juan-game").nth(1).get_by_role("button").wait_for()
    assert page.locator("pre").all_inner_texts() == list(EXAMPLES.values())


def test_other_sites_are_told_how_to_show_the_game(dist):
    told = json.loads((dist / "oembed.json").read_text("utf-8"))
    assert (told["version"], told["type"]) == ("1.0", "rich") and told["width"] and told["height"]
    assert (dist / re.search(r'src="\./(embed\.html)\?', told["html"])[1]).exists()
    page = (dist / "index.html").read_text("utf-8")
    assert '<link rel="alternate" type="application/json+oembed" href="./oembed.json"' in page


def test_an_address_makes_what_other_sites_read_absolute(monkeypatch):
    monkeypatch.setenv("ADDRESS", "http://localhost/games/san-juan")
    assert 'src="http://localhost/games/san-juan/embed.html?start=1"' in json.loads(guests.oembed())["html"]
    assert 'href="http://localhost/games/san-juan/oembed.json"' in guests.link()
