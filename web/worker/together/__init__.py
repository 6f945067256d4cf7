"""The host's side of a table with people elsewhere: what their pages may see, and what they may send."""
