"""What the document is told about itself: which game and which table it shows."""

from pyscript import document

import tables


def tell(game: str, on_table: bool) -> bool:
    """Note the game of the form or the table, and which table lies there; return whether the game is a new one."""
    html = document.documentElement
    if on_table:
        html.dataset.table = tables.name_of(game)
    else:
        html.removeAttribute("data-table")
    if html.getAttribute("data-game") == game:
        return False
    html.dataset.game = game
    return bool(game)
