"""The calling of the ranks: who reveals, what happens to him at once, and the end of the round."""

from sanjuan.games.citadels.characters import CHARACTERS, CROWN_RANK, RANK
from sanjuan.games.citadels.rules.crown import crown_goes_to, gives_crown
from sanjuan.games.citadels.rules.doing import GATHERED, PLAIN, neighbours, stop
from sanjuan.games.citadels.rules.moving import holder
from sanjuan.games.citadels.rules.turns import begin_turn
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import step


@step("citadels.call")
def call(state: State, rank: int) -> None:
    """Call the ranks from this one on until somebody reveals, whose turn begins; after the last one the round ends.

    "Si un joueur a ce personnage, il ne doit pas reagir": of a killed character it is not seen whether anybody has it.
    """
    for number in range(rank, len(state.cast) + 1):
        character = state.cast[number - 1]
        state.called = number
        seat = NOBODY if character == state.killed else holder(state, character)
        if seat != NOBODY:
            state.todo.append((call, number + 1))
            _reveal(state, seat, character)
            return
        state.facts.append(("nobody", character))
    state.todo.append((end_round,))


def _reveal(state: State, seat: int, character: str) -> None:
    """Reveal a character: the Thief takes the gold, rank 4 the crown, then the turn begins."""
    state.reveals += 1
    state.revealed[seat] += (character,)
    state.facts.append(("revealed", seat, character))
    if character == state.robbed and state.thief != NOBODY:
        _rob(state, seat)
    row = CHARACTERS[character]
    if row.rank == CROWN_RANK:
        state.crowner = seat
        if row.takes_crown:
            crown_goes_to(state, seat, character)
    if character == state.bewitched:
        if state.witch != NOBODY:
            state.facts.append(("bewitched", seat, state.witch, character))
        state.todo.append((resume, character))
        begin_turn(state, seat, character, PLAIN)
    else:
        begin_turn(state, seat, character, 0)


def _rob(state: State, seat: int) -> None:
    """ "Lorsque le personnage vole sera appele et revele, vous lui prendrez toutes ses pieces d'or."."""
    gold = state.gold[seat] if seat != state.thief else 0
    state.gold[seat] -= gold
    state.gold[state.thief] += gold
    state.facts.append(("robbed", state.thief, seat, gold))


@step("citadels.resume")
def resume(state: State, character: str) -> None:
    """Let the Witch go on as the bewitched character, with what is hers: "vous reprenez alors votre tour"."""
    stop(state)
    if state.witch == NOBODY:
        return
    state.facts.append(("resumed", state.witch, character))
    begin_turn(state, state.witch, character, GATHERED)


@step("citadels.end_round")
def end_round(state: State) -> None:
    """Let a killed rank 4 be revealed: "apres que tous les autres joueurs ont joue" the crown moves (A6-13)."""
    character = state.killed
    seat = holder(state, character) if character and RANK[character] == CROWN_RANK else NOBODY
    if seat == NOBODY:
        return
    state.reveals += 1
    state.crowner = seat
    state.facts.append(("was_killed", seat, character))
    state.todo.append((late_neighbours,))
    row = CHARACTERS[character]
    if row.takes_crown:
        crown_goes_to(state, seat, character)
    elif row.crowns:
        gives_crown(state, seat, False)


@step("citadels.late_neighbours")
def late_neighbours(state: State) -> None:
    """Pay the Queen beside a killed rank 4 now that he is known: "lorsque cela est revele"."""
    for character in state.cast:
        if CHARACTERS[character].neighbour and any(character in own for own in state.revealed):
            seat = state.witch if character == state.bewitched else holder(state, character)
            neighbours(state, seat, character)
