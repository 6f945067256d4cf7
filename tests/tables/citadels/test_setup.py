"""Tests of Citadels' part of the form: casts, the characters at the nine hours, the unique districts."""

import re

import pytest

from page.catalog import deals, games, settings
from page.setup import form
from page.state import Ui
from sanjuan.games.citadels.cards import COST, DISTRICTS, UNIQUE_NAMES
from sanjuan.games.citadels.casts import NINTH, PRESETS
from sanjuan.games.citadels.options import OPTIONS, SEATS, WITH_NINTH, WITHOUT_NINTH, cast_of
from sanjuan.table.game_options import resolve
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tables.citadels import cast_strip
from tables.citadels import setup as own
from tests.page.drawing import Elements

GAME = games.of("citadels")


def laid(*changes):
    """Return a table of Citadels after changes on the form."""
    setup = settings.new_setup(GAME)
    for change in changes:
        settings.change_all(setup, change)
    return setup


def drawn(setup, lang="en"):
    """Return the form, as elements; everything on it has words."""
    t = words(lang, "citadels")
    page = Elements(form.setup(Ui(setup=setup, bots=["greedy"], lang=lang, theme="day"), t))
    assert not [id for id in t.missing if not id.startswith("bot-")]
    return page


def text(page, id):
    """Return the text of an element of the form."""
    return page.having("id", id)[0]["text"]


def hours(page):
    """Return the characters before the hours."""
    found = [e["text"].partition(", ")[2] for e in page.having("id") if e["attrs"]["id"].startswith("hour-")]
    return [re.split(r"\d", words)[0] for words in found]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("ninth", ["true", "false"])
def test_the_cast_on_the_form_is_the_one_that_plays(seats, preset, ninth):
    setup = laid(f"seats:{seats} preset:{preset} ninth:{ninth}")
    values = resolve(OPTIONS, settings.options(setup))
    assert cast_strip.cast(GAME, setup) == list(cast_of(values, seats, 1).characters)
    assert cast_strip.nine(GAME, setup) == (seats in WITH_NINTH or (ninth == "true" and seats not in WITHOUT_NINTH))


def test_what_the_form_must_know_before_a_game_is_what_the_rules_say():
    priced = {name: COST[name] for name in UNIQUE_NAMES if not DISTRICTS[name].unbuildable}
    assert priced == own.COST and cast_strip.NINTH == NINTH and WITHOUT_NINTH == (cast_strip.NEVER,)


def test_there_are_nine_casts_and_the_one_laid_out_is_pressed():
    page = drawn(laid("preset:cunning_agents"))
    casts = {e["attrs"]["id"]: e["attrs"]["aria-pressed"] for e in page.having("aria-pressed")}
    pressed = {id: on for id, on in casts.items() if id.startswith("cast-")}
    assert len(pressed) == 9 and [id for id, on in pressed.items() if on == "true"] == ["cast-cunning_agents"]
    assert hours(page)[:3] == ["Witch", "Blackmailer", "Magician"]
    assert text(page, "cast-open").startswith("Cunning Agents")
    around = [page.having("id", id)[0]["attrs"]["data-set"] for id in ("cast-previous", "cast-next")]
    assert around == ["preset:ambitious_aristocrats", "preset:illustrious_emissaries"]


def test_a_tap_on_a_character_opens_the_three_of_its_rank_with_what_they_do():
    page = drawn(laid("seats:5"))
    [hour] = page.having("id", "hour-4")
    [tray] = page.having("id", hour["attrs"]["popovertarget"])
    assert tray["attrs"]["aria-label"] == "Rank 4, sunrise" and "Gain 1 gold for each noble district" in tray["text"]
    assert text(page, "set-characters-king").startswith("King")
    [patrician] = page.having("data-set", "characters:!patrician")
    assert patrician["attrs"]["popovertargetaction"] == "hide", "the tray closes when one is taken"


def test_a_character_that_is_taken_makes_the_cast_ones_own():
    setup = laid("characters:!patrician")
    page = drawn(setup)
    assert hours(page)[3] == "Patrician" and page.having("id", "cast-own")[0]["attrs"]["aria-pressed"] == "true"
    settings.change_all(setup, "preset:first_game")
    assert setup["characters"] == "" and hours(drawn(setup))[3] == "King"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ("seats:2 preset:cunning_agents", ["No place for the Emperor (never with 2 players): the King plays instead"]),
        ("seats:3 preset:devious_dignitaries", ["No place for the Queen (needs 5 players): the Artist plays instead"]),
        ("seats:4 preset:devious_dignitaries", []),
        ("seats:5 preset:devious_dignitaries ninth:true", []),
    ],
)
def test_who_sits_in_for_whom_is_told_below_the_cast(changes, told):
    assert [line["text"] for line in drawn(laid(changes)).having("class", "instead")] == told


