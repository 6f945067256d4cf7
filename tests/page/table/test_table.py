"""The table: prices, reasons, lots, goods, stacks, roles, the trading house, the question and the log."""

from tests.page.drawing import Elements, load, screen, speak


def drawn(state, lang="en"):
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


def by_id(page, id):
    [found] = page.having("id", id)
    return found


def classes(element):
    return element["attrs"]["class"].split()


def test_a_card_too_expensive_says_so_when_tried():
    state = load("build-4")
    options = state["frame"]["ask"]["options"]
    page = drawn(state)
    barred = [e for e in page.having("data-hand") if e["attrs"]["data-card"] not in options]
    assert barred
    assert all(e["attrs"]["aria-disabled"] == "true" and e["attrs"]["data-why"] for e in barred)


def test_a_violet_building_owned_already_says_so():
    state = load("build-4")
    me = state["frame"]["table"]["players"][0]
    me["city"][0]["card"] = "chapel"
    hand = [{"card": "chapel", "cost": 3, "price": 3}]
    state["frame"]["table"]["hand"] = hand
    [card] = drawn(state).having("data-hand")
    assert card["attrs"]["data-why"] == "You already own a Chapel. You may own only one."


def test_a_discount_shows_what_the_card_costs_now_beside_its_cost():
    state = load("build-4")
    state["frame"]["table"]["hand"] = [{"card": "library", "cost": 5, "price": 4}]
    html = screen(state["frame"], state["ui"], speak(state))
    assert '<b class="cost l"><s>5</s></b><b class="cost r live">4</b>' in html


def test_a_discount_says_where_it_comes_from():
    state = load("build-4")
    why = [{"why": "builder", "n": 1}, {"why": "quarry", "n": 1}]
    state["frame"]["table"]["hand"] = [{"card": "crane", "cost": 2, "price": 0, "saved": why}]
    [card] = drawn(state).having("data-hand")
    assert "Costs 2: Builder −1, Quarry −1; now nothing." in card["text"]


def test_a_lifted_card_lights_up_the_places_that_take_it_with_their_price():
    state = load("lifted-4")
    lifted = state["ui"]["lifted"]
    page = drawn(state)
    drops = {e["attrs"]["data-drop"] for e in page.having("data-drop")}
    assert drops == {o for o in state["frame"]["ask"]["options"] if o.split(">")[0] == lifted}
    prices = state["frame"]["ask"]["prices"]
    for element in page.having("data-drop"):
        assert str(prices[element["attrs"]["data-drop"]]) in element["text"]


def test_a_crane_under_a_lifted_card_says_that_it_cannot_be_covered():
    page = drawn(load("lifted-4"))
    [crane] = [e for e in page.having("data-card", "crane") if e["attrs"].get("id", "").startswith("lot-")]
    assert crane["attrs"]["data-why"] == "A Crane cannot be covered."


def test_without_a_lifted_card_no_lot_is_lit():
    assert drawn(load("crane-4")).having("data-drop") == []


def test_the_twelve_lots_of_a_city():
    page = drawn(load("role-4"))
    lots = [e for e in page.having("id") if e["attrs"]["id"].startswith("lot-")]
    assert len(lots) == 12


def test_a_sale_shows_what_each_good_is_worth_and_the_sum():
    state = load("selling-4")
    page = drawn(state)
    for option in state["frame"]["ask"]["options"]:
        [good] = page.having("data-option", option)
        assert "+" + str(state["frame"]["ask"]["prices"][option]) in good["text"]


def test_covered_stacks_are_marked_with_their_size():
    state = load("crane-2")
    page = drawn(state)
    for index, place in enumerate(state["frame"]["table"]["players"][0]["city"]):
        lot = by_id(page, f"lot-{index}")
        assert ("stack" in classes(lot)) == bool(place["covered"])
        assert not place["covered"] or f"+{len(place['covered'])}" in lot["text"]


def test_goods_lie_on_their_factories():
    state = load("sell-4")
    page = drawn(state)
    for seat, player in enumerate(state["frame"]["table"]["players"][1:], 1):
        for index, place in enumerate(player["city"]):
            label = by_id(page, f"opp-{seat}-{index}")["text"]
            assert (" on it" in label) == place["good"]


def test_a_taken_role_names_its_player_and_says_why_it_cannot_be_chosen():
    state = load("role-4")
    state["frame"]["table"]["roles"][0]["taken"] = 2
    state["frame"]["ask"]["options"].remove("builder")
    tile = by_id(drawn(state), "role-builder")
    assert "Mateo" in tile["text"]
    assert "Mateo" in tile["attrs"]["data-why"]


