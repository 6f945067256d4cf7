"""The ids of the messages about the things of San Juan, for tests/words/test_use.py."""

from sanjuan.games import GAMES
from sanjuan.games.san_juan.phases.events import EVENTS
from sanjuan.games.san_juan.phases.rounds import ROLES
from tests.words.messages import family


def things():
    """Return the ids of the things of San Juan."""
    game = GAMES["san_juan"]
    boxes = [game.new(2, 1, edition=edition, new_buildings=True) for edition in (1, 2)]
    cards = {name: card for box in boxes for name, card in game.catalogue(box).items()}
    return (
        family("card", cards, "a", "the", "power", "text")
        | {f"card-{name}.good" for name, card in cards.items() if card["good"]}
        | family("role", ROLES, "the", "privilege", "help", "doubled", "text")
        | family("event", EVENTS, "the", "power", "help")
        | family("kind", {card["kind"] for card in cards.values()}, "text")
        | family("when", {card["phase"] for card in cards.values() if card["phase"]})
        | family("phase", ROLES)
        | family("good", {card["good"] for card in cards.values() if card["good"]}, "amount")
        | family("score", ["buildings", "total", "tie_break"])
    )
