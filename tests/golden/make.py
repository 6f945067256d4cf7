"""Write the golden records and counts again: `python -m tests.golden.make` from the root of the repository.

Do so only when the rules were changed on purpose (with a new number of the rules); say so in the commit.
"""

import json
from random import Random

from sanjuan.games import GAMES
from sanjuan.table.record import Record
from tests.answering import random_answer
from tests.golden.replay import COUNTS, HERE, count_lines, outcome

OPTIONS = {
    "san_juan": {
        "_ed1": {"edition": 1},
        "_ed1_start_hand": {"edition": 1, "start_hand": True},
        "_ed2": {"edition": 2},
        "_ed2_110_start_hand": {"edition": 2, "deck": 110, "start_hand": True},
        "_ed1_expanded": {"edition": 1, "new_buildings": True, "events": True},
        "_ed2_expanded": {"edition": 2, "new_buildings": True},
    },
    "alhambra": {"": {}},
    "citadels": {"": {}, "_random": {"preset": "random", "ninth": True}},
}
SET_UPS = [
    ("san_juan", 2, 1, {"edition": 1}, 8),
    ("san_juan", 3, 2, {"edition": 2}, 7),
    ("san_juan", 4, 3, {"edition": 2, "deck": 110}, 7),
    ("san_juan", 2, 4, {"edition": 1, "start_hand": True}, 5),
    ("alhambra", 2, 1, {}, 4),
    ("alhambra", 3, 2, {}, 4),
    ("alhambra", 6, 3, {}, 4),
    ("citadels", 2, 1, {}, 7),
    ("citadels", 4, 2, {"preset": "cunning_agents", "ninth": True}, 8),
    ("citadels", 8, 3, {"preset": "devious_dignitaries"}, 6),
]


def played(game, seats, seed, options):
    """Return the record of a whole random game."""
    rng = Random(seed)
    record = Record(GAMES[game], seats, seed, options)
    while record.state.ask is not None:
        record.answer(random_answer(record.state, rng))
    return record


def counted(name, seats, seed, options, depth):
    """Return the numbers of different lines of 1 to `depth` answers from a set-up."""
    game = GAMES[name]
    state = game.new(seats, seed, **options)
    lines = [count_lines(game, state, n) for n in range(1, depth + 1)]
    return {"game": name, "seats": seats, "seed": seed, "options": options, "lines": lines}


def write(path, data):
    """Write data as JSON with a line for each entry of the first two levels."""
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(path.name)


def games():
    """Return every table of which there is a record: (game, name of its options, seats)."""
    return [(name, options, seats) for name in OPTIONS for options in OPTIONS[name] for seats in GAMES[name].seats]


def main():
    """Write all files."""
    for name, options, seats in games():
        record = played(name, seats, 1000 + seats, OPTIONS[name][options])
        golden = {"record": json.loads(record.to_json()), "outcome": outcome(record)}
        (HERE / name).mkdir(exist_ok=True)
        write(HERE / name / f"{seats}_seats{options}.json", golden)
    write(COUNTS, [counted(*set_up) for set_up in SET_UPS])


if __name__ == "__main__":
    main()
