"""A deal as the lines that show it on other people's pages: the script and the element of docs/embedding.md. Pure."""

from page.catalog import games
from page.kit.html import esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.types import Game

SCRIPT = "embed.js"


def lines(deal: "dict[str, Any]", home: str) -> str:
    """Return the HTML that shows a deal (see `deals.of_game`); `home` is the address of the site, with its "/"."""
    told = "".join([" " + name + '="' + esc(value) + '"' for name, value in attributes(deal)])
    script = '<script src="' + esc(home + SCRIPT) + '" async></script>'
    return script + "\n<san-juan-game" + told + "></san-juan-game>"


def attributes(deal: "dict[str, Any]") -> "list[tuple[str, str]]":
    """Return the attributes of the element as (name, value); what is usual in its game needs none."""
    game, others = games.of(deal["game"]), deal["with"]
    told = [] if game["name"] == games.usual()["name"] else [("game", game["name"])]
    told.append(("seats", str(deal["seats"])))
    told.append(("opponents", others[0] if len(set(others)) == 1 else ",".join(others)))
    rows = [row for row in game["options"] if not games.is_switch(row) and deal[row["name"]] != row["default"]]
    told += [(row["name"], games.spelled(deal[row["name"]])) for row in rows]
    switched = switches(game, deal)
    told += [("options", ",".join(switched))] if switched else []
    return told + [("seed", deal["deal"])]


def switches(game: "Game", deal: "dict[str, Any]") -> "list[str]":
    """Return what is on, as the attribute `options` names it: "events", "new_buildings_33"."""
    names = [row["name"] for row in game["options"] if games.is_switch(row) and deal[row["name"]] is not False]
    return [name if deal[name] is True else name + "_" + games.spelled(deal[name]) for name in names]
