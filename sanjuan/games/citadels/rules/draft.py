"""The draft: "le joueur qui detient la Couronne prend les cartes Personnage et les melange"."""

from functools import lru_cache

from sanjuan.games.citadels.characters import CROWN_RANK, RANK
from sanjuan.games.citadels.rules.moving import SMALL_TABLE, choose, mix, seat_of, seat_option
from sanjuan.games.citadels.state import NOBODY, State, put_by
from sanjuan.table.flow import Step, ask, step
from sanjuan.table.rng import shuffle

FACE_UP = {(8, 4): 2, (8, 5): 1, (9, 4): 3, (9, 5): 2, (9, 6): 1}
"""The number of characters laid face up, by the numbers of characters and of seats (0 if not listed)."""
PLAN_FOR_TWO = ("0", "1", "1-", "0", "0-", "1", "1-")
"""The seats that pick in turn, counted from the crown; "-" also puts one face down: "chacun a son tour choisit 2
cartes, une qu'il ecarte face cachee et une qu'il garde"."""
PLAN_FOR_THREE = ("0", "1", "2", "?", "0", "1", "2", "2-")
""""?": "le troisieme joueur ecarte au hasard, face cachee, l'une des 5 cartes restantes"."""


@lru_cache
def plan(seats: int, crown: int, characters: int) -> tuple[Step, ...]:
    """Return the steps of a draft after the deal, the last one first."""
    steps: list[Step] = []
    special = characters - 1 - FACE_UP.get((characters, seats), 0) == seats
    for turn in _turns(seats, special):
        if turn == "?":
            steps.append((drop,))
        else:
            seat = (crown + int(turn.rstrip("-*"))) % seats
            steps.append((put_down, seat) if turn[-1] == "-" else (pick_last if turn[-1] == "*" else pick, seat))
    return tuple([*steps, (theater,)][::-1])


def _turns(seats: int, special: bool) -> tuple[str, ...]:
    """Return the seats that pick in turn; "*" marks the last, which also gets the card that lies face down."""
    if seats <= SMALL_TABLE:
        return PLAN_FOR_TWO if seats == 2 else PLAN_FOR_THREE
    last = seats - 1
    turns = [str(number) for number in range(last)]
    return (*turns, f"{last}*") if special else (*turns, str(last), f"{last}-")


@step("citadels.deal_characters")
def deal_characters(state: State) -> None:
    """Lay characters face up and one face down, and let everybody pick in turn."""
    pack = _character_deck(state)
    count = FACE_UP.get((len(state.cast), len(state.gold)), 0)
    up: list[str] = []
    back = ""
    while len(up) < count:
        card = pack.pop()
        if RANK[card] == CROWN_RANK:
            back = card
        else:
            up.append(card)
    if back:
        pack.append(back)
        mix(state, pack)
        state.facts.append(("set_back", back))
    if up:
        state.facts.append(("face_up", up))
    state.face_up, state.taken, state.takers = tuple(up), (pack.pop(),), (NOBODY,)
    state.reveals += 1
    state.todo.extend(plan(len(state.gold), state.crown, len(state.cast)))


def _character_deck(state: State) -> list[str]:
    """Return the shuffled characters, top one last; what is laid out beforehand lies on top."""
    pack = list(state.cast)
    top: tuple[str, ...] = ()
    if state.packs:
        top, state.packs = state.packs[0], state.packs[1:]
        pack = [card for card in pack if card not in top]
    shuffle(pack, state.chance())
    return [*pack, *top[::-1]]


def pack_of(state: State) -> tuple[str, ...]:
    """Return the characters that are being passed on, in the order of their ranks."""
    gone = state.taken + state.face_up
    return tuple([character for character in state.cast if character not in gone])


@step("citadels.pick")
def pick(state: State, seat: int) -> None:
    """Ask a seat for one of the characters handed to it."""
    pack = pack_of(state)
    state.handed[seat] += (pack,)
    state.reveals += 1
    ask(state, seat, "character", pack, 1, 1, (picked, seat))


@step("citadels.pick_last")
def pick_last(state: State, seat: int) -> None:
    """Ask the last seat, which is handed one card and takes the one that lies face down too: "il choisit l'un des deux
    personnages et ecarte l'autre face cachee"."""
    state.special = True
    two = (*pack_of(state), state.taken[0])
    pack = tuple([character for character in state.cast if character in two])
    state.handed[seat] += (two,)
    state.reveals += 1
    ask(state, seat, "character", pack, 1, 1, (picked, seat))


@step("citadels.picked")
def picked(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the character chosen face down before the seat."""
    character = chosen[0]
    if character == state.taken[0]:
        [other] = pack_of(state)
        state.taken = (other, *state.taken[1:])
    if state.special:
        state.takers = (put_by(seat), *state.takers[1:])
    state.taken += (character,)
    state.takers += (seat,)
    state.held[seat] += (character,)
    state.facts.append(("picked", seat))
    state.facts.append(("picked_character", seat, character))


@step("citadels.put_down")
def put_down(state: State, seat: int) -> None:
    """Ask a seat which character it puts face down; the last one goes there unasked."""
    ask(state, seat, "dismiss", pack_of(state), 1, 1, (dismissed, seat))


@step("citadels.dismissed")
def dismissed(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Put a character face down, out of this round."""
    state.taken += chosen
    state.takers += (put_by(seat),)
    state.facts.append(("dismissed", seat))
    state.facts.append(("dismissed_character", seat, chosen[0]))


@step("citadels.drop")
def drop(state: State) -> None:
    """Put a random one of the characters face down."""
    state.taken += (choose(state, pack_of(state)),)
    state.takers += (NOBODY,)


@step("citadels.theater")
def theater(state: State) -> None:
    """Ask the owner of the Theater, before rank 1 is called, whether it swaps characters (A6-27)."""
    for seat, city in enumerate(state.cities):
        if "theater" in city:
            others = [seat_option(other) for other in range(len(state.cities)) if other != seat]
            ask(state, seat, "theater", others, 0, 1, (swap, seat))
            return


@step("citadels.swap")
def swap(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Swap the only characters of two seats, or ask which of his two the owner gives."""
    if chosen:
        state.aim = seat_of(chosen[0])
        ask(state, seat, "theater_give", state.held[seat], 1, 1, (swapped, seat))


@step("citadels.swapped")
def swapped(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Exchange two characters; with two each, "prend l'un des deux personnages adverses sans les avoir vus"."""
    other, state.aim = state.aim, NOBODY
    own, theirs = state.held[seat], state.held[other]
    given = chosen[0]
    taken = choose(state, theirs) if len(theirs) > 1 else theirs[0]
    state.swap = (seat, other)
    state.held[seat] = tuple([taken if character == given else character for character in own])
    state.held[other] = tuple([given if character == taken else character for character in theirs])
    state.reveals += 1
    state.facts.append(("swapped_characters", seat, other))
    state.facts.append(("swapped_for", seat, taken, given))
    state.facts.append(("swapped_for", other, given, taken))
