"""The greedy player: it values what every answer brings now and does not search."""
