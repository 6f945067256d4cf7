"""Charts as SVG text: they know nothing of games, and need no library."""
