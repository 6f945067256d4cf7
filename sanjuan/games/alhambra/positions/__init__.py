"""Positions of Alhambra from outside: scenario files and position texts."""
