"""Tests that the page reads what earlier versions have stored or sent: saves, settings, games, deals, frames."""

import html
import json
from urllib.parse import parse_qsl

import pytest

from page.catalog import deals, games, settings
from page.embedded import address, protocol, setup_request
from page.storage import backup, history, medals, progress, streaks
from sanjuan.games import GAMES
from sanjuan.games.describe import describe
from sanjuan.words.languages import LANGUAGES
from tests.old_versions.reading import ended, lacking, made, text_of
from worker.host import Host

NAMES = made("names.json")
BOTS = NAMES["characters"]
LOCAL = made("storage.json")["local"]
FIGURES = made("figures.json")
SAVES = made("saves.json")
DEALS = made("deals.json")
EMBEDS = made("embeds.json")


def do(host, **command):
    """Give a command to the engine's side of the page."""
    return json.loads(host.call(json.dumps(command)))


def frame_of(**command):
    """Return the frame that a fresh host answers to a command with."""
    frame = do(Host(), **command)
    assert frame["error"] is None
    return frame


@pytest.mark.parametrize("old", SAVES, ids=lambda old: old["name"])
def test_a_save_stands_where_it_stood_and_goes_on(old):
    host = Host()
    assert not lacking(old["frame"], do(host, do="resume", save=old["save"]))
    record = host.record
    assert (len(record.answers), record.seed) == (old["answers"], old["seed"])
    assert not lacking([old["options"], old["tags"]], [record.options, record.tags])
    assert ended(record) == old["end"] or record.state.ask is None and old["end"] is None


@pytest.mark.parametrize("old", [*made("settings.json"), FIGURES["settings"]], ids=range(8))
def test_settings_are_what_they_were(old):
    kept, setups = settings.read(old["text"])
    setup = setups["san_juan"]
    assert not lacking(old["kept"], kept)
    assert not lacking(old["preferences"], settings.preferences(old["text"]))
    assert not lacking(old["command"], settings.command(setup))


@pytest.mark.parametrize("old", DEALS["deals"], ids=lambda old: old["fragment"])
def test_a_deal_link_sets_the_same_table_up_and_deals_the_same_cards(old):
    setup = settings.new_setup(games.usual())
    deals.lay(setup, deals.read("#" + old["fragment"]))
    command, host = settings.command(setup), Host()
    assert not lacking(old["command"], command)
    assert do(host, **command)["table"]["governor"] == old["governor"]
    assert [seat.hand for seat in host.record.state.seats] == old["hands"]


def test_the_deal_of_a_day_is_the_one_that_others_have_played():
    day = DEALS["of_day"]
    old = deals.read("#" + day["fragment"])
    assert not lacking(old, deals.of_day(day["date"])) and old["deal"] == day["date"]


@pytest.mark.parametrize("fragment", DEALS["wrong"])
def test_what_was_no_deal_is_none(fragment):
    with pytest.raises(ValueError):
        deals.read("#" + fragment)


def test_the_games_played_add_up_as_they_did():
    games = history.read(LOCAL["sanjuan.history"])
    assert not lacking(FIGURES["games"], games)
    assert [history.won(game) for game in games] == FIGURES["won"]
    assert [history.place(game) for game in games] == FIGURES["places"]
    assert list(streaks.wins(games)) == FIGURES["wins"]
    assert list(streaks.daily(games, made("storage.json")["today"])) == FIGURES["daily"]
    assert not lacking(FIGURES["best"], streaks.best(games))
    for bot in BOTS:
        assert list(history.against(games, bot)) == FIGURES["against"][bot]
        assert streaks.best_against(games, bot) == FIGURES["best_against"][bot]


def test_a_game_that_is_kept_counts_once_when_it_is_opened_again():
    games = history.read(LOCAL["sanjuan.history"])
    for game in games:
        frame = frame_of(do="resume", save=LOCAL["sanjuan.game." + game["id"]])
        again = history.entry(frame, frame["players"], game["date"])
        assert len(history.read(history.add(LOCAL["sanjuan.history"], again))) == len(games)


