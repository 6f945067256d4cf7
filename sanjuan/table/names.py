"""Lists of names as the value of an option: `king,bishop,merchant`, out of groups that say how many each gives.

A group is {"names": [...], "least": 1, "most": 1}. The canonical order is that of the groups and of the names in them.
The page reads such lists too: MicroPython runs this module.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import TypedDict

    class Group(TypedDict):
        """Names of which a whole list has from `least` to `most`."""

        names: Sequence[str]
        least: int
        most: int


DIGITS = "0123456789abcdefghijklmnopqrstuv"
BITS = 5
CODED = "~"
"""The start of a list that is written short, see `code`."""


def group(names: "Sequence[str]", least: int = 1, most: int = 1) -> "Group":
    """Return a group of names, by default exactly one of which belongs to the list."""
    return {"names": list(names), "least": least, "most": most}


def pool(groups: "Sequence[Group]") -> "list[str]":
    """Return all names in canonical order."""
    return [name for one in groups for name in one["names"]]


def split(text: str) -> "list[str]":
    """Return the names of a text."""
    return [name.strip() for name in text.split(",")] if text.strip() else []


def joined(groups: "Sequence[Group]", names: "Iterable[str]") -> str:
    """Return the names as a text in canonical order; what is in no group is left out, and what is there twice.

    >>> joined([group(["king", "emperor"]), group(["bishop", "abbot"])], ["abbot", "king"])
    'king,abbot'
    """
    chosen = list(names)
    return ",".join([name for name in pool(groups) if name in chosen])


def count(one: "Group", names: "Sequence[str]") -> int:
    """Return how many of a group are among the names."""
    return len([name for name in one["names"] if name in names])


def lacking(one: "Group", names: "Sequence[str]") -> int:
    """Return how many of a group are still missing: below 0 if there are too many, 0 if it is complete."""
    found = count(one, names)
    return max(one["least"] - found, 0) or min(one["most"] - found, 0)


def whole(groups: "Sequence[Group]", names: "Sequence[str]") -> bool:
    """Return whether names are a whole list."""
    return not [one for one in groups if lacking(one, names)]


def toggled(groups: "Sequence[Group]", names: "Sequence[str]", name: str) -> "list[str]":
    """Return names with a name added, or removed if it is among them; in a group of one it replaces the other.

    >>> toggled([group(["king", "emperor"])], ["king"], "emperor")
    ['emperor']
    """
    [own] = [one for one in groups if name in one["names"]]
    alone = own["most"] == 1
    if name in names:
        return list(names) if alone and own["least"] == 1 else [one for one in names if one != name]
    return [one for one in names if not (alone and one in own["names"])] + [name]


def seated(
    names: "Sequence[str]", seats: int, at: "Mapping[str, Sequence[int]]", instead: "Mapping[str, str]"
) -> "list[tuple[str, str]]":
    """Return (name, name that plays) for every name: its substitute if it does not play at this number of seats.

    `at` lists the numbers of seats at which a name plays, if they are not all.

    >>> seated(["king", "queen"], 4, {"queen": [5, 6]}, {"queen": "artist"})
    [('king', 'king'), ('queen', 'artist')]
    """
    return [(name, name if seats in at.get(name, (seats,)) else instead[name]) for name in names]


def code(groups: "Sequence[Group]", text: str) -> str:
    """Return a list written short, for links: "~" and a digit for every five names, "" for the empty list.

    A name has its place by the canonical order, so that names that come later belong behind the others.
    """
    names, chosen = pool(groups), split(text)
    if not chosen:
        return ""
    digits = ""
    for start in range(0, len(names), BITS):
        part = names[start : start + BITS]
        digits += DIGITS[sum([1 << at for at in range(len(part)) if part[at] in chosen])]
    return CODED + digits.rstrip("0")


def decoded(groups: "Sequence[Group]", text: str) -> str:
    """Return the list that is written short or as names; raises ValueError if its digits stand for no names."""
    if not text.startswith(CODED):
        return text
    names, chosen, digits = pool(groups), [], text[len(CODED) :]
    for place in range(len(digits)):
        value = DIGITS.find(digits[place])
        chosen += [place * BITS + at for at in range(BITS) if value >> at & 1]
    if not digits or [digit for digit in digits if digit not in DIGITS] or chosen[-1:] >= [len(names)]:
        raise ValueError("not a list of names: " + text)
    return ",".join([names[at] for at in chosen])
