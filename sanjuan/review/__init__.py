"""Reviews of the decisions of a played game."""
