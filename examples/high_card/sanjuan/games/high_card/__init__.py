"""High Card, the smallest game that has all a game needs: copy it to begin one of your own (see CONTRIBUTING.md)."""
