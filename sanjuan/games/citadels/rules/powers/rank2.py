"""Thief, Spy, Blackmailer."""

from sanjuan.games.citadels.cards import TYPE, TYPES
from sanjuan.games.citadels.rules.moving import draw, look, seat_of, seat_option
from sanjuan.games.citadels.rules.powers.power import Power, always, victims
from sanjuan.games.citadels.state import State
from sanjuan.table.flow import ask, step

THREATS = 2


def _rob(state: State, seat: int) -> None:
    ask(state, seat, "rob", victims(state), 1, 1, (robbed, seat))


@step("citadels.robbed")
def robbed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Note whose gold goes to the Thief when he is revealed."""
    state.robbed, state.thief = chosen[0], seat
    state.facts.append(("robs", seat, chosen[0]))


def _spy(state: State, seat: int) -> None:
    options = [seat_option(other) for other in range(len(state.gold)) if other != seat]
    ask(state, seat, "spy", options, 1, 1, (spied_on, seat))


@step("citadels.spied_on")
def spied_on(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Ask for the type: "designez un autre joueur et choisissez un type de quartier"."""
    state.aim = seat_of(chosen[0])
    ask(state, seat, "spy_type", TYPES, 1, 1, (spied, seat))


@step("citadels.spied")
def spied(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Look at the hand; for each card of the type a coin of his, as far as he has it, and a card off the deck."""
    other = state.aim
    look(state, seat, other)
    count = len([card for card in state.hands[other] if TYPE[card] == chosen[0]])
    gold = min(count, state.gold[other])
    state.gold[other] -= gold
    state.gold[seat] += gold
    state.facts.append(("spied", seat, other, chosen[0], gold, count))
    if count:
        draw(state, seat, count, state.acting)


def _threaten(state: State, seat: int) -> None:
    ask(state, seat, "threats", victims(state), THREATS, THREATS, (threatened, seat))


@step("citadels.threatens")
def threatened(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Lay two threats and ask which one has the flower."""
    state.threats, state.blackmailer = chosen, seat
    state.facts.append(("threatens", seat, list(chosen)))
    ask(state, seat, "flower", chosen, 1, 1, (flower, seat))


@step("citadels.flower")
def flower(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the flower on one of the threats, face down."""
    state.flower = chosen[0]
    state.facts.append(("flower", seat, chosen[0]))


POWERS = {
    "thief": Power(always, _rob),
    "spy": Power(always, _spy),
    "blackmailer": Power(always, _threaten),
}
