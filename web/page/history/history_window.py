"""Earlier games on the page: figures, games to be looked back at, achievements, all of it as a file.

`ui.returning` is None, or what its window shows: the "tab" that is open and the "game" it is about ("": the list of
games is of all), the "names" of the
games to choose among, its "bots", the "games" finished, those "kept" unfinished of all games, the id of the one that
is "asked" about before it is thrown away, the name of the game that is "playing" at the table, "medals" (name: date),
"known" achievements in their order, the ids of the games that "can" be looked back at, the id of a "note", the "words"
of a game that is not the one at the table, the "strength" of the person in the game (`page.strength`).
"""

from pyscript.js_modules import deals as js_deals

from page import acts
from page.browser import files, lazy
from page.browser.device import data
from page.catalog import games
from page.history import unfinished
from page.kit import parts, words
from page.play import navigation, resuming
from page.share import sharing
from page.storage import backup, current_game, history, medals, parked_games, saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

TABS = ("figures", "games", "medals")
MOST_BYTES = 12_000_000
"""Size of a file with all games that is still read."""


async def begin(play: "Play", element: "Any" = None) -> None:
    """Open the window of what was played on this device, or close it when it is open."""
    if play.ui.dialog == "statistics":
        acts.close(play)
        return
    strength = await lazy.bring(play, "strength", quiet=True)
    if strength:
        await strength.load()
    play.ui.returning = {"game": play.game_name(), "note": "", "today": js_deals.today(), "asked": ""}
    read(play)
    tab = data(element, "tab") or TABS[1 if play.ui.returning["kept"] else 0]
    play.ui.returning |= {"tab": tab, "game": "" if tab == TABS[1] else play.game_name()}
    play.ui.dialog = "statistics"
    play.show()


def read(play: "Play") -> None:
    """Read what is kept into the window."""
    look, store = play.ui.returning, play.store
    look["kept"], look["playing"] = unfinished.read(play), unfinished.at_table(play)
    look["games"] = history.read(store.get(sharing.HISTORY))
    look["medals"] = medals.read(store.get(sharing.MEDALS))
    look["can"] = [game["id"] for game in look["games"] if store.get(sharing.GAME + game["id"])]
    names = games.names()
    played = [history.game_of(game) for game in look["games"]]
    names += [name for place, name in enumerate(played) if name not in names + played[:place]]
    of = games.of(look["game"])
    look["names"], look["bots"] = names, games.characters(of)
    look["known"] = of["achievements"] if of["name"] == look["game"] else []
    known = "strength" in parts.READY
    look["strength"] = parts.brought("strength").measured(look["games"], look["game"]) if known else None


def tab(play: "Play", element: "Any" = None) -> None:
    """Turn to another leaf of the window."""
    wanted = data(element, "value")
    if wanted in TABS:
        play.ui.returning.update({"tab": wanted, "note": "", "asked": ""})
        if wanted != TABS[1] and not play.ui.returning["game"]:
            play.ui.returning["game"] = play.game_name()
            read(play)
        play.show()


async def turn(play: "Play", element: "Any" = None) -> None:
    """Turn the window to another game, in that game's words."""
    look, wanted = play.ui.returning, data(element, "value") or ""
    if wanted not in look["names"] and (wanted or look["tab"] != TABS[1]):
        return
    try:
        own = None if wanted in ("", play.game_name()) else await words.load(play.ui.lang, wanted, words.READY)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        own = None  # the loaded words are enough to read the figures
    look["game"], look["words"], look["note"] = wanted, own, ""
    read(play)
    play.show()


async def look(play: "Play", element: "Any" = None) -> None:
    """Look back at a game of this device, step by step; the saved game stays saved."""
    id = data(element, "value") or ""
    [game] = [history.game_of(one) for one in play.ui.returning["games"] if one["id"] == id] or [play.game_name()]
    await shown(play, {"do": "resume", "game": game, "save": play.store.get(sharing.GAME + id)})


async def by_link(play: "Play", text: str) -> None:
    """Look at the game in a link; the set-up shows the error of one that cannot be read."""
    await shown(play, {"do": "shown", "text": text})
    if play.frame is None:
        sharing.forget()
    elif play.frame["over"]:
        play.ui.share = {"what": "shown", "over": play.frame["over"]}
        play.ui.dialog = "introduction"
        play.show()


async def shown(play: "Play", command: "dict[str, Any]") -> None:
    """Open a finished game to be looked at, and show its first table."""
    error = await play.open(command, False)
    if error:
        await resuming.finish(play, error)
        return
    review = await lazy.bring(play, "review")
    if review and play.frame is not None and play.ui.shown:
        await review.walk(play)


def save_all(play: "Play", element: "Any" = None) -> None:
    """Save the games and achievements of all games as a file."""
    look = play.ui.returning
    records = {id: play.store.get(sharing.GAME + id) or "" for id in look["can"]}
    put_by = [backup.aside(one, unfinished.save(play, one)) for one in look["kept"] if one["id"]]
    files.save("games-" + js_deals.today() + ".json", backup.write(look["games"], records, look["medals"], put_by))


def load_all(play: "Play", element: "Any" = None) -> None:
    """Let a person pick such a file, and keep its content beside what is stored here."""

    async def take(text: str) -> None:
        play.ui.returning["note"] = joined(play, text)
        read(play)
        current_game.look(play.ui, play.store, js_deals.today())
        play.show()

    files.pick(take, MOST_BYTES)


def joined(play: "Play", text: str) -> str:
    """Keep the content of a file beside what is stored already; return the message about the result."""
    store = play.store
    try:
        games, saves, dates, unfinished = backup.read(text)
    except (ValueError, RuntimeError):  # too deep a nesting is the latter
        return "returning-no_file"
    listed, gone = history.join(store.get(sharing.HISTORY), games)
    store.put(sharing.HISTORY, listed)
    play.ui.even = {}
    store.put(sharing.MEDALS, medals.join(store.get(sharing.MEDALS), dates))
    known = [game["id"] for game in history.read(listed)]
    for id, save in saves.items():
        if id in known and not store.get(sharing.GAME + id):
            store.put(sharing.GAME + id, save)
    for id in gone:
        store.drop(sharing.GAME + id)
    here = [parked_games.bring(store, parked_games.entry(one), one["save"]) for one in unfinished]
    return "kept-no_room" if False in here else "returning-came"


async def away(play: "Play", element: "Any" = None) -> None:
    """Leave a game that is only looked at: back to the game that was being played in this tab, or to the set-up."""
    if play.ui.left and saves.last(play.store):
        await resuming.resume(play)
    else:
        navigation.new(play)


async def same_deal(play: "Play", element: "Any" = None) -> None:
    """Set the table up for the deal of the game that is looked at."""
    game = await play.consult({"do": "deal"})
    if game and not game["error"]:
        navigation.new(play)
        sharing.lay(play, game["deal"])
