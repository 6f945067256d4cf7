"""Cards, districts and coins on their way: drawing, discarding, cities that grow and shrink, and who knows what.

A bit for each seat says who knows a hidden card; one more bit stands for everybody.
"""

from collections.abc import Iterable

from sanjuan.games.citadels.cards import COST, DISTRICTS, TYPE, UNIQUE
from sanjuan.games.citadels.state import NOBODY, Known, State
from sanjuan.scenario.shapes import Unfit
from sanjuan.table.rng import shuffle

SMALL_TABLE = 3
""""Parties a 2 ou 3 joueurs": two characters each, and a city of eight districts."""
COMPLETE, COMPLETE_AT_SMALL_TABLE = 7, 8
LARGE = {row.name: row.size - 1 for row in DISTRICTS.values() if row.size > 1}
"""The districts that count as more than one towards a complete city, and how many more."""
OFF_UNIQUES = {row.name: row.off_uniques for row in DISTRICTS.values() if row.off_uniques}


def everybody(state: State) -> int:
    """Return the bits of all seats and of the spectators."""
    return (2 << len(state.gold)) - 1


def needed(state: State) -> int:
    """Return how many districts make a city complete: 8 with 2-3 players, 7 with more."""
    return COMPLETE_AT_SMALL_TABLE if len(state.gold) <= SMALL_TABLE else COMPLETE


def size(city: list[str]) -> int:
    """Return how many districts a city counts towards its completion."""
    count = len(city)
    for card, more in LARGE.items():
        if card in city:
            count += more * city.count(card)
    return count


def complete(state: State, seat: int) -> bool:
    """Return whether a city is complete."""
    return size(state.cities[seat]) >= needed(state)


def cost_at(state: State, seat: int, index: int) -> int:
    """Return the current cost of a district: an Artist's coin on it counts."""
    return COST[state.cities[seat][index]] + state.coins[seat][index]


def price_of(card: str, city: list[str]) -> int:
    """Return what a card costs to build for the owner of a city: the Factory makes other uniques cheaper."""
    price = COST[card]
    if TYPE[card] == UNIQUE:
        for name, off in OFF_UNIQUES.items():
            if name in city and name != card:
                price -= off
    return price


def choose(state: State, cards: Iterable[str]) -> str:
    """Return one of the cards by chance: which one among them sorted by name, a number laid out beforehand may say."""
    ordered = sorted(cards)
    if state.chances:
        number, state.chances = state.chances[0], state.chances[1:]
        return ordered[number % len(ordered)]
    return ordered[int(state.chance().random() * len(ordered))]


def mix(state: State, cards: list[str]) -> None:
    """Shuffle cards whose top is last, into the order laid out beforehand if there is one."""
    if not state.stacked:
        shuffle(cards, state.chance())
        return
    order, state.stacked = list(state.stacked[0]), state.stacked[1:]
    rest = cards[:]
    for card in order:
        if card not in rest:
            raise Unfit(f"shuffles: {card!r} is not among the cards that are shuffled, {sorted(cards)}")
        rest.remove(card)
    shuffle(rest, state.chance())
    cards[:] = [*rest, *order[::-1]]


def take_from_deck(state: State, count: int) -> list[str]:
    """Take a number of cards off the deck, or as many as there are (A6-36)."""
    deck = state.deck
    cards = deck[: -count - 1 : -1]
    if cards:
        del deck[-count:]
        state.reveals += len(cards)
        if len(state.laid) > len(deck):
            del state.laid[len(deck) :]
    return cards


def draw(state: State, seat: int, count: int, why: str) -> None:
    """Let a seat draw cards into its hand; seats that knew them at the bottom of the deck still know them."""
    left = max(len(state.deck) - count, 0)
    laid = state.laid[left:][::-1] if len(state.laid) > left else []
    cards = take_from_deck(state, count)
    if not cards:
        return
    state.hands[seat] += cards
    if laid:
        met = zip(laid, cards[len(cards) - len(laid) :], strict=True)
        own = ~(1 << seat)
        state.known[seat] += tuple([(bits & own, card) for bits, card in met if bits & own])
    state.facts.append(("drew", seat, len(cards), why))
    state.facts.append(("drew_cards", seat, cards, why))


