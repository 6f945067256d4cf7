"""Alhambra's table: the race, the yard with what my money is up to, payments, gifts, scorings, close-ups."""

import pytest

from page.state import Ui
from tables.alhambra import ending, icons, market, race, scoring
from tests.page.drawing import Elements, load, screen, speak

SEATS = ["alhambra-turn-2", "alhambra-turn-3", "alhambra-turn-4", "alhambra-turn-6"]


def drawn(name, lang="en", **ui):
    state = load(name)
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang} | ui, speak(state, lang)))


def by_id(page, id):
    [found] = page.having("id", id)
    return found


def classes(element):
    return element["attrs"]["class"].split()


@pytest.mark.parametrize("name", SEATS)
def test_every_palace_has_a_row_with_a_cell_for_each_kind(name):
    page, players = drawn(name), load(name)["frame"]["table"]["players"]
    for player in players:
        for kind in icons.KINDS:
            words = by_id(page, f"cell-{player['seat']}-{kind}")["text"]
            assert f": {player['owned'][kind]}" in words


@pytest.mark.parametrize("name", SEATS)
def test_who_leads_is_told_by_a_laurel_a_class_and_words(name):
    page = drawn(name)
    for player in load(name)["frame"]["table"]["players"]:
        for kind, stand in player["stands"].items():
            cell = by_id(page, f"cell-{player['seat']}-{kind}")
            assert ("p1" in classes(cell)) == (stand["place"] == 1)
            assert f"{('first', 'second', 'third')[stand['place'] - 1]} place" in cell["text"]
            assert ("sharing" in cell["text"]) == stand["tied"]
            assert str(stand["points"]) in cell["text"]


def test_my_row_stands_last_and_those_who_take_no_turn_before_it():
    state = load("alhambra-turn-2")
    rows = [element["attrs"]["id"] for element in drawn("alhambra-turn-2").having("role", "row")[1:]]
    assert rows == ["opp-1", "opp-2", "mine"]
    assert race.others(state["frame"]) == [1, 2]


@pytest.mark.parametrize("name", ["alhambra-again-2", "alhambra-again-6"])
def test_an_exact_payment_that_left_no_choice_is_celebrated_until_i_choose_what_follows(name):
    page = drawn(name)
    assert by_id(page, "count")["text"] == "Exactly 12: you act again."
    assert "exact" in classes(by_id(page, "beam"))
    assert not drawn(name.replace("again", "turn")).having("id", "beam"), "somebody else has acted since"
    building = next(option for option in load(name)["frame"]["ask"]["options"] if "@" in option)
    assert not drawn(name, chosen=[building]).having("id", "beam")


def test_what_was_paid_before_somebody_sat_down_is_no_news():
    """A puzzle begins in the middle of a turn, a saved game goes on there."""
    state = load("alhambra-again-2")
    shown = screen(state["frame"] | {"fresh": 0}, state["ui"], speak(state))
    assert not Elements(shown).having("id", "beam")


def test_a_price_stands_in_the_coin_of_its_currency():
    state, page = load("alhambra-turn-4"), drawn("alhambra-turn-4")
    for currency, building in state["frame"]["table"]["slots"].items():
        card = by_id(page, f"slot-{currency}-{building}")
        assert str(icons.number_of(building)) in card["text"]
        assert speak(state)("money-" + currency) in card["text"]


def test_the_yard_says_whether_my_money_is_enough_and_what_is_missing():
    state = load("alhambra-turn-4")
    frame, t = state["frame"], speak(state)
    for currency, purse in frame["table"]["purse"].items():
        missing = icons.number_of(frame["table"]["slots"][currency]) - purse["sum"]
        shown, heard = market.funds(frame, t, currency)
        assert ("exact" in shown) == purse["exact"]
        assert (f"{missing} short" in heard) == (missing > 0)


