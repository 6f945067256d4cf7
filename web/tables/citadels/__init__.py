"""Citadels' table: the cities, the nine hours of the calling, my character and its powers, my hand."""
