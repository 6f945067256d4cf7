"""A toy game: five to eight seats pick lots in secret and pay for those that nobody else has picked.

Two rounds, each scored (one with the option `short`). What nobody gets goes to Martin, a dummy that is never asked and
cannot win. It has no adviser, no lessons, no achievements and no table of its own.
"""

from pathlib import Path
from random import Random

from sanjuan.table import names
from sanjuan.table.encoding import columns, counted
from sanjuan.table.flow import EVERYBODY, run
from sanjuan.table.game import Bare
from sanjuan.table.game_options import GameOption, resolve
from sanjuan.table.rng import shuffle
from sanjuan.table.sight import HIDDEN, masked
from tests.toys.auction.rules import (
    CHEAP,
    COINS,
    DEAR,
    HOUSES,
    LOTS,
    ROUNDS,
    Auctions,
    changes,
    start_round,
    worth,
)

FACTS = {
    "round": ("round",),
    "picked": ("seat",),
    "shown": ("seat", "lot"),
    "bought": ("seat", "lot", "coins"),
    "left_over": ("seat", "lots"),
    "final": (),
}


class Auction(Bare):
    """The game protocol for the toy."""

    name = "auction"
    seats = (5, 6, 7, 8)
    rules = 1
    options = (
        GameOption("short", (False, True), False, at={True: (5, 6, 7)}),
        GameOption("purse", (4, 6), 4, needs={6: {"short": False}}),
        GameOption("house", (*HOUSES, "any"), "town"),
        GameOption(
            "goods",
            ("",),
            "",
            groups=(names.group(CHEAP, 4, 4), names.group(DEAR, 5, 5)),
            by="house",
            lists=HOUSES,
            at={"statue": (7, 8)},
            instead={"statue": "urn"},
        ),
    )
    locales = Path(__file__).parent / "locales"

    def dummies(self, seats):
        return ("martin",)

    def new(self, seats, seed, **options):
        if seats not in self.seats:
            raise ValueError(f"an auction has 5 to 8 seats, not {seats!r}")
        full = resolve(self.options, options)
        short, purse = full["short"] and seats in self.options[0].at[True], full["purse"]
        table = Auctions(seed=seed, short=short, purse=purse)
        table.goods = self._goods(full, seats, table)
        coins = list(COINS)
        shuffle(coins, table.chance())
        table.hands = [coins[full["purse"] * seat :][: full["purse"]] for seat in range(seats)]
        table.picks = [""] * seats
        table.won = [[[] for _ in range(seats + 1)] for _ in range(table.rounds())]
        table.todo = [(start_round,)]
        run(table)
        return table

    def _goods(self, full, seats, table):
        """Return what is sold: the names given, those of the house, or any."""
        row = self.options[-1]
        given = row.listed(full)
        for one in () if given else row.groups:
            drawn = list(one["names"])
            shuffle(drawn, table.chance())
            given += drawn[: one["most"]]
        return row.seated(given, seats)

    def view(self, table, seat):
        seen = table.copy()
        seen.seed, seen.viewer = 0, EVERYBODY if seat is None else seat
        for other in range(len(seen.hands)):
            if other != seat and seen.secret and seen.picks[other]:
                seen.picks[other] = HIDDEN
        if seen.ask is not None and seen.ask.seat != seat:
            seen.ask = masked(seen.ask, seen.KINDS[seen.ask.kind])
        return seen

    def guess(self, view, rng):
        table = view.copy()
        table.seed, table.viewer = int(rng.random() * 2**53), None
        table.picks = [table.lots[int(rng.random() * len(table.lots))] if p == HIDDEN else p for p in table.picks]
        if table.ask is not None and HIDDEN in table.ask.options:
            offered = table.lots if table.ask.kind == "pick" else table.hands[table.ask.seat]
            table.ask = table.ask._replace(options=tuple(offered))
        return table

    def scores(self, table):
        return [sum(self._points(table, column, at) for at in range(len(table.won))) for column in self._seats(table)]

    def winners(self, table):
        scores = self.scores(table)
        return [seat for seat in self._seats(table) if scores[seat] == max(scores)]

    def _seats(self, table):
        return range(len(table.hands))

    def _points(self, table, column, at):
        return sum(LOTS[lot] for lot in table.won[at][column])

    def sheet(self, table):
        rows = []
        for at, group in enumerate(ROUNDS[: len(table.won)]):
            points = [self._points(table, column, at) for column in range(len(table.hands) + 1)]
            rows.append({"id": "lots", "card": None, "group": group, "points": points})
        total = [sum(column) for column in zip(*[row["points"] for row in rows], strict=True)]
        return [*rows, {"id": "total", "card": None, "points": total}]

    def show(self, view, seat):
        scores = [sum(self._points(view, n, at) for at in range(len(view.won))) for n in range(len(view.hands) + 1)]
        hands = [*map(len, view.hands), 0]
        owned = [[lot for won in view.won for lot in won[n]] for n in range(len(view.hands) + 1)]
        players = [{"seat": n, "score": score, "hand": hands[n], "lots": owned[n]} for n, score in enumerate(scores)]
        return {
            "game": self.name, "seats": len(view.hands), "me": seat, "round": view.round, "variant": "",
            "players": players, "hand": [] if seat is None else [{"card": coin} for coin in view.hands[seat]],
            "lots": list(view.lots),
        }  # fmt: skip

    def question(self, view):
        if view.ask.kind == "pick":
            return {"args": {}, "prices": {lot: LOTS[lot] for lot in view.lots}}
        return {"args": {"lot": view.picks[view.ask.seat], "price": LOTS[view.picks[view.ask.seat]]}, "prices": {}}

    def facts_of(self, table, seat):
        return [{"id": fact[0], **dict(zip(FACTS[fact[0]], fact[1:], strict=True))} for fact in table.facts]

    def parts(self):
        return {"Auctions": Auctions}

    @property
    def bots(self):
        return {"greedy": greedy}

    def encoding(self, seats, **options):
        return Numbers()

    def lab(self, table):
        owned = [[lot for won in table.won for lot in won[seat]] for seat in self._seats(table)]
        return {"rounds": table.round, "turns": list(self._seats(table)), "owned": owned}


def greedy(view, rng: Random):
    """Pick the dearest lot that can be paid, and pay with the smallest coins."""
    if view.ask.kind == "pick":
        payable = [lot for lot in view.ask.options if LOTS[lot] <= worth(view.hands[view.ask.seat])]
        return (max(payable or view.ask.options, key=LOTS.__getitem__),)
    return changes(view, sorted(view.ask.options))


class Numbers:
    """The vocabulary and the figures for learning programs."""

    kinds = ("pick", "pay")
    actions = (*LOTS, *sorted(set(COINS)))
    columns = {"round": 2, **columns("hand", sorted(set(COINS)), 12)}

    def action(self, option):
        return option

    def figures(self, view, seat):
        return {"round": view.round, **counted("hand", view.hands[seat])}
