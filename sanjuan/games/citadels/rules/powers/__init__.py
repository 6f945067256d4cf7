"""What the powers of the characters do: a room for each rank."""
