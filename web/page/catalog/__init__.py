"""The games as data: their descriptions, their people, settings, lists of names and deals."""
