"""Rows of days and wins, best results, achievements kept, all games as a file."""

import json

import pytest

from page.storage import backup, history, medals, streaks


def game(date="2026-11-21", deal="", won=True, points=30, bots=("", "trader"), number="a"):
    scores, winners = [points, 20], [0 if won else 1]
    kept = {"id": number, "date": date, "edition": 2, "me": 0, "bots": list(bots), "scores": scores}
    return kept | {"winners": winners, "deal": deal, "rounds": 14}


def of_days(*days):
    return [game(date=day, deal=day) for day in days]


def test_days_follow_each_other_over_months_and_leap_years():
    pairs = [("2026-11-30", "2026-12-01"), ("2026-12-31", "2027-01-01"), ("2028-02-28", "2028-02-29")]
    pairs += [("2028-02-29", "2028-03-01"), ("2026-02-28", "2026-03-01"), ("2099-12-31", "2100-01-01")]
    for day, following in pairs:
        assert streaks.day_number(following) == streaks.day_number(day) + 1, day
    assert [streaks.day_number(text) for text in ("", "47", "2026-13-01", "2026-1-1", "a-b-c", "²²²²-01-01")] == [
        None
    ] * 6


def test_the_row_of_days_lasts_until_a_day_is_missed():
    games = of_days("2026-11-10", "2026-11-11", "2026-11-12", "2026-11-19", "2026-11-20")
    assert streaks.daily(games, "2026-11-20") == (2, 3, True)
    assert streaks.daily(games, "2026-11-21") == (2, 3, False), "today can still be played"
    assert streaks.daily(games, "2026-11-22") == (0, 3, False)
    assert streaks.daily([], "2026-11-22") == (0, 0, False)


def test_a_deal_of_a_day_counts_on_its_day_and_over_midnight_only():
    played = [game(date=date, deal="2026-11-20") for date in ("2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22")]
    assert [streaks.of_the_day(one) is not None for one in played] == [False, True, True, False]
    assert streaks.of_the_day(game(deal="palms")) is None


def test_wins_in_a_row():
    games = [game(won=won) for won in (True, True, True, False, True, True)]
    assert streaks.wins(games) == (2, 3) and streaks.wins(games[:4]) == (0, 3) and streaks.wins([]) == (0, 0)


def test_best_results():
    games = [game(points=31), game(points=38, bots=["", "builder"]), game(points=33)]
    assert streaks.best_against(games, "trader") == 33 and streaks.best_against(games, "governor") is None
    assert streaks.best(games)["scores"][0] == 38 and streaks.best([]) is None


def test_an_achievement_is_new_once():
    text, fresh = medals.add("", "san_juan", ["victory", "crane"], "2026-11-21")
    assert fresh == ["victory", "crane"]
    text, fresh = medals.add(text, "san_juan", ["crane", "quick"], "2026-11-22")
    assert fresh == ["quick"] and medals.read(text)["crane"] == "2026-11-21"
    assert medals.read(medals.join(text, {"quick": "2026-01-01", "sixes": "2026-02-02"}))["quick"] == "2026-01-01"
    assert medals.read("[") == medals.read("3") == {} and medals.read('{"a": 1, "b": "d"}') == {"b": "d"}


def test_all_games_go_through_a_file():
    games = [game(number="0a1b2c3d"), game(number="ffffffff")]
    saves = {"0a1b2c3d": "sanjuan.1.0a1b2c3d.abc", "ffffffff": "sanjuan.1.00000000.abc"}
    again, kept, dates, unfinished = backup.read(backup.write(games, saves, {"quick": "2026-11-21"}, []))
    assert again == games and dates == {"quick": "2026-11-21"} and unfinished == []
    assert list(kept) == ["0a1b2c3d"], "a save of another game is left out"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"file": "san-juan-games", "version": 2}', '{"format": 1}'])
def test_what_is_no_such_file_says_so(text):
    with pytest.raises(ValueError):
        backup.read(text)


def test_what_is_not_sound_in_a_file_is_left_out():
    whole = json.loads(backup.write([game(number="<b>"), game(number="12"), {"id": 3}], {"12": 4}, ["x"], [3]))
    assert backup.read(json.dumps(whole)) == ([game(number="12")], {}, {}, [])
    whole |= {"games": 3, "saves": None, "medals": None}
    assert backup.read(json.dumps(whole)) == ([], {}, {}, [])


def test_joined_games_stand_by_their_dates_and_the_oldest_make_room():
    text, gone = history.join("", [game(date=f"2026-01-{day:02}", number=str(day)) for day in range(28, 0, -1)])
    assert gone == [] and [one["id"] for one in history.read(text)][:3] == ["1", "2", "3"]
    many = [game(number=f"{n + 999:x}") for n in range(history.MOST)]
    text, gone = history.join(text, many)
    assert gone == [str(day) for day in range(1, 29)] and len(history.read(text)) == history.MOST
