"""Commands of the page to the engine besides playing: review, lessons, links, positions, advice."""
