"""Facts and questions of the engine as sentences."""

import pytest

from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.words import Words

NAMES = ("You", "Ana", "Bo")
EN, FR = words("en", "san_juan"), words("fr", "san_juan", "ed2")
DE, ES = words("de", "san_juan", "ed2"), words("es", "san_juan", "ed2")


@pytest.mark.parametrize(
    ("fact", "english", "french"),
    [
        ({"id": "round", "round": 3, "governor": 1}, "Round 3. Ana is the Governor.", "Manche 3. Gouverneur : Ana."),
        ({"id": "role", "seat": 0, "role": "councillor"}, "You take the Councillor.", "Tu prends le Maire."),
        (
            {"id": "built", "seat": 1, "card": "archive", "cost": 1},
            "Ana builds an Archive for 1.",
            "Ana construit un Cadastre pour 1.",
        ),
        (
            {"id": "built", "seat": 0, "card": "well", "cost": 0},
            "You build a Well for free.",
            "Tu construis un Puits gratuitement.",
        ),
        (
            {"id": "covered", "seat": 2, "card": "palace", "old": "chapel", "cost": 3},
            "Bo builds a Palace over the Chapel for 3.",
            "Bo construit un Palais sur la Chapelle pour 3.",
        ),
        (
            {"id": "produced", "seat": 1, "places": ["indigo_plant@0", "coffee_roaster@2", "indigo_plant@4"]},
            "Ana makes 2 indigo and coffee.",
            "Ana produit 2 indigos et du café.",
        ),
        ({"id": "sold", "seat": 0, "places": ["silver_smelter@1"]}, "You sell silver.", "Tu vends de l’argent."),
        (
            {"id": "tile", "prices": [1, 1, 2, 2, 3]},
            "Prices: indigo 1, sugar 1, tobacco 2, coffee 2 and silver 3.",
            "Prix : indigo 1, sucre 1, tabac 2, café 2 et argent 3.",
        ),
        (
            {"id": "drew", "seat": 1, "count": 1, "why": "well"},
            "Well: Ana draws 1 card.",
            "Puits : Ana pioche 1 carte.",
        ),
        (
            {"id": "drew_cards", "seat": 0, "cards": ["crane", "tower"], "why": "prospector"},
            "Prospector: you draw a Crane and a Tower.",
            "Chercheur d’or : tu pioches une Grue et un Phare.",
        ),
        (
            {"id": "threw", "seat": 2, "count": 2, "why": "limit"},
            "Hand limit: Bo discards 2 cards.",
            "Limite de main : Bo défausse 2 cartes.",
        ),
        (
            {"id": "paid", "seat": 1, "count": 3, "goods": 1},
            "Ana pays with 1 good and 3 cards.",
            "Ana paie avec 1 marchandise et 3 cartes.",
        ),
        ({"id": "final"}, "The game is over.", "La partie est finie."),
    ],
)
def test_a_fact_is_a_sentence_of_the_language_and_the_edition(fact, english, french):
    assert telling.say(fact, NAMES, 0, EN) == english
    assert telling.say(fact, NAMES, 0, FR).replace("\u00a0", " ") == french


@pytest.mark.parametrize(
    ("fact", "german", "spanish"),
    [
        (
            {"id": "round", "round": 3, "governor": 1},
            "Runde 3. Gouverneur: Ana.",
            "Ronda 3. Gobierna Ana.",
        ),
        ({"id": "role", "seat": 0, "role": "councillor"}, "Du nimmst den Ratsherrn.", "Tomas el Alcalde."),
        (
            {"id": "covered", "seat": 2, "card": "palace", "old": "well", "cost": 3},
            "Bo baut einen Palast über den Brunnen für 3.",
            "Bo construye un Palacio sobre el Pozo por 3.",
        ),
        (
            {"id": "produced", "seat": 1, "places": ["indigo_plant@0", "coffee_roaster@2", "indigo_plant@4"]},
            "Ana erzeugt 2 Indigo und Kaffee.",
            "Ana produce 2 de añil y café.",
        ),
        (
            {"id": "drew_cards", "seat": 0, "cards": ["crane", "well", "market_hall"], "why": "prospector"},
            "Goldsucher: Du ziehst einen Kran, einen Brunnen und eine Markthalle.",
            "Buscador de oro: robas una Grúa, un Pozo y un Mercado cubierto.",
        ),
        (
            {"id": "threw", "seat": 2, "count": 1, "why": "limit"},
            "Handkartenlimit: Bo wirft 1 Karte ab.",
            "Límite de mano: Bo descarta 1 carta.",
        ),
    ],
)
def test_german_has_its_accusative_and_spanish_its_articles(fact, german, spanish):
    assert telling.say(fact, NAMES, 0, DE) == german
    assert telling.say(fact, NAMES, 0, ES) == spanish


def test_the_log_leaves_out_what_the_next_line_says_better():
    facts = [
        {"id": "built", "seat": 0, "card": "well", "cost": 2},
        {"id": "paid", "seat": 0, "count": 2, "goods": 0},
        {"id": "drew", "seat": 0, "count": 1, "why": "poor_house"},
        {"id": "drew_cards", "seat": 0, "cards": ["crane"], "why": "poor_house"},
        {"id": "drew", "seat": 1, "count": 1, "why": "prospector"},
    ]
    told = [fact["id"] for fact, _ in telling.lines(facts, NAMES, 0, EN)]
    assert told == ["built", "drew_cards", "drew"]


