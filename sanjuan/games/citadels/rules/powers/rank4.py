"""Emperor. King and Patrician take the crown when they are revealed (`rules.calling`)."""

from sanjuan.games.citadels.rules.crown import gives_crown
from sanjuan.games.citadels.rules.powers.power import Power, always
from sanjuan.games.citadels.state import State


def _crown(state: State, seat: int) -> None:
    gives_crown(state, seat, True)


POWERS = {"emperor": Power(always, _crown)}
