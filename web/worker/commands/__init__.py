"""Commands of the page to the engine beside playing: review, lessons, links, positions, advice."""
