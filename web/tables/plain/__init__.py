"""The plain table: for any game without a table of its own."""
