"""Training of the players, and the measurements that need more than the standard library."""
