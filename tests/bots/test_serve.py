"""`python -m sanjuan serve-bot`: messages in, messages out."""

import io
import json
from random import Random

import pytest

from sanjuan.__main__ import main
from sanjuan.bots.external import protocol
from sanjuan.bots.known import bots
from sanjuan.cli.serve_bot import Server
from sanjuan.games import GAMES

GAME = GAMES["san_juan"]
STATE = GAME.new(3, 5)
VIEW = GAME.view(STATE, STATE.ask.seat)
HELLO = protocol.hello("san_juan")


def replies(*messages):
    """Return the replies of a server of the random player to messages (objects or lines)."""
    lines = [m if isinstance(m, str) else protocol.line_of(m) for m in messages]
    out = io.StringIO()
    Server("random", {"san_juan": bots(GAME)["random"]}).run(lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_it_greets_and_answers_and_keeps_silent_where_nothing_is_due():
    question = protocol.ask(GAME, VIEW, 9, 10.0, Random(1))
    refused = {"type": "refused", "id": 9, "error": "", "played": []}
    hello, answer = replies(HELLO, protocol.cards(GAME, VIEW), question, refused)
    assert hello == {"type": "hello", "protocol": 1, "name": "random"}
    assert (answer["type"], answer["id"]) == ("answer", 9)
    assert tuple(answer["options"]) == bots(GAME)["random"](VIEW, Random(question["seed"]))


def test_a_question_holds_what_its_seat_may_know_and_no_more():
    question = protocol.ask(GAME, VIEW, 1, 2.5, Random(1))
    assert list(question) == [
        "type", "id", "seat", "kind", "options", "least", "most", "rule", "args", "prices", "gives", "deadline", "seed",
        "view", "position",
    ]  # fmt: skip
    assert question["options"] == list(STATE.ask.options)
    assert question["deadline"] == 2.5
    other = GAME.new(3, 5)
    other.deck.reverse()
    assert protocol.ask(GAME, GAME.view(other, other.ask.seat), 1, 2.5, Random(1)) == question


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("{", "not a message (a JSON object on one line): '{'"),
        ("7", "not a message (an object with \"type\"): '7'"),
        (HELLO | {"protocol": 2}, "this player speaks protocol 1, not 2"),
        (HELLO | {"game": "san_jaun"}, "unknown game 'san_jaun'; did you mean 'san_juan'?"),
        ({"type": "ask", "id": 1}, '"hello" comes before the first question'),
    ],
)
def test_a_wrong_message_is_answered_with_an_error(message, sentence):
    assert replies(message) == [{"type": "error", "error": sentence}]


def test_a_question_without_a_position_is_answered_with_an_error():
    _, error = replies(HELLO, {"type": "ask", "id": 1})
    assert error["error"].startswith('a question for this player has a text under "position"')


def test_an_unknown_player_is_answered_with_the_nearest(capsys):
    assert main(["serve-bot", "randm"]) == 2
    assert "did you mean 'random'?" in capsys.readouterr().err
