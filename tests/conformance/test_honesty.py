"""Players are honest: they are given views only, and a decision follows from the view and the generator alone."""

import json
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.bots.registry import find
from sanjuan.games import GAMES
from sanjuan.measure import arena
from sanjuan.table import position
from sanjuan.table.sight import plausible
from tests.conformance.players import each_of
from tests.conformance.positions import asked, asked_of, many, players, thinks
from tests.conformance.test_games import plies
from tests.toys import ALL
from worker.host import Host

SOME = 4
"""The positions of each kind of question: with too few, chance may hide a cheat."""
THOUSAND = 1000
"""The positions of each game in which every player is asked, on a long run."""
ENOUGH, MOST_GAMES = 10, 10
"""Views that are looked at, and the games from which they come: a short game is played more than once."""
each_game = pytest.mark.parametrize("name", ALL)
each_player = each_of(players(ALL))


def dealt_again(game, view, seed):
    """Return the same view of another position: everything that the seat does not see is dealt again."""
    return game.view(game.guess(view, Random(seed)), view.ask.seat)


def faults(game, play, views):
    """Return what a player does that an honest one does not: a sentence for each position.

    It is asked twice: the second time everything hidden has been dealt again, and the positions come in another order,
    so that what it remembers of earlier questions would show.
    """
    found, first = [], []
    for at, view in enumerate(views):
        before = position.write(view)
        first.append(play(view, Random(at)))
        if position.write(view) != before:
            found.append(f"{view.ask.kind}: it has changed the view")
            views = [*views[:at], position.read(before, game.parts()), *views[at + 1 :]]
    for at, view in reversed([*enumerate(views)]):
        second = play(dealt_again(game, view, 100 + at), Random(at))
        if second != first[at]:
            found.append(f"{view.ask.kind}: {first[at]} became {second}")
    return found


@each_player
def test_what_is_hidden_changes_no_decision(name, bot):
    assert faults(GAMES[name], find(bot, GAMES[name]), asked_of(name, bot)) == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "bot"), [pair for pair in players(ALL) if thinks(pair[1])])
def test_what_is_hidden_changes_no_decision_in_any_of_many_positions(name, bot):
    assert faults(GAMES[name], find(bot, GAMES[name]), asked(name)) == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "bot"), players())
def test_what_is_hidden_changes_no_decision_in_a_thousand_positions_of_every_kind(name, bot):
    game, views = GAMES[name], many(name, THOUSAND)
    assert len(views) == THOUSAND
    assert {view.ask.kind for view in views} == set(game.new(min(game.seats), 1).KINDS)
    assert faults(game, find(bot, game), views) == []


@each_game
def test_what_is_dealt_again_does_differ(name):
    """Else the test above would prove nothing."""
    game, different = GAMES[name], 0
    for at, view in enumerate(asked(name)):
        first, second = (game.guess(view, Random(seed + at)) for seed in (0, 100))
        assert dealt_again(game, view, at) == view
        different += game.copy(first) != game.copy(second)
    assert different == len(asked(name))


@each_game
def test_a_guess_of_another_seats_question_leaves_it_a_choice(name):
    game, looked = GAMES[name], 0
    for seed in range(MOST_GAMES):
        if seed > 2 and looked > 20:
            break
        for number, state in enumerate(plies(game, max(game.seats), seed)):
            if state.ask is None or number % 2 or not plausible(state, None):
                continue
            for seat in (None, *[seat for seat in range(max(game.seats)) if seat != state.ask.seat][:1]):
                guessed = game.guess(game.view(state, seat), Random(number))
                assert plausible(guessed, seat), (seat, state.ask)
                looked += 1
    assert looked > 20


class Cheat:
    """A player who knows the position, or remembers what he was asked before, or writes on his view."""

    def __init__(self, how):
        self.how, self.asked = how, 0

    def __call__(self, view, rng):
        self.asked += 1
        if self.how == "remembers":
            rng = Random(self.asked)
        elif self.how == "writes":
            view.facts.append(("seen", self.asked))
        elif self.how == "knows":
            rng = Random(id(view))
        return random(view, rng)


@pytest.mark.few(4)
@each_game
@pytest.mark.parametrize("how", ["remembers", "writes", "knows"])
def test_who_does_not_go_by_his_view_is_found_out(name, how):
    assert faults(GAMES[name], Cheat(how), asked(name, each=SOME))


def watching(game, seen):
    """Return a player that keeps the views it is given."""

    def watch(view, rng):
        seen.append(game.copy(view))
        return random(view, rng)

    return watch


@each_game
def test_the_arena_hands_out_views_only(name, monkeypatch):
    game, seen = GAMES[name], []
    monkeypatch.setattr(arena, "find", lambda *_: watching(game, seen))
    match = arena.Match(name, min(game.seats), ("watch",), MOST_GAMES)
    for number in range(MOST_GAMES):
        if len(seen) < ENOUGH:
            arena.play_one(match, number)
    assert_views(game, seen)


@each_game
def test_the_page_hands_out_views_only(name, monkeypatch):
    game, seen = GAMES[name], []
    monkeypatch.setattr(type(game), "bots", {**game.bots, "greedy": watching(game, seen)})
    table = [{"name": "", "who": "bot", "bot": "greedy"}] * min(game.seats)
    host = Host()
    for seed in range(MOST_GAMES):
        if len(seen) < ENOUGH:
            watched(host, {"game": name, "seats": len(table), "seed": seed, "options": {}, "players": table})
    assert_views(game, seen)


def watched(host, table):
    """Have the players of a table play a game, or the first answers of a long one."""
    frame = json.loads(host.call(json.dumps({"do": "start", **table})))
    for _ in range(60):
        assert frame["error"] is None
        if frame["over"]:
            break
        frame = json.loads(host.call('{"do": "bot"}'))


def assert_views(game, seen):
    """Check that a view of a view shows no more than the view itself; a full position does."""
    assert len(seen) >= ENOUGH
    for view in seen:
        assert game.view(view, view.ask.seat) == view != game.guess(view, Random(1))
