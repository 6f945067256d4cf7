"""Why an answer is good, in a player's terms: cards, goods, points, plans, and what the opponents gain."""

from collections import Counter
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from sanjuan.bots.evidence import Claim, Judge
from sanjuan.games.san_juan.cards import SIX
from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END, Prices, price_of
from sanjuan.games.san_juan.phases.trader import price
from sanjuan.games.san_juan.players.neural.apply_visible import Answer, apply_visible
from sanjuan.games.san_juan.players.neural.features import points
from sanjuan.games.san_juan.players.neural.policy import PHASES, Policy, baseline_answer
from sanjuan.games.san_juan.score import rows
from sanjuan.games.san_juan.state import State
from sanjuan.table.options import card_of, is_place
from sanjuan.table.sight import HIDDEN

CLEARLY = 0.75
"""The smallest difference worth mentioning, in cards or their equivalent."""
OFTEN = 0.5
CARDS, GOODS, OTHERS = "cards", "goods", "others"
JUDGE = Judge(
    {
        **dict.fromkeys("draws sells saves_for keeps_cards".split(), Claim(CARDS)),
        "goods": Claim(GOODS),
        "little_for_others": Claim(OTHERS, higher=False),
    }
)
"""The claims behind the reasons: after the phase the seat has more cards or goods, or the others have less."""


@dataclass(frozen=True)
class Reason:
    """The message `advice-<id>`, its arguments, and its weight against other reasons."""

    id: str
    weight: float
    args: dict[str, Any] = field(default_factory=dict)


def reasons_for_role(policy: Policy, view: State, ends: dict[Answer, list[State]], chosen: Answer) -> list[Reason]:
    """Return what the rollouts of an answer led to; `ends`: the final positions by answer, one for each deal."""
    question = view.ask
    assert question is not None
    seat, states = question.seat, ends[chosen]
    ending = _ending(view, states, seat)
    found = _own_gain(view, states, seat) if question.kind in PHASES else []
    if ending:  # after the end neither the own hand nor the others' cards bring anything
        return ending + [reason for reason in found if reason.id == "builds"]
    found += _others_gain(view, ends, chosen, seat)
    return found + (_denied(ends, chosen, seat) if question.kind == "role" else [])


def marks(end: State, seat: int) -> dict[str, float]:
    """Return what reasons can be held against at the end of a phase."""
    others = fsum([_wealth(end, other) for other in _others(end, seat)])
    return {CARDS: len(end.seats[seat].hand), GOODS: _goods(end, seat), OTHERS: others}


def _own_gain(view: State, states: list[State], seat: int) -> list[Reason]:
    """Return reasons: the building that will probably be built, cards, goods, and a wanted card within reach."""
    before = view.seats[seat]
    found = []
    built = Counter([name for state in states for name in (Counter(state.seats[seat].city) - Counter(before.city))])
    for name, count in built.most_common(1):
        if count >= OFTEN * len(states):
            found.append(Reason("builds", 4.0, {"card": name}))
    cards = _mean([len(state.seats[seat].hand) - len(before.hand) for state in states])
    goods = _mean([_goods(state, seat) - _goods(view, seat) for state in states])
    if cards >= CLEARLY:
        found.append(Reason("sells" if goods <= -CLEARLY else "draws", 1.0 + cards, {"n": round(cards)}))
    if goods >= CLEARLY:
        found.append(Reason("goods", 1.0 + goods, {"n": round(goods)}))
    wanted = [name for name in _wanted(view, seat) if _missing(view, seat, name) > 0]
    reached = [name for name in wanted if _mean([_missing(state, seat, name) for state in states]) <= 0]
    if reached and not built:
        found.append(Reason("reaches", 2.5, {"card": reached[0]}))
    return found


def _others_gain(view: State, ends: dict[Answer, list[State]], chosen: Answer, seat: int) -> list[Reason]:
    """Return the reason that the opponents gain clearly less from this answer than from the others, if they do."""
    gains = {
        answer: _mean([_wealth(state, other) for state in states for other in _others(state, seat)])
        for answer, states in ends.items()
    }
    rest = [gain for answer, gain in gains.items() if answer != chosen]
    if not rest:
        return []
    less = _mean(rest) - gains[chosen]
    return [Reason("little_for_others", 1.0 + less)] if less >= CLEARLY else []


def _denied(ends: dict[Answer, list[State]], chosen: Answer, seat: int) -> list[Reason]:
    """Return the reason that the next player would otherwise take this role, if so."""
    for answer, states in ends.items():
        state = states[0]
        if answer == chosen or state.ask is None or state.ask.kind != "role" or state.ask.seat == seat:
            continue
        wants = baseline_answer(state) == chosen
        return [Reason("denies", 1.8, {"role": chosen[0], "seat": state.ask.seat})] if wants else []
    return []


