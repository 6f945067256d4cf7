"""The page's state at a first table before anything has been done at it. Pure.

The build draws such tables with it (tools/first_screen/painted.py), the page itself the next table of a game.
"""

from page.catalog import people
from page.kit.html import DUMMY
from page.play.choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state import Ui
    from page.types import Frame
    from sanjuan.words.words import Words


def lay_out(ui: "Ui", frame: "Frame") -> None:
    """Make a state of the page that in which a first frame of a game is drawn."""
    dummies, choice = frame.get("dummies", []), Choice(frame["ask"], frame["proposal"])
    ui.cast = people.cast(frame["players"], ui.bots) + ["" for _ in dummies]
    ui.faces = people.faces(frame["players"], ui.bots) + [DUMMY for _ in dummies]
    ui.change({"log": frame["log"], "cards": frame["cards"], "chosen": choice.chosen(), "marks": choice.marks})
    ui.confirm = choice.complete()


def tell_names(t: "Words", frame: "Frame", ui: "Ui") -> None:
    """Set the names of the players in the words for the table, and in its state."""
    t.variant = frame["table"]["variant"]
    ui.names = people.names(frame["players"], ui.bots, t) + [t("dummy-" + id) for id in frame.get("dummies", [])]
    t.seats = ui.names
