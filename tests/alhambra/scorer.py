"""A second scorer, written from the rule text and the printed reference card alone; it shares nothing with the game."""

from fractions import Fraction

COLOURS = "pavilion seraglio arcades chambers garden tower".split()
"""Blue, red, brown, white, green, violet: the rows of the reference card, from the cheapest on."""


def prize(colour, letter, place):
    """Return the prize of a place by the reference card: A has one column, B two, C three; the last adds the colour."""
    row = COLOURS.index(colour)
    columns = {"A": [1], "B": [8, 1], "C": [16, 8, 1]}[letter]
    return columns[place] + row if place < len(columns) else 0


def points(palaces, letter):
    """Return the points of every owner in a scoring; owners with equally many buildings share their places."""
    totals = [0] * len(palaces)
    for colour in COLOURS:
        numbers = [sum(card.startswith(colour) for card in palace) for palace in palaces]
        for owner, number in enumerate(numbers):
            if number:
                above = sum(other > number for other in numbers)
                equal = sum(other == number for other in numbers)
                pot = sum(prize(colour, letter, place) for place in range(above, above + equal))
                totals[owner] += Fraction(pot, equal).__floor__()
    return totals


def heirs(yard, hands):
    """Return who gets each building left on the yard: the seat with the most money of its currency, None on a tie."""
    found = []
    for building, currency in zip(yard, ["yellow", "blue", "green", "orange"], strict=True):
        sums = [sum(int(card[-1]) for card in hand if card.startswith(currency)) for hand in hands]
        best = [seat for seat in range(len(hands)) if sums[seat] == max(sums)]
        found.append(best[0] if building and len(best) == 1 else None)
    return found
