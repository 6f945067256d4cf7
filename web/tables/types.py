"""The parts that a table gives the page, by module: for mypy, not to run.

`F` is the shape of the frames that a table is drawn from, `H` that of a card in hand. The `types` of each table say
which these are, and check that its modules have these parts.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from page.motion.geometry import Box
from page.motion.motion import Scene
from page.state import Ui
from page.types import Effects, Fact, Frame, Game, Held, Option, Pair, Row, Setup
from sanjuan.words.words import Words

F = TypeVar("F", contravariant=True)
H = TypeVar("H", contravariant=True)
Draw = Callable[[Frame, Ui, Words], str]
"""A drawing of the page: HTML."""


class Drawing(Protocol[F, H]):
    """The module `table`; all draws return HTML."""

    @property
    def PARTS(self) -> Sequence[tuple[str, Callable[[F, Ui, Words], str]]]:
        """Return what is above the question, in order, each one element."""

    @property
    def HANDS(self) -> Callable[[F, Ui, Words], str]:
        """Return what is before me: my hand, and what is laid aside."""

    @property
    def DIALOGS(self) -> Mapping[str, Callable[[F, Ui, Words], str]]:
        """Windows of its own, by the name that opens them."""

    @property
    def COUNTS(self) -> Mapping[str, Callable[[F, Ui, Words, str], str]]:
        """Kinds of questions with another way to show how much is chosen; the last argument says it in words."""

    @property
    def EFFECTS(self) -> Effects:
        """Return the effects of a fact besides its line in the log, see `page.kit.effects`."""

    @property
    def SHEET(self) -> Callable[[F, Ui, Words], str] | None:
        """The table of points of a game that is over; None: a row for each line of the sheet, a column a player."""

    @property
    def HOLDS(self) -> Callable[[F, Ui], tuple[Frame, Ui]] | None:
        """The function that keeps the table as it was while windows open by themselves: it returns the frame and the
        state before the facts that `ui.dialog` shows. None: the table has no such function."""

    @property
    def FAMILIES(self) -> Sequence[str]:
        """Return the prefixes of messages that name something to look at closer, "card-" first."""

    def attributes(self, frame: F, /) -> Sequence[Pair]:
        """Further attributes of the table."""

    def card(self, frame: F, ui: Ui, t: Words, name: str, pairs: Sequence[Pair], /) -> str:
        """A card by its name, in a row of cards."""

    def row(self, cards: str, /) -> str:
        """Such cards in a row."""

    def held(self, frame: F, ui: Ui, t: Words, held: H, pairs: Sequence[Pair], css: str, extra: str, /) -> str:
        """A card of my hand, with attributes, class and HTML on top."""

    def laid(self, frame: F, ui: Ui, t: Words, name: str, pairs: Sequence[Pair], css: str, extra: str, /) -> str:
        """A card laid aside, by its name."""

    def zoom(self, frame: F, ui: Ui, t: Words, /) -> str:
        """Return what `ui.zoom` names, close up."""

    def why(self, frame: F, ui: Ui, t: Words, held: H, /) -> str | None:
        """Why a card of my hand cannot be chosen; None if it is only there to look at."""

    def lies(self, frame: F, option: str, /) -> bool:
        """Return whether an option lies on the table or in my hand; else it is a button."""

    def ways(self, frame: F, ui: Ui, t: Words, /) -> str:
        """Return the further parts under the question."""

    def lifted(self, frame: F, ui: Ui, t: Words, /) -> str:
        """Return what the question is called while a card is picked up."""

    def outlook(self, frame: F, ui: Ui, t: Words, /) -> str:
        """Return what the marked option would bring me, as a sentence to follow others."""

    def picture(self, row: Row, /) -> str:
        """The picture of a row of the score sheet."""


AnyDrawing = Drawing[Frame, Held]
"""A table as the page knows it: it hands frames and cards of any game to that of their own."""


class Field(Protocol):
    """The module `setup`: what a game says on the form itself, between the chairs and the rules of the table.

    Its controls are those of the form (`page.setup.form`): `data-set` sets options, `page.setup.rows` has drawings that
    can be used here too. It comes after the form: nothing before Python need understand what it draws.
    """

    @property
    def OPEN(self) -> Sequence[str]:
        """The options that `field` sets: they are not among the folded rules."""

    @property
    def FOLDED(self) -> Mapping[str, Callable[[Game, Option, Setup, Words], str]]:
        """Folded options that are drawn in another way than those of other games, by name."""

    def field(self, game: Game, ui: Ui, t: Words, /) -> str:
        """Return what is unfolded on the form, one or more sections."""

    def facts(self, game: Game, ui: Ui, t: Words, /) -> Sequence[str]:
        """Return what the line beside Start says besides the number of players."""


class Moving(Protocol):
    """The module `motion`: the motion at a table beyond that of `page.motion.motion` at every one."""

    @property
    def MOVERS(self) -> str:
        """A selector of all that slides."""

    @property
    def SPOTS(self) -> dict[str, str]:
        """Selectors of the piles "draw" and "discard", of the "hand" of a seat, and of what facts fly between."""

    def note(self, scene: Scene, /) -> None:
        """Take note of what is on the cards of a scene."""

    def origin(self, name: str, before: Scene, now: Scene, /) -> Box | None:
        """Return where a card comes from; None: from where one usually does."""

    def goal(self, card: Any, facts: list[Fact], /) -> Box | None:
        """Return where a card goes to, an element of the document; None: to where one usually does."""

    def after(self, before: Scene, now: Scene, facts: list[Fact], /) -> None:
        """Move what else has moved."""
