"""Alhambra, the card game, by Dirk Henn: six kinds of buildings, four currencies, three scorings."""
