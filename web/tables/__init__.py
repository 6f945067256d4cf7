"""The tables, reached by the name of the game: all that can only be drawn by who knows it.

A table is a folder with two modules. `table` has what `Drawing` lists; `motion` what `page.motion.motion` asks for. It
is fetched when its game is chosen (web/js/parts.js): until then nothing may ask for it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol

    from page.state import Ui
    from page.types import Frame, Held
    from sanjuan.words.words import Words

    Pairs = Sequence[tuple[str, "str | bool | None"]]
    Draw = Callable[["Frame", "Ui", "Words"], str]

    class Drawing(Protocol):
        """What a table gives the page; all draws return HTML."""

        PARTS: "Sequence[tuple[str, Draw]]"
        """What lies above the question, in order, each one element."""
        HANDS: "Draw"
        """What lies before me: my hand, and what is laid aside."""
        DIALOGS: "Mapping[str, Draw]"
        """Windows of its own, by the name that opens them."""
        COUNTS: "Mapping[str, Callable[[Frame, Ui, Words, str], str]]"
        """Kinds of questions with another way to show how much is chosen; the last argument says it in words."""
        EFFECTS: "Mapping[str, Mapping[str, Any]]"
        """What a fact does besides being told, see `page.draw.effects`."""
        FAMILIES: "Sequence[str]"
        """How messages begin that name something to look at closer, "card-" first."""
        attributes: "Callable[[Frame], Pairs]"
        """Further attributes of the table."""
        card: "Callable[[Frame, Ui, Words, str, Pairs], str]"
        """A card by its name, in a row of cards."""
        row: "Callable[[str], str]"
        """Such cards in a row."""
        held: "Callable[[Frame, Ui, Words, Held, Pairs, str, str], str]"
        """A card of my hand, with attributes, class and HTML on top."""
        laid: "Callable[[Frame, Ui, Words, str, Pairs, str, str], str]"
        """A card laid aside, by its name."""
        zoom: "Draw"
        """What `ui.zoom` names, close up."""
        why: "Callable[[Frame, Ui, Words, Held], str | None]"
        """Why a card of my hand cannot be chosen; None where it is only there to be looked at."""
        lies: "Callable[[Frame, str], bool]"
        """Whether an option lies on the table or in my hand; else it is a button."""
        ways: "Draw"
        """What stands under the question besides."""
        lifted: "Callable[[Frame, Ui, Words], str]"
        """What the question is called while a card is picked up."""
        outlook: "Draw"
        """What the marked option would bring me, as a sentence to follow others."""
        picture: "Callable[[Mapping[str, Any]], str]"
        """The picture of a row of the score sheet."""


NAMES = (
    "san_juan",
)  # fmt: skip
"""Games with a table of their own, one line each; every other one is played at the plain table."""
PLAIN = "plain"


def name_of(game: str) -> str:
    """Return the name of the table at which a game is played."""
    return game if game in NAMES else PLAIN


def of(game: str) -> "Drawing":
    """Return the table of a game."""
    return __import__("tables." + name_of(game) + ".table", None, None, ("table",))  # type: ignore[no-any-return]


def motion_of(game: str) -> "Any":
    """Return what a table says of motion."""
    return __import__("tables." + name_of(game) + ".motion", None, None, ("motion",))


def at(frame: "Frame") -> "Drawing":
    """Return the table that a frame is drawn at."""
    return of(frame["table"]["game"])
