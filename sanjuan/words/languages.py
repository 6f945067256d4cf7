"""The languages: one row each, the code of its folder in `locales/` and its own name. English comes first: it is
what a message that another language lacks is said in.

Pure and small, because the page runs it under MicroPython.
"""

ROWS = (
    ("en", "English"),
    ("fr", "Français"),
    ("de", "Deutsch"),
    ("es", "Español"),
)
LANGUAGES = tuple([code for code, _ in ROWS])
BASE = LANGUAGES[0]
