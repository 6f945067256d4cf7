"""Tests that gold, hands, cities, the pot and the crown follow from the facts alone."""

from collections import Counter
from random import Random

import pytest

from sanjuan.bots.random_bot import random
from sanjuan.games import GAMES
from sanjuan.games.citadels.wording import FACTS
from sanjuan.table.flow import answer

GAME = GAMES["citadels"]
SETUP = {"hand": 4, "gold": 2}


class Ledger:
    """The state of the table as it follows from the facts alone. Each fact that moves something has its method."""

    def __init__(self, seats):
        self.gold = [SETUP["gold"]] * seats
        self.hands = [SETUP["hand"]] * seats
        self.cities = [Counter() for _ in range(seats)]
        self.pot = self.crown = 0
        self.told = Counter()

    def hear(self, facts):
        for id, *values in facts:
            self.told[id] += 1
            note = getattr(self, id, None)
            if note:
                note(*values)

    def move_gold(self, giver, taker, gold):
        self.gold[giver] -= gold
        self.gold[taker] += gold

    def move_cards(self, giver, taker, count):
        self.hands[giver] -= count
        self.hands[taker] += count

    def move_district(self, giver, taker, card):
        assert self.cities[giver][card] > 0
        self.cities[giver][card] -= 1
        self.cities[taker][card] += 1

    def round(self, number, crown):
        assert self.crown == crown

    def crowned(self, seat, character):
        self.crown = seat

    def gave_crown(self, seat, other):
        assert other not in (seat, self.crown)
        self.crown = other

    def gathered(self, seat, gold):
        self.gold[seat] += gold

    def gained(self, seat, gold, why):
        self.gold[seat] += gold

    def neighbour(self, seat, gold):
        self.gold[seat] += gold

    def refunded(self, seat, gold):
        self.gold[seat] += gold

    def forged(self, seat, gold):
        self.gold[seat] -= gold

    def beautified(self, seat, cards):
        self.gold[seat] -= len(cards)

    def taxed(self, seat, gold):
        self.gold[seat] -= gold
        self.pot += gold

    def collected(self, seat, gold):
        assert gold == self.pot
        self.gold[seat] += gold
        self.pot = 0

    def bought_off(self, seat, other, gold):
        self.move_gold(seat, other, gold)

    def flowered(self, other, seat, gold):
        self.move_gold(seat, other, gold)

    def robbed(self, thief, seat, gold):
        self.move_gold(seat, thief, gold)

    def donated(self, seat, abbot, gold):
        self.move_gold(seat, abbot, gold)

    def tribute_gold(self, seat, emperor):
        self.move_gold(seat, emperor, 1)

    def tribute_card(self, seat, emperor):
        self.move_cards(seat, emperor, 1)

    def spied(self, seat, other, type, gold, count):
        self.move_gold(other, seat, gold)

    def drew(self, seat, count, why):
        self.hands[seat] += count

    def kept(self, seat, count, why):
        self.hands[seat] += count

    def discarded(self, seat, count, why):
        self.hands[seat] -= count

    def paid_cards(self, seat, count):
        self.hands[seat] -= count

    def tucked(self, seat):
        self.hands[seat] -= 1

    def took_card(self, seat, other):
        self.move_cards(other, seat, 1)

    def gave_card(self, seat, other):
        self.move_cards(seat, other, 1)

    def swapped_hands(self, seat, other, own, theirs):
        assert (self.hands[seat], self.hands[other]) == (own, theirs)
        self.hands[seat], self.hands[other] = theirs, own

    def borrowed(self, seat, other, count):
        self.move_gold(other, seat, count)
        self.move_cards(seat, other, count)

    def built(self, seat, card, gold):
        self.hands[seat] -= 1
        self.gold[seat] -= gold
        self.cities[seat][card] += 1

    def confiscated(self, magistrate, seat, card, gold):
        self.hands[seat] -= 1
        self.cities[magistrate][card] += 1

    def sacrificed(self, seat, card):
        self.cities[seat][card] -= 1

    def destroyed(self, seat, other, card, gold, by):
        self.gold[seat] -= gold
        self.cities[other][card] -= 1

    def seized(self, seat, other, card, gold):
        self.move_gold(seat, other, gold)
        self.move_district(other, seat, card)

    def exchanged(self, seat, other, given, received, gold):
        self.move_gold(seat, other, gold)
        self.move_district(seat, other, given)
        self.move_district(other, seat, received)


def kept_books(seats, seed, **options):
    """Play a random game and compare the ledger with the table after each answer that leaves nothing half built."""
    state, rng = GAME.new(seats, seed, **options), Random(seed)
    ledger = Ledger(seats)
    ledger.hear(state.facts)
    while state.ask is not None:
        answer(state, random(state, rng))
        ledger.hear(state.facts)
        if not state.building:
            assert (ledger.gold, ledger.hands) == (state.gold, [len(hand) for hand in state.hands])
            assert ledger.cities == [Counter(city) for city in state.cities]
            assert (ledger.pot, ledger.crown) == (state.pot, state.crown)
    return ledger.told


@pytest.mark.few(3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_gold_cards_and_districts_are_where_the_facts_say(seats):
    for seed in range(12):
        kept_books(seats, seed, preset="random", ninth=seed % 2 == 0)


def test_everything_that_can_be_told_is_told_in_some_game():
    told = Counter()
    for seed in range(200):
        if set(told) >= set(FACTS):
            return
        told += kept_books(4 + seed % 3, seed, preset="random", ninth=True)
    assert set(FACTS) - set(told) == set()
