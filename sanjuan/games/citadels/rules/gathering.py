"""Gathering: "soit prendre 2 pieces d'or, soit piocher 2 cartes Quartier, en conserver 1 et defausser l'autre"."""

from sanjuan.games.citadels.cards import DISTRICTS
from sanjuan.games.citadels.rules.moving import bury, draw, take_from_deck
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

GOLD, CARDS = 2, 2
MORE_GOLD = {row.name: row.gathers for row in DISTRICTS.values() if row.gathers}
MORE_CARDS = {row.name: row.draws for row in DISTRICTS.values() if row.draws}
KEEPING = frozenset([row.name for row in DISTRICTS.values() if row.keeps])


def gathered_gold(city: list[str]) -> int:
    """Return how much gold the owner of a city gathers."""
    return GOLD + sum([more for name, more in MORE_GOLD.items() if name in city])


def gathered_cards(city: list[str]) -> int:
    """Return how many cards the owner of a city draws when he gathers cards."""
    return CARDS + sum([more for name, more in MORE_CARDS.items() if name in city])


def gather_gold(state: State, seat: int) -> None:
    """Take gold off the bank."""
    gold = gathered_gold(state.cities[seat])
    state.gold[seat] += gold
    state.facts.append(("gathered", seat, gold))


def gather_cards(state: State, seat: int) -> None:
    """Draw cards and ask which one is kept; with the Library all are."""
    city = state.cities[seat]
    count = gathered_cards(city)
    if not KEEPING.isdisjoint(city):
        draw(state, seat, count, "gather")
    else:
        look_through(state, seat, count, "gather")
        ask(state, seat, "keep", state.drawn, 1, 1, (kept, seat))


def look_through(state: State, seat: int, count: int, why: str) -> None:
    """Let a seat draw cards of which it will keep one."""
    state.drawn = tuple(take_from_deck(state, count))
    state.facts.append(("looked", seat, len(state.drawn), why))
    state.facts.append(("looked_at", seat, list(state.drawn), why))


def keep_one(state: State, seat: int, card: str, why: str) -> list[str]:
    """Put the card chosen into the hand; returns the others in the order drawn."""
    rest = list(state.drawn)
    rest.remove(card)
    state.drawn = ()
    state.hands[seat].append(card)
    state.facts.append(("kept", seat, 1, why))
    state.facts.append(("kept_cards", seat, [card], why))
    return rest


@step("citadels.kept")
def kept(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the others under the deck, in the order drawn."""
    for card in keep_one(state, seat, chosen[0], "gather"):
        bury(state, card, 1 << seat)
