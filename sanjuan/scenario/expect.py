"""The expectations of a scenario after its last step: names, values, and where they differ."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from sanjuan.scenario.scenes import Name
from sanjuan.scenario.shapes import Unfit, flag, known, text, texts, whole, within
from sanjuan.scenario.stand import Stage


def _seats(value: Any, where: str) -> list[int]:
    if not isinstance(value, list):
        raise Unfit(f"{where}: a list of seats is wanted, not {value!r}")
    return [whole(item, where) for item in value]


def names(stage: Stage) -> dict[str, Name]:
    """Return every name that may be expected in this game."""
    game = stage.game
    return {
        "ask.seat": Name(lambda state: state.ask and state.ask.seat),
        "ask.kind": Name(lambda state: state.ask and state.ask.kind, text),
        "ask.options": Name(lambda state: list(state.ask.options) if state.ask else None, texts, cards=True),
        "over": Name(game.over, flag),
        "winners": Name(game.winners, _seats),
        "seat.N.score": Name(lambda state, seat: game.scores(state)[seat]),
        **stage.scenes.NAMES,
    }


def check(expect: Mapping[str, Any], stage: Stage) -> None:
    """Raise `Unfit` when a name is unknown or its value is not of the kind the name has."""
    for given, value in expect.items():
        name, _ = find(given, stage)
        where = f"expect, {given}"
        name.check(value, where)
        if name.cards:
            check_words(_texts_in(value), stage, where)
        if given == "ask.kind":
            known(value, stage.scenes.KINDS, where, "kind of question")


def differences(expect: Mapping[str, Any], stage: Stage) -> list[str]:
    """Return a sentence for each expected value that the state does not have."""
    found = []
    for given, wanted in expect.items():
        name, places = find(given, stage)
        actual = name.read(stage.state, *places)
        if not name.fits(_comparable(actual, name), _comparable(wanted, name)):
            found.append(f"expect: {given} is {_shown(actual)}, not {wanted!r}")
    return found


def find(given: str, stage: Stage) -> tuple[Name, list[Any]]:
    """Return the name that is meant, and what stands for its N and CARD; raises `Unfit` on an unknown one."""
    register = names(stage)
    for pattern, name in register.items():
        match = re.fullmatch(_expression(pattern), given)
        if match:
            return name, _places(match, stage, given)
    number = next(iter(re.findall(r"\d+", given)), "0")
    known(given, [pattern.replace(".N.", f".{number}.") for pattern in register], "expect", "name")
    raise AssertionError("a name that matches no pattern is not known")


def _expression(pattern: str) -> str:
    return re.escape(pattern).replace(r"\.N\.", r"\.(?P<seat>\d+)\.").replace("CARD", r"(?P<card>[^.]+)")


def _places(match: re.Match[str], stage: Stage, given: str) -> list[Any]:
    places: list[Any] = []
    found = match.groupdict()
    if "seat" in found:
        places.append(within(int(found["seat"]), len(stage.game.scores(stage.state)), f"expect, {given}"))
    if "card" in found:
        places.append(known(found["card"], stage.scenes.words(stage.state), f"expect, {given}", "card"))
    return places


def check_words(options: Iterable[str], stage: Stage, where: str) -> None:
    """Raise `Unfit` when an option holds a word that this game does not have."""
    valid = stage.scenes.words(stage.state)
    for option in options:
        for word in re.split(r"[>@]", option):
            if not word.isdigit():
                known(word, valid, where, "card")


def _texts_in(value: Any) -> list[str]:
    if isinstance(value, list):
        return [word for item in value for word in _texts_in(item)]
    return [value]


def _comparable(value: Any, name: Name) -> Any:
    return sorted(value) if isinstance(value, list) and not name.ordered else value


def _shown(value: Any) -> str:
    return "nothing (no question is open)" if value is None else repr(value)
