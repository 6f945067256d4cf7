"""The way to a table by its word: the field for it, the tables on the own network, and the visit itself."""

import json

from pyscript import document, window
from pyscript.js_modules import deals as js_deals
from pyscript.js_modules import lazy as js_lazy
from pyscript.js_modules import parts as js_parts

import tables
from page.browser.device import data
from page.together import fields
from page.together.guest import CALLED, Visit
from page.together.guest_link import GuestLink
from page.together.seating import GUESTS, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.play.play import Play

WHO = "guest"
"""The key under which is kept by what the host of a table knows this page again: {word: 32 hexadecimal digits}."""
MOST = 8
"""The tables that are kept."""
OVER = {"full": "together-full", "closed": "together-closed"}
"""The messages for why a line has ended, beside that it is lost."""


LONGEST = 30
"""The letters that a word has at most."""
REPLY = "reply"
"""The fragment of the address that a guest sends back."""


class WordVisit(Visit):
    """A guest that comes by a word. Its line comes back by itself, as often as need be."""

    async def come(self, code: str) -> None:
        """Go to the table of a word; the table is fetched meanwhile, if the link says which."""
        play, relay = self.play, await js_lazy.load("relay")
        play.ui.together["word"] = code
        if window.invited:
            js_parts.fetchTable(tables.name_of(play.game_name()))
        self.name = play.store.get(CALLED) or ""
        self.show()
        self.link = GuestLink(None)
        self.link.line = await relay.join(code, known_by(play, code, str(relay.token())), self.heard, self.told)
        play.link = self.link

    def told(self, state: str) -> None:
        """Take note of the state of the line, or of why there is no table."""
        together = self.play.ui.together
        if not together or self.over:
            return
        if str(state) in OVER:
            self.leave(OVER[str(state)])
        elif str(state) == "unknown" and self.play.frame is None:
            together["wrong"] = "together-unknown"
            self.show()
        elif self.link.line is not None and str(state) != "unknown":
            Visit.told(self, state)


def named() -> bool:
    """Return whether the site, or the laptop that serves it, names a relay."""
    return document.querySelector('meta[name="relay"]') is not None


def known_by(play: "Play", word: str, fresh: str) -> str:
    """Return by what the host of a table knows this browser again."""
    try:
        kept = json.loads(play.store.get(WHO) or "{}")
        who = kept[word] if isinstance(kept.get(word), str) and len(kept[word]) == len(fresh) else fresh
    except (ValueError, KeyError, AttributeError):
        kept, who = {}, fresh
    others = [one for one in kept if one != word][-MOST:]
    play.store.put(WHO, json.dumps({one: kept[one] for one in others} | {word: who}))
    return str(who)


async def ask(play: "Play", element: "Any" = None) -> None:
    """Show the field for the word of a table, and the tables on the own network."""
    play.ui.home, play.ui.together = False, table(False)
    play.ui.together["asks"] = True
    try:
        module = await js_lazy.load("line")
        module.dress()
        play.show()
        relay = await js_lazy.load("relay")
    except Exception:  # a file did not come; JavaScript's errors have no classes of their own in Python
        play.ui.together["wrong"] = "together-no_line"
        play.show()
        return
    tables = json.loads(str(await relay.tables()))
    if play.ui.together and play.ui.together["asks"]:
        play.ui.together["tables"] = tables
        fields.draw(play)


async def enter(play: "Play", element: "Any" = None) -> None:
    """Go to the table of the word that is written, or of a button: by the page of guests, which has no engine."""
    relay = await js_lazy.load("relay")
    word = str(relay.plain(data(element, "value") or fields.text(fields.WORD)))
    if not relay.isWord(word):
        play.ui.together["wrong"] = "together-no_word"
        fields.draw(play)
        return
    window.location.assign(js_deals.address("join=" + word, GUESTS))


def play_here(play: "Play", element: "Any" = None) -> None:
    """Take the own chair from another tab: loaded again, this page is the newer one."""
    window.location.reload()


async def join(play: "Play") -> None:
    """Come to the table to which the address invites; or hand the reply in it to the tab that hosts the table.

    The word of a table stays in the address: a page that is loaded again comes back to it.
    """
    play.ui.home, play.ui.together = False, table(False)
    what, _, code = js_deals.fragment()[1:].partition("=")
    try:
        module = await js_lazy.load("line")
        module.dress()
        short = named() and what != REPLY and len(code) <= LONGEST  # an invitation needs no relay
        by_word = short and (await js_lazy.load("relay")).isWord(code)
    except Exception:  # JavaScript's errors have no classes of their own in Python
        play.ui.together["wrong"] = "together-no_line"
        play.show()
        return
    if by_word:
        await WordVisit(play, module).come(code)
        return
    js_deals.forget()
    if what == REPLY:
        play.ui.together["wrong"] = "together-handed" if await module.hand(code) else "together-no_table"
        play.show()
        return
    await Visit(play, module).come(code)
