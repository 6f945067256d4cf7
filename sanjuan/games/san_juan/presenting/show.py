"""A view as JSON for a table to draw, with the figures that only the rules know: prices, limits, points so far."""

from collections.abc import Callable
from typing import Any

from sanjuan.games.san_juan.phases.builder import BUILDINGS_TO_END, Prices, prices
from sanjuan.games.san_juan.phases.events import FREE_UP_TO
from sanjuan.games.san_juan.phases.rounds import ROLES, hand_limit
from sanjuan.games.san_juan.phases.trader import bonus_of, price
from sanjuan.games.san_juan.presenting.reasons import savings
from sanjuan.games.san_juan.presenting.role_preview import outlook
from sanjuan.games.san_juan.score import counted, if_built, rows
from sanjuan.games.san_juan.state import HIDDEN_TILE, State
from sanjuan.games.san_juan.wording import variant
from sanjuan.table.options import card_of, is_place
from sanjuan.table.sight import HIDDEN

ANY_CARD = "customs"
"""The good of a building that sells an unseen card at its own price, not by the price tile."""


def stage(state: State) -> tuple[int, int]:
    """Return (buildings of the largest city, how many end the game)."""
    return min(max(len(own.city) for own in state.seats), BUILDINGS_TO_END), BUILDINGS_TO_END


def show(view: State, seat: int | None) -> dict[str, Any]:
    """Return the table as `seat` sees it (None: a spectator); only names, counts and figures, nothing hidden."""
    return {
        "game": "san_juan",
        "seats": len(view.seats),
        "me": seat,
        "round": view.round,
        "begins": view.governor,
        "governor": view.governor,
        "phase": view.phase or None,
        "phase_seat": view.chooser if view.phase else None,
        "edition": view.box.options["edition"],
        "variant": variant(view.box.options),
        "roles": _roles(view),
        "events": list(view.events),
        "event": view.event or None,
        "on_table": [_priced(view, seat, card) for card in view.on_table],
        "tiles": _tiles(view),
        "draw": len(view.deck),
        "discard": len(view.discard),
        "players": [_player(view, number) for number in range(len(view.seats))],
        "hand": [] if seat is None else _hand(view, seat),
        "aside": _aside(view),
    }


def _roles(view: State) -> list[dict[str, Any]]:
    taken = dict(view.taken)
    return [{"id": role, "taken": taken.get(role), "now": role == view.phase} for role in ROLES]


def _tiles(view: State) -> dict[str, Any]:
    now = list(view.tiles[0]) if view.phase == "trader" else None
    seen = [list(tile) for tile in view.tiles if tile != HIDDEN_TILE]
    return {"now": now, "seen": seen, "unseen": len(view.tiles) - len(seen)}


def _player(view: State, seat: int) -> dict[str, Any]:
    own, sheet = view.seats[seat], rows(view, seat)
    points = counted(view, seat, sheet)
    return {
        "seat": seat,
        "city": [_place(view, seat, place, points) for place in range(len(own.city))],
        "hand": len(own.hand),
        "score": sheet["total"],
        "built": len(own.city),
        "limit": hand_limit(view, seat),
    }


def _place(view: State, seat: int, place: int, points: dict[str, int]) -> dict[str, Any]:
    own = view.seats[seat]
    tucked = [card for at, _, card in own.tucked if at == place]
    shown = {
        "card": own.city[place],
        "good": bool(own.goods[place]),
        "covered": list(own.covered[place]),
        "tucked": len(tucked),
        "tucked_cards": tucked,
    }
    return shown | ({"points": points[own.city[place]]} if own.city[place] in points else {})


def _hand(view: State, seat: int) -> list[dict[str, Any]]:
    return [_priced(view, seat, card) for card in view.seats[seat].hand]


def _priced(view: State, seat: int | None, card: str) -> dict[str, Any]:
    cost = view.box.cost[card]
    price = cost if seat is None else Prices(view, seat).of(card)
    priced: dict[str, Any] = {"card": card, "cost": cost, "price": price}
    if seat is not None and price != cost:
        priced["saved"] = savings(view, seat, card)
    worth = None if seat is None else if_built(view, seat, card)
    if worth is not None:
        priced["points"] = worth
    return priced


