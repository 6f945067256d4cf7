"""The flow of a game: one open question and a stack of steps to come.

A game is a `Table`: data, at most one open question (`ask`) and the steps still to run (`todo`, last one first).
A step is a tuple `(function, *primitives)`; the function is module-level and marked with `@step`, so that any table
can be copied, written down and read back.

**No secret** may lie in the arguments of a step, in the continuation of a question (`Ask.then`) or in a fact that
others may see: views show the steps to come and the continuation as they are. What only some may know (a character
picked, a card bid) is in a field of the state that `Game.view` masks, and the step finds it there.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, TypeVar

from sanjuan.table.errors import Coded
from sanjuan.table.kinds import UNKNOWN, Kind, Sampler

Step = tuple[Any, ...]
Fact = tuple[Any, ...]
Option = str
Rule = Callable[[Any, tuple[str, ...]], "Refused | None"]
F = TypeVar("F", bound=Callable[..., None])
T = TypeVar("T", bound="Table")

EVERYBODY = -1
"""The viewer of a view that shows what everybody sees."""
STEPS: dict[str, Callable[..., None]] = {}
"""Every step by its name in position texts: a name is a contract, whatever module its function is in."""
_NAMES: dict[Callable[..., Any], str] = {}


def step(name: str) -> Callable[[F], F]:
    """Enter a function into the register of steps under a lasting name, so that a stack of steps has a text form.

    The function takes the table, then primitives; one that continues a question takes the answer (a tuple) last. The
    name begins with that of the game. Raises ValueError where another function has it already.
    """

    def enter(function: F) -> F:
        known = STEPS.setdefault(name, function)
        if known.__qualname__ != function.__qualname__:
            raise ValueError(f"two steps are called {name!r}: {known.__qualname__} and {function.__qualname__}")
        STEPS[name] = function
        _NAMES[function] = name
        return function

    return enter


def step_name(function: Callable[..., Any]) -> str:
    """Return the name under which a step was entered; raises KeyError for a function that is no step."""
    return _NAMES[function]


class Refused(Coded):
    """An answer that the open question does not allow."""


class Ask(NamedTuple):
    """An open question: `seat` chooses `least` to `most` of `options`; `then` continues with the answer.

    Options may repeat (two equal cards): an answer is a multiset. `rule` names a further condition on the answer as
    a whole, checked by the entry of that name in the table's `RULES`. (A tuple, for a question is made at every step
    and copies share it: a frozen data class takes seven times as long to make.)
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    least: int
    most: int
    then: Step
    rule: str = ""


@dataclass(slots=True, kw_only=True)
class Table:
    """The state that every game has: the open question, the steps to come, and what happened since the last answer.

    `reveals` counts how often hidden information became known to somebody: an answer can be taken back as long as the
    count stays the same. `round` counts from 1 (0: before the first, or a game without rounds). `seed` and `shuffles`
    (the number of chance events so far) determine all chance to come. `viewer` is None for a full position; a view has
    the seat that looks, or `EVERYBODY`.
    """

    RULES: ClassVar[dict[str, Rule]] = {}
    """Conditions on answers as a whole, by name: the reason why an answer is refused, or None."""
    HEREDITARY: ClassVar[frozenset[str]] = frozenset()
    """The rules of which this is known: where one refuses an answer, it refuses every larger one that contains it."""
    SAMPLERS: ClassVar[dict[str, Sampler]] = {}
    """For rules that few random answers keep: how to draw one that does, every such answer about as likely."""
    KINDS: ClassVar[dict[str, Kind]] = {}
    """The kinds of questions of the game."""

    ask: Ask | None = None
    todo: list[Step] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    reveals: int = 0
    round: int = 0
    seed: int = 0
    shuffles: int = 0
    viewer: int | None = None


def ask(
    table: Table,
    seat: int,
    kind: str,
    options: Iterable[Option],
    least: int,
    most: int,
    then: Step,
    rule: str = "",
    always: bool = False,
) -> None:
    """Open a question, or go straight on where only one answer is possible (unless `always`).

    `most` is cut to the number of options. The step `then` receives the answer as its last argument.
    """
    options = tuple(options)
    if most > len(options):
        most = len(options)
    question = Ask(seat, kind, options, least, most, then, rule)
    if always or is_choice(question):
        table.ask = question
    else:
        then[0](table, *then[1:], options[:most])


