"""The command line: one parser with a sub-command for each thing that the package does."""
