#!/usr/bin/env python3
"""A player for every game here, outside the package: reads questions from standard input, writes answers to standard
output.

It knows nothing but the messages of docs/bot-protocol.md. Try it:

    python -m sanjuan arena --bots "cmd:python3 examples/bot.py,random" --games 20
    python -m sanjuan arena --game alhambra --bots "cmd:python3 examples/bot.py,random" --games 20
"""

import json
import sys
from typing import Any

cards: dict[str, dict[str, Any]] = {}
ROLES = ("builder", "producer", "trader", "councillor", "prospector")


def value(option: str) -> tuple[int, int]:
    """Return the value of a card, or of the card of a place: its points, then its cost."""
    card = cards.get(option.split(">")[0].split("@")[0])
    return (card.get("points", 0), card.get("cost", 0)) if card else (0, 0)


def role(ask: dict[str, Any]) -> list[str]:
    """Build when a card of the hand can be paid for, trade what is there, else produce or draw."""
    me = ask["view"]["players"][ask["seat"]]
    hand = ask["view"]["hand"]
    goods = any(place["good"] for place in me["city"])
    wanted = {
        "builder": any(card["price"] - 1 < len(hand) for card in hand),
        "trader": goods,
        "producer": not goods,
        "councillor": True,
        "prospector": True,
    }
    free = [name for name in ROLES if name in ask["options"]]
    return [next((name for name in free if wanted[name]), ask["options"][0])]


def payment(options: list[str], prices: dict[str, int], price: int) -> list[str]:
    """Return the smallest options that reach the price, without those that are then superfluous."""
    paid: list[str] = []
    for option in sorted(options, key=prices.__getitem__):
        if sum(map(prices.__getitem__, paid)) < price:
            paid.append(option)
    for option in paid[:]:
        if sum(map(prices.__getitem__, paid)) - prices[option] >= price:
            paid.remove(option)
    return paid


def turn(options: list[str], prices: dict[str, int]) -> list[str]:
    """Return the dearest thing on a place, else the dearest of all: one alone always keeps to the `rule`."""
    return [max(options, key=lambda option: ("@" in option, prices.get(option, 0)))]


def answer(ask: dict[str, Any]) -> list[str]:
    """Choose options: as many as are useful, the best ones."""
    kind, options, least, most = ask["kind"], ask["options"], ask["least"], ask["most"]
    best = sorted(options, key=value, reverse=True)
    if kind == "role":
        return role(ask)
    if kind == "turn":
        return turn(options, ask["prices"])
    if kind == "pay" and ask["prices"]:
        return payment(options, ask["prices"], ask["args"]["price"])
    if kind in ("build", "keep", "gold_mine", "produce", "sell", "start_hand", "library", "rebuild"):
        return [option for option in best if ">" not in option][:most]
    if kind == "pay":  # cards before goods, the cheapest first: no more goods than must be, for `rule` may limit them
        return sorted(options, key=lambda option: ("@" in option, value(option)))[:least]
    return best[::-1][:least]


def main() -> None:
    """Answer line by line until the table closes the input."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "hello", "protocol": 1, "name": "example"}
        elif message["type"] == "ask":
            reply = {"type": "answer", "id": message["id"], "options": answer(message)}
        else:
            if message["type"] == "cards":
                cards.update(message["cards"])
            elif message["type"] == "refused":
                print(f"refused: {message['error']}", file=sys.stderr)
            continue
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
