"""A second scorer, written from the rules alone ("Fin de la partie" and the texts of the cards)."""

from collections import Counter

from tests.san_juan.test_figures import ADDED, FIGURES, NEW, PRODUCTION

ROWS = FIGURES | NEW | ADDED
COSTS = {name: row[0] for name, row in ROWS.items()}
POINTS = {name: row[1] for name, row in ROWS.items()}
MONUMENTS = ("statue", "victory_column", "hero")
AWARDS = [4, 3, 2, 1]


def printed(name, edition):
    """Cost and points on a card; the 2nd edition's customs office costs 1 and brings 1."""
    return (1, 1) if (name, edition) == ("customs_office", 2) else (COSTS[name], POINTS[name])


def threes(names):
    """Return how many times three different names can be taken out of these, the most frequent ones first."""
    left, count = Counter(names), 0
    while len(left) >= 3:
        left.subtract([name for name, _ in left.most_common(3)])
        left, count = +left, count + 1
    return count


def residence(city, edition):
    """Sets of three different buildings of equal cost."""
    by_cost = {}
    for name in city:
        by_cost.setdefault(printed(name, edition)[0], []).append(name)
    return sum(AWARDS[: sum(threes(names) for names in by_cost.values())])


def guild_hall(factories, edition):
    """Two points a production building; in the 2nd edition one, and one for each kind."""
    return 2 * len(factories) if edition == 1 else len(factories) + len(set(factories))


def score(state, number, edition):
    """Return the points of a seat: buildings, cards under chapel, bank, harbor; those of cost 6 and 7; palace last."""
    own = state.seats[number]
    city, factories = own.city, [name for name in own.city if name in PRODUCTION]
    points = sum(printed(name, edition)[1] for name in city) + len(own.tucked)
    if "guild_hall" in city:
        points += guild_hall(factories, edition)
    if "city_hall" in city:
        points += len(city) - len(factories)
    if "triumphal_arch" in city:
        points += [0, 4, 6, 8][len(set(city) & set(MONUMENTS))]
    if "residence" in city:
        points += residence(city, edition)
    if "cathedral" in city:
        sixes = [name for other in state.seats if other is not own for name in other.city if COSTS[name] == 6]
        points += sum(AWARDS[: len(sixes)])
    return points + points // 4 if "palace" in city else points


def winners(state, points):
    """Return the seats with the most points, then with the most cards in hand and goods."""
    spare = [len(own.hand) + sum(good != "" for good in own.goods) for own in state.seats]
    best = max(zip(points, spare, strict=True))
    return [seat for seat, both in enumerate(zip(points, spare, strict=True)) if both == best]
