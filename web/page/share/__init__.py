"""Deals and games as links."""
