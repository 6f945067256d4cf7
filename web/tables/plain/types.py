"""The shapes of what the plain table shows, whatever the game: for mypy, not to run."""

from collections.abc import Mapping, Sequence

from page.types import Held
from tables.plain import motion, table
from tables.types import AnyDrawing, Moving

Thing = str | Held
"""A card in a zone: its name, or its name with further values."""
Zone = Sequence[Thing]
"""Cards that lie together."""
Shown = Mapping[str, object]
"""A table, a player or a card: whatever a game shows of it, by keys."""
Figure = tuple[str, int | str]
"""A number, a text or a truth that is shown with its key."""
_table: AnyDrawing = table
_motion: Moving = motion
