"""Games played before: statistics, medals, streaks, backup."""
