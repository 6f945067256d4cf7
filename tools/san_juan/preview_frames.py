"""Play games with the engine and keep a telling frame of every kind of question, as tests/page/frames/*.json.

Run it again when the frame changes: python tools/san_juan/preview_frames.py   (a minute; the same games every time)
"""

import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web")]
FRAMES = ROOT / "tests" / "page" / "frames"
NAMES = ("", "Inés", "Mateo", "Carmen")
CAST = ("", "hoarder", "trader", "builder")
BOTS = ("apprentice", "hoarder", "trader", "builder", "governor")
GAMES, MORE_GAMES = 60, 90
LOG = 40
KEPT = (
    "role-4 build-4 build-3 crane-4 crane-2 pay-3 goods-4 produce-2 sell-4 sell-2 keep-2 keep-3 archive-2 discard-2 "
    "gold_mine-3 gold_mine-2 chapel-4 library-2 start_hand-3 score-4 score-2"
).split()
MORE = (
    "office-3 bank-3 harbor-3 harbor-2 earthquake-4 amnesty-2 taxes-4 visit-3 rebuild-3 cathedral-4 cathedral-2 "
    "events-4 customs-3 more_score-4 more_build-4"
).split()
"""The states of games with the expansions; those called as in the base game begin with "more"."""
Frame = dict[str, Any]
"""A message from the engine to the page, or a part of one: JSON."""
State = dict[str, Any]
"""The content of a frame file: "frame" and "ui", or a "base" with changes of them."""
Keep = Callable[[str, Frame, Frame, Sequence[Frame]], None]
"""Takes the name of a frame, the frame, the cards of the game, and the log so far."""


class Engine(Protocol):
    """The engine's side of the page."""

    def call(self, text: str) -> str:
        """Carry out a command; both it and the frame that is returned are JSON."""


def call(host: Engine, **command: object) -> Frame:
    """Give a command to the engine's side and return its frame."""
    frame: Frame = json.loads(host.call(json.dumps(command)))
    return frame


def answer(frame: Frame, rng: random.Random) -> list[str]:
    """Return an answer of somebody who likes to build: the first legal ones at random, passing seldom."""
    ask = frame["ask"]
    count = ask["most"] if rng.random() < 0.85 else rng.randint(ask["least"], ask["most"])
    chosen = rng.sample(ask["options"], min(count, len(ask["options"])))
    return [option for option in ask["options"] if option in chosen][: ask["most"]] if ask["most"] == 1 else chosen


def richness(frame: Frame) -> int:
    """Return how much a frame shows, to pick the most telling one of a kind."""
    table, ask = frame["table"], frame["ask"]
    mine = table["players"][table["me"]]["city"]
    stacked = sum(len(place["covered"]) + 2 * bool(place["tucked"]) for place in mine)
    return (
        sum(len(p["city"]) for p in table["players"]) + 3 * stacked + len(ask["options"]) - abs(len(table["hand"]) - 6)
    )


def kind(frame: Frame) -> str:
    """Return the name under which a frame is kept."""
    ask, options = frame["ask"], frame["ask"]["options"]
    name: str = ask["kind"]
    if name == "role" and len(frame["table"]["events"]) > 3:
        return "events"
    if name == "build" and any(option.startswith("cathedral>") for option in options):
        return "cathedral"
    if name == "sell" and any(option.startswith("customs_office@") for option in options):
        return "customs"
    if name == "build" and any(">" in option for option in options):
        return "crane"
    if name == "pay" and ask["args"].get("goods"):
        return "goods"
    if name == "discard":
        return "archive" if ask["args"]["why"] == "archive" else "discard"
    return name


def play(seats: int, seed: int, options: Mapping[str, object], keep: Keep) -> None:
    """Play one game from the first seat's chair (the others are people too, whose turns are not looked at)."""
    from worker.host import Host

    host, rng = Host(), random.Random(seed)
    players = [{"name": NAMES[i] or "You", "who": "human"} for i in range(seats)]
    frame = call(host, do="start", game="san_juan", seats=seats, seed=seed, options=options, players=players)
    cards: Frame = frame["cards"]
    log: list[Frame] = []
    while not frame.get("over"):
        if frame.get("curtain") is not None:
            frame = call(host, do="look")
            log = frame["log"] if frame["log_from"] == 0 else log + frame["log"]
            continue
        if frame["ask"]["seat"] == 0:
            keep(kind(frame), frame, cards, log)
        new = call(host, do="answer", chosen=answer(frame, rng))
        while new.get("error"):
            new = call(host, do="answer", chosen=rng.sample(frame["ask"]["options"], frame["ask"]["least"]))
        frame = new
        log = frame["log"] if frame["log_from"] == 0 else log + frame["log"]
    keep("score", frame, cards, log)


def state(frame: Frame, cards: Frame, log: Sequence[Frame]) -> State:
    """Return what a frame file holds: the frame without its save, and a page's state to go with it."""
    from page.catalog import settings

    seats = frame["table"]["seats"]
    ui = {
        "lang": "en", "theme": "day", "speed": "fast", "names": [NAMES[i] or "You" for i in range(seats)],
        "faces": ("me", *CAST[1:seats]), "cast": CAST[:seats], "bots": BOTS, "chosen": [], "lifted": None,
        "preferences": settings.preferences(""), "confirm": False, "pass": True, "why": "", "dialog": None,
        "log": log[-LOG:], "fast": False, "cards": cards,
    }  # fmt: skip
    frame = {key: value for key, value in frame.items() if key not in ("save", "log", "cards")}
    return {"frame": frame | {"undo": True, "log": [], "log_from": 0}, "ui": ui}


