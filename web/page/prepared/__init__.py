"""The next table of a game, laid while the engine has nothing else to do."""
