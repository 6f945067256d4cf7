"""Tests of announcements: shown once to the person they concern, at any pace, until they are closed."""

import asyncio
from random import Random

from page.kit.effects import opened
from page.state import Ui
from sanjuan.games import GAMES
from sanjuan.games.citadels.rules.moving import holder
from sanjuan.games.citadels.state import NOBODY
from tables.citadels.effects import EFFECTS
from tests.page.hosted import do, play, player
from tests.page.play.test_bot_driver import Keep, Screen, SlowLink, play_module, until
from worker.host import Host

__all__ = ["play_module"]
GAME = GAMES["citadels"]


def table(*who, seed=1):
    """Return the start of a game of Citadels."""
    players = [player(kind, "greedy") for kind in who]
    return {"do": "start", "game": "citadels", "seats": len(who), "seed": seed, "options": {}, "players": players}


def happened(frame):
    """Return the moments of a whole log that happened to the seat that sees it."""
    return [int(name.split("-")[1]) for name in opened(frame | {"fresh": len(frame["log"])}, EFFECTS)]


def test_people_at_one_device_are_each_told_once_when_the_curtain_is_lifted():
    host, told, lifted = Host(), {seat: [] for seat in range(3)}, 0
    for frame in play(host, do(host, table("human", "human", "human")), Random(2)):
        if frame["curtain"] is not None:
            continue
        seat, names = host.viewer(), opened(frame, EFFECTS)
        told[seat] += names
        lifted += frame["log_from"] == 0 and bool(names)
        if frame["log_from"] == 0:
            assert [f"told-{moment}" for moment in happened(frame)] == told[seat]
    assert lifted > 3, "something was told behind the curtain"


def test_who_was_killed_behind_the_curtain_is_told_in_the_draft_of_the_next_round():
    host, killed, told, looked = Host(), set(), set(), {}
    for frame in play(host, do(host, table("human", "human", "human", "human")), Random(5)):
        state, moment = host.record.state, len(host.record.log) - 1
        for fact in host.record.log[-1] if host.record.log else ():
            if fact[0] == "kills" and holder(state, fact[2]) != NOBODY:
                killed.add((holder(state, fact[2]), moment))
        if frame["curtain"] is None:
            looked[host.viewer()] = moment
            told |= {(host.viewer(), int(name.split("-")[1])) for name in opened(frame, EFFECTS)}
    before_the_end = {(seat, moment) for seat, moment in killed if moment <= looked[seat]}
    assert len(before_the_end) > 3 and before_the_end <= told


def test_what_is_taken_back_or_opened_again_tells_nothing_anew():
    host = Host()
    frames = list(play(host, do(host, table("human", "bot", seed=4)), Random(4), lambda frame: frame["undo"]))
    assert frames[-1]["fresh"] > 0
    assert do(host, "undo")["fresh"] == 0
    assert do(host, "resume", save=frames[-1]["save"])["fresh"] == 0


async def sit_down(module, speed, seed=1):
    """Play a game of one person, who answers as greedy would, up to the first announcement."""
    game = module.Play(Ui(speed=speed, setup={}), SlowLink(), Keep(), Screen())
    game.link.gate.set()
    await game.open(table("human", "bot", "bot", "bot", seed=seed))
    while not game.ui.shows:
        await until(lambda: not game.sending and (game.ui.shows or game.frame["ask"]))
        if not game.ui.shows:
            record = game.link.host.record
            game.answer(list(GAME.bots["greedy"](GAME.view(record.state, 0), Random(1))))
    return game


def test_without_pauses_it_is_told_before_the_next_question_and_one_button_closes_it(play_module):
    async def story():
        game = await sit_down(play_module, "instant")
        assert game.frame["ask"] and game.ui.dialog == game.ui.shows[0]
        assert int(game.ui.dialog.split("-")[1]) in happened({"table": game.frame["table"], "log": game.ui.log})
        play_module.announcements.following(game)
        assert game.ui.dialog is None and game.ui.untold == [] and game.state() == "your-turn"

    asyncio.run(story())


def test_at_any_other_pace_the_others_wait_until_it_is_closed(play_module, monkeypatch):
    monkeypatch.setattr(play_module.announcements, "PAUSES", 0)
    monkeypatch.setattr(play_module.announcements, "LEAST", 0)
    monkeypatch.setattr(play_module.announcements.pace, "seconds", lambda *_: 0)

    async def story():
        game = await sit_down(play_module, "fast")
        open_now, answers = game.ui.dialog, len(game.link.host.record.answers)
        await asyncio.sleep(0.2)
        assert game.ui.dialog == open_now and open_now.startswith("told-")
        assert len(game.link.host.record.answers) == answers

    asyncio.run(story())
