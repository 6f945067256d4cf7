"""The reference of every game, made from its code: `python tools/reference.py` writes docs/reference/GAME.md.

Beside it is GAME.schema.json, a JSON Schema of the messages that a bot exchanges in this game.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, get_args

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import protocol_schema
from sanjuan.bots.known import bots
from sanjuan.bots.random_bot import STYLE, random
from sanjuan.env.observing import Observer
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.table.kinds import MASKED, PUBLIC, Kind
from sanjuan.table.record import Record
from sanjuan.words import telling
from sanjuan.words.bundles import wording_of, words
from sanjuan.words.languages import BASE

FOLDER = ROOT / "docs" / "reference"
GAMES_PLAYED, MOST_GAMES = 60, 1000
"""Random games from which the examples come; and with those at small tables that follow until every kind was asked."""
SHOWN = 4
"""Options of an example."""
SEEN = {PUBLIC: "the options", MASKED: "how many options"}


@dataclass
class Seen:
    """Examples from random games: for each kind of question its options and sizes of answers, for each fact a line."""

    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    least: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)


def option_sets(game: Any) -> list[dict[str, Any]]:
    """Return sets of options that together bring every value of every option."""
    sets: list[dict[str, Any]] = [{}]
    for row in game.options:
        for value in row.values:
            sets.append({**row.needs.get(value, {}), row.name: value})
    return sets


def look(game: Any) -> Seen:
    """Play random games of all sizes and options; return what they brought."""
    seen, sets, t = Seen(), option_sets(game), words(BASE, game)
    kinds: dict[str, Kind] = game.parts()["State"].KINDS
    for number in range(MOST_GAMES):
        if number >= GAMES_PLAYED and kinds.keys() <= seen.options.keys():
            break
        sizes = game.seats if number < GAMES_PLAYED else game.seats[:2]
        seats, rng = sizes[number % len(sizes)], Random(number)
        record = Record(game, seats, number, sets[number % len(sets)])
        while record.state.ask is not None:
            note(seen, game, record.state, t)
            record.answer(random(game.view(record.state, record.state.ask.seat), rng))
        for line in facts(record, t):
            seen.facts.setdefault(*line)
    return seen


def note(seen: Seen, game: Any, state: Any, t: Any) -> None:
    """Note the open question."""
    ask = state.ask
    kind = ask.kind
    if kind not in seen.options:
        t.seats = [f"Player {seat + 1}" for seat in range(8)]
        asked = ask._asdict() | game.question(state)
        seen.options[kind], seen.titles[kind] = ask.options, telling.question(asked, (), t)["title"]
    seen.rules[kind] = seen.rules.get(kind) or str(getattr(ask, "rule", "") or "")
    seen.least[kind] = min(seen.least.get(kind, ask.least), ask.least)
    seen.most[kind] = max(seen.most.get(kind, ask.most), ask.most)


def facts(record: Any, t: Any) -> Iterator[tuple[str, str]]:
    """Yield the facts of a game that everybody or their owner learns, each with its English line."""
    told, names = record.game.copy(record.state), [f"Player {seat + 1}" for seat in range(record.seats)]
    names += [t(f"dummy-{dummy}") for dummy in record.game.dummies(record.seats)]
    for happened in record.log:
        told.facts = happened
        for seat in (None, *range(record.seats)):
            for fact, line in telling.lines(record.game.facts_of(told, seat), names, None, t):
                yield fact["id"], line


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return the lines of a table in Markdown."""
    heads = list(heads)
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return [*lines, *["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows], ""]


def code(words: Iterable[Any]) -> str:
    """Return words as code, with commas."""
    return ", ".join(f"`{word}`" for word in words)


def options(game: Any) -> list[str]:
    """Return the section on the options."""
    rows, t = [], words(BASE, game)
    for row in describe(game)["options"]:
        meaning = ". ".join(t(id) for id in (f"option-{row['name']}", f"option-{row['name']}.help") if t.has(id))
        if "groups" in row:
            groups = [f"{size(group['least'], group['most'])} of {code(group['names'])}" for group in row["groups"]]
            values, usual, needed = f"names with commas: {'; '.join(groups)}", f"as `{row['by']}`", ""
        else:
            values, usual, needed = code(row["values"]), f"`{row['default']}`", needs(row["needs"])
        rows.append((f"`{row['name']}`", meaning, values, usual, needed))
    heads = ("option", "in English", "values", "default", "needs")
    return ["## Options", "", *(table(heads, rows) if rows else ["None.", ""])]


def size(least: int, most: int) -> str:
    """Return how many may be chosen."""
    return str(least) if least == most else f"{least} to {most}"


def needs(table: Any) -> str:
    """Return what values need, in words."""
    return "; ".join(
        f"`{value}` needs {code(f'{name}={wanted}' for name, wanted in others.items())}"
        for value, others in table.items()
    )


def players(game: Any) -> list[str]:
    """Return the section on the computer players."""
    t, rows = words(BASE, game), []
    for name in bots(game):
        told = [t(id) for id in (f"bot-{name}.full", f"bot-{name}.style") if t.has(id)]
        rows.append((f"`{name}`", ". ".join(told) or STYLE))
    return ["## Players, weakest first", "", *table(("name", "how it plays"), rows)]


def questions(game: Any, seen: Seen) -> list[str]:
    """Return the section on the kinds of questions."""
    kinds: dict[str, Kind] = game.parts()["State"].KINDS
    rows = []
    for name, kind in kinds.items():
        shown = "nothing" if kind.sight not in SEEN else SEEN[kind.sight]
        if kind.discreet:
            shown += ", not even that it is asked"
        given = seen.options.get(name, ())
        more = ", ..." if len(given) > SHOWN else ""
        count = size(seen.least[name], seen.most[name]) if name in seen.least else ""
        rows.append((f"`{name}`", seen.titles.get(name, ""), count, code(given[:SHOWN]) + more,
                     f"`{seen.rules[name]}`" if seen.rules.get(name) else "", shown,
                     "yes" if kind.ordered else ""))  # fmt: skip
    heads = ("kind", "in English", "options to choose", "example", "rule", "others see", "order counts")
    return ["## Kinds of questions", "", *table(heads, rows)]


def told(game: Any, seen: Seen) -> list[str]:
    """Return the section on the facts."""
    rows = []
    for id, arguments in wording_of(game).FACTS.items():
        rows.append((f"`{id}`", code(f"{name}: {kind}" for name, kind in arguments), seen.facts.get(id, "")))
    return ["## Facts", "", *table(("id", "arguments", "example"), rows)]


def view(game: Any) -> list[str]:
    """Return the section on the fields of a view."""
    state = game.parts()["State"]
    rows = [(f"`{one.name}`", f"`{typed(one.type)}`") for one in fields(state)]
    return ["## Fields of a view", "", inspect.getdoc(state) or "", "", *table(("field", "type"), rows)]


def typed(hint: Any) -> str:
    """Return a type as it is written in code."""
    plain = isinstance(hint, type) and not get_args(hint)
    return str(hint.__name__ if plain else hint).replace("typing.", "").replace("ForwardRef", "")


def columns(game: Any) -> list[str]:
    """Return the section on what a learning program sees and does, at the largest table."""
    observer = Observer(game, max(game.seats))
    high = dict(zip(observer.columns, observer.highs, strict=True))
    rows = []
    for _, names in groupby(observer.columns, key=family):
        group = list(names)
        top = max(int(high[name]) for name in group)
        which = " to ".join(dict.fromkeys((f"`{group[0]}`", f"`{group[-1]}`")))
        rows.append((which, str(len(group)), str(top)))
    head = f"At {max(game.seats)} seats: {len(observer.columns)} columns, {len(observer.actions)} actions."
    words = f"Actions, in order: {code(observer.actions[: SHOWN * 3])}, ..., {code(observer.actions[-SHOWN:])}."
    return ["## Observations and actions", "", head, words, "", *table(("columns", "how many", "highest figure"), rows)]


def family(column: str) -> tuple[str, ...]:
    """Return what columns beside each other share: the first word, of a seat's columns also the one after the seat."""
    words = column.split(".")
    return (words[0], *words[2:3]) if words[0] == "seat" else (words[0], str(len(words)))


def page(game: Any) -> str:
    """Return the reference of a game."""
    t, seen = words(BASE, game), look(game)
    seats = f"{min(game.seats)} to {max(game.seats)}"
    made = "Made from the code by `python tools/reference.py`; a test keeps it up to date."
    head = [f"# {t('title')}: reference", "", made, ""]
    head += [f'`GAMES["{game.name}"]`: {seats} seats, version {game.rules} of the rules.', ""]
    parts = [players(game), options(game), questions(game, seen), told(game, seen), view(game), columns(game)]
    return "\n".join([*head, *[line for part in parts for line in part]]).rstrip() + "\n"


def schema(game: Any) -> str:
    """Return the JSON Schema of the messages in a game, as it is written."""
    return protocol_schema.text(game, words(BASE, game)("title"), option_sets(game), GAMES_PLAYED)


def main() -> None:
    """Write the references of all games."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.md").write_text(page(game), "utf-8")
        (FOLDER / f"{name}.schema.json").write_text(schema(game), "utf-8")


if __name__ == "__main__":
    main()
