"""Citadels for the tools: its pictures, its frames for the tests, its screenshots."""
