"""The tables of all games in a terminal of 80 columns: no heading is cut, and cards say what they cost and do."""

import io

import pytest
from rich.console import Console

from sanjuan.games import GAMES
from sanjuan.terminal.draw import Drawing
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES

COLUMNS = 80


def drawing_of(name, lang="en"):
    """Return a drawing for the largest table of a game, with its state."""
    game, t = GAMES[name], words(lang, name)
    state = game.new(max(game.seats), 3)
    return Drawing(game, ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fox", "Gil", "Hal"][: max(game.seats)],
                   game.catalogue(state), t), state  # fmt: skip


def printed(what, width=COLUMNS):
    """Return the text that a console prints in so many columns."""
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_heading_of_the_table_is_cut_at_80_columns(name, lang):
    drawing, state = drawing_of(name, lang)
    text = printed(drawing.table(GAMES[name].show(state, 0)))
    assert "…" not in text and max(map(len, text.splitlines())) <= COLUMNS


@pytest.mark.parametrize("name", GAMES)
def test_every_card_with_a_cost_shows_it_in_the_hand_and_by_itself(name):
    drawing, state = drawing_of(name)
    costs = {card: row["cost"] for card, row in drawing.cards.items() if "cost" in row}
    shown = GAMES[name].show(state, 0)
    lines = printed(drawing.hand(shown), 120).splitlines()
    for entry in shown["hand"]:
        if entry["card"] in costs:
            named = [line for line in lines if drawing.own.name(entry["card"], drawing).plain in line]
            assert any(str(costs[entry["card"]]) in line.split() for line in named)
    assert all(f" {cost}" in printed(drawing.card(card), 120) for card, cost in costs.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_is_a_card_with_a_power_says_what_it_does(lang):
    for name in GAMES:
        drawing, _ = drawing_of(name, lang)
        with_power = [card for card in drawing.cards if drawing.t.has(f"card-{card}.power")]
        assert all(drawing.t(f"card-{card}.power") in drawing.own.note(card, drawing.t) for card in with_power)
