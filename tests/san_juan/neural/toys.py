"""Networks whose taste a test chooses, and positions of every kind of question."""

from functools import cache

from sanjuan.games.san_juan.players.neural.policy import Policy
from tests.san_juan.randomly import plies

BASE = {}
ALL = {"edition": 1, "new_buildings": True, "events": True, "start_hand": True}
NEW = {"new_buildings": 33, "events": True}


class Toy:
    """A network that values a position as `worth(state, seat)` says."""

    def __init__(self, worth):
        self.worth, self.evaluations = worth, 0

    def outputs(self, state, seat):
        self.evaluations += 1
        return self.worth(state, seat), 0.0


def liking(worth):
    """Return a policy of this taste, for any number of seats."""
    toy = Toy(worth)
    return Policy({2: toy, 3: toy, 4: toy})


def hand_worth(**cards):
    """Return a policy that likes to hold these cards this much, and others a little."""
    return liking(lambda state, seat: sum(cards.get(name, 0.01) for name in state.seats[seat].hand))


def goods_worth(*names):
    """Return a policy that likes goods, those on the first of these buildings best."""
    worth = {name: 2.0**-at for at, name in enumerate(names)}
    return liking(
        lambda state, seat: sum(
            worth.get(name, 0)
            for name, good in zip(state.seats[seat].city, state.seats[seat].goods, strict=True)
            if good
        )
    )


@cache
def questions(seats, options=(), games=3, each=2):
    """Return positions of random games: at most `each` of every kind of question."""
    found = {}
    for seed in range(games):
        for state in plies(seats, seed, dict(options)):
            if state.ask and len(found.setdefault(state.ask.kind, [])) < each and seed + state.round > 3:
                found[state.ask.kind].append(state.copy())
    return [state for states in found.values() for state in states]
