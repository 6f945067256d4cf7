"""One laptop, many phones: the built site on the local network, and a relay between the browsers that play together."""
