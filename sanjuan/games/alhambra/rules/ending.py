"""The end of the game: the last buildings are given out, scoring C."""

from sanjuan.games.alhambra.cards import CURRENCIES
from sanjuan.games.alhambra.rules.scoring import score
from sanjuan.games.alhambra.state import State


def end_game(state: State) -> None:
    """Give out what is on the yard and score C; no question follows.

    "Le jeu prend fin des qu'on ne peut plus completer les 4 cartes batiment."
    """
    state.facts.append(("ends",))
    for slot, card in enumerate(state.yard):
        if card:
            _give_out(state, slot, card)
    score(state, "c")
    state.facts.append(("final",))


def _give_out(state: State, slot: int, card: str) -> None:
    """Give a building to the hand with the most money of its slot's currency; a tie, also at 0, gives it to nobody.

    "... sont donnees dans l'ordre aux joueurs qui ont le plus d'argent de la bonne monnaie en main. En cas d'egalite,
    la carte n'est pas distribuee." All compare the same hands, for nothing is paid (B2-6).
    """
    sums = state.worth[slot :: len(CURRENCIES)]
    most = max(sums)
    if sums.count(most) > 1:
        state.facts.append(("left_over", card, CURRENCIES[slot]))
        return
    seat = sums.index(most)
    state.yard[slot] = ""
    state.palaces[seat].append(card)
    state.facts.append(("inherited", seat, card, CURRENCIES[slot], most))
