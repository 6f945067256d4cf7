"""Citadels as people see it: what a table shows, the terminal."""
