"""Services of the browser: storage, files, Back, parts that are brought later."""
