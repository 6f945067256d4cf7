"""Alhambra for the tools: its pictures."""
