"""The rules of the auction."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from sanjuan.table.flow import Refused, Rule, Table, ask, push, step
from sanjuan.table.kinds import Kind, Sampler
from sanjuan.table.rng import generator, shuffle

CHEAP = {"vase": 1, "lamp": 2, "clock": 3, "globe": 4, "stool": 2, "chest": 4}
DEAR = {"mirror": 5, "harp": 6, "desk": 7, "statue": 8, "carpet": 9, "urn": 8, "organ": 7}
LOTS = CHEAP | DEAR
HOUSES = {
    "town": "vase,lamp,clock,globe,mirror,harp,desk,statue,carpet",
    "country": "vase,clock,stool,chest,mirror,harp,carpet,urn,organ",
}
COINS = ("coin1", "coin2", "coin3", "coin4") * 12
ROUNDS = ("a", "b")


@dataclass(slots=True, kw_only=True)
class Auctions(Table):
    """`picks` are secret until all have picked; `won` lists for each round what each seat has got, the dummy last."""

    RULES: ClassVar[dict[str, Rule]] = {}
    SAMPLERS: ClassVar[dict[str, Sampler]] = {}
    KINDS: ClassVar[dict[str, Kind]] = {"pick": Kind(lies="card"), "pay": Kind(proposed=True)}

    short: bool = False
    purse: int = 4
    goods: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    picks: list[str] = field(default_factory=list)
    secret: bool = True
    lots: list[str] = field(default_factory=list)
    won: list[list[list[str]]] = field(default_factory=list)

    def copy(self) -> "Auctions":
        """Return an independent copy, without the facts since the last answer."""
        return Auctions(
            ask=self.ask, todo=self.todo[:], reveals=self.reveals, round=self.round, seed=self.seed,
            shuffles=self.shuffles, viewer=self.viewer, short=self.short, purse=self.purse, secret=self.secret,
            goods=self.goods[:],
            hands=[hand[:] for hand in self.hands], picks=self.picks[:], lots=self.lots[:],
            won=[[lots[:] for lots in columns] for columns in self.won],
        )  # fmt: skip

    def chance(self) -> Random:
        """Return the generator of the next chance event."""
        self.shuffles += 1
        return generator(self.seed, self.shuffles)

    def rounds(self) -> int:
        """Return how many rounds are played."""
        return 1 if self.short else len(ROUNDS)


def worth(coins) -> int:
    """Return the sum of coins."""
    return sum(int(coin[-1]) for coin in coins)


@step("auction.start_round")
def start_round(table: Auctions) -> None:
    """Lay out the lots and have everybody pick one."""
    table.round += 1
    table.facts.append(("round", table.round))
    lots = table.goods[:]
    shuffle(lots, table.chance())
    seats = range(len(table.hands))
    table.lots, table.picks, table.secret = lots[: len(seats) + 1], ["" for _ in seats], True
    push(table, *[(pick, seat) for seat in seats], (reveal,), *[(buy, seat) for seat in seats], (end_round,))


@step("auction.pick")
def pick(table: Auctions, seat: int) -> None:
    """Ask which lot a seat wants."""
    ask(table, seat, "pick", table.lots, 1, 1, (picked, seat))


@step("auction.picked")
def picked(table: Auctions, seat: int, chosen: tuple[str, ...]) -> None:
    """Keep the pick face down."""
    table.picks[seat] = chosen[0]
    table.facts.append(("picked", seat))


@step("auction.reveal")
def reveal(table: Auctions) -> None:
    """Turn all picks up."""
    table.secret = False
    table.reveals += 1
    table.facts.extend(("shown", seat, lot) for seat, lot in enumerate(table.picks))


@step("auction.buy")
def buy(table: Auctions, seat: int) -> None:
    """Ask a seat to pay for a lot that only it has picked, where it can."""
    lot, hand = table.picks[seat], table.hands[seat]
    if table.picks.count(lot) == 1 and worth(hand) >= LOTS[lot]:
        ask(table, seat, "pay", hand, 1, len(hand), (paid, seat), "reaches", always=True)


def reaches(table: Auctions, chosen: tuple[str, ...]) -> Refused | None:
    """Return why a payment is refused, if it is: it must reach the price, and no coin may be superfluous."""
    assert table.ask is not None
    price = LOTS[table.picks[table.ask.seat]]
    if worth(chosen) < price:
        return Refused(f"{worth(chosen)} do not reach {price}", "too_little", price=price, paid=worth(chosen))
    if worth(chosen) - min(map(worth, zip(chosen, strict=True))) >= price:
        return Refused("a coin is too many", "too_much", price=price, paid=worth(chosen))
    return None


def changes(table: Auctions, coins) -> tuple[str, ...]:
    """Return a payment out of coins in this order: taken until the price is reached, then those too many left out."""
    assert table.ask is not None
    price, chosen = LOTS[table.picks[table.ask.seat]], []
    for coin in coins:
        if worth(chosen) < price:
            chosen.append(coin)
    for coin in chosen[:]:
        if worth(chosen) - worth([coin]) >= price:
            chosen.remove(coin)
    return tuple(chosen)


def drawn(table: Auctions, rng: Random) -> tuple[str, ...]:
    """Return a random payment for the rule, from the coins in a random order."""
    assert table.ask is not None
    coins = list(table.ask.options)
    shuffle(coins, rng)
    return changes(table, coins)


Auctions.RULES["reaches"] = reaches
Auctions.SAMPLERS["reaches"] = drawn


@step("auction.paid")
def paid(table: Auctions, seat: int, chosen: tuple[str, ...]) -> None:
    """Hand over the coins for the lot."""
    for coin in chosen:
        table.hands[seat].remove(coin)
    table.won[table.round - 1][seat].append(table.picks[seat])
    table.facts.append(("bought", seat, table.picks[seat], len(chosen)))


@step("auction.end_round")
def end_round(table: Auctions) -> None:
    """Give the dummy what is left, and continue with the next round or end."""
    won = table.won[table.round - 1]
    left = [lot for lot in table.lots if not any(lot in lots for lots in won)]
    won[-1].extend(left)
    table.facts.append(("left_over", len(table.hands), tuple(left)))
    if table.round < table.rounds():
        push(table, (start_round,))
    else:
        table.facts.append(("final",))
