"""The rules of Citadels: draft, turns, powers, building, end."""
