"""The shapes of what the engine sends to the page, and of what the page keeps: for mypy, not to run."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NotRequired, TypedDict, TypeVar

from typing_extensions import ReadOnly

if TYPE_CHECKING:
    from page.play.choice import Choice
    from sanjuan.table.names import Group

Printed = Mapping[str, Any]
"""A row of the catalogue: what is printed on a card of any game."""
Catalogue = Mapping[str, Any]
"""The cards of a game by name, each a row of a shape that its table knows."""
Advised = dict[str, list[tuple[str, bool, str]]]
"""The marks of a hint on options: (chance in words, whether best, words aloud) for each element of an option."""
Mark = list[Any]
"""An option that is marked, and the number of its element among those that show it."""
Pair = tuple[str, str | bool | None]
"""An attribute of an element, see `page.kit.html.attrs`."""
Pairs = list[Pair]
Advice = dict[str, Any]
"""An answer that is advised: "answer", "chance" (0 to 1), "reasons"."""
Row = dict[str, Any]
"""A row of the score sheet: "id", "points" by seat, and what it is about."""
Effects = Mapping[str, Mapping[str, Any]]
"""The effects of facts besides their lines in the log, see `page.kit.effects`."""
Fact = Mapping[str, Any]
"""Something that happened: {"id", "at", arguments...}, see the game's wording."""


class Coded(TypedDict):
    """An error or a reason: a message id with arguments."""

    id: str
    args: dict[str, Any]


class Person(TypedDict):
    """The player at a seat: `who` is "human" or "bot", `bot` the character or player, `name` as written ("")."""

    name: str
    who: str
    bot: str
    host: NotRequired[bool]
    kept: NotRequired[str]
    """The name of somebody elsewhere whose chair this computer player has until the host gives it back."""


Value = bool | int | str
"""The value of an option of a game."""
Setup = dict[str, Any]
"""A table as it is laid out on the form: "game", "seats", "players" (see `Person`), "seed" (name of the deal), and
the game's own options by name."""


class Option(TypedDict):
    """An option of a game; `needs` lists by value, as it is spelled, what other options must be for it.

    `at` lists by value or name at which numbers of seats it plays, `instead` who takes the place of a name elsewhere.
    An option with `groups` may be a list of their names; "" stands for the one in `lists`, by the value of `by`.
    """

    name: str
    values: list[Value]
    default: Value
    needs: dict[str, dict[str, Value]]
    at: NotRequired[dict[str, list[int]]]
    instead: NotRequired[dict[str, str]]
    groups: NotRequired["list[Group]"]
    by: NotRequired[str]
    lists: NotRequired[dict[str, str]]
    family: NotRequired[str]


class Game(TypedDict):
    """A game as the build describes it; `titles` are its name and its line by language, `poster` a picture ("").

    `table` is the name of the table at which it is played, `lessons` and `puzzles` are how many teach it, `minutes` are
    what a game takes at the smallest and at the largest table. `stages` are the texts for its progress by language,
    with "{done}" and "{whole}" for figures.
    """

    name: str
    seats: list[int]
    options: list[Option]
    bots: list[str]
    characters: list[str]
    company: list[str]
    achievements: list[str]
    lessons: int
    puzzles: int
    minutes: list[int]
    titles: dict[str, list[str]]
    stages: NotRequired[dict[str, str]]
    poster: str
    table: str


class Message(TypedDict):
    """A message over the table; `acts` lists (act, label), `error` says whether it is fatal."""

    title: str
    text: str
    acts: list[list[str]]
    error: bool


class Hint(TypedDict):
    """A hint: `advice` is None while it is fetched, `at` the number of the advice that is shown."""

    advice: list[dict[str, Any]] | None
    at: int
    choice: "NotRequired[Choice]"
    marks: NotRequired[list[Mark]]


class Ask(TypedDict):
    """An open question, see `sanjuan.table.flow.Ask`; `args` are for its words, `prices` figures by option,
    `lies` and `moves` tell where the options are (see `sanjuan.table.kinds`),
    `why` reasons by option that is not offered, `sure` the answer if there is nothing to choose, `moot` that by
    which nothing can be lost, `gives` what an option would bring; questions that are looked back at come without it.
    `alone` are options that go with no other one; others together may be worth `budget` by their figures (None:
    whatever they are), one alone any. `bonus` are figures that come by themselves for no option chosen, for one, two
    and so on."""

    seat: int
    kind: str
    options: list[str]
    least: int
    most: int
    rule: str
    lies: str
    moves: bool
    args: dict[str, Any]
    prices: dict[str, int]
    why: dict[str, Coded]
    sure: list[str]
    moot: NotRequired[list[str]]
    alone: NotRequired[list[str]]
    budget: NotRequired[int | None]
    bonus: NotRequired[list[int]]
    gives: NotRequired[dict[str, dict[str, Any]]]


class Player(TypedDict):
    """The public side of a seat; a game adds keys of its own."""

    seat: int
    score: int
    hand: int


class Held(TypedDict):
    """A card of the hand on show; a game adds keys of its own."""

    card: str


class Aside(TypedDict):
    """Cards laid aside by a question of this kind."""

    kind: str
    cards: list[str]


S = TypeVar("S", bound=Player)
H = TypeVar("H", bound=Held)


class TableOf(TypedDict, Generic[S, H]):
    """The table as the viewer sees it, with seats and cards in hand of these shapes; a game adds keys of its own.

    `begins` is the seat that begins the round, the others follow clockwise; None where they do not.
    """

    game: str
    seats: int
    me: int | None
    round: int
    begins: NotRequired[int | None]
    variant: NotRequired[str]
    players: ReadOnly[Sequence[S]]
    hand: ReadOnly[Sequence[H]]
    aside: NotRequired[Aside | None]


Table = TableOf[Player, Held]
"""The table of any game: what the page may read of it."""


class Turn(TypedDict):
    """Whose turn it is; `who` is "human", "bot" or, when the game is over, "none"."""

    seat: int | None
    who: str


class Over(TypedDict):
    """The end of a game."""

    scores: list[int]
    winners: list[int]
    sheet: list[dict[str, Any]]
    reached: list[str]
    deal: str
    rounds: int
    whole: bool
    counting: NotRequired[bool]
    open: NotRequired[dict[str, Any]]


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Printed)


class FrameOf(TypedDict, Generic[T, C]):
    """Everything that the page may know of a position, and draws. `log_from` is the place of `log` in the whole log,
    `fresh` the number of its last facts that are new to the person who sees the table now. `curtain` is the person who
    takes the device, `idle` whether a message says that this person has nothing to decide.

    `table` and the rows of `cards` have the shapes of the game. A frame of one game is a frame of any (`Frame`), so
    that a table may hand its own to all that the page draws; the other way leads through `tables.of` alone.
    """

    table: ReadOnly[T]
    players: list[Person]
    ask: Ask | None
    turn: Turn
    curtain: int | None
    idle: NotRequired[bool]
    proposal: list[str]
    undo: bool
    hints: bool
    log: list[Fact]
    log_from: int
    fresh: int
    over: Over | None
    error: Coded | None
    dummies: NotRequired[list[str]]
    stage: NotRequired[Sequence[int] | None]
    save: NotRequired[str]
    cards: NotRequired[ReadOnly[Mapping[str, C]]]
    coached: NotRequired[int | None]
    task: NotRequired[dict[str, Any]]
    asked: NotRequired[Ask]
    past: NotRequired[dict[str, Any]]


Frame = FrameOf[Table, Printed]
"""A frame of any game: what the page may read of it."""
