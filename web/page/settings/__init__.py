"""Preferences, the about pages, offline play, the rules beside the table."""
