"""Every id that is asked for exists, and every id that exists is asked for."""

import pytest

from sanjuan.games import GAMES
from sanjuan.games.san_juan.kinds import KINDS
from sanjuan.games.san_juan.phases.events import EVENTS
from sanjuan.games.san_juan.phases.rounds import ROLES
from sanjuan.games.san_juan.wording import FACTS
from sanjuan.words import telling
from sanjuan.words.words import READABLE
from tests.words.messages import ids
from tests.words.uses import HOLE, handed_on, matches, raised, reasons, strings, templates

IDS = ids("en") | ids("en", "san_juan")
GAME = GAMES["san_juan"]
CARDS = {
    name: card
    for edition in (1, 2)
    for name, card in GAME.catalogue(GAME.new(2, 1, edition=edition, new_buildings=True)).items()
}


def family(name, members, *parts):
    """Return the ids of a family of messages: "role-builder", "role-builder.the" ..."""
    return {f"{name}-{member}{part}" for member in members for part in ("", *(f".{part}" for part in parts))}


def demanded():
    """Return the ids that follow from what engine and page can say."""
    cards = family("card", CARDS, "a", "the", "power", "text")
    makers = {f"card-{name}.good" for name, card in CARDS.items() if card["good"]}
    roles = family("role", ROLES, "the", "privilege", "help", "doubled", "text")
    events = family("event", EVENTS, "the", "power", "help")
    asks = family("ask", KINDS, "help", "confirm") | {f"ask-{kind}.pass" for kind in KINDS} & IDS
    kinds = family("kind", {card["kind"] for card in CARDS.values()}, "text")
    phases = family("when", {card["phase"] for card in CARDS.values() if card["phase"]}) | family("phase", ROLES)
    goods = family("good", {card["good"] for card in CARDS.values() if card["good"]}, "amount")
    errors = family("error", raised()) | family("position", reasons())
    rows = family("score", ["buildings", "total", "tie_break"])
    facts = family("fact", [*FACTS, *telling.FACTS])
    options = family("option", [row.name for row in GAME.options])
    options |= {f"{option}.help" for option in options} & IDS
    everything = (
        cards
        | makers
        | roles
        | events
        | asks
        | kinds
        | phases
        | goods
        | errors
        | rows
        | facts
        | options
        | family("bot", GAME.characters, "style")
    )
    return everything


def test_everything_that_engine_and_page_can_say_has_words():
    assert sorted(demanded() - IDS) == []


@pytest.mark.parametrize(("place", "text"), [pair for pair in templates() if HOLE not in pair[1]])
def test_an_id_in_the_code_has_words(place, text):
    assert text in IDS


@pytest.mark.parametrize(("place", "text"), [pair for pair in templates() if HOLE in pair[1]])
def test_an_id_that_the_code_puts_together_can_have_words(place, text):
    assert text.split("-")[0] in READABLE or any(matches(text, id) for id in IDS)


def test_the_page_uses_no_words_of_the_terminal_whose_file_it_does_not_get():
    assert [place for place, text in templates() if place.startswith("web/") and text.startswith("term-")] == []


def test_an_id_that_the_code_hands_on_has_words():
    assert sorted(handed_on() - IDS) == []


def test_no_words_lie_about_unused():
    asked = demanded() | strings()
    spoken = [text for _, text in templates()]
    assert [id for id in sorted(IDS - asked) if not any(matches(text, id) for text in spoken)] == []
