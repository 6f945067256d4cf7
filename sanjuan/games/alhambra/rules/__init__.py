"""The rules of Alhambra in the order of play: turns, payments, laying out, scorings, the end."""
