"""A host's page and a guest's, without a browser: what they say to each other over a line that loses nothing."""

import asyncio
import importlib
import json
import random
import sys
from unittest.mock import AsyncMock, MagicMock

import pytest

from page.catalog import settings
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from tests.answering import random_answer
from worker.host import Host
from worker.save import unpack

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

    def dress(self):
        """Bring no style sheet."""

    def attend(self, take):
        return MagicMock()

    async def picture(self, link):
        return "data:"

    async def invite(self, seat, heard, told):
        self.open[seat] = Line(heard, told)
        return [str(seat), self.open[seat]]

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

    def about(self, name):
        """Any game will do."""

    async def start(self):
        """It is there."""

    async def call(self, command):
        await asyncio.sleep(0)
        return json.loads(self.host.call(json.dumps(command)))


@pytest.fixture
def browser(monkeypatch):
    """The scripts of the browser, with `address` for the fragment of the page's address."""
    pyscript, scripts = MagicMock(), MagicMock()
    pyscript.document.querySelector = lambda selector: None
    scripts.deals.address = lambda text: f"https://example.org/#{text}"
    scripts.deals.today = lambda: "2026-11-23"
    scripts.deals.fragment = lambda: scripts.address
    scripts.prepared.version = lambda: "1"
    scripts.prepared.visitor = scripts.prepared.isPainted = lambda *which: False
    scripts.prepared.rest = AsyncMock()
    scripts.painted.taken = lambda: '{"marks": null, "sent": false}'
    scripts.lock.hold = AsyncMock(return_value=True)
    scripts.parts.bring = AsyncMock()
    scripts.lazy.load = AsyncMock(return_value=Lines())
    for name, module in {"": pyscript, ".js_modules": scripts, ".ffi": MagicMock()}.items():
        monkeypatch.setitem(sys.modules, f"pyscript{name}", module)
    before = set(sys.modules)
    yield scripts
    for name in set(sys.modules) - before:
        package, _, own = sys.modules.pop(name).__name__.rpartition(".")
        if own in vars(sys.modules.get(package, object)):
            delattr(sys.modules[package], own)


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
    await importlib.import_module("page.together.hosting")._hosting[0].accept(guest.ui.together["reply"])
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
        importlib.import_module("page.together.hosting")._hosting[0].line(1, "lost")
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
    await ending.verify(guest, guests._visit[0])
    return host, guest


@pytest.mark.parametrize("game", GAMES)
def test_two_pages_play_a_whole_game_and_the_guest_verifies_it(browser, game, monkeypatch):
    host, guest = asyncio.run(played(browser, game, monkeypatch))
    assert host.frame["over"]["scores"] == guest.frame["over"]["scores"]
    assert guest.ui.together["verdict"] == "together-verified"
    assert guest.frame["table"]["me"] == 1 and "save" not in guest.frame


def kept(page):
    """Return what a page has put into its storage, by the keys."""
    return {call.args[0]: call.args[1] for call in page.store.put.call_args_list}


def test_a_guest_keeps_the_finished_game_and_looks_back_at_it_in_an_engine_of_its_own(browser, monkeypatch):
    async def run():
        host, guest = await played(browser, GAME, monkeypatch)
        await importlib.import_module("page.together.part").look_back(guest, None)
        await until(lambda: guest.ui.review and (guest.ui.review["past"] or guest.ui.review["share"]))
        return host, guest

    host, guest = asyncio.run(run())
    stored = kept(guest)
    [one] = json.loads(stored["history"])
    assert (one["game"], one["me"], one["scores"]) == (GAME, 1, host.frame["over"]["scores"])
    assert one["id"] != json.loads(kept(host)["history"])[0]["id"]
    record, players = unpack(stored["game." + one["id"]])
    assert record.answers == host.link.host.record.answers
    assert [player["who"] for player in players] == ["elsewhere", "human"]


def test_nothing_is_stored_on_a_guests_device_before_the_end(browser, monkeypatch):
    async def run():
        host, guest = await meet(browser, GAME)
        for _ in range(40):
            await asyncio.sleep(MOMENT)
        return guest

    assert not [key for key in kept(asyncio.run(run())) if key.startswith(("game", "history", "saved"))]


def test_the_next_game_begins_when_the_host_agrees_with_a_guest_who_wants_to_play_again(browser, monkeypatch):
    async def run():
        host, guest = await played(browser, GAME, monkeypatch)
        part = importlib.import_module("page.together.part")
        assert part.wishes(host.ui, host.screen.words) == ""
        part.want(guest, None)
        await until(lambda: host.ui.together["chairs"][0]["wants"])
        assert guest.ui.together["wants"] and part.wishes(host.ui, host.screen.words)
        before = host.link.host.record.seed
        part.rematch(host, None)
        await until(lambda: not host.frame["over"] and not guest.frame["over"])
        assert host.link.host.record.seed != before
        assert not guest.ui.together["wants"] and not host.ui.together["chairs"][0]["wants"]

    asyncio.run(run())


def test_a_guest_is_told_that_the_host_has_left(browser):
    async def run():
        host, guest = await meet(browser, GAME)
        host.at_leave()
        await until(lambda: guest.ui.note == "together-left")
        assert not guest.ui.together["up"]

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_came_again_verifies_what_it_was_shown_since(browser, game, monkeypatch):
    _, guest = asyncio.run(played(browser, game, monkeypatch, again=True))
    assert guest.ui.together["verdict"] == "together-verified-since"


@pytest.mark.few(1)
@pytest.mark.parametrize("fault", ["doubled", "swapped", "damaged"])
def test_a_line_with_faults_ends_the_game_as_any_other(browser, fault, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "Line", type("Spoilt", (Bad,), {"fault": fault}))
    host, guest = asyncio.run(played(browser, GAME, monkeypatch))
    assert guest.ui.note == ""
    assert host.frame["over"]["scores"] == guest.frame["over"]["scores"]
    assert guest.ui.together["verdict"] in ("together-verified", "together-verified-since")
