"""The next table of a game, laid while nothing else is asked of the engine."""
