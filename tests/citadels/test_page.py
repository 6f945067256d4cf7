"""Tests that the page's side of the engine gives no secret of another seat away."""

import json

import pytest

from sanjuan.games import GAMES
from sanjuan.games.citadels.presenting.asking import question
from sanjuan.table import position
from sanjuan.table.record import Record
from tests.citadels.rulebook import play, seat, stand
from worker.host import Host


def do(host, **command):
    return json.loads(host.call(json.dumps(command)))


def waited_for(signed, answers, monkeypatch):
    """Return the frame of a seat that has just built under a warrant; a computer is the Magistrate and answers so."""
    state = stand(
        seat(hand="tavern temple", gold=9), picked=["thief", "magistrate", "", ""], signed=signed, call=2,
        warrants="thief patrician bishop", options={"preset": "ambitious_aristocrats"},
    )  # fmt: skip
    host = Host()
    text = position.write(play(state, "gold"))
    frame = do(host, do="stand", game="citadels", position=text, opponents=["greedy"] * 3, names=["Ana"])
    assert frame["error"] is None and frame["ask"]["kind"] == "turn"
    with monkeypatch.context() as patched:
        patched.setattr(type(GAMES["citadels"]), "bots", {"greedy": lambda view, rng: answers})
        return do(host, do="answer", chosen=["tavern"])


@pytest.mark.parametrize("confiscates", [False, True])
def test_a_builder_is_never_told_that_a_computer_is_asked_whether_it_confiscates(confiscates, monkeypatch):
    answers = ("confiscate",) if confiscates else ()
    frame, other = (waited_for(signed, answers, monkeypatch) for signed in ("thief", "bishop"))
    assert frame["turn"] == other["turn"] == {"seat": 0, "who": "human"} and frame["ask"]["kind"] == "turn"
    assert ("confiscated" in [fact["id"] for fact in frame["log"]]) == confiscates
    assert confiscates or (frame["table"], frame["ask"]) == (other["table"], other["ask"])


AT_ONE_DEVICE = ("Ana", "Ben", "Cleo", "Dan")


def shared(state):
    """Return a game that continues a position, with four people at one device: the host and its first frame."""
    host = Host()
    record = Record.from_position(GAMES["citadels"], position.write(state))
    people = [{"name": name, "who": "human", "bot": "greedy"} for name in AT_ONE_DEVICE]
    return host, host.open_game(record, people)


def handed(host, frame, chosen, mine):
    """Return what all see from an answer of seat 0 up to its next turn, and the frames of others who take the device.

    `mine` is the answer to each question that others get.
    """
    assert frame["curtain"] == 0 and do(host, do="look")["ask"]["kind"] in ("turn", "threat")
    frame, seen, private = do(host, do="answer", chosen=chosen), [], []
    while frame["curtain"] is not None:
        seen.append((frame["curtain"], frame["turn"], frame["table"], frame["ask"], frame["undo"]))
        if frame["curtain"] == 0:
            mine_again = do(host, do="look")
            log = [{name: fact[name] for name in fact if name != "at"} for fact in mine_again["log"]]
            seen.append((0, mine_again["turn"], mine_again["table"], mine_again["ask"], log))
            break
        private.append(do(host, do="look"))
        frame = do(host, do="answer", chosen=mine) if private[-1]["ask"] else do(host, do="look")
    return seen, private


def under_a_warrant(signed):
    """Seat 0 can build as the Thief, who has a warrant; seat 1 is the Magistrate."""
    state = stand(
        seat(hand="tavern temple", gold=9), picked=["thief", "magistrate", "", ""], signed=signed, call=2,
        warrants="thief patrician bishop", options={"preset": "ambitious_aristocrats"},
    )  # fmt: skip
    return play(state, "gold")


def under_a_threat(flower):
    """Seat 0 is threatened as the Wizard and has gathered; seat 1 is the Blackmailer."""
    state = stand(
        seat(hand="tavern", gold=8), picked=["wizard", "blackmailer", "", ""], flower=flower, call=3,
        threats="wizard king", options={"preset": "devious_dignitaries"},
    )  # fmt: skip
    return play(state, "gold")


@pytest.mark.parametrize(
    ("stood", "real", "vain", "chosen", "kind"),
    [
        (under_a_warrant, "thief", "bishop", ["tavern"], "confiscate"),
        (under_a_threat, "wizard", "king", [], "reveal"),
    ],
)
def test_the_device_goes_to_whoever_may_be_asked_a_secret_whether_that_is_asked_or_not(stood, real, vain, chosen, kind):
    """A6-8, A6-9: the order in which people take the device reveals neither the signed warrant nor the flower."""
    asked, lifted = handed(*shared(stood(real)), chosen, [])
    unasked, idle = handed(*shared(stood(vain)), chosen, [])
    assert [who for who, *_ in asked] == [1, 0, 0]
    assert asked == unasked, "what the others see is the same"
    assert [frame["ask"]["kind"] for frame in lifted] == [kind]
    assert [(frame["ask"], frame["curtain"], frame["idle"]) for frame in idle] == [(None, 1, True)]
    assert idle[0]["table"]["hand"] == []


def test_who_has_the_device_already_is_not_called_again_and_nobody_but_people_takes_it():
    host, frame = shared(under_a_warrant("bishop"))
    host.players[1] = {"name": "", "who": "bot", "bot": "greedy"}
    assert do(host, do="look")["ask"]["kind"] == "turn"
    frame = do(host, do="answer", chosen=["tavern"])
    assert frame["curtain"] is None and frame["ask"]["kind"] == "turn" and host.decoy is None


def test_nothing_moves_on_behind_a_decoy():
    host, frame = shared(under_a_warrant("bishop"))
    do(host, do="look")
    frame = do(host, do="answer", chosen=["tavern"])
    for refused in ({"do": "answer", "chosen": []}, {"do": "bot"}, {"do": "undo"}):
        assert do(host, **refused)["error"] is not None
    assert (frame["curtain"], frame["idle"]) == (1, False)


@pytest.mark.parametrize(
    ("picked", "own"), [(["blackmailer wizard", "king"], "yes"), (["wizard", "blackmailer"], "no")]
)
def test_who_is_asked_about_a_threat_is_told_whether_it_is_his_own(picked, own):
    """With two characters a player may have threatened himself: then no gold moves, whatever is answered."""
    state = stand(
        seat(gold=8), picked=picked, flower="wizard", threats="wizard king", call=3,
        options={"preset": "devious_dignitaries"},
    )  # fmt: skip
    play(state, "gold")
    assert state.ask.kind == "threat" and question(state)["args"]["own"] == own
    play(state, "")
    assert state.ask.kind == "reveal" and question(state)["args"]["own"] == own
