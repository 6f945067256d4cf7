"""A guest's link: what goes to the host, and what comes back for it."""

import asyncio

import pytest

from page.together import commitment
from page.together.guest_link import GuestLink
from worker.together import messages, seed


class Line:
    """The end of a line, which keeps what is sent."""

    def __init__(self):
        self.sent = []

    def send(self, text):
        self.sent.append(messages.read(text))


@pytest.fixture
def link():
    """A link to a host that is there."""
    made = GuestLink(Line())
    made.up, made.number = True, 7
    return made


async def asked(link, command, answer):
    """Return the reply to a command, which the host gives by `answer(message)`."""
    going = asyncio.create_task(link.call(command))
    await asyncio.sleep(0)
    for message in answer(link.line.sent[-1]) if link.line.sent else []:
        link.take(message)
    return await going


def test_an_answer_bears_the_number_of_its_question(link):
    def host(message):
        assert message == {"do": "answer", "id": 1, "number": 7, "chosen": ("x",)}
        return [{"do": "reply", "id": 9, "reply": {}}, {"do": "reply", "id": 1, "reply": {"error": None}}]

    assert asyncio.run(asked(link, {"do": "answer", "chosen": ["x"]}, host)) == {"error": None}


def test_a_reply_that_comes_twice_is_dropped(link):
    reply = {"do": "reply", "id": 1, "reply": {"error": None}}
    asyncio.run(asked(link, {"do": "undo"}, lambda message: [reply]))
    link.take(reply)
    assert link.replies == {}


@pytest.mark.parametrize("do", ["review", "export", "think", "lay", "house", "deal"])
def test_what_needs_an_engine_is_not_sent(link, do):
    reply = asyncio.run(asked(link, {"do": do}, lambda message: []))
    assert reply["error"]["id"] == "guest" and link.line.sent == []


def test_host_and_guest_agree_on_the_hash_of_a_part():
    part = seed.fresh()
    assert commitment.of("3", part) == seed.commitment("3", part)


def test_a_changed_part_is_noticed():
    parts = {"host": seed.fresh(), "1": seed.fresh()}
    promised = {who: seed.commitment(who, parts[who]) for who in parts}
    assert commitment.kept(promised, parts)
    assert not commitment.kept(promised, parts | {"host": seed.fresh()})
    assert not commitment.kept(promised, {"host": parts["host"]})
    assert not commitment.kept(promised, parts | {"2": seed.fresh()})


@pytest.mark.parametrize("do, sent", [("advise", {"do": "advise"}), ("review_at", {"do": "past", "at": 4})])
def test_what_the_host_works_out_for_a_guest_is_asked_of_it(link, do, sent):
    command = {"do": do, "at": 4, "seat": 1, "hands": False}
    reply = {"do": "reply", "id": 1, "reply": {"error": None}}
    assert asyncio.run(asked(link, command, lambda message: [reply])) == {"error": None}
    [message] = link.line.sent
    assert sent.items() <= message.items()


async def given_up(link, command):
    """Return the reply to a command whose own was lost with the line."""
    going = asyncio.create_task(link.call(command))
    await asyncio.sleep(0)
    await link.give_up()
    return await going


def test_a_check_that_was_lost_says_nothing_against_the_answer(link):
    assert asyncio.run(given_up(link, {"do": "check", "chosen": []}))["error"] is None
    assert asyncio.run(given_up(link, {"do": "answer", "chosen": []}))["error"]["id"] == "guest"
