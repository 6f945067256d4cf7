"""Why what is not offered cannot be chosen, and why a card costs less: the rules say so, not the table."""

from typing import Any

from sanjuan.games.san_juan.phases.builder import Prices
from sanjuan.games.san_juan.phases.events import FREE_UP_TO
from sanjuan.games.san_juan.state import State, place_name
from sanjuan.table.options import move

Reason = dict[str, Any]


def reasons(view: State) -> dict[str, Reason]:
    """Return why cards of the hand and the table (`card`) and covered places (`card>covered@place`) are no options.

    Each reason is {"id": ..., "args": figures}; only building gives reasons: `owned`, `price`, `cost`, `same`, `fixed`.
    """
    question = view.ask
    if question is None or question.kind not in ("build", "rebuild"):
        return {}
    own = view.seats[question.seat]
    cards = dict.fromkeys(own.hand + (view.on_table if question.kind == "build" else []))
    if question.kind == "rebuild":
        found = {card: _not_free(view, question.seat, card) for card in cards}
    else:
        found = _not_built(view, question.seat, cards)
    return {option: reason for option, reason in found.items() if option not in question.options}


def _not_free(view: State, seat: int, card: str) -> Reason:
    if _owned(view, seat, card):
        return _reason("owned")
    return _reason("cost", cost=view.box.cost[card], limit=FREE_UP_TO)


def _not_built(view: State, seat: int, cards: dict[str, None]) -> dict[str, Reason]:
    prices, own = Prices(view, seat), view.seats[seat]
    found = {}
    for card in cards:
        funds = len(own.hand) - (card not in view.on_table)
        found[card] = _too_dear(view, seat, card, prices, None, funds)
        for place in range(len(own.city)) if prices.crane else ():
            found[move(card, place_name(own, place))] = _not_covered(view, seat, card, prices, place, funds)
    return found


def _not_covered(view: State, seat: int, card: str, prices: Prices, place: int, funds: int) -> Reason:
    old = view.seats[seat].city[place]
    if old in view.box.powers["cannot_be_covered"]:
        return _reason("fixed")
    return _reason("same") if old == card else _too_dear(view, seat, card, prices, place, funds)


def _too_dear(view: State, seat: int, card: str, prices: Prices, place: int | None, funds: int) -> Reason:
    if _owned(view, seat, card):
        return _reason("owned")
    return _reason("price", price=prices.of(card, place), have=funds + prices.goods_for(place))


def savings(view: State, seat: int, card: str) -> list[dict[str, Any]]:
    """Return what makes a card cheaper for a seat on a new place: {"why": role or building, "n": how much}, in order.

    Together they may come to more than the card costs; the price stops at 0.
    """
    box, city = view.box, view.seats[seat].city
    found: list[tuple[str, int]] = []
    if view.phase == "builder" and seat == view.chooser and view.privilege:
        found = [("builder", 1), *((name, view.privilege - 1) for name in box.powers["doubles"])]
    power = box.powers["saves_production" if card in box.production else "saves_city"]
    found += [(name, power[name] * city.count(name)) for name in power]
    return [{"why": why, "n": n} for why, n in found if n]


def _owned(view: State, seat: int, card: str) -> bool:
    return card not in view.box.production and card in view.seats[seat].city


def _reason(id: str, **args: int) -> Reason:
    return {"id": id, "args": args}
