"""Looking back at a game: the review in pieces, the table as it was, playing on; and its course on the page."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from page.review import review
from page.state import Ui
from tests.bots.judges import Judged
from tests.page.hosted import do, setup
from worker import host as host_module
from worker.host import Host

BOT = "greedy"


def first(view, answer):
    """Judge the first options best, so that greedy's choice is often not the best."""
    return 0.5 - 0.01 * sum(view.ask.options.index(option) for option in answer)


@pytest.fixture(scope="module")
def finished():
    """Return the record of a finished game of a person and a computer."""
    host = Host()
    frame = do(host, setup("human", "bot", seed=7, bot=BOT))
    while not frame["over"]:
        if frame["ask"]:
            state = host.record.state
            chosen = host.record.game.bots[BOT](host.record.game.view(state, 0), None)
            frame = do(host, {"do": "answer", "chosen": list(chosen)})
        else:
            frame = do(host, "bot")
    return do(host, "export")["record"]


@pytest.fixture
def host(finished, monkeypatch):
    """A worker in which the finished game is open; the game can advise."""
    monkeypatch.setitem(host_module.GAMES, "san_juan", Judged(first))
    host = Host()
    assert do(host, {"do": "import", "record": finished})["over"]
    return host


def reviewed(host):
    """Let the worker review to the end; return what it says meanwhile."""
    told = [do(host, "review")]
    while not told[-1]["report"]:
        told.append(do(host, "review_on"))
    return told


def test_the_review_comes_in_pieces_and_ends_with_a_report(host):
    told = reviewed(host)
    shares = [one["share"] for one in told]
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1
    report = told[-1]["report"]
    assert report["of"] == told[-1]["seats"] == [0]
    assert report["answers"] == len(host.record.answers)
    assert len(report["costliest"]) <= 3
    json.dumps(report)


def test_a_game_that_has_been_reviewed_has_its_report_at_once(host):
    report = reviewed(host)[-1]["report"]
    assert do(host, "review")["report"] == report


def test_the_table_is_shown_as_it_was(host):
    answers = [list(chosen) for chosen in host.record.answers]
    for at in (0, 1, len(answers) // 2, len(answers)):
        frame = do(host, {"do": "review_at", "at": at, "seat": 0})
        past = frame["past"]
        assert (past["at"], past["of"]) == (at, len(answers))
        assert frame["table"]["me"] == 0
        if frame["ask"]:
            assert past["seat"] == 0 and past["chosen"] == answers[at]
            assert set(answers[at]) <= set(frame["ask"]["options"])
        else:
            assert past["chosen"] is None, "what others chose may be their secret"
    assert frame["over"] and past["seat"] is None


def test_of_other_hands_only_the_number_is_told_until_all_are_asked_for(host):
    at = len(host.record.answers) // 2
    one = do(host, {"do": "review_at", "at": at, "seat": 0})
    assert one["past"]["hands"] is None
    all_of_them = do(host, {"do": "review_at", "at": at, "seat": 0, "hands": True})["past"]["hands"]
    counts = [player["hand"] for player in one["table"]["players"]]
    assert [len(hand) for hand in all_of_them] == counts
    assert "?" not in all_of_them[1]


def test_playing_on_starts_a_game_from_there_with_the_same_players(host):
    at = len(host.record.answers) // 2
    answers, players = list(host.record.answers[:at]), list(host.players)
    frame = do(host, {"do": "play_on", "at": at})
    assert not frame["over"] and frame["save"] and frame["cards"]
    assert (host.record.answers, host.players) == (answers, players)


@pytest.mark.parametrize(
    "command",
    [{"do": "review_at", "at": -1, "seat": 0}, {"do": "review_at", "at": 10_000, "seat": 0}]
    + [{"do": "review_at", "at": True, "seat": 0}, {"do": "review_at", "at": 0, "seat": 1}, {"do": "review_at"}]
    + [{"do": "play_on", "at": "3"}, {"do": "play_on"}, {"do": "review_on"}],
)
def test_what_cannot_be_looked_at_is_refused(host, command):
    assert do(host, command)["error"]["id"] == "bad_command"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "review", "at": 0, "seat": 0},
        {"do": "play_on", "at": 0, "seat": 0},
        {"do": "review_at", "at": 0, "seat": 1},
        {"do": "review_at", "at": 0, "seat": None},
        {"do": "review_at", "at": 0, "seat": 0, "hands": True},
        {"do": "review_at", "at": 999, "seat": 0},
    ],
)
def test_a_game_that_goes_on_shows_nothing_but_what_this_person_has_seen(command):
    host = Host()
    do(host, setup("human", "bot", seed=7, bot=BOT))
    assert do(host, command)["error"]["id"] == "bad_command"


