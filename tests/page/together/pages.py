"""Means for tests of a host's page and a guest's, without a browser: their lines, engines and players."""

import asyncio
import importlib
import json
import random
from unittest.mock import AsyncMock, MagicMock

from page.catalog import settings
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.answering import random_answer
from worker.host import Host

GAME = list(GAMES)[-1]
STEPS = 20_000
MOMENT = 0.002


class Line:
    """An end of a line; `other` is the one at the other page."""

    def __init__(self, heard, told):
        self.heard, self.told, self.other = heard, told, None
        self.number, self.state, self.kept = 5, "", []

    def send(self, text):
        for one in self.spoil(text):
            asyncio.get_running_loop().call_soon(self.other.come, one)

    def spoil(self, text):
        """Return the texts that arrive for one that is sent."""
        return [text]

    def come(self, text):
        self.kept.append(text)
        self.heard(text)

    def close(self):
        """Leave it as it is."""

    def was(self, nth):
        return self.kept[nth] if nth < len(self.kept) else ""


class Lines:
    """web/lazy/line.js: invitations are known by their chairs."""

    def __init__(self):
        self.open = {}

    def films(self):
        return True

    def connects(self):
        return True

    def dress(self):
        """Bring no style sheet."""

    def attend(self, take):
        return MagicMock()

    async def picture(self, link):
        return "data:"

    async def invite(self, seat, heard, told):
        place = seat & 7 | (seat & 64) >> 3
        self.open[place] = Line(heard, told)
        return [str(place), self.open[place]]

    async def reply(self, code, heard, told):
        line = Line(heard, told)
        line.other = self.open[int(code)]
        line.other.other = line
        return [code, line]

    def repliesTo(self, text):  # noqa: N802 - as the script calls it
        return [int(text[-1]), 5]

    async def accept(self, line, text):
        for end in (line, line.other):
            end.state = "open"
            end.told("open")

    def chance(self):
        return f"{random.getrandbits(256):064x}"


class Engine:
    """The link to an engine in the same process."""

    coming, up = False, True

    def __init__(self):
        self.host = Host()
        self.posted = lambda post: None

    def about(self, name):
        """Any game will do."""

    async def start(self):
        """It is there."""

    async def call(self, command):
        await asyncio.sleep(0)
        reply = json.loads(self.host.call(json.dumps(command)))
        if "post" in reply:
            self.posted(reply.pop("post"))
        return reply


def page(game):
    """Return a page at the set-up of a game for two, or as few as there may be."""
    from page.catalog import games

    setup = settings.new_setup(games.of(game)) | {"seats": min(GAMES[game].seats)}
    kept = {name: values[0] for name, values in settings.PREFERENCES.items()} | {"count": False}
    ui = Ui(setup=setup, setups={game: setup}, preferences=kept, speed="instant", marks=[])
    screen = MagicMock(words=words("en", game), game=game, waiting=False, rest=lambda: 1e9)
    for name in ("ready", "painted", "ahead", "speak"):
        setattr(screen, name, AsyncMock())
    store = MagicMock(prefix="", get=lambda key: None)
    return importlib.import_module("page.play.play").Play(ui, Engine(), store, screen)


async def meet(browser, game):
    """Return the pages of a host and of a guest who have just been dealt to."""
    part = importlib.import_module("page.together.part")
    host, guest = page(game), page(next(iter(GAMES)))
    settings.change(host.ui.setup, "players.1.who", "elsewhere")
    host.wait()
    await part.begin(host, settings.command(host.ui.setup))
    assert host.state() == "thinking"
    await come(browser, host, guest)
    return host, guest


async def come(browser, host, guest):
    """Bring a page to the chair that is awaited, until it is shown the table."""
    part = importlib.import_module("page.together.part")
    await part.invite(host, MagicMock(getAttribute=lambda name: "1"))
    browser.address = host.ui.together["chairs"][0]["code"].partition("org/")[2]
    await part.join(guest)
    await importlib.import_module("page.together.hosting").HOSTING[0].accept(guest.ui.together["reply"])
    await until(lambda: host.frame is not None and guest.frame is not None)


async def until(holds):
    """Wait until something holds."""
    for _ in range(STEPS):
        if holds():
            return
        await asyncio.sleep(MOMENT)
    raise AssertionError("it does not hold")


class Bad(Line):
    """A line with a fault at every 25th text or so, by chance."""

    fault, late, met = "", (), False

    def __init__(self, *ends):
        super().__init__(*ends)
        self.rng = random.Random(1)

    def spoil(self, text):
        texts, self.late = [text, *self.late], ()
        if self.rng.randrange(25) or not Bad.met:
            return texts
        if self.fault == "swapped":
            self.late = (text,)
            asyncio.get_running_loop().call_later(0.05, self.release)
            return texts[1:]
        return [*texts, text] if self.fault == "doubled" else [text[: len(text) // 2]]

    def release(self):
        """Let what is late come, where nothing came after it."""
        for text in self.late:
            self.other.come(text)
        self.late = ()


def chosen(record, ask, rng):
    """Return an answer to a question on a page, which may be an old one."""
    now = record.state.ask
    if now is None or (now.seat, list(now.options)) != (ask["seat"], ask["options"]):
        return ask["options"][:1]
    return list(random_answer(record.game.view(record.state, ask["seat"]), rng))


async def played(browser, game, monkeypatch, again=False):
    """Play a whole game, to which the guest may come again by another page; return the two pages."""
    guests = importlib.import_module("page.together.guest")
    ending = importlib.import_module("page.together.ending")
    monkeypatch.setattr(ending, "Link", Engine)
    host, guest = await meet(browser, game)
    Bad.met = True
    if again:
        importlib.import_module("page.together.hosting").HOSTING[0].line(1, "lost")
        await until(lambda: not host.ui.together["chairs"][0]["here"])
        guest = page(next(iter(GAMES)))
        await come(browser, host, guest)
    record, rng = host.link.host.record, random.Random(1)
    for _ in range(STEPS):
        for one in (host, guest):
            if one.state() == "your-turn" and one.frame["ask"]:
                one.answer(chosen(record, one.frame["ask"], rng))
        if host.state() == guest.state() == "over" and guest.ui.together["record"]:
            break
        await asyncio.sleep(MOMENT)
    await ending.verify(guest, guests.VISITS[0])
    return host, guest