def collect(options_of: Callable[[int], Mapping[str, object]], games: int) -> dict[str, State]:
    """Return the most telling frame of every name; `options_of` a seed are the options of its game."""
    best: dict[str, tuple[int, State]] = {}
    for seed in range(games):
        seats = 2 + seed % 3

        def keep(name: str, frame: Frame, cards: Frame, log: Sequence[Frame], seats: int = seats) -> None:
            worth = richness(frame) if frame["ask"] else sum(frame["over"]["scores"])
            for called in (name, f"{name}-{seats}"):
                if worth > best.get(called, (-99, {}))[0]:
                    best[called] = (worth, state(frame, cards, list(log)))

        play(seats, seed, options_of(seed), keep)
    return {name: found for name, (_, found) in best.items()}


def base(seed: int) -> dict[str, object]:
    """Return the options of a game without expansions."""
    return {"edition": 1 + seed % 2, "start_hand": seed % 4 == 0}


def expanded(seed: int) -> dict[str, object]:
    """Return the options of a game with both expansions."""
    return {"edition": 1 + seed % 2, "new_buildings": True, "events": True}


def lifted(kept: State) -> State:
    """Return the change of a state in which a card is picked up that may be put over buildings."""
    options = kept["frame"]["ask"]["options"]
    both = [option for option in options if any(other.startswith(option + ">") for other in options)]
    return {"ui": {"lifted": both[0]}}


def chosen(kept: State, count: int) -> State:
    """Return the change of a state in which the first options are marked."""
    ask = kept["frame"]["ask"]
    return {"ui": {"chosen": ask["options"][:count], "confirm": count >= ask["least"]}}


def marked(found: Mapping[str, State]) -> dict[str, State]:
    """Return states with a choice made: changes of those found."""
    most = {name: found[name]["frame"]["ask"]["most"] for name in ("sell-4", "produce-2", "pay-3")}
    return {
        "lifted-4": {"base": "crane-4"} | lifted(found["crane-4"]),
        "lifted-2": {"base": "crane-2"} | lifted(found["crane-2"]),
        "built-4": {"base": "build-4"} | chosen(found["build-4"], 1),
        "paying-3": {"base": "pay-3"} | chosen(found["pay-3"], most["pay-3"]),
        "paying-4": {"base": "goods-4"} | chosen(found["goods-4"], 1),
        "selling-4": {"base": "sell-4"} | chosen(found["sell-4"], most["sell-4"]),
        "making-2": {"base": "produce-2"} | chosen(found["produce-2"], most["produce-2"]),
        "taking-4": {"base": "role-4"} | chosen(found["role-4"], 1),
    }


def marked_more(found: Mapping[str, State]) -> dict[str, State]:
    """Return states of the expansions with a choice made, or a close look at something new."""
    return {
        "cathedral-lifted-4": {"base": "cathedral-4", "ui": {"lifted": "cathedral"}},
        "doomed-4": {"base": "earthquake-4"} | chosen(found["earthquake-4"], 1),
        "rebuilding-3": {"base": "rebuild-3"} | chosen(found["rebuild-3"], 1),
        "banking-3": {"base": "bank-3"} | chosen(found["bank-3"], 2),
        "event-taken-4": {"base": "events-4", "ui": {"chosen": [found["events-4"]["frame"]["table"]["events"][0]]}},
        "zoom-cathedral-4": {"base": "cathedral-4", "ui": {"dialog": "zoom", "zoom": "cathedral"}},
        "zoom-event-4": {"base": "events-4", "ui": {"dialog": "zoom", "zoom": "event-governors_visit"}},
        "zoom-tucked-3": {"base": "harbor-3", "ui": {"dialog": "zoom"} | tucking(found["harbor-3"])},
        "more_final-4": {"base": "more_score-4", "ui": {"dialog": "score"}},
    }


def tucking(kept: State) -> dict[str, str]:
    """Return what is looked at when the owner looks at a building with cards tucked under it."""
    city = kept["frame"]["table"]["players"][0]["city"]
    place = max(range(len(city)), key=lambda index: city[index]["tucked"])
    return {"zoom": city[place]["card"], "zoom_place": f"0:{place}"}


def others() -> dict[str, State]:
    """Return states in which nothing is asked of me: waiting, dialogs, the curtain."""
    from page.catalog import settings

    turn = {"ask": None, "turn": {"seat": 1, "who": "bot"}}
    message = {"title": "Leave this game?", "text": "It ends here.", "acts": [["new", "Leave"], ["close", "Stay"]]}
    over = {"ui": {"dialog": "score"}}
    made: dict[str, State] = {"final-4": {"base": "score-4"} | over, "final-2": {"base": "score-2"} | over}
    made["waiting-4"] = {"base": "role-4", "frame": turn}
    for dialog in ("zoom", "log", "menu", "city", "message"):
        ui = {"dialog": dialog, "zoom": "crane", "city": 1, "message": message}
        made["dialog-" + dialog] = {"base": "crane-4", "ui": ui}
    wanted = settings.preferences("") | {"unseen": True}
    for dialog in ("settings", "keys", "unseen"):
        made["dialog-" + dialog] = {"base": "crane-4", "ui": {"dialog": dialog, "preferences": wanted}}
    made["dialog-curtain"] = {"base": "crane-4", "frame": turn | {"curtain": 1}, "ui": {"dialog": "curtain"}}
    return made


def write(name: str, kept: State) -> None:
    """Write one state."""
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (FRAMES / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    every, more = collect(base, GAMES), collect(expanded, MORE_GAMES)
    states = {name: every[name] for name in KEPT}
    states |= marked(states) | others()
    states |= {name: more[name.removeprefix("more_")] for name in MORE}
    states |= marked_more(states)
    for name, kept in sorted(states.items()):
        write(name, kept)
