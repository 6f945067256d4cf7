"""Play games with the engine and keep telling frames of Alhambra, as tests/page/frames/alhambra-*.json.

Run it again when the frame changes: PYTHONPATH=tools python -m alhambra.preview_frames   (the same games every time)
"""

import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web")]
FRAMES = ROOT / "tests" / "page" / "frames"
NAMES = ("", "Inés", "Mateo", "Rosalía", "Tomás", "Lucía")
FACES = ("me", "ines", "mateo", "rosalia", "tomas", "lucia")
LOG = 60
SEEDS = 4
"""Games of each number of seats."""
ROUNDS = range(7, 17)
"""A question is telling while the palaces have grown, but fit."""
MANY = 9
"""Money cards of a large hand."""
Frame = dict[str, Any]
"""A message from the engine to the page, or a part of one: JSON."""
State = dict[str, Any]
"""The content of a frame file: "frame" and "ui", or a "base" with changes of them."""


def call(host: Any, **command: object) -> Frame:
    """Give a command to the engine's side of the page and return its frame."""
    frame: Frame = json.loads(host.call(json.dumps(command)))
    return frame


def name_of(frame: Frame) -> str:
    """Return the name under which the frame of a question is kept."""
    kind: str = frame["ask"]["kind"]
    return "hand" if kind == "turn" and len(frame["table"]["hand"]) > MANY else kind


def worth(frame: Frame) -> int:
    """Return how much a frame shows, to pick the most telling one of a kind."""
    table, ask = frame["table"], frame["ask"]
    mine = table["players"][0]
    exact = sum(purse["exact"] for purse in table["purse"].values())
    total: int = len(mine["palace"]) + 2 * len(mine["stands"]) + 3 * exact + len(ask["options"])
    return total - abs(len(table["hand"]) - 9)


def scored(log: Sequence[Frame], letter: str) -> bool:
    """Return whether the last facts tell of a scoring."""
    return {"id": "scoring", "scoring": letter} in [{key: fact[key] for key in fact if key != "at"} for fact in log]


class Keeper:
    """The most telling frames so far, by name, each with how telling it is."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, State]] = {}

    def keep(self, name: str, value: int, kept: State) -> None:
        """Keep a state if it shows more than the one of its name."""
        if name not in self.found or value > self.found[name][0]:
            self.found[name] = (value, kept)


def play(seats: int, seed: int, keeper: Keeper) -> None:
    """Play one game from the first seat's chair, all by rules of thumb; now and then the person takes money."""
    from worker.host import Host

    host, rng = Host(), random.Random(seed)
    players = [{"name": "", "who": "bot" if i else "human", "bot": "greedy"} for i in range(seats)]
    frame = call(host, do="start", game="alhambra", seats=seats, seed=seed, options={}, players=players)
    cards, log = frame["cards"], frame["log"]
    while not frame["over"]:
        if frame["ask"] and frame["table"]["round"] in ROUNDS:
            keeper.keep(f"{name_of(frame)}-{seats}", worth(frame), state(frame, cards, log))
        frame = moved(host, frame, rng)
        log = log[: frame["log_from"]] + frame["log"]
        if scored(frame["log"], "b"):
            keeper.keep(f"scored-{seats}", 0, state(frame, cards, log, 400))
    keeper.keep(f"over-{seats}", sum(fact["id"] == "inherited" for fact in log), state(frame, cards, log, 400))


def moved(host: Any, frame: Frame, rng: random.Random) -> Frame:
    """Let whoever is to move do so; return the next frame."""
    if not frame["ask"]:
        return call(host, do="bot")
    money = [option for option in frame["ask"]["options"] if "@" not in option]
    if frame["ask"]["kind"] == "turn" and money and rng.random() < 0.4:
        return call(host, do="answer", chosen=[rng.choice(money)])
    record = host.record
    chosen = record.game.bots["greedy"](record.game.view(record.state, 0), None)
    return call(host, do="answer", chosen=list(chosen))


def state(frame: Frame, cards: Frame, log: Sequence[Frame], length: int = LOG) -> State:
    """Return what a frame file holds: the frame without its save, and a page's state to go with it."""
    from page.catalog import settings
    from page.kit.html import DUMMY

    seats, martin = frame["table"]["seats"], len(frame["table"]["players"]) - frame["table"]["seats"]
    ui = {
        "lang": "en", "theme": "day", "speed": "fast",
        "names": [NAMES[i] or "You" for i in range(seats)] + ["Martin"] * martin,
        "faces": [*FACES[:seats], *[DUMMY] * martin], "cast": [""] * (seats + martin), "bots": ["greedy"], "chosen": [],
        "lifted": None, "preferences": settings.preferences(""), "confirm": False, "why": "", "dialog": None,
        "log": list(log[-length:]), "fast": False, "cards": cards,
    }  # fmt: skip
    frame = {key: value for key, value in frame.items() if key not in ("save", "log", "cards")}
    return {"frame": frame | {"undo": True, "log": [], "log_from": 0}, "ui": ui}


