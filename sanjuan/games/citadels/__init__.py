"""Citadels (2016 edition): rules, players, words."""
