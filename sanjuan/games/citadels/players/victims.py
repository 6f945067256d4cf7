"""Whom to name: what each character's player would lose, by who can hold it at all and what he would have wished."""

from collections.abc import Sequence

from sanjuan.games.citadels.characters import CHARACTERS
from sanjuan.games.citadels.knowledge import Draft, ways
from sanjuan.games.citadels.players.drafting import others_worth, own_worth
from sanjuan.games.citadels.players.reading import Reading
from sanjuan.games.citadels.sight import view as seen_by
from sanjuan.games.citadels.state import State

Chances = dict[str, dict[int, float]]
HARMS_OTHERS = {2: 0.8, 8: 0.6}
"""By rank, how much of a rival's turn harms the rest of the table more than me, if I do not lead: kept alive."""


def chances(reading: Reading) -> Chances:
    """Return for each character how likely each other seat has it: every draft that fits, weighed by their wishes."""
    view, seat = reading.view, reading.seat
    seen = view if view.viewer == seat else seen_by(view, seat)
    draft = Draft(seen, seat)
    found: Chances = {}
    for places, owners in zip(draft.fitting(), draft.owners, strict=True):
        for at, owner in enumerate(owners):
            if owner >= 0 and owner != seat:
                others = places[:at] + places[at + 1 :]
                for name, bit in draft.bit.items():
                    if places[at] & bit and (count := ways(others, draft.whole ^ bit)):
                        by_seat = found.setdefault(name, {})
                        by_seat[owner] = by_seat.get(owner, 0.0) + count
    return _weighed(reading, found)


def believable(reading: Reading, options: Sequence[str]) -> Chances:
    """Return who may have each of the characters that somebody else can have at all, and how likely; of characters that
    nobody can have, none where there are others."""
    found = chances(reading)
    return {name: found[name] for name in options if name in found} or {name: {} for name in options}


def _weighed(reading: Reading, counts: Chances) -> Chances:
    """Weigh the drafts by what the seats are likely to have wished; what a seat has adds up to 1 for each card."""
    view = reading.view
    totals = dict.fromkeys(range(len(view.gold)), 0.0)
    for name, by_seat in counts.items():
        for other in by_seat:
            if reading.style.belief:
                worth = others_worth(view, other, name, reading.goal - reading.sizes[other])
                by_seat[other] *= max(worth, 0.1) ** 2 if reading.style.belief > 1 else max(worth, 0.1)
            totals[other] += by_seat[other]
    for by_seat in counts.values():
        for other in by_seat:
            by_seat[other] *= len(view.held[other]) / totals[other]
    return counts


def loss(reading: Reading, name: str, by_seat: dict[int, float]) -> float:
    """Return what it is worth to take a character's turn away."""
    standing = reading.standing()
    leads = standing[reading.seat] >= max(standing)
    lost = 0.0
    for other, chance in by_seat.items():
        left = reading.goal - reading.sizes[other]
        worth = others_worth(reading.view, other, name, left)
        if left <= 1:
            worth += reading.style.deny
        if not leads and CHARACTERS[name].rank in HARMS_OTHERS:
            worth *= 1.0 - HARMS_OTHERS[CHARACTERS[name].rank] / 2
        lost += chance * worth * reading.weight(other)
    return lost


def kill(reading: Reading, options: Sequence[str], misjudged: dict[str, float]) -> str:
    """Return the character whose player would lose most."""
    found = believable(reading, options)
    return max(found, key=lambda name: loss(reading, name, found[name]) + misjudged.get(name, 0.0))


def bewitch(reading: Reading, options: Sequence[str], misjudged: dict[str, float]) -> str:
    """Return the character to act as: it must be held, its player loses, its powers are mine."""
    found = believable(reading, options)

    def gain(name: str) -> float:
        held = sum(found[name].values())
        return held * own_worth(reading, name) + loss(reading, name, found[name]) + misjudged.get(name, 0.0)

    return max(found, key=gain)


def rob(reading: Reading, options: Sequence[str], misjudged: dict[str, float]) -> str:
    """Return the character that promises most gold."""
    return _best(loot(reading, options), options, misjudged, 1)[0]


def loot(reading: Reading, options: Sequence[str]) -> dict[str, float]:
    """Return how much gold the player of each possible character can be expected to have, for me and lost to
    him."""
    gold = reading.view.gold
    return {
        name: sum([chance * gold[other] * (1.0 + reading.weight(other)) for other, chance in by_seat.items()])
        for name, by_seat in believable(reading, options).items()
    }


def threats(reading: Reading, options: Sequence[str], misjudged: dict[str, float]) -> tuple[str, ...]:
    """Return the two characters that promise most gold."""
    return _best(loot(reading, options), options, misjudged, 2)


def flower(reading: Reading, options: Sequence[str]) -> str:
    """Return which of the threats to carry out."""
    return _best(loot(reading, options), options, {}, 1)[0]


def warrants(reading: Reading, options: Sequence[str], misjudged: dict[str, float]) -> tuple[str, ...]:
    """Return the three characters whose districts are most worth having."""
    return _best(seizures(reading, options), options, misjudged, 3)


def signed(reading: Reading, options: Sequence[str]) -> str:
    """Return which of the warrants to sign."""
    return _best(seizures(reading, options), options, {}, 1)[0]


def seizures(reading: Reading, options: Sequence[str]) -> dict[str, float]:
    """Return what may be confiscated of each character's player: about what his gold can build."""
    view = reading.view
    return {
        name: sum([chance * _will_build(view, other, name) for other, chance in by_seat.items()])
        for name, by_seat in believable(reading, options).items()
    }


def _best(gains: dict[str, float], options: Sequence[str], misjudged: dict[str, float], many: int) -> tuple[str, ...]:
    """Return `many` of the options, the most promising first; those without a gain come last."""
    order = sorted(options, key=lambda name: (name not in gains, -gains.get(name, 0.0) - misjudged.get(name, 0.0)))
    return tuple(order[:many])


def _will_build(view: State, seat: int, name: str) -> float:
    row = CHARACTERS[name]
    if not row.permits or not view.hands[seat]:
        return 0.2
    gold = view.gold[seat] + 2 + row.extra
    return min(gold, 5) + (1.0 if gold >= 2 else 0.0)
