"""The words and prices that the open question needs."""

from collections.abc import Callable
from typing import Any

from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.presenting import outlook
from sanjuan.games.citadels.rules.gathering import gathered_cards, gathered_gold
from sanjuan.games.citadels.rules.income import income
from sanjuan.games.citadels.rules.moving import price_of, where
from sanjuan.games.citadels.rules.powers.rank8 import destruction, difference, seizure
from sanjuan.games.citadels.rules.threats import PAY
from sanjuan.games.citadels.state import State

Prices = dict[str, int]


def question(view: State) -> dict[str, Any]:
    """Return what the open question is about: {"args": words for it, "prices": {option: what it costs or brings}}.

    "args" has "card" and "price" of what is being built and "gold", what the seat has; of a threat what paying costs.
    "moot" is the answer to a threat that costs nothing to lift: with 0 or 1 gold half of it is nothing.
    """
    asked = view.ask
    assert asked is not None
    prices = PRICES[asked.kind](view, asked.seat) if asked.kind in PRICES else {}
    args: dict[str, Any] = {"gold": view.gold[asked.seat]}
    if view.building:
        args |= {"card": view.building, "price": view.price}
    elif asked.kind == "wizard_build":
        args["card"] = asked.options[0]
    args |= outlook.args(view, asked)
    prices = outlook.figures(view, asked) | prices
    moot = [PAY] if asked.kind == "threat" and prices[PAY] == 0 and args["own"] == "no" else []
    return {"args": args, "prices": prices, "gives": outlook.gives(view, asked)} | ({"moot": moot} if moot else {})


def _options(view: State) -> tuple[str, ...]:
    return view.ask.options if view.ask else ()


def _turn(view: State, seat: int) -> Prices:
    city, row, deck = view.cities[seat], CHARACTERS[view.acting], len(view.deck)
    paid = income(view, seat, row)
    found = {"gold": gathered_gold(city), "cards": min(gathered_cards(city), deck)}
    found["income"] = paid if row.income_gold else min(paid, deck)
    hand = {option: price_of(option, city) for option in _options(view) if option in COST}
    return {option: figure for option, figure in (found | hand).items() if option in _options(view)}


def _destroy(view: State, seat: int) -> Prices:
    return {option: destruction(view, *where(option)) for option in _options(view)}


def _seize(view: State, seat: int) -> Prices:
    return {option: seizure(view, *where(option)) for option in _options(view)}


def _receive(view: State, seat: int) -> Prices:
    return {option: difference(view, seat, view.aim, *where(option)) for option in _options(view)}


def _threat(view: State, seat: int) -> Prices:
    return dict.fromkeys(_options(view), view.gold[seat] // 2)


PRICES: dict[str, Callable[[State, int], Prices]] = {
    "turn": _turn,
    "destroy": _destroy,
    "seize": _seize,
    "receive": _receive,
    "threat": _threat,
}
"""The figures of the options of a question, by its kind."""
