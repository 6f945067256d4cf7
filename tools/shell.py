"""index.html of the built site: style sheets, content policy, and the set-up form painted before any Python runs."""

import base64
import hashlib
import re

POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-eval' {hashes}; worker-src 'self' blob:; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(html):
    """The content policy as a meta element: own files only, our inline scripts by their hash."""
    digests = [hashlib.sha256(script.encode()).digest() for script in INLINE.findall(html)]
    hashes = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(hashes=hashes)}">'


def styles(web):
    """Links to every style sheet of web/css, in the order of their names."""
    names = sorted(path.name for path in (web / "css").glob("*.css"))
    return "\n".join(f'<link rel="stylesheet" href="web/css/{name}">' for name in names)


def forms():
    """One template element for each language, holding the set-up form."""
    return "\n".join(f'<template id="shell-{lang}"><main class="setup"></main></template>' for lang in ["en", "fr"])


def page(html, web):
    """Fill index.html: the text of the source file and the folder web/ -> the text of the built page."""
    html = html.replace("<!--css-->", styles(web)).replace("<!--shell-->", forms())
    return html.replace("<!--csp-->", policy(html))
