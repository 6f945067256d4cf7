"""The kernel serves payments that must reach a sum (a rule the question names); exact ones continue the turn."""

from dataclasses import dataclass, field
from typing import ClassVar

import pytest

from sanjuan.table.flow import Refused, Table, answer, ask, push, refusal, run, step

PRICES = {"tower": 8, "garden": 5}


@dataclass(slots=True, kw_only=True)
class Market(Table):
    RULES: ClassVar = {}

    money: list[list[str]] = field(default_factory=lambda: [["coin3", "coin5", "coin5", "coin7"], ["coin2"]])
    bought: list[tuple[str, int]] = field(default_factory=list)


def reaches_the_price(table, chosen):
    """Return why a payment is refused, if it is: the coins must reach the price, and none may be superfluous."""
    price = PRICES[table.ask.then[2]]
    coins = sorted(int(coin[4:]) for coin in chosen)
    if sum(coins) < price:
        return Refused(f"{sum(coins)} does not reach {price}", "too_little", price=price)
    if sum(coins) - coins[0] >= price:
        return Refused(f"one coin of {coins[0]} is too many for {price}", "too_much", price=price)
    return None


Market.RULES["reaches_the_price"] = reaches_the_price


def new():
    table = Market()
    push(table, (turn, 0), (turn, 1))
    run(table)
    return table


@step("tests.table.test_payment.turn")
def turn(table, seat):
    ask(table, seat, "buy", [name for name in PRICES if affordable(table, seat, name)], 0, 1, (buy, seat))


def affordable(table, seat, name):
    return sum(int(coin[4:]) for coin in table.money[seat]) >= PRICES[name]


@step("tests.table.test_payment.buy")
def buy(table, seat, chosen):
    for name in chosen:
        coins = table.money[seat]
        ask(table, seat, "pay", coins, 1, len(coins), (paid, seat, name), "reaches_the_price")


@step("tests.table.test_payment.paid")
def paid(table, seat, name, chosen):
    for coin in chosen:
        table.money[seat].remove(coin)
    table.bought.append((name, seat))
    if sum(int(coin[4:]) for coin in chosen) == PRICES[name]:
        push(table, (turn, seat))


def test_a_payment_must_reach_the_sum():
    table = answer(new(), ("tower",))
    with pytest.raises(Refused, match="5 does not reach 8") as refused:
        answer(table, ("coin5",))
    assert (refused.value.id, refused.value.words) == ("too_little", {"price": 8})
    assert table.money[0] == ["coin3", "coin5", "coin5", "coin7"] and table.bought == []
    assert refusal(table, ("coin5", "coin5")) is None


def test_no_coin_may_be_superfluous():
    assert refusal(answer(new(), ("garden",)), ("coin5", "coin3")).id == "too_much"


def test_an_exact_payment_gives_another_turn():
    table = answer(answer(new(), ("tower",)), ("coin5", "coin3"))
    assert (table.ask.kind, table.ask.seat, table.bought) == ("buy", 0, [("tower", 0)])
    answer(answer(table, ("garden",)), ("coin5",))
    assert (table.ask.kind, table.ask.seat) == ("buy", 0)


def test_paying_more_ends_the_turn():
    table = answer(answer(new(), ("garden",)), ("coin7",))
    assert table.ask is None  # seat 1 can buy nothing, so nothing is asked
    assert table.money[0] == ["coin3", "coin5", "coin5"]