def test_a_building_that_i_cannot_pay_says_so_when_tried():
    state, page = load("alhambra-turn-3"), drawn("alhambra-turn-3")
    poor = [
        currency
        for currency, building in state["frame"]["table"]["slots"].items()
        if f"{building}@{currency}" not in state["frame"]["ask"]["options"]
    ]
    assert poor
    for currency in poor:
        card = by_id(page, f"slot-{currency}-{state['frame']['table']['slots'][currency]}")
        assert card["attrs"]["aria-disabled"] == "true" and "too little" in card["attrs"]["data-why"]


def test_what_cannot_go_together_with_the_money_chosen_is_dimmed_at_once():
    state, page = load("alhambra-taking-4"), drawn("alhambra-taking-4")
    chosen, ask = state["ui"]["chosen"], state["frame"]["ask"]
    total = sum(ask["prices"][card] for card in chosen)
    for card in page.having("data-drag", "hand"):
        value = ask["prices"][card["attrs"]["data-option"]]
        marked = card["attrs"]["aria-pressed"] == "true"
        assert ("dim" in classes(card)) == (not marked and total + value > ask["budget"])


@pytest.mark.parametrize(
    ("name", "css", "words"),
    [("exact-4", "exact", "you act again"), ("much-3", "over", "too much"), ("little-5", None, "missing")],
)
def test_a_payment_tells_its_sum_and_what_it_comes_to(name, css, words):
    state, page = load(f"alhambra-{name}"), drawn(f"alhambra-{name}")
    ask = state["frame"]["ask"]
    total = sum(ask["prices"][card] for card in state["ui"]["chosen"])
    beam = by_id(page, "beam")
    assert css is None or css in classes(beam)
    assert f"{total} / {ask['args']['price']}" in beam["text"] and words in by_id(page, "count")["text"]


def test_stars_fly_off_only_where_the_price_is_met_exactly():
    assert drawn("alhambra-exact-4").having("class", "stars")
    assert not drawn("alhambra-much-3").having("class", "stars")


def test_money_of_another_currency_says_why_it_cannot_pay():
    state, page = load("alhambra-pay-4"), drawn("alhambra-pay-4")
    currency = state["frame"]["ask"]["args"]["currency"]
    for card in page.having("data-hand"):
        pays = icons.kind_of(card["attrs"]["data-hand"]) == currency
        assert ("data-option" in card["attrs"]) == pays
        assert pays or speak(state)("money-" + currency) in card["attrs"]["data-why"]


def test_my_money_lies_by_currency_in_the_order_of_the_yard_with_its_sum():
    state, page = load("alhambra-hand-5"), drawn("alhambra-hand-5")
    names = [card["attrs"]["data-hand"] for card in page.having("data-hand")]
    assert sorted(names) == sorted(held["card"] for held in state["frame"]["table"]["hand"])
    order = [icons.CURRENCIES.index(icons.kind_of(name)) for name in names]
    assert order == sorted(order)
    told = [group["attrs"]["aria-label"] for group in page.having("role", "group") if "pouch" in classes(group)]
    purse = state["frame"]["table"]["purse"]
    assert [int(words.split()[0]) for words in told] == [one["sum"] for one in purse.values() if one["sum"]]


def test_a_gift_shows_what_all_would_score_either_way_and_one_way_to_pass():
    state, page = load("alhambra-gift-2"), drawn("alhambra-gift-2")
    assert len(page.having("data-act", "pass")) == 1
    [give] = page.having("data-option")
    for seat, points in enumerate(state["frame"]["ask"]["gives"]["martin"]["points"]):
        assert f"{state['ui']['names'][seat]}: " in give["text"] and f"{points} point" in give["text"]


