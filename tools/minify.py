"""Scripts and style sheets without what only their readers need; esbuild leaves it out."""

import subprocess
from pathlib import Path

from console import Stop
from prepare import node_environment

HOW = {".js": ["--loader=js", "--minify"], ".css": ["--loader=css", "--minify-whitespace"]}
"""The options of esbuild for a file, by the end of its name."""


def minified(data: bytes, kind: str, node_modules: Path) -> bytes:
    """Return a file of a kind of HOW made smaller; what says under which licence it is stays. Errors: Stop."""
    program = node_modules / "esbuild" / "bin" / "esbuild"
    command: list[str | Path] = ["node", program, *HOW[kind], "--charset=utf8", "--log-level=warning"]
    done = subprocess.run(command, env=node_environment(), input=data, capture_output=True)
    if done.returncode:
        raise Stop(f"esbuild cannot read it: {done.stderr.decode().strip()[:800]}", "see the place that it names")
    return done.stdout
