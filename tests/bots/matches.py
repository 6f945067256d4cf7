"""A few matches between the players, played alike by the tests and inside Pyodide."""

from sanjuan.measure.arena import Match, play

MATCHES = [
    (2, ("greedy", "random"), 6, {"edition": 1}),
    (3, ("greedy",), 6, {"edition": 2, "start_hand": True}),
    (4, ("greedy", "random"), 4, {}),
    (4, ("greedy",), 4, {"edition": 1, "new_buildings": True, "events": True}),
]


def results():
    """Return points, shares and rounds of every game of the matches."""
    played = [play(Match("san_juan", seats, bots, games, 2, options)) for seats, bots, games, options in MATCHES]
    return [[[*result.scores, *result.shares, result.rounds] for result in match] for match in played]
