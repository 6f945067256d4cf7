"""A host's table at the relay: the word by which people find it, and the chairs of those who come by it.

The word, who owns it and who has which chair are kept, so that a page that is loaded again finds its guests again.
"""

import json

from pyscript.js_modules import deals as js_deals
from pyscript.js_modules import lazy as js_lazy

from page.together import gallery
from page.together.joining import named
from page.together.seating import GUESTS, PLAYING, chair, looks_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.store import Store
    from page.together.hosting import Hosting

KEY = "relay"
"""The key under which the word of a table is kept."""
AWAY, OPEN, LOST = "away", "open", "lost"


def kept(store: "Store") -> "dict[str, Any]":
    """Return the word that is kept with its owner and places; {} for what is not sound."""
    try:
        found = json.loads(store.get(KEY) or "{}")
    except ValueError:
        return {}
    if not isinstance(found, dict) or not isinstance(found.get("places"), dict):
        return {}
    if not isinstance(found.get("word"), str) or not isinstance(found.get("owner"), str):
        return {}
    places = {who: found["places"][who] for who in found["places"] if isinstance(found["places"][who], int)}
    return dict(found) | {"places": places}


class Word:
    """The word of a table: `owner` proves to the relay whose it is, `places` are the seats of guests by what they are
    known by. `released` are the seats that the host gives to newcomers in the middle of a game."""

    def __init__(self, hosting: "Hosting", module: "Any") -> None:
        self.hosting, self.module = hosting, module
        self.table: Any = None
        self.word = self.owner = ""
        self.places: dict[str, int] = {}
        self.released: list[int] = []

    async def open(self, again: bool) -> None:
        """Open the table at the relay, `again` under the word that it had before."""
        found = kept(self.hosting.play.store) if again else {}
        self.word = found.get("word") or str(self.module.fresh())
        self.owner, self.places = found.get("owner") or str(self.module.token()), found.get("places") or {}
        self.keep()
        told = self.game(), self.free(), self.watch()
        self.table = await self.module.host(self.word, self.owner, *told, self.came, self.told)
        together = self.hosting.play.ui.together
        if not together:  # the table was left meanwhile
            return self.close()
        together["word"] = self.word
        together["word_link"] = link = js_deals.address("join=" + self.word, GUESTS + "?game=" + self.game())
        together["word_picture"] = await self.hosting.module.picture(link)
        self.hosting.show()
        return None

    def keep(self) -> None:
        """Keep the word for when the page is loaded again."""
        told = {"word": self.word, "owner": self.owner, "places": self.places}
        self.hosting.play.store.put(KEY, json.dumps(told))

    def game(self) -> str:
        """Return the name of the game at the table."""
        play = self.hosting.play
        return str(play.frame["table"]["game"] if play.frame else play.game_name())

    def free(self) -> int:
        """Return how many chairs are free for newcomers."""
        return len(self.chairs())

    def watch(self) -> bool:
        """Return whether one more may watch."""
        return gallery.free(self.hosting) is not None

    def chairs(self) -> "list[int]":
        """Return the chairs that a newcomer may have.

        Once the cards are dealt they are those alone that the host gives: whoever is away has a hand there.
        """
        together, taken = self.hosting.play.ui.together, list(self.places.values())
        chairs = [one for one in together["chairs"] if not one["here"]] if together else []
        if together and together["stage"] == PLAYING:
            return [one["seat"] for one in chairs if one["seat"] in self.released]
        return [one["seat"] for one in chairs if one["seat"] not in taken and not one.get("kept")]

    def release(self, seat: int) -> None:
        """Let a newcomer have a chair, as the host wants; whoever had it does not come back to it by itself."""
        self.places = {who: self.places[who] for who in self.places if self.places[who] != seat}
        self.released = [one for one in self.released if one != seat] + [seat]
        self.keep()
        self.announce()

    def announce(self) -> None:
        """Let the relay know how many chairs are free, and whether one may watch."""
        if self.table is not None:
            self.table.announce(self.game(), self.free(), self.watch())

    def told(self, state: str) -> None:
        """Take note of how the relay is."""
        together, away = self.hosting.play.ui.together, str(state) != OPEN
        if together and together["word_away"] != away:
            together["word_away"] = away
            self.hosting.show()

    def came(self, line: "Any") -> None:
        """Lead a guest to the chair that it had before, or to the next free one."""
        who, hosting = str(line.who), self.hosting
        seat = self.places.get(who)
        if not self.knows(seat):
            free = self.chairs()
            seat = free[0] if free else gallery.free(hosting)
        if seat is None:
            self.table.refuse(line, "full")
            return
        self.places[who] = seat
        self.released = [one for one in self.released if one != seat]
        self.keep()
        old = hosting.lines.pop(seat, None)
        if old is not None:
            old.close()
        hosting.lines[seat] = line
        self.follow(line, seat)
        self.announce()

    def knows(self, seat: "int | None") -> bool:
        """Return whether a seat is still there for whoever had it: a chair, or a place to look on."""
        if seat is None or not looks_on(seat):
            return seat is not None and chair(self.hosting.play, seat) is not None
        return bool(self.hosting.play.ui.together["allows"]["watch"])

    def follow(self, line: "Any", seat: int) -> None:
        """Hear what comes over a line, and how it is."""
        hosting = self.hosting

        def heard(text: str) -> None:
            if hosting.lines.get(seat) is line:
                hosting.tell({"do": "hear", "seat": seat, "text": str(text)})

        def told(state: str) -> None:
            if hosting.lines.get(seat) is line:
                self.line(seat, str(state))

        line.attend(heard, told)

    def line(self, seat: int, state: str) -> None:
        """Take note of the state of a line: one that is away comes back by itself."""
        one, together = chair(self.hosting.play, seat), self.hosting.play.ui.together
        if looks_on(seat):
            return gallery.line(self.hosting, seat, state)
        if one is None:
            return None
        if state == OPEN:
            one["code"] = one["picture"] = ""
        else:
            self.hosting.tell({"do": "lost", "seat": seat})
        if state == LOST:
            self.hosting.lines.pop(seat, None)
        if together["stage"] != PLAYING:
            self.hosting.show()
        return None

    def close(self) -> None:
        """Leave the relay: the table is over."""
        if self.table is not None:
            self.table.close()
        self.hosting.play.store.drop(KEY)


async def opened(hosting: "Hosting", again: bool) -> "Word | None":
    """Return the table at the relay, None where no relay is named or its part does not come."""
    if not named():
        return None
    try:
        word = Word(hosting, await js_lazy.load("relay"))
    except Exception:  # JavaScript's errors have no classes of their own in Python
        return None
    await word.open(again)
    return word
