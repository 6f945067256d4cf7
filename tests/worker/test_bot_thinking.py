"""Players think in pieces: a person's wish stops a thought between two of them."""

import asyncio
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.game import Patient
from tests.page.play.test_bot_driver import at_the_table, until
from tests.page.play.test_bot_driver import play_module as play_module
from worker import bot_thinking


class Ponderous(Patient):
    """A bot that needs a number of pieces of thinking; it counts those it has done."""

    def __init__(self, pieces, answer):
        self.count, self.most, self.answer = 0, pieces, answer

    def pieces(self, view, rng):
        while self.count < self.most:
            self.count += 1
            yield
        return self.answer


def test_thinking_can_be_stopped_between_two_pieces():
    bot = Ponderous(10**9, ("builder",))
    thought = bot_thinking.Thought(bot, None, None)
    thought.go_on(0.02)
    assert not thought.done and 0 < bot.count < bot.most
    thought.go_on(0)
    short = bot_thinking.Thought(Ponderous(3, ("trader",)), None, None)
    short.finish()
    assert short.done and short.answer == ("trader",)


def test_taking_back_stops_a_long_thought(play_module, monkeypatch):
    async def story():
        play = await at_the_table(play_module)
        host, bot = play.link.host, Ponderous(10**9, ())
        monkeypatch.setattr(host, "_thought_of", lambda seat, name: bot_thinking.Thought(bot, None, None))
        play.link.gate.set()
        await until(lambda: host.thought and bot.count)
        monkeypatch.undo()
        play.undo()
        await until(lambda: not play.sending)
        assert play.state() == "your-turn" and play.frame["ask"]["kind"] == "build"

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.characters])
def test_the_strongest_thinks_in_pieces_and_answers_alike(name):
    game = GAMES[name]
    bot, state = game.bots[game.characters[-1]], game.new(2, 1)
    view = game.view(state, state.ask.seat)
    thought = bot_thinking.Thought(bot, view, Random(1))
    thought.finish()
    assert sum(1 for _ in bot_thinking.pieces(bot, view, Random(1))) >= 20
    assert thought.answer == bot(view, Random(1))
