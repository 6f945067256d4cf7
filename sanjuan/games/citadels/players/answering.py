"""An answer to each kind of question, by rules made by hand."""

from collections.abc import Callable
from random import Random

from sanjuan.games.citadels.cards import COST, TYPES
from sanjuan.games.citadels.players import drafting, magic, targets, turning, victims
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.players.rows import HOUSE, Style
from sanjuan.games.citadels.rules.building import SCAFFOLDS
from sanjuan.games.citadels.rules.moving import seat_of
from sanjuan.games.citadels.state import NOBODY, State
from sanjuan.table.flow import Ask
from sanjuan.table.options import card_of, place_of

Answer = tuple[str, ...]
Misjudged = dict[str, float]
BLIND = 2.0
"""The advantage that another seat's character must promise for the Theater to be used."""
NOTHING: Misjudged = {}


class Asked:
    """A question, how its seat reads the view, and by how much it misjudges the options."""

    def __init__(self, view: State, style: Style, rng: Random) -> None:
        question = view.ask
        assert question is not None
        self.question: Ask = question
        self.options = question.options
        self.view = view
        self.reading = Reading(view, question.seat, style)
        self.misjudged = NOTHING
        if style.misjudges and question.kind in MISJUDGED:
            self.misjudged = {option: style.misjudges * _noise(rng) for option in question.options}


def _noise(rng: Random) -> float:
    """Return a random number around 0 with a spread of about 1 (a sum of uniform ones, the same on every machine)."""
    return 2.0 * (rng.random() + rng.random() + rng.random() - 1.5)


MISJUDGED = frozenset(["character", "kill", "bewitch", "rob", "warrants", "threats"])


def respond(view: State, rng: Random, style: Style = HOUSE) -> Answer:
    """Answer the open question of a view in a style."""
    asked = Asked(view, style, rng)
    return ANSWERS[asked.question.kind](asked)


def _turn(asked: Asked) -> Answer:
    return turning.turn(asked.reading, asked.options)


def _character(asked: Asked) -> Answer:
    return (drafting.best_character(asked.reading, asked.options, asked.misjudged),)


def _dismiss(asked: Asked) -> Answer:
    return (drafting.least_wanted(asked.reading, asked.options),)


def _theater(asked: Asked) -> Answer:
    """Swap with the seat whose character promises clearly more than the own one, or with nobody."""
    reading, view = asked.reading, asked.view
    found = victims.chances(reading)
    mine = min([drafting.own_worth(reading, name) for name in view.held[reading.seat]])

    def gain(option: str) -> float:
        other = seat_of(option)
        likely = [(by_seat.get(other, 0.0), name) for name, by_seat in found.items()]
        total = sum([chance for chance, _ in likely]) or 1.0
        return sum([chance * drafting.own_worth(reading, name) for chance, name in likely if chance]) / total - mine

    best = max(asked.options, key=gain)
    return (best,) if gain(best) > BLIND else ()


def _theater_give(asked: Asked) -> Answer:
    return (min(asked.options, key=lambda name: drafting.own_worth(asked.reading, name)),)


def _keep(asked: Asked) -> Answer:
    """Keep the card that is worth most in the hand; doubles of what is held count little."""
    reading = asked.reading
    return (max(asked.options, key=lambda card: (_worth_keeping(reading, card), card)),)


def _worth_keeping(reading: Reading, card: str) -> float:
    if card in reading.hand and card not in reading.useless():
        return 0.1
    return reading.kept(card)


def _split(asked: Asked) -> Answer:
    """Take cards until they are worth less than a coin."""
    reading, count = asked.reading, asked.question.most
    cards = 0
    if "card" in asked.options:
        held = len(reading.playable())
        while cards < count and reading.of_cards(1, held + cards) > reading.coin:
            cards += 1
    return ("gold",) * (count - cards) + ("card",) * cards


def _kill(asked: Asked) -> Answer:
    return (victims.kill(asked.reading, asked.options, asked.misjudged),)


def _bewitch(asked: Asked) -> Answer:
    return (victims.bewitch(asked.reading, asked.options, asked.misjudged),)


def _rob(asked: Asked) -> Answer:
    return (victims.rob(asked.reading, asked.options, asked.misjudged),)


def _warrants(asked: Asked) -> Answer:
    return victims.warrants(asked.reading, asked.options, asked.misjudged)


def _signed(asked: Asked) -> Answer:
    return (victims.signed(asked.reading, asked.options),)


def _threats(asked: Asked) -> Answer:
    return victims.threats(asked.reading, asked.options, asked.misjudged)


def _flower(asked: Asked) -> Answer:
    return (victims.flower(asked.reading, asked.options),)


def _spy(asked: Asked) -> Answer:
    return (magic.spy(asked.reading, asked.options),)


def _spy_type(asked: Asked) -> Answer:
    return (max(TYPES, key=lambda type: magic.of_type(asked.reading, asked.view.aim, type)),)


def _magic(asked: Asked) -> Answer:
    return magic.conjure(asked.reading, asked.options)


def _wizard(asked: Asked) -> Answer:
    return (magic.peek(asked.reading, asked.options),)


def _best_card(asked: Asked) -> Answer:
    return (max(asked.options, key=lambda card: (asked.reading.kept(card), card)),)