@pytest.mark.parametrize(
    ("words", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_joined_as_a_list(words, text):
    assert telling.join(words, EN) == text


def test_spanish_joins_with_e_before_the_sound_of_i():
    t = words("es", "san_juan", "ed2")
    heard = {"Inés": "e", "Hilda": "e", "índigo": "e", "Yolanda": "y", "hierro": "y", "2 cartas": "y"}
    for last, word in heard.items():
        assert telling.join(["Ana", last], t) == f"Ana {word} {last}"


def ask(kind, options, least, most, prices=None, **args):
    """Return a question as a frame has it."""
    return {"kind": kind, "options": options, "least": least, "most": most, "args": args, "prices": prices or {}}


def test_the_question_names_role_and_privilege_once_one_is_marked():
    roles = ask("role", ["builder", "councillor"], 1, 1)
    assert telling.question(roles, [], EN)["help"] == "Everyone plays it, but the privilege is yours alone."
    marked = telling.question(roles, ["councillor"], EN)
    assert marked["confirm"] == "Take the Councillor"
    assert marked["help"] == "Everyone draws 2 cards and keeps 1. As Councillor you look at 3 more."
    assert telling.question(roles, ["councillor"], FR)["confirm"] == "Prendre le Maire"


def test_a_question_that_may_be_declined_says_so_on_its_second_button():
    build = ask(
        "build", ["well", "palace>chapel@1"], 0, 1, {"well": 2, "palace>chapel@1": 0}, privilege=True, discount=1
    )
    assert telling.question(build, [], EN)["pass"] == "Pass"
    assert telling.question(build, ["well"], EN)["confirm"] == "Build the Well for 2"
    assert telling.question(build, ["palace>chapel@1"], EN)["confirm"] == "Build the Palace for free"
    pay = ask("pay", ["well", "crane"], 1, 1, card="tower", price=1, goods=False)
    assert telling.question(pay, [], EN)["pass"] == ""


def test_a_sale_says_what_it_brings():
    options = ["indigo_plant@0", "coffee_roaster@1"]
    sell = ask("sell", options, 0, 2, dict(zip(options, (1, 3), strict=True)), limit=2)
    marked = telling.question(sell, options, EN)
    assert (marked["title"], marked["confirm"], marked["count"]) == ("Sell up to 2 goods", "Sell for 4 cards", "2 of 2")


@pytest.mark.parametrize(
    ("option", "kind", "label"),
    [
        ("trader", "role", "Trader"),
        ("use", "library", "Double the privilege"),
        ("well", "build", "Well"),
        ("palace>chapel@1", "build", "Palace over Chapel"),
        ("coffee_roaster@2", "sell", "Coffee roaster (coffee)"),
    ],
)
def test_an_option_has_a_label(option, kind, label):
    assert telling.label(option, kind, EN) == label


def test_a_refusal_says_what_to_do():
    count = {"id": "wrong_count", "args": {"least": 2, "most": 2, "count": 1}}
    assert telling.refusal(count, EN) == "Choose exactly 2. You chose 1."
    assert telling.refusal({"id": "no_option", "args": {"option": "well"}}, EN) == "Well cannot be chosen now."
    assert telling.refusal({"id": "never_heard_of", "args": {}}, EN) == "That is not possible now."


def test_a_missing_id_is_visible_and_noted():
    t = words("en", "san_juan", "ed2")
    assert t("no-such-id", n=1) == "⟦no-such-id⟧"
    assert t("card-well.nothing") == "⟦card-well.nothing⟧"
    assert t.missing == ["no-such-id", "card-well.nothing"]


def test_words_that_come_later_are_found():
    there = {"act-undo": "Undo"}
    t = Words(lambda id, attribute: id in there, lambda id, attribute, args: there[id], "en")
    assert (t("act-undo"), t("act-later")) == ("Undo", "⟦act-later⟧") and not t.has("act-later")
    there |= {"act-later": "Later", "act-undo": "Back"}
    assert t("act-later") == "⟦act-later⟧"
    t.grow()
    assert (t("act-undo"), t("act-later")) == ("Undo", "Later") and t.has("act-later")


def test_an_argument_left_out_is_an_error():
    with pytest.raises(ValueError, match="fact-role"):
        words("en", "san_juan", "ed2")("fact-role", me="no")


def test_an_unknown_language_is_an_error():
    with pytest.raises(ValueError, match="xx"):
        words("xx", "san_juan", "ed2")


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ({"id": "reaches", "args": {"card": "library"}}, "You can then pay for the Library."),
        ({"id": "scores_at_end", "args": {"card": "palace"}}, "The Palace scores at the end of the game."),
        ({"id": "makes", "args": {"places": ["indigo_plant@0", "indigo_plant@2"]}}, "Makes 2 indigo."),
        ({"id": "denies", "args": {"seat": 1}}, "Ana would take it next."),
    ],
)
def test_a_reason_of_advice_is_a_sentence(why, sentence):
    assert telling.reason(why, NAMES, 0, EN) == sentence
