"""Play games with the engine and keep telling frames of Citadels, as tests/page/frames/citadels-*.json.

Run it again when the frame changes: PYTHONPATH=tools python -m citadels.preview_frames   (the same games every time)
"""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alhambra.preview_frames import FRAMES, Keeper, call
from alhambra.preview_frames import Frame as Frame
from alhambra.preview_frames import State as State

NAMES = ("", "Inés", "Mateo", "Rosalía", "Tomás", "Lucía", "Bruno", "Elena")
FACES = ("me", "ines", "mateo", "rosalia", "tomas", "lucia", "bruno", "elena")
LOG = 24
SEATS = range(2, 9)
GAMES = 5
"""Games of each number of seats."""
ROUNDS = range(3, 9)
"""A question is telling while the cities have grown."""
BASE = "turn-5"
"""The frame that all others are changes of: it alone holds the catalogue of cards, of every game played."""
OFTEN = ("turn", "gather", "character", "destroy", "kill")
"""Questions that are kept at every number of seats of MANY; of all others the most telling one is kept."""
MANY = {"turn": (2, 3, 5, 8), "gather": (4, 7), "character": (2, 6, 8), "destroy": (5, 8), "kill": (4, 8)}
RANDOM = 0.35
"""The share of random answers of the person, so that every question comes up."""


def name_of(frame: Frame) -> str:
    """Return the name under which the frame of a question is kept."""
    kind: str = frame["ask"]["kind"]
    seats = frame["table"]["seats"]
    kind = "gather" if kind == "turn" and "gold" in frame["ask"]["options"] else kind
    return f"{kind}-{seats}" if kind in OFTEN else kind


def wanted(name: str) -> bool:
    """Return whether a frame of this name is kept."""
    kind, _, seats = name.partition("-")
    return kind not in MANY or int(seats) in MANY[kind]


def worth(frame: Frame) -> int:
    """Return how much a frame shows, to pick the most telling one of a kind."""
    table, ask = frame["table"], frame["ask"]
    built = sum(len(player["city"]) for player in table["players"])
    marks = sum(len(rank["marks"]) for rank in table["ranks"])
    known = len([rank for rank in table["ranks"] if rank["holder"] is not None])
    return 3 * len(ask["options"]) + built + 4 * marks + 2 * known + 2 * len(table["powers"])


def play(seats: int, seed: int, keeper: Keeper) -> Frame:
    """Play one game from the first seat's chair; return the catalogue of its cards."""
    from sanjuan.games.citadels.casts import PRESETS
    from worker.host import Host

    host, rng = Host(), random.Random(seed)
    players = [{"name": "", "who": "bot" if seat else "human", "bot": "greedy"} for seat in range(seats)]
    options = {"preset": list(PRESETS)[(seed + seats) % len(PRESETS)], "ninth": 4 <= seats <= 7}
    frame = call(host, do="start", game="citadels", seats=seats, seed=seed, options=options, players=players)
    cards: Frame = frame["cards"]
    log = frame["log"]
    while not frame["over"]:
        if frame["ask"] and frame["table"]["round"] in ROUNDS and wanted(name_of(frame)):
            keeper.keep(name_of(frame), worth(frame), state(frame, log))
        frame = moved(host, frame, rng)
        log = log[: frame["log_from"]] + frame["log"]
    keeper.keep(f"over-{seats}", len(frame["over"]["sheet"]), state(frame, log))
    return cards


class Posed(NamedTuple):
    """A question that games seldom come to: seats ("city / hand / gold"), options, the rest of a position, and what is
    answered on the way where it is offered (else what comes first)."""

    seats: Sequence[str]
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    wished: Sequence[str] = ()


def posed(kind: str, asked: Posed) -> tuple[State, Frame]:
    """Stand up a position and answer up to a question; return its state and its cards."""
    from sanjuan.games.citadels.positions import scenario
    from sanjuan.table.position import write as written
    from worker.host import Host

    parts = [[part.split() for part in seat.split("/")] for seat in asked.seats]
    laid = [{"city": city, "hand": hand, "gold": int(gold)} for city, hand, [gold] in parts]
    stood = written(scenario.stand(len(laid), dict(asked.options), {"seed": 1, "seat": laid, **asked.position}))
    host, bots = Host(), ["greedy"] * (len(laid) - 1)
    frame = call(host, do="stand", game="citadels", position=stood, opponents=bots, names=[""])
    cards, log = frame["cards"], frame["log"]
    while not (frame["ask"] and frame["ask"]["kind"] == kind):
        frame = forward(host, frame, asked.wished)
        log = log[: frame["log_from"]] + frame["log"]
    return state(frame, log), cards


