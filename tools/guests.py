"""What other sites get beside embed.js: oembed.json, and the page of examples out of docs/embedding.md."""

import html
import json
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sanjuan.languages import LANGUAGES
from sanjuan.terminal.bundles import words

EXAMPLE = re.compile(r"^## (.+?)\n\n```html\n(.*?)```", re.MULTILINE | re.DOTALL)
NO_WORDS = "const WORDS = {};"
HERE = "ADDRESS-OF-THE-GAME"
STYLE = "main { max-width: 60rem; margin-inline: auto } pre { overflow: auto; padding: 12px; background: #f6ecd6 }"
WIDTH, HEIGHT = 760, 500


def poster(t):
    """What embed.js says in one language before the game is there."""
    return {
        "play": t("about-play"),
        "full": t("frame-full"),
        "title": t("frame-title"),
        "line": t("frame-line"),
    }


def element(script):
    """The text of embed.js with its words in every language."""
    said = json.dumps({lang: poster(words(lang)) for lang in LANGUAGES}, ensure_ascii=False)
    if script.count(NO_WORDS) != 1:
        raise ValueError(f"embed.js is expected to hold {NO_WORDS!r} once")
    return script.replace(NO_WORDS, f"const WORDS = {said};")


def address():
    """The site's full address with a slash at its end, from the environment; "./" where nobody has told it."""
    told = os.environ.get("ADDRESS", "")
    return told.rstrip("/") + "/" if told else "./"


def oembed():
    """The answer to who asks how the site wants to be shown (oEmbed 1.0, "rich")."""
    source = html.escape(address() + "embed.html?start=1")
    frame = f'<iframe src="{source}" title="San Juan" width="{WIDTH}" height="{HEIGHT}"></iframe>'
    made = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "San Juan",
        "provider_url": address(),
        "title": "San Juan",
    }
    return json.dumps(made | {"html": frame, "width": WIDTH, "height": HEIGHT}, indent=1)


def link():
    """The element by which other sites find oembed.json."""
    href = html.escape(address() + "oembed.json")
    return f'<link rel="alternate" type="application/json+oembed" href="{href}" title="San Juan">'


def examples(text):
    """[(title, HTML)] of the examples in docs/embedding.md."""
    return EXAMPLE.findall(text)


def shown(title, example):
    """One example: what to copy and, where it has no script of its own, what comes of it."""
    code = f"<h2>{html.escape(title)}</h2><pre tabindex=0><code>{html.escape(example)}</code></pre>"
    alive = "<script>" not in example and "start=1" not in example
    return code + (re.sub(r"<script.*?</script>\n", "", example) if alive else "")


def page(text, head):
    """The page of examples; `head` is the content policy and what else belongs to every page."""
    sections = "".join(shown(title, example) for title, example in examples(text))
    script = '<link rel="icon" href="web/icons/icon.svg"><script src="embed.js" async></script>'
    top = f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">{head}<title>San Juan on your page</title>'
    body = f"<main><h1>San Juan on your page</h1>{sections}</main>"
    return f"{top}<style>{STYLE}</style>{script}</head><body>{body}</body></html>\n"
