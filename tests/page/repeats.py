"""Finds sentences of one text that say the same in the same words."""

import re
from itertools import permutations

from page.table.panel import outlook
from sanjuan.words.telling import question

STEM = 4
"""Letters in which a word is compared: "draws" and "draw" are one word."""
LEAST = 3
"""Words of a sentence that can repeat another: shorter ones are calls."""
SENTENCE = re.compile(r"[.!?:;](?=\s|$)")


def stems(sentence):
    """Return the beginnings of the words of a sentence."""
    return {word[:STEM] for word in re.findall(r"\w+", sentence.lower())}


def repeated(text):
    """Return the pairs of sentences of a text of which the second says all that the first does."""
    said = [sentence.strip() for sentence in SENTENCE.split(text) if len(stems(sentence)) >= LEAST]
    return [(one, other) for one, other in permutations(said, 2) if stems(one) <= stems(other)]


def in_questions(frame, ui, t):
    """Return the repeated sentences under the open question, whichever option is marked."""
    ask, found = frame["ask"], []
    for option in ask["options"] if ask else []:
        text = question(ask, [option], t)["help"] + outlook(frame, ui.but(chosen=[option]), t)
        found += repeated(text)
    return found
