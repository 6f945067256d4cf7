"""The greedy player of Alhambra: it values what a turn brings with all that exact payments let follow, no reply.

Rules of thumb of good players: exact payments are turns for nothing; take several small cards at once; save one or two
currencies; a building is worth what it changes in the scorings to come, against all rivals, and more if a rival is
known to be able to buy it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from sanjuan.games.alhambra.cards import CURRENCIES, NUMBER, PRICE, SLOT_OF, VALUE
from sanjuan.games.alhambra.players.outlook import Counts, Outlook
from sanjuan.games.alhambra.players.paying import payment, pays_exactly
from sanjuan.games.alhambra.rules.answers import sets_together
from sanjuan.games.alhambra.state import State
from sanjuan.table.flow import Ask
from sanjuan.table.options import AT

Answer = tuple[str, ...]
BELIEFS: Mapping[str, float] = {
    "coin": 0.3,  # points that a coin will bring
    "card": 0.6,  # points that one card more is worth, for exact payments
    "company": 0.04,  # a coin is worth so much more for each coin of its currency in hand, up to `enough`
    "enough": 12.0,
    "in_time": 0.4,  # the part of a building's value that the card is worth with which it can be paid exactly
    "deny": 0.25,  # the part of a rival's gain that taking a building from it is worth
    "late": 8.0,  # turns to come below which money loses its worth
}
"""What the player believes in; found by playing against itself with other figures."""


class Hand(NamedTuple):
    """What a plan knows: the hand, what is left on the yard and what this seat and Martin own by then."""

    cards: tuple[str, ...]
    yard: tuple[str, ...]
    counts: tuple[Counts, ...]


class Planner:
    """Values the actions of one turn."""

    def __init__(self, view: State, seat: int, beliefs: Mapping[str, float] = BELIEFS) -> None:
        self.view, self.seat, self.beliefs = view, seat, beliefs
        self.outlook = Outlook(view, seat)
        turns = (len(view.buildings) + len(view.yard)) * 1.5 / len(view.hands)
        self.fresh = min(1.0, turns / beliefs["late"])
        self.start = Hand(tuple(view.hands[seat]), tuple(view.yard), tuple(self.outlook.counts))

    def best(self, hand: Hand) -> tuple[float, Answer]:
        """Return the value of the best action, with all that an exact payment lets follow, and the action."""
        found = [self._taken(hand, cards) for cards in self._takes()]
        found += [self._bought(hand, slot) for slot in range(len(CURRENCIES)) if self._affordable(hand, slot)]
        return max(found, key=lambda pair: pair[0]) if found else (0.0, ())

    def _takes(self) -> list[Answer]:
        row = self.view.row
        return [*[(card,) for card in dict.fromkeys(row)], *sets_together(row)]

    def _taken(self, hand: Hand, cards: Answer) -> tuple[float, Answer]:
        """Value money: coins, the number of cards, company of the same currency, and what it pays exactly."""
        beliefs, value = self.beliefs, 0.0
        for card in cards:
            slot = SLOT_OF[card]
            own = sum([VALUE[other] for other in hand.cards if SLOT_OF[other] == slot])
            rate = beliefs["coin"] + beliefs["company"] * min(own, beliefs["enough"])
            value += rate * VALUE[card] + beliefs["card"]
        return value * self.fresh + beliefs["in_time"] * self._in_time(hand, cards), cards

    def _in_time(self, hand: Hand, cards: Answer) -> float:
        """Return the highest gain by a building that these cards make payable, exactly or at all, next turn."""
        most = 0.0
        for slot, building in enumerate(hand.yard):
            of_slot = [card for card in cards if SLOT_OF[card] == slot]
            if building and of_slot:
                own = [card for card in hand.cards if SLOT_OF[card] == slot]
                price = PRICE[building]
                exact = pays_exactly([*own, *of_slot], price) and not pays_exactly(own, price)
                if exact:
                    most = max(most, self._worth(hand, building)[0])
        return most

    def _affordable(self, hand: Hand, slot: int) -> bool:
        building = hand.yard[slot]
        if not building:
            return False
        return sum([VALUE[card] for card in hand.cards if SLOT_OF[card] == slot]) >= PRICE[building]

    def _worth(self, hand: Hand, building: str) -> tuple[float, int]:
        """Return the gain by a building and the owner that brings most: this seat, or Martin."""
        category = NUMBER[building]
        owners = [self.seat, *([len(self.view.palaces) - 1] if self.view.martin() else [])]
        gains = [(self.outlook.gain(category, owner, hand.counts[category]), -owner) for owner in owners]
        gain, owner = max(gains)
        return gain, -owner

    def _denied(self, slot: int, building: str) -> float:
        """Return what the rival who gains most by it, and was seen to hold enough, would gain by a building."""
        most, category = 0.0, NUMBER[building]
        for rival, seen in enumerate(self.view.seen):
            known = sum([VALUE[card] for card in seen if SLOT_OF[card] == slot])
            if rival != self.seat and known >= PRICE[building]:
                most = max(most, self.outlook.gain_of(category, rival))
        return most

    def _bought(self, hand: Hand, slot: int) -> tuple[float, Answer]:
        building = hand.yard[slot]
        paid = payment([card for card in hand.cards if SLOT_OF[card] == slot], PRICE[building])
        gain, owner = self._worth(hand, building)
        gain += self.beliefs["deny"] * self._denied(slot, building)
        coins = sum([VALUE[card] for card in paid])
        gain -= (self.beliefs["coin"] * coins + self.beliefs["card"] * len(paid)) * self.fresh
        if coins == PRICE[building]:
            gain += self.best(_after(hand, slot, paid, owner))[0]
        return gain, (building + AT + CURRENCIES[slot],)


def _after(hand: Hand, slot: int, paid: Sequence[str], owner: int) -> Hand:
    """Return what is there after a purchase."""
    cards = list(hand.cards)
    for card in paid:
        cards.remove(card)
    counts = list(hand.counts)
    category = NUMBER[hand.yard[slot]]
    own = list(counts[category])
    own[owner] += 1
    counts[category] = tuple(own)
    return Hand(tuple(cards), (*hand.yard[:slot], "", *hand.yard[slot + 1 :]), tuple(counts))


def greedy(view: State, rng: Random) -> Answer:
    """Answer the open question of a view; the same view is always answered alike."""
    return decide(view, BELIEFS)


def decide(view: State, beliefs: Mapping[str, float]) -> Answer:
    """Answer the open question of a view with these beliefs."""
    question = view.ask
    assert question is not None
    if question.kind == "pay":
        return payment(question.options, PRICE[view.yard[view.slot]])
    planner = Planner(view, question.seat, beliefs)
    if question.kind == "gift":
        return _gift(planner, question)
    return planner.best(planner.start)[1]


def _gift(planner: Planner, question: Ask) -> Answer:
    """Give a building to Martin where that is better for this seat than owning it."""
    martin = len(planner.view.palaces) - 1
    return question.options if planner._worth(planner.start, planner.view.bought)[1] == martin else ()
