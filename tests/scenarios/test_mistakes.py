"""Every mistake in a scenario file is one clear sentence that names the place and the nearest valid word."""

import pytest

from tests.scenarios.texts import WHOLE


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "san_juan"', 'game = "san_huan"', "game: unknown game 'san_huan'; did you mean 'san_juan'?"),
        ('game = "san_juan"', "", "file: 'game' is missing"),
        ("seats = 2", "seats = 5", "seats: san_juan has 2 or 3 or 4 seats, not 5"),
        ("seats = 2", 'seats = "two"', "seats: a whole number is wanted, not 'two'"),
        ("seats = 2", "", "file: 'seats' is missing"),
        ("seats = 2", "seats = 2\nseets = 3", "file: unknown key 'seets'; did you mean 'seats'?"),
        ("edition = 1", "edition = 3", "options: option 'edition' is one of 1, 2, not 3"),
        ("edition = 1", "editon = 1", "options: unknown option 'editon'; did you mean 'edition'?"),
        ("governor = 0", "governer = 0", "position: unknown key 'governer'; did you mean 'governor'?"),
        ("governor = 0", "governor = 2", "position, governor: a number from 0 to 1 is wanted, not 2"),
        ("governor = 0", 'at = "ende"', "position, at: unknown moment 'ende'; did you mean 'end'?"),
        ("governor = 0", 'taken = ["bilder"]', "position, taken: unknown role 'bilder'; did you mean 'builder'?"),
        ("governor = 0", 'taken = ["trader", "trader"]', "position, taken: 'trader' is taken twice"),
        (
            "governor = 0",
            'taken = ["trader", "builder", "producer"]',
            "position, taken: a round of 2 seats has 3 choices; none would be left",
        ),
        ("governor = 0", 'taken = ["trader"]\nat = "end"', "position, taken: no role is taken at 'end'"),
        (
            "governor = 0",
            'events = ["taxes"]',
            "position, events: this game is played without events (options: events = true)",
        ),
        ("governor = 0", "tiles = [[1, 1, 1, 1, 1]]", "position, tiles: [1, 1, 1, 1, 1] is none of "),
        ("governor = 0", "tiles = [[1,1,1,2,2], [1,1,1,2,2]]", "position, tiles: [1, 1, 1, 2, 2] is given twice"),
        ("seed = 1", "seed = true", "position, seed: a whole number is wanted, not True"),
        (
            '"silver_smelter", "hero"',
            '"silver_smelter", "heroe"',
            "position, deck: unknown card 'heroe'; did you mean 'hero'?",
        ),
        (
            '"silver_smelter", "hero"',
            '"palace", "palace"',
            "position, deck: one palace too many: there are 2 in this game",
        ),
        ('hand = ["sugar_mill"', 'hnad = ["sugar_mill"', "position, seat 0: unknown key 'hnad'; did you mean 'hand'?"),
        ('hand = ["sugar_mill"', 'hand = [7, "sugar_mill"', "position, seat 0, hand: a text is wanted, not 7"),
        ('["palace", "chapel"]]\n', "[]]\n", "position, seat 0, city: an empty list is no building"),
        (
            '["indigo_plant@0"]\nhand',
            '["indigo_plant@1"]\nhand',
            "position, seat 0, goods: unknown place of a good 'indigo_plant@1'; did you mean",
        ),
        (
            '["indigo_plant@0"]\nhand',
            '["indigo_plant@0", "indigo_plant@0"]\nhand',
            "position, seat 0, goods: two goods on 'indigo_plant@0'; a building holds one",
        ),
        (
            "tucked = { chapel",
            "tucked = { tower",
            "position, seat 0, tucked: unknown building with cards under it 'tower'; did you",
        ),
        ('kind = "pay"', 'kind = "pya"', "step 3, kind: unknown kind of question 'pya'; did you mean 'pay'?"),
        ('answer = ["well"]', 'anser = ["well"]', "step 3: unknown key 'anser'; did you mean 'answer'?"),
        ('answer = ["well"]', "", "step 3: 'answer' is missing"),
        ('answer = ["well"]', 'has = ["well"]\nrefused = true', "step 3: refused = true needs an 'answer'"),
        ('answer = ["well"]', "answer = 3", "step 3, answer: a list is wanted, not 3"),
        ('hasnt = ["palace"]', 'hasnt = ["palaec"]', "step 1, hasnt: unknown card 'palaec'; did you mean 'palace'?"),
        ('hasnt = ["palace"]', 'hasnt = ["trader"]', "step 1: trader should not be offered; the options are builder, "),
        (
            'has = ["builder", "trader"]',
            'has = ["palace"]',
            "step 1: palace should be offered; the options are builder, ",
        ),
        (
            'answer = ["builder"]',
            'answer = ["bilder"]',
            "step 1, answer: unknown card 'bilder'; did you mean 'builder'?",
        ),
        (
            'answer = ["builder"]',
            'answer = ["palace"]',
            "step 1: 'palace' is not offered in 'role'; the options are builder, ",
        ),
        (
            'answer = ["builder"]',
            'answer = ["builder"]\nrefused = true',
            "step 1: ['builder'] should be refused, but the engine took it",
        ),
        (
            'seat = 0\nkind = "pay"',
            'seat = 1\nkind = "build"',
            "step 3: 'build' of seat 1 is answered, but the open question is 'pay' of seat 0 (options: well, tower)",
        ),
        ('"seat.0.hand" =', '"seat.0.hnad" =', "expect: unknown name 'seat.0.hnad'; did you mean 'seat.0.hand'?"),
        ('"seat.0.hand" =', '"seat.2.hand" =', "expect, seat.2.hand: a number from 0 to 1 is wanted, not 2"),
        ('["tower"]', '["towr"]', "expect, seat.0.hand: unknown card 'towr'; did you mean 'tower'?"),
        (
            'score.chapel"',
            'score.chaple"',
            "expect, seat.0.score.chaple: unknown card 'chaple'; did you mean 'chapel'?",
        ),
        ('"ask.seat" = 1', '"ask.seat" = "1"', "expect, ask.seat: a whole number is wanted, not '1'"),
        (
            '"ask.kind" = "build"',
            '"ask.kind" = "biuld"',
            "expect, ask.kind: unknown kind of question 'biuld'; did you mean 'build'?",
        ),
        ('["tower"]', '["well"]', "expect: seat.0.hand is ['tower'], not ['well']"),
        ('"seat.0.score" = 3', '"seat.0.score" = 4', "expect: seat.0.score is 3, not 4"),
        ("[expect]", "[expect", "not a TOML file: "),
    ],
)
def test_a_mistake_is_one_clear_sentence(problems, old, new, sentence):
    assert WHOLE.count(old) >= 1
    found = problems(WHOLE.replace(old, new, 1))
    assert len(found) == 1
    assert found[0].startswith(sentence)
    assert "\n" not in found[0]
