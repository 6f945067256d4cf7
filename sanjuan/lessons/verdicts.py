"""The possible ends of a task. Puzzles, which need nothing else of this package, know it as well."""

OPEN, SOLVED, MISSED = "open", "solved", "missed"
