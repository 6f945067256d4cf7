"""The arena: players against each other over many deals, each deal played from every rotation of the seats."""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from sanjuan.bots.outside import SECONDS
from sanjuan.bots.registry import find
from sanjuan.bots.turn import turn
from sanjuan.games import GAMES
from sanjuan.table.chance import generator
from sanjuan.table.flow import answer
from sanjuan.table.game import Bot, Game


@dataclass(frozen=True)
class Match:
    """Who plays what: bots by name, repeated in order where there are more seats than bots."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: float = SECONDS
    """How long a program may take for an answer."""

    def bot_of(self, player: int) -> int:
        """Return which of the bots plays as this player."""
        return player % len(self.bots)


@dataclass(frozen=True)
class Result:
    """One game: points and share of the win of each player (not seat), rounds, and what went wrong, by player."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    rounds: int
    faults: tuple[tuple[int, str], ...] = ()


def play(match: Match, jobs: int = 1) -> list[Result]:
    """Play all games of a match, on several processes where `jobs` says so; the results do not depend on it."""
    one = partial(play_one, match)
    if jobs == 1:
        return [one(number) for number in range(match.games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(one, range(match.games), chunksize=max(1, match.games // (8 * jobs))))


def play_one(match: Match, number: int) -> Result:
    """Play the game of this number: deal `number // seats`, the players moved on by `number % seats` seats."""
    game = GAMES[match.game]
    deal, rotation = divmod(number, match.seats)
    players = [(seat - rotation) % match.seats for seat in range(match.seats)]
    bots = [find(match.bots[match.bot_of(player)], game, match.seconds) for player in players]
    chances = [generator(match.seed, 2 * (number * match.seats + seat) + 1) for seat in range(match.seats)]
    state = game.new(match.seats, deal_seed(match.seed, deal), **match.options)
    faults = _play_out(game, state, bots, chances)
    return _result(game, state, players, faults)


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed that the game of this deal is set up with."""
    return int(generator(seed, 2 * deal).random() * 2**32)


def _play_out(game: Game, state: Any, bots: Sequence[Bot], chances: Sequence[Random]) -> list[tuple[int, str]]:
    """Play to the end of the game; returns (seat, what was wrong) for each answer that was none."""
    faults: list[tuple[int, str]] = []
    while not game.over(state):
        seat = state.ask.seat
        chosen, fault = turn(bots[seat], game.view(state, seat), chances[seat])
        if fault:
            faults.append((seat, fault))
        answer(state, chosen)
    return faults


def _result(game: Game, state: Any, players: Sequence[int], faults: Iterable[tuple[int, str]]) -> Result:
    winners, scores = game.winners(state), game.scores(state)
    seats = [players.index(player) for player in range(len(players))]
    return Result(
        scores=tuple(scores[seat] for seat in seats),
        shares=tuple((seat in winners) / len(winners) for seat in seats),
        rounds=getattr(state, "round", 0),
        faults=tuple((players[seat], fault) for seat, fault in faults),
    )
