"""The deal of the day after it was played: its result, what another one got in the same seat, a line to paste."""

import asyncio

from pyscript.js_modules import deals as js_deals

from page.catalog import deals, games, people
from page.kit import pace
from page.storage import days

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play
    from page.types import Frame


def begin(play: "Play", frame: "Frame") -> None:
    """Take up what is kept of a deal of the day that has been played; what is still to be known is worked out."""
    play.ui.result = found = days.result(play.store.get(days.KEY), frame)
    if found is not None and "house" not in found and not play.ui.shown:
        asyncio.create_task(house(play, frame, found))


async def house(play: "Play", frame: "Frame", found: "dict[str, Any]") -> None:
    """Let the engine play the same seat again in the background, as long as the game is on the table."""
    while play.ui.result is found:
        if play.ui.review or play.sending or not play.ui.engine_ready:
            await asyncio.sleep(pace.POLL)  # other commands come first
            continue
        reply = await play.consult({"do": "house"})
        if not reply or reply["error"] or play.ui.result is not found:
            return
        if reply["points"] is not None:
            found.update({"house": reply["points"], "who": reply["house"]})
            play.store.put(days.KEY, days.put(play.store.get(days.KEY), frame["table"]["game"], found))
            if not play.ui.review:
                play.show()
            return
        await asyncio.sleep(0)


async def copy(play: "Play", element: "Any" = None) -> None:
    """Put the line on the clipboard, and show it to be copied by hand where the browser does not let us."""
    game = await play.consult({"do": "deal"})
    if not game or game["error"] or not play.ui.result:
        return
    deal = deals.of_game(game["deal"]) | {"deal": play.ui.result["day"]}  # by its day: played on that day it counts
    text = line(play, js_deals.address(deals.fragment(deal)))
    copied = bool(await js_deals.copy(text))
    play.ui.share = {"what": "result", "link": text, "copied": copied}
    play.ui.dialog = "share"
    play.show()


def line(play: "Play", link: str) -> str:
    """Return what is pasted: the game, its result, the way to the same deal."""
    t, found = play.screen.words, play.ui.result or {}
    title = games.title(games.of(play.game_name()), t.lang)[0]
    said = [title + ".", days.told(found, t)]
    if "house" in found:
        said.append(t("daily-house-my", name=people.name_of(found["who"], t), n=found["house"]))
    return " ".join(said + [link])
