"""A toy game at the page: form, links, table and what is kept, with nothing edited for it but its line in the list."""

import json
from random import Random

import pytest

from page.browser.store import Store
from page.catalog import deals, games, settings
from page.embedded import address, protocol
from page.embedded.setup_request import Declined
from page.history.draw import draw as draw_history
from page.setup import form as draw_form
from page.setup import home as draw_home
from page.state import Ui
from page.storage import history, saves
from sanjuan.games import GAMES
from sanjuan.words.telling import lines
from tests.page.drawing import Elements
from tests.page.hosted import do, play, step, until_mine
from tests.page.toy_table import DEAL, begun, ended, form, laid
from tests.page.toy_table import toy as toy
from tests.tables.test_plain import drawn
from tests.toys.house import NAME, speak
from worker.host import Host

SEATS = [5, 6, 7, 8]
SECRETS = ("seed", "shuffles", "todo", "picks", "viewer")


def test_the_form_offers_its_players():
    page = form()
    assert [e["text"] for e in page.having("data-set") if e["attrs"]["data-set"].startswith("seats:")] == list("5678")
    assert len([e for e in page.having("class", "seat") if "hidden" not in e["attrs"]]) == 5
    assert len(page.having("class", "seat")) == 8
    assert page.having("data-set", "players.1.who:bot players.1.bot:greedy")
    [start] = page.having("id", "start")
    assert "disabled" not in start["attrs"] and page.having("data-game", NAME)


@pytest.mark.parametrize(("short", "excluded"), [(False, False), (True, True)])
def test_the_form_offers_its_options_and_says_what_one_needs(short, excluded):
    page = form(short=str(short).lower())
    [dear] = page.having("data-set", "purse:6")
    assert dear["attrs"]["data-needs"] == "short:false" and ("disabled" in dear["attrs"]) is excluded
    told = page.having("id", "setup")[0]["text"]
    assert "One round only" in told and "Coins" in told


@pytest.mark.parametrize(("seats", "locked"), [(5, False), (7, False), (8, True)])
def test_what_does_not_play_at_a_number_of_seats_is_grey_with_the_reason(seats, locked):
    [short] = form(seats=seats).having("id", "set-short")
    assert ("disabled" in short["attrs"]) is locked and short["attrs"]["data-at"] == "seats:5,6,7"
    assert "never with 8 players" in short["text"]


def test_what_it_has_not_is_not_offered():
    page = form()
    assert not page.having("data-act", "learn") and not page.having("data-act", "rules")
    assert page.having("data-act", "import") and page.having("data-act", "statistics")
    _, frame = begun()
    table = drawn(frame, speak(), dialog="menu", setup=laid())
    assert not table.having("data-act", "rules") and not table.having("data-act", "hint")
    assert table.having("data-act", "settings") and frame["hints"] is False


def test_the_usual_game_has_all_of_it():
    ui = Ui(setup=settings.new_setup(games.usual()), bots=[], lang="en", theme="day")
    page = Elements(draw_form.setup(ui, speak()))
    assert page.having("data-act", "learn") and page.having("data-act", "rules")


def test_home_has_a_poster_of_it_without_a_picture():
    saved = {NAME: {"round": 2, "points": 3, "best": 7}}
    ui = Ui(setup=laid(), bots=[], lang="en", theme="day", home=True, site="Games", saved=saved)
    page = Elements(draw_home.home(ui, speak()))
    [poster] = page.having("aria-label", "Auction")
    assert "Auction" in poster["text"] and "5" in poster["text"] and "8" in poster["text"]
    assert page.having("id", "game-auction") and page.having("id", "daily-auction")
    assert not page.having("id", "learn-auction") and "hidden" not in page.having("id", "resume-auction")[0]["attrs"]
    assert "<img" not in draw_form.game_poster(games.of(NAME), "sun")


