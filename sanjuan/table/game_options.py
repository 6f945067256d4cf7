"""The options of a game as data: what values each has, which is usual, and what a value needs of other options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from sanjuan.table import names
from sanjuan.table.untrusted import InvalidInput

if TYPE_CHECKING:
    from sanjuan.table.names import Group

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
    groups: "Sequence[Group]" = ()
    by: str = ""
    lists: Mapping[Value, str] = field(default_factory=dict)
    family: str = "card"
    at: Mapping[Value, Sequence[int]] = field(default_factory=dict)
    instead: Mapping[str, str] = field(default_factory=dict)

    def fits(self, value: Value, others: Mapping[str, object]) -> bool:
        """Return whether a value goes with the values of the other options."""
        return all(others[name] == wanted for name, wanted in self.needs.get(value, {}).items())

    def typed(self) -> dict[str, Value]:
        """Return the values that are typed, by what they are called; False and True are a switch that is not or is."""
        return {**self.aliases, **{str(value): value for value in self.values if not isinstance(value, bool)}}

    def reason(self, value: Value) -> str:
        """Return why a value does not go with the others."""
        needs = " and ".join([f"{name} {wanted}" for name, wanted in self.needs[value].items()])
        return self.reasons.get(value, f"{value} needs {needs}")

    def exact(self, value: object) -> Value:
        """Return a value as it is kept: 1 is not True, and names lie in canonical order; raises `InvalidInput`."""
        for own in self.values:
            if own == value and type(own) is type(value):
                return own
        if self.groups and isinstance(value, str):
            return _whole(self, names.split(value))
        values = "a list of names with commas" if self.groups else f"one of {', '.join(map(str, self.values))}"
        raise InvalidInput(f"option {self.name!r} is {values}, not {value!r}", "option", name=self.name, value=value)

    def listed(self, values: Mapping[str, object]) -> list[str]:
        """Return the names that a list stands for, by the values of all options; none where the seed draws them."""
        found = [text for value, text in self.lists.items() if value == values.get(self.by)]
        return names.split(str(values[self.name]) or "".join(found))

    def seated(self, chosen: Sequence[str], seats: int) -> list[str]:
        """Return the names that play at a number of seats: those that do not are replaced."""
        at = {str(name): counts for name, counts in self.at.items()}
        return [other for _, other in names.seated(chosen, seats, at, self.instead)]


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
        full[name] = value = known[name].exact(given[name])
        if not known[name].fits(value, full):
            raise InvalidInput(f"option {name!r}: {known[name].reason(value)}", "option", name=name, value=value)
    return full


def _whole(row: GameOption, chosen: Sequence[str]) -> str:
    """Return names as a text in canonical order; raises `InvalidInput` where they are no whole list of an option."""
    known = names.pool(row.groups)
    for name in chosen:
        if name not in known:
            near = get_close_matches(name, known, 1, 0.0)[0]
            sentence = f"option {row.name!r}: unknown name {name!r}; did you mean {near!r}?"
            raise InvalidInput(sentence, "unknown", what="name", name=name, near=near)
        if chosen.count(name) > 1:
            raise InvalidInput(f"option {row.name!r}: {name!r} is there twice", "option", name=row.name, value=name)
    for group in row.groups:
        if names.lacking(group, chosen):
            found = f"not {names.count(group, chosen)}"
            sentence = f"option {row.name!r} has {_wanted(group)} of {', '.join(group['names'])}, {found}"
            raise InvalidInput(sentence, "option", name=row.name, value=",".join(chosen))
    return names.joined(row.groups, chosen)


def _wanted(group: "Group") -> str:
    least, most = group["least"], group["most"]
    return f"exactly {least}" if least == most else f"{least} to {most}"


def _check(known: Mapping[str, GameOption], name: str, value: object) -> None:
    if name not in known:
        near = get_close_matches(name, known, 1, 0.0)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise InvalidInput(f"unknown option {name!r}{hint}", "unknown", what="option", name=name, near="".join(near))
    known[name].exact(value)
