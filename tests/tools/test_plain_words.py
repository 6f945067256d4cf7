"""Guides, help texts and docstrings use plain English: none of the phrases below, each with what to write instead."""

import re
from pathlib import Path

import pytest

from sanjuan.cli.commands import COMMANDS
from sanjuan.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("sanjuan", "web", "tools", "tests", "e2e", "bench", "training", "examples", "browsers")
GENERATED = {"rules-coverage.md", "screenshots.md", *(f"ladder-{game}.md" for game in GAMES)}
"""Documents that are made from other texts, or hold what a command printed."""
DOCSTRING = re.compile(r'\n *r?"""(\S.*?)"""', re.DOTALL)
HELP = re.compile(r'\b(?:help|description|epilog)=\(?\s*((?:f?"[^"]*"\s*)+)')
PHRASES = {
    r"(?:^|(?<=[.:;!] )|(?<=\| )|(?<=^[-*] ))Who(?:ever)? (?![^.?]*\?)[a-z]": "begin with a noun: A player who ...",
    r"\b(?:what|that|which|it|they|games) stands? (?!for\b|out\b)": "is",
    r"\bstands? (?:open|beside|apart|nowhere|better|worse)\b": "is",
    r"\btells\b": "says, shows, reveals, reports",
    r"\bis told (?:on|of|by|at|in)\b": "is reported",
    r"\blies in (?:an? |the |its )?(?:public )?(?:field|file|text|frame|module|package|worker|storage)": "is in",
    r"\b(?:what|which) (?:has |have |is to )?(?:be)?c[oa]mes? of\b": "the result",
    r"\banew\b": "again, afresh",
    r"\bin the midst\b|\bin mid-": "during, in the middle of",
    r"\b(?:to|can|could|not|may) be had\b": "available, possible, can be loaded",
    r"\bgone on with\b": "continued",
    r"\bthat (?:is|are|was|were) none\b": "that is not one",
    r"\bleads? (?:nowhere|back to nothing)\b": "what happens instead",
    r"\bmanieth\b": "the place in the order",
    r"\bmiddling\b": "average, median",
    r"\bparted by\b": "separated by",
    r"\b(?:for|to) the ear\b": "read aloud, for screen readers",
    r"\bwhat(?:ever)? lies\b": "what is",
    r"\b(?:is|was|are) (?:no|none) (?:JSON|number|text|record|position|save)\b": "is not a number",
    r"\bonce more\b": "again",
    r"\bin vain\b": "what happens instead",
    r"\bPython is (?:there|up)\b": "Python runs",
    r"\b(?:by|for) so many\b": "for this number of seats",
}
"""Phrases that are not English, or that a reader must decode, as regular expressions; and what to write instead."""
ANY = re.compile("|".join(PHRASES), re.MULTILINE)


def documents():
    """Yield (name, text) of every document that is written by hand."""
    written = [path for folder in ("docs", "docs/reports", "bench") for path in sorted((ROOT / folder).glob("*.md"))]
    guides = [path for path in written if path.name not in GENERATED]
    rooms = [path for place in ("web", "tools") for path in sorted((ROOT / place).glob("*/README.md"))]
    for path in [*(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")), *guides, *rooms]:
        yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def sentences():
    """Yield (name, text) of every line of the page's English words."""
    for path in sorted((ROOT / "sanjuan").rglob("locales/en/*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            text = re.sub(r"^ *(?:[-.\w]+ =|\*?\[\w+\]) *", "", line)
            yield path.relative_to(ROOT).as_posix(), "" if line.startswith("#") else text


def modules():
    """Yield (name, text) of every docstring, and of the help texts of the command line, each as one line."""
    for path in sorted(path for place in PLACES for path in (ROOT / place).rglob("*.py")):
        if path != Path(__file__) and not {"node_modules", "site"} & set(path.parts):
            code = "\n" + path.read_text("utf-8")
            for text in DOCSTRING.findall(code) + (HELP.findall(code) if "argparse" in code else []):
                yield path.relative_to(ROOT).as_posix(), " ".join(text.split())
    for command in COMMANDS:
        yield command.name, f"{command.summary}. {command.about}"


def found(texts):
    """Return what is to be written otherwise: (name, phrase with what is around it, advice)."""
    bad = []
    for name, text in texts:
        if ANY.search(text):
            for phrase, advice in PHRASES.items():
                around = re.compile(f".{{0,30}}(?:{phrase}).{{0,30}}", re.MULTILINE)
                bad += [(name, one[0], advice) for one in around.finditer(text)]
    return bad


@pytest.mark.parametrize(
    "text",
    [
        "Who makes an iframe of his own can speak with it.",
        "- Who leaves right after an answer has left.",
        "The frame is there. Whoever wants it, presses.",
        "The rulings that stand in the file.",
        "The seed tells every card.",
        "A masked action leads nowhere.",
        "It is drawn anew.",
        "What the link holds, and what became of it.",
        "Return the game of a name that is none.",
        "Values parted by blanks.",
        "Return what lies on a card.",
        "A file that is no record is refused.",
    ],
)
def test_a_phrase_to_avoid_is_found(text):
    assert found([("text", text)])


@pytest.mark.parametrize(
    "text",
    [
        "Who begins?",
        "A name stands for a card.",
        "It stands out.",
        "Return the card; None if there is none.",
        "Cards lie on it.",
    ],
)
def test_plain_english_is_left_alone(text):
    assert found([("text", text)]) == []


def test_documents_use_plain_words():
    texts = list(documents())
    assert len(texts) > 15 and found(texts) == []


def test_the_words_of_the_page_are_plain():
    texts = list(sentences())
    assert len(texts) > 3000
    assert [one for one in found(texts) if "Who" not in one[1]] == []  # "Whoever has most" is usual in rules


def test_docstrings_and_helps_use_plain_words():
    texts = list(modules())
    assert len(texts) > 5000
    assert found(texts) == []