def test_its_table_is_kept_between_visits_beside_that_of_the_others():
    ui = Ui(setup=laid(seats=7, purse=6), setups={}, lang="en", theme="day", speed="fast", preferences={})
    ui.setups["san_juan"] = settings.new_setup(games.usual())
    _, setups = settings.read(settings.write(ui))
    assert (setups[NAME]["seats"], setups[NAME]["purse"], setups["san_juan"]["seats"]) == (7, 6, 3)


def test_a_link_tells_its_deal():
    deal = deals.read(DEAL)
    assert "#" + deals.fragment(deal) == DEAL
    setup = laid()
    deals.lay(setup, deal)
    first = do(Host(), settings.command(setup))
    host, again = begun(seats=6, purse=6)
    assert first["table"] == again["table"] and first["ask"] == again["ask"]
    told = do(host, "deal")["deal"]
    assert deals.read("#" + deals.fragment(deals.of_game(told))) == deal | {
        "deal": str(told["seed"]),
        "with": [player["bot"] for player in told["players"][1:]],
    }
    assert deals.fragment(deals.of_day("2026-11-23", NAME)).startswith("deal=2026-11-23&game=auction&seats=5&")


@pytest.mark.parametrize(
    ("old", "new"), [("seats=6", "seats=4"), ("short=0", "short=1"), ("auction", "toy"), ("purse=6", "deck=110")]
)
def test_a_link_of_what_it_is_not_is_refused(old, new):
    with pytest.raises(ValueError, match="deal"):
        deals.read(DEAL.replace(old, new))


@pytest.mark.parametrize("seats", [5, 8])
def test_a_game_is_played_on_the_plain_table(seats):
    kinds, t = set(), speak()
    for now in [now for seed in (0, 1, 2) for now in play(*begun(seats=seats, purse=6, seed=seed), Random(seed))]:
        page = drawn(now, t)
        offered = now["ask"]["options"] if now["ask"] else []
        assert sorted(e["attrs"]["data-option"] for e in page.having("data-option")) == sorted(offered)
        assert not [e for e in page.having("data-option") if e["tag"] != "button"]
        assert len(page.having("data-person")) == seats and "Martin" in page.having("data-person")[-1]["text"]
        assert not [e for e in page.all if "⟦" in e["text"]], "everything has words"
        assert not set(now["table"]) & set(SECRETS)
        kinds |= {now["ask"]["kind"]} if now["ask"] else set()
    assert kinds == {"pick", "pay"}


def test_nobody_sees_what_the_others_have_picked():
    host, frame = begun()
    mine = until_mine(host, frame, "pick")
    after = do(host, "answer", chosen=[mine["ask"]["options"][2]])
    hidden = step(host, after, Random(1))
    assert [fact["id"] for fact in hidden["log"]] == ["picked"]
    assert "lot" not in hidden["log"][0] and all("picks" not in one for one in hidden["table"]["players"])


def test_the_log_tells_it_in_sentences():
    _, frame = ended()
    t = speak()
    names = [f"Player {seat}" for seat in range(5)] + ["Martin"]
    told = [words for _, words in lines(frame["log"], names, 0, t)]
    assert len(told) == len(frame["log"]) and "⟦" not in "".join(told)
    assert any("Martin" in words for words in told)


def test_the_score_is_grouped_by_rounds_with_a_column_for_the_dummy():
    _, frame = ended(seats=8)
    page = drawn(frame, speak(), dialog="score")
    assert len([e for e in page.all if e["attrs"].get("class") == "grp"]) == 2
    heads = [e["text"] for e in page.having("scope", "col")]
    assert len(heads) == 9 and heads[-1] == "Martin"
    assert max(frame["over"]["winners"]) < 8 and len(frame["over"]["scores"]) == 8


