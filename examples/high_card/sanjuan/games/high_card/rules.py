"""The rules: everybody plays a card face down, the highest one takes them all; two equal ones take nothing.

A state is data, at most one open question and the steps to come. See `sanjuan.table.flow`.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from sanjuan.table.flow import Table, ask, push, run, step
from sanjuan.table.game_options import GameOption, resolve
from sanjuan.table.kinds import Kind
from sanjuan.table.rng import generator, shuffle

SEATS = (2, 3, 4)
VALUES = {
    "mouse": 1, "frog": 2, "hedgehog": 3, "hare": 4, "badger": 5, "fox": 6,
    "lynx": 7, "boar": 8, "stag": 9, "wolf": 10, "bear": 11, "lion": 12,
}  # fmt: skip
"""The cards by name, lowest first. The deck has each of them twice."""
DECK = (*VALUES, *VALUES)
OPTIONS = (GameOption("tricks", (5, 3), 5),)


@dataclass(slots=True, kw_only=True)
class State(Table):
    """A position. `down` has what each seat has laid face down ("": nothing yet), `last` the trick before."""

    # The zone of the options on the table; the other seats see only how many there are.
    KINDS: ClassVar[dict[str, Kind]] = {"play": Kind(lies="hand")}

    tricks: int = 5
    hands: list[list[str]] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    last: list[str] = field(default_factory=list)
    pot: list[str] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)

    def copy(self) -> "State":
        """Return an independent copy, without the facts since the last answer."""
        # By hand, because players copy positions by the thousand: a field that is forgotten here is lost.
        return State(
            ask=self.ask, todo=self.todo[:], reveals=self.reveals, round=self.round, seed=self.seed,
            shuffles=self.shuffles, viewer=self.viewer, tricks=self.tricks, hands=[hand[:] for hand in self.hands],
            down=self.down[:], last=self.last[:], pot=self.pot[:], taken=[cards[:] for cards in self.taken],
        )  # fmt: skip


def new(seats: int, seed: int, **options: object) -> State:
    """Deal the cards and open the first question."""
    if seats not in SEATS:
        raise ValueError(f"High Card seats 2 to 4 players, not {seats}")
    chosen = resolve(OPTIONS, options)  # refuses what is no option, and names the nearest word
    state = State(seed=seed, tricks=5 if chosen["tricks"] == 5 else 3)
    deck = list(DECK)
    # All chance comes from the seed and the number of chance events so far: a record replays equal anywhere.
    state.shuffles += 1
    shuffle(deck, generator(state.seed, state.shuffles))
    state.hands = [sorted(deck[seat::seats][: state.tricks], key=VALUES.__getitem__) for seat in range(seats)]
    state.down, state.last = [""] * seats, [""] * seats
    state.taken = [[] for _ in range(seats)]
    state.todo = [(begin_trick,)]
    run(state)
    return state


# The name of a step is kept in saved games and never changes. Its arguments are primitive, and never a secret: a view
# shows the steps to come as they are. A secret is in a field that `sight.view` masks.
@step("high_card.begin_trick")
def begin_trick(state: State) -> None:
    """Ask all seats in turn, then turn the cards up."""
    state.round += 1
    state.facts.append(("trick", state.round))
    seats = len(state.hands)
    # The first step given runs first; those that lie on the stack already come after all of these.
    push(state, *[(choose, seat) for seat in range(seats)], (turn_up,))


@step("high_card.choose")
def choose(state: State, seat: int) -> None:
    """Ask a seat for a card. The last one plays itself: a question with one answer is not asked."""
    ask(state, seat, "play", state.hands[seat], 1, 1, (lay_down, seat))


@step("high_card.lay_down")
def lay_down(state: State, seat: int, chosen: tuple[str, ...]) -> None:
    """Lay the card face down: the answer comes as the last argument."""
    state.hands[seat].remove(chosen[0])
    state.down[seat] = chosen[0]
    state.facts.append(("laid", seat))  # without the card, for everybody hears it


@step("high_card.turn_up")
def turn_up(state: State) -> None:
    """Turn the cards up, give them to the highest one, and go on or end."""
    state.last, state.down = state.down, [""] * len(state.hands)
    state.reveals += 1  # from here on nobody may take an answer back
    state.facts.extend(("shown", seat, card) for seat, card in enumerate(state.last))
    state.pot += state.last
    highest = max(state.last, key=VALUES.__getitem__)
    if state.last.count(highest) == 1:
        winner = state.last.index(highest)
        state.facts.append(("took", winner, sum(VALUES[card] for card in state.pot)))
        state.taken[winner] += state.pot
        state.pot = []
    else:
        state.facts.append(("stays", highest))
    if state.round < state.tricks:
        push(state, (begin_trick,))
    # No question and no step: the game is over.
