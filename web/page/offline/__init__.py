"""The copy of the site for playing offline."""
