"""The curves of a run of training, as a picture."""

import json
from pathlib import Path

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "sanjuan"

from matplotlib import pyplot  # noqa: E402  (the backend is chosen before)

SMOOTH = 5


def draw(log: Path, picture: Path) -> None:
    """Plot the validation loss on fresh games and the share of wins against greedy players."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 6))
    above.plot([line["generation"] for line in lines], [line["surprise"] for line in lines])
    above.set_ylabel("cross entropy on fresh games")
    shares = [line["against_greedy"] for line in lines]
    near = [shares[max(0, at - SMOOTH + 1) : at + 1] for at in range(len(shares))]
    smooth = [sum(wins for _, wins in group) / max(1, sum(games for games, _ in group)) for group in near]
    below.plot([line["generation"] for line in lines], smooth)
    below.set_ylabel(f"wins against greedy (mean of {SMOOTH})")
    below.set_xlabel("generation")
    figure.savefig(picture, metadata={"Date": None})
    pyplot.close(figure)
