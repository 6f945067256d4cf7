"""A game whose sentences are nothing special, and one without any words: all can be read all the same."""

from types import SimpleNamespace

import pytest

from sanjuan.words import plain_wording, telling
from sanjuan.words.bundles import locales, wording_of, words
from tests.toys.auction import Auction

NAMES = ("You", "Ana", "Martin")
TOY = SimpleNamespace(name="toy")
MESSAGES = """
fact-shown = { $who } picked { $lot }.
fact-bought = { $who }: { $lots } for { $coins }.
ask-pick = Pick
    .help = Pick a lot.
    .confirm = Pick { $option }
"""


@pytest.fixture
def told(tmp_path):
    """The words of a game with a few messages."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(MESSAGES, "utf-8")
    return words("en", SimpleNamespace(name="toy", locales=tmp_path))


@pytest.fixture
def untold():
    """The words of a game without any."""
    return words("en", TOY)


def ask(kind, **more):
    """Return a question as a frame has it."""
    return {"kind": kind, "options": ["red_fox", "b@2"], "least": 0, "most": 2, "args": {}, "prices": {}} | more


@pytest.mark.parametrize(
    ("fact", "worded", "plain"),
    [
        ({"id": "shown", "seat": 1, "lot": "old_vase"}, "Ana picked Old vase.", "Ana: Shown – Old vase"),
        (
            {"id": "bought", "seat": 2, "lots": ["a", "b_c"], "coins": 3, "at": 7},
            "Martin: A and B c for 3.",
            "Martin: Bought – A and B c, 3",
        ),
        ({"id": "final"}, "Final", "Final"),
    ],
)
def test_a_fact_is_a_sentence_with_and_without_words(fact, worded, plain, told, untold):
    assert telling.say(fact, NAMES, 0, told) == worded
    assert telling.lines([fact], NAMES, 0, untold) == [(fact, plain)]


def test_a_question_without_words_is_named_by_its_kind(told, untold):
    said = telling.question(ask("pick_two"), ["red_fox"], untold)
    assert said == {"title": "Pick two", "help": "", "confirm": "Confirm", "pass": "Pass", "count": "1 of 2"}
    assert telling.question(ask("pick", least=1, most=1), ["red_fox"], told)["confirm"] == "Pick Red fox"


@pytest.mark.parametrize(("option", "label"), [("red_fox", "Red fox"), ("well@3", "Well"), ("a_b>c@1", "A b over C")])
def test_an_option_without_words_is_made_readable(option, label, untold):
    assert telling.label(option, "pick", untold) == label


def test_names_of_cards_zones_and_options_are_made_readable_and_noted(untold):
    said = [
        untold(id) for id in ("card-red_fox", "card-red_fox.the", "zone-market", "option-purse-6", "card-fox.power")
    ]
    assert said == ["Red fox", "Red fox", "Market", "6", "⟦card-fox.power⟧"]
    assert "zone-market" in untold.missing


def test_a_game_may_bring_its_words_and_its_wording():
    own = SimpleNamespace(TOLD_BETTER={}, GATHERED={})
    assert wording_of(SimpleNamespace(name="toy", wording=own)) is own
    assert wording_of("") is wording_of(TOY) is plain_wording
    assert locales(Auction()) == Auction.locales
    assert words("fr", Auction())("title") == "Auction", "what a language lacks is said in English"
    assert words("en", Auction())("act-undo") == "Take back"