def test_a_moment_of_a_running_game_is_what_was_on_show_then():
    host = Host()
    frame = do(host, setup("human", "bot", seed=7, bot=BOT))
    seen = {}
    while len(host.record.answers) < 30 and not frame["over"]:
        seen[len(host.record.answers)] = frame["table"]
        if frame["ask"]:
            game = host.record.game
            chosen = game.bots[BOT](game.view(host.record.state, 0), None)
            frame = do(host, {"do": "answer", "chosen": list(chosen)})
        else:
            frame = do(host, "bot")
    answers = len(host.record.answers)
    for at, table in seen.items():
        past = do(host, {"do": "review_at", "at": at, "seat": 0})
        assert past["table"] == table and past["past"]["hands"] is None
    assert len(host.record.answers) == answers, "the game itself stands where it stood"
    whole = do(host, {"do": "resume", "save": frame["save"]})["log"]
    ats = [fact["at"] for fact in whole]
    assert ats == sorted(ats) and ats[-1] <= answers and set(ats) <= set(range(answers + 1))


class Page:
    """The part of the game on the page that the review uses; `worker` answers its commands."""

    def __init__(self, worker):
        self.ui = Ui(review=None, dialog="score")
        self.frame = {"over": {"scores": [1, 2]}, "hints": True}
        self.sending = False
        self.worker = worker
        self.commands = []
        self.shown = []

    async def consult(self, command):
        await asyncio.sleep(0)
        self.commands.append(command)
        return self.worker(command)

    def show(self):
        look = self.ui.review
        self.shown.append(look and (look["share"], look["at"]))


def quick(command):
    """Answer as a worker whose review of a game of ten answers takes three pieces."""
    if command["do"] == "review_at":
        return {"error": None, "past": {"at": command["at"], "of": 10}}
    quick.share = 0 if command["do"] == "review" else quick.share + 0.5
    report = {"answers": 10} if quick.share >= 1 else None
    told = {"error": None, "share": quick.share, "report": report, "seats": [0], "sketch": None if report else {}}
    return told | ({"rounds": [0, 4, 8]} if command["do"] == "review" else {})


def run(page, *steps):
    """Do one step after the other, each when the page has come to rest."""

    async def all_of_them():
        for step in steps:
            step(page)
            for _ in range(20):
                await asyncio.sleep(0)

    asyncio.run(all_of_them())
    return page


def button(value, seat=None):
    return SimpleNamespace(getAttribute={"data-value": value, "data-seat": seat}.get)


def test_the_page_shows_how_far_the_review_is_and_then_the_report():
    page = run(Page(quick), review.begin)
    assert [share for share, _ in page.shown] == [0, 0, 0.5, 1.0]
    assert page.ui.review["report"] and page.ui.dialog is None


def test_a_review_called_off_stops_and_the_score_is_shown_again():
    page = run(Page(quick), lambda page: (review.begin(page), review.close(page)))
    assert (page.ui.review, page.ui.dialog) == (None, "score")
    assert len(page.commands) <= 1


def test_steps_stay_within_the_game():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("0")), review.step(-1))
    assert page.ui.review["at"] == 0
    run(page, review.last)
    assert page.ui.review["at"] == 10
    run(page, review.step(1), review.step(-1))
    assert page.ui.review["at"] == 9
    run(page, review.first)
    assert page.ui.review["at"] == 0


def test_a_jump_leads_to_where_a_round_begins():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("5")), review.next_round)
    assert page.ui.review["at"] == 8
    run(page, review.next_round)
    assert page.ui.review["at"] == 10, "after the last round comes the end"
    run(page, review.last_round, review.last_round)
    assert page.ui.review["at"] == 4
    run(page, review.last_round, review.last_round)
    assert page.ui.review["at"] == 0


def test_steps_that_follow_one_another_stop_at_a_step_by_hand_and_at_the_end():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("5")), review.run)
    assert page.ui.review["plays"]
    run(page, review.step(-1))
    assert not page.ui.review["plays"] and page.ui.review["at"] == 4
    run(page, review.last, review.run)
    assert not page.ui.review["plays"], "after the end comes nothing"


def test_of_places_asked_for_in_a_hurry_the_last_one_counts():
    page = run(Page(quick), review.begin, lambda page: [review.at(page, button(str(n))) for n in range(9)])
    assert page.ui.review["at"] == 8
    assert len([command for command in page.commands if command["do"] == "review_at"]) <= 2


def test_a_decision_is_looked_at_from_the_seat_that_made_it():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("3", "1")), review.step(1))
    assert [c["seat"] for c in page.commands if c["do"] == "review_at"] == [1, 1]


def test_a_slider_is_followed():
    slider = SimpleNamespace(getAttribute=lambda name: None, value="6")
    page = run(Page(quick), review.begin, lambda page: review.at(page, slider))
    assert page.ui.review["at"] == 6


def test_all_hands_are_asked_for_only_when_a_person_asks():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("3")))
    assert [c["hands"] for c in page.commands if c["do"] == "review_at"] == [False]
    run(page, review.hands)
    assert page.commands[-1]["hands"] is True and page.ui.dialog == "hands"


def test_back_from_the_table_is_the_review_and_back_from_there_the_score():
    page = run(Page(quick), review.begin, lambda page: review.at(page, button("3")), review.up)
    assert page.ui.review["at"] is None
    run(page, review.up)
    assert (page.ui.review, page.ui.dialog) == (None, "score")


def test_a_lost_engine_ends_the_review():
    assert run(Page(lambda command: None), review.begin).ui.review is None
