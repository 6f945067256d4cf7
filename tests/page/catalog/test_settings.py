"""Tests of what is stored between visits: settings, the set-up of a table; also with storage denied or full."""

import json

import pytest

from page.browser.store import Store
from page.catalog import games, settings
from page.embedded.address import places
from page.state import Ui

GAME = games.usual()


def kept_of(speed, setup):
    """Return a page's state with these parts, which are stored."""
    return Ui(lang="fr", theme="night", speed=speed, setup=setup, preferences=settings.preferences(""))


class Keep:
    """A browser's storage in memory, with room for this many letters (0: denied)."""

    def __init__(self, room=10_000):
        self.room = room
        self.texts = {}

    def read(self, key):
        return self.texts.get(key)

    def write(self, key, text):
        if len(text) > self.room:
            return False
        self.texts[key] = text
        return True

    def drop(self, key):
        self.texts.pop(key, None)


def test_a_text_is_kept_under_its_key():
    keep = Keep()
    store = Store(keep)
    assert store.put("save", "abc") and store.get("save") == "abc"
    assert keep.texts == {"sanjuan.save": "abc"}
    store.drop("save")
    assert store.get("save") is None and keep.texts == {}


def test_what_a_frame_keeps_belongs_to_the_page_around_it():
    keep = Keep()
    here, there = (Store(keep, *places("shop", origin)) for origin in ("https://a.example", "https://b.example"))
    here.put("save", "abc")
    assert there.get("save") is None and here.get("save") == "abc"
    there.drop("save")
    assert here.get("save") == "abc"


def test_what_an_older_version_kept_for_a_frame_goes_on_with_the_first_page_that_asks():
    keep = Keep()
    Store(keep, *places("shop", "")).put("save", "old")
    assert keep.texts == {"sanjuan.frame.shop.save": "old"}
    here, there = (Store(keep, *places("shop", origin)) for origin in ("https://a.example", "https://b.example"))
    assert here.get("save") == "old" and there.get("save") is None
    assert keep.texts == {"sanjuan.frame.shop.@https://a.example.save": "old"}


def test_where_storage_is_denied_texts_live_as_long_as_the_page():
    store = Store(Keep(room=0))
    assert store.put("save", "abc") is False
    assert store.get("save") == "abc"
    store.drop("save")
    assert store.get("save") is None


def test_a_full_storage_does_not_bring_an_old_text_back():
    keep = Keep(room=5)
    store = Store(keep)
    store.put("save", "old")
    assert store.put("save", "much newer") is False
    assert store.get("save") == "much newer"
    keep.room = 100
    assert store.put("save", "newest") and store.get("save") == "newest"


def test_the_first_table_is_one_person_against_two_computers():
    command = settings.command(settings.new_setup(GAME))
    assert [player["who"] for player in command["players"]] == ["human", "bot", "bot"]
    assert command["options"] == settings.options(settings.new_setup(GAME))
    assert command["options"] == {row["name"]: row["default"] for row in GAME["options"]}


def test_the_first_opponents_are_a_mixed_table_of_those_on_offer():
    assert [player["bot"] for player in settings.new_setup(GAME)["players"]][1:] == ["trader", "hoarder", "builder"]
    assert [player["bot"] for player in settings.new_setup(GAME | {"characters": ["only"]})["players"]] == ["only"] * 4


def test_chosen_opponents_come_back_and_those_no_longer_on_offer_do_not():
    setup = settings.new_setup(GAME)
    settings.change(setup, "players.1.bot", "governor")
    setup["players"][2]["bot"] = "greedy"
    text = settings.write(kept_of("fast", setup))
    again = settings.read(text)[1][GAME["name"]]
    assert [player["bot"] for player in again["players"]][1:] == ["governor", "hoarder", "builder"]


def test_a_name_written_for_a_person_does_not_pass_to_an_opponent():
    setup = settings.new_setup(GAME)
    setup["players"][1]["name"] = "Ana"
    assert settings.command(setup)["players"][1]["name"] == ""
    setup["players"][1]["who"] = "human"
    assert settings.command(setup)["players"][1]["name"] == "Ana"


def test_the_first_edition_has_one_deck_only():
    setup = settings.new_setup(GAME)
    settings.change(setup, "edition", "1")
    assert setup["deck"] == 110
    assert "deck" not in settings.command(setup)["options"]
    settings.change(setup, "edition", "2")
    assert setup["deck"] == 112


def options_after(*changes):
    setup = settings.new_setup(GAME)
    for path, text in changes:
        settings.change(setup, path, text)
    return settings.command(setup)["options"]


def test_options_are_given_as_they_are_chosen():
    options = options_after(("new_buildings", "true"), ("events", "true"))
    assert options["new_buildings"] is True and options["events"] is True
    options = options_after(("new_buildings", "true"), ("new_buildings", "false"))
    assert options["new_buildings"] is False and options["events"] is False


