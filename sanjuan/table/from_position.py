"""A game that starts from a position text instead of a set-up.

Such a text may come from anybody. The game checks the position itself (names, numbers, cards); but the steps that are
still to come can be combined in ways that no game ever has. So a few quick random games are played from a copy: if one
fails, or does not end, the position is refused before anybody plays it.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from itertools import combinations, islice
from random import Random
from typing import Any

from sanjuan.table import position
from sanjuan.table.answers import left_over
from sanjuan.table.flow import Ask, Option, Table, answer, refusal, run
from sanjuan.table.game import Game
from sanjuan.table.position import Unreadable
from sanjuan.table.rng import chance

TRIALS = 2
MOST_ANSWERS = 3000
"""The most answers in a trial; the longest games have some 600."""
MOST_WITH = 200
"""The most answers with one option that are tried."""
MOST_TRIES = 5000
"""The most answers to a question that are tried before it counts as one without a legal answer."""
LARGEST = 10_000
"""The highest number in steps: seats, places, counts. A step to be done a billion times would never end."""


def load(game: Game, text: str) -> Any:
    """Return the state that a position text describes, ready to be played; raises `Unreadable` with the reason.

    Earlier facts are dropped. A view is refused: nobody could know its hidden cards.
    """
    state = game.copy(_original(game, text))
    run(state)
    return state


@lru_cache(maxsize=8)
def _original(game: Game, text: str) -> Any:
    """Return the position that is copied whenever the game starts again, as it does for every undo."""
    state = position.read(text, game.parts())
    if not isinstance(state, Table):
        raise Unreadable("not a position: the text describes only a part of one", "part")
    if state.viewer is not None:
        raise Unreadable("not a full position: it is the view of one seat, with hidden cards", "view")
    try:
        game.check(state)
    except ValueError as error:
        raise Unreadable.because(error) from error
    for number in _numbers([state.todo, state.ask and state.ask.then]):
        if not -LARGEST <= number <= LARGEST:
            raise Unreadable(f"not a position: todo: {number} is too large a number for a step", "large", value=number)
    state.facts = []
    _try_options(game, state)
    for trial in range(TRIALS):
        _try_out(game, state, chance("trial", trial), by_house=trial == 0)
    return state


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _numbers(item)
    elif isinstance(value, int):
        yield value


def _try_options(game: Game, state: Any) -> None:
    """Answer the open question with each of its options in turn; raises `Unreadable`."""
    with _made_up():
        opened = game.copy(state)
        run(opened)
        for option in dict.fromkeys(opened.ask.options if opened.ask else ()):
            played = game.copy(opened)
            chosen = _answer_with(played, option)
            if chosen:
                answer(played, chosen)
                _look_at(game, played)


def _answer_with(table: Table, option: Option) -> tuple[Option, ...]:
    """Return a legal answer with an option, () if none is found soon."""
    ask = table.ask
    assert ask is not None
    left = left_over(ask.options, [option])
    sizes = range(max(ask.least, 1), ask.most + 1)
    every = ((option, *more) for size in sizes for more in combinations(left, size - 1))
    return next((chosen for chosen in islice(every, MOST_WITH) if refusal(table, chosen) is None), ())


@contextmanager
def _made_up() -> Iterator[None]:
    """Turn any error in steps that somebody has made up into `Unreadable`."""
    try:
        yield
    except Exception as fault:
        sentence = f"not a position that can be played: {type(fault).__name__}: {fault}"
        raise Unreadable(sentence, "broken") from fault


def _try_out(game: Game, state: Any, rng: Random, by_house: bool) -> None:
    """Play a copy to its end, at random or as the house's player would; raises `Unreadable`."""
    played = game.copy(state)
    with _made_up():
        run(played)
        for _ in range(MOST_ANSWERS):
            _look_at(game, played)
            if played.ask is None:
                return
            answer(played, _by_house(game, played, rng) if by_house else _some_answer(played, played.ask, rng))
    raise Unreadable(f"not a position that can be played: no end after {MOST_ANSWERS} answers", "endless")


def _by_house(game: Game, state: Any, rng: Random) -> tuple[Option, ...]:
    """Return what the house's player answers to a view, and deal that view again: others will do both."""
    view = game.view(state, state.ask.seat)
    game.guess(view, rng)
    return game.bots[game.house_player](view, rng)


def _look_at(game: Game, state: Any) -> None:
    """Do what every table does with a position; whatever it raises is the position's fault."""
    seat = state.ask.seat if state.ask else None
    game.show(game.view(state, seat), seat)
    game.facts_of(state, seat)
    if state.ask:
        game.question(game.view(state, seat))
    else:
        game.sheet(state)


def _some_answer(table: Table, ask: Ask, rng: Random) -> tuple[Option, ...]:
    """Return a legal answer, a random one if that is easily found; raises LookupError if none is found."""
    if ask.rule in table.SAMPLERS:
        return table.SAMPLERS[ask.rule](table, rng)
    for _ in range(20):
        drawn = tuple(rng.sample(ask.options, rng.randint(ask.least, min(ask.most, len(ask.options)))))
        if refusal(table, drawn) is None:
            return drawn
    every = (chosen for size in range(ask.least, ask.most + 1) for chosen in combinations(ask.options, size))
    for chosen in islice(every, MOST_TRIES):
        if refusal(table, chosen) is None:
            return chosen
    raise LookupError(f"{ask.kind!r} has no legal answer")


def seats(game: Game, state: Any) -> int:
    """Return how many seats a position has."""
    return len(game.scores(state))


def options(state: Any) -> dict[str, Any]:
    """Return the options of the game that a position is of: those of its shared parts, see `position.write`."""
    found: dict[str, Any] = {}
    for name in type(state).__dataclass_fields__:
        part = getattr(state, name)
        if hasattr(part, "position_options"):
            found |= part.position_options()
    return found


def fits(game: Game, state: Any, seats_said: int, options_said: Mapping[str, Any]) -> None:
    """Check that a position fits a game with this number of seats and these options; raises ValueError."""
    if seats(game, state) != seats_said:
        raise ValueError(f"the position has {seats(game, state)} seats, not {seats_said}")
    if options(state) != options_said:
        raise ValueError(f"the position is of a game with the options {options(state)}, not {dict(options_said)}")
