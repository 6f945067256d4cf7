"""The record of a game, seed and answers: save, resume, take-back, replay, bug report and golden test."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from random import Random
from typing import Any

from sanjuan.table import from_position, untrusted
from sanjuan.table.flow import Refused, answer, kind_of, refusal
from sanjuan.table.game import Game
from sanjuan.table.rng import chance

FORMAT = 1
STANDING = 2
"""The format of a record that starts from a position: who knows only the first one must not replay it from its seed."""


class Damaged(ValueError):
    """A text that is not a record, or a record that does not replay."""


class NotARecord(Damaged):
    """A text of something else, which no damage could make of a record."""


class OtherRules(ValueError):
    """A record of a game, or of a version of its rules, that is not known here."""


@dataclass
class Record:
    """A game being played or replayed: `answers` lead from the set-up (seats, seed, options) to `state`.

    Where `start` is a position text, they lead from there, and seats and options must be those of the position.
    `tags` are free texts about the game (names of the players, date), as in PGN. `log` holds what happened:
    `log[n]` are the facts told after the n-th answer, `log[0]` those of the set-up; each an unfiltered tuple.
    `turns[n]` is who gave answer n and how many reveals there had been before it. The first `settled` answers, which
    lead to where somebody took the game up, stay.
    """

    game: Game
    seats: int
    seed: int
    options: dict[str, Any]
    tags: dict[str, str] = field(default_factory=dict)
    answers: list[tuple[str, ...]] = field(default_factory=list)
    state: Any = None
    log: list[list[tuple[Any, ...]]] = field(default_factory=list)
    turns: list[tuple[int, int]] = field(default_factory=list)
    start: str = ""
    settled: int = 0

    def __post_init__(self) -> None:
        self._set_up()

    @classmethod
    def from_position(cls, game: Game, text: str, tags: dict[str, str] | None = None) -> "Record":
        """Return the record of a game that starts from a position text; raises `position.Unreadable`."""
        state = from_position.load(game, text)
        return cls(
            game, from_position.seats(game, state), state.seed, from_position.options(state), tags or {}, start=text
        )

    def initial_state(self) -> Any:
        """Return a fresh state as the game began; raises ValueError when its set-up is wrong."""
        if not self.start:
            return self.game.new(self.seats, self.seed, **self.options)
        state = from_position.load(self.game, self.start)
        from_position.fits(self.game, state, self.seats, self.options)
        return state

    def fresh(self) -> "Record":
        """Return a record of its own that begins as this one did, without any answer."""
        return Record(self.game, self.seats, self.seed, dict(self.options), dict(self.tags), start=self.start)

    def _set_up(self) -> None:
        self.state = self.initial_state()
        self.log = [self.state.facts]
        self.turns = []

    def answer(self, chosen: Iterable[str]) -> None:
        """Answer the open question; raises `Refused` and changes nothing when the answer is illegal."""
        chosen = chosen if isinstance(chosen, str) else tuple(chosen)
        refused = refusal(self.state, chosen)
        if refused is not None:
            raise refused
        self.turns.append((self.state.ask.seat, self.state.reveals))
        answer(self.state, chosen)
        self.answers.append(tuple(chosen))
        self.log.append(self.state.facts)

    def answer_among(self, people: Collection[int], chosen: Iterable[str]) -> int | None:
        """Answer as `answer` does, while several people share a device; return who takes it without being asked.

        The others see who takes the device. So where a seat might be asked something discreet, it goes to this seat
        whether the question is put or not; None: the device goes to the seat of the next question.
        """
        before = self.game.copy(self.state) if len(people) > 1 else None
        self.answer(chosen)
        ask = self.state.ask
        if before is None or ask is None or kind_of(self.state).discreet:
            return None
        seat = self.game.suspected(before, self.state)
        return seat if seat in people else None

    def chance(self, what: str = "answer") -> Random:
        """Return the chance for a decision at this place of the game: the same each time the game is at this place."""
        return chance(what, self.seed, len(self.answers))

    def can_take_back(self, seat: int) -> bool:
        """Return whether the last answer was this seat's and has revealed nothing to anybody."""
        return len(self.turns) > self.settled and self.turns[-1] == (seat, self.state.reveals)

    def take_back(self) -> None:
        """Undo the last answer, by replaying those before it."""
        answers = self.answers[:-1]
        self.answers = []
        self._set_up()
        for chosen in answers:
            self.answer(chosen)

    def to_json(self, indent: int | None = None) -> str:
        """Return the record as JSON text: format, game, rules, seats, seed, options, tags, answers (and position)."""
        return json.dumps(
            {
                "format": STANDING if self.start else FORMAT,
                "game": self.game.name,
                "rules": self.game.rules,
                "seats": self.seats,
                "seed": self.seed,
                "options": self.options,
                "tags": self.tags,
                "answers": [list(chosen) for chosen in self.answers],
            }
            | ({"position": self.start} if self.start else {}),
            indent=indent,
            ensure_ascii=False,
        )


