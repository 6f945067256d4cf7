"""The settings, the sheet of keys, and the cards still out."""

from tests.page.drawing import Elements, load, screen, speak


def drawn(name, lang="en", **preferences):
    state = load(name)
    state["ui"]["preferences"] = state["ui"]["preferences"] | preferences
    return Elements(screen(state["frame"], state["ui"] | {"lang": lang}, speak(state, lang)))


def test_every_preference_is_a_switch_that_turns_it_round():
    page = drawn("dialog-settings", confirm=True, sure=False, unseen=True)
    switches = {e["attrs"]["data-value"]: "checked" in e["attrs"] for e in page.having("role", "switch")}
    usual = {"count:false": True, "digest:false": True, "voices:false": True}
    assert switches == {"confirm:false": True, "sure:true": False, "unseen:false": True} | usual
    motions = {
        e["attrs"]["data-value"]: e["attrs"]["aria-pressed"]
        for e in page.having("data-act", "prefer")
        if "aria-pressed" in e["attrs"]
    }
    assert motions.items() >= {"motion:auto": "true", "motion:full": "false", "motion:less": "false"}.items()


def test_the_sheet_of_keys_lists_what_the_keyboard_does():
    page = drawn("dialog-keys")
    caps = [e["text"] for e in page.all if e["tag"] == "kbd"]
    assert {"?", "U", "L", "M", "O", "S", "P", "Z", "Enter", "Esc", "Space"} <= set(caps)


def test_cards_still_out_are_those_neither_open_nor_in_my_hand():
    state = load("dialog-unseen")
    table, cards = state["frame"]["table"], state["ui"]["cards"]
    open_cards = [held["card"] for held in table["hand"]]
    for player in table["players"]:
        for place in player["city"]:
            open_cards += [place["card"], *place["covered"], *place["tucked_cards"]]
    lines = {
        e["attrs"]["data-card"]: e["text"]
        for e in drawn("dialog-unseen").having("data-act", "zoom")
        if "cost" not in e["text"]
    }
    for name, card in cards.items():
        assert lines[name].endswith(f"{card['copies'] - open_cards.count(name)} of {card['copies']}")


def test_the_count_shows_close_up_only_where_it_is_wanted():
    for wanted in (True, False):
        text = drawn("dialog-zoom", unseen=wanted).having("id", "dialog")[0]["text"]
        assert ("Still out" in text) is wanted and ("In the deck" in text) is not wanted
        acts = [e["attrs"]["data-act"] for e in drawn("dialog-menu", unseen=wanted).having("data-act")]
        assert ("unseen" in acts) is wanted and "settings" in acts and "help" in acts


def test_the_menu_names_the_rules_once():
    page = drawn("dialog-menu")
    assert len([e for e in page.having("data-act", "rules") if e["tag"] == "button"]) == 1
