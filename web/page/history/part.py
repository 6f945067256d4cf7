"""Earlier games, as a part of the page (see `parts`): what is drawn, what the buttons do."""

from page.history.draw import draw, row
from page.history.history_window import away, begin, by_link, load_all, look, same_deal, save_all, tab, turn
from page.history.unfinished import go_on, throw_away

__all__ = [
    "away", "begin", "by_link", "draw", "go_on", "load_all", "look", "row", "same_deal", "save_all", "tab",
    "throw_away", "turn",
]  # fmt: skip
