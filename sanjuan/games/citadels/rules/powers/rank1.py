"""Assassin, Witch, Magistrate."""

from sanjuan.games.citadels.rules.doing import stop
from sanjuan.games.citadels.rules.powers.power import Power, always, others
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

WARRANTS = 3


def _kill(state: State, seat: int) -> None:
    ask(state, seat, "kill", others(state), 1, 1, (killed, seat))


@step("citadels.killed")
def killed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Note whose turn is skipped."""
    state.killed = chosen[0]
    state.facts.append(("kills", seat, chosen[0]))


def _bewitch(state: State, seat: int) -> None:
    ask(state, seat, "bewitch", others(state), 1, 1, (bewitched, seat))


@step("citadels.bewitched")
def bewitched(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Note whose turn the Witch takes, and interrupt her own: "puis interrompez votre tour"."""
    state.bewitched, state.witch = chosen[0], seat
    state.facts.append(("bewitches", seat, chosen[0]))
    stop(state)


def _warrants(state: State, seat: int) -> None:
    ask(state, seat, "warrants", others(state), WARRANTS, WARRANTS, (warranted, seat))


@step("citadels.warranted")
def warranted(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Lay three warrants and ask which one is signed."""
    state.warrants, state.magistrate = chosen, seat
    state.facts.append(("warrants", seat, list(chosen)))
    ask(state, seat, "signed", chosen, 1, 1, (signed, seat))


@step("citadels.signed")
def signed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Sign one of the warrants, face down."""
    state.signed = chosen[0]
    state.facts.append(("signed", seat, chosen[0]))


POWERS = {
    "assassin": Power(always, _kill),
    "witch": Power(always, _bewitch),
    "magistrate": Power(always, _warrants),
}