@pytest.mark.parametrize(
    ("seats", "name", "why"), [(4, "queen", "needs 5 players"), (2, "emperor", "never with 2 players")]
)
def test_who_cannot_play_at_so_few_seats_is_locked_and_says_why(seats, name, why):
    page = drawn(laid(f"seats:{seats} ninth:true"))
    [locked] = page.having("id", "set-characters-" + name)
    assert "disabled" in locked["attrs"] and why in locked["text"]


@pytest.mark.parametrize(
    ("seats", "on", "why"),
    [(2, False, "never with 2 players"), (3, True, "always with 3 players"), (5, False, "")],
)
def test_rank_nine_shows_what_is_so_at_a_number_of_seats(seats, on, why):
    [switch] = drawn(laid(f"seats:{seats}")).having("id", "set-ninth")
    assert ("checked" in switch["attrs"]) is on and ("disabled" in switch["attrs"]) is bool(why)
    assert why in switch["text"]


@pytest.mark.parametrize(("preset", "locked"), [("first_game", True), ("cunning_agents", False), ("random", False)])
def test_the_emperors_due_needs_an_emperor_in_the_cast(preset, locked):
    [switch] = drawn(laid(f"seats:5 preset:{preset}")).having("id", "set-emperor-chooses")
    assert ("disabled" in switch["attrs"]) is locked and ("no Emperor in this cast" in switch["text"]) is locked


def test_fourteen_of_thirty_uniques_are_chosen_and_start_waits_until_they_are():
    setup = laid()
    page = drawn(setup)
    chosen = [e for e in page.having("data-set") if e["attrs"]["data-set"].startswith("uniques:!")]
    assert len(chosen) == 30 and [e["attrs"]["aria-pressed"] for e in chosen].count("true") == 14
    assert page.having("class", "cnt")[0]["text"] == "14 of 14"
    settings.change_all(setup, "uniques:!keep")
    short = drawn(setup)
    assert short.having("class", "cnt bad")[0]["text"] == "13 of 14" and text(short, "start") == "1 unique is missing"
    assert "disabled" in short.having("id", "start")[0]["attrs"]
    settings.change_all(setup, "uniques:!park")
    assert "disabled" not in drawn(setup).having("id", "start")[0]["attrs"]


def test_a_random_cast_shows_nobody_and_a_tap_begins_with_the_first_one():
    setup = laid("preset:random")
    page = drawn(setup)
    assert hours(page) == ["By lot"] * 9 and page.having("class", "cnt")[0]["text"] == "drawn by lot"
    settings.change_all(setup, "characters:!spy")
    assert hours(drawn(setup))[:3] == ["Assassin", "Spy", "Magician"]


@pytest.mark.parametrize(
    ("seats", "facts"), [(2, "8 characterscity of 8"), (5, "8 characterscity of 7"), (8, "9 characterscity of 7")]
)
def test_the_line_beside_start_counts_characters_and_districts(seats, facts):
    [line] = drawn(laid(f"seats:{seats}")).having("class", "facts")
    assert line["text"].endswith(facts)


def test_a_link_carries_cast_and_uniques_in_a_few_letters():
    setup = laid("seats:5 ninth:true characters:!tax_collector uniques:!keep uniques:!park")
    told = {
        "seed": 7,
        "seats": 5,
        "game": "citadels",
        "options": settings.options(setup),
        "players": setup["players"][:5],
    }
    link = "#" + deals.fragment(deals.of_game(told))
    again = laid()
    deals.lay(again, deals.read(link))
    assert (again["characters"], again["uniques"], again["ninth"]) == (setup["characters"], setup["uniques"], True)
    assert len(link) < 200 and link.count("~") == 2
    assert "~" not in deals.fragment(deals.of_day("2026-11-24", "citadels"))


def test_the_short_way_of_writing_names_is_the_one_of_links_that_are_out_there():
    setup = laid("characters:!spy uniques:!keep uniques:!park")
    told = {
        "seed": 7,
        "seats": 2,
        "game": "citadels",
        "options": settings.options(setup),
        "players": setup["players"][:2],
    }
    link = deals.fragment(deals.of_game(told))
    assert "characters=~hi492" in link and "uniques=~oosgmq" in link


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "changes", ["seats:2 preset:cunning_agents", "seats:8 preset:random", "seats:4 ninth:true uniques:!keep"]
)
def test_the_form_speaks_every_language(lang, changes):
    assert not [e for e in drawn(laid(changes), lang).all if "⟦" in e["text"]]