def read(text: str, games: Mapping[str, Game]) -> Record:
    """Return the record that a JSON text describes, replayed to its end.

    Raises `Damaged` when the text is not a record or an answer in it is refused, `OtherRules` when it belongs to an
    unknown game or to other rules; the message says which.
    """
    data = _object(text)
    game = _game(data, games)
    record = _started(data, game)
    for number, chosen in enumerate(data["answers"]):
        try:
            record.answer(_answer(chosen))
        except Refused as error:
            hint = _nearest(error, record.state)
            raise Damaged(f"answer {number + 1} of the record is refused: {error}{hint}") from error
    return record


def _nearest(refused: Refused, state: Any) -> str:
    if refused.id != "no_option":
        return ""
    return f"; did you mean {get_close_matches(refused.words['option'], state.ask.options, 1, 0.0)[0]!r}?"


def _object(text: str) -> dict[str, Any]:
    try:
        data = untrusted.loads(text)
    except ValueError as error:
        raise _damage([key for key in _OWN if f'"{key}"' in text])(f"not a record: {error}") from error
    if not isinstance(data, dict):
        raise NotARecord("not a record: a JSON object is expected")
    damage = _damage([key for key in _OWN if key in data])
    format = data.get("format", FORMAT)
    if damage is Damaged and (isinstance(format, bool) or format not in (FORMAT, STANDING)):
        raise OtherRules(f"the record is written in format {format!r}, this reads formats {FORMAT} and {STANDING}")
    for key, kind in (_KEYS | ({"position": str} if format == STANDING else {})).items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise damage(f"not a record: {key!r} is missing or of the wrong kind{_misspelt(key, data)}")
    return data


def _damage(own: list[str]) -> type[Damaged]:
    """Return what a text is, in which these keys of a record are found: a damaged record, or something else."""
    return Damaged if own else NotARecord


def _misspelt(key: str, data: dict[str, Any]) -> str:
    near = [] if key in data else get_close_matches(key, data.keys() - _KEYS.keys(), 1)
    return f"; {near[0]!r} is there: did you mean {key!r}?" if near else ""


_OWN = ("game", "answers")
_KEYS = {"game": str, "rules": int, "seats": int, "seed": int, "options": dict, "tags": dict, "answers": list}


def _game(data: dict[str, Any], games: Mapping[str, Game]) -> Game:
    game = games.get(data["game"])
    if game is None:
        near = get_close_matches(data["game"], games, 1, 0.0)[0]
        raise OtherRules(f"the record is of a game not known here: {data['game']!r}; did you mean {near!r}?")
    if data["rules"] != game.rules:
        raise OtherRules(f"the record was played by rules {data['rules']}, these are rules {game.rules}")
    return game


def _started(data: dict[str, Any], game: Game) -> Record:
    tags = {str(name): str(value) for name, value in data["tags"].items()}
    try:
        start = data["position"] if data.get("format") == STANDING else ""
        return Record(game, data["seats"], data["seed"], data["options"], tags, start=start)
    except (ValueError, TypeError) as error:
        raise Damaged(f"the set-up of the record is wrong: {error}") from error


def _answer(chosen: Any) -> tuple[str, ...]:
    if not isinstance(chosen, list) or not all(isinstance(option, str) for option in chosen):
        raise Damaged("not a record: an answer is a list of texts")
    return tuple(chosen)
