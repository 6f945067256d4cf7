"""The form that is painted before Python is there, and the parts that choices change."""

import re

import early_form
import pytest

from sanjuan.languages import LANGUAGES

BOTS = ["apprentice", "hoarder", "trader", "builder", "governor"]


def conditions(at):
    """When each part that stands at a place is shown."""
    html = early_form.parts("en", BOTS)
    return {when for place, when in re.findall(r'data-at="([^"]*)" data-when="([^"]*)"', html) if place == at}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_rows_for_all_seats_of_which_those_in_use_are_shown(lang):
    rows = re.findall(r'id="seat-(\d)" data-when="seats:([\d,]+)"( hidden)?', early_form.form(lang, BOTS))
    assert rows == [("0", "2,3,4", ""), ("1", "2,3,4", ""), ("2", "3,4", ""), ("3", "4", " hidden")]
    counts = re.findall(r'aria-pressed="(\w+)" id="set-seats-(\d)"', early_form.form(lang, BOTS))
    assert counts == [("false", "2"), ("true", "3"), ("false", "4")]


def test_there_is_a_part_for_everybody_who_may_sit_at_a_seat():
    sitting = {f"players.2.who:bot players.2.bot:{bot}" for bot in BOTS}
    assert conditions("#seat-2 .whois") == sitting | {"players.2.who:human"}


def test_there_is_a_part_for_every_edition_and_printing():
    assert conditions(early_form.DECK.replace(">", "&gt;")) == {"edition:1", "edition:2"}
    found = conditions(early_form.NEW_BUILDINGS.replace(">", "&gt;"))
    first = {f"edition:1 new_buildings:{choice}" for choice in ("false", "true")}
    assert found == first | {f"edition:2 new_buildings:{choice}" for choice in ("false", "true", "33")}


def test_start_that_has_been_pressed_cannot_be_pressed_again():
    html = early_form.parts("en", BOTS)
    ends = re.findall(r'data-when="resume:\w+ busy:(\w+)">(.*?)</div></div>', html)
    assert [busy for busy, _ in ends] == ["false", "true"] * 2
    assert all(("disabled" in drawn) == (busy == "true") for busy, drawn in ends)