def test_a_scoring_tells_counts_and_points_of_that_moment():
    state = load("alhambra-scoring-6")
    frame, ui = state["frame"], Ui(**state["ui"])
    counts, points = scoring.owned_at(frame, ui, "b"), frame["table"]["scored"]["b"]
    for at, kind in enumerate(icons.KINDS):
        best = max(range(6), key=lambda seat: counts[seat][kind])
        assert points[at][best] == max(points[at])
    cells = [element for element in drawn("alhambra-scoring-6").all if element["tag"] == "td"]
    assert len([cell for cell in cells if "of them" in cell["text"]]) == 6 * len(icons.KINDS)


def test_what_came_after_a_scoring_does_not_count_in_it():
    state = load("alhambra-over-2")
    frame, ui = state["frame"], Ui(**state["ui"])
    first, last = scoring.owned_at(frame, ui, "a"), scoring.owned_at(frame, ui, "c")
    assert last == [player["owned"] for player in frame["table"]["players"]]
    given = [fact for fact in ui.log if fact["id"] == "endowed"]
    assert sum(last[2].values()) - sum(first[2].values()) >= sum(len(fact["cards"]) for fact in given[1:])


def test_points_after_a_scoring_leave_the_later_ones_out():
    frame = load("alhambra-over-4")["frame"]
    table = frame["table"]
    for seat in range(4):
        first = sum(row[seat] for row in table["scored"]["a"])
        assert scoring.points_after(frame, "a", seat) == first
        assert scoring.points_after(frame, "c", seat) == table["players"][seat]["score"]


def test_the_last_buildings_say_who_gets_them():
    state, page = load("alhambra-last-5"), drawn("alhambra-last-5")
    told = [fact for fact in state["ui"]["log"] if fact["id"] in ending.GIVEN_OUT]
    cards = [element for element in page.having("class") if "fr" in classes(element)]
    assert len(cards) == len(told) > 0
    for card, fact in zip(cards, told, strict=True):
        who = state["ui"]["names"][fact["seat"]] if fact["id"] == "inherited" else "nobody"
        assert who in card["text"] or "You get" in card["text"]


@pytest.mark.parametrize("name", ["alhambra-last-4", "alhambra-last-5"])
def test_the_last_buildings_say_who_had_how_much_money_also_of_a_tie(name):
    state, page = load(name), drawn(name)
    facts = [fact for fact in state["ui"]["log"] if fact["id"] in ending.GIVEN_OUT]
    lists = [element["text"] for element in page.having("class", "bars")]
    assert len(lists) == len(facts)
    for text, fact in zip(lists, facts, strict=True):
        sums = state["frame"]["over"]["open"]["money"][fact["currency"]]
        for seat, money in enumerate(sums):
            assert f"{state['ui']['names'][seat]} had {money}" in text
    most = page.having("class", "most")
    assert len(most) == len(facts) + len([fact for fact in facts if fact["id"] == "left_over"])


@pytest.mark.parametrize("window", ["last", "scoring-c"])
def test_the_table_waits_for_scoring_c_until_its_window_is_closed(window):
    state = load("alhambra-last-5")
    table, ui = state["frame"]["table"], state["ui"] | {"dialog": window}
    held, before = ending.held_back(state["frame"], Ui(**ui))
    for seat, player in enumerate(held["table"]["players"]):
        last = sum(row[seat] for row in table["scored"]["c"])
        assert player["score"] == table["players"][seat]["score"] - last
        assert player["owned"] == table["players"][seat]["owned"]
    assert "c" not in held["table"]["scored"] and "c" in table["scored"], "nothing is changed in place"
    told = [fact["id"] for fact in before.log]
    assert "final" not in told and ("inherited" in told) == (window == "scoring-c")
    page = drawn("alhambra-last-5", dialog=window)
    seals = [element["text"] for element in page.having("class") if "sc" in classes(element)][1:]
    best = max(player["score"] for player in table["players"])
    assert len(seals) == len(table["players"]) and not [text for text in seals if str(best) in text]
    shown = drawn("alhambra-last-5", dialog=None, shows=[])
    assert [text for text in [element["text"] for element in shown.having("class")] if str(best) in text]
    again = drawn("alhambra-last-5", dialog=window, shows=[])
    assert [e for e in again.having("class") if "sc" in classes(e) and str(best) in e["text"]], "looked at again"


