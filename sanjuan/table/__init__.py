"""The kernel every game sits at: questions, steps, records, positions. It knows no game."""
