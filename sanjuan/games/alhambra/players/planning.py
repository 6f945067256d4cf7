"""Planning a turn: what each action brings, with all that exact payments let follow, and no reply of the others.

Rules of thumb of good players: exact payments are turns for nothing; take several small cards at once; save one or two
currencies; a building is worth what it changes in the scorings to come, against all rivals, and more if a rival is
known to be able to buy it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sanjuan.games.alhambra.cards import CURRENCIES, NUMBER, PRICE, SLOT_OF, VALUE
from sanjuan.games.alhambra.players.outlook import Counts, Outlook
from sanjuan.games.alhambra.players.paying import payment, sums_of
from sanjuan.games.alhambra.rules.answers import sets_together
from sanjuan.games.alhambra.state import State
from sanjuan.table.options import AT

Answer = tuple[str, ...]
Rated = tuple[float, Answer]
BELIEFS: Mapping[str, float] = {
    "coin": 0.3,  # points that a coin will bring
    "card": 0.6,  # points that one more card is worth, for exact payments
    "company": 0.04,  # what each coin of its currency in hand adds to the worth of a coin, up to `enough`
    "enough": 12.0,
    "in_time": 0.4,  # the part of a building's value that the card is worth with which it can be paid exactly
    "deny": 0.25,  # the part of a rival's gain that taking a building from it is worth
    "full": 9.0,  # cards in hand above which further ones are worth less and less
    "first": 6.0,  # the same for a seat without buildings
    "glut": 0.7,  # by how much each of them makes it less
    "late": 8.0,  # turns to come below which money loses its worth
}
"""The weights of the greedy player, tuned by playing against itself with other values."""


class Hand(NamedTuple):
    """The position in a plan: the money by slot, the buildings left on the yard, and how many each owner has."""

    slots: tuple[Answer, ...]
    yard: tuple[str, ...]
    counts: tuple[Counts, ...]


def by_slot(cards: Sequence[str]) -> tuple[Answer, ...]:
    """Return money cards by the slot that they pay in, in the order given."""
    return tuple([tuple([card for card in cards if SLOT_OF[card] == slot]) for slot in range(len(CURRENCIES))])


def freshness(view: State, late: float) -> float:
    """Return the share of its worth that money still has: 1 until the last turns."""
    turns = (len(view.buildings) + len(view.yard)) * 1.5 / len(view.hands)
    return min(1.0, turns / late)


class Planner:
    """Values the actions of one turn in points, by the weights in `beliefs`."""

    def __init__(self, view: State, seat: int, beliefs: Mapping[str, float] = BELIEFS) -> None:
        self.view, self.seat, self.beliefs = view, seat, beliefs
        self.outlook = Outlook(view, seat)
        self.fresh = freshness(view, beliefs["late"])
        self.hungry = self.fresh / (1.0 + beliefs["glut"] * self._idle())
        self.start = Hand(by_slot(view.hands[seat]), tuple(view.yard), tuple(self.outlook.counts))
        self.owners = [seat, len(view.palaces) - 1] if view.martin() else [seat]
        self._known: dict[tuple[tuple[str, ...], tuple[Counts, ...]], Rated] = {}

    def _idle(self) -> float:
        """Return how many cards a hand has too many; who has built nothing yet needs fewer."""
        full = self.beliefs["full"] if self.view.palaces[self.seat] else self.beliefs["first"]
        return max(len(self.view.hands[self.seat]) - full, 0.0)

    def best(self, hand: Hand) -> Rated:
        """Return the value of the best action, with all that an exact payment lets follow, and the action."""
        key = (hand.yard, hand.counts)
        if key not in self._known:
            self._known[key] = max(self.rated(hand), key=_by_value, default=(0.0, ()))
        return self._known[key]

    def rated(self, hand: Hand) -> list[Rated]:
        """Return every action with its value: money first, then buildings by slot."""
        sums = [sums_of(cards) for cards in hand.slots]
        found = self._taken(hand, sums)
        for slot, building in enumerate(hand.yard):
            if building and sums[slot] >> PRICE[building]:
                found.append(self._bought(hand, slot))
        return found

    def _taken(self, hand: Hand, sums: Sequence[int]) -> list[Rated]:
        """Value money: coins, the number of cards, company of the same currency, and what it pays exactly."""
        beliefs, row, rates = self.beliefs, self.view.row, self.rates(sums)
        worth = {card: rates[SLOT_OF[card]] * VALUE[card] + beliefs["card"] for card in row}
        found = []
        for cards in (*[(card,) for card in worth], *sets_together(row)):
            value = sum([worth[card] for card in cards]) * self.hungry
            found.append((value + beliefs["in_time"] * self._in_time(hand, sums, cards), cards))
        return found

    def rates(self, sums: Sequence[int]) -> list[float]:
        """Return what a coin of each slot's currency is worth, as the sums of the hand in that currency are."""
        coin, company, enough = self.beliefs["coin"], self.beliefs["company"], self.beliefs["enough"]
        return [coin + company * min(of_slot.bit_length() - 1, enough) for of_slot in sums]

    def _in_time(self, hand: Hand, sums: Sequence[int], cards: Answer) -> float:
        """Return the highest gain by a building that these cards make payable exactly, next turn."""
        after = list(sums)
        for card in cards:
            after[SLOT_OF[card]] |= after[SLOT_OF[card]] << VALUE[card]
        most = 0.0
        for slot in {SLOT_OF[card] for card in cards}:
            building = hand.yard[slot]
            if building and (after[slot] & ~sums[slot]) >> PRICE[building] & 1:
                most = max(most, self.worth(hand, building)[0])
        return most

    def worth(self, hand: Hand, building: str) -> tuple[float, int]:
        """Return the gain by a building and the owner that brings most: this seat, or Martin."""
        category = NUMBER[building]
        gains = [(self.outlook.gain(category, owner, hand.counts[category]), -owner) for owner in self.owners]
        gain, owner = max(gains)
        return gain, -owner

    def _denied(self, slot: int, building: str) -> float:
        """Return what the rival who gains most by it, and was seen to hold enough, would gain by a building."""
        most, category = 0.0, NUMBER[building]
        for rival, seen in enumerate(self.view.seen):
            if rival != self.seat and seen:
                known = sum([VALUE[card] for card in seen if SLOT_OF[card] == slot])
                if known >= PRICE[building]:
                    most = max(most, self.outlook.gain_of(category, rival))
        return most

    def _bought(self, hand: Hand, slot: int) -> Rated:
        building = hand.yard[slot]
        paid = payment(hand.slots[slot], PRICE[building])
        gain, owner = self.worth(hand, building)
        gain += self.beliefs["deny"] * self._denied(slot, building)
        coins = sum([VALUE[card] for card in paid])
        gain -= (self.beliefs["coin"] * coins + self.beliefs["card"] * len(paid)) * self.hungry
        if coins == PRICE[building]:
            gain += self.best(after(hand, slot, paid, owner))[0]
        return gain, (building + AT + CURRENCIES[slot],)


def after(hand: Hand, slot: int, paid: Sequence[str], owner: int) -> Hand:
    """Return what is there after a purchase."""
    cards = list(hand.slots[slot])
    for card in paid:
        cards.remove(card)
    category = NUMBER[hand.yard[slot]]
    own = list(hand.counts[category])
    own[owner] += 1
    counts = (*hand.counts[:category], tuple(own), *hand.counts[category + 1 :])
    slots = (*hand.slots[:slot], tuple(cards), *hand.slots[slot + 1 :])
    return Hand(slots, (*hand.yard[:slot], "", *hand.yard[slot + 1 :]), counts)


def _by_value(rated: Rated) -> float:
    return rated[0]
