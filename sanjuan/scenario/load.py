"""Reading a scenario file: TOML, with every key and the kind of every value checked."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sanjuan.scenario.shapes import Unfit, flag, known_keys, table, tables, text, texts, whole

if TYPE_CHECKING:
    from pathlib import Path

FILE = ("game", "title", "source", "seats", "options", "position", "step", "expect")
MOST_BYTES = 1_000_000
"""Of a scenario's file."""
STEP = ("seat", "kind", "has", "hasnt", "answer", "refused")


@dataclass(frozen=True)
class Step:
    """One question of a scenario: who is asked what, what must and must not be offered, and the answer given.

    `answer` None: the step only looks at the options. `refused`: the engine must refuse the answer.
    """

    where: str
    seat: int
    kind: str
    has: list[str]
    hasnt: list[str]
    answer: list[str] | None
    refused: bool


@dataclass(frozen=True)
class Scenario:
    """A scenario file. `position` None: the game starts from its own set-up. `expect` has dotted names."""

    game: str
    title: str
    source: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    steps: list[Step]
    expect: dict[str, Any]


def read(path: "str | Path") -> Scenario:
    """Return the scenario of a file; raises `Unfit` when it cannot be read, is not TOML or has a wrong key or value."""
    # Here, because the page's worker stands scenarios up that come as JSON, and starts faster without.
    import tomllib
    from pathlib import Path

    from sanjuan.text_files import Unusable, text_in

    try:
        data = tomllib.loads(text_in(Path(path), MOST_BYTES))
    except Unusable as error:
        raise Unfit(str(error).removeprefix(f"{path}: ")) from error
    except ValueError as error:
        raise Unfit(f"not a TOML file: {error}") from error
    except RecursionError as error:
        raise Unfit("not a TOML file: lists and tables lie too deep in each other") from error
    return scenario(data)


def scenario(data: dict[str, Any]) -> Scenario:
    """Return the scenario that the tables of a file describe; raises `Unfit`."""
    known_keys(data, FILE, "file")
    position = data.get("position")
    return Scenario(
        game=text(_needed(data, "game", "file"), "game"),
        title=text(data.get("title", ""), "title"),
        source=text(data.get("source", ""), "source"),
        seats=whole(_needed(data, "seats", "file"), "seats"),
        options=table(data.get("options", {}), "options"),
        position=None if position is None else table(position, "position"),
        steps=[_step(entry, f"step {n}") for n, entry in enumerate(tables(data.get("step", []), "step"), 1)],
        expect=_dotted(table(data.get("expect", {}), "expect"), ""),
    )


def _needed(data: dict[str, Any], key: str, where: str) -> Any:
    if key not in data:
        raise Unfit(f"{where}: {key!r} is missing")
    return data[key]


def _step(data: dict[str, Any], where: str) -> Step:
    known_keys(data, STEP, where)
    if not {"answer", "has", "hasnt"} & set(data):
        raise Unfit(f"{where}: 'answer' is missing")
    refused = flag(data.get("refused", False), f"{where}, refused")
    if refused and "answer" not in data:
        raise Unfit(f"{where}: refused = true needs an 'answer'")
    return Step(
        where=where,
        seat=whole(_needed(data, "seat", where), f"{where}, seat"),
        kind=text(_needed(data, "kind", where), f"{where}, kind"),
        has=texts(data.get("has", []), f"{where}, has"),
        hasnt=texts(data.get("hasnt", []), f"{where}, hasnt"),
        answer=texts(data["answer"], f"{where}, answer") if "answer" in data else None,
        refused=refused,
    )


def _dotted(data: dict[str, Any], before: str) -> dict[str, Any]:
    """Return nested tables as one table of dotted names: `seat.0.hand` may be written with and without quotes."""
    names: dict[str, Any] = {}
    for key, value in data.items():
        names |= _dotted(value, f"{before}{key}.") if isinstance(value, dict) else {before + key: value}
    return names
