"""The logistic function, by a table made by multiplication alone: every machine has exactly the same."""

STEP = 1 / 64
REACH = 8.0
_ROOT = 1.0157477085866857  # e ** STEP


def _table() -> list[float]:
    """Return 1 / (1 + e ** -x) for x = -REACH ... REACH in steps."""
    steps = int(REACH / STEP)
    power = 1.0
    upper = [0.5]
    for _ in range(steps):
        power *= _ROOT
        upper.append(power / (1.0 + power))
    return [1.0 - value for value in reversed(upper[1:])] + upper


_TABLE = _table()


def sigmoid(logit: float) -> float:
    """Return the chance of a logit, linearly interpolated from the table."""
    place = (max(-REACH, min(logit, REACH)) + REACH) / STEP
    at = int(place)
    if at >= len(_TABLE) - 1:
        return _TABLE[-1]
    return _TABLE[at] + (place - at) * (_TABLE[at + 1] - _TABLE[at])
