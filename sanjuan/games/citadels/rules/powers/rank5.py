"""Abbot. The Bishop's shield is one of his rows, the Cardinal borrows while he builds (`rules.building`)."""

from sanjuan.games.citadels.rules.moving import seat_of, seat_option
from sanjuan.games.citadels.rules.powers.power import Power
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step


def _is_poorer(state: State, seat: int) -> bool:
    return state.gold[seat] < max(state.gold)


def _beg(state: State, seat: int) -> None:
    """ "En cas d'egalite, vous choisissez celui des joueurs les plus riches qui vous donne 1 piece d'or."."""
    most = max(state.gold)
    options = [seat_option(other) for other, gold in enumerate(state.gold) if gold == most]
    ask(state, seat, "richest", options, 1, 1, (donated, seat))


@step("citadels.donated")
def donated(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Give the Abbot a coin."""
    other = seat_of(chosen[0])
    state.gold[other] -= 1
    state.gold[seat] += 1
    state.facts.append(("donated", other, seat, 1))


POWERS = {"abbot": Power(_is_poorer, _beg)}
