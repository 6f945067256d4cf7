"""Tests of the wording that only Citadels needs: persons, articles, names of districts, chosen options."""

import pytest

from sanjuan.games.citadels.presenting.terminal import price
from sanjuan.words import telling
from sanjuan.words.bundles import words

NAMES = ("You", "Ana", "Bo")
EN, FR, DE, ES = [words(lang, "citadels") for lang in ("en", "fr", "de", "es")]


def ask(kind, least=1, most=1, **more):
    """Return a question as a frame has it."""
    return {"kind": kind, "options": [], "least": least, "most": most, "args": {}, "prices": {}} | more


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        ({"id": "kills", "seat": 0, "character": "assassin"}, "You kill the Assassin.", "Du ermordest den Assassinen."),
        (
            {"id": "robbed", "seat": 1, "other": 0, "gold": 4},
            "Ana steals 4 gold from you.",
            "Ana stiehlt dir 4 Gold.",
        ),
        (
            {"id": "robbed", "seat": 1, "other": 2, "gold": 0},
            "Ana finds no gold to steal from Bo.",
            "Ana findet bei Bo kein Gold zu stehlen.",
        ),
        (
            {"id": "destroyed", "seat": 0, "other": 0, "card": "manor", "gold": 2, "why": "warlord"},
            "Warlord: you destroy the Manor in your own city for 2 gold.",
            "Söldner: Du zerstörst den Gutshof in deiner Stadt für 2 Gold.",
        ),
        (
            {"id": "spied", "seat": 1, "other": 2, "type": "trade", "gold": 1, "count": 1},
            "Ana looks through Bo’s hand for trade districts and gets 1 gold and 1 card.",
            "Ana sucht auf der Hand von Bo Handelsgebäude und bekommt 1 Gold und 1 Karte.",
        ),
        (
            {"id": "warrants", "seat": 0, "characters": ["king", "bishop", "scholar"]},
            "You place warrants on the King, the Bishop and the Scholar.",
            "Du legst Vollmachten auf den König, den Bischof und den Gelehrten.",
        ),
        (
            {"id": "beautified", "seat": 2, "cards": ["market", "docks"]},
            "Bo puts a coin on the Market and the Docks.",
            "Bo legt eine Münze auf den Markt und die Docks.",
        ),
        (
            {"id": "saw_hand", "seat": 0, "other": 1, "cards": []},
            "Ana’s hand: nothing.",
            "Du siehst die Hand von Ana: nichts.",
        ),
        (
            {"id": "robbed", "seat": 0, "other": 0, "gold": 0},
            "Your own other character is robbed: your gold stays yours.",
            "Du bestiehlst deinen eigenen zweiten Charakter: Dein Gold bleibt bei dir.",
        ),
        (
            {"id": "robbed", "seat": 1, "other": 1, "gold": 0},
            "Ana robs their own other character: no gold moves.",
            "Ana bestiehlt den eigenen zweiten Charakter: Kein Gold wechselt die Hand.",
        ),
        (
            {"id": "bought_off", "seat": 0, "other": 0, "gold": 2},
            "You lift the threat from your own other character: no gold moves.",
            "Du nimmst die Drohung von deinem eigenen zweiten Charakter: Kein Gold wechselt die Hand.",
        ),
        (
            {"id": "defied", "seat": 1, "other": 1},
            "Ana leaves the threat on their own other character.",
            "Ana lässt die Drohung auf dem eigenen zweiten Charakter liegen.",
        ),
        (
            {"id": "flowered", "seat": 1, "other": 1, "gold": 4},
            "Ana reveals the flower on their own other character: no gold moves.",
            "Ana deckt die Blume auf dem eigenen zweiten Charakter auf: Kein Gold wechselt die Hand.",
        ),
        (
            {"id": "bewitched", "seat": 0, "other": 0, "character": "king"},
            "Your own other character is bewitched: you will go on as the King.",
            "Dein eigener zweiter Charakter ist verhext: Du spielst den König weiter.",
        ),
        (
            {"id": "gained", "seat": 1, "gold": 1, "why": "poor_house"},
            "Poor House: Ana gains 1 gold.",
            "Armenhaus: Ana erhält 1 Gold.",
        ),
        (
            {"id": "drew", "seat": 0, "count": 3, "why": "gather"},
            "Gathering: you draw 3 cards.",
            "Zu Beginn: Du ziehst 3 Karten.",
        ),
    ],
)
def test_what_happened_is_a_sentence(fact, english, german):
    assert telling.say(fact, NAMES, 0, EN) == english
    assert telling.say(fact, NAMES, 0, DE) == german