def is_choice(question: Ask) -> bool:
    """Return whether a question has more than one answer, as far as its options and their number tell."""
    _, _, options, least, most, _, _ = question
    return most > 0 and bool(options) and not (least == most and _only_one_answer(options, most))


def kind_of(table: Table) -> Kind:
    """Return what the game says of the open question's kind."""
    assert table.ask is not None
    return table.KINDS.get(table.ask.kind, UNKNOWN)


def _only_one_answer(options: tuple[Option, ...], count: int) -> bool:
    return count == len(options) or options.count(options[0]) == len(options)


def run(table: Table) -> None:
    """Run the steps to come until a question is open or none is left (the game is over)."""
    todo = table.todo
    while table.ask is None and todo:
        head = todo.pop()
        head[0](table, *head[1:])


def push(table: Table, *steps: Step) -> None:
    """Put steps before all others that are still to come; the first one given runs first."""
    table.todo.extend(reversed(steps))


def refusal(table: Table, chosen: Iterable[Option]) -> Refused | None:
    """Return what is wrong with an answer to the open question, None when it is legal; changes nothing."""
    question = table.ask
    if question is None:
        return Refused("the game is over: no question is open", "over")
    if isinstance(chosen, str):
        return Refused(f"an answer is a tuple of options, not the text {chosen!r}", "not_a_tuple")
    _, _, options, least, most, _, rule = question  # at once: attributes of a named tuple take their time
    chosen = tuple(chosen)
    count = len(chosen)
    if (count > 1 or count and chosen[0] not in options) and (wrong := _wrong_option(question, chosen)):
        return wrong
    if not least <= count <= most:
        return _wrong_count(question, chosen)
    return table.RULES[rule](table, chosen) if rule else None


def _wrong_option(question: Ask, chosen: tuple[Option, ...]) -> Refused | None:
    left = list(question.options)
    for option in chosen:
        if option not in left:
            again = option in question.options
            why = "is chosen too often" if again else "is not offered"
            return Refused(
                f"{option!r} {why} in {question.kind!r}", "too_often" if again else "no_option", option=option
            )
        left.remove(option)
    return None


def _wrong_count(question: Ask, chosen: tuple[Option, ...]) -> Refused:
    count = len(chosen)
    return Refused(
        f"{question.kind!r} wants {question.least} to {question.most} options, not {count}",
        "wrong_count", least=question.least, most=question.most, count=count,
    )  # fmt: skip


def answer(table: T, chosen: Iterable[Option]) -> T:
    """Answer the open question and play on to the next one; returns the same table, changed.

    `chosen` is a multiset of options, in any order: the answer is put into the order of the options first, but for
    kinds of questions in which the order counts. Raises `Refused` (a ValueError) on an illegal answer, and has then
    changed nothing.
    """
    answered = chosen if isinstance(chosen, (tuple, str)) else tuple(chosen)
    refused = refusal(table, answered)
    if refused is not None:
        raise refused
    question = table.ask
    assert question is not None and isinstance(answered, tuple)
    if len(answered) > 1 and not kind_of(table).ordered:
        answered = in_order(question.options, answered)
    apply_legal(table, question, answered)
    return table


def apply_legal(table: Table, question: Ask, chosen: tuple[Option, ...]) -> None:
    """Play on to the next question with an answer that is known to be legal and in the order of the options.

    `question` is the open one. Nothing is checked: this is for those who make such answers by the thousand.
    """
    table.ask = None
    table.facts = []
    goes_on = question.then
    goes_on[0](table, *goes_on[1:], chosen)
    run(table)


def in_order(options: tuple[Option, ...], chosen: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the chosen options in the order in which they are offered."""
    left = list(chosen)
    ordered = []
    for option in options:
        if option in left:
            left.remove(option)
            ordered.append(option)
    return tuple(ordered)
