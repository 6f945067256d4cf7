"""The councillor phase: everybody draws cards and keeps some of them."""

from sanjuan.games.san_juan.box import largest, total
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, step

DRAWN = 2
DRAWN_BY_PRIVILEGE = 3


@step("san_juan.councillor.council")
def council(state: State, seat: int) -> None:
    """Draw 2 cards, 3 more for each privilege, and keep 1 (2 with a prefecture).

    With an archive all of them join the hand, and as many as are not kept are discarded from the whole hand.
    """
    own = state.seats[seat]
    powers = state.box.powers
    bonus = state.privilege if seat == state.chooser else 0
    cards = piles.draw(state, DRAWN + DRAWN_BY_PRIVILEGE * bonus)
    if not cards:
        return
    state.reveals += 1
    state.facts.append(("looked", seat, len(cards)))
    keeps = min(len(cards), largest(powers["keeps"], own.city, 1))
    if total(powers["discards_from_hand"], own.city):
        _with_archive(state, seat, cards, keeps)
    else:
        state.aside = cards
        ask(state, seat, "keep", cards, keeps, keeps, (kept, seat))


def _with_archive(state: State, seat: int, cards: list[str], keeps: int) -> None:
    hand = state.seats[seat].hand
    hand.extend(cards)
    state.facts.append(("drew_cards", seat, cards, "councillor"))
    count = len(cards) - keeps
    ask(state, seat, "discard", hand, count, count, (archived, seat))


@step("san_juan.councillor.archived")
def archived(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Discard from the whole hand what the archive's owner does not keep."""
    piles.throw(state, seat, chosen, "archive")


@step("san_juan.councillor.kept")
def kept(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Add the cards kept to the hand and discard the others."""
    rest = state.aside
    state.aside = []
    for card in chosen:
        rest.remove(card)
    state.discard.extend(rest)
    state.seats[seat].hand.extend(chosen)
    state.facts.append(("kept", seat, len(chosen)))
    state.facts.append(("kept_cards", seat, list(chosen)))
