"""Alhambra for people: the table as JSON and in a terminal."""
