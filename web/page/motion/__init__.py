"""Movements between two drawings, and sounds."""
