"""The options of a game as data: what values each has, which is usual, and what a value needs of other options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from sanjuan.table.untrusted import InvalidInput

Value = bool | int | str
Options = dict[str, Value]


@dataclass(frozen=True)
class GameOption:
    """One option. `needs` lists, for values that do not go with everything, what other options must be for it.

    Where the default does not go with the other options, the first value that does takes its place. `reasons` says why
    a value needs what it needs, in a sentence for developers. `aliases` lists what else a value may be called where it
    is typed on a command line.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    needs: Mapping[Value, Mapping[str, Value]] = field(default_factory=dict)
    reasons: Mapping[Value, str] = field(default_factory=dict)
    aliases: Mapping[str, Value] = field(default_factory=dict)

    def fits(self, value: Value, others: Mapping[str, object]) -> bool:
        """Say whether a value goes with the values of the other options."""
        return all(others[name] == wanted for name, wanted in self.needs.get(value, {}).items())

    def typed(self) -> dict[str, Value]:
        """Return the values that are typed, by what they are called; False and True are a switch that is not or is."""
        return {**self.aliases, **{str(value): value for value in self.values if not isinstance(value, bool)}}

    def reason(self, value: Value) -> str:
        """Return why a value does not go with the others."""
        needs = " and ".join([f"{name} {wanted}" for name, wanted in self.needs[value].items()])
        return self.reasons.get(value, f"{value} needs {needs}")


def resolve(rows: Sequence[GameOption], given: Mapping[str, object]) -> dict[str, object]:
    """Return the value of every option, in the order of the rows, where some are given.

    Raises `InvalidInput`, naming the nearest word, on an option or a value that does not exist, and on values that
    exclude each other.
    """
    known = {row.name: row for row in rows}
    for name, value in given.items():
        _check(known, name, value)
    full: dict[str, object] = {row.name: given.get(row.name, row.default) for row in rows}
    for row in rows:
        if row.name not in given and not row.fits(row.default, full):
            full[row.name] = next(value for value in row.values if row.fits(value, full))
    for name in given:
        value = known[name].values[_place(known[name], given[name])]
        if not known[name].fits(value, full):
            raise InvalidInput(f"option {name!r}: {known[name].reason(value)}", "option", name=name, value=value)
    return full


def _check(known: Mapping[str, GameOption], name: str, value: object) -> None:
    if name not in known:
        near = get_close_matches(name, known, 1, 0.0)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise InvalidInput(f"unknown option {name!r}{hint}", "unknown", what="option", name=name, near="".join(near))
    if _place(known[name], value) < 0:
        values = ", ".join(map(str, known[name].values))
        raise InvalidInput(f"option {name!r} is one of {values}, not {value!r}", "option", name=name, value=value)


def _place(row: GameOption, value: object) -> int:
    """Return the number of a value among those of an option, -1 where it is none: 1 is not True."""
    return next((n for n, own in enumerate(row.values) if own == value and type(own) is type(value)), -1)
