"""Tests that every game of `GAMES` keeps to the protocol: questions, sight, records, positions, players."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.flow import Refused, Table, answer
from sanjuan.table.record import Record, read
from tests.answering import random_answer
from tests.conformance.players import each_of
from tests.toys import ALL

TABLES = [(name, seats) for name, game in ALL.items() for seats in game.seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_player = each_of([(name, bot) for name, game in ALL.items() for bot in game.bots])
QUESTION = {"args", "prices", "gives", "sure", "alone", "budget", "bonus"}
"""The keys that a game may add to a question."""
MOST_ANSWERS = 20_000
PACE = 97
"""So often the strongest player is asked, and the weakest in between; in `make soak` it plays whole games."""


def plies(game, seats, seed, options=None):
    """Yield the states of a random game, up to the end."""
    rng = Random(seed)
    state = game.new(seats, seed, **(options or {}))
    for _ in range(MOST_ANSWERS):
        yield state
        if game.over(state):
            return
        answer(state, random_answer(state, rng))
    raise AssertionError("the game does not end")


def test_games_are_entered_under_their_names():
    assert {name: game.name for name, game in ALL.items()} == {name: name for name in ALL}


@each_table
def test_a_game_starts_with_a_question_and_ends_without_one(name, seats):
    game = GAMES[name]
    for state in plies(game, seats, 1):
        assert isinstance(state, Table)
        assert game.over(state) == (state.ask is None)
    assert state.todo == []


@each_table
def test_wrong_numbers_of_seats_and_unknown_options_are_refused(name, seats):
    game = GAMES[name]
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        game.new(max(game.seats) + 1, 0)
    with pytest.raises(ValueError, match="unknown option 'no_such_option'"):
        game.new(seats, 0, no_such_option=1)


@each_table
def test_questions_are_in_order(name, seats):
    for state in plies(GAMES[name], seats, 2):
        if state.ask is None:
            continue
        ask = state.ask
        assert 0 <= ask.seat < seats
        assert ask.kind and all(isinstance(option, str) and option for option in ask.options)
        assert 0 <= ask.least <= min(ask.most, len(ask.options))  # `most` may be the rule book's, whatever lies there
        with pytest.raises(Refused):
            answer(state, ("no_such_option",))


@each_table
def test_equal_seeds_and_answers_give_equal_games(name, seats):
    game = GAMES[name]
    for first, second in zip(plies(game, seats, 3), plies(game, seats, 3), strict=True):
        assert first == second


@pytest.mark.few(8)
@each_table
def test_a_guess_looks_like_the_view_it_was_made_of(name, seats):
    game, rng = GAMES[name], Random(0)
    for number, state in enumerate(plies(game, seats, 4)):
        if number % 7:
            continue
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert game.view(game.guess(view, rng), seat) == view
            assert position.read(position.write(view), game.parts()) == view


@pytest.mark.few(8)
@each_table
def test_what_is_shown_is_json_and_shows_no_more_than_the_view(name, seats):
    game = GAMES[name]
    for number, state in enumerate(plies(game, seats, 5)):
        if number % 5:
            continue
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            shown = game.show(view, seat)
            assert json.loads(json.dumps(shown)) == shown
            assert (shown["game"], shown["seats"], shown["me"]) == (name, seats, seat)
            assert (shown["round"], shown["variant"]) == (view.round, game.variant({}))
            assert [player["seat"] for player in shown["players"]] == list(range(seats + len(game.dummies(seats))))
            assert all({"hand", "score"} <= set(player) for player in shown["players"])
            assert all("card" in entry for entry in shown["hand"])
        if state.ask is not None:
            view = game.view(state, state.ask.seat)
            assert {"args", "prices"} <= set(game.question(view)) <= QUESTION
            told = game.question(view)
            assert set(told.get("alone", [])) <= set(view.ask.options)
            assert told.get("budget") is None or set(view.ask.options) <= set(told["prices"])
            json.dumps(game.question(view))
        json.dumps([game.facts_of(state, seat) for seat in (*range(seats), None)])


@each_table
def test_scores_winners_and_sheet_agree(name, seats):
    game = GAMES[name]
    for state in plies(game, seats, 6):
        scores, winners = game.scores(state), game.winners(state)
        assert len(scores) == seats and winners == sorted(set(winners)) and winners
        assert all(scores[seat] == max(scores) for seat in winners)
    sheet = game.sheet(state)
    totals = {row["id"]: row["points"] for row in sheet if row["id"] in ("total", "tie_break")}
    parts = [row["points"] for row in sheet if row["id"] not in totals]
    assert [row["id"] for row in sheet[len(parts) :]] == list(totals), "what is summed up comes last"
    assert totals["total"][:seats] == scores
    assert [sum(points or 0 for points in column) for column in zip(*parts, strict=True)] == totals["total"]
    assert {len(row["points"]) for row in sheet} == {seats + len(game.dummies(seats))}


@each_table
def test_a_game_can_be_saved_and_resumed(name, seats):
    game, rng = GAMES[name], Random(7)
    record = Record(game, seats, 7, {})
    while record.state.ask is not None:
        record.answer(random_answer(record.state, rng))
    again = read(record.to_json(), GAMES)
    assert again.state == record.state
    assert position.read(position.write(again.state), game.parts()) == record.state


def play_with(game, seats, bot, pace, met=()):
    """Play a game in which a player answers so many-th questions, and the first of each kind but those `met`.

    Returns the kinds that there were.
    """
    rng, state, met = Random(8), game.new(seats, 8), {*met}
    weakest = next(iter(game.bots))
    for number in range(MOST_ANSWERS):
        if state.ask is None:
            break
        asked = bot if number % pace == 0 or state.ask.kind not in met else weakest
        met.add(state.ask.kind)
        answer(state, game.bots[asked](game.view(state, state.ask.seat), rng))
    assert game.over(state)
    return met


@each_player
def test_its_players_answer_every_question_from_a_view(name, bot):
    game, met = GAMES[name], set()
    for seats in game.seats:
        met |= play_with(game, seats, bot, PACE if bot == [*game.bots][-1] else 1, met)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if ALL[table[0]].bots])
def test_the_strongest_player_plays_whole_games(name, seats):
    play_with(GAMES[name], seats, [*GAMES[name].bots][-1], 1)


def test_a_catalogue_has_a_row_of_json_for_each_card():
    for name, game in ALL.items():
        rows = game.catalogue(game.new(game.seats[0], 0))
        assert json.loads(json.dumps(rows)) == rows, name
        assert all(isinstance(card, str) and row for card, row in rows.items()), name
