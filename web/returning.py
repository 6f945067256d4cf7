"""What was played before, on the page: figures, games to be looked back at, achievements, all of it as a file.

`ui["returning"]` is None, or what its window shows: the "tab" that is open, the "games" kept, "medals" (name: date),
"known" achievements in their order, the ids of the games that "can" be looked back at, the id of a "note".
"""

import asyncio

import acts
import backup
import files
import history
import later
import medals
import pace
import sharing
from play import SAVE
from pyscript.js_modules import deals as js_deals

TABS = ("figures", "games", "medals")
MOST_BYTES = 12_000_000
"""Size of a file with all games that is still read."""


async def begin(play, element=None):
    """Open the window of what was played on this device, or close it when it is open."""
    if play.ui["dialog"] == "statistics":
        return acts.close(play)
    play.ui["returning"] = {"tab": TABS[0], "known": [], "note": "", "today": js_deals.today()}
    read(play)
    play.ui["dialog"] = "statistics"
    play.show()
    while not play.ui["engine_ready"]:  # it may still be on its way at the first visit
        await asyncio.sleep(pace.POLL)
    reply = await play.consult({"do": "medals"})
    if reply and play.ui["returning"]:
        play.ui["returning"]["known"] = reply["medals"]
        play.show()
    return None


def read(play):
    """Read what is kept into the window."""
    look, store = play.ui["returning"], play.store
    look["games"] = history.read(store.get(sharing.HISTORY))
    look["medals"] = medals.read(store.get(sharing.MEDALS))
    look["can"] = [game["id"] for game in look["games"] if store.get(sharing.GAME + game["id"])]


def tab(play, element=None):
    """Turn to another leaf of the window."""
    wanted = acts.data(element, "value")
    if wanted in TABS:
        play.ui["returning"]["tab"], play.ui["returning"]["note"] = wanted, ""
        play.show()


async def look(play, element=None):
    """Look back at a game of this device, step by step; the saved game stays saved."""
    save = play.store.get(sharing.GAME + acts.data(element, "value"))
    await shown(play, {"do": "resume", "save": save})


async def by_link(play, text):
    """Look at the game that a link has brought; one that cannot be read is told at the set-up."""
    await shown(play, {"do": "shown", "text": text})
    if play.frame is None:
        sharing.forget()


async def shown(play, command):
    """Open a finished game to be looked at, and show its first table."""
    error = await play.open(command, False)
    if error:
        await acts.opened(play, error)
        return
    review = await later.bring(play, "review")
    if review and play.frame is not None and play.ui["shown"]:
        await review.walk(play)


def save_all(play, element=None):
    """Save all games and achievements as a file."""
    look = play.ui["returning"]
    saves = {id: play.store.get(sharing.GAME + id) for id in look["can"]}
    files.save("san-juan-" + js_deals.today() + ".json", backup.write(look["games"], saves, look["medals"]))


def load_all(play, element=None):
    """Let a person pick such a file, and keep what is in it beside what is here."""

    async def take(text):
        play.ui["returning"]["note"] = "returning-came" if joined(play.store, text) else "returning-no_file"
        read(play)
        play.show()

    files.pick(take, MOST_BYTES)


def joined(store, text):
    """Keep what a file holds beside what is kept already; returns whether it was such a file."""
    try:
        games, saves, dates = backup.read(text)
    except (ValueError, RuntimeError):  # too deep a nesting is the latter
        return False
    kept, gone = history.join(store.get(sharing.HISTORY), games)
    store.put(sharing.HISTORY, kept)
    store.put(sharing.MEDALS, medals.join(store.get(sharing.MEDALS), dates))
    known = [game["id"] for game in history.read(kept)]
    for id, save in saves.items():
        if id in known and not store.get(sharing.GAME + id):
            store.put(sharing.GAME + id, save)
    for id in gone:
        store.drop(sharing.GAME + id)
    return True


async def away(play, element=None):
    """Leave a game that is only looked at: back to the game that was being played in this tab, or to the set-up."""
    if play.ui["left"] and play.store.get(SAVE):
        await acts.resume(play)
    else:
        acts.new(play)


async def same_deal(play, element=None):
    """Set the table up for the deal of the game that is looked at."""
    game = await play.consult({"do": "deal"})
    if game and not game["error"]:
        acts.new(play)
        sharing.lay(play, game["deal"])
