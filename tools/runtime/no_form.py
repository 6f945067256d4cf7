"""Nothing in the place of home and forms, for the page of guests: an invitation leads to a table (web/page/setup)."""


def setup(*_given: object) -> str:
    """Return no form."""
    return ""


corner = engine = home = setup