def test_achievements_and_what_was_learned_are_still_there():
    assert medals.read(LOCAL["sanjuan.medals"]) == FIGURES["medals"]
    kept = progress.read(LOCAL["sanjuan.learned"])
    assert not lacking(FIGURES["learned"], kept)
    assert list(progress.score(kept)) == FIGURES["learned_score"]
    assert {day: progress.of_day(day, 10) for day in FIGURES["puzzle_of_day"]} == FIGURES["puzzle_of_day"]


def test_the_file_of_all_games_brings_them_all():
    games, saves, dates, unfinished = backup.read(text_of("backup.json"))
    assert unfinished == [], "older files have none"
    assert not lacking(FIGURES["games"], games)
    assert dates == FIGURES["medals"]
    for id, over in FIGURES["opened"].items():
        assert not lacking(over, frame_of(do="resume", save=saves[id])["over"])


def test_the_saved_game_and_the_game_of_a_link_are_shown_as_they_were():
    assert not lacking(FIGURES["resumed"], frame_of(do="resume", save=LOCAL["sanjuan.save"]))
    text = made("storage.json")["links"]["game"].removeprefix("game=")
    assert not lacking(FIGURES["linked"], frame_of(do="shown", text=text))


@pytest.mark.parametrize("old", EMBEDS["addresses"], ids=lambda old: old["query"] or "nothing")
def test_an_address_of_a_frame_asks_for_what_it_asked_for(old):
    wishes, error = address.read(parse_qsl(old["query"], keep_blank_values=True))
    assert (error and error["id"]) == (old["error"] and old["error"]["id"])
    assert not lacking(old["wishes"], wishes)
    assert old["command"] is None or not lacking(old["command"], settings.command(wishes["setup"]))


def test_the_frame_that_was_told_by_oembed_is_understood():
    source = html.unescape(EMBEDS["oembed"]).partition("embed.html?")[2].partition('"')[0]
    wishes, error = address.read(parse_qsl(source))
    assert error is None and wishes["start"] == "1"


@pytest.mark.parametrize("old", EMBEDS["commands"], ids=lambda old: old["text"])
def test_a_message_from_the_page_around_is_understood_as_it_was(old):
    try:
        kind, id, data = protocol.envelope(old["text"])
        result = protocol.checked(kind, data)
    except setup_request.Declined as declined:
        assert declined.error()["id"] == old["error"]["id"]
        return
    assert (kind, id) == (old["kind"], old["id"])
    assert not lacking(old["result"], settings.command(result) if kind == "newGame" else result)


@pytest.mark.parametrize("old", EMBEDS["loads"], ids=lambda old: next(iter(old["data"].values())))
def test_a_record_or_position_that_a_page_hands_over_is_opened(old):
    data = dict(old["data"])
    kind = "position" if "position" in data else "record"
    data[kind] = text_of(f"{kind}s/{data[kind]}")
    read = protocol.checked("load", data)
    assert not lacking(old["frame"], frame_of(do="stand" if kind == "position" else "import", **read))


@pytest.mark.parametrize("old", EMBEDS["states"], ids=lambda old: old["save"])
def test_a_page_around_is_told_what_it_was_told(old):
    frame = frame_of(do="resume", save=next(save["save"] for save in SAVES if save["name"] == old["save"]))
    assert not lacking(old["state"], protocol.state(frame, old["names"]))
    assert not lacking(old["players"], protocol.players(frame, old["names"]))
    assert not lacking(old["over"], protocol.over(frame))
    said = protocol.message("reply", {"ok": True, "result": None}, "a1")
    assert not lacking(json.loads(EMBEDS["message"]), json.loads(said))
    assert [[width, protocol.height(width)] for width, _ in EMBEDS["heights"]] == EMBEDS["heights"]


def test_names_that_are_kept_in_files_and_addresses_are_still_known():
    game = GAMES["san_juan"]
    assert set(NAMES["bots"]) <= set(game.bots) and set(BOTS) <= set(game.characters)
    assert set(NAMES["medals"]) <= set(describe(game)["achievements"])
    assert set(NAMES["languages"]) <= set(LANGUAGES)
    assert set(NAMES["themes"]) <= set(settings.THEMES) and set(NAMES["paces"]) <= set(settings.PACES)
    for name, values in NAMES["preferences"].items():
        assert set(values) <= set(settings.PREFERENCES[name])