def _ending(view: State, states: list[State], seat: int) -> list[Reason]:
    over = [state for state in states if state.ask is None]
    if len(over) < OFTEN * len(states):
        return []
    return [Reason("ends", 3.0, {"points": round(_mean([_points(state, seat) for state in over]))})]


def reasons_for_answer(policy: Policy, view: State, chosen: Answer) -> list[Reason]:
    """Return the reasons that the position right after an answer shows."""
    question = view.ask
    assert question is not None
    tell = _TELL.get(question.kind)
    return tell(policy, view, question.seat, chosen) if tell else []


def _of_build(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    wanted = _wanted(view, seat)
    if not chosen:
        if _ends(view):
            return []
        costly = [name for name in wanted if _missing(view, seat, name) > 0]
        held = len(view.seats[seat].hand)
        return [Reason("saves_for", 2.0, {"card": costly[0]})] if costly else [Reason("keeps_cards", 1.0, {"n": held})]
    card = card_of(chosen[0])
    row = view.box.cards[card]
    new = apply_visible(view, chosen)
    gained = points(new, seat, tuple(new.seats[seat].city)) - points(view, seat, tuple(view.seats[seat].city))
    found = [Reason("points", 0.6 * gained, {"points": gained})] if gained > 0 else []
    if view.phase == "builder" and price_of(view, seat, chosen[0]) == 0:
        found.append(Reason("free", 2.2))
    if row.kind == SIX:
        found.append(Reason("scores_at_end", 2.4, {"card": card}))
    elif _ends(new):
        pass  # its power comes too late
    elif row.phase in view.box.phases and card not in view.box.production:
        found.append(Reason("works", 1.5, {"card": card, "role": row.phase}))
    elif card in view.box.production:
        found.append(Reason("factory", 1.5, {"card": card}))
    if len(new.seats[seat].city) >= BUILDINGS_TO_END:
        found.append(Reason("completes", 3.0))
    return found


def _of_cards_kept(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    """Name the kept card that counts most: one that can be built, or that scores at the end."""
    held = len(view.seats[seat].hand)
    for card in chosen:
        if card in view.seats[seat].city and card not in view.box.production:
            continue
        if view.box.cards[card].kind == SIX:
            return [Reason("scores_at_end", 2.0, {"card": card})]
        if _price(view, seat, card) <= held:
            return [Reason("reaches", 2.0, {"card": card})]
    return [Reason("worth_waiting", 1.0, {"card": chosen[0]})] if chosen else []


def _of_cards_given(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    """Return reasons for giving these cards (second copies are only money, others are missed least) and for those kept.

    None if the game ends with this phase: then no card is of any use.
    """
    if _ends(view):
        return []
    cards = [option for option in chosen if not is_place(option)]
    city = view.seats[seat].city
    idle = [card for card in cards if card in city and card not in view.box.production]
    found = [Reason("cannot_be_built", 2.0, {"cards": idle})] if idle else []
    if len(chosen) > len(cards):
        found.append(Reason("pays_with_goods", 1.5))
    left = apply_visible(view, chosen).seats[seat].hand if cards else []
    wanted = [name for name in _wanted(view, seat) if name in left]
    if wanted:
        found.append(Reason("keeps", 1.2, {"card": wanted[0]}))
    return found


def _of_production(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    """Name the goods; to make none is never a gain, so there is nothing to say for it."""
    return [Reason("makes", 1.0, {"places": list(chosen)})] if chosen else []


def _of_sale(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    if not chosen:
        return [Reason("waits_for_prices", 1.0)]
    return [Reason("fetches", 1.0, {"n": sum([price(view, option) for option in chosen])})]


def _of_tucking(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    if not chosen:
        return _of_build(policy, view, seat, ())
    return [Reason("tucks", 1.0, {"points": len(chosen)})]


def _of_swap(policy: Policy, view: State, seat: int, chosen: Answer) -> list[Reason]:
    return [Reason("swaps", 1.0, {"n": len(chosen)})] if chosen else [Reason("keeps_hand", 1.0)]


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
}


def _ends(state: State) -> bool:
    """Return whether the game ends with this phase: somebody has built the last building."""
    return any(len(own.city) >= BUILDINGS_TO_END for own in state.seats)


def _wanted(view: State, seat: int) -> list[str]:
    """Return the most expensive cards in hand that can still be built: what a player saves for."""
    own = view.seats[seat]
    names = [name for name in dict.fromkeys(own.hand) if name != HIDDEN]
    open_ones = [name for name in names if name in view.box.production or name not in own.city]
    return sorted(open_ones, key=lambda name: -view.box.cost[name])[:3]


def _missing(state: State, seat: int, name: str) -> int:
    """Return how many cards are missing to pay for a card in hand; its whole cost if it is not there."""
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