def forward(host: Any, frame: Frame, wished: Sequence[str]) -> Frame:
    """Let whoever is to move do so, a person as wished; return the next frame."""
    if not frame["ask"]:
        return call(host, do="bot")
    ask = frame["ask"]
    chosen = [option for option in wished if option in ask["options"]][:1]
    return call(host, do="answer", chosen=chosen or ask["options"][: max(1, ask["least"])])


FIVE = (
    "temple armory manor market / harbor tavern / 3", "palace keep church prison / manor / 4",
    "castle docks great_wall / temple market / 4", "tavern monastery / castle / 2",
    "manor watchtower trading_post cathedral town_hall / docks / 1",
)  # fmt: skip
"""Five seats in the middle of a game."""
RICH = ("tavern / thieves_den palace harbor temple docks / 2", *FIVE[1:])
POSED = {
    "armory": Posed(
        FIVE,
        {"preset": "vicious_nobles", "ninth": True},
        {"picked": [["magician"], ["merchant"], ["cardinal"], ["thief"], ["patrician"]], "call": 3},
        ["armory@1"],
    ),
    "theater_give": Posed(
        (
            "theater manor tavern docks / palace market / 5", "castle church prison / manor / 3",
            "harbor watchtower temple monastery / castle / 2",
        ),
        {"preset": "devious_dignitaries", "ninth": True},
        {"crown": 0},
    ),
    "den": Posed(RICH, {}, {"picked": [["merchant"], ["thief"], ["king"], ["bishop"], ["warlord"]], "call": 6},
        ["gold", "thieves_den"]),
    "lender": Posed(RICH, {"preset": "vicious_nobles"},
        {"picked": [["cardinal"], ["thief"], ["patrician"], ["merchant"], ["warlord"]], "call": 5}, ["gold", "palace"]),
    "richest": Posed(FIVE, {"preset": "cunning_agents"},
        {"picked": [["abbot"], ["magician"], ["emperor"], ["alchemist"], ["warlord"]], "call": 5}, ["gold", "power"]),
    "confiscate": Posed(
        ("temple market / harbor tavern / 3", "palace church / tavern docks / 6", *FIVE[2:]),
        {"preset": "ambitious_aristocrats"},
        {"picked": [["magistrate"], ["thief"], ["patrician"], ["bishop"], ["trader"]], "call": 1}, ["gold", "power"]),
}  # fmt: skip
"""Questions that are stood up, by their kinds."""


def moved(host: Any, frame: Frame, rng: random.Random) -> Frame:
    """Let whoever is to move do so; return the next frame."""
    from sanjuan.bots.random_bot import random as at_random

    if not frame["ask"]:
        return call(host, do="bot")
    record = host.record
    player = at_random if rng.random() < RANDOM else record.game.bots["greedy"]
    return call(host, do="answer", chosen=list(player(record.game.view(record.state, 0), rng)))


def state(frame: Frame, log: Sequence[Frame]) -> State:
    """Return what a frame file holds: the frame without its save, and a page's state to go with it."""
    seats = frame["table"]["seats"]
    ui = {
        "names": [NAMES[seat] or "You" for seat in range(seats)], "faces": list(FACES[:seats]), "cast": [""] * seats,
        "log": list(log[-LOG:]),
    }  # fmt: skip
    frame = {key: value for key, value in frame.items() if key not in ("save", "log", "cards")}
    return {"frame": frame | {"undo": True, "log": [], "log_from": 0}, "ui": ui}


def common(cards: Frame) -> Frame:
    """Return the page's state that goes with every frame."""
    from page.catalog import settings

    return {
        "lang": "en", "theme": "day", "speed": "fast", "bots": ["greedy"], "chosen": [], "lifted": None,
        "preferences": settings.preferences("") | {"unseen": True}, "confirm": False, "why": "", "dialog": None,
        "fast": False, "cards": cards,
    }  # fmt: skip


