"""The rules beside the table, and the page of what the site is made of."""
