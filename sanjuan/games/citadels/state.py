"""The state of a game of Citadels: plain data, copied by hand. A view is a state whose hidden cards are all "?"."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from sanjuan.games.citadels.kinds import KINDS
from sanjuan.table.flow import Rule, Table
from sanjuan.table.kinds import Kind, Sampler
from sanjuan.table.rng import generator

NOBODY = -1
Known = tuple[tuple[int, str], ...]
"""Cards that others know, each with who does (a bit for each seat)."""


@dataclass(slots=True, kw_only=True)
class State(Table):
    """A position of Citadels. Lists of seats have one entry a seat; a character that nobody has is "".

    The game: `cast` (its characters in the order of their ranks), `uniques` (those in the deck), `emperor_chooses`.

    Everybody's: `cities` (in the order built) and `coins` (beside them, 1 under an Artist's coin), `gold`, `crown` (the
    seat that holds it), `pot` (the tax on the Tax Collector), `first` (the seat that completed its city first).

    Hidden: `hands`, `deck` (top card last), `museum` (the cards under it, in any city), `drawn` (cards that the
    seat asked looks at or has taken and not yet placed). What others than the owner know of them: `known` (of each
    hand), `laid` (who knows the cards at the bottom of the deck, from the lowest up), `tuckers` (who knows each card
    under the Museum); a bit for each seat.

    The draft: `face_up`, `taken` (the characters in the order in which they left the pack, the face-down one first;
    hidden) and `takers` (the seat that took each, or what `put_by` makes of the seat that put it face down, NOBODY for
    chance), `handed` (what each seat was handed, each time; hidden), `special` (the last seat chose from its card and
    the face-down one, which it was handed in this order), `held` (the characters of each seat; hidden), `swap` (the two
    seats of a Theater's exchange).

    The calling: `called` (the rank, 0 before the first), `revealed` (of each seat), `killed`, `bewitched`, `robbed`;
    `warrants`, `signed` (hidden), `signed_open`, `threats` (those on the table), `lifted` (those bought off),
    `flower` (hidden), `flower_open`; who placed them: `thief`, `magistrate`, `blackmailer`, `witch`; `shielded` (the
    seat rank 8 cannot touch), `crowner` (the seat that reveals rank 4).

    The turn: `turn` (the seat that acts, NOBODY between turns), `acting` (the character it acts as), `did` (a bit for
    each thing done, see `rules.turns`), `built` (permits used), `spent` (gold paid to build), `building` (the card that
    is being built or "") and `price` (what it costs), `aim` (the seat that a power is about, or the place of the
    district that the Diplomat gives).

    Chance laid out beforehand: `chances` (numbers for choices), `stacked` (decks for shuffles), `packs` (character
    decks for drafts), top first.
    """

    RULES: ClassVar[dict[str, Rule]] = {}
    HEREDITARY: ClassVar[frozenset[str]] = frozenset({"magic"})
    SAMPLERS: ClassVar[dict[str, Sampler]] = {}
    KINDS: ClassVar[dict[str, Kind]] = KINDS

    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    emperor_chooses: bool = False
    cities: list[list[str]]
    coins: list[list[int]]
    hands: list[list[str]]
    known: list[Known]
    gold: list[int]
    crown: int = 0
    pot: int = 0
    first: int = NOBODY
    deck: list[str] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    museum: list[str] = field(default_factory=list)
    tuckers: list[int] = field(default_factory=list)
    drawn: tuple[str, ...] = ()
    face_up: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    takers: tuple[int, ...] = ()
    handed: list[tuple[tuple[str, ...], ...]]
    special: bool = False
    held: list[tuple[str, ...]]
    swap: tuple[int, ...] = ()
    called: int = 0
    revealed: list[tuple[str, ...]]
    killed: str = ""
    bewitched: str = ""
    robbed: str = ""
    warrants: tuple[str, ...] = ()
    signed: str = ""
    signed_open: bool = False
    threats: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    flower: str = ""
    flower_open: bool = False
    thief: int = NOBODY
    magistrate: int = NOBODY
    blackmailer: int = NOBODY
    witch: int = NOBODY
    shielded: int = NOBODY
    crowner: int = NOBODY
    turn: int = NOBODY
    acting: str = ""
    did: int = 0
    built: int = 0
    spent: int = 0
    building: str = ""
    price: int = 0
    aim: int = NOBODY
    chances: tuple[int, ...] = ()
    stacked: tuple[tuple[str, ...], ...] = ()
    packs: tuple[tuple[str, ...], ...] = ()

    def copy(self) -> "State":
        """Return an independent copy, without what was told since the last answer."""
        new = State.__new__(State)
        new.ask, new.todo, new.facts, new.reveals = self.ask, self.todo[:], [], self.reveals
        new.round, new.seed, new.shuffles, new.viewer = self.round, self.seed, self.shuffles, self.viewer
        new.cast, new.uniques, new.emperor_chooses = self.cast, self.uniques, self.emperor_chooses
        new.cities = [city[:] for city in self.cities]
        new.coins = [coins[:] for coins in self.coins]
        new.hands = [hand[:] for hand in self.hands]
        new.known, new.gold, new.handed, new.held = self.known[:], self.gold[:], self.handed[:], self.held[:]
        new.crown, new.pot, new.first = self.crown, self.pot, self.first
        new.deck, new.laid, new.museum, new.tuckers = self.deck[:], self.laid[:], self.museum[:], self.tuckers[:]
        new.drawn, new.face_up, new.taken, new.takers = self.drawn, self.face_up, self.taken, self.takers
        new.special, new.swap, new.called = self.special, self.swap, self.called
        new.revealed, new.killed, new.bewitched, new.robbed = self.revealed[:], self.killed, self.bewitched, self.robbed
        new.warrants, new.signed, new.signed_open = self.warrants, self.signed, self.signed_open
        new.threats, new.lifted, new.flower, new.flower_open = self.threats, self.lifted, self.flower, self.flower_open
        new.thief, new.magistrate, new.blackmailer = self.thief, self.magistrate, self.blackmailer
        new.witch, new.shielded, new.crowner = self.witch, self.shielded, self.crowner
        new.turn, new.acting, new.did, new.built, new.spent = self.turn, self.acting, self.did, self.built, self.spent
        new.building, new.price, new.aim = self.building, self.price, self.aim
        new.chances, new.stacked, new.packs = self.chances, self.stacked, self.packs
        return new

    def chance(self) -> Random:
        """Return the generator of the next chance event."""
        self.shuffles += 1
        return generator(self.seed, self.shuffles)


def put_by(seat: int) -> int:
    """Return the entry among the takers for a character that a seat put face down."""
    return -2 - seat


def empty(seats: int, seed: int, cast: tuple[str, ...], uniques: tuple[str, ...]) -> State:
    """Return an empty table with a number of seats."""
    return State(
        cast=cast,
        uniques=uniques,
        cities=[[] for _ in range(seats)],
        coins=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        known=[()] * seats,
        gold=[0] * seats,
        handed=[()] * seats,
        held=[()] * seats,
        revealed=[()] * seats,
        seed=seed,
    )