def _aside(view: State) -> dict[str, Any] | None:
    if not view.aside or view.ask is None or HIDDEN in view.aside:
        return None
    return {"cards": list(view.aside), "kind": view.ask.kind}


def question(view: State) -> dict[str, Any]:
    """Return what the open question is about: {"args": words for it, "prices": {option: figure}}.

    "sure" is the answer if the only choice is to do or to leave something that is only good;
    "gives" what each role on offer would bring now, see `outlook`; "bonus" the cards that come by themselves for no
    good sold, one, two ...
    """
    assert view.ask is not None
    describe = _DESCRIBED.get(view.ask.kind)
    return describe(view) if describe else {"args": {}, "prices": {}}


def _role(view: State) -> dict[str, Any]:
    return {"args": {}, "prices": {}, "gives": outlook(view)}


def _library(view: State) -> dict[str, Any]:
    return {"args": {"role": view.taken[-1][0]}, "prices": {}}


def _build(view: State) -> dict[str, Any]:
    assert view.ask is not None
    seat = view.ask.seat
    privilege = view.privilege if seat == view.chooser else 0
    args = {"privilege": bool(privilege), "discount": privilege}
    return {"args": args, "prices": prices(view, seat, view.ask.options)}


def _pay(view: State) -> dict[str, Any]:
    assert view.ask is not None
    _, seat, place = view.ask.then
    goods = any(map(is_place, view.ask.options))
    return {"args": {"card": view.seats[seat].city[place], "price": view.ask.least, "goods": goods}, "prices": {}}


def _limited(view: State) -> dict[str, Any]:
    assert view.ask is not None
    return {"args": {"limit": view.ask.most}, "prices": {}}


def _produce(view: State) -> dict[str, Any]:
    """Goods cost nothing: where all can be made, or they are all alike, there is nothing to choose."""
    assert view.ask is not None
    options, most = view.ask.options, view.ask.most
    alike = len({card_of(option) for option in options}) == 1
    return _limited(view) | {"sure": list(options[:most]) if alike or most == len(options) else []}


def _sell(view: State) -> dict[str, Any]:
    assert view.ask is not None
    bonus = [len(bonus_of(view, view.ask.seat, count)) for count in range(view.ask.most + 1)]
    return _limited(view) | {"prices": {option: price(view, option) for option in view.ask.options}, "bonus": bonus}


def _discard(view: State) -> dict[str, Any]:
    assert view.ask is not None
    why = "archive" if view.phase == "councillor" else "limit"
    return {"args": {"count": view.ask.least, "why": why}, "prices": {}}


def _keep(view: State) -> dict[str, Any]:
    assert view.ask is not None
    return {"args": {"count": view.ask.least, "of": len(view.ask.options)}, "prices": {}}


def _rebuild(view: State) -> dict[str, Any]:
    assert view.ask is not None
    return {"args": {"limit": FREE_UP_TO}, "prices": dict.fromkeys(view.ask.options, 0)}


_DESCRIBED: dict[str, Callable[[State], dict[str, Any]]] = {
    "role": _role,
    "library": _library,
    "build": _build,
    "pay": _pay,
    "produce": _produce,
    "sell": _sell,
    "discard": _discard,
    "keep": _keep,
    "start_hand": _keep,
    "office": _limited,
    "bank": _limited,
    "amnesty": _limited,
    "harbor": _limited,
    "rebuild": _rebuild,
}


def catalogue(state: State) -> dict[str, dict[str, Any]]:
    """Return the cards of this game by name: cost, points, kind, good, phase, copies."""
    return {
        name: {
            "cost": card.cost,
            "points": card.points,
            "kind": card.kind,
            "good": card.good or (ANY_CARD if card.sells_for else ""),
            "phase": card.phase,
            "copies": card.copies,
        }
        for name, card in state.box.cards.items()
    }
