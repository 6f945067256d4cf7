"""Costs of a table with somebody elsewhere (`bench.together.run`)."""
