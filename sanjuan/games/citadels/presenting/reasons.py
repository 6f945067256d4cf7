"""Why what is not offered now cannot be chosen, where the rules tell."""

from collections.abc import Callable, Iterator
from typing import Any

from sanjuan.games.citadels.cards import DISTRICTS
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.building import DUPLICATING, FREE
from sanjuan.games.citadels.rules.doing import GATHERED
from sanjuan.games.citadels.rules.moving import complete, cost_at, in_city, price_of, seat_option
from sanjuan.games.citadels.rules.powers.rank8 import DEAREST, SAFE, destruction, difference, seizure
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Ask
from sanjuan.table.options import place

Reason = dict[str, Any]
Why = Callable[[State, Ask], Iterator[tuple[str, Reason]]]


def reason(id: str, **args: Any) -> Reason:
    """Return a reason: a message id with its arguments."""
    return {"id": id, "args": args}


def reasons(view: State) -> dict[str, Reason]:
    """Return why what is not offered now cannot be chosen: {option: {"id", "args"}}."""
    asked = view.ask
    if asked is None or asked.kind not in WHY:
        return {}
    return {option: why for option, why in WHY[asked.kind](view, asked) if option not in asked.options}


def _characters(view: State, asked: Ask) -> Iterator[tuple[str, Reason]]:
    for name in view.cast:
        if name == view.acting:
            yield name, reason("own-character")
        elif CHARACTERS[name].rank == 1:
            yield name, reason("first-rank")
        elif name in (view.killed, view.bewitched):
            yield name, reason("killed" if name == view.killed else "bewitched")


def _seats(view: State, asked: Ask) -> Iterator[tuple[str, Reason]]:
    for seat, gold in enumerate(view.gold):
        if asked.kind == "crown":
            yield seat_option(seat), reason("crowned")
        elif asked.kind == "wizard":
            yield seat_option(seat), reason("no-cards")
        else:
            yield seat_option(seat), reason("poor", gold=gold)


def _districts(view: State, asked: Ask) -> Iterator[tuple[str, Reason]]:
    for seat, city in enumerate(view.cities):
        for index, card in enumerate(city):
            why = _why_not(view, asked, seat, index, card)
            if why:
                yield in_city(seat, card, index), why


def _why_not(view: State, asked: Ask, seat: int, index: int, card: str) -> Reason | None:
    """Return why a question does not offer this district, None where no reason is given."""
    if complete(view, seat):
        return reason("complete")
    if asked.kind == "armory":
        return None
    if seat == view.shielded:
        return reason("shielded")
    if card in SAFE:
        return reason("safe")
    if seat == asked.seat and asked.kind != "destroy":
        return None
    if asked.kind == "seize" and cost_at(view, seat, index) > DEAREST:
        return reason("too-dear")
    price = PRICES[asked.kind](view, asked, seat, index)
    gold = view.gold[asked.seat]
    return reason("price", price=price, gold=gold) if price > gold else reason("twice")


PRICES: dict[str, Callable[[State, Ask, int, int], int]] = {
    "destroy": lambda view, asked, seat, index: destruction(view, seat, index),
    "seize": lambda view, asked, seat, index: seizure(view, seat, index),
    "receive": lambda view, asked, seat, index: difference(view, asked.seat, view.aim, seat, index),
}
"""The functions that price a district, by the kind of question."""


def _own(view: State, asked: Ask) -> Iterator[tuple[str, Reason]]:
    for index, card in enumerate(view.cities[asked.seat]):
        yield place(card, index), reason("coined" if asked.kind == "beautify" else "not-now")


def _hand(view: State, asked: Ask) -> Iterator[tuple[str, Reason]]:
    for card in view.hands[asked.seat]:
        yield card, _not_buildable(view, asked.seat, card)


def _not_buildable(view: State, seat: int, card: str) -> Reason:
    """Return why a card of the hand cannot be built now."""
    row, city, kind = CHARACTERS[view.acting], view.cities[seat], DISTRICTS[card]
    permitted = view.built < row.permits or card in FREE or kind.type == row.unlimited
    if kind.unbuildable:
        return reason("never")
    if not row.permits:
        return reason("navigator")
    if not view.did & GATHERED:
        return reason("gather")
    if not permitted:
        return reason("limit")
    if card in city and not row.repeats and DUPLICATING.isdisjoint(city):
        return reason("built")
    if kind.crowded and len(city) >= kind.crowded:
        return reason("crowded", n=kind.crowded)
    return reason("dear", price=price_of(card, city), gold=view.gold[seat])


WHY: dict[str, Why] = {
    **dict.fromkeys(("kill", "bewitch", "rob", "warrants", "threats"), _characters),
    **dict.fromkeys(("wizard", "crown", "lender", "richest"), _seats),
    **dict.fromkeys(("destroy", "seize", "receive", "armory"), _districts),
    **dict.fromkeys(("beautify", "give_away"), _own),
    "turn": _hand,
}
"""The functions that yield an option with the reason against it, by the kind of question."""
