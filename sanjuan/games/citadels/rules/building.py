"""Building: "il pose dans sa cite l'une des cartes Quartier de sa main, en payant a la banque le cout indique"."""

from sanjuan.games.citadels.cards import COST, DISTRICTS, TYPE
from sanjuan.games.citadels.characters import CHARACTERS, Character
from sanjuan.games.citadels.rules.confiscation import place, place_paid
from sanjuan.games.citadels.rules.doing import BORROWED
from sanjuan.games.citadels.rules.moving import (
    bury,
    destroy,
    everybody,
    gain,
    lose,
    price_of,
    seat_of,
    seat_option,
)
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step
from sanjuan.table.options import place as written
from sanjuan.table.options import place_of

GOLD = "gold"
FREE = frozenset([row.name for row in DISTRICTS.values() if row.free_slot])
CROWDED = {row.name: row.crowded for row in DISTRICTS.values() if row.crowded}
CARD_PAYABLE = frozenset([row.name for row in DISTRICTS.values() if row.card_payable])
BY_SACRIFICE = frozenset([row.name for row in DISTRICTS.values() if row.by_sacrifice])
UNBUILDABLE = frozenset([row.name for row in DISTRICTS.values() if row.unbuildable])
PECULIAR = frozenset([*CROWDED, *CARD_PAYABLE, *BY_SACRIFICE, *UNBUILDABLE])
"""Districts with a condition or a price of their own."""
DUPLICATING = frozenset([row.name for row in DISTRICTS.values() if row.duplicates])
SCAFFOLDS = frozenset([row.name for row in DISTRICTS.values() if row.scaffold])
CHEAPENING = frozenset([row.name for row in DISTRICTS.values() if row.off_uniques])


def buildable(state: State, seat: int, row: Character) -> list[str]:
    """Return the names of the hand cards that the seat, as its character, can build and pay now, in their order.

    ("Un joueur ne peut construire qu'un seul quartier par tour": those that take no permit can always be built.)
    """
    cards = set(state.hands[seat])
    if state.built >= row.permits:
        if not row.permits:
            return []
        cards = {card for card in cards if card in FREE or TYPE[card] == row.unlimited}
    return sorted(affordable(state, seat, row, cards)) if cards else []


def affordable(state: State, seat: int, row: Character, cards: set[str]) -> list[str]:
    """Return those of these hand cards that the city allows and the seat can pay in some way."""
    city, others = state.cities[seat], len(state.hands[seat]) - 1
    if not row.repeats and DUPLICATING.isdisjoint(city):
        cards = cards.difference(city)
    gold = state.gold[seat]
    reach = gold + (loan(state, seat, others) if row.borrows else 0)
    if not SCAFFOLDS.isdisjoint(city):
        found = [card for card in cards if card not in UNBUILDABLE]
    elif CHEAPENING.isdisjoint(city):
        found = [card for card in cards if COST[card] <= reach or card in PECULIAR]
    else:
        found = [card for card in cards if price_of(card, city) <= reach or card in PECULIAR]
    if PECULIAR.isdisjoint(found):
        return found
    return [card for card in found if card not in PECULIAR or _fits(state, seat, card, reach)]


def _fits(state: State, seat: int, card: str, reach: int) -> bool:
    """Return whether a city allows a peculiar card, and whether the seat can pay it in some way."""
    city = state.cities[seat]
    if card in UNBUILDABLE or card in CROWDED and len(city) >= CROWDED[card]:
        return False
    if not SCAFFOLDS.isdisjoint(city) or card in BY_SACRIFICE and city:
        return True
    if card in CARD_PAYABLE:
        reach = state.gold[seat] + len(state.hands[seat]) - 1
    return price_of(card, city) <= reach


def loan(state: State, seat: int, cards: int) -> int:
    """Return how much the Cardinal can get from one player, a card for each coin; once a turn (A6-17)."""
    if state.did & BORROWED or cards < 1:
        return 0
    return min(cards, max([gold for other, gold in enumerate(state.gold) if other != seat]))


