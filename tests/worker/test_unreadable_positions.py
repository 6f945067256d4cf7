"""Tests of the reasons why a text is no playable position: each in the language of the page, with its place."""

import json

import pytest

from sanjuan.table import from_position, position, untrusted
from sanjuan.table.record import Record
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from sanjuan.words.telling import refusal
from tests.table.test_standing import GAME, OPTIONS, played
from tests.words.uses import reasons
from worker.host import Host


@pytest.fixture(scope="module")
def state():
    """A position during a game of three."""
    return played(Record(GAME, 3, 5, OPTIONS), 40).state


@pytest.fixture(scope="module")
def text(state):
    return position.write(state)


def refused(text):
    """Return the error that a text is answered with."""
    frame = json.loads(Host().call(json.dumps({"do": "stand", "position": text})))
    assert frame["error"] and frame["error"]["id"] == "position", frame["error"]
    return frame["error"]


def parts(**changes):
    """Return a change of a position: other parts."""
    return lambda text: json.dumps(json.loads(text) | changes)


def first_seat(**changes):
    """Return a change of a position: other parts of its first seat."""

    def change(text):
        data = json.loads(text)
        data["seats"][0] |= changes
        return json.dumps(data)

    return change


STEP = "san_juan.rounds.choose_roles"
WRONG = {
    "deep": lambda text: "[" * 200,
    "json": lambda text: text[:100],
    "number": parts(seed=float("nan")),
    "object": parts(governor={}),
    "missing": lambda text: '{"is": "State"}',
    "nameless": parts(todo=[{"of": [{"step": 7}]}]),
    "unknown": parts(colour="red"),
    "kind": parts(governor=None),
    "count": first_seat(goods=["indigo"] * 30),
    "option": parts(box={"box": {"edition": 9}}),
    "seats": parts(seats=[]),
    "range": parts(governor=7),
    "tile": parts(tiles=[{"of": [9, 9, 9, 9, 9]}]),
    "hidden": parts(deck=["?"]),
    "surplus": parts(deck=["palace"] * 9),
    "part": lambda text: "[]",
    "large": parts(todo=[{"of": [{"step": STEP}, 10**9]}]),
    "broken": parts(todo=[{"of": []}]),
    "other": lambda text: '{"of": 3}',
}  # fmt: skip
ELSEWHERE = {"long", "view", "cards", "endless", "worth"}
"""Reasons that a change of some letters does not lead to, or in another game only; they have tests of their own."""


@pytest.mark.slow
def test_there_is_an_example_of_every_reason():
    assert reasons() ^ set(WRONG) ^ ELSEWHERE == set()


@pytest.mark.parametrize("reason", WRONG)
def test_a_reason_is_told_in_every_language(text, reason):
    error = refused(WRONG[reason](text))
    assert error["args"]["reason"] == reason
    told = {refusal(error, words(lang, "san_juan", "ed2")) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES) and not any("⟦" in sentence for sentence in told)


def test_a_text_too_long_is_told_with_its_length():
    """The engine's side reads no command as long as that, a program may."""
    with pytest.raises(position.Unreadable) as error:
        position.read(" " * (untrusted.MOST_LETTERS + 1), GAME.parts())
    assert (error.value.id, error.value.words["most"]) == ("long", untrusted.MOST_LETTERS)


def test_of_a_view_that_is_told(state):
    assert refused(position.write(GAME.view(state, 0)))["args"] == {"reason": "view"}


def test_more_cards_than_the_game_has_are_counted(state):
    """Only views hold unknown cards, so only a direct call of the check can find too many of them."""
    view = GAME.view(state, 0)
    view.deck = ["?"] * 500
    with pytest.raises(untrusted.InvalidInput) as error:
        GAME.check(view)
    assert error.value.id == "cards" and error.value.words["count"] > error.value.words["most"] > 100


def test_a_game_that_would_not_end_is_told(text, monkeypatch):
    monkeypatch.setattr(from_position, "MOST_ANSWERS", 3)
    from_position._original.cache_clear()
    assert refused(text)["args"] == {"reason": "endless"}
    from_position._original.cache_clear()


@pytest.mark.parametrize(("change", "what"), [
    (parts(colour="red"), "field"),
    (parts(todo=[{"of": [{"step": "no_such_step"}]}]), "step"),
    (parts(deck=["pallace"]), "card"),
    (parts(phase="bilder"), "phase"),
    (parts(box={"box": {"editon": 2}}), "option"),
    (parts(taken=[{"of": ["bilder", 0]}]), "role"),
    (lambda text: '{"is": "Sate"}', "part"),
    (lambda text: text.replace('"kind":"role"', '"kind":"rol"', 1), "question"),
])  # fmt: skip
def test_of_an_unknown_word_it_is_told_what_it_should_be_and_the_nearest_one(text, change, what):
    args = refused(change(text))["args"]
    assert (args["reason"], args["what"]) == ("unknown", what) and args["near"] and args["name"]


def test_what_is_quoted_is_short(text):
    args = refused(parts(**{"x" * 5000: 1})(text))["args"]
    assert all(len(str(value)) <= untrusted.MOST_SHOWN for value in args.values())
    args = refused(parts(governor=[5] * 5000)(text))["args"]
    assert all(len(str(value)) <= untrusted.MOST_SHOWN for value in args.values())


def test_in_french_no_english_is_left_over(text):
    error = refused(parts(deck=["pallace"])(text))
    told = refusal(error, words("fr", "san_juan", "ed2")).replace("\u00a0", " ")
    assert told == "Ce n’est pas une position jouable (deck : carte inconnue, « pallace » ; peut-être « palace » ?)."
