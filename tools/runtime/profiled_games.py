"""Run inside Pyodide by profile.mjs: a game with every opponent, and all commands of a page that need no other file."""

import json
import random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sanjuan.table.game import Game

ANSWERS = 6
"""Of the person, in each game."""
CHANGING = {"rematch", "think", "lay", "house"}
"""Commands that are answered differently each time: by a seed of the machine's, or by the clock."""
WORDS = ["Zoë", "Ñandú <b>&", "🃏"]


class Page:
    """The page's requests: `do` carries out a command, by the worker's own functions."""

    def __init__(self, call: "Callable[[str], str]", ahead: "Callable[[], bool]") -> None:
        self.call, self.ahead, self.rng = call, ahead, random.Random(5)
        self.answers: list[str] = []

    def do(self, what: str, **more: object) -> "Any":
        """Carry out a command; return the answer."""
        answer = self.call(json.dumps({"do": what, **more}))
        if what not in CHANGING:
            self.answers.append(answer)
        return json.loads(answer)

    def others(self) -> None:
        """Let the computers move until a person is asked."""
        while not self.do("think").get("done", True):
            self.ahead()
        self.do("bot")
        while self.ahead():
            pass

    def answer(self, state: "Any", number: int) -> None:
        """Look at everything, answer at random, sometimes take back."""
        from sanjuan.table.flow import refusal

        self.do("advise")
        ask, chosen = state.ask, ()
        while True:
            most = min(ask.most, len(ask.options))
            chosen = tuple(self.rng.sample(ask.options, self.rng.randint(ask.least, most)))
            self.do("check", chosen=chosen)
            if refusal(state, chosen) is None:
                break
        self.do("answer", chosen=chosen)
        if number % 3 == 1:
            self.do("undo")

    def game(self, game: "Game", seats: int, level: str) -> None:
        """Play for a while, then look back, keep it, go on with it."""
        from worker.engine import host

        bots = [{"name": "", "who": "bot", "bot": level}] * (seats - 1)
        players = [{"name": self.rng.choice(WORDS), "who": "human"}, *bots]
        wanted = {"game": game.name, "seats": seats, "options": {}, "players": players}
        self.do("start", seed=self.rng.randrange(10**6), **wanted)
        given = 0
        while given < ANSWERS and host.record.state.ask is not None:
            if host.record.state.ask.seat == 0:
                self.answer(host.record.state, given)
                given += 1
            else:
                self.others()
        while not self.do("lay", start={"do": "start", "seed": "", **wanted})["done"]:
            pass
        self.after(self.do("export"))

    def after(self, exported: "Any") -> None:
        """Look back at what was played, and take it up again."""
        for what in ("link", "shown", "review", "review_on", "nonsense"):
            self.do(what)
        self.do("review_at", at=1)
        self.do("resume", save=exported.get("save"))
        self.do("import", record=exported.get("record"))
        self.do("rematch")

    def whole(self, game: "Game", level: str) -> None:
        """Play a game to its end by first legal answers, then look at what the house player would have made of it."""
        from worker.engine import host
        from worker.frames import first_legal

        players = [{"name": "", "who": "human"}] + [{"name": "", "who": "bot", "bot": level}] * (min(game.seats) - 1)
        self.do("start", game=game.name, seats=min(game.seats), seed=5, options={}, players=players)
        while host.record.state.ask is not None:
            if host.record.state.ask.seat == 0:
                self.do("answer", chosen=first_legal(host.record.state))
            else:
                self.others()
        while self.do("house")["points"] is None:
            pass
        self.do("review")
        self.do("link")


def play(call: "Callable[[str], str]", ahead: "Callable[[], bool]", name: str) -> list[str]:
    """Play a game in every way; return what was answered."""
    from sanjuan.bots.known import bots
    from sanjuan.games import GAMES

    page, game = Page(call, ahead), GAMES[name]
    call("no command")
    for level in bots(game):
        for seats in (min(game.seats), max(game.seats)):
            page.game(game, seats, level)
    page.whole(game, next(iter(bots(game))))
    return page.answers
