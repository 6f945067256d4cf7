"""Alhambra's part of the training tools: its puzzles."""
