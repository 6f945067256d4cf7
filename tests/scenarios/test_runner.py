"""The scenario runner: what a file may say, and what it prints."""

import pytest

from sanjuan.cli.scenario import run_cli, run_file
from tests.scenarios.texts import HEAD, WHOLE


def test_a_scenario_that_holds_has_no_problems(problems):
    assert problems(WHOLE) == []


def test_names_under_expect_may_be_written_without_quotes(problems):
    assert (
        problems(WHOLE.replace('"seat.0.hand" = ["tower"]\n"seat.0.hand.count" = 1', 'seat.0.hand = ["tower"]')) == []
    )


def test_more_seats_than_the_game_has_are_an_error(problems):
    assert problems(WHOLE.replace("[[step]]", "[[position.seat]]\nhand = []\n\n[[step]]", 1)) == [
        "position: 3 seats are given, but seats = 2"
    ]


def test_seats_and_keys_that_are_not_given_are_empty(problems):
    assert problems(HEAD + '[position]\n[expect]\n"seat.1.city" = []\n"seat.1.hand" = []\n"deck.count" = 110') == []


def test_without_a_position_the_game_starts_from_its_set_up(problems):
    assert problems(HEAD + '[expect]\n"seat.1.city" = ["indigo_plant"]\n"seat.1.hand.count" = 4') == []


def test_every_wrong_expectation_is_told(problems):
    found = problems(HEAD + '[position]\n[expect]\n"deck.count" = 109\n"ask.seat" = 1\nover = true')
    assert found == [
        "expect: deck.count is 110, not 109",
        "expect: ask.seat is 0, not 1",
        "expect: over is False, not True",
    ]


def test_cards_tucked_under_a_building_that_is_gone_still_count(problems):
    seat = '[[position.seat]]\ncity = ["indigo_plant"]\ntucked = { chapel = ["well", "tower"] }\n'
    assert problems(HEAD + "[position]\n" + seat + '[expect]\n"seat.0.score" = 3\n"seat.0.score.chapel" = 2') == []


def test_goods_are_what_a_listed_deck_leaves_over(problems):
    rest = ["indigo_plant"] * 9 + ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"] * 8
    city = "smithy gold_mine archive poor_house black_market trading_post well market_stand crane chapel tower aqueduct"
    city += " carpenter prefecture market_hall quarry library statue victory_column hero"
    rest += city.split() * 3 + ["guild_hall", "city_hall", "triumphal_arch", "palace"] * 2
    seat = '[[position.seat]]\ncity = ["indigo_plant"]\ngoods = ["indigo_plant@0"]\n'
    step = '[[step]]\nseat = 0\nkind = "role"\nanswer = ["trader"]\n'
    sale = '[[step]]\nseat = 0\nkind = "sell"\nanswer = ["indigo_plant@0"]\n'
    whole = HEAD + f"[position]\ndeck = {rest[:-1]}\n" + seat + step + sale
    assert problems(whole + '[expect]\n"deck.count" = 107\n"seat.0.hand" = ["indigo_plant"]') == []
    assert problems(HEAD + f"[position]\ndeck = {rest}\n" + seat) == [
        "position, seat 0, goods: no unseen card is left to lie on 'indigo_plant@0'"
    ]


def test_a_step_without_an_answer_only_looks(problems):
    assert (
        problems(HEAD + '[position]\n[[step]]\nseat = 0\nkind = "role"\nhas = ["trader"]\n[expect]\n"ask.seat" = 0')
        == []
    )


def test_a_step_after_the_end_is_an_error(problems):
    step = '[[step]]\nseat = 0\nkind = "role"\nanswer = ["trader"]\n'
    assert problems(HEAD + '[position]\nat = "end"\n' + step) == [
        "step 1: 'role' of seat 0 is answered, but the game is over"
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = " + 1000 * "[", "not a TOML file: lists and tables lie too deep in each other"),
        (f"game = 'san_juan'\nseats = 0x{'f' * 5000}", "seats: the number is too large"),
        ("\ufeffgame = 3", "game: a text is wanted, not 3"),
        (b"\xff\xfe", "the file cannot be read: it is no UTF-8 text"),
        (1_000_001 * "#", "the file cannot be read: it has more than 1000000 bytes"),
    ],
)
def test_a_file_that_is_no_scenario_is_told_in_a_sentence(tmp_path, text, sentence):
    file = tmp_path / "odd.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert any(sentence in problem for problem in run_file(file))


def test_the_command_prints_a_line_for_each_file(tmp_path, capsys):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(WHOLE, encoding="utf-8")
    bad.write_text(WHOLE.replace('"seat.0.score" = 3', '"seat.0.score" = 4'), encoding="utf-8")
    assert run_cli([str(good)]) == 0
    assert run_cli([str(good), str(bad), str(tmp_path / "none.toml")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == [
        f"ok    {good}: A builder phase",
        f"FAIL  {bad}: expect: seat.0.score is 3, not 4",
        f"FAIL  {tmp_path / 'none.toml'}: the file cannot be read: No such file or directory; "
        f"did you mean {str(good)!r}?",
    ]