def test_the_last_buildings_lead_on_to_scoring_c_and_that_to_the_score():
    def way(**state):
        return by_id(drawn("alhambra-last-5", **state), "close")["text"]

    assert way() == "To scoring C" and way(shows=[]) == "Back to the table"
    assert way(dialog="scoring-c", shows=["scoring-c", "score"]) == "Go on"
    assert way(dialog="scoring-c", shows=[]) == "Back to the table"


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("name", SEATS)
def test_when_the_next_scoring_comes_is_on_the_button_that_opens_the_three(name, lang):
    table, button = load(name)["frame"]["table"], by_id(drawn(name, lang), "when")
    assert button["tag"] == "button" and button["attrs"]["data-window"] == "scorings"
    t = speak(load(name), lang)
    assert button["text"].startswith(t("score-" + table["next"]["letter"]))
    figures = table["comes"] or [table["buildings"]]
    told = button["text"] + " " + by_id(drawn(name, lang), "track")["text"]
    assert all(told.count(str(figure)) >= 2 for figure in figures), "both say the same"


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es"])
def test_no_scoring_comes_once_all_three_are_over(lang):
    t, page = speak(load("alhambra-over-4"), lang), drawn("alhambra-over-4", lang)
    assert by_id(page, "when")["text"] == t("score-c") + t("race-over")
    assert t("track-all-over") in by_id(page, "track")["text"]


def test_a_scoring_that_comes_at_a_known_card_names_no_range():
    assert race.reach([20, 37]) == "20–37" and race.reach([5, 5]) == "5"
    assert speak(load(SEATS[0]))("race-comes", range="1", most=1) == "in 1 card"


def test_a_scoring_that_is_over_can_be_looked_at_again():
    page, table = drawn("alhambra-turn-6"), load("alhambra-turn-6")["frame"]["table"]
    windows = [button["attrs"]["data-window"] for button in page.having("data-act", "look")]
    assert windows == ["scorings", *[f"scoring-{letter}" for letter in table["scored"]]]


def test_a_building_close_up_tells_who_has_how_many_and_all_its_prices():
    state, page = load("alhambra-zoom-building-4"), drawn("alhambra-zoom-building-4")
    kind, row = icons.kind_of(state["ui"]["zoom"]), state["ui"]["cards"][state["ui"]["zoom"]]
    text = by_id(page, "dialog")["text"]
    for player in state["frame"]["table"]["players"]:
        assert f"{state['ui']['names'][player['seat']]}: " in text
    assert "".join(str(price) for price in row["prices"]) in text.replace(" ", "")
    assert speak(state)("building-" + kind) in text


def test_money_seen_taken_is_told_in_a_window_and_in_palaces_only_where_it_is_wanted():
    state = load("alhambra-seen-3")
    text = by_id(drawn("alhambra-seen-3"), "dialog")["text"]
    for seat in (1, 2):
        count = len(state["frame"]["table"]["players"][seat]["seen"]["cards"])
        assert f"{count} of {state['frame']['table']['players'][seat]['hand']} cards seen" in text
    wanted = load("alhambra-palace-6")["ui"]["preferences"] | {"unseen": True}
    assert "cards seen" not in by_id(drawn("alhambra-palace-6"), "dialog")["text"]
    assert "cards seen" in by_id(drawn("alhambra-palace-6", preferences=wanted), "dialog")["text"]


@pytest.mark.parametrize(
    ("price", "css"), [(2, "h1"), (4, "h1"), (5, "h2"), (8, "h3"), (10, "h4"), (11, "h5"), (13, "h5")]
)
def test_the_price_of_a_building_tells_the_light_over_it(price, css):
    assert icons.hour(price) == css
