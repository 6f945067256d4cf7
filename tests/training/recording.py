"""Games in numbers, as the compiled game reads them (training/san_juan/native/replay.hpp)."""

from random import Random

from sanjuan.games import GAMES
from sanjuan.games.san_juan.cards import PRICE_TILES
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.table.flow import answer
from sanjuan.table.options import place_of
from training.san_juan.native.tables import NAMES

GAME = GAMES["san_juan"]
QUESTIONS = ("role", "library", "build", "pay", "produce", "sell", "keep", "discard", "chapel")
GOOD = 100
"""The offset of the place of a good that is part of a payment."""


def numbers(question, chosen):
    """Return an answer in numbers."""
    if question.kind == "role":
        return [ROLES.index(chosen[0])]
    if question.kind == "library":
        return [int(bool(chosen))]
    if question.kind == "build":
        card, _, where = chosen[0].partition(">") if chosen else ("", "", "")
        return [NAMES.index(card), place_of(where) if where else -1] if chosen else [-1, -1]
    if question.kind == "chapel":
        return [NAMES.index(chosen[0]) if chosen else -1]
    if question.kind in ("produce", "sell"):
        return sorted(place_of(option) for option in chosen)
    return sorted(GOOD + place_of(option) if "@" in option else NAMES.index(option) for option in chosen)


def listed(cards):
    return [len(cards), *(NAMES.index(card) for card in cards)]


class Recording:
    """One game: its lines of numbers, and every position in which a question was open."""

    def __init__(self, seats, seed, monkeypatch, player=GAME.bots["greedy"]):
        self.player = player
        self.piles, self.positions = [], []
        monkeypatch.setattr(piles, "_reshuffle", self._watched(piles._reshuffle))
        self.state = GAME.new(seats, seed, edition=2)
        first = [seats, self.state.governor, *(PRICE_TILES.index(tile) for tile in self.state.tiles)]
        begin = [first, listed(self.state.deck), *(listed(own.hand) for own in self.state.seats)]
        answers = self._play(Random(seed))
        end = [*GAME.scores(self.state), self.state.round]
        self.lines = [*begin, [len(self.piles)], *self.piles, [len(answers)], *([len(a), *a] for a in answers), end]
        monkeypatch.undo()

    def _watched(self, reshuffle):
        def watched(state):
            count = len(state.discard)
            reshuffle(state)
            if state is self.state:
                self.piles.append(listed(state.deck[:count]))

        return watched

    def _play(self, rng):
        answers = []
        while self.state.ask is not None:
            question = self.state.ask
            self.positions.append(self.state.copy())
            chosen = self.player(GAME.view(self.state, question.seat), rng)
            answers.append([QUESTIONS.index(question.kind), question.seat, *numbers(question, chosen)])
            answer(self.state, chosen)
        return answers


def write(file, recordings):
    """Write games as numbers."""
    lines = [line for recording in recordings for line in recording.lines]
    file.write_text("".join(" ".join(map(str, line)) + "\n" for line in lines))
