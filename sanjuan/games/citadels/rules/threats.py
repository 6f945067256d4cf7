"""Threats: a threatened player, right after gathering, pays half of his gold or takes the risk (A6-7, 8)."""

from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import Ask, step

PAY, REVEAL = "pay", "reveal"


def threaten(state: State, seat: int) -> None:
    """Ask a threatened seat whether it pays."""
    state.ask = Ask(seat, "threat", (PAY,), 0, 1, (threatened, seat))


@step("citadels.threatened")
def threatened(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take the half, "arrondi a l'inferieur", or ask whether the flower is revealed."""
    other = state.blackmailer
    if chosen:
        gold = state.gold[seat] // 2
        _take(state, seat, gold)
        state.threats = tuple([character for character in state.threats if character != state.acting])
        state.lifted += (state.acting,)
        state.facts.append(("bought_off", seat, other, gold))
        return
    state.reveals += 1
    state.facts.append(("defied", seat, other))
    if state.acting == state.flower and other != NOBODY:
        state.ask = Ask(other, "reveal", (REVEAL,), 0, 1, (flowered, seat))


@step("citadels.flowered")
def flowered(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take all the gold where the flower is revealed."""
    if not chosen:
        return
    gold = state.gold[seat]
    _take(state, seat, gold)
    state.flower_open = True
    state.reveals += 1
    state.facts.append(("flowered", state.blackmailer, seat, gold))


def _take(state: State, seat: int, gold: int) -> None:
    if state.blackmailer != NOBODY:
        state.gold[seat] -= gold
        state.gold[state.blackmailer] += gold
