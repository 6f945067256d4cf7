"""Write the golden records and counts anew: `python -m tests.golden.make` from the root of the repository.

Do so only when the rules were changed on purpose (with a new number of the rules); say so in the commit.
"""

import json
from random import Random

from sanjuan.games import GAMES
from sanjuan.table.record import Record
from tests.answering import random_answer
from tests.golden.replay import COUNTS, FOLDER, count_lines, outcome

GAME = GAMES["san_juan"]
OPTIONS = {
    "ed1": {"edition": 1},
    "ed1_start_hand": {"edition": 1, "start_hand": True},
    "ed2": {"edition": 2},
    "ed2_110_start_hand": {"edition": 2, "deck": 110, "start_hand": True},
    "ed1_expanded": {"edition": 1, "new_buildings": True, "events": True},
    "ed2_expanded": {"edition": 2, "new_buildings": True},
}
SET_UPS = [
    (2, 1, {"edition": 1}, 8),
    (3, 2, {"edition": 2}, 7),
    (4, 3, {"edition": 2, "deck": 110}, 7),
    (2, 4, {"edition": 1, "start_hand": True}, 5),
]


def played(seats, seed, options):
    """The record of a whole random game."""
    rng = Random(seed)
    record = Record(GAME, seats, seed, options)
    while record.state.ask is not None:
        record.answer(random_answer(record.state, rng))
    return record


def counted(seats, seed, options, depth):
    """The numbers of different lines of 1 to `depth` answers from a set-up."""
    state = GAME.new(seats, seed, **options)
    lines = [count_lines(GAME, state, n) for n in range(1, depth + 1)]
    return {"seats": seats, "seed": seed, "options": options, "lines": lines}


def write(path, data):
    """Write data as JSON with a line for each entry of the first two levels."""
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(path.name)


def main():
    """Write all files."""
    for name, options in OPTIONS.items():
        for seats in GAME.seats:
            record = played(seats, 1000 + seats, options)
            golden = {"record": json.loads(record.to_json()), "outcome": outcome(record)}
            write(FOLDER / f"{seats}_seats_{name}.json", golden)
    write(COUNTS, [counted(*set_up) for set_up in SET_UPS])


if __name__ == "__main__":
    main()
