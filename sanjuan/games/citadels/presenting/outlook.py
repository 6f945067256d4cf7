"""The figures of the open question: arguments of its words, amounts of its answers, what each player would bring."""

from collections.abc import Callable
from typing import Any

from sanjuan.games.citadels.cards import COST
from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.rules.building import costs_a_district
from sanjuan.games.citadels.rules.confiscation import tax_on
from sanjuan.games.citadels.rules.gathering import KEEPING, gathered_gold
from sanjuan.games.citadels.rules.moving import price_of, seat_option
from sanjuan.games.citadels.rules.powers.rank7 import CARGO
from sanjuan.games.citadels.rules.turns import extra_gold
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import Ask
from sanjuan.table.options import place

Args = dict[str, Any]


def args(view: State, asked: Ask) -> Args:
    """Return further arguments for the words and pictures of a question, "seat" that of another player in it."""
    return MORE[asked.kind](view, asked) if asked.kind in MORE else {}


def figures(view: State, asked: Ask) -> dict[str, int]:
    """Return what an answer that is shown as a picture is about, by option."""
    return FIGURES[asked.kind](view, asked) if asked.kind in FIGURES else {}


def gives(view: State, asked: Ask) -> dict[str, dict[str, int]]:
    """Return what choosing a player would bring, or what is there: gold and cards, "swap" the number of own cards."""
    if asked.kind not in SHOWN:
        return {}
    own = len(view.hands[asked.seat])
    found = {}
    for seat, hand in enumerate(view.hands):
        shown = {"cards": len(hand), "gold": view.gold[seat], "swap": own}
        found[seat_option(seat)] = {name: shown[name] for name in SHOWN[asked.kind]}
    return {option: told for option, told in found.items() if option in asked.options}


SHOWN = {
    "spy": ("cards", "gold"), "wizard": ("cards",), "crown": ("cards", "gold"), "richest": ("gold",),
    "lender": ("gold",), "magic": ("cards", "swap"),
}  # fmt: skip
"""The figures shown for each player in a question about players, by the kind of question."""


def _turn(view: State, asked: Ask) -> Args:
    city = view.cities[asked.seat]
    extra = extra_gold(view)
    total = view.gold[asked.seat] + gathered_gold(city) + extra
    every = "no" if KEEPING.isdisjoint(city) else "yes"
    return {"total": total, "extra": extra, "deck": len(view.deck), "all": every} | _by_district(view, asked)


def _by_district(view: State, asked: Ask) -> Args:
    """Return which of the cards on offer only another district pays for, as words in a row ("none" without any)."""
    cards = [card for card in asked.options if card in COST and costs_a_district(view, asked.seat, card)]
    return {"by_district": " ".join(cards) or "none"}


def _tribute(view: State, asked: Ask) -> Args:
    return {"gold": view.gold[view.crown], "cards": len(view.hands[view.crown])}


def _navigate(view: State, asked: Ask) -> Args:
    return {"total": view.gold[asked.seat] + CARGO, "deck": len(view.deck)}


def _means(view: State, asked: Ask) -> Args:
    left = max(view.gold[asked.seat] - view.price, 0)
    return {"left": left - (0 if CHARACTERS[view.acting].untaxed else tax_on(view, left))}


def _confiscate(view: State, asked: Ask) -> Args:
    return {"tax": tax_on(view, view.gold[asked.seat])}


def _given(view: State, asked: Ask) -> Args:
    return {"district": place(view.cities[asked.seat][view.aim], view.aim)}


def _threat(view: State, asked: Ask) -> Args:
    return {"own": "yes" if view.blackmailer == view.turn else "no", "purse": view.gold[view.turn]}


MORE: dict[str, Callable[[State, Ask], Args]] = {
    "turn": _turn,
    "tribute": _tribute,
    "navigate": _navigate,
    "wizard_build": _by_district,
    "means": _means,
    "receive": _given,
    "confiscate": _confiscate,
    "threat": _threat,
    "reveal": _threat,
    **dict.fromkeys(
        ("wizard_take", "spy_type", "seer_give", "lend", "theater_give"), lambda view, asked: {"seat": view.aim}
    ),
}
"""The further arguments by the kind of question."""
FIGURES: dict[str, Callable[[State, Ask], dict[str, int]]] = {
    "navigate": lambda view, asked: {"gold": CARGO, "cards": min(CARGO, len(view.deck))},
    "means": lambda view, asked: {option: view.price for option in asked.options if option == "gold"},
    "wizard_build": lambda view, asked: {card: price_of(card, view.cities[asked.seat]) for card in asked.options},
    "reveal": lambda view, asked: dict.fromkeys(asked.options, view.gold[view.turn]),
    "confiscate": lambda view, asked: dict.fromkeys(asked.options, view.price),
}
"""The figures of answers, by the kind of question."""
