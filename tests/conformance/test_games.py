"""What every game of `GAMES` keeps to: the protocol, the contract of questions, sight, records, positions, players."""

import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table import position
from sanjuan.table.flow import Refused, Table, answer
from sanjuan.table.record import Record, read
from tests.answering import random_answer
from tests.conformance.players import each_of

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_player = each_of([(name, bot) for name, game in GAMES.items() for bot in game.bots])
MOST_ANSWERS = 20_000


def plies(game, seats, seed):
    """The states of a random game, up to the end."""
    rng = Random(seed)
    state = game.new(seats, seed)
    for _ in range(MOST_ANSWERS):
        yield state
        if game.over(state):
            return
        answer(state, random_answer(state, rng))
    raise AssertionError("the game does not end")


def test_games_are_entered_under_their_names():
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}


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
        assert 0 <= ask.least <= ask.most <= len(ask.options)
        with pytest.raises(Refused):
            answer(state, ("no_such_option",))


@each_table
def test_equal_seeds_and_answers_give_equal_games(name, seats):
    game = GAMES[name]
    for first, second in zip(plies(game, seats, 3), plies(game, seats, 3), strict=True):
        assert first == second


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
        if state.ask is not None:
            view = game.view(state, state.ask.seat)
            assert {"args", "prices"} <= set(game.question(view)) <= {"args", "prices", "gives", "sure"}
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
    assert [row["id"] for row in sheet][-2:] == ["total", "tie_break"]
    assert sheet[-2]["points"] == scores
    parts = [[row["points"][seat] or 0 for row in sheet[:-2]] for seat in range(seats)]
    assert [sum(column) for column in parts] == scores


@each_table
def test_a_game_can_be_saved_and_resumed(name, seats):
    game, rng = GAMES[name], Random(7)
    record = Record(game, seats, 7, {})
    while record.state.ask is not None:
        record.answer(random_answer(record.state, rng))
    again = read(record.to_json(), GAMES)
    assert again.state == record.state
    assert position.read(position.write(again.state), game.parts()) == record.state


@each_player
def test_its_players_answer_every_question_from_a_view(name, bot):
    game = GAMES[name]
    for seats in game.seats:
        rng, state = Random(8), game.new(seats, 8)
        for _ in range(MOST_ANSWERS):
            if state.ask is None:
                break
            answer(state, game.bots[bot](game.view(state, state.ask.seat), rng))
        assert game.over(state)


def test_catalogues_name_every_card():
    for game in GAMES.values():
        for entry in game.catalogue(game.new(game.seats[0], 0)).values():
            assert {"cost", "points", "kind", "good", "phase", "copies"} <= set(entry)
