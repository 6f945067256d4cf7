"""The page's state: one object with a field for everything that the drawings read and the acts change.

The game itself is in frames, see `Frame`: what the engine says, never changed here. MicroPython runs this module:
the types are for people and for mypy.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Advised, Catalogue, Coded, Fact, Hint, Mark, Message, Setup

SOUGHT = "?"
"""In `Ui.even`: the level is being looked for."""


class Ui:
    """The page's state besides the game. A field that is None is not shown, or not asked for."""

    # The settings of this person.
    lang: str = "en"
    """Code of the language."""
    theme: str = "day"
    """Light: "day" or "night"."""
    speed: str = "normal"
    """Pace of the other players, one of `settings.PACES`."""
    preferences: "dict[str, Any]"
    """Further settings by name, see `settings.PREFERENCES`."""
    able: "dict[str, bool]"
    """The abilities of the device by name: "full" (screen), "awake", "sound"."""
    full: bool = False
    """Whether the page fills the screen."""

    # The set-up.
    setup: "Setup | Any" = None
    """The table that is laid out on the form."""
    setups: "dict[str, Setup]"
    """The tables that were laid out last, by the name of their game."""
    home: bool = False
    """Whether home, with the games to choose from, is shown instead of the form."""
    saved: "dict[str, dict[str, Any]]"
    """Running games that can be continued, by the name of the game, each as `page.storage.saves.summary` returns it."""
    unfinished: int = 0
    """The number of games that can be continued, those put aside included."""
    daily: "dict[str, dict[str, Any]]"
    """Results of today's deals that have been played, by the name of their game, see `page.storage.days`."""
    today: str = ""
    """The day by the clock of the device when that was looked up: "2026-11-23"."""
    row: "dict[str, int]"
    """On how many days in a row the deal of the day was played, by the name of the game."""
    met: "list[str]"
    """The games that this device knows, see `page.storage.known_games`."""
    even: "dict[str, str | None]"
    """The level that makes an even game by the name of the game (see `page.strength`): `SOUGHT` while it is looked for,
    "" where the games do not show one, None where too few were played to look."""
    site: str = ""
    """The name of the site."""
    bots: "list[str]"
    """Characters on offer in the game of the form or the table, the weakest first."""
    resume: bool = False
    """Whether a saved game can be continued."""
    resuming: bool = False
    """Whether the saved game is being opened in place of the form."""
    trouble: "Coded | None" = None
    """Error shown on the form: {"id", "args"}."""

    # The players at the table, by seat.
    names: "list[str]"
    faces: "list[str]"
    """Portraits, see `people.faces`."""
    cast: "list[str]"
    """Characters; "" for a person."""

    # The open question.
    chosen: "list[str]"
    """Options that are marked, in the order in which they were."""
    marks: "list[Mark] | None" = None
    """The same as [option, number of the element among those that show it]; None: follows from `chosen`."""
    lifted: "str | None" = None
    """Hand card that is picked up."""
    confirm: bool = False
    """Whether what is marked can be sent as the answer."""
    given: "list[str] | None" = None
    """The answer to the question that waits for the engine, at a table that the build has laid."""
    refused: bool = False
    """Whether the engine has said that what is marked is no answer."""
    why: str = ""
    """Sentence: why the last try was refused."""
    note: str = ""
    """Message id of a note beside the question or on the form."""
    said: "tuple[str, str] | None" = None
    """Title and text in place of the question's own (the goal of a lesson)."""
    remark: str = ""
    """The coach's remark on the answer before, in the words of `learn.draw`."""
    stops: "dict[str, str]"
    """The last stop of the tab key in each group of elements, by the group's name."""

    # The log.
    log: "list[Fact]"
    log_of: "int | None" = None
    """Seat that the whole log is limited to."""
    cards: "Catalogue"
    """The catalogue of the game's cards, as its first frame told it."""
    fast: bool = False
    """Whether the other players move without pauses until it is a person's turn."""

    # Windows over the table.
    dialog: "str | None" = None
    """Name of the open window."""
    shows: "list[str]"
    """Windows that show what has just happened, the open one and those to follow, see `page.play.announcements`."""
    first: bool = False
    """Whether a game that was never played to its end, nor learned, has just begun."""
    untold: "list[str]"
    """Those that are held back while the others move without pauses."""
    message: "Message | None" = None
    """The content of the window "message"."""
    zoom: "str | None" = None
    """Card, or other thing, that is shown close up."""
    zoom_place: "str | None" = None
    """The place of that card, as "seat:place"; None for a card in no city."""
    zoom_from: "str | None" = None
    """Window to go back to from the close-up."""
    front: str = ""
    """The thing that the person has brought to the front of its place, as the table names it."""
    city: int = 0
    """Seat whose city is looked at."""
    city_from: "str | None" = None
    """Window to go back to from there."""
    rules: bool = False
    """Whether the rules are open beside the table."""
    share: "dict[str, Any] | None" = None
    """The thing being shared: "what", "link", whether it was "copied"."""

    # Advice, review, lessons: {...} as their modules define them.
    hint: "Hint | None" = None
    """See `page.play.hint`."""
    advised: "Advised | None" = None
    """The marks of a hint on the options, see `page.table.hint.advised`."""
    review: "dict[str, Any] | Any" = None
    """The review on show, see `page.review.review`."""
    learn: "dict[str, Any] | Any" = None
    """Place to learn, or the task on the table, see `page.learn.learn`."""
    coach: "dict[str, Any] | None" = None
    """The coach's comment on the last answer."""
    coached: "int | None" = None
    """Answer that the coach has spoken of last."""
    together: "dict[str, Any] | Any" = None
    """The table with people elsewhere, see `page.together.hosting`."""
    returning: "dict[str, Any] | Any" = None
    """The window of games played, see `page.history.history_window`."""
    counting: "int | None" = None
    """The number of score sheet rows counted so far, see `page.play.score_count`; None: all are shown."""
    result: "dict[str, Any] | None" = None
    """The result of the deal of the day that was played, see `page.storage.days`."""
    fresh: "list[str]"
    """Achievements that the game just ended has brought."""

    # The engine and what is kept.
    busy: bool = False
    """Whether a game is being opened."""
    engine_ready: bool = True
    """Whether the engine has answered."""
    offline: str = "none"
    """The state of the copy of the site for offline play, see `page.offline.offline`."""
    kept: int = 0
    """Per cent of the site that is kept."""
    update: bool = False
    """Whether a new version waits."""
    warned: bool = False
    """Whether the person was warned that nothing can be saved."""
    shown: bool = False
    """Whether the game on the table is only on show: it is not saved."""
    left: bool = False
    """Whether a game on show took the place of the person's own game."""
    framed: bool = False
    """Whether the page is in a frame on somebody else's page."""
    bare: bool = False
    """Whether the frame shows the table alone, without ways elsewhere."""

    def __init__(self, **given: "Any") -> None:
        self.preferences, self.able, self.stops, self.cards = {}, {}, {}, {}
        self.setups, self.saved, self.daily, self.row, self.met = {}, {}, {}, {}, []
        self.even = {}
        self.bots, self.names, self.faces, self.cast = [], [], [], []
        self.chosen, self.log, self.fresh, self.shows, self.untold = [], [], [], [], []
        self.change(given)

    def change(self, fields: "dict[str, Any]") -> None:
        """Set fields by their names. Errors: AttributeError where the state has no such field."""
        for name in fields:
            if not hasattr(self, name):
                raise AttributeError(name)
            setattr(self, name, fields[name])

    def but(self, **fields: "Any") -> "Ui":
        """Return a copy in which some fields are others: a state to draw that is not the page's own."""
        copy = Ui()
        for name in self.__dict__:
            setattr(copy, name, self.__dict__[name])
        copy.change(fields)
        return copy
