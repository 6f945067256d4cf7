"""Preferences: what they are drawn like, what their buttons do."""
