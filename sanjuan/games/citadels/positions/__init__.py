"""Positions of Citadels from outside: scenario files and position texts."""
