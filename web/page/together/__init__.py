"""Playing with people elsewhere: the lobby, the host's lines, a guest's page."""
