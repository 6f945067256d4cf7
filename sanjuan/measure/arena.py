"""The arena: players against each other over many deals, each deal played from every rotation of the seats."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from sanjuan.bots.external.player import PREFIX, SECONDS
from sanjuan.bots.registry import find
from sanjuan.bots.safe_answer import turn
from sanjuan.games import GAMES
from sanjuan.measure.pool import Pool, open_pool
from sanjuan.table import rng
from sanjuan.table.flow import answer
from sanjuan.table.game import Bot, Game


@dataclass(frozen=True)
class Match:
    """A match: bots by name, repeated in order where there are more seats than bots."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: float = SECONDS
    """The time that a program has for an answer."""
    lab: bool = False
    """Whether results tell what `Game.lab` sees at the end."""
    keep: bool = False
    """Whether results hold the answers of the game."""
    apart: bool | None = None
    """Whether each game has a deal of its own, instead of every deal being played from every rotation. The default is
    true where a program plays: one that remembers would know the other hands of a deal from an earlier rotation."""

    @property
    def rotations(self) -> int:
        """Return how many games a deal is played in."""
        apart = any(bot.startswith(PREFIX) for bot in self.bots) if self.apart is None else self.apart
        return 1 if apart else self.seats

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
    deal: int = 0
    seats: tuple[int, ...] = ()
    """The seat of each player."""
    lab: Mapping[str, Any] = field(default_factory=dict)
    """The result of `Game.lab` for the finished game, where the match asks for it."""
    answers: tuple[tuple[str, ...], ...] = ()
    """All answers in order, where the match keeps them."""
    seconds: tuple[Sequence[float], ...] = field(default=(), compare=False)
    """The time that each decision of each player took."""


def play(match: Match, jobs: int = 1) -> list[Result]:
    """Play all games of a match, on several processes where `jobs` says so; the results do not depend on it."""
    with open_pool(jobs) as pool:
        return [result for _, result in results([match], pool)]


def results(matches: Sequence[Match], pool: Pool) -> Iterator[tuple[Match, Result]]:
    """Yield the games of matches of as many games and seats each as they are played.

    Deal by deal, each deal in every match before the next one, so that what was played until now is balanced whenever
    it ends. A deal travels as a whole.
    """
    seats, games = matches[0].seats, matches[0].games
    for at, result in enumerate(pool.map(play_numbered, _numbers(matches), chunk=seats)):
        block, number = divmod(at, seats * len(matches))
        size = min(seats, games - block * seats)
        yield matches[number // size], result


def _numbers(matches: Sequence[Match]) -> Iterator[tuple[Match, int]]:
    seats, games = matches[0].seats, matches[0].games
    for first in count(0, seats):
        if first >= games:
            return
        for match in matches:
            yield from [(match, number) for number in range(first, min(first + seats, games))]


def play_numbered(numbered: tuple[Match, int]) -> Result:
    """Play the game of this number of a match (see `play_one`)."""
    return play_one(*numbered)


def play_one(match: Match, number: int) -> Result:
    """Play the game of this number: deal `number // rotations`, the players moved on by `number % seats` seats."""
    game = GAMES[match.game]
    deal = number // match.rotations
    players = [(seat - number) % match.seats for seat in range(match.seats)]
    bots = [find(match.bots[match.bot_of(player)], game, match.seconds) for player in players]
    chances = [chance(match.seed, number, seat) for seat in range(match.seats)]
    state = game.new(match.seats, deal_seed(match.seed, deal), **match.options)
    seconds = [array("f") for _ in players]
    answers: list[tuple[str, ...]] | None = [] if match.keep else None
    faults = _play_out(game, state, bots, chances, seconds, answers)
    seats = tuple(players.index(player) for player in range(match.seats))
    winners, scores = game.winners(state), game.scores(state)
    return Result(
        scores=tuple(scores[seat] for seat in seats),
        shares=tuple((seat in winners) / len(winners) for seat in seats),
        rounds=state.round,
        faults=tuple((players[seat], fault) for seat, fault in faults),
        deal=deal,
        seats=seats,
        lab=game.lab(state) if match.lab else {},
        answers=tuple(answers or ()),
        seconds=tuple(seconds[seat] for seat in seats),
    )


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed that the game of this deal is set up with."""
    return _digest(seed, "deal", deal) >> 208


def chance(seed: int, number: int, seat: int) -> Random:
    """Return the chance of who plays at a seat in a game: it leads back neither to the match's seed nor to the deal."""
    return rng.chance("arena", seed, number, seat)


def _digest(*what: object) -> int:
    """Return 256 bits that tell nothing of what they were made of, but to who can guess all of it."""
    return int.from_bytes(sha256(":".join(map(str, what)).encode()).digest(), "big")


def _play_out(
    game: Game,
    state: Any,
    bots: Sequence[Bot],
    chances: Sequence[Random],
    seconds: "Sequence[array[float]]",
    answers: list[tuple[str, ...]] | None,
) -> list[tuple[int, str]]:
    """Play to the end of the game; returns (seat, what was wrong) for each invalid answer. Appends to `answers`."""
    faults: list[tuple[int, str]] = []
    while not game.over(state):
        seat = state.ask.seat
        view = game.view(state, seat)
        start = perf_counter()
        chosen, fault = turn(bots[seat], view, chances[seat])
        seconds[seat].append(perf_counter() - start)
        if fault:
            faults.append((seat, fault))
        if answers is not None:
            answers.append(tuple(chosen))
        answer(state, chosen)
    return faults
