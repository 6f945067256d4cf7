"""Why an answer is good, in terms that a player knows: cards, goods, points, plans, and what the others get of it."""

from collections import Counter
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from sanjuan.games.san_juan.builder import BUILDINGS_TO_END, Prices, price_of
from sanjuan.games.san_juan.cards import SIX
from sanjuan.games.san_juan.neural.after import Answer, after
from sanjuan.games.san_juan.neural.features import points
from sanjuan.games.san_juan.neural.policy import PHASES, Policy, expert
from sanjuan.games.san_juan.score import rows
from sanjuan.games.san_juan.state import HIDDEN, State
from sanjuan.games.san_juan.trader import price

CLEARLY = 0.75
"""Cards (or what is worth as much) that make a difference worth telling."""
OFTEN = 0.5


@dataclass(frozen=True)
class Ground:
    """A reason: the message `advice-<id>`, its arguments, and how much it weighs against other reasons."""

    id: str
    weight: float
    args: dict[str, Any] = field(default_factory=dict)


def grounds_of_role(policy: Policy, view: State, ends: dict[Answer, list[State]], one: Answer) -> list[Ground]:
    """Return what playing out an answer's phase leads to; `ends`: the positions after each answer, deal by deal."""
    question = view.ask
    assert question is not None
    seat, states = question.seat, ends[one]
    found = _own_gain(view, states, seat) if question.kind in PHASES else []
    found += _others_gain(view, ends, one, seat)
    if question.kind == "role":
        found += _denied(ends, one, seat)
    return found + _ending(view, states, seat)


def _own_gain(view: State, states: list[State], seat: int) -> list[Ground]:
    """Tell the building that will probably be built, cards, goods, and whether a wanted card comes into reach."""
    before = view.seats[seat]
    found = []
    built = Counter([name for state in states for name in (Counter(state.seats[seat].city) - Counter(before.city))])
    for name, count in built.most_common(1):
        if count >= OFTEN * len(states):
            found.append(Ground("builds", 4.0, {"card": name}))
    cards = _mean([len(state.seats[seat].hand) - len(before.hand) for state in states])
    goods = _mean([_goods(state, seat) - _goods(view, seat) for state in states])
    if cards >= CLEARLY:
        found.append(Ground("sells" if goods <= -CLEARLY else "draws", 1.0 + cards, {"n": round(cards)}))
    if goods >= CLEARLY:
        found.append(Ground("goods", 1.0 + goods, {"n": round(goods)}))
    wanted = [name for name in _wanted(view, seat) if _lacking(view, seat, name) > 0]
    reached = [name for name in wanted if _mean([_lacking(state, seat, name) for state in states]) <= 0]
    if reached and not built:
        found.append(Ground("reaches", 2.5, {"card": reached[0]}))
    return found


def _others_gain(view: State, ends: dict[Answer, list[State]], one: Answer, seat: int) -> list[Ground]:
    """Tell when the others get clearly less, or more, of this answer than of the others."""
    gains = {
        answer: _mean([_wealth(state, other) for state in states for other in _others(state, seat)])
        for answer, states in ends.items()
    }
    rest = [gain for answer, gain in gains.items() if answer != one]
    if not rest:
        return []
    less = _mean(rest) - gains[one]
    if less >= CLEARLY:
        return [Ground("little_for_others", 1.0 + less)]
    return [Ground("much_for_others", 0.5 - less)] if less <= -2 * CLEARLY else []


def _denied(ends: dict[Answer, list[State]], one: Answer, seat: int) -> list[Ground]:
    """Tell when the next player would take this role if it were left."""
    for answer, states in ends.items():
        state = states[0]
        if answer == one or state.ask is None or state.ask.kind != "role" or state.ask.seat == seat:
            continue
        wants = expert(state) == one
        return [Ground("denies", 1.8, {"role": one[0], "seat": state.ask.seat})] if wants else []
    return []


def _ending(view: State, states: list[State], seat: int) -> list[Ground]:
    over = [state for state in states if state.ask is None]
    if len(over) < OFTEN * len(states):
        return []
    return [Ground("ends", 3.0, {"points": round(_mean([_points(state, seat) for state in over]))})]


def grounds_of_answer(policy: Policy, view: State, one: Answer) -> list[Ground]:
    """Return what speaks for an answer in the position right after it."""
    question = view.ask
    assert question is not None
    tell = _TELL.get(question.kind)
    return tell(policy, view, question.seat, one) if tell else []


