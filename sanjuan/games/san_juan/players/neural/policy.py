"""Choosing by the network: an answer is valued by the position right after it, a role by a rollout of its phase.

The network sees much that the greedy player does not, but its small differences are noise. So the greedy player's
answer, the baseline, is kept unless another one promises clearly more; and in rollouts everybody plays greedily, which
is fast. Only the seat that searches may play there as it would in the game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END, build
from sanjuan.games.san_juan.phases.events import rebuild
from sanjuan.games.san_juan.players.greedy.player import greedy
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, apply_visible, distinct_answers
from sanjuan.games.san_juan.players.neural.network import Network
from sanjuan.games.san_juan.players.neural.sigmoid import sigmoid
from sanjuan.games.san_juan.score import scores, winners
from sanjuan.games.san_juan.sight import TUCKING_POWERS
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import Ask, answer, refusal
from sanjuan.table.options import is_move, is_place, place_of, without_index

PER_POINT = 0.01
"""The logit of one point of margin, so that a lost or won game is still played well."""
TRUST = 0.06
"""The lead, as a logit, that another answer needs over the baseline."""
TRUST_IN_ROLE = 0.02
"""The lead, as a chance, that another role needs over the baseline."""
PHASES = ("role", "library", "visit")
"""The questions whose answer starts a phase in which everybody acts."""
ON_PLACES = ("produce", "sell")
"""The questions about places of the city: only the gain counts, no hand card is given up."""
BUILDS = ("build", "rebuild")
BUILDING = ("builder", "reconstruction")
"""The phases at whose end a complete city ends the game."""
CANDIDATES = 5
"""The number of answers searched, the most promising ones."""
SURE = 12.0
SHARED = {1: SURE, 2: 0.0, 3: -0.693147, 4: -1.098612}
"""The logit of the share of a win (1, a half, a third, a quarter) by the number of those who share it."""
_NO_RANDOMNESS = Random(0)

Taste = Callable[[State, int], float]
AnswerFn = Callable[[State], Answer]
"""A function that answers the open question of a full position."""
NO_OVERRIDES: Mapping[int, AnswerFn] = {}
"""The seats that do not play greedily in a rollout, each with its function: none."""


@dataclass(frozen=True)
class Policy:
    """A network for each number of seats, and the taste of a character beyond winning.

    `value` is a logit: greater is better for the seat.
    """

    networks: dict[int, Network]
    taste: Taste | None = None

    def value(self, state: State, seat: int) -> float:
        """Return how good a position is for a seat, as a logit."""
        if state.ask is None and (not state.todo or decided(state)):
            return final(state, seat)
        win, margin = self.networks[len(state.seats)].outputs(state, seat)
        value = win + PER_POINT * margin
        return value + self.taste(state, seat) if self.taste else value

    def best_without_search(self, state: State) -> Answer:
        """Return the best answer by the position right after it; not for questions that choose a role."""
        question = state.ask
        assert question is not None
        found = distinct_answers(question)
        if found is None or question.kind == "pay":
            found = [self.card_by_card(state, question)]
            baseline = baseline_answer(state)
            if canonical(baseline) != canonical(found[0]):
                found.append(baseline)
        return max(self.rate(state, question, found), key=_by_value)[1] if len(found) > 1 else found[0]

    def rate(self, state: State, question: Ask, found: list[Answer]) -> list[tuple[float, Answer]]:
        """Return (value, answer) of several answers to a question that does not choose a role."""
        order = self.least_missed_first(state, question.seat) if question.kind == "build" else []
        baseline = canonical(baseline_answer(state))
        return [
            (self.value_after(state, chosen, order) + TRUST * (canonical(chosen) == baseline), chosen)
            for chosen in found
        ]

    def value_after(self, state: State, chosen: Answer, order: list[str]) -> float:
        """Return the value of the position after an answer; a price is paid with the first cards of `order`."""
        question = state.ask
        assert question is not None
        new = apply_visible(state, chosen)
        if order and new.ask is not None and new.ask.kind == "pay":
            new = apply_visible(new, _payment(new.ask, order))
        return self.value(new, question.seat)

    def least_missed_first(self, state: State, seat: int) -> list[str]:
        """Return the hand cards, the least missed first."""
        return [option for _, option in sorted(self.losses(state, seat, state.seats[seat].hand))]

    def losses(self, state: State, seat: int, options: list[str]) -> list[tuple[float, str]]:
        """Return (negated value of the position without it, option) for hand cards and goods, in the order offered."""
        negated = {option: -self.value(without(state, seat, option), seat) for option in dict.fromkeys(options)}
        return [(negated[option], option) for option in options]

    def card_by_card(self, state: State, question: Ask) -> Answer:
        """Answer a question about many cards: the least missed first, as long as the value grows.

        An answer that the question's rule forbids is repaired by leaving out goods.
        """
        order = self._best_first(state, question)
        if question.least < question.most:
            return self._as_many_as_help(state, question, order)
        chosen = tuple(order[: question.least])
        if refusal(state, chosen) is not None:
            cards = [option for option in order if not is_place(option)]
            goods = [option for option in order if is_place(option)]
            mixes = [_mixed(goods, cards, most, question) for most in range(len(goods), -1, -1)]
            chosen = next(mix for mix in mixes if refusal(state, mix) is None)
        return chosen

    def _best_first(self, state: State, question: Ask) -> list[str]:
        """Return the options, the one to choose first in front."""
        if question.kind in ON_PLACES:
            gains = self.rate(state, question, [(option,) for option in question.options])
            return [option for _, (option,) in sorted(gains, key=_by_value, reverse=True)]
        order = [option for _, option in sorted(self.losses(state, question.seat, list(question.options)))]
        return order[::-1] if question.kind in ("keep", "start_hand") else order

    def _as_many_as_help(self, state: State, question: Ask, order: list[str]) -> Answer:
        found = [tuple(order[:count]) for count in range(question.least, question.most + 1)]
        return max(self.rate(state, question, found), key=_by_value)[1]

    def win_chance(self, state: State, seat: int) -> float:
        """Return the expected share of the win, between 0 and 1."""
        return sigmoid(self.value(state, seat))


def baseline_answer(state: State) -> Answer:
    """Return the greedy player's answer to the open question, which uses no randomness."""
    return greedy(state, _NO_RANDOMNESS)


