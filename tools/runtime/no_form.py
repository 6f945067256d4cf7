"""Nothing in the place of the form, for the page of guests: an invitation leads to a table (web/page/setup/form.py)."""


def setup(*_given: object) -> str:
    """Return no form."""
    return ""


corner = engine = setup