def _wizard_build(asked: Asked) -> Answer:
    card = asked.options[0]
    return asked.options if asked.reading.worth(card) > COST[card] * asked.reading.coin else ()


def _worst_card(asked: Asked) -> Answer:
    return tuple(asked.reading.worst(asked.options)[: asked.question.least])


def _crown(asked: Asked) -> Answer:
    """Give the crown to the least dangerous seat that has something to pay with."""
    reading, view = asked.reading, asked.view
    standing = reading.standing()

    def danger(option: str) -> float:
        other = seat_of(option)
        return standing[other] - 2.0 * bool(view.gold[other] or view.hands[other])

    return (min(asked.options, key=danger),)


def _tribute(asked: Asked) -> Answer:
    """Pay with what there is more of; the seat that is paid takes what it wants more."""
    view, reading = asked.view, asked.reading
    if reading.seat != view.crown:
        return ("card",) if reading.of_cards(1) > reading.coin else ("gold",)
    return ("card",) if len(reading.useless()) * 2 > len(reading.hand) or not view.gold[reading.seat] else ("gold",)


def _leader(asked: Asked) -> Answer:
    standing = asked.reading.standing()
    return (max(asked.options, key=lambda option: standing[seat_of(option)]),)


def _navigate(asked: Asked) -> Answer:
    reading = asked.reading
    gold = reading.coins(reading.gold + 4) - reading.coins(reading.gold)
    cards = "cards" in asked.options and reading.of_cards(4) > gold
    return ("cards",) if cards else ("gold",)


def _destroy(asked: Asked) -> Answer:
    return (max(asked.options, key=lambda option: targets.destruction(asked.reading, option)),)


def _seize(asked: Asked) -> Answer:
    return (max(asked.options, key=lambda option: targets.seizure(asked.reading, option)),)


def _give_away(asked: Asked) -> Answer:
    return (targets.best_exchange(asked.reading)[1],)


def _receive(asked: Asked) -> Answer:
    reading, own = asked.reading, asked.view.aim
    given = f"{reading.city[own]}@{own}"
    return (max(asked.options, key=lambda option: targets.exchange(reading, given, option)),)


def _beautify(asked: Asked) -> Answer:
    """Put coins on the dearest districts, which the Warlord then pays more for; on two if there is enough gold."""
    reading = asked.reading
    order = sorted(asked.options, key=lambda option: (-COST[card_of(option)], place_of(option)))
    many = asked.question.most if reading.last or reading.gold > turning.SPARE + 1 else 1
    return tuple(order[:many])


def _means(asked: Asked) -> Answer:
    """Pay in gold unless a Framework is worth less, or gold does not suffice."""
    reading, price = asked.reading, asked.view.price
    cost = {"gold": price * reading.coin if price <= reading.gold else price * 0.9}

    def given(option: str) -> float:
        if option in cost:
            return cost[option]
        own = COST[card_of(option)] + reading.extra(card_of(option)) + reading.style.tempo
        return own - (0.8 if card_of(option) in SCAFFOLDS else 0.0)

    return (min(asked.options, key=given),)


def _den(asked: Asked) -> Answer:
    """Pay with the useless cards, and with as many others as are missing."""
    reading, question = asked.reading, asked.question
    bad = reading.useless()
    order = reading.worst(asked.options)
    many = max(question.least, min(question.most, len(bad)))
    return tuple(order[:many])


def _museum(asked: Asked) -> Answer:
    return (asked.reading.worst(asked.options)[0],)


def _armory(asked: Asked) -> Answer:
    return (max(asked.options, key=lambda option: targets.blast(asked.reading, option)),)


def _threat(asked: Asked) -> Answer:
    """Pay where half is less than what is at stake: the flower lies on one of those that are still a secret."""
    view, gold = asked.view, asked.view.gold[asked.reading.seat]
    if view.flower_open or view.blackmailer in (NOBODY, asked.reading.seat):
        return ()
    flowers = len(view.threats) + len(view.lifted)
    return asked.options if gold // 2 < gold / max(flowers, 1) or gold >= 6 else ()


def _yes(asked: Asked) -> Answer:
    return asked.options


Answering = Callable[[Asked], Answer]
ANSWERS: dict[str, Answering] = {
    "character": _character, "dismiss": _dismiss, "theater": _theater, "theater_give": _theater_give, "turn": _turn,
    "keep": _keep, "split": _split, "kill": _kill, "bewitch": _bewitch, "rob": _rob, "warrants": _warrants,
    "signed": _signed, "threats": _threats, "flower": _flower, "spy": _spy, "spy_type": _spy_type, "magic": _magic,
    "wizard": _wizard, "wizard_take": _best_card, "wizard_build": _wizard_build, "seer_give": _worst_card,
    "crown": _crown, "tribute": _tribute, "richest": _leader, "navigate": _navigate, "scholar": _keep,
    "destroy": _destroy, "seize": _seize, "give_away": _give_away, "receive": _receive, "beautify": _beautify,
    "means": _means, "den": _den, "lender": _leader, "lend": _worst_card, "laboratory": _museum, "museum": _museum,
    "armory": _armory, "threat": _threat, "reveal": _yes, "confiscate": _yes,
}  # fmt: skip
