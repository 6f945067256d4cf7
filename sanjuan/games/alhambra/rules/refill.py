"""After a turn: buildings onto the yard, money into the row, scoring cards that come up, Martin's buildings."""

from sanjuan.games.alhambra.cards import SCORING
from sanjuan.games.alhambra.rules.scoring import score
from sanjuan.games.alhambra.state import NOWHERE, State
from sanjuan.scenario.shapes import Unfit
from sanjuan.table.rng import shuffle

ROW = 4
MARTINS = 6
"""Buildings that Martin gets at the beginning and after scoring A; after B it is a third of the pile."""


def refill(state: State) -> bool:
    """Lay out buildings from left to right, then money; returns whether anything was laid out.

    "On renouvelle les cartes batiment (de gauche a droite). Des cartes d'argent sont ajoutees face visible pour que 4
    soient a nouveau accessibles." A scoring card is carried out when it comes up, then drawing goes on (8.4).
    """
    laid = _lay_buildings(state) if "" in state.yard else []
    row = state.row
    while len(row) < ROW:
        card = state.money.pop() if state.money and not state.pool else draw(state)  # mostly there is one
        if not card:
            break
        if card in SCORING:
            score(state, SCORING[card])
            _give_martin(state, SCORING[card])
        else:
            row.append(card)
            laid.append(card)
    if not laid:
        return False
    state.reveals += 1
    state.facts.append(("laid", laid))
    return True


def _lay_buildings(state: State) -> list[str]:
    laid: list[str] = []
    yard, pile = state.yard, state.buildings
    for slot, card in enumerate(yard):
        if not card and pile:
            yard[slot] = pile.pop()
            laid.append(yard[slot])
    return laid


def draw(state: State) -> str:
    """Take the top card of the money pile, reshuffling the discard pile if need be; "" where no card is left (B2-9).

    "S'il n'y a plus de cartes dans le tas cartes d'argent, on melange la defausse pour former une nouvelle pioche."
    """
    if not state.money:
        if not state.discard:
            return ""
        _reshuffle(state)
    card = state.money.pop()
    if state.pool:
        state.pool.remove(card)
    return card


def _reshuffle(state: State) -> None:
    state.pool = sorted(state.discard)
    state.money, state.discard, state.spans = state.discard, [], (NOWHERE, NOWHERE)
    if state.stacked:
        state.money = state.stacked[0][::-1]
        state.stacked = state.stacked[1:]
        if sorted(state.money) != state.pool:
            raise Unfit(f"shuffles: {state.money[::-1]} are not the cards of the discard pile, {state.pool}")
    else:
        shuffle(state.money, state.chance())
    state.reveals += 1
    state.facts.append(("reshuffled", len(state.money)))


def _give_martin(state: State, letter: str) -> None:
    """Give Martin his buildings right after a scoring, as far as the pile has them (B2-12, B2-14).

    "Immediatement apres le decompte A, Martin recoit 6 nouvelles cartes ... un tiers des cartes restantes (en
    arrondissant a la valeur inferieure)."
    """
    if state.martin():
        endow(state, MARTINS if letter == "a" else len(state.buildings) // 3)


def endow(state: State, count: int) -> None:
    """Give Martin a number of buildings off the pile, or all that are left."""
    pile = state.buildings
    cards = [pile.pop() for _ in range(min(count, len(pile)))]
    if cards:
        state.palaces[-1].extend(cards)
        state.reveals += 1
        state.facts.append(("endowed", len(state.palaces) - 1, cards))
