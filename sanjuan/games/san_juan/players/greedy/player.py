"""The greedy player of San Juan: it values what every answer brings now and does not search.

A pure function of the view and the random generator; the figures it believes in are in `values`.
"""

from collections.abc import Callable
from random import Random

from sanjuan.bots.random_bot import random
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.players.greedy.building import best_build, best_free_build, payment
from sanjuan.games.san_juan.players.greedy.reading import Reading, Weights, expected_prices
from sanjuan.games.san_juan.players.greedy.roles import Round
from sanjuan.games.san_juan.players.greedy.values import BELIEFS
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import Ask
from sanjuan.table.options import card_of

Answer = tuple[str, ...]


def player(weights: Weights) -> Callable[[State, Random], Answer]:
    """Return a greedy player with these beliefs."""

    def answer(view: State, rng: Random) -> Answer:
        question = view.ask
        assert question is not None
        decide = _DECIDE.get(question.kind)
        return decide(Reading(view, question.seat, weights), question) if decide else random(view, rng)

    return answer


greedy = player(BELIEFS)


def _role(reading: Reading, question: Ask) -> Answer:
    return (Round(reading).best_role(question.options),)


def _library(reading: Reading, question: Ask) -> Answer:
    """Use the doubled privilege now unless another role could make much more of it at the second choice."""
    now = Round(reading).library_now(question.seat, ROLES, reading.weights["double_now"])
    return question.options if now else ()


def _build(reading: Reading, question: Ask) -> Answer:
    _, option = best_build(reading, reading.prices.privilege, question.options)
    return (option,) if option else ()


def _pay(reading: Reading, question: Ask) -> Answer:
    _, _, place = question.then
    return payment(reading, question.options, question.least, place)


def _produce(reading: Reading, question: Ask) -> Answer:
    return _best(question, [reading.good(card_of(option)) for option in question.options], question.most)


def _sell(reading: Reading, question: Ask) -> Answer:
    prices = expected_prices(reading.view)
    names = [card_of(option) for option in question.options]
    values = [
        reading.price(name, prices) * reading.card - reading.weights["held"] * reading.good(name) for name in names
    ]
    return _best(question, values, question.most)


def _keep(reading: Reading, question: Ask) -> Answer:
    return _best(question, reading.values(list(question.options)), question.least)


def _discard(reading: Reading, question: Ask) -> Answer:
    values = reading.values(list(question.options))
    return _best(question, [-value for value in values], question.least)


def _gold_mine(reading: Reading, question: Ask) -> Answer:
    return _best(question, reading.values(list(question.options)), question.most)


def _chapel(reading: Reading, question: Ask) -> Answer:
    values = reading.values(list(question.options))
    worst = min(values)
    return (question.options[values.index(worst)],) if worst < reading.weights["tucked"] else ()


def _office(reading: Reading, question: Ask) -> Answer:
    """Exchange cards that are money only: a new one may be more."""
    values = reading.values(list(question.options))
    return _best(question, [-value for value in values], min(question.most, values.count(reading.card)))


def _bank(reading: Reading, question: Ask) -> Answer:
    """Fill the bank when the game is about to end, with all cards that are worth less than the point."""
    if reading.left >= 1:
        return ()
    values = reading.values(list(question.options))
    return tuple([card for card, value in zip(question.options, values, strict=True) if value < 1])


def _harbor(reading: Reading, question: Ask) -> Answer:
    return question.options[:1]


def _earthquake(reading: Reading, question: Ask) -> Answer:
    return _best(question, [-reading.worth(card_of(option)) for option in question.options], 1)


def _visit(reading: Reading, question: Ask) -> Answer:
    return (Round(reading).best_visit(question.options, question.seat),)


def _rebuild(reading: Reading, question: Ask) -> Answer:
    _, card = best_free_build(reading)
    return (card,) if card else ()


def _best(question: Ask, values: list[float], count: int) -> Answer:
    """Return the options of the highest values; among equal ones the first offered."""
    order = sorted(range(len(values)), key=lambda at: -values[at])
    return tuple([question.options[at] for at in order[:count]])


_DECIDE: dict[str, Callable[[Reading, Ask], Answer]] = {
    "role": _role,
    "library": _library,
    "build": _build,
    "pay": _pay,
    "produce": _produce,
    "sell": _sell,
    "keep": _keep,
    "start_hand": _keep,
    "discard": _discard,
    "gold_mine": _gold_mine,
    "chapel": _chapel,
    "office": _office,
    "bank": _bank,
    "harbor": _harbor,
    "earthquake": _earthquake,
    "taxes": _discard,
    "amnesty": _office,
    "visit": _visit,
    "rebuild": _rebuild,
}
