"""A view as JSON for a table to draw."""

from typing import Any

from sanjuan.games.alhambra.cards import CATEGORIES, CURRENCIES, PRICE, VALUE
from sanjuan.games.alhambra.rules.scoring import counted
from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT, card_of


def show(view: State, seat: int | None) -> dict[str, Any]:
    """Return the table as `seat` sees it (None: a spectator); only names, counts and figures, nothing hidden.

    "yard" has the buildings that lie there, each marked with its currency, "slots" those of all four slots ("" for
    none). A player's "seen" is the money that everybody saw it take and has not seen it pay; "owned" its buildings of
    each category. "next" is the letter of the scoring to come.
    """
    return {
        "game": "alhambra",
        "seats": len(view.hands),
        "me": seat,
        "round": view.round,
        "variant": "",
        "yard": [{"card": card, currency: True} for card, currency in zip(view.yard, CURRENCIES, strict=True) if card],
        "slots": dict(zip(CURRENCIES, view.yard, strict=True)),
        "row": [{"card": card} for card in view.row],
        "buildings": len(view.buildings),
        "money": len(view.money),
        "discard": len(view.discard),
        "scored": {letter: [list(points) for points in table] for letter, table in view.tally},
        "next": {"letter": next((letter for letter in ("a", "b") if letter not in view.scored), "c")},
        "players": [_player(view, owner) for owner in range(len(view.palaces))],
        "hand": [] if seat is None else [{"card": card} for card in view.hands[seat]],
    }


def _player(view: State, owner: int) -> dict[str, Any]:
    """Return a player, or Martin, who holds no money."""
    plays = owner < len(view.hands)
    counts = counted(view.palaces)
    return {
        "seat": owner,
        "hand": len(view.hands[owner]) if plays else 0,
        "score": view.points[owner],
        "palace": list(view.palaces[owner]),
        "seen": {"cards": sorted(view.seen[owner])} if plays else {"cards": []},
        "owned": {row.name: own[owner] for row, own in zip(CATEGORIES, counts, strict=True)},
    }


def question(view: State) -> dict[str, Any]:
    """Return what the open question is about: {"args": words for it, "prices": {option: price or value}}."""
    assert view.ask is not None
    if view.ask.kind == "turn":
        return {"args": {}, "prices": {option: _figure(option) for option in view.ask.options}}
    if view.ask.kind == "gift":
        building = view.bought
        return {"args": {"building": building, "currency": CURRENCIES[0], "price": PRICE[building]}, "prices": {}}
    slot = view.slot
    building = view.yard[slot]
    args = {"building": building, "currency": CURRENCIES[slot], "price": PRICE[building]}
    return {"args": args, "prices": {option: VALUE[option] for option in view.ask.options}}


def _figure(option: str) -> int:
    return PRICE[card_of(option)] if AT in option else VALUE[option]
