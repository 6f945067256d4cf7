"""A view as JSON for a table to draw."""

from typing import Any

from sanjuan.games.citadels import score
from sanjuan.games.citadels.cards import COST, DISTRICTS, TYPE, UNIQUE_NAMES
from sanjuan.games.citadels.characters import CHARACTERS, RANK
from sanjuan.games.citadels.knowledge import DOWN, possible_holders
from sanjuan.games.citadels.presenting.powers import powers
from sanjuan.games.citadels.rules.moving import complete, cost_at, needed, size
from sanjuan.games.citadels.state import NOBODY, State, put_by
from sanjuan.table.sight import HIDDEN

LAID_ASIDE = ("keep", "scholar", "wizard_take")
"""Questions about cards that are seen but not held."""
TAXING = "tax_collector"


def stage(state: State) -> tuple[int, int]:
    """Return (districts of the largest city, how many make one complete)."""
    return min(max(map(size, state.cities)), needed(state)), needed(state)


def show(view: State, seat: int | None) -> dict[str, Any]:
    """Return the table as `seat` sees it (None: a spectator); only names, counts and figures, nothing hidden.

    "begins" is the seat that chooses a character first, None once they are called. "size" is how many districts make a
    city complete, "call" the rank that is called (0 while characters are chosen), "down" how many characters lie face
    down, "pot" the tax (None without a Tax Collector). "ranks" are the characters of the game, see `_ranks`. Of a
    player "held" are the characters ("" for a hidden one), "safe" why rank 8 cannot touch its city ("" if it can).
    "powers" are those of the acting character, see `powers`, "aside" the cards that the seat to answer looks at,
    "acting" the seat that acts and its character.
    """
    points = score.scores(view)
    return {
        "game": "citadels",
        "seats": len(view.gold),
        "me": seat,
        "round": view.round,
        "begins": None if view.called else view.crown,
        "variant": "",
        "size": needed(view),
        "crown": view.crown,
        "call": view.called,
        "deck": len(view.deck),
        "down": len([taker for taker in view.takers if taker < 0]),
        "pot": view.pot if TAXING in view.cast else None,
        "ranks": _ranks(view, seat),
        "players": [_player(view, owner, points[owner], owner == seat) for owner in range(len(view.gold))],
        "hand": [] if seat is None else [{"card": card} for card in view.hands[seat]],
        "powers": [] if seat is None or view.turn != seat else powers(view, seat),
        "aside": _aside(view, seat),
        "acting": {"seat": None if view.turn == NOBODY else view.turn, "card": view.acting},
    }


def _player(view: State, owner: int, points: int, mine: bool) -> dict[str, Any]:
    """Return what everybody sees of a player, and of the viewer the characters."""
    city = view.cities[owner]
    open_ones = view.held[owner] if mine else [*view.revealed[owner], *view.held[owner][len(view.revealed[owner]) :]]
    held = [character if mine or character in view.revealed[owner] else "" for character in open_ones]
    return {
        "seat": owner,
        "hand": len(view.hands[owner]),
        "score": points,
        "gold": view.gold[owner],
        "city": [_place(view, owner, index) for index in range(len(city))],
        "held": [{"card": card, "rank": RANK.get(card, 0)} for card in held if card != HIDDEN],
        "done": complete(view, owner),
        "safe": "complete" if complete(view, owner) else "bishop" if view.shielded == owner else "",
    }


def _place(view: State, owner: int, index: int) -> dict[str, Any]:
    """Return a district: its name, what it is worth now, whether a coin lies on it, how many cards under it."""
    card = view.cities[owner][index]
    coin = bool(view.coins[owner][index])
    under = len(view.museum) if card == "museum" else 0
    return {"card": card, "cost": cost_at(view, owner, index), "coin": coin, "under": under}


def _ranks(view: State, seat: int | None) -> list[dict[str, Any]]:
    """Return the characters of the game by rank: {"rank", "card", "state", "holder", "marks", "know", "may", "down"}.

    "state" is "out" (it lies face up), "next", "now" or "past". "holder" is who is seen to have it. "know" is what the
    seat knows from the draft: "offered" to it now, "passed" on by it, put "down" by it, or gone "before" it was handed
    any. "may" are the others that may have it, "down" whether it may lie face down, see `knowledge`.
    """
    may = possible_holders(view, seat)
    return [
        {
            "rank": rank, "card": card, "state": _state(view, rank, card), "holder": _holder(view, seat, card),
            "marks": marks(view, card), "know": _known(view, seat, card),
            "may": sorted(may.get(card, frozenset()) - {DOWN, seat}), "down": DOWN in may.get(card, ()),
        }
        for rank, card in enumerate(view.cast, 1)
    ]  # fmt: skip


def _state(view: State, rank: int, card: str) -> str:
    if card in view.face_up:
        return "out"
    if rank == view.called:
        return "now" if any(card in own for own in view.revealed) or view.turn != NOBODY else "past"
    return "past" if rank < view.called else "next"


def _holder(view: State, seat: int | None, card: str) -> int | None:
    if seat is not None and card in view.held[seat]:
        return seat
    return next((owner for owner, own in enumerate(view.revealed) if card in own), None)


def _known(view: State, seat: int | None, card: str) -> str:
    """Return what a seat knows of a character from the draft."""
    if seat is None or card in view.face_up or card in view.held[seat]:
        return ""
    if (card, put_by(seat)) in zip(view.taken, view.takers, strict=True):
        return "down"
    handed = view.handed[seat]
    if view.ask is not None and view.ask.seat == seat and view.ask.kind in ("character", "dismiss"):
        return "offered" if card in view.ask.options else "passed" if any(card in one for one in handed) else "before"
    if not handed:
        return ""
    return "passed" if any(card in one for one in handed) else "before"


def marks(view: State, card: str) -> list[str]:
    """Return what is on a character; the true warrant and the true threat only where the viewer knows them."""
    found = [name for name in ("killed", "robbed", "bewitched") if getattr(view, name) == card]
    if card in view.warrants:
        found.append("signed" if card == view.signed else "warrant")
    if card in view.threats and card not in view.lifted:
        found.append("flower" if card == view.flower else "threat")
    return found


def _aside(view: State, seat: int | None) -> dict[str, Any] | None:
    """Return the cards that the seat asked looks at."""
    asked = view.ask
    if seat is None or asked is None or asked.seat != seat or asked.kind not in LAID_ASIDE:
        return None
    if asked.kind == "wizard_take":
        return {"kind": asked.kind, "cards": sorted(view.hands[view.aim])}
    return {"kind": asked.kind, "cards": list(view.drawn)}


def catalogue(state: State) -> dict[str, dict[str, Any]]:
    """Return what is printed on the cards of this game: {name: row}, those of districts and of characters."""
    names = [name for name in DISTRICTS if name not in UNIQUE_NAMES or name in state.uniques]
    there = {card for city in state.cities for card in city}
    rows: dict[str, dict[str, Any]] = {
        name: {
            "type": TYPE[name],
            "cost": None if DISTRICTS[name].unbuildable else COST[name],
            "copies": DISTRICTS[name].copies,
        }
        for name in [*names, *[name for name in DISTRICTS if name not in names and name in there]]
    }
    return rows | {name: {"rank": CHARACTERS[name].rank} for name in state.cast}
