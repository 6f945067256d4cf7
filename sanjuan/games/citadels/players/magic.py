"""The Magician, and what else is done with hands of others: whose, and which cards."""

from collections.abc import Sequence

from sanjuan.games.citadels.cards import TYPE, TYPES
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.rules.moving import seat_of, seat_option

UNKNOWN = 1.6
"""The worth of an unknown card in anybody's hand."""
SHARE = {"noble": 0.18, "religious": 0.16, "trade": 0.29, "military": 0.16, "unique": 0.21}
"""The share of the deck that each type has."""


def of_hand(reading: Reading) -> float:
    """Return what the seat's own hand is worth."""
    return sum(sorted([_of_card(reading, card) for card in set(reading.hand)], reverse=True)[:6])


def _of_card(reading: Reading, card: str) -> float:
    return min(max(reading.kept(card), 0.0) * 0.6, 3.5)


def of_other(reading: Reading, other: int) -> float:
    """Return what another seat's hand is worth."""
    known = reading.known(other)
    unknown = len(reading.view.hands[other]) - len(known)
    worth = sum([_of_card(reading, card) for card in known]) + UNKNOWN * unknown
    return min(worth, 6 * UNKNOWN)


def swap(reading: Reading, other: int) -> float:
    """Return what is gained by swapping hands with a seat."""
    own = of_hand(reading)
    theirs = of_other(reading, other)
    return theirs - own + (theirs - own) * reading.weight(other) * 0.5


def exchanged(reading: Reading) -> list[str]:
    """Return the cards that the Magician puts under the deck for others."""
    bad = reading.useless()
    good = reading.playable()
    return bad + [card for card in good[2:] if reading.kept(card) * 0.6 < UNKNOWN * 0.7]


def conjure(reading: Reading, options: Sequence[str]) -> tuple[str, ...]:
    """Return a seat to swap hands with, or the cards to be exchanged."""
    seats = [seat_of(option) for option in options if option.startswith("seat_")]
    best = max(seats, key=lambda other: swap(reading, other))
    cards = exchanged(reading)
    if cards and len(cards) * UNKNOWN * 0.8 >= swap(reading, best):
        return tuple(cards)
    return (seat_option(best),)


def wanted(reading: Reading) -> bool:
    """Return whether the Magician has anything to gain."""
    others = [other for other in range(len(reading.view.gold)) if other != reading.seat]
    return bool(exchanged(reading)) or max([swap(reading, other) for other in others]) > 1.0


def peek(reading: Reading, options: Sequence[str]) -> str:
    """Return the seat whose hand promises the best card."""

    def promise(option: str) -> float:
        other = seat_of(option)
        best = max([_of_card(reading, card) for card in reading.known(other)], default=0.0)
        return max(best, 0.4 * len(reading.view.hands[other])) + reading.weight(other)

    return max(options, key=promise)


def spy(reading: Reading, options: Sequence[str]) -> str:
    """Return the seat that promises most gold and cards."""
    return max(options, key=lambda option: max([of_type(reading, seat_of(option), type) for type in TYPES]))


def of_type(reading: Reading, other: int, type: str) -> float:
    """Return what spying on a hand for a type may bring."""
    known = reading.known(other)
    count = len([card for card in known if TYPE[card] == type])
    expected = count + SHARE[type] * (len(reading.view.hands[other]) - len(known))
    return min(expected, reading.view.gold[other]) * reading.coin * (1.0 + reading.weight(other)) + expected