def _of_build(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    wanted = _wanted(view, seat)
    if not one:
        costly = [name for name in wanted if _lacking(view, seat, name) > 0]
        held = len(view.seats[seat].hand)
        return [Ground("saves_for", 2.0, {"card": costly[0]})] if costly else [Ground("keeps_cards", 1.0, {"n": held})]
    card = one[0].partition(">")[0]
    row = view.box.cards[card]
    new = after(view, one)
    gained = points(new, seat, tuple(new.seats[seat].city)) - points(view, seat, tuple(view.seats[seat].city))
    found = [Ground("points", 0.6 * gained, {"points": gained})] if gained > 0 else []
    if view.phase == "builder" and price_of(view, seat, one[0]) == 0:
        found.append(Ground("free", 2.2))
    if row.kind == SIX:
        found.append(Ground("scores_at_end", 2.4, {"card": card}))
    elif row.phase in view.box.phases and card not in view.box.production:
        found.append(Ground("works", 1.5, {"card": card, "role": row.phase}))
    elif card in view.box.production:
        found.append(Ground("factory", 1.5, {"card": card}))
    if len(new.seats[seat].city) >= BUILDINGS_TO_END:
        found.append(Ground("completes", 3.0))
    return found


def _of_cards_kept(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    """Tell of the card kept that counts most: whether it can be built, or scores at the end."""
    held = len(view.seats[seat].hand)
    for card in one:
        if card in view.seats[seat].city and card not in view.box.production:
            continue
        if view.box.cards[card].kind == SIX:
            return [Ground("scores_at_end", 2.0, {"card": card})]
        if _price(view, seat, card) <= held:
            return [Ground("reaches", 2.0, {"card": card})]
    return [Ground("worth_waiting", 1.0, {"card": one[0]})] if one else []


def _of_cards_given(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    """Tell why just these cards go: second copies are money, others are missed least; and what is kept for it."""
    cards = [option for option in one if "@" not in option]
    city = view.seats[seat].city
    idle = [card for card in cards if card in city and card not in view.box.production]
    found = [Ground("cannot_be_built", 2.0, {"cards": idle})] if idle else []
    if len(one) > len(cards):
        found.append(Ground("pays_with_goods", 1.5))
    left = after(view, one).seats[seat].hand if cards else []
    wanted = [name for name in _wanted(view, seat) if name in left]
    if wanted:
        found.append(Ground("keeps", 1.2, {"card": wanted[0]}))
    return found or [Ground("least_missed", 1.0)]


def _of_production(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    most = 0 if view.ask is None else view.ask.most
    return [Ground("makes", 1.0, {"places": list(one)})] if one else [Ground("makes_nothing", float(most == 0))]


def _of_sale(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    if not one:
        return [Ground("waits_for_prices", 1.0)]
    return [Ground("fetches", 1.0, {"n": sum([price(view, option) for option in one])})]


def _of_tucking(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    if not one:
        return _of_build(policy, view, seat, ())
    return [Ground("tucks", 1.0, {"points": len(one)})]


def _of_swap(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    return [Ground("swaps", 1.0, {"n": len(one)})] if one else [Ground("keeps_hand", 1.0)]


def _of_quake(policy: Policy, view: State, seat: int, one: Answer) -> list[Ground]:
    return [Ground("least_missed", 1.0)]


_TELL = {
    "build": _of_build,
    "rebuild": _of_build,
    "keep": _of_cards_kept,
    "start_hand": _of_cards_kept,
    "gold_mine": _of_cards_kept,
    "pay": _of_cards_given,
    "discard": _of_cards_given,
    "taxes": _of_cards_given,
    "produce": _of_production,
    "sell": _of_sale,
    "chapel": _of_tucking,
    "bank": _of_tucking,
    "harbor": _of_tucking,
    "office": _of_swap,
    "amnesty": _of_swap,
    "earthquake": _of_quake,
}


def _wanted(view: State, seat: int) -> list[str]:
    """Return the cards in hand that can still be built, the dearest first: what one plays for."""
    own = view.seats[seat]
    names = [name for name in dict.fromkeys(own.hand) if name != HIDDEN]
    open_ones = [name for name in names if name in view.box.production or name not in own.city]
    return sorted(open_ones, key=lambda name: -view.box.cost[name])[:3]


def _lacking(state: State, seat: int, name: str) -> int:
    """Return how many cards are lacking to pay for a card in hand; as many as it costs when it is not there."""
    own = state.seats[seat]
    return _price(state, seat, name) - (len(own.hand) - 1 if name in own.hand else 0)


def _price(state: State, seat: int, name: str) -> int:
    return Prices(state, seat).of(name)


def _wealth(state: State, seat: int) -> float:
    """Return what a seat has, in cards: hand, goods, and what its buildings cost."""
    own = state.seats[seat]
    return len(own.hand) + 1.5 * _goods(state, seat) + 1.3 * sum([state.box.cost[name] for name in own.city])


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.seats)) if other != seat]


def _goods(state: State, seat: int) -> int:
    goods = state.seats[seat].goods
    return len(goods) - goods.count("")


def _points(state: State, seat: int) -> int:
    return rows(state, seat)["total"]


def _mean(numbers: list[Any]) -> float:
    return fsum(numbers) / len(numbers)
