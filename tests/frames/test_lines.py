"""The lines that show a deal on somebody's page: a frame reads in them the very table they were made of."""

from html.parser import HTMLParser
from random import Random

import pytest

from page.catalog import deals, games, lists, settings
from page.embedded import address
from page.share.element import lines
from sanjuan.games import GAMES


class Read(HTMLParser):
    """Reads HTML as a browser does; `found` has the attributes of each element by its tag."""

    def __init__(self, text):
        super().__init__()
        self.found = {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found[tag] = dict(attrs)


def tables(game, count=40):
    """Set-ups of a game, all options drawn, each with a deal of its own."""
    rng = Random(7)
    for number in range(count):
        setup = settings.new_setup(game) | {"seats": rng.choice(game["seats"]), "seed": f"class-{number}"}
        for row in game["options"]:
            names = lists.drawn(row, rng.random) if games.is_list(row) else ""
            settings.change(setup, row["name"], names or games.spelled(rng.choice(row["values"])))
        for player in setup["players"][1:]:
            player["who"], player["bot"] = "bot", rng.choice(games.characters(game))
        settings.settle(setup)
        yield setup


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_lays_the_table_that_the_lines_were_made_of(name):
    game, told = games.of(name), set()
    for setup in tables(game):
        command = settings.command(setup)
        text = lines(deals.of_game(command | {"seats": setup["seats"]}), "https://club.example/games/")
        read = Read(text).found
        assert read["script"]["src"] == "https://club.example/games/embed.js"
        wishes, error = address.read(list(read["san-juan-game"].items()))
        assert error is None
        again = settings.command(wishes["setup"])
        assert again == command
        told |= set(read["san-juan-game"])
    assert told >= {"seats", "seed", "opponents", *[row["name"] for row in game["options"] if not games.is_switch(row)]}


def test_a_deal_of_somebody_is_text_in_them():
    evil = deals.of_day("2026-11-21") | {"deal": '"><script>alert(1)</script>'}
    read = Read(lines(evil, "https://club.example/")).found
    assert read["san-juan-game"]["seed"] == evil["deal"] and read["script"]["src"].endswith("embed.js")
