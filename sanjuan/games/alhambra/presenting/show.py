"""A view as JSON for a table to draw."""

from collections.abc import Mapping, Sequence
from typing import Any

from sanjuan.games.alhambra.cards import (
    CATEGORIES,
    COPIES,
    COPIES_FOR_TWO,
    CURRENCIES,
    CURRENCY,
    DUMMY,
    LETTERS,
    MONEY,
    NUMBER,
    PRICE,
    VALUE,
)
from sanjuan.games.alhambra.players.paying import pays_exactly
from sanjuan.games.alhambra.presenting.standings import Standing, coming, next_letter, owners_standings, with_one_more
from sanjuan.games.alhambra.rules.answers import SMALL, TOGETHER
from sanjuan.games.alhambra.rules.scoring import counted, shares
from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT, card_of


def stage(state: State) -> tuple[int, int]:
    """Return (scorings that have been, how many there are)."""
    return len(state.scored), len(LETTERS)


def show(view: State, seat: int | None) -> dict[str, Any]:
    """Return the table as `seat` sees it (None: a spectator); only names, counts and figures, nothing hidden.

    "yard" has the buildings on offer, each marked with its currency, "slots" those of all four slots ("" for
    none). A player's "seen" is the money that everybody saw it take and has not seen it pay; "owned" its buildings of
    each category, "stands" its ranks if the next scoring came now (see `standings`). "next" is the letter of that
    scoring, "prizes" what its places bring by category, "comes" how many money cards are drawn before it. "purse" is
    what the seat holds in each currency and whether it pays the building of its slot exactly, "would" its places with
    one more building of a category.
    """
    letter, counts = next_letter(view), counted(view.palaces)
    stands = owners_standings(counts, letter)
    return {
        "game": "alhambra",
        "seats": len(view.hands),
        "me": seat,
        "round": view.round,
        "begins": view.first,
        "variant": "",
        "yard": [{"card": card, currency: True} for card, currency in zip(view.yard, CURRENCIES, strict=True) if card],
        "slots": dict(zip(CURRENCIES, view.yard, strict=True)),
        "row": [{"card": card} for card in view.row],
        "buildings": len(view.buildings),
        "money": len(view.money),
        "discard": len(view.discard),
        "scored": {letter: [list(points) for points in table] for letter, table in view.tally},
        "next": {"letter": letter},
        "prizes": {row.name: list(row.prizes(letter)) for row in CATEGORIES},
        "comes": coming(view),
        "players": [_player(view, owner, counts, stands[owner]) for owner in range(len(view.palaces))],
        "hand": [] if seat is None else [{"card": card} for card in view.hands[seat]],
        "purse": {} if seat is None else _purse(view, seat),
        "would": {} if seat is None else with_one_more(counts, seat, letter),
    }


def _player(view: State, owner: int, counts: Sequence[Sequence[int]], stands: Mapping[str, Standing]) -> dict[str, Any]:
    """Return a player, or Martin, who holds no money."""
    plays = owner < len(view.hands)
    return {
        "seat": owner,
        "hand": len(view.hands[owner]) if plays else 0,
        "score": view.points[owner],
        "palace": list(view.palaces[owner]),
        "seen": {"cards": sorted(view.seen[owner])} if plays else {"cards": []},
        "owned": {row.name: own[owner] for row, own in zip(CATEGORIES, counts, strict=True)},
        "stands": stands,
    }


def _purse(view: State, seat: int) -> dict[str, dict[str, Any]]:
    """Return by currency what a seat holds, and whether some of it makes the price of the building there."""
    found = {}
    for currency, building in zip(CURRENCIES, view.yard, strict=True):
        cards = [card for card in view.hands[seat] if CURRENCY[card] == currency]
        exact = bool(building) and pays_exactly(cards, PRICE[building])
        found[currency] = {"sum": sum([VALUE[card] for card in cards]), "exact": exact}
    return found


def catalogue(state: State) -> dict[str, dict[str, Any]]:
    """Return what is printed on the cards: {name: row}, a building's with all of its category, also its prizes."""
    buildings = {
        f"{row.name}_{price}": {
            "category": row.name, "price": price, "prices": list(row.prices),
            "prizes": {letter: list(row.prizes(letter)) for letter in LETTERS},
        }
        for row in CATEGORIES
        for price in row.prices
    }  # fmt: skip
    copies = COPIES_FOR_TWO if len(state.hands) == 2 else COPIES
    return buildings | {card: {"currency": CURRENCY[card], "value": VALUE[card], "copies": copies} for card in MONEY}


def question(view: State) -> dict[str, Any]:
    """Return what the open question is about: {"args": words for it, "prices": {option: price or value}}.

    Of a turn also what can only be chosen alone, and how much what is chosen together may be worth; of a gift what
    the building would bring to all in the next scoring, kept ("") and given away.
    """
    assert view.ask is not None
    if view.ask.kind == "turn":
        alone = [option for option in view.ask.options if option not in SMALL]
        prices = {option: _figure(option) for option in view.ask.options}
        return {"args": {}, "prices": prices, "alone": alone, "budget": TOGETHER}
    if view.ask.kind == "gift":
        building = view.bought
        args = {"building": building, "currency": CURRENCIES[0], "price": PRICE[building]}
        return {"args": args, "prices": {}, "gives": _gives(view, view.ask.seat, NUMBER[building])}
    slot = view.slot
    building = view.yard[slot]
    args = {"building": building, "currency": CURRENCIES[slot], "price": PRICE[building]}
    return {"args": args, "prices": {option: VALUE[option] for option in view.ask.options}}


def _gives(view: State, seat: int, category: int) -> dict[str, dict[str, Any]]:
    """Return by answer what the next scoring would bring every owner in a category, and how many each would have."""
    row, counts, letter = CATEGORIES[category], counted(view.palaces)[category], next_letter(view)
    found = {}
    for answer, owner in (("", seat), (DUMMY, len(view.palaces) - 1)):
        after = (*counts[:owner], counts[owner] + 1, *counts[owner + 1 :])
        found[answer] = {"owned": list(after), "points": list(shares(after, row.prizes(letter)))}
    return found


def _figure(option: str) -> int:
    return PRICE[card_of(option)] if AT in option else VALUE[option]