def canonical(chosen: Answer) -> list[str]:
    """Return the canonical form of an answer, in which answers with the same effect are equal: goods of a kind are."""
    if len(chosen) == 1 and is_move(chosen[0]):
        return [chosen[0]]
    return sorted(map(without_index, chosen))


def rollout(state: State, chosen: Answer, overrides: Mapping[int, AnswerFn] = NO_OVERRIDES) -> State:
    """Answer a full position's question and play on until a role is to be chosen or the game is over.

    All play greedily; a seat in `overrides` answers by its own function, unless the answer starts a phase.
    """
    answer(state, chosen)
    while (question := state.ask) is not None and question.kind != "role":
        reply = baseline_answer if question.kind in PHASES else overrides.get(question.seat, baseline_answer)
        answer(state, reply(state))
    return state


def final(state: State, seat: int) -> float:
    """Return the value of a game that is over: the logit of the share of the win, and a little for the margin."""
    best, points = winners(state), scores(state)
    margin = points[seat] - max(points[:seat] + points[seat + 1 :])
    return (SHARED[len(best)] if seat in best else -SURE) + PER_POINT * margin


def may_end(state: State) -> bool:
    """Return whether the open question is about a build that may complete a city, or is in the last phase anyway."""
    question = state.ask
    if question is None or question.kind not in BUILDS:
        return False
    sizes = [len(own.city) for own in state.seats]
    return sizes[question.seat] >= BUILDINGS_TO_END - 1 or max(sizes) >= BUILDINGS_TO_END


def decided(state: State) -> bool:
    """Return whether the game ends with this phase, nobody can still build in it, and all points are known."""
    if state.phase not in BUILDING or max([len(own.city) for own in state.seats]) < BUILDINGS_TO_END:
        return False
    if any(step[0] in (build, rebuild) for step in state.todo):
        return False
    return state.viewer is None or not any(
        _may_tuck(state, seat) for seat in range(len(state.seats)) if seat != state.viewer
    )


def _may_tuck(state: State, seat: int) -> bool:
    own, powers = state.seats[seat], state.box.powers
    stacks = [(top, *below) for top, below in zip(own.city, own.covered, strict=True)]
    return any(name in powers[power] for power in TUCKING_POWERS for stack in stacks for name in stack)


def without(state: State, seat: int, option: str) -> State:
    """Return the position with a hand card, or the good on a place, taken away."""
    new = state.copy()
    own = new.seats[seat]
    if is_place(option):
        own.goods[place_of(option)] = ""
    elif option in own.hand:
        own.hand.remove(option)
    else:
        new.aside.remove(option)
    return new


def _payment(question: Ask, order: list[str]) -> Answer:
    left = list(question.options)
    chosen: list[str] = []
    for option in order:
        if option in left and len(chosen) < question.least:
            left.remove(option)
            chosen.append(option)
    return tuple(chosen + left[: question.least - len(chosen)])


def _mixed(goods: list[str], cards: list[str], most: int, question: Ask) -> Answer:
    return tuple([*goods[:most], *cards][: question.least])


def _by_value(valued: tuple[float, Answer]) -> float:
    return valued[0]
