"""A game in progress, drawn: players, hand, question, log, hints and score."""
