"""The rules of Citadels as HTML, drawn when the site is built: texts, tables and casts, an entry for every card."""

from page.rules import rulebook
from tables.citadels.icons import ART

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.rules.rulebook import Book
    from sanjuan.words.words import Words


def rules(book: "Book", speakers: "Sequence[Words]", game: str, lang: str) -> str:
    """Return the rules as one element."""
    return rulebook.rules(book, speakers, game, lang, ART)
