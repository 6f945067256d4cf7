"""Measuring players: the arena, ladders, ratings, reports."""
