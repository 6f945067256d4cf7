"""Learning a value of positions by playing, for every game whose players bring figures (`players/features.py`)."""
