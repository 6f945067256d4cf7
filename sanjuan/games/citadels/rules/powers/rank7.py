"""Architect, Navigator, Scholar."""

from sanjuan.games.citadels.rules.gathering import keep_one, look_through
from sanjuan.games.citadels.rules.moving import draw, mix
from sanjuan.games.citadels.rules.powers.power import Power, always
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

PLANS, CARGO, BOOKS = 2, 4, 7
GOLD, CARDS = "gold", "cards"


def _cards_left(state: State, seat: int) -> bool:
    return bool(state.deck)


def _plan(state: State, seat: int) -> None:
    draw(state, seat, PLANS, state.acting)


def _navigate(state: State, seat: int) -> None:
    ask(state, seat, "navigate", (GOLD, CARDS) if state.deck else (GOLD,), 1, 1, (landed, seat))


@step("citadels.landed")
def landed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take four coins or four cards."""
    if chosen[0] == GOLD:
        state.gold[seat] += CARGO
        state.facts.append(("gained", seat, CARGO, state.acting))
    else:
        draw(state, seat, CARGO, state.acting)


def _study(state: State, seat: int) -> None:
    look_through(state, seat, BOOKS, state.acting)
    ask(state, seat, "scholar", state.drawn, 1, 1, (studied, seat))


@step("citadels.studied")
def studied(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """ "Remettez les 6 autres cartes dans la pioche et melangez-la."."""
    state.deck += keep_one(state, seat, chosen[0], state.acting)
    state.laid = []
    mix(state, state.deck)


POWERS = {
    "architect": Power(_cards_left, _plan),
    "navigator": Power(always, _navigate),
    "scholar": Power(_cards_left, _study),
}