def test_an_answer_is_taken_back():
    host, frame = begun()
    *_, mine = play(host, frame, Random(1), lambda now: now["ask"] and now["ask"]["kind"] == "pick")
    after = do(host, "answer", chosen=[mine["ask"]["options"][0]])
    assert after["error"] is None and after["undo"]
    assert do(host, "undo")["ask"] == mine["ask"]


def test_a_save_and_a_record_bring_it_back():
    host, frame = begun(seats=7, purse=6)
    for _ in range(9):
        frame = step(host, frame, Random(2))
    same = ("table", "ask", "turn", "players", "dummies")
    record = do(host, "export")["record"]
    for again in (do(Host(), "resume", save=frame["save"]), do(Host(), "import", record=record)):
        assert again["error"] is None and {key: again[key] for key in same} == {key: frame[key] for key in same}


def test_a_finished_game_goes_through_a_link():
    host, frame = ended(short="true")
    again = do(Host(), "shown", text=do(host, "link")["text"])
    assert again["error"] is None and again["over"] == frame["over"]


def test_its_save_lies_beside_that_of_the_others():
    kept = {"sanjuan.save": "old"}
    _, frame = begun()
    store = Store(Keep(kept))
    assert saves.keep(store, frame, frame["players"], "2026-11-23")
    assert saves.text(store, NAME) == frame["save"] and saves.text(store, "san_juan") == "old"
    told = saves.unfinished(store)[0]
    assert (told["game"], told["seats"], told["round"]) == (NAME, 5, 1)


class Keep(dict):
    """The browser's storage."""

    read = dict.get

    def write(self, key, text):
        self[key] = text
        return True


def test_an_address_asks_for_it():
    asked = [("game", NAME), ("seats", "6"), ("opponents", "greedy"), ("purse", "6"), ("start", "1")]
    wishes, error = address.read(asked)
    assert error is None and wishes["start"] == "1"
    assert [wishes["setup"][key] for key in ("game", "seats", "purse", "short")] == [NAME, 6, 6, False]
    assert do(Host(), settings.command(wishes["setup"]))["table"]["seats"] == 6
    assert address.read([("game", NAME), ("seats", "4")])[1]["args"]["allowed"] == "5, 6, 7, 8"


def test_a_page_around_it_starts_it_and_asks_how_it_stands():
    text = json.dumps({"sanjuan": 1, "type": "newGame", "data": {"game": NAME, "seats": 8, "options": ["short"]}})
    kind, _, data = protocol.envelope(text)
    setup = protocol.checked(kind, data)
    assert (setup["game"], setup["seats"], setup["short"]) == (NAME, 8, True)
    frame = do(Host(), settings.command(setup))
    told = protocol.state(frame, [str(seat) for seat in range(8)])
    assert told["table"]["game"] == NAME and len(told["players"]) == 8 and "save" not in told
    with pytest.raises(Declined):
        protocol.checked("newGame", {"game": NAME, "options": ["short"], "purse": 6})


def test_what_was_played_is_shown_by_game_without_achievements_of_others():
    _, frame = ended(short="true")
    played = [history.entry(frame, frame["players"], "2026-11-23")]
    look = {"tab": "figures", "game": NAME, "names": games.names(), "games": played, "can": [], "note": ""}
    look |= {"kept": [], "asked": "", "playing": ""}
    look |= {"today": "2026-11-23", "medals": {"victory": "2026-11-22"}, "known": [], "bots": ["greedy"]}
    shown = {tab: drawn_history(frame, look | {"tab": tab}) for tab in ("figures", "games", "medals")}
    assert "1 game played to its end" in shown["figures"].having("id", "dialog")[0]["text"]
    told = [element["text"] for element in shown["games"].having("data-act", "statistics-of")]
    assert told == ["All games", *[games.title_of(name, "en") for name in GAMES]]
    assert not shown["medals"].having("data-medal")


def drawn_history(frame, look):
    """Return the window of games played, as elements."""
    return Elements(draw_history(frame, Ui(returning=look, lang="en", theme="day"), speak()))
