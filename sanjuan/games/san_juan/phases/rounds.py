"""The rounds: start of a round, choosing roles, running their phases, passing the governor on."""

from sanjuan.games.san_juan.box import largest, total
from sanjuan.games.san_juan.phases import piles
from sanjuan.games.san_juan.phases.builder import discard_event, end_game
from sanjuan.games.san_juan.state import State
from sanjuan.table.flow import ask, push, step

ROLES = ("builder", "producer", "trader", "councillor", "prospector")
HAND_LIMIT = 7
STALLED_ROUNDS = 20
"""Rounds without any building after which the game ends: with all cards tucked away or covered it could go on for
ever.
The rules are silent; no game that is played to win comes near it."""


@step("san_juan.rounds.start_round")
def start_round(state: State) -> None:
    """Run the round-start steps, each for all seats from the governor on, then let the roles be chosen."""
    state.round += 1
    state.taken = []
    state.library_used = False
    state.facts.append(("round", state.round, state.governor))
    seats = state.from_seat(state.governor)
    push(state, *[(each, seat) for each in state.box.round_start for seat in seats], (choose_roles, 0))


@step("san_juan.rounds.choose_roles")
def choose_roles(state: State, first: int) -> None:
    """Let the seats choose roles from the `first` choice on, then pass the governor.

    One choice each; with two seats the governor chooses a second time after the opponent.
    """
    choices = 3 if len(state.seats) == 2 else len(state.seats)
    state.todo.append((pass_governor,))
    state.todo.extend([(choose, number) for number in range(choices - 1, first - 1, -1)])


@step("san_juan.rounds.pass_governor")
def pass_governor(state: State) -> None:
    """Pass the governor to the left and start the next round."""
    state.idle += 1
    if state.idle >= STALLED_ROUNDS:
        state.facts.append(("stalled", state.idle))
        end_game(state)
        return
    state.governor = (state.governor + 1) % len(state.seats)
    push(state, (start_round,))


@step("san_juan.rounds.choose")
def choose(state: State, number: int) -> None:
    """Ask for the round's choice of this number (from 0): a role must be taken, also when only one is left."""
    seat = (state.governor + number) % len(state.seats)
    state.choice = number
    gone = dict(state.taken)
    free = [role for role in ROLES if role not in gone]
    if state.events:
        free += [event for event in state.events if gone or not state.box.phases[event].wants_a_role]
    ask(state, seat, "role", free, 1, 1, (chosen_role, seat), always=True)


@step("san_juan.rounds.chosen_role")
def chosen_role(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Take the role, or an event instead: no privilege there, "les batiments n'ont aucune influence"."""
    role = chosen[0]
    if role in state.box.events:
        state.events.remove(role)
        state.event = role
        state.facts.append(("event", seat, role))
        start_phase(state, seat, role, 0)
        return
    state.taken.append((role, seat))
    state.facts.append(("role", seat, role))
    play_role(state, seat, role)


def play_role(state: State, seat: int, role: str) -> None:
    """Start the phase of a role; with two seats the governor may save the library for the second choice."""
    doubled = 1 + total(state.box.powers["doubles"], state.seats[seat].city)
    if len(state.seats) > 2 or state.choice == 1 or doubled == 1:
        start_phase(state, seat, role, doubled)
    elif state.choice == 0:
        ask(state, seat, "library", ["use"], 0, 1, (library, seat, role))
    else:
        start_phase(state, seat, role, 1 if state.library_used else doubled)


@step("san_juan.rounds.library")
def library(state: State, seat: int, role: str, chosen: tuple[str, ...]) -> None:
    """Double the governor's first privilege, or keep the library for the second ("une seule fois par manche")."""
    state.library_used = bool(chosen)
    start_phase(state, seat, role, 2 if chosen else 1)


def start_phase(state: State, seat: int, role: str, privilege: int) -> None:
    """Run a role's phase: the chooser first, the others clockwise."""
    state.phase, state.chooser, state.privilege = role, seat, privilege
    state.fresh, state.sales = [], 0
    if privilege > 1:
        state.facts.append(("library", seat))
    state.todo.append((end_phase,))
    state.todo.extend(state.box.phases[role].stack(len(state.seats), seat))


@step("san_juan.rounds.end_phase")
def end_phase(state: State) -> None:
    """Close the phase."""
    state.phase, state.privilege = "", 0
    discard_event(state)


@step("san_juan.rounds.tuck_in_chapel")
def tuck_in_chapel(state: State, seat: int) -> None:
    """Ask the owner of a chapel for a hand card to put under it, a point at the end."""
    own = state.seats[seat]
    for name, count in state.box.powers["tucks"].items():
        if name in own.city:
            ask(state, seat, name, own.hand, 0, count, (tucked, seat, own.city.index(name), name))


@step("san_juan.rounds.tucked")
def tucked(state: State, seat: int, place: int, name: str, chosen: tuple[str, ...]) -> None:
    """Put hand cards under a building; nobody else learns how many or which ("ne doit pas dire a ses adversaires")."""
    own = state.seats[seat]
    for card in chosen:
        own.hand.remove(card)
        own.tucked.append((place, name, card))
        state.facts.append(("tucked_card", seat, card, name))


@step("san_juan.rounds.keep_hand_limit")
def keep_hand_limit(state: State, seat: int) -> None:
    """Ask for the hand cards above the limit: 7, with a tower 12. It holds at the start of a round only."""
    hand = state.seats[seat].hand
    excess = len(hand) - hand_limit(state, seat)
    if excess > 0:
        ask(state, seat, "discard", hand, excess, excess, (over_limit, seat))


def hand_limit(state: State, seat: int) -> int:
    """Return how many cards a seat may hold at the start of a round."""
    limits = state.box.powers["hand_limit"]
    return largest(limits, state.seats[seat].city, 0) or _common_limit(state)


def _common_limit(state: State) -> int:
    squeezed = state.box.powers["others_hand_limit"]
    if not squeezed:
        return HAND_LIMIT
    return min([squeezed[name] for own in state.seats for name in own.city if name in squeezed], default=HAND_LIMIT)


@step("san_juan.rounds.over_limit")
def over_limit(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Discard the cards above the hand limit."""
    piles.throw(state, seat, chosen, "limit")
