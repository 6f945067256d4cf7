"""What is special in the sentences of each game: a line a game."""

from sanjuan.games.alhambra import wording as alhambra
from sanjuan.games.san_juan import wording as san_juan
from sanjuan.words import plain_wording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sanjuan.words.wording import Wording

WORDINGS: "dict[str, Wording]" = {"san_juan": san_juan, "alhambra": alhambra}
FIRST = "san_juan"
"""The game whose words the page takes up first."""


def of(game: str) -> "Wording":
    """Return the wording of a game, a plain one where it has none of its own."""
    return WORDINGS.get(game, plain_wording)
