"""Players think in pieces: a person's wish stops a thought between two of them."""

import asyncio
import json
from random import Random

import pytest

from sanjuan.games import GAMES
from sanjuan.table.game import Patient
from tests.page.play.test_bot_driver import at_the_table, start, until
from tests.page.play.test_bot_driver import play_module as play_module
from worker import bot_thinking
from worker.host import Host


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


def test_thinking_moves_nothing_and_its_answer_is_played_once():
    host = Host()

    def do(command, **more):
        return json.loads(host.call(json.dumps({"do": command, **more})))

    frame = do(**{"command": "start"} | {k: v for k, v in start(9).items() if k != "do"})
    while frame["turn"]["who"] != "bot":
        frame = do("answer", chosen=frame["ask"]["options"][: frame["ask"]["least"]])
    before = list(host.record.answers)
    assert do("think") == {"error": None, "done": True} and host.record.answers == before
    thought = host.thought.answer
    do("bot")
    assert [tuple(answer) for answer in host.record.answers[len(before) :]] == [thought]
    assert host.thought is None


def test_a_computer_thinks_ahead_of_being_asked_and_a_person_is_not_thought_for():
    plays = {}
    for ahead in (True, False):
        host = Host()
        frame = json.loads(host.call(json.dumps(start(9))))
        thought = 0
        for _ in range(30):
            while ahead and host.ahead():
                thought += 1
            thought += bool(host.thought and host.thought.done)
            mine = frame["turn"]["who"] == "human"
            assert not (mine and host.thought)
            chosen = frame["ask"]["options"][: frame["ask"]["least"]] if mine else None
            frame = json.loads(host.call(json.dumps({"do": "answer", "chosen": chosen} if mine else {"do": "bot"})))
        plays[ahead] = host.record.answers
        assert bool(thought) is ahead
    assert plays[True] == plays[False]


def test_before_any_game_there_is_nothing_to_think_of():
    assert Host().ahead() is False
