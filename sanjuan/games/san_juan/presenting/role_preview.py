"""The gains of each role for the seat that is to choose one now: for reading the table, not for playing it."""

from typing import Any

from sanjuan.games.san_juan.box import largest, total
from sanjuan.games.san_juan.phases.builder import buildable
from sanjuan.games.san_juan.phases.councillor import DRAWN, DRAWN_BY_PRIVILEGE
from sanjuan.games.san_juan.phases.piles import available
from sanjuan.games.san_juan.phases.producer import production_limit
from sanjuan.games.san_juan.phases.trader import bonus_of, price, sale_limit
from sanjuan.games.san_juan.state import HIDDEN_TILE, State
from sanjuan.table.options import card_of

Outlook = dict[str, Any]


def outlook(view: State) -> dict[str, Outlook]:
    """Return what each role on offer would bring its chooser: {role: {"n": count, ...}}; nothing for events.

    builder: n cards that could be built; producer: n goods; trader: n goods, "cards" for them by the list that comes
    next (None while nobody has seen it); councillor: n cards to look at, "keeps"; prospector: n cards, "mines" to dig.
    """
    assert view.ask is not None
    seat = view.ask.seat
    roles = [role for role in view.ask.options if role in _OUTLOOKS]
    return {role: _OUTLOOKS[role](_chosen(view, seat, role), seat) for role in roles}


def _chosen(view: State, seat: int, role: str) -> State:
    """Return the view as it will be when this seat has taken a role, with a library at its best."""
    after = view.copy()
    spent = len(view.seats) == 2 and view.choice > 1 and view.library_used
    after.phase, after.chooser = role, seat
    after.privilege = 1 if spent else 1 + total(view.box.powers["doubles"], view.seats[seat].city)
    return after


def _builder(view: State, seat: int) -> Outlook:
    return {"n": len({card_of(option) for option in buildable(view, seat)})}


def _producer(view: State, seat: int) -> Outlook:
    own = view.seats[seat]
    empty = [name for name, good in zip(own.city, own.goods, strict=True) if name in view.box.production and not good]
    return {"n": min(len(empty), production_limit(view, seat), available(view))}


def _trader(view: State, seat: int) -> Outlook:
    own = view.seats[seat]
    goods = [f"{name}@{place}" for place, name in enumerate(own.city) if own.goods[place]]
    count = min(len(goods), sale_limit(view, seat))
    known = view.tiles[0] != HIDDEN_TILE
    prices = sorted((price(view, option) for option in goods), reverse=True) if known else []
    cards = sum(prices[:count]) + len(bonus_of(view, seat, count))
    return {"n": count, "cards": min(cards, available(view)) if known else None}


def _councillor(view: State, seat: int) -> Outlook:
    count = min(DRAWN + DRAWN_BY_PRIVILEGE * view.privilege, available(view))
    return {"n": count, "keeps": min(count, largest(view.box.powers["keeps"], view.seats[seat].city, 1))}


def _prospector(view: State, seat: int) -> Outlook:
    powers, city = view.box.powers, view.seats[seat].city
    mines = [name for name in city if name in powers["reveals"] or name in powers["reveals_unbuilt"]]
    return {"n": min(view.privilege, available(view)), "mines": len(mines)}


_OUTLOOKS = {
    "builder": _builder,
    "producer": _producer,
    "trader": _trader,
    "councillor": _councillor,
    "prospector": _prospector,
}
