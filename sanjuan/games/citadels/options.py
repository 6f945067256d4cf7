"""The options of Citadels, and the cast and the uniques of a game that they lead to (facts, A7)."""

from collections.abc import Mapping
from random import Random

from sanjuan.games.citadels.cards import SPARE_UNIQUES, UNIQUE_NAMES
from sanjuan.games.citadels.casts import CROWNED, NINTH, PRESETS, RANDOM, Preset
from sanjuan.games.citadels.characters import CHARACTERS, LAST_RANK, RANK, ROWS
from sanjuan.table import names
from sanjuan.table.game_options import GameOption
from sanjuan.table.rng import generator, shuffle

SEATS = (2, 3, 4, 5, 6, 7, 8)
WITH_NINTH = (3, 8)
"""" Dans une partie a 3 ou 8 joueurs, il est necessaire d'utiliser un personnage de numero 9"."""
WITHOUT_NINTH = (2,)
INSTEAD = {"emperor": CROWNED, "queen": NINTH}
"""The substitutes for characters that need more seats."""
PRINTED = UNIQUE_NAMES[:30]
"""The uniques that the preset "random" draws from: one more card would change every deal of it, saved games too."""


def _of_rank(rank: int) -> list[str]:
    return [row.name for row in ROWS if row.rank == rank]


def _playing_at(name: str) -> tuple[int, ...]:
    row = CHARACTERS[name]
    return tuple([seats for seats in SEATS if row.fewest <= seats <= row.most])


OPTIONS = (
    GameOption("preset", (*PRESETS, RANDOM), "first_game"),
    GameOption(
        "characters", ("",), "",
        groups=[names.group(_of_rank(rank), 1 if rank < LAST_RANK else 0, 1) for rank in range(1, LAST_RANK + 1)],
        by="preset",
        lists={name: ",".join(preset.characters) for name, preset in PRESETS.items()},
        at={name: _playing_at(name) for name in INSTEAD},
        instead=INSTEAD,
    ),
    GameOption(
        "uniques", ("",), "",
        groups=[names.group(UNIQUE_NAMES, SPARE_UNIQUES, SPARE_UNIQUES)],
        by="preset",
        lists={name: ",".join(preset.uniques) for name, preset in PRESETS.items()},
    ),
    GameOption("ninth", (False, True), False, at={True: (4, 5, 6, 7)}),
    GameOption("emperor_chooses", (False, True), False, at={True: SEATS[1:]}),
)  # fmt: skip


def cast_of(values: Mapping[str, object], seats: int, seed: int) -> Preset:
    """Return the characters for a number of seats, in the order of the ranks, and the uniques in the deck."""
    preset = str(values["preset"])
    usual = drawn(seats, seed) if preset == RANDOM else PRESETS[preset]
    chosen = names.split(str(values["characters"])) or list(usual.characters)
    uniques = tuple(names.split(str(values["uniques"]))) or usual.uniques
    cast = [name if seats in _playing_at(name) else INSTEAD[name] for name in chosen if RANK[name] < LAST_RANK]
    if seats in WITH_NINTH or values["ninth"] and seats not in WITHOUT_NINTH:
        [ninth] = [name for name in chosen if RANK[name] == LAST_RANK] or [NINTH]
        cast.append(ninth if seats in _playing_at(ninth) else INSTEAD[ninth])
    return Preset(tuple(cast), uniques)


def drawn(seats: int, seed: int) -> Preset:
    """Return a cast of characters for a number of seats, and uniques, drawn by the seed."""
    rng = generator(seed, 0)
    cast = [_one([name for name in _of_rank(rank) if seats in _playing_at(name)], rng) for rank in range(1, 10)]
    uniques = list(PRINTED)
    shuffle(uniques, rng)
    chosen = uniques[:SPARE_UNIQUES]
    return Preset(tuple(cast), tuple([name for name in UNIQUE_NAMES if name in chosen]))


def _one(of: list[str], rng: Random) -> str:
    return of[int(rng.random() * len(of))]
