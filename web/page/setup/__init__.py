"""Home and the form: who plays, by which options, from which deal."""
