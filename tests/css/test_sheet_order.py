"""Tests the order of the style sheets: a rule for some sizes is not overridden by a later one for every size."""

import re

import pytest

from tests.css.test_style_sheets import SHEETS, WEB, code

FOLDERS = sorted({sheet.parent for sheet in SHEETS})
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
WITHIN = {
    "font": {"font-family", "font-size", "font-style", "font-weight", "line-height"},
    "flex": {"flex-grow", "flex-shrink", "flex-basis"},
    "padding": {f"padding-{side}" for side in ("top", "right", "bottom", "left", "block", "inline")},
    "margin": {f"margin-{side}" for side in ("top", "right", "bottom", "left", "block", "inline")},
}
"""The properties that a shorthand sets as well."""


def rules(css):
    """Yield (whether it is for some sizes only, selector, properties) of the rules of a style sheet, in their order."""
    for head, body in re.findall(r"([^{}]*)\{((?:[^{}]|\{[^{}]*\})*)\}", css):
        sized = head.lstrip().startswith("@media")
        for selectors, text in RULE.findall(body) if sized else [(head, body)]:
            properties = {line.split(":")[0].strip() for line in text.split(";") if ":" in line}
            for selector in re.split(r",(?![^()]*\))", selectors):
                yield sized, " ".join(selector.split()), properties


def overridden(css):
    """Return (selector, properties) of the rules for some sizes that never hold, as a later rule is for every size."""
    found, all_rules = [], list(rules(css))
    for at, (sized, selector, properties) in enumerate(all_rules):
        later = [own for some, same, own in all_rules[at + 1 :] if sized and not some and same == selector]
        names = {name for own in later for name in own}
        names |= {part for name in names for part in WITHIN.get(name, ())}
        if properties & names:
            found.append((selector, sorted(properties & names)))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(WEB)))
def test_no_rule_for_some_sizes_is_overridden_for_all(folder):
    css = "\n".join(code(sheet) for sheet in SHEETS if sheet.parent == folder)
    assert overridden(css) == []


def test_a_rule_that_is_overridden_is_found():
    early = "@media (max-width: 900px) { .role > b, i { font-size: 15px; } }"
    assert overridden(early + " .role > b { font: 600 20px/1 serif; }") == [(".role > b", ["font-size"])]
    assert overridden(".role > b { font: 600 20px/1 serif; } " + early) == []
