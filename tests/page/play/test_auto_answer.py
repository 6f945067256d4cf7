"""A question by which nothing can be lost holds nobody up: the page answers it, and says so in the log."""

import asyncio
import importlib

import pytest

from page.state import Ui
from sanjuan.games.citadels.presenting.asking import question
from sanjuan.table import position
from sanjuan.words import telling
from sanjuan.words.bundles import words
from tests.citadels.rulebook import play, seat, stand
from tests.page.play.test_bot_driver import Keep, Screen, SlowLink, play_module, until

__all__ = ["play_module"]


def threatened(gold, picked=("wizard", "blackmailer", "", "")):
    """Seat 0 is threatened as the Wizard and has gathered cards; seat 1 is the Blackmailer."""
    state = stand(
        seat(hand="tavern", gold=gold), picked=list(picked), flower="wizard", call=3, threats="wizard king",
        options={"preset": "devious_dignitaries"},
    )  # fmt: skip
    state = play(state, "cards")
    return play(state, state.ask.options[0]) if state.ask.kind == "keep" else state


@pytest.mark.parametrize(("gold", "moot"), [(0, ["pay"]), (1, ["pay"]), (2, [])])
def test_a_threat_that_costs_nothing_to_lift_is_no_decision(gold, moot):
    state = threatened(gold)
    assert state.ask.kind == "threat", "it is asked all the same"
    assert question(state).get("moot", []) == moot


def test_a_threat_on_ones_own_character_is_one_for_it_hides_the_flower():
    state = threatened(0, ("wizard blackmailer", "king"))
    assert state.ask.kind == "threat" and "moot" not in question(state)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
def test_it_asks_for_no_payment_of_nothing(lang):
    t = words(lang, "citadels")
    for gold in (0, 1):
        asked = question(threatened(gold))
        ask = {"kind": "threat", "least": 0, "most": 1, "args": asked["args"], "prices": asked["prices"]}
        said = telling.question(ask, ["pay"], t)
        shown = [said["help"], said["confirm"], t("pic-threat-pay", n=0)]
        assert not [text for text in shown if "0" in text], shown
        assert said["help"] != telling.question(ask | {"args": asked["args"] | {"purse": 8}}, ["pay"], t)["help"]


async def opened(module, gold):
    """Return the page at that question."""
    state = {"speed": "instant", "preferences": {"confirm": True, "sure": False}}
    table = module.Play(Ui(**state), SlowLink(), Keep(), Screen())
    text = position.write(threatened(gold))
    stood = {"do": "stand", "game": "citadels", "position": text, "opponents": ["greedy"] * 3, "names": ["Ana"]}
    await table.open(stood, False)
    return table


def part(name):
    """Return a module of the page's play."""
    return importlib.import_module("page.play." + name)


def kind(table):
    """Return the kind of the open question."""
    return table.frame["ask"] and table.frame["ask"]["kind"]


def test_the_page_answers_it(play_module):
    async def played():
        table = await opened(play_module, 0)
        await until(lambda: kind(table) != "threat")
        assert [fact["id"] for fact in table.ui.log if fact["id"] == "bought_off"]
        other = await opened(play_module, 8)
        await asyncio.sleep(0.05)
        assert kind(other) == "threat", "that one is a decision"

    asyncio.run(played())


def test_what_is_told_before_it_comes_first(play_module):
    async def played():
        table = await opened(play_module, 0)
        table.sending = True  # nothing is sent
        table.ui.shows = ["told-3"]
        frame = table.frame | {"ask": {"moot": ["pay"]}, "curtain": None}
        assert table.auto_answer.moot(frame) == []
        table.sending, table.frame, sent = False, frame, []
        table.send = sent.append
        part("announcements").following(table)
        assert sent == [{"do": "answer", "chosen": ["pay"]}]

    asyncio.run(played())


def test_who_takes_it_back_is_asked(play_module):
    async def played():
        table = await opened(play_module, 8)
        frame = table.frame | {"ask": {"moot": ["pay"]}, "curtain": None}
        assert table.auto_answer.moot(frame) == ["pay"]
        table.auto_answer.by_hand = True
        assert table.auto_answer.moot(frame) == []
        table.auto_answer.by_hand = False
        assert table.auto_answer.moot(frame | {"curtain": 0}) == []

    asyncio.run(played())
