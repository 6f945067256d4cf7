"""How strong the person at this device plays, and which level makes an even game."""
