"""The score sheet and the dialogs."""

from page.screen.dialogs import dialog
from page.state import Ui
from page.table.score import ranks, score
from tests.page.drawing import Elements, load, speak


def drawn(state):
    return Elements(score(state["frame"], Ui(**state["ui"]), speak(state)))


def over(scores, tie, winners):
    sheet = [{"id": "buildings", "card": None, "points": scores}, {"id": "total", "card": None, "points": scores}]
    return {"scores": scores, "winners": winners, "sheet": sheet + [{"id": "tie_break", "card": None, "points": tie}]}


def headline(page):
    return [e["text"] for e in page.all if e["tag"] in ("h1", "p")]


def test_rows_stand_in_the_order_of_the_sheet_and_players_by_rank():
    state = load("score-4")
    found = state["frame"]["over"]
    rows = [e["text"] for e in drawn(state).having("scope", "row")]
    assert rows[0] == "Buildings"
    assert rows[-2:] == ["Total", "Tie-break: cards + goods"]
    assert len(rows) == len(found["sheet"])
    heads = [e["text"] for e in drawn(state).having("scope", "col")]
    best = found["scores"].index(max(found["scores"]))
    assert heads[0].startswith(state["ui"]["names"][best])


def test_the_winner_is_named():
    state = load("score-4")
    state["frame"]["over"] = over([30, 20, 20, 20], [1, 1, 1, 1], [0])
    assert headline(drawn(state))[:2] == ["You win", "30 points."]


def test_a_tie_is_broken_in_words():
    state = load("score-4")
    state["frame"]["over"] = over([38, 36, 38, 31], [3, 1, 5, 9], [2])
    title, how = headline(drawn(state))[:2]
    assert title == "Mateo wins"
    assert "38" in how and "5" in how and "3" in how
    assert ranks(state["frame"]["over"]) == [2, 3, 1, 4]


def test_a_shared_victory_names_all_winners():
    state = load("score-4")
    state["frame"]["over"] = over([38, 38, 20, 31], [5, 5, 5, 9], [0, 1])
    assert "Inés" in headline(drawn(state))[0]
    assert ranks(state["frame"]["over"]) == [1, 1, 4, 3]


def test_the_best_of_the_characters_says_a_word_where_they_may():
    state = load("score-4")
    frame, t = state["frame"], speak(state)
    state["ui"]["cast"] = ["", "hoarder", "trader", "builder"]
    [said] = Elements(score(frame, Ui(**state["ui"]), t)).having("class", "word")
    assert said["text"] == t("bot-hoarder.won")
    mine = frame | {"over": frame["over"] | {"scores": [99, 28, 27, 20], "winners": [0]}}
    [said] = Elements(score(mine, Ui(**state["ui"]), t)).having("class", "word")
    assert said["text"] == t("bot-hoarder.lost")
    silent = Ui(**state["ui"] | {"preferences": {"voices": False}})
    assert not Elements(score(frame, silent, t)).having("class", "word")


def test_a_rematch_and_a_new_table_are_offered():
    page = drawn(load("score-2"))
    assert len(page.having("data-act", "rematch")) == 1
    assert len(page.having("data-act", "new")) == 1


def test_a_close_up_tells_everything_about_a_card():
    state = load("dialog-zoom")
    page = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state)))
    text = " ".join(e["text"] for e in page.all)
    assert "place the new building on top of one of your own" in text
    assert "A good on the covered building is lost." in text
    assert [e["text"] for e in page.all if e["tag"] == "dd"] == ["2", "1", "3"]


def test_a_close_up_tells_what_lies_under_a_building():
    state = load("dialog-zoom")
    city = state["frame"]["table"]["players"][0]["city"]
    index = [i for i, place in enumerate(city) if place["covered"]][0]
    state["ui"] |= {"zoom": city[index]["card"], "zoom_place": f"0:{index}"}
    page = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state)))
    assert any("Covers" in e["text"] for e in page.having("class", "lies"))


def test_roles_have_a_close_up_too():
    state = load("dialog-zoom")
    state["ui"]["zoom"] = "role-trader"
    page = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state)))
    assert any("Your privilege: you sell 1 more." in e["text"] for e in page.all)


def test_a_message_needs_no_game():
    ui = {"dialog": "message", "message": {"title": "T <", "text": "x", "acts": [["close", "Close"]]}}
    page = Elements(dialog(None, Ui(**ui), speak(load("setup"))))
    assert [e["attrs"]["data-act"] for e in page.having("data-act")] == ["close"]


def test_the_menu_offers_pace_language_light_and_the_game_as_a_file():
    state = load("dialog-menu")
    page = Elements(dialog(state["frame"], Ui(**state["ui"]), speak(state)))
    acts = {e["attrs"]["data-act"] for e in page.having("data-act")}
    assert {"speed", "lang", "theme", "export", "import", "new", "undo", "close", "log"} <= acts
