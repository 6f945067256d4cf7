"""What the page's side of the engine tells a person of others' secrets."""

import json

from sanjuan.table import position
from tests.citadels.rulebook import play, seat, stand
from worker.host import Host


def do(host, **command):
    return json.loads(host.call(json.dumps(command)))


def waited_for(signed):
    """The frame of a builder who has just built under a warrant, a computer being the Magistrate."""
    state = stand(
        seat(hand="tavern temple", gold=9), picked=["thief", "magistrate", "", ""], signed=signed, call=2,
        warrants="thief patrician bishop", options={"preset": "ambitious_aristocrats"},
    )  # fmt: skip
    host = Host()
    text = position.write(play(state, "gold"))
    frame = do(host, do="stand", game="citadels", position=text, opponents=["greedy"] * 3, names=["Ana"])
    assert frame["error"] is None and frame["ask"]["kind"] == "turn"
    return do(host, do="answer", chosen=["tavern"])


def test_a_builder_is_not_told_who_is_asked_whether_he_confiscates():
    """The page goes on by itself; but it names nobody whose turn it is not."""
    frame, other = waited_for("thief"), waited_for("bishop")
    assert (frame["turn"], other["turn"]) == ({"seat": 0, "who": "bot"}, {"seat": 0, "who": "human"})
    assert frame["ask"] is None and frame["table"] == other["table"]