def bury(state: State, card: str, knowers: int) -> None:
    """Put a card under the deck: "placee face cachee sous la pioche"."""
    state.deck.insert(0, card)
    state.laid.insert(0, knowers)


def lose(state: State, seat: int, card: str, knowers: int) -> None:
    """Take a card out of a hand; a seat that does not know which one it was no longer knows the hand."""
    state.hands[seat].remove(card)
    known = state.known[seat]
    if known:
        state.known[seat] = _without(known, card, knowers)


def _without(known: Known, card: str, knowers: int) -> Known:
    """Return what is known of a hand after a card left it: each of its knowers has seen one such card go."""
    left, gone = [], 0
    for bits, own in known:
        bits &= knowers
        if own == card:
            bits, gone = bits & gone, gone | bits
        if bits:
            left.append((bits, own))
    return tuple(left)


def gain(state: State, seat: int, card: str, knowers: int) -> None:
    """Put a card into a hand; the knowers know that it is there."""
    state.hands[seat].append(card)
    others = knowers & ~(1 << seat)
    if others:
        state.known[seat] += ((others, card),)


def look(state: State, seat: int, other: int) -> None:
    """Let a seat see another one's hand."""
    bit = 1 << seat
    blind = [(bits & ~bit, card) for bits, card in state.known[other] if bits & ~bit]
    state.known[other] = (*blind, *[(bit, card) for card in state.hands[other]])
    state.reveals += 1
    state.facts.append(("saw_hand", seat, other, sorted(state.hands[other])))


def discard(state: State, seat: int, cards: Iterable[str], why: str) -> None:
    """Put hand cards under the deck, in the order given; only their owner knows them."""
    put = list(cards)
    for card in put:
        lose(state, seat, card, 0)
        bury(state, card, 1 << seat)
    state.facts.append(("discarded", seat, len(put), why))
    state.facts.append(("discarded_cards", seat, put, why))


def arrive(state: State, seat: int, card: str, coin: int) -> None:
    """Put a district last into a city, and note who is the first to have a complete one (A6-34)."""
    city = state.cities[seat]
    city.append(card)
    state.coins[seat].append(coin)
    if size(city) >= needed(state):
        if state.first == NOBODY:
            state.first = seat
        state.facts.append(("complete", seat))


def depart(state: State, seat: int, index: int) -> tuple[str, int]:
    """Take a district out of a city; returns it with its coin. The gap is closed."""
    return state.cities[seat].pop(index), state.coins[seat].pop(index)


def destroy(state: State, seat: int, index: int) -> str:
    """Put a district under the deck, and the cards under a Museum after it; its coin goes to the bank (A6-32, 33)."""
    card, _ = depart(state, seat, index)
    bury(state, card, everybody(state))
    if card == "museum":
        for tucked, knowers in zip(state.museum, state.tuckers, strict=True):
            bury(state, tucked, knowers)
        state.museum, state.tuckers = [], []
    return card


def holder(state: State, character: str) -> int:
    """Return the seat that holds a character, NOBODY if none does."""
    for seat, held in enumerate(state.held):
        if character in held:
            return seat
    return NOBODY


def seat_option(seat: int) -> str:
    """Return how a seat is written as an option."""
    return "seat_" + str(seat)


def seat_of(option: str) -> int:
    """Return the seat that an option names."""
    return int(option[5:])


def in_city(seat: int, card: str, index: int) -> str:
    """Return how a district in anybody's city is written: `2:market@3`."""
    return f"{seat}:{card}@{index}"


def where(option: str) -> tuple[int, int]:
    """Return seat and index of a district written `2:market@3`."""
    seat, _, place = option.partition(":")
    return int(seat), int(place[place.index("@") + 1 :])
