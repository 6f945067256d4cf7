"""The set-up: who plays, by which options, from which deal."""
