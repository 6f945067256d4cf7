"""The greedy player's choice of roles: the rest of the round as a small game of everybody's expected gains."""

from math import fsum

from sanjuan.games.san_juan.box import total
from sanjuan.games.san_juan.players.greedy.gains import AFTER_PRODUCTION, Gains
from sanjuan.games.san_juan.players.greedy.reading import Reading

DEPTH = 3
"""The choices of roles that are played through, the one at hand included."""


class Round:
    """The choices of roles still to come in this round, by the gains they bring to all seats."""

    def __init__(self, reading: Reading) -> None:
        self.view, self.gains = reading.view, Gains(reading)
        self.count = len(self.view.seats)
        self.choices = 3 if self.count == 2 else self.count
        self.others = reading.weights[f"others_{self.count}"]
        self.cached: dict[tuple[int, str, bool], tuple[list[float], float]] = {}
        self.cached_rests: dict[tuple[int, tuple[str, ...], bool], list[float]] = {}

    def best_role(self, free: tuple[str, ...]) -> str:
        """Return the role that leaves the chooser best off against the opponents, if all choose that way."""
        return self._best(self.view.choice, free, False, DEPTH)[0]

    def best_visit(self, roles: tuple[str, ...], seat: int) -> str:
        """Return the role that is best played again, whatever follows."""
        return max(roles, key=lambda role: self._brought(seat, role, False)[1])

    def _best(self, number: int, free: tuple[str, ...], produced: bool, depth: int) -> tuple[str, list[float]]:
        """Return the role taken at the choice of this number and what all seats gain from then on."""
        chooser = (self.view.governor + number) % self.count
        goes_on = number + 1 < self.choices and depth > 1
        best, best_gains, most = "", [0.0] * self.count, float("-inf")
        for role in free:
            gains, value = self._brought(chooser, role, produced)
            if goes_on:
                rest = tuple([other for other in free if other != role])
                later = self._rest(number + 1, rest, produced or role == "producer", depth - 1)
                gains = [now + then for now, then in zip(gains, later, strict=True)]
                value = self._balance(gains, chooser)
            if value > most:
                best, best_gains, most = role, gains, value
        return best, best_gains

    def _rest(self, number: int, free: tuple[str, ...], produced: bool, depth: int) -> list[float]:
        """Return what all seats gain from this choice on, cached: several orders of choices leave the same roles."""
        key = (number, free, produced)
        found = self.cached_rests.get(key)
        if found is None:
            found = self.cached_rests[key] = self._best(number, free, produced, depth)[1]
        return found

    def _balance(self, gains: list[float], seat: int) -> float:
        others = fsum(gains) - gains[seat]
        return gains[seat] - self.others * others / (self.count - 1)

    def _brought(self, chooser: int, role: str, produced: bool) -> tuple[list[float], float]:
        """Return what a role brings to each seat when this one chooses it, and the chooser's balance."""
        key = (chooser, role, produced and role in AFTER_PRODUCTION)
        found = self.cached.get(key)
        if found is None:
            privilege = self._privilege(chooser)
            gain = self.gains.gain
            gains = [gain(seat, role, privilege if seat == chooser else 0, key[2]) for seat in range(self.count)]
            found = self.cached[key] = (gains, self._balance(gains, chooser))
        return found

    def _privilege(self, seat: int) -> int:
        doubled = 1 + total(self.view.box.powers["doubles"], self.view.seats[seat].city)
        used = self.count == 2 and seat == self.view.governor and self.view.library_used
        return 1 if used else doubled

    def library_now(self, seat: int, roles: tuple[str, ...], share: float) -> bool:
        """Return whether doubling the role just taken brings at least this share of what the best role would."""
        extra = {role: self.gains.gain(seat, role, 2) - self.gains.gain(seat, role, 1) for role in roles}
        return extra[self.view.taken[-1][0]] > share * max(extra.values())
