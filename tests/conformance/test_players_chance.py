"""Tests that the chance of a player has nothing of the deal in it: guesses of hidden cards are right by luck only."""

import ast
import re
from collections import Counter
from dataclasses import fields, is_dataclass
from math import sqrt
from pathlib import Path

import pytest

from sanjuan.games import GAMES
from sanjuan.table.rng import chance, generator
from sanjuan.table.sight import HIDDEN
from tests.conformance import doors
from tests.reading import nodes

ROOT = Path(__file__).resolve().parents[2]
SEEDS = (0, *range(1000, 1040))
"""Of the games that are looked at; of seed 0 a game's shuffles have the plainest numbers."""
FAR = 4.0
"""Standard errors: what is further off does not come about by chance."""
PILE = 20
"""Hidden cards from which on they are no hand, but a pile."""
SHUFFLES = 3000
"""Of one game: as many as nobody comes to."""
GENERATORS = {"Random", "generator"}
MAKERS = {
    "sanjuan/table/rng.py": "makes both",
    "sanjuan/games/citadels/options.py": "draws a cast by the seed of the deal, as records have it",
    "sanjuan/games/san_juan/sight.py": "goes by a seed that a guess has drawn",
    "sanjuan/games/san_juan/players/neural/policy.py": "is for a player that draws nothing",
    "sanjuan/games/alhambra/players/search.py": "is for a player that draws nothing",
    "sanjuan/games/citadels/players/search.py": "is for a player that draws nothing",
    "sanjuan/cli/serve_bot.py": "is told a seed that was drawn for this question",
    "sanjuan/env/aec.py": "draws the seeds of deals",
    "sanjuan/measure/rating.py": "weighs results at random",
}
"""Files in which a generator is made, and why that is no player's chance."""

SHUFFLE = re.compile(r"generator\(\w+\.seed, \w+\.shuffles\)")
"""The call by which a game makes the generator of its next shuffle."""
each_door = pytest.mark.parametrize(
    ("name", "door"),
    [pytest.param(name, door, id=f"{door.__name__}-{name}") for door in doors.DOORS for name in doors.games(door)],
)


def opened(name, door, seeds, seats, monkeypatch):
    """Return what was handed out at a door: a list for each game of these seeds and numbers of seats, or lesson."""
    game, found = GAMES[name], []
    tables = [(number, seed) for seed in seeds for number in seats]
    with monkeypatch.context() as patched:
        watch = doors.Watch(game, patched)
        for number, seed in tables if door is not doors.lessons else tables[:1]:
            watch.noted = []
            door(game, number, seed)
            found.append(watch.noted)
    return found if door is not doors.lessons else [[one] for one in found[0]]


def held(view, *positions):
    """Yield the things in the hidden places of each list of a view, in each of some positions."""
    if is_dataclass(view):
        for field in fields(view):
            yield from held(getattr(view, field.name), *[getattr(one, field.name) for one in positions])
    elif isinstance(view, list | tuple):
        places = [at for at, seen in enumerate(view) if seen == HIDDEN]
        if 0 < len(places) < PILE:
            yield [Counter([one[at] for at in places]) for one in positions]
        for at, seen in enumerate(view):
            yield from held(seen, *[one[at] for one in positions])


def right(game, noted, rng):
    """Return how many cards a guess puts into the hands that hold them."""
    guessed = game.guess(noted.view, rng)
    return sum((one & other).total() for one, other in held(noted.view, noted.state, guessed))


@pytest.mark.sample(17)
@pytest.mark.slow
@each_door
def test_a_guess_at_any_door_is_right_as_often_as_by_chance(name, door, monkeypatch):
    games = opened(name, door, SEEDS, GAMES[name].seats[:3], monkeypatch)
    for at in range(doors.FIRST):
        noted = [one[at] for one in games if at < len(one)]
        hits = [right(GAMES[name], one, doors.copied(one.chance)) for one in noted]
        control = [right(GAMES[name], one, chance("control", number)) for number, one in enumerate(noted)]
        error = sqrt(sum((one - other) ** 2 for one, other in zip(hits, control, strict=True)))
        assert abs(sum(hits) - sum(control)) <= FAR * error, (at, sum(hits), sum(control))


@pytest.mark.few(11)
@each_door
def test_nobody_is_handed_what_shuffles_the_cards(name, door, monkeypatch):
    for seed in (0, 1000):
        shuffles = {generator(seed, number).random() for number in range(SHUFFLES)}
        noted = [one for game in opened(name, door, [seed], [GAMES[name].seats[0]], monkeypatch) for one in game]
        assert noted and not shuffles & {doors.copied(one.chance).random() for one in noted}


@each_door
def test_the_same_place_of_the_same_game_gives_the_same_chance(name, door, monkeypatch):
    first, again = (sum(opened(name, door, [1000], [GAMES[name].seats[0]], monkeypatch), []) for _ in range(2))
    assert [one.chance.getstate() for one in first] == [one.chance.getstate() for one in again]


def test_only_shuffles_and_who_gives_chance_make_a_generator():
    found = set()
    for path in [*(ROOT / "sanjuan").rglob("*.py"), *(ROOT / "web").rglob("*.py")]:
        for node in nodes(path):
            made = isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in GENERATORS
            if made and not SHUFFLE.fullmatch(ast.unparse(node)):
                found.add(path.relative_to(ROOT).as_posix())
    assert found == set(MAKERS)
