"""What every table shares, on the main thread under MicroPython. It knows no game: see `tables`."""
