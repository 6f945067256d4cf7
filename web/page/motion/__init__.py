"""Movements between two drawings."""
