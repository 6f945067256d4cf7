"""What the page may ask of the engine beside playing: review, lessons, links, positions, advice."""
