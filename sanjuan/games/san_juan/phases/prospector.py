"""The prospector phase: no action, the chooser draws; every gold mine digs."""

from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, step


@step("san_juan.prospector.prospect")
def prospect(state: State, seat: int) -> None:
    """Give the chooser's privilege card(s), then let the seat's gold mine dig."""
    if seat == state.chooser:
        piles.give(state, seat, state.privilege, "prospector")
    city, powers = state.seats[seat].city, state.box.powers
    for name in powers["reveals_unbuilt"]:
        if name in city:
            assay(state, seat, name)
    for name in powers["reveals"]:
        if name in city:
            dig(state, seat, name)


def assay(state: State, seat: int, name: str) -> None:
    """Reveal a card to all; it goes to the hand when nobody has that building, or else to the discard pile."""
    cards = piles.draw(state, 1)
    if not cards:
        return
    state.reveals += 1
    state.facts.append(("revealed", seat, cards, name))
    state.aside = cards
    standing = any(cards[0] in own.city for own in state.seats)
    taken(state, seat, name, () if standing else (cards[0],))


def dig(state: State, seat: int, name: str) -> None:
    """Reveal cards to all; if all their costs differ, one goes to the hand: of choice, or the cheapest (2nd edition).

    With fewer cards than that in both piles the mine does nothing (facts page, ruling 26).
    """
    count = state.box.powers["reveals"][name]
    if piles.available(state) < count:
        return
    cards = piles.draw(state, count)
    state.reveals += 1
    state.facts.append(("revealed", seat, cards, name))
    state.aside = cards
    costs = state.box.cost
    if len({costs[card] for card in cards}) < count:
        taken(state, seat, name, ())
    elif name in state.box.powers["free_choice"]:
        ask(state, seat, "gold_mine", cards, 0, 1, (taken, seat, name))
    else:
        taken(state, seat, name, (min(cards, key=costs.__getitem__),))


@step("san_juan.prospector.taken")
def taken(state: State, seat: int, name: str, chosen: tuple[str, ...]) -> None:
    """Take the chosen card to the hand and discard the other revealed ones."""
    rest = state.aside[:]
    state.aside = []
    for card in chosen:
        rest.remove(card)
        state.seats[seat].hand.append(card)
        state.facts.append(("took", seat, card, name))
    if not chosen:
        state.facts.append(("took_nothing", seat, name))
    state.discard.extend(rest)