def test_who_leaves_comes_after_the_others_and_the_least_number_stays():
    setup = settings.new_setup(GAME)
    settings.change(setup, "leave", "1")
    assert (setup["seats"], [player["bot"] for player in setup["players"]]) == (
        2, ["governor", "hoarder", "builder", "trader"],
    )  # fmt: skip
    settings.change(setup, "leave", "1")
    settings.change(setup, "leave", "x")
    assert setup["seats"] == 2


def test_who_sits_at_a_chair_is_a_person_or_one_of_those_on_offer():
    setup = settings.new_setup(games.usual())
    seats = []
    for who in ("builder", "human", "nobody", "hoarder"):
        settings.change(setup, "players.1", who)
        seats.append((setup["players"][1]["who"], setup["players"][1]["bot"]))
    assert seats == [("bot", "builder"), ("human", "builder"), ("bot", "builder"), ("bot", "hoarder")]
    settings.change(setup, "players.9", "human")
    assert len(setup["players"]) == 4


def test_somebody_else_is_the_next_one_who_sits_nowhere():
    setup = settings.new_setup(GAME)
    met = []
    for _ in range(4):
        settings.change(setup, "players.1.bot", "+")
        met.append(setup["players"][1]["bot"])
    assert met == ["builder", "governor", "apprentice", "trader"]


def test_the_larger_printing_goes_with_the_second_edition():
    assert options_after(("new_buildings", "33"))["new_buildings"] == 33
    assert options_after(("new_buildings", "33"), ("edition", "1"))["new_buildings"] is True
    assert options_after(("edition", "1"), ("new_buildings", "33"))["new_buildings"] is True


def test_the_expansions_come_back_at_the_next_visit():
    setup = settings.new_setup(GAME) | {"new_buildings": 33, "events": True}
    text = settings.write(kept_of("fast", setup))
    assert settings.read(text)[1][GAME["name"]] == setup


def test_changes_by_path():
    setup = settings.new_setup(GAME)
    for path, text in (("seats", "2"), ("players.1.who", "human"), ("players.1.name", " Ana "), ("start_hand", "true")):
        settings.change(setup, path, text)
    settings.change(setup, "seed", "palms")
    command = settings.command(setup)
    assert command["seats"] == 2 and command["seed"] == "palms" and command["options"]["start_hand"] is True
    assert command["players"][1] == {"name": "Ana", "who": "human", "bot": "trader"}


@pytest.mark.parametrize(("path", "text"), [("players.9.who", "bot"), ("players.x.who", "bot"), ("nothing", "1")])
def test_a_path_that_is_none_changes_nothing(path, text):
    setup = settings.new_setup(GAME)
    settings.change(setup, path, text)
    assert setup == settings.new_setup(GAME)


def test_settings_come_back_at_the_next_visit_without_the_seed():
    setup = settings.new_setup(GAME)
    settings.change(setup, "seats", "4")
    settings.change(setup, "seed", "palms")
    text = settings.write(kept_of("fast", setup))
    kept, setups = settings.read(text)
    assert kept == {"lang": "fr", "theme": "night", "speed": "fast"}
    assert setups[GAME["name"]] == setup | {"seed": ""}


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        "3",
        '{"setup": 3, "lang": "xx", "speed": ["fast"]}',
        '{"setup": {"seats": 9, "players": []}}',
    ],
)
def test_what_is_not_sound_is_left_out(text):
    kept, setups = settings.read(text)
    assert kept == {} and setups == {game["name"]: settings.new_setup(game) for game in games.rows()}


def test_paces_go_round():
    paces = [settings.PACES[0]]
    while len(paces) <= len(settings.PACES):
        paces.append(settings.next_pace(paces[-1]))
    assert paces[-1] == paces[0] and set(paces) == set(settings.PAUSES)


def test_the_settings_are_json():
    text = settings.write(kept_of("calm", settings.new_setup(GAME)))
    assert json.loads(text)["speed"] == "calm"


def test_preferences_are_kept_and_what_is_none_of_their_values_is_not():
    kept = settings.preferences("")
    more = {"sound": "off", "awake": True, "deduced": True, "count": True, "digest": True, "voices": True}
    more |= {"size": "normal"}
    assert kept == {"confirm": True, "sure": False, "unseen": False, "motion": "auto"} | more
    wrong = ("sound:deafening", "motion:sideways", "confirm:maybe", "nothing:true", "sure")
    for change in ("confirm:false", "motion:less", *wrong):
        settings.prefer(kept, change)
    assert kept == {"confirm": False, "sure": False, "unseen": False, "motion": "less"} | more
    text = settings.write(kept_of("fast", settings.new_setup(GAME)).but(preferences=kept))
    assert settings.preferences(text) == kept


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"preferences": 3}', '{"preferences": {"confirm": [1], "motion": 1}}']
)
def test_preferences_that_are_not_sound_are_as_at_first(text):
    assert settings.preferences(text) == settings.preferences("")