def test_a_seat_that_looked_at_cards_is_not_said_to_keep_one():
    facts = [
        {"id": "looked", "seat": 1, "count": 2, "why": "gather"},
        {"id": "kept", "seat": 1, "count": 1, "why": "gather"},
    ]
    assert [text for _, text in telling.lines(facts, NAMES, 0, FR)] == ["Ressources\u00a0: Ana regarde 2 cartes."]


@pytest.mark.parametrize(
    ("option", "kind", "label"),
    [
        ("assassin", "kill", "Asesino"),
        ("2:town_hall@3", "destroy", "Ayuntamiento"),
        ("market@0", "beautify", "Mercado"),
        ("market@0", "means", "Sacrificar el Mercado"),
        ("gold", "means", "Oro"),
        ("noble", "spy_type", "Noble"),
        ("seat_2", "spy", "Asiento 3"),
    ],
)
def test_an_option_in_words(option, kind, label):
    assert telling.label(option, kind, ES) == label


@pytest.mark.parametrize(
    ("question", "chosen", "confirm"),
    [
        (ask("turn"), (), "Gold oder Karten wählen"),
        (ask("turn", 0), (), "Bauen"),
        (ask("turn"), ("gold",), "Gold nehmen"),
        (ask("turn", 0, prices={"market": 2}), ("market",), "Den Markt für 2 bauen"),
        (ask("turn", 0), ("laboratory@1",), "Das Labor nutzen"),
        (ask("turn", 0), ("power",), "Fähigkeit nutzen"),
        (ask("magic"), ("seat_1",), "Hand mit Platz 2 tauschen"),
        (ask("magic", 1, 4), ("market", "temple"), "2 Karten tauschen"),
        (ask("split", 3, 3), ("gold", "gold", "card"), "2 Gold und 1 Karte nehmen"),
        (ask("destroy", prices={"1:palace@2": 4}), ("1:palace@2",), "Den Palast für 4 zerstören"),
        (ask("kill"), ("diplomat",), "Den Diplomaten ermorden"),
    ],
)
def test_the_button_says_what_is_chosen(question, chosen, confirm):
    assert telling.question(question, chosen, DE)["confirm"] == confirm


@pytest.mark.parametrize(
    ("kind", "own", "told"),
    [
        ("threat", "no", "Pay half of your gold, or risk all of it."),
        ("threat", "yes", "It lies on your own other character: the gold stays with you either way."),
        ("reveal", "no", "All the gold of the player who refused is yours."),
        ("reveal", "yes", "It lies on your own other character: no gold moves."),
    ],
)
def test_a_threat_on_ones_own_other_character_is_asked_as_such(kind, own, told):
    assert telling.question(ask(kind, 0, args={"own": own, "purse": 4}), (), EN)["help"] == told


def test_a_turn_is_asked_otherwise_once_gathered():
    titles = [telling.question(ask("turn", least), (), EN)["title"] for least in (1, 0)]
    assert titles == ["Your turn", "Build or end your turn"]
    assert telling.question(ask("turn", 0), (), FR)["pass"] == "Finir le tour"


def test_a_seat_is_called_by_its_name_where_the_words_know_it():
    t = words("fr", "citadels")
    t.seats = NAMES
    asked = ask("crown") | {"options": ["seat_1", "seat_2"]}
    assert telling.label("seat_2", "crown", t) == "Bo"
    assert telling.question(asked, ["seat_1"], t)["confirm"] == "Donner la Couronne à Ana"
    assert telling.answer(asked, ["seat_2"], t) == "Bo"


@pytest.mark.parametrize(
    ("option", "said"), [("castle", "costs 4"), ("2:market@0", "free"), ("gold", ""), ("cards", "")]
)
def test_the_terminal_tells_the_price_of_districts_alone(option, said):
    asked = ask("turn", prices={"castle": 4, "2:market@0": 0, "gold": 2, "cards": 2})
    assert price(option, asked, EN) == said
