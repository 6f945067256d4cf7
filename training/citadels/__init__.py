"""Training for Citadels: its puzzles."""
