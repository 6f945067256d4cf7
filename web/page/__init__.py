"""The house that all tables share, on the main thread under MicroPython. It knows no game: see `tables`."""
