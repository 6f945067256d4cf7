"""The figures by which the value of a position is learned: a row for each seat, most of them about 1.

Only sums, products, quotients and square roots, so that every Python comes to the same figures.
"""

from sanjuan.games.alhambra.cards import CURRENCIES, NUMBER, PRICE, SLOT_OF, VALUE
from sanjuan.games.alhambra.players.outlook import Outlook, expected
from sanjuan.games.alhambra.players.planning import BELIEFS, freshness
from sanjuan.games.alhambra.players.standing import of_money, spread
from sanjuan.games.alhambra.rules.scoring import PRIZES
from sanjuan.games.alhambra.state import State

OWN = (
    "ahead", "of_mean", "points", "in_a", "in_b", "in_c", "money", "coins", "most", "second", "third", "fourth",
    "cards", "small", "sums", "exact", "exact_best", "pays_best", "finds", "asked", "exact_now", "pays_now", "wait",
    "exact_soon", "buildings", "alone", "richest", "richest_late",
)  # fmt: skip
"""The figures of a seat itself, in their order."""
COMMON = ("left", "sure", "fresh", "a_comes", "b_comes", "row", "two", "three", "four", "five", "six")
"""Those that all seats share."""
FIGURES = len(OWN) + len(COMMON)
SMALL, PRICES = 3, 0b11111111111100
"""Values of money that are small; the sums that are prices of buildings, as bits."""
SEATS = range(2, 7)
Gains = list[tuple[int, int, list[float]]]


def rows(state: State) -> list[list[float]]:
    """Return the figures of every seat of a full position in which a question is open."""
    outlook, seats = Outlook(state, 0), range(len(state.hands))
    fresh, near = freshness(state, BELIEFS["late"]), spread(state)
    money = [fresh * of_money(state, seat) for seat in seats]
    scorings = _expected(outlook)
    stand = [state.points[seat] + money[seat] + sum([one[seat] for one in scorings.values()]) for seat in seats]
    mean = sum(stand) / len(stand)
    common, alone, gains = _common(state, near, fresh), _alone(outlook), _gains(state, outlook)
    found = []
    for seat in seats:
        ahead = stand[seat] - max(stand[:seat] + stand[seat + 1 :])
        own = [ahead / near, (stand[seat] - mean) / near, state.points[seat] / 10]
        own += [one[seat] / 10 for one in scorings.values()]
        own.append(money[seat] / 5)
        own += _purse(state, seat)
        own += _reach(state, gains, seat)
        own += [len(state.palaces[seat]) / 8, alone[seat] / 3]
        own += _richest(state, gains, seat, fresh)
        found.append(own + common)
    return found


def _expected(outlook: Outlook) -> dict[str, list[float]]:
    """Return what each owner may expect of each scoring, 0 of those that are over."""
    found = {letter: [0.0] * len(outlook.counts[0]) for letter in PRIZES}
    for category, (counts, coming) in enumerate(zip(outlook.counts, outlook.coming, strict=True)):
        for letter, tenths in coming:
            total = found[letter]
            for owner, points in enumerate(expected(counts, PRIZES[letter][category], tenths)):
                total[owner] += points
    return found


def _gains(state: State, outlook: Outlook) -> Gains:
    """Return for each building of the yard its slot, its price and what each seat would gain by it."""
    found = []
    for slot, building in enumerate(state.yard):
        if building:
            category = NUMBER[building]
            gained = [outlook.gain_of(category, seat) for seat in range(outlook.seats)]
            found.append((slot, PRICE[building], gained))
    return found


def _common(state: State, near: float, fresh: float) -> list[float]:
    left = len(state.buildings) + len(state.yard)
    comes = [float(letter not in state.scored) for letter in "ab"]
    row = sum([VALUE[card] for card in state.row]) / 20
    return [left / 30, 4 / near, fresh, *comes, row, *[float(len(state.hands) == seats) for seats in SEATS]]


def _alone(outlook: Outlook) -> list[int]:
    """Return of how many kinds each owner has the most alone."""
    found = [0] * len(outlook.counts[0])
    for counts in outlook.counts:
        most = max(counts)
        if most and counts.count(most) == 1:
            found[counts.index(most)] += 1
    return found


def _purse(state: State, seat: int) -> list[float]:
    """Return the coins, those of each currency from the largest sum down, and the cards."""
    worth = sorted(state.worth[len(CURRENCIES) * seat : len(CURRENCIES) * (seat + 1)], reverse=True)
    hand = state.hands[seat]
    small = len([card for card in hand if VALUE[card] <= SMALL])
    return [sum(worth) / 40, *[coins / 15 for coins in worth], len(hand) / 8, small / 4]


def _reach(state: State, gains: Gains, seat: int) -> list[float]:
    """Return what the hand can pay: how many prices exactly, what buildings of the yard bring, and when it acts."""
    sums = [1] * len(CURRENCIES)
    for card in state.hands[seat]:
        sums[SLOT_OF[card]] |= sums[SLOT_OF[card]] << VALUE[card]
    exact = best = pays = finds = 0.0
    for slot, price, gained in gains:
        gain = gained[seat]
        finds, over = max(finds, gain), sums[slot] >> price
        if over:
            pays = max(pays, gain)
            if over & 1:
                exact, best = exact + gain, max(best, gain)
    payable = sum([(of_slot & PRICES).bit_count() for of_slot in sums]) / 16
    wait = (seat - state.turn) % len(state.hands)
    asked, soon = float(not wait), float(wait == 1)
    return [
        payable, exact / 5, best / 5, pays / 5, finds / 5, asked, asked * exact / 5, asked * pays / 5,
        wait / 4, soon * exact / 5,
    ]  # fmt: skip


def _richest(state: State, gains: Gains, seat: int, fresh: float) -> list[float]:
    """Return what the yard would bring if it were given out now, and the same where the end is near."""
    total = 0.0
    for slot, _, gained in gains:
        sums = state.worth[slot :: len(CURRENCIES)]
        if sums[seat] == max(sums) and sums.count(sums[seat]) == 1:
            total += gained[seat]
    return [total / 5, (1 - fresh) * total / 5]
