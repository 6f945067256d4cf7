"""The window of games played: statistics, medals, looking back, going on."""