def small(kept: State) -> list[str]:
    """Return money of the row that may be taken together, else one card."""
    ask = kept["frame"]["ask"]
    money = sorted([o for o in ask["options"] if o not in ask["alone"]], key=lambda option: ask["prices"][option])
    together = money[:2]
    return together if len(together) == 2 and sum(ask["prices"][o] for o in together) <= ask["budget"] else money[:1]


def marked(kept: State, chosen: Sequence[str], **more: object) -> State:
    """Return the change of a state in which options are marked."""
    return {"ui": {"chosen": list(chosen), "confirm": True, **more}}


def payment(kept: State, missing: int) -> list[str]:
    """Return cards that pay exactly (0), or come to nothing like it: too much (-1) or too little (1)."""
    ask = kept["frame"]["ask"]
    options, price = ask["options"], ask["args"]["price"]
    sets = [[o for at, o in enumerate(options) if number >> at & 1] for number in range(1, 1 << len(options))]
    sums = [(sum(ask["prices"][o] for o in chosen), chosen) for chosen in sets]
    fitting = {
        0: [c for s, c in sums if s == price],
        -1: [c for s, c in sums if s > price],
        1: [[min(options, key=lambda option: ask["prices"][option])]],
    }
    return (fitting[missing] or fitting[-1])[0]


def again(base: str, kept: State) -> State:
    """Return the change of a state in which I have just paid exactly and act again."""
    log, paid = kept["ui"]["log"], ["orange_2", "orange_4", "orange_6"]
    bought = {"id": "bought", "seat": 0, "building": "garden_12", "currency": "orange", "cards": paid}
    facts = [bought | {"price": 12, "paid": 12, "over": 0, "at": 900}, {"id": "again", "seat": 0, "at": 901}]
    return {"base": f"alhambra-{base}", "ui": {"log": [*log, *facts]}}


def changes(found: Mapping[str, State]) -> dict[str, State]:
    """Return states with a choice made, a window open, or nothing asked of me: changes of those found."""
    turn, slots = found["turn-4"], found["turn-4"]["frame"]["table"]["slots"]
    yard = [option for option in turn["frame"]["ask"]["options"] if "@" in option]
    wait = {"ask": None, "turn": {"seat": 1, "who": "bot"}}
    row = found["turn-3"]["frame"]["table"]["row"]
    made: dict[str, State] = {
        "chosen-4": {"base": "alhambra-turn-4"} | marked(turn, yard[:1]),
        "taking-4": {"base": "alhambra-turn-4"} | marked(turn, small(turn)),
        "waiting-4": {"base": "alhambra-turn-4", "frame": wait},
        "again-2": again("turn-2", found["turn-2"]),
        "again-6": again("turn-6", found["turn-6"]),
        "zoom-building-4": {"base": "alhambra-turn-4", "ui": {"dialog": "zoom", "zoom": slots["green"]}},
        "zoom-money-3": {"base": "alhambra-turn-3", "ui": {"dialog": "zoom", "zoom": row[0]["card"]}},
        "palace-6": {"base": "alhambra-turn-6", "ui": {"dialog": "city", "city": 1}},
        "seen-3": {"base": "alhambra-turn-3", "ui": {"dialog": "unseen"}},
        "scoring-6": {"base": "alhambra-scored-6", "ui": {"dialog": "scoring-b"}},
        "last-5": {"base": "alhambra-over-5", "ui": {"dialog": "last"}},
        "final-4": {"base": "alhambra-over-4", "ui": {"dialog": "score"}},
        "final-2": {"base": "alhambra-over-2", "ui": {"dialog": "score"}},
    }
    for seats, missing, name in ((4, 0, "exact"), (6, 0, "exact"), (3, -1, "much"), (5, 1, "little")):
        kept = found[f"pay-{seats}"]
        made[f"{name}-{seats}"] = {"base": f"alhambra-pay-{seats}"} | marked(kept, payment(kept, missing))
    made["little-5"]["ui"]["confirm"] = False
    return made


def write(name: str, kept: State) -> None:
    """Write one state."""
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (FRAMES / f"alhambra-{name}.json").write_text(text + "\n", encoding="utf-8")


KEPT = "turn-2 turn-3 turn-4 turn-6 hand-5 pay-3 pay-4 pay-5 pay-6 gift-2 scored-6 over-2 over-4 over-5".split()


def main() -> None:
    """Play the games and write the states."""
    keeper = Keeper()
    for seats in range(2, 7):
        for seed in range(1, SEEDS + 1):
            play(seats, seed, keeper)
    states = {name: kept for name, (_, kept) in keeper.found.items()}
    for name, kept in ({name: states[name] for name in KEPT} | changes(states)).items():
        write(name, kept)


if __name__ == "__main__":
    main()
