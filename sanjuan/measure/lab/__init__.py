"""The balance lab: what many games tell about seats, options and what is owned in the end, as a report."""
