"""Services of the browser: storage, tabs, files, sound, parts that are brought later."""
