"""Tests that a curtain leaves nothing of the last person's hand: neither on the page nor in what the page keeps."""

import asyncio

import pytest

from page.kit import memo
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.table.rng import chance
from tests.answering import random_answer
from tests.page.hosted import player
from tests.page.play.test_bot_driver import Keep, Screen, SlowLink, play_module
from worker.host import Host

__all__ = ["play_module"]


class Drawing(Screen):
    """A screen whose drawings are kept: a part, a detail and a sentence."""

    def draw(self, play):
        frame, ui, words = play.frame, play.ui, Words()
        if frame is not None:
            memo.kept("mine", frame, ui, words, lambda frame, ui, t: str(frame["table"]["hand"]))
            memo.detail("mine", frame["table"]["hand"], lambda: str(frame["table"]["hand"]))
            if ui.log:
                memo.sentence(ui.log[-1], [], frame["table"]["me"], words)
        super().draw(play)


class Words:
    """Words of a kind that say anything."""

    variant = ""
    wording = None


def hands(thing, seen):
    """Yield every hand, question and advice in what is kept, at any depth."""
    if id(thing) in seen or isinstance(thing, SlowLink | Host | Keep):
        return
    seen[id(thing)] = thing
    if isinstance(thing, dict):
        yield from [thing[key] for key in ("hand", "ask", "advice") if isinstance(thing.get(key), dict | list)]
        parts = [*thing.values()]
    elif isinstance(thing, list | tuple | set):
        parts = [*thing]
    else:
        parts = [*vars(thing).values()] if type(thing).__module__.startswith(("page", __name__)) else []
    for part in parts:
        yield from hands(part, seen)


def kept(game):
    """Return the hands and questions that the page keeps of a game, in its state and in its drawings."""
    found = hands([game.__dict__, memo._parts, memo._details, memo._sentences], {})
    return [one for one in found if one]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if 3 in game.seats])
def test_the_page_keeps_no_hand_of_who_has_given_the_device_away(name, play_module, monkeypatch):
    monkeypatch.setattr(memo, "say", lambda *_: "")
    monkeypatch.setattr(play_module.FirstTable, "rest", lambda self: None)

    async def story():
        game = play_module.Play(Ui(speed="instant", setup={}), SlowLink(), Keep(), Drawing())
        game.link.gate.set()
        people = [player("human", "greedy") for _ in range(3)]
        start = {"do": "start", "game": name, "seats": 3, "seed": 1, "options": {}, "players": people}
        await game.open(start)
        covered, rng = 0, chance(1)
        while covered < 4:
            if game.frame["curtain"] is not None:
                assert kept(game) == []
                covered += 1
                game.confirm()
            else:
                assert kept(game)
                game.ui.hint = {"advice": [{"answer": ["x"]}], "at": 0, "choice": game.choice, "marks": []}
                game.answer(list(random_answer(game.link.host.record.state, rng)))
            while game.sending:
                await asyncio.sleep(0)

    asyncio.run(story())
