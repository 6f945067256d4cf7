"""Places where a long word of a title may be separated, and the width of titles. Pure.

Rules of thumb that hold for the names of cards in the languages that there are; a syllable begins with as many
consonants as go together before a vowel.
"""

SOFT_HYPHEN = "\u00ad"
VOWELS = "aeiouyäöüéèêâôûîáíóúAEIOUYÄÖÜÉÈÊÁÍÓÚ"
ONSETS = tuple(
    "ch ck ph th qu sp st sm sch schl schm schn schr schw".split() + [a + b for a in "bcdfgkpt" for b in "rl"]
)
NARROW, BROAD = "fijlrtI", "mwMW"
LONG = (8, 9, 12)
EM = 0.54
"""The mean width of a usual letter in titles, in em; measured over the names of all cards."""
MANY = 15
"""The number of letters from which a title takes three lines on small cards."""
LONGEST = 16
"""Words of a sentence of this length may be parted; shorter ones go to the next line."""


def soft(text: str, least: int = LONG[1]) -> str:
    """Return a text whose long words may be parted between syllables, where a card has no room for them."""
    return " ".join(["-".join([long(part, least) for part in word.split("-")]) for word in text.split(" ")])


def long(word: str, least: int) -> str:
    """Return a word, with its breaks if it has at least `least` letters."""
    return parted(word) if len(word) >= least else word


def parted(word: str) -> str:
    """Return a word with a soft hyphen before a syllable, the one that begins nearest to its middle."""
    places = [i for i in range(3, len(word) - 2) if begins(word, i)]
    if not places:
        return word
    best = min(places, key=lambda i: abs(2 * i - len(word)))
    return word[:best] + SOFT_HYPHEN + word[best:]


def begins(word: str, at: int) -> bool:
    """Return whether a syllable begins at a letter."""
    start, end = at, at
    while start > 0 and word[start - 1] not in VOWELS:
        start -= 1
    while end < len(word) and word[end] not in VOWELS:
        end += 1
    if at == end or end == len(word) or start == 0:
        return False
    return at == min([i for i in range(start, end) if goes(word[start:i], word[i:end])])


def goes(before: str, onset: str) -> bool:
    """Return whether consonants begin a syllable after those before them."""
    if len(onset) == 1:
        return True
    if onset == "th":
        return not before  # Biblio-thek, but Zunft-halle
    if onset in ("sp", "st") and before[-1:] in ("l", "n", "r"):
        return False  # the s binds a German compound: Handels-posten
    return onset in ONSETS


def width(title: str) -> str:
    """Return the classes for titles with a word too long for small cards, and for those of many letters."""
    longest = max([len(word) for word in title.split()])
    found = [" w" + str(n) for n in LONG if longest >= n]
    css = found[-1] if found else " w7" if max([room(word) for word in title.split()]) >= 6.5 else ""
    return css + (" many" if len(title) >= MANY else "")


def widest(text: str) -> str:
    """Return how wide the widest piece of a text is that cannot be parted, in sizes of the type of titles."""
    pieces = text.replace("-", "- ").replace(SOFT_HYPHEN, "- ").split()
    return str(round(max([room(piece) for piece in pieces]) * EM, 2))


def room(word: str) -> float:
    """Return how many letters of usual width a word is as wide as."""
    return sum([0.55 if letter in NARROW else 1.4 if letter in BROAD else 1 for letter in word])
