"""The words the specs are written in: positions in a line, answers as text, and their results."""

from sanjuan.games import GAMES
from sanjuan.games.san_juan.positions import scenario
from sanjuan.table.flow import Refused, answer

GAME = GAMES["san_juan"]
ROLES = ["builder", "producer", "trader", "councillor", "prospector"]
CARDS = "well crane statue hero palace quarry smithy carpenter aqueduct chapel library prefecture archive"


def some(count):
    """So many hand cards, all different."""
    return " ".join(CARDS.split()[:count])


def seat(city="indigo_plant", hand="", goods="", tucked=""):
    """One seat: names separated by blanks; `hero/well` is a hero over a well; `tucked` cards lie under the chapel, or
    under what is named before them (`bank: well tower`)."""
    stacks = [place.split("/") for place in city.split()]
    given = {"city": stacks, "hand": hand.split(), "goods": goods.split()}
    building, _, cards = tucked.rpartition(":")
    return given | ({"tucked": {building or "chapel": cards.split()}} if tucked else {})


def stand(*seats, edition=1, start_hand=False, new_buildings=False, with_events=False, **position):
    """Return a position with these seats, two at least; `deck` and `discard` are strings too, the governor is seat 0.

    `events` are those that lie beside the roles, `with_events` says that the game is played with them.
    """
    options = {"edition": edition, "new_buildings": new_buildings}
    options |= {"start_hand": start_hand, "events": with_events or "events" in position}
    seats = [*seats, *[seat() for _ in range(2 - len(seats))]]
    texts = {key: value.split() if isinstance(value, str) and key != "at" else value for key, value in position.items()}
    return scenario.stand(len(seats), options, {"seed": 1, "seat": seats} | texts)


def play(state, *answers):
    """Give answers one after the other, each a string of options separated by spaces ("" passes)."""
    for chosen in answers:
        answer(state, chosen.split())
    return state


def asked(state):
    """Return the open question: `build 1` if seat 1 is asked what it builds, `nothing` at the end."""
    return f"{state.ask.kind} {state.ask.seat}" if state.ask else "nothing"


def offered(state):
    """Return the options of the open question."""
    return " ".join(state.ask.options)


def limits(state):
    """Return the least and the most options to choose."""
    return state.ask.least, state.ask.most


def hand(state, number):
    """Return a hand, in the order of the alphabet."""
    return " ".join(sorted(state.seats[number].hand))


def city(state, number):
    """Return a city, place by place; `hero/well` is a hero over a well."""
    own = state.seats[number]
    return " ".join("/".join((top, *below)) for top, below in zip(own.city, own.covered, strict=True))


def goods(state, number):
    """Return the places of a city that have goods."""
    own = state.seats[number]
    return " ".join(f"{own.city[i]}@{i}" for i, good in enumerate(own.goods) if good)


def refusal(state, chosen):
    """Give an answer that must be refused; returns why, after checking that nothing has changed."""
    before = GAME.copy(state)
    before.facts = list(state.facts)
    try:
        answer(state, chosen.split())
    except Refused as error:
        assert state == before
        return str(error)
    raise AssertionError(f"{chosen!r} was not refused")


def tucked(state, number):
    """Return the cards under a seat's buildings, as `bank:well`."""
    return " ".join(f"{building}:{card}" for _, building, card in state.seats[number].tucked)


def told(state, seat=None):
    """Ids of the facts that a seat may know (None: what everybody knows) since the last answer."""
    return [fact["id"] for fact in GAME.facts_of(state, seat)]