def marked(base: str, kept: State, count: int = 1) -> State:
    """Return the change of a state in which the last options are marked."""
    return {"base": f"citadels-{base}", "ui": {"chosen": kept["frame"]["ask"]["options"][-count:], "confirm": True}}


def window(base: str, dialog: str, **more: object) -> State:
    """Return the change of a state in which a window is open."""
    return {"base": f"citadels-{base}", "ui": {"dialog": dialog, **more}}


def told(base: str, kept: State, **fact: object) -> State:
    """Return the change of a state in which I am told what happened to me."""
    log = [*kept["ui"]["log"], {"at": 999, **fact}]
    return {"base": f"citadels-{base}", "ui": {"dialog": "told-999", "log": log}}


def changes(found: Mapping[str, State]) -> dict[str, State]:
    """Return states with a choice made, a window open, or nothing asked of me: changes of those found."""
    one = ("character-8", "destroy-5", "kill-4", "spy", "spy_type")
    made = {f"{name}-chosen": marked(name, found[name]) for name in one}
    for name in ("warrants", "split"):
        made[f"{name}-chosen"] = marked(name, found[name], found[name]["frame"]["ask"]["least"])
    return made | windows(found) | happened(found)


def windows(found: Mapping[str, State]) -> dict[str, State]:
    """Return states with a window open."""
    [mine] = found["turn-5"]["frame"]["table"]["players"][0]["held"]
    theirs = found["turn-8"]["frame"]["table"]["players"][1]["city"]
    return {
        "waiting-5": {"base": "citadels-turn-5", "frame": {"ask": None, "turn": {"seat": 1, "who": "bot"}}},
        "zoom-character": window("turn-5", "zoom", zoom=mine["card"]),
        "zoom-district": window("turn-8", "zoom", zoom=theirs[0]["card"]),
        "city-5": window("turn-5", "city", city=1),
        "city-over-8": window("over-8", "city", city=2),
        "log-8": window("turn-8", "log", log_of=3),
        "unseen-4": window("gather-4", "unseen"),
        "final-8": window("over-8", "score"),
        "final-3": window("over-3", "score"),
    }


def happened(found: Mapping[str, State]) -> dict[str, State]:
    """Return states in which I am told what happened to me."""
    [mine] = found["turn-5"]["frame"]["table"]["players"][0]["held"]
    turn = {seats: found[f"turn-{seats}"] for seats in (2, 3, 5, 8)}
    razed = {"id": "destroyed", "seat": 2, "other": 0, "card": "market", "gold": 1, "why": "warlord"}
    swapped = {"id": "swapped_hands", "seat": 1, "other": 0, "count": 2, "received": 4}
    return {
        "told-destroyed": told("turn-8", turn[8], **razed),
        "told-swapped": told("turn-3", turn[3], **swapped),
        "told-killed": told("turn-5", turn[5], id="kills", seat=2, character=mine["card"]),
        "told-robbed": told("turn-2", turn[2], id="robbed", seat=1, other=0, gold=5),
    }


def write(name: str, kept: State) -> None:
    """Write one state."""
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (FRAMES / f"citadels-{name}.json").write_text(text + "\n", encoding="utf-8")


ALWAYS = 1000
"""The extra worth of a stood-up position, which shows more than any of a game."""
KEPT_OVER = ("over-3", "over-8")
"""The ends that are kept."""


def main() -> None:
    """Play, and write the frames again."""
    keeper = Keeper()
    cards: Frame = {}
    for seats in SEATS:
        for seed in range(GAMES):
            cards |= play(seats, seed, keeper)
    for kind, asked in POSED.items():
        kept, more = posed(kind, asked)
        keeper.keep(kind, worth(kept["frame"]) + ALWAYS, kept)
        cards |= more
    found = {name: kept for name, (_, kept) in sorted(keeper.found.items())}
    found = {name: kept for name, kept in found.items() if not name.startswith("over-") or name in KEPT_OVER}
    for file in FRAMES.glob("citadels-*.json"):
        file.unlink()
    for name, kept in found.items():
        based = {"ui": common(cards) | kept["ui"]} if name == BASE else {"base": f"citadels-{BASE}"}
        write(name, kept | based)
    for name, kept in changes(found).items():
        write(name, kept)


if __name__ == "__main__":
    main()