def build(state: State, seat: int, card: str, extra: bool) -> None:
    """Begin to build a hand card; `extra` takes no permit. Asks how to pay, if there is a choice."""
    lose(state, seat, card, everybody(state))
    city, row = state.cities[seat], CHARACTERS[state.acting]
    state.building, state.price = card, price_of(card, city)
    if not extra and card not in FREE and TYPE[card] != row.unlimited:
        state.built += 1
    if SCAFFOLDS.isdisjoint(city) and card not in BY_SACRIFICE:
        by_gold(state, seat)
    else:
        ask(state, seat, "means", means(state, seat, card, row), 1, 1, (by, seat))


def means(state: State, seat: int, card: str, row: Character) -> list[str]:
    """Return by what means the card can be built: gold, a Framework destroyed, a district sacrificed."""
    city = state.cities[seat]
    options = [GOLD] if state.price <= reach(state, seat, card, row, len(state.hands[seat])) else []
    scaffolds = [written(own, index) for index, own in enumerate(city) if own in SCAFFOLDS]
    rest = [written(own, index) for index, own in enumerate(city) if own not in SCAFFOLDS]
    return options + scaffolds + (rest if card in BY_SACRIFICE else [])


def reach(state: State, seat: int, card: str, row: Character, others: int) -> int:
    """Return how much a seat can pay for a card with its gold and with the other cards of its hand."""
    gold = state.gold[seat]
    if card in CARD_PAYABLE:
        return gold + others
    return gold + (loan(state, seat, others) if row.borrows else 0)


def costs_a_district(state: State, seat: int, card: str) -> bool:
    """Return whether a hand card that can be built is out of reach of gold: another district is destroyed for it."""
    row, others = CHARACTERS[state.acting], len(state.hands[seat]) - 1
    return price_of(card, state.cities[seat]) > reach(state, seat, card, row, others)


@step("citadels.by")
def by(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Pay by gold, or destroy a district in the place of the price: nothing is paid then."""
    if chosen[0] == GOLD:
        by_gold(state, seat)
        return
    state.facts.append(("sacrificed", seat, destroy(state, seat, place_of(chosen[0]))))
    state.price = 0
    place(state, seat)


def by_gold(state: State, seat: int) -> None:
    """Pay the price, with cards for the Thieves' Den, with a lender's gold for the Cardinal who is short of it."""
    missing = state.price - state.gold[seat]
    if state.building in CARD_PAYABLE:
        ask(state, seat, "den", state.hands[seat], max(missing, 0), state.price, (by_cards, seat))
    elif missing > 0:
        rich = [other for other, gold in enumerate(state.gold) if other != seat and gold >= missing]
        ask(state, seat, "lender", [seat_option(other) for other in rich], 1, 1, (lender, seat))
    else:
        pay(state, seat)


@step("citadels.by_cards")
def by_cards(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put cards under the deck as part of the price: "1 carte = 1 piece d'or"."""
    for card in chosen:
        lose(state, seat, card, 0)
        bury(state, card, 1 << seat)
    if chosen:
        state.facts.append(("paid_cards", seat, len(chosen)))
        state.facts.append(("paid_named", seat, list(chosen)))
    state.price -= len(chosen)
    pay(state, seat)


@step("citadels.lender")
def lender(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Ask which cards are given for the missing gold: "pour chaque piece ainsi prise, 1 carte de votre main"."""
    missing, state.aim = state.price - state.gold[seat], seat_of(chosen[0])
    ask(state, seat, "lend", state.hands[seat], missing, missing, (lent, seat))


@step("citadels.lent")
def lent(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Exchange cards for gold, then pay."""
    other = state.aim
    both = 1 << seat | 1 << other
    for card in chosen:
        lose(state, seat, card, both)
        gain(state, other, card, both)
    state.gold[other] -= len(chosen)
    state.gold[seat] += len(chosen)
    state.did |= BORROWED
    state.reveals += 1
    state.facts.append(("borrowed", seat, other, len(chosen)))
    state.facts.append(("lent_for", seat, other, list(chosen)))
    pay(state, seat)


def pay(state: State, seat: int) -> None:
    """Pay the price that is left, and build."""
    state.gold[seat] -= state.price
    state.spent += state.price
    place_paid(state, seat)
