"""Self-play: games of a policy against itself, as samples of what a seat knew and how the game ended for it."""

from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sanjuan.games import GAMES
from sanjuan.games.san_juan.players.greedy.player import greedy
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, apply_visible, distinct_answers
from sanjuan.games.san_juan.players.neural.features import active
from sanjuan.games.san_juan.players.neural.network import Network, read
from sanjuan.games.san_juan.players.neural.policy import PHASES, Policy
from sanjuan.games.san_juan.players.neural.search import SearchBudget, search_values
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import answer
from sanjuan.table.rng import generator

GAME = GAMES["san_juan"]
BUDGET = SearchBudget(2, 2)
LAMBDA = 0.75
"""TD lambda: how far a sample looks beyond the next choice of a role (1: to the end of the game)."""
SOFT = 4.0
"""The scale, in points, of how clear a win was: winning by one point is hardly better than losing by one."""
AGAINST_GREEDY = 0.5
"""Share of the games in which all seats but one are greedy: they keep the network's feet on the ground."""


@dataclass(frozen=True)
class Job:
    """Games `first` to `first + count - 1` of a series, played by the network in `weights` (none: greedy)."""

    seats: int
    seed: int
    first: int
    count: int
    weights: bytes
    temperature: float
    """Of the softmax by which a role is chosen: small differences of the win chance are left to chance."""
    epsilon: float
    """The share of the other answers that are drawn at random."""


@dataclass
class Samples:
    """Feature numbers of all samples one after the other, where each begins, and the targets."""

    features: NDArray[np.uint16]
    starts: NDArray[np.int64]
    wins: NDArray[np.float32]
    margins: NDArray[np.float32]
    against_greedy: tuple[int, float]
    """Games against greedy players, and the share of wins in them."""


def options_of(rng: Random) -> dict[str, Any]:
    """Draw the options of a game: half of them the base game of the 2nd edition, the others anything that fits."""
    if rng.random() < 0.5:
        return {}
    options: dict[str, Any] = {"edition": 1 + int(rng.random() * 2), "start_hand": rng.random() < 0.2}
    if rng.random() < 0.65:
        options["new_buildings"] = True
        options["events"] = rng.random() < 0.5
    return options


@dataclass
class Track:
    """One seat's samples of a game, in time; `values` holds the network's chance where a role is to be chosen."""

    seen: list[list[int]] = field(default_factory=list)
    values: list[float | None] = field(default_factory=list)


class Game:
    """One game of self-play."""

    def __init__(self, job: Job, number: int, network: Network | None) -> None:
        self.job, self.network = job, network
        self.rng = generator(job.seed, number)
        self.state: State = GAME.new(job.seats, int(self.rng.random() * 2**32), **options_of(self.rng))
        self.policy = Policy({job.seats: network}) if network else None
        self.tracks: list[Track] = [Track() for _ in range(job.seats)]
        self.alone = -1
        if network and self.rng.random() < AGAINST_GREEDY:
            self.alone = int(self.rng.random() * job.seats)

    def play(self) -> list[Track]:
        """Play it to the end; returns the samples of every seat."""
        state = self.state
        while state.ask is not None:
            question = state.ask
            if question.kind == "role":
                for seat, value in enumerate(self._shares(state)):
                    self._note(state, seat, value)
            chosen = self._choose(state)
            if question.kind not in PHASES:
                left = apply_visible(state, chosen)
                if left.ask is None:
                    self._note(left, question.seat)
            answer(state, chosen)
        return self.tracks

    def _note(self, state: State, seat: int, value: float | None = None) -> None:
        self.tracks[seat].seen.append(active(state, seat))
        self.tracks[seat].values.append(value)

    def _shares(self, state: State) -> list[float | None]:
        """Return the win chances of all seats, normalized: an overconfident policy would learn from its own beliefs."""
        seats = range(self.job.seats)
        if self.network is None:
            return [None for _ in seats]
        chances = [sigmoid(self.network.outputs(state, seat)[0]) for seat in seats]
        return [one / sum(chances) for one in chances]

    def _choose(self, state: State) -> Answer:
        question = state.ask
        assert question is not None
        rng = self.rng
        found = distinct_answers(question)
        if self.policy is None or self.alone not in (-1, question.seat):
            if found and rng.random() < self.job.epsilon and not question.rule:
                return found[int(rng.random() * len(found))]
            return greedy(GAME.view(state, question.seat), rng)
        if question.kind in PHASES:
            return self._softmax_choice(
                search_values(self.policy, BUDGET, GAME.view(state, question.seat), rng, found or [])
            )
        if found and not question.rule and rng.random() < self.job.epsilon:
            return found[int(rng.random() * len(found))]
        return self.policy.best_without_search(state)

    def _softmax_choice(self, values: dict[Answer, float]) -> Answer:
        """Draw a role by the softmax of the values."""
        best = max(values.values())
        weights = [exp((value - best) / self.job.temperature) for value in values.values()]
        left = self.rng.random() * sum(weights)
        for one, weight in zip(values, weights, strict=True):
            left -= weight
            if left < 0:
                return one
        return next(iter(values))


def outcome(state: State) -> list[tuple[float, float]]:
    """Return (share of the win, margin over the best other seat) of every seat at the end."""
    winners, scores = GAME.winners(state), GAME.scores(state)
    found = []
    for seat, score in enumerate(scores):
        others = max(scores[:seat] + scores[seat + 1 :])
        found.append(((seat in winners) / len(winners), float(score - others)))
    return found


def targets(track: Track, end: float) -> list[float]:
    """Return the target of every sample: a mean of the later values and of the result (TD lambda)."""
    found = []
    target = end
    for value in reversed(track.values):
        found.append(target)
        if value is not None:
            target = LAMBDA * target + (1 - LAMBDA) * value
    return found[::-1]


def softened(share: float, margin: float) -> float:
    """Return the target of a finished game: half the share of the win, half how clear it was."""
    return 0.5 * share + 0.5 / (1 + exp(-margin / SOFT))


def play(job: Job) -> Samples:
    """Play the games of a job; the same job gives the same samples anywhere."""
    network = read(job.weights) if job.weights else None
    seen: list[list[int]] = []
    wins: list[float] = []
    alone: list[float] = []
    margins: list[float] = []
    for number in range(job.first, job.first + job.count):
        game = Game(job, number, network)
        tracks = game.play()
        ends = outcome(game.state)
        alone += [ends[game.alone][0]] if game.alone >= 0 else []
        for track, (share, margin) in zip(tracks, ends, strict=True):
            seen += track.seen
            wins += targets(track, softened(share, margin) if job.seats == 2 else share)
            margins += [margin] * len(track.seen)
    lengths = np.array([len(one) for one in seen])
    return Samples(
        np.array([number for one in seen for number in one], dtype=np.uint16),
        np.concatenate([[0], np.cumsum(lengths)]),
        np.array(wins, dtype=np.float32),
        np.array(margins, dtype=np.float32),
        (len(alone), sum(alone)),
    )
