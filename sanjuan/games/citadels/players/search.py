"""Looking ahead: what is hidden is dealt at random, again and again, and every answer is played on in each deal.

All seats play on greedily to the end of the round after next; then the chances to win are what the standing says.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from random import Random

from sanjuan.bots.trials import Limits, best
from sanjuan.games.citadels.guess import guess
from sanjuan.games.citadels.players.answering import Answer, respond
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.standing import chances
from sanjuan.games.citadels.players.victims import believable
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Ask, apply_legal, in_order

SEARCHED: dict[str, float] = {
    "character": 1.0, "dismiss": 0.5, "kill": 1.0, "bewitch": 1.0, "rob": 1.0, "warrants": 0.5, "signed": 0.5,
    "threats": 0.5, "flower": 0.5, "magic": 1.0, "destroy": 0.7, "seize": 0.7, "receive": 0.5,
    "theater": 0.5, "spy": 0.5, "navigate": 0.3, "threat": 0.3, "crown": 0.3,
}  # fmt: skip
"""The questions about whom to be, whom to name and whose districts to touch, and what part of the rollouts they
get; the others are answered by the rules."""
NAMING = frozenset(["kill", "bewitch", "rob", "warrants", "signed", "threats", "flower"])
"""The questions that name a character: one that nobody can have is no answer."""
USUAL_SEATS = 4
"""The seats that `SearchBudget.rollouts` is meant for: the time of a round grows with their number."""


@dataclass(frozen=True)
class SearchBudget:
    """The limits of a search: `answers` are tried, in about `rollouts` rollouts of `rounds` rounds after this one.

    The number of rollouts is that at four seats; more seats get fewer. `kinds` are the kinds of questions that are
    searched, each with its share of the rollouts.
    """

    answers: int = 8
    rollouts: int = 140
    rounds: int = 1
    kinds: dict[str, float] = field(default_factory=lambda: SEARCHED)


def decide_in_steps(view: State, rng: Random, budget: SearchBudget) -> Generator[None, None, Answer]:
    """Return the best answer to the open question of a view; yields after every rollout."""
    question = view.ask
    assert question is not None
    part = budget.kinds.get(question.kind, 0.0)
    return best(
        candidates(view, budget.answers) if part else [_usual(view)],
        lambda: guess(view, rng),
        lambda world, chosen: _chance_after(world.copy(), chosen, budget.rounds),
        Limits(int(budget.rollouts * part * USUAL_SEATS / len(view.gold))),
    )


def _chance_after(world: State, chosen: Answer, rounds: int) -> float:
    """Return the chance to win of the seat that answers if everybody then plays greedily.

    Play goes on to the end of the round and for `rounds` more rounds; the position is changed in place.
    """
    question = world.ask
    assert question is not None
    last = world.round + rounds
    apply_legal(world, question, chosen)
    play_on(world, last)
    return chances(world)[question.seat]


def play_on(state: State, last: int, watch: Callable[[State], None] | None = None) -> None:
    """Play greedily to the end of the round of this number, or to the end of the game; `watch` sees each answer."""
    while (asked := state.ask) is not None and state.round <= last:
        apply_legal(state, asked, in_order(asked.options, respond(state, NO_CHANCE)))
        if watch:
            watch(state)


NO_CHANCE = Random(0)
"""The chance given to the greedy player, which never draws on it."""


def _usual(view: State) -> Answer:
    question = view.ask
    assert question is not None
    return tuple(respond(view, NO_CHANCE))


def candidates(view: State, most: int) -> list[Answer]:
    """Return the answers to look at, the greedy player's first."""
    question = view.ask
    assert question is not None
    usual = _usual(view)
    if question.kind in NAMING:
        question = question._replace(options=(*believable(Reading(view, question.seat), question.options),))
    found = {_same(usual): usual}
    for chosen in OTHERS.get(question.kind, _single)(question, usual):
        found.setdefault(_same(chosen), chosen)
    return list(found.values())[:most]


def _same(chosen: Answer) -> Answer:
    return tuple(sorted(chosen))


def _single(question: Ask, usual: Answer) -> list[Answer]:
    """Return each option alone, and none if that is allowed; of several at once the usual ones without one of them."""
    if question.least > 1:
        return _one_changed(question, usual)
    declined: list[Answer] = [] if question.least else [()]
    return declined + [(option,) for option in question.options]


def _one_changed(question: Ask, usual: Answer) -> list[Answer]:
    """Return the usual choice with one of its names replaced by another."""
    others = [option for option in question.options if option not in usual]
    return [(*usual[:at], other, *usual[at + 1 :]) for at in reversed(range(len(usual))) for other in others]


def _magic(question: Ask, usual: Answer) -> list[Answer]:
    """Return swaps with every seat."""
    return [(option,) for option in question.options if option.startswith("seat_")]


OTHERS: dict[str, Callable[[Ask, Answer], list[Answer]]] = {"magic": _magic}
