"""The data that this device keeps: saves, games played, days, medals, progress, and the room for it."""
