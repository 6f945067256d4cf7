"""Lists of names as an option of the toy: chosen name by name, kept, and in links, records and requests."""

import json
from random import Random

import pytest

from page.catalog import deals, games, lists, settings
from page.embedded import address, protocol
from page.embedded.setup_request import Declined
from page.setup import form as draw_form
from page.state import Ui
from tests.page.drawing import Elements
from tests.page.hosted import do
from tests.page.toy_table import DEAL, begun, ended, form, laid
from tests.page.toy_table import toy as toy
from tests.toys.auction.rules import HOUSES, LOTS
from tests.toys.house import NAME, speak
from worker.host import Host

OWN = "lamp,clock,stool,chest,harp,desk,carpet,urn,organ"


def pressed(page):
    """Return the names that are chosen."""
    found = [e for e in page.having("data-set") if e["attrs"]["data-set"].startswith("goods:!")]
    return [e["attrs"]["data-set"][7:] for e in found if "checked" in e["attrs"]], len(found)


def test_a_list_of_names_is_chosen_name_by_name():
    assert pressed(form()) == (HOUSES["town"].split(","), len(LOTS))
    assert pressed(form(house="country"))[0] == HOUSES["country"].split(",")
    assert pressed(form(house="any"))[0] == [], "the seed draws them"
    setup = laid(goods="!lamp")
    assert setup["goods"] == HOUSES["town"].replace("lamp,", "")
    settings.change_all(setup, "goods:!stool")
    assert setup["goods"] == HOUSES["town"].replace("lamp,", "").replace("globe,", "globe,stool,")
    settings.change(setup, "house", "country")
    assert setup["goods"] == "", "another house has goods of its own"
    settings.change(setup, "goods", "!")
    assert setup["goods"] == HOUSES["country"], "the usual list made one's own"
    for unsound in ("!horse", "vase,vase", "vase,horse"):
        settings.change(setup, "goods", unsound)
        assert setup["goods"] == HOUSES["country"]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (["!lamp"], "Goods: 1 is missing"),
        (["!lamp", "!vase"], "Goods: 2 are missing"),
        (["!urn"], "Goods: 1 is too many"),
    ],
)
def test_start_says_how_many_names_are_missing_or_too_many(changes, why):
    setup = laid()
    settings.change_all(setup, " ".join("goods:" + change for change in changes))
    ui = Ui(setup=setup, bots=["greedy"], lang="en", theme="day")
    page = Elements(draw_form.setup(ui, speak()))
    [start] = page.having("id", "start")
    assert "disabled" in start["attrs"] and start["text"] == why
    assert page.having("class", "count bad")


@pytest.mark.parametrize("seats", [6, 7])
def test_the_form_says_who_sits_in_for_a_name(seats):
    page = form(seats=seats)
    [line] = page.having("class", "instead")
    assert line["text"] == "Statue (needs 7 players): Urn takes its place"
    assert ("hidden" in line["attrs"]) is (seats == 7)
    assert line["attrs"]["data-when"] == "seats:5,6 goods!statue:true"
    _, frame = begun(seats=seats)
    sold = {lot for player in ended(seats=seats)[1]["table"]["players"] for lot in player["lots"]}
    assert ("statue" in {*sold, *frame["table"]["lots"]}) is (seats == 7)


def test_a_list_that_is_drawn_is_whole():
    row = games.of(NAME)["options"][-1]
    for seed in range(20):
        text = lists.drawn(row, Random(seed).random)
        assert lists.whole(row, text) and text == lists.canonical(row, text)


def test_an_own_list_is_kept_between_visits_and_an_unsound_one_is_not():
    ui = Ui(setup=laid(goods=OWN), setups={}, lang="en", theme="day", speed="fast", preferences={})
    text = settings.write(ui)
    assert settings.read(text)[1][NAME]["goods"] == OWN
    assert settings.read(text.replace("organ", "horse"))[1][NAME]["goods"] == ""


def test_an_own_list_goes_through_a_link_in_a_few_letters():
    host, frame = begun(seats=6, goods=OWN)
    told = deals.of_game(do(host, "deal")["deal"])
    link = "#" + deals.fragment(told)
    assert "&goods=~" in link and len(link) < len(DEAL) + 20
    setup = laid()
    deals.lay(setup, deals.read(link))
    assert setup["goods"] == OWN
    assert do(Host(), settings.command(setup))["table"] == frame["table"]
    assert deals.read(DEAL.replace("&with", "&goods=" + OWN + "&with"))["goods"] == OWN
    for bad in ("vase", "~", "~zz", "horse", OWN + ",urn"):
        with pytest.raises(ValueError, match="not a"):
            deals.read(DEAL.replace("&with", "&goods=" + bad + "&with"))


def test_a_page_around_it_gives_an_own_list():
    setup = protocol.checked("newGame", {"game": NAME, "seats": 6, "goods": OWN})
    assert setup["goods"] == OWN == address.read([("game", NAME), ("goods", OWN)])[0]["setup"]["goods"]
    assert "goods" not in settings.options(protocol.checked("newGame", {"game": NAME}))
    for bad in ("vase", "horse", 7, ["vase"]):
        with pytest.raises(Declined) as declined:
            protocol.checked("newGame", {"game": NAME, "goods": bad})
        assert "4 × (vase, lamp" in declined.value.words["allowed"]


def test_an_own_list_is_in_records_saves_and_links_of_games():
    host, frame = begun(seats=6, goods=OWN)
    record = json.loads(do(host, "export")["record"])
    assert (
        record["options"]["goods"] == OWN and "goods" not in json.loads(do(begun()[0], "export")["record"])["options"]
    )
    assert do(Host(), "resume", save=frame["save"])["table"] == frame["table"]
    host, last = ended(seats=6, goods=OWN)
    assert do(Host(), "shown", text=do(host, "link")["text"])["over"] == last["over"]
