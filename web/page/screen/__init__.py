"""The whole page, drawn: table, windows and menu around it, put on the screen."""
