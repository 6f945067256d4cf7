"""A round: the draft, the calling of the ranks, and whether another one follows."""

from sanjuan.games.citadels.rules.calling import call
from sanjuan.games.citadels.rules.draft import deal_characters
from sanjuan.games.citadels.rules.ending import end_game, is_last_round
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import step


@step("citadels.start_round")
def start_round(state: State) -> None:
    """Begin a round: all characters go back, "le joueur qui detient la Couronne" begins the draft."""
    state.round += 1
    state.facts.append(("round", state.round, state.crown))
    forget(state)
    state.todo.append((close_round,))
    state.todo.append((call, 1))
    deal_characters(state)


def forget(state: State) -> None:
    """Take back the characters and all that was placed on them; the tax stays."""
    seats = len(state.gold)
    state.held, state.revealed, state.handed = [()] * seats, [()] * seats, [()] * seats
    state.face_up = state.taken = state.swap = state.warrants = state.threats = state.lifted = ()
    state.takers = ()
    state.special = state.signed_open = state.flower_open = False
    state.killed = state.bewitched = state.robbed = state.signed = state.flower = ""
    state.thief = state.magistrate = state.blackmailer = state.witch = state.shielded = state.crowner = NOBODY
    state.called = 0


@step("citadels.close_round")
def close_round(state: State) -> None:
    """End the game after the round in which a city was completed, or begin the next round."""
    if is_last_round(state):
        end_game(state)
    else:
        start_round(state)
