"""Every mistake in a scenario of Citadels is one clear sentence that names the place and the nearest valid word."""

import pytest

from sanjuan.cli.scenario import run_file

WHOLE = """
game = "citadels"
title = "A turn"
source = "none"
seats = 4

[position]
seed = 1
crown = 0
picked = [["bishop"], ["merchant"], [], []]
call = 5
deck = ["manor", "castle"]
killed = "king"
warrants = ["thief", "king", "bishop"]
chance = [0]
pot = 2

[[position.seat]]
city = ["temple", "market"]
coins = [1]
hand = ["tavern"]
gold = 3

[[step]]
seat = 0
kind = "turn"
has = ["gold", "cards", "income"]
hasnt = ["power"]
answer = ["gold"]

[expect]
"seat.0.gold" = 5
"seat.0.hand" = ["tavern"]
"seat.0.city" = ["temple", "market"]
"seat.0.coins" = [1]
"seat.0.characters" = ["bishop"]
"seat.0.score.museum" = 0
"crown" = 0
"deck.count" = 65
"deck.top" = "manor"
"killed" = "king"
"ask.options" = ["income", "tavern"]
"over" = false
"""
DRAFT = """
game = "citadels"
title = "A draft"
source = "none"
seats = 4

[position]
characters = ["thief", "king"]

[expect]
"ask.kind" = "character"
"""


@pytest.fixture
def problems(tmp_path):
    """Return what is wrong with a scenario, given as text."""

    def run(text):
        path = tmp_path / "scenario.toml"
        path.write_text(text, encoding="utf-8")
        return run_file(path)

    return run


def test_without_a_mistake_it_holds(problems):
    assert problems(WHOLE) == [] and problems(DRAFT) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("crown = 0\npicked", "crwn = 0\npicked", "position: unknown key 'crwn'; did you mean 'crown'?"),
        ("crown = 0\npicked", "crown = 4\npicked", "position, crown: a number from 0 to 3 is wanted, not 4"),
        (
            '["bishop"], ["merchant"]',
            '["bishup"], ["merchant"]',
            "position, picked: unknown character 'bishup'; did you",
        ),
        ('["bishop"], ["merchant"]', '["abbot"], ["merchant"]', "position, picked: unknown character 'abbot'"),
        ('["bishop"], ["merchant"]', '["bishop"], ["bishop"]', "position, picked and face_up: bishop is there twice"),
        ("[], []]", "[], [], []]", "position, picked: 5 lists are given for 4 seats"),
        ('deck = ["manor"', 'deck = ["manour"', "position, deck: unknown district 'manour'; did you mean 'manor'?"),
        ('hand = ["tavern"]\ng', 'hand = ["keep", "keep"]\ng', "position: one keep too many: there are 1 in the game"),
        (
            'killed = "king"\nw',
            'killed = "kong"\nw',
            "position, killed: unknown character 'kong'; did you mean 'king'?",
        ),
        ('"thief", "king", "bishop"', '"theef", "king"', "position, warrants: unknown character 'theef'; did you mean"),
        ("chance = [0]", 'chance = ["0"]', "position, chance: a whole number is wanted, not '0'"),
        ("pot = 2", "pot = -2", "position, pot: a number from 0 on is wanted, not -2"),
        ("pot = 2", 'at = "ende"', "position, at: unknown moment 'ende'; did you mean 'end'?"),
        ("coins = [1]\nhand", "coins = [2]\nhand", "position, seat 0, coins: a number from 0 to 1 is wanted, not 2"),
        ("coins = [1]\nhand", "coin = [1]\nhand", "position, seat 0: unknown key 'coin'; did you mean 'coins'?"),
        ("gold = 3", "gold = -1", "position, seat 0, gold: a number from 0 on is wanted, not -1"),
        ('kind = "turn"', 'kind = "trun"', "step 1, kind: unknown kind of question 'trun'; did you mean 'turn'?"),
        ('hasnt = ["power"]', 'hasnt = ["pwoer"]', "step 1, hasnt: unknown card 'pwoer'; did you mean 'power'?"),
        ('hasnt = ["power"]', 'has = ["power"]', "not a TOML file"),
        (
            'hasnt = ["power"]',
            'hasnt = ["income"]',
            "step 1: income should not be offered; the options are gold, cards",
        ),
        ('answer = ["gold"]', 'answer = ["power"]', "step 1: 'power' is not offered in 'turn'; the options are gold"),
        ('"seat.0.gold" =', '"seat.0.gould" =', "expect: unknown name 'seat.0.gould'; did you mean 'seat.0.gold'?"),
        ('"seat.0.gold" = 5', '"seat.0.gold" = 4', "expect: seat.0.gold is 5, not 4"),
        ('"seat.0.coins" = [1]', '"seat.0.coins" = [0]', "expect: seat.0.coins is [1], not [0]"),
        ("score.museum", "score.musem", "expect, seat.0.score.musem: unknown card 'musem'; did you mean 'museum'?"),
        ('"deck.top" = "manor"', '"deck.top" = "castle"', "expect: deck.top is ['manor', 'castle', "),
        ('"deck.top" = "manor"', '"deck.top" = "castel"', "expect, deck.top: unknown card 'castel'; did you mean"),
        ('"killed" = "king"', '"killed" = "kong"', "expect: killed is 'king', not 'kong'"),
        ("seats = 4", "seats = 9", "seats: citadels has 2 or 3 or 4 or 5 or 6 or 7 or 8 seats, not 9"),
        ("seats = 4", 'seats = 4\noptions = { preset = "first" }', "options: option 'preset' is one of "),
    ],
)
def test_a_mistake_is_one_clear_sentence(problems, old, new, sentence):
    assert WHOLE.count(old) == 1, old
    found = problems(WHOLE.replace(old, new))
    assert len(found) == 1 and found[0].startswith(sentence) and "\n" not in found[0], found


def test_an_impossible_cast_is_refused(problems):
    options = 'seats = 4\noptions = { characters = "assassin,thief" }'
    [sentence] = problems(WHOLE.replace("seats = 4", options))
    assert sentence.startswith("options: ")


def test_a_deck_of_characters_names_each_once(problems):
    [sentence] = problems(DRAFT.replace('["thief", "king"]', '["thief", "thief"]'))
    assert sentence.startswith("position, characters: thief is there twice")
