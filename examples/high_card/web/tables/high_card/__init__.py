"""High Card's table: the plain one, with cards of its own."""
