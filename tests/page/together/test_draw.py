"""The lobby and the window over the table: by which marks they are found, in every language."""

import pytest

from page.catalog import games, people
from page.state import Ui
from page.together import draw, draw_host
from page.together.seating import TAB, table
from sanjuan.games import GAMES
from sanjuan.words.bundles import words
from sanjuan.words.languages import LANGUAGES
from tests.page.drawing import FIRST, Elements

LINK = "https://example.org/play/#join=AQ-_x"


def host(*chairs, **more):
    """Return the state of a host's page."""
    rows = [
        {"seat": seat, "here": here, "name": name, "code": code, "picture": ""} for seat, here, name, code in chairs
    ]
    return Ui(together=table(True) | {"chairs": rows} | more, setup={"game": FIRST})


def found(html, **attrs):
    """Return the elements with these attributes."""
    wanted = {"data-" + name.replace("_", "-"): value for name, value in attrs.items()}
    return [one for one in Elements(html).all if wanted.items() <= one["attrs"].items()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_has_a_way_to_invite_for_each_chair_that_is_awaited(lang):
    ui = host((1, False, "", ""), (2, False, "", LINK), (3, True, "Zoë <b>", ""))
    html = draw.lobby(ui, words(lang, FIRST))
    assert [one["attrs"]["data-seat"] for one in found(html, act="invite")] == ["1", "2"]
    [invitation] = found(html, invitation="2")
    assert invitation["attrs"]["href"] == invitation["text"] == LINK
    assert len(found(html, field="reply")) == len(found(html, act="accept")) == 1
    assert "Zoë &lt;b&gt;" in html and "⟦" not in html


def test_no_reply_is_asked_for_before_somebody_is_invited():
    html = draw.lobby(host((1, False, "", "")), words("en", FIRST))
    assert found(html, field="reply") == found(html, act="accept") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_finds_the_way_back_and_then_the_table(lang):
    ui = Ui(together=table(False) | {"reply": LINK})
    html = draw.lobby(ui, words(lang, FIRST))
    [reply] = [one for one in Elements(html).all if "data-reply" in one["attrs"]]
    assert reply["attrs"]["href"] == LINK
    game = list(GAMES)[-1]
    players = [{"name": "", "who": who, "bot": "greedy"} for who in ("elsewhere", "human", "bot")]
    ui.together.update({"game": game, "players": players, "up": True, "seat": 1})
    html = draw.lobby(ui, words(lang, game))
    assert "⟦" not in html and not [one for one in Elements(html).all if "data-reply" in one["attrs"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", ["lost", "weak", "version", "sits", "part", "unfair", "flood", "no_invitation"])
def test_what_went_wrong_is_told(lang, wrong):
    html = draw.lobby(Ui(together=table(False) | {"wrong": f"together-{wrong}"}), words(lang, FIRST))
    assert "⟦" not in html
    assert len([one for one in Elements(html).all if one["attrs"].get("role") == "alert"]) == 1


def test_over_the_table_a_computer_player_may_take_every_chair():
    ui = host((1, True, "Ada", ""), (2, False, "Bo", ""), stage="playing")
    html = draw.window(None, ui, words("en", FIRST))
    assert [one["attrs"]["data-seat"] for one in found(html, act="sit-in")] == ["1", "2"]


KEPT = {"seat": 1, "here": False, "name": "Ada", "code": "", "picture": "", "kept": True, "back": False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("back", [False, True])
def test_the_chair_that_a_computer_player_has_is_given_back_or_another_one_is_invited(lang, back):
    ui = host(stage="playing")
    ui.together["chairs"] = [KEPT | {"back": back}]
    html, t = draw.window(None, ui, words(lang, FIRST)), words(lang, FIRST)
    assert t("together-back" if back else "together-kept") in html and "⟦" not in html
    assert len(found(html, act="give-back")) == len(found(html, act="invite")) == 1
    assert found(html, act="sit-in") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_invited_reads_to_which_game_and_then_sees_by_whom(lang):
    game = list(GAMES)[-1]
    ui, t = Ui(together=table(False) | {"reply": LINK, "about": game}), words(lang, game)
    title = games.title(games.of(game), lang)[0]
    assert title in draw.lobby(ui, t)
    players = [{"name": name, "who": who, "bot": "greedy"} for name, who in (("Ada", "elsewhere"), ("", "human"))]
    players[0]["host"] = True
    ui.together.update({"game": game, "players": players, "up": True, "seat": 1})
    html = draw.lobby(ui, t)
    rows = html[html.index('<ul class="guests here">') :].split("<li>")[1:3]
    assert [t("together-invites") in row for row in rows] == [True, False]
    assert "Ada" in rows[0] and all("p-" in row for row in rows) and title in html and "⟦" not in html


def test_the_chairs_of_the_lobby_have_faces():
    players = [{"name": "", "who": who, "bot": "greedy"} for who in ("human", "elsewhere")]
    ui = host((1, False, "", ""), players=players)
    row = draw_host.chair(ui.together["chairs"][0], ui, words("en", FIRST))
    assert "p-" + people.OTHER_GUESTS[0] in row and people.GUEST_NAMES[people.OTHER_GUESTS[0]] in row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_without_a_free_chair_is_joined_to_watch(lang):
    t = words(lang, FIRST)
    tables = [{"word": word, "game": FIRST, "free": free} for word, free in (("a-b-10", 1), ("c-d-11", 0))]
    html = draw.lobby(Ui(together=table(False) | {"asks": True, "tables": tables}), t)
    ways = [(one["attrs"].get("data-value"), one["text"]) for one in found(html, act="join-word")]
    assert ways[1:] == [("a-b-10", t("act-join")), ("c-d-11", t("act-watch"))] and "⟦" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", "Ada"])
def test_the_chair_of_somebody_is_called_the_same_while_a_computer_player_has_it(lang, name):
    t = words(lang, FIRST)
    chair = {"seat": 1, "here": True, "name": name, "code": "", "picture": ""}
    there = [{"name": "", "who": "human", "bot": "greedy"}, {"name": name, "who": "elsewhere", "bot": "greedy"}]
    kept = [there[0], {"name": "", "who": "bot", "bot": "greedy", "kept": name}]
    shown = []
    for one, players in ((chair, there), (chair | KEPT | {"name": name}, kept)):
        ui = Ui(together=table(True) | {"chairs": [one], "players": players}, bots=["greedy"], setup={"game": FIRST})
        html = draw_host.chair(one, ui, t)
        shown.append(html[html.index("<b>") : html.index("</b>")])
    assert shown[0] == shown[1] and t("name-player", n=2) not in shown[1]


def test_nobody_is_awaited_at_a_chair_that_a_computer_player_has():
    ui = host((2, False, "", ""))
    ui.together["chairs"].append(KEPT)
    assert "1 more person" in draw.status(ui, words("en", FIRST))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_older_one_of_two_tabs_offers_to_play_here(lang):
    ui = Ui(together=table(False) | {"wrong": TAB, "stage": "playing"})
    for html in (draw.window(None, ui, words(lang, FIRST)), draw.lobby(ui, words(lang, FIRST))):
        assert len(found(html, act="play-here")) == 1 and html.count(words(lang, FIRST)(TAB)) == 1


def test_who_has_no_chair_at_the_moment_is_asked_for_no_name():
    at_the_door = {"word": "sunny-harbor-27", "up": True}
    for wrong, fields in ("", 1), ("together-sits", 0):
        ui = Ui(together=table(False) | at_the_door | {"wrong": wrong})
        assert len(found(draw.lobby(ui, words("en", FIRST)), field="called")) == fields
