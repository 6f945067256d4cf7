"""What the browser offers: storage, tabs, files, sound, parts that are brought later."""
