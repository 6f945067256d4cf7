"""The look of charts by day and by night, alone or in a page."""

from html import escape

DAY = {
    "ink": "#0f2e3f", "ink-2": "#45606c", "wall": "#fffaf0", "wall-2": "#f6ecd6", "edge": "#e0cfa9", "head": "#8c3417",
    "table": "#f3ead7", "s0": "#b84a25", "s1": "#0d7a7f", "s2": "#5f337c", "s3": "#96690a",
}  # fmt: skip
NIGHT = {
    "ink": "#f3ead2", "ink-2": "#b9c6c8", "wall": "#14364d", "wall-2": "#1b4059", "edge": "#2f566f", "head": "#ffc98a",
    "table": "#0d2c43", "s0": "#ff9d6e", "s1": "#58d0c9", "s2": "#cda5ec", "s3": "#ffc93c",
}  # fmt: skip
TEXT = 'Figtree, "Segoe UI", system-ui, sans-serif'
CHART = f"""
svg text {{ font: 500 13px {TEXT}; fill: var(--ink); font-variant-numeric: tabular-nums; }}
svg .tick, svg .note, svg .title {{ fill: var(--ink-2); font-size: 12px; }}
.grid {{ stroke: var(--edge); stroke-width: 1; }}
.fair {{ stroke: var(--ink-2); stroke-width: 2; }}
.bar {{ stroke: var(--c, var(--s0)); stroke-width: 3; stroke-linecap: round; opacity: .55; }}
.curve {{ fill: none; stroke: var(--c); stroke-width: 2; }}
.mark {{ fill: var(--c); stroke: var(--wall); stroke-width: 1.5; }}
.s0 {{ --c: var(--s0); }} .s1 {{ --c: var(--s1); }} .s2 {{ --c: var(--s2); }} .s3 {{ --c: var(--s3); }}
"""


def colours() -> str:
    """Return the style sheet of the colours, night's where the reader's system is dark."""
    day, night = ("; ".join(f"--{name}: {value}" for name, value in theme.items()) for theme in (DAY, NIGHT))
    return f":root {{ {day} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {night} }} }}\n"


def standalone(body: str, width: int, height: int, title: str) -> str:
    """Return an SVG document of its own, with its colours and its ground."""
    ground = f'<rect width="{width}" height="{height}" rx="12" fill="var(--wall)"/>'
    style = f"<style>{colours()}{CHART}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {_frame(width, height, title)}>{style}{ground}{body}</svg>\n'


def inline(body: str, width: int, height: int, title: str) -> str:
    """Return an SVG element for a page that has the colours and the style of charts."""
    return f"<svg {_frame(width, height, title)}>{body}</svg>"


def _frame(width: int, height: int, title: str) -> str:
    return f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}"'