def test_the_mouse_over_a_role_or_an_event_tells_what_it_does_and_brings():
    page = drawn(load("events-4"))
    told = by_id(page, "role-builder")["attrs"]["title"]
    assert told.startswith("Everyone may build 1 building.") and told.endswith("You can pay for 3 different buildings.")
    assert "You can build 3" in by_id(page, "role-builder")["text"]
    assert "draw 1 card" in by_id(page, "role-prospector")["attrs"]["title"], "a role that is taken tells it too"
    assert by_id(page, "event-taxes")["attrs"]["title"] == "Everyone but you discards 1 card from the hand."


def test_the_price_list_is_shown_while_it_is_open_and_the_seen_ones_always():
    state = load("sell-4")
    tiles = state["frame"]["table"]["tiles"]
    house = by_id(drawn(state), "house")
    assert "".join(str(figure) for figure in tiles["now"]) in house["text"]
    for row in tiles["seen"]:
        assert "".join(str(figure) for figure in row) in house["text"]


def test_hands_of_others_are_numbers():
    state = load("role-4")
    page = drawn(state)
    for seat in (1, 2, 3):
        count = state["frame"]["table"]["players"][seat]["hand"]
        label = list(page.having("data-seat", str(seat)))[0]["text"]
        assert f"{count} card" in label


def test_the_question_is_a_status_and_the_log_a_log():
    page = drawn(load("role-4"))
    assert [e["text"] for e in page.having("role", "status")][0].startswith("Choose a role")
    assert len(page.having("role", "log")) == 1


def test_confirm_waits_until_enough_is_chosen():
    assert "disabled" in by_id(drawn(load("pay-3")), "confirm")["attrs"]
    assert "disabled" not in by_id(drawn(load("paying-3")), "confirm")["attrs"]


def test_pass_is_offered_only_where_nothing_is_an_answer():
    assert drawn(load("pay-3")).having("data-act", "pass") == []
    assert len(drawn(load("build-4")).having("data-act", "pass")) == 1


def test_while_another_one_plays_there_is_a_way_to_skip_ahead():
    page = drawn(load("waiting-4"))
    assert len(page.having("data-act", "skip")) == 1
    assert "turn" in classes(by_id(page, "opp-1"))
    assert page.having("data-option") == []


def test_a_card_named_in_the_log_can_be_looked_at():
    page = drawn(load("dialog-log"))
    marks = [e for e in page.all if e["tag"] == "mark"]
    assert marks
    assert all(e["attrs"]["data-act"] == "zoom" and e["attrs"]["data-card"] for e in marks)


def test_every_card_says_in_words_what_it_is():
    page = drawn(load("role-4"))
    first = page.having("data-hand")[0]
    assert "cost" in first["text"]


def test_an_option_that_lies_nowhere_on_the_table_is_a_button_in_the_question():
    state = load("build-4")
    state["frame"]["ask"]["options"].append("palace")
    state["frame"]["table"]["hand"] = [card for card in state["frame"]["table"]["hand"] if card["card"] != "palace"]
    [button] = drawn(state).having("data-option", "palace")
    assert button["text"] == "Palace"


def test_the_library_is_used_by_a_button_in_the_question():
    [button] = drawn(load("library-2")).having("data-option", "use")
    assert button["text"] == "Double the privilege"


def test_what_was_just_built_is_marked():
    state = load("role-4")
    city = state["frame"]["table"]["players"][2]["city"]
    state["frame"] |= {"log_from": 9, "log": [{"id": "built", "seat": 2, "card": city[-1]["card"], "cost": 1}]}
    page = drawn(state)
    assert [e["attrs"]["id"] for e in page.having("class") if "fresh" in classes(e)] == [f"opp-2-{len(city) - 1}"]


def test_the_whole_log_can_tell_of_one_player_only():
    state = load("dialog-log")
    everything = [e["attrs"]["id"] for e in drawn(state).having("id") if e["attrs"]["id"].startswith("all-")]
    state["ui"]["log_of"] = 1
    page = drawn(state)
    told = [e for e in page.having("id") if e["attrs"]["id"].startswith("all-")]
    assert 0 < len(told) < len(everything)
    assert not [e for e in told if e["text"].startswith(("You ", "Mateo", "Carmen"))]
    assert by_id(page, "log-of-1")["attrs"]["aria-pressed"] == "true"
    assert by_id(page, "log-of-1")["attrs"]["aria-label"] == "Inés"
