"""Income: gold or cards for each district of a type, once a turn, "avant ... ou apres" building."""

from sanjuan.games.citadels.cards import DISTRICTS, TYPES
from sanjuan.games.citadels.characters import CHARACTERS, Character
from sanjuan.games.citadels.rules.moving import draw
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

PAYING = {
    type: frozenset([row.name for row in DISTRICTS.values() if row.type == type or row.any_income]) for type in TYPES
}
"""The districts that pay as each type: the School of Magic pays as any."""
GOLD, CARD = "gold", "card"


def income(state: State, seat: int, row: Character) -> int:
    """Return how many districts pay a character now: 0 if it would draw cards and the deck is empty."""
    if not row.income or not (row.income_gold or state.deck):
        return 0
    paying = PAYING[row.income]
    return len([card for card in state.cities[seat] if card in paying])


def earn(state: State, seat: int) -> None:
    """Take the income; what may be either is declared beforehand."""
    row = CHARACTERS[state.acting]
    count = income(state, seat, row)
    if not row.income_cards:
        split(state, seat, (GOLD,) * count)
    elif not row.income_gold:
        split(state, seat, (CARD,) * count)
    else:
        options = (GOLD,) * count + ((CARD,) * count if state.deck else ())
        ask(state, seat, "split", options, count, count, (split, seat))


@step("citadels.split")
def split(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take a number of coins and of cards: "vous devez annoncer auparavant combien de chaque ressource"."""
    gold = chosen.count(GOLD)
    cards = len(chosen) - gold
    if gold:
        state.gold[seat] += gold
        state.facts.append(("gained", seat, gold, state.acting))
    if cards:
        draw(state, seat, cards, state.acting)
