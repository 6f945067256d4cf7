"""A person's choice at an open question, before confirming: marking, swapping, picking up a card to place.

Pure: it knows the shape of a question (options, least, most) and nothing of any game. An option is marked together
with the element that was clicked (`nth` among those that show it): two equal cards are two elements of one option.
"""

from page.kit.selectors import moved_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from page.types import Ask, Mark

OVER = ">"


class Choice:
    """The marks on one open question.

    `ask` is a question of the frame or None; `proposal` a list of options that is marked to begin with.
    """

    def __init__(self, ask: "Ask | None" = None, proposal: "Sequence[str]" = ()) -> None:
        self.ask = ask
        self.marks: list[Mark] = []
        self.lifted: str | None = None
        self.passing = False
        for option in proposal if ask else ():
            self._add(option, self._count(option))
        if not self.fits():
            self.marks = []

    def options(self) -> "list[str]":
        """Return the options of the question, none when no question is open."""
        return self.ask["options"] if self.ask else []

    def chosen(self) -> "list[str]":
        """Return the marked options in the order of marking."""
        return [option for option, _ in self.marks]

    def answer(self) -> "list[str]":
        """Return the marked options in the order in which they are offered."""
        left = self.chosen()
        ordered = []
        for option in self.options():
            if option in left:
                left.remove(option)
                ordered.append(option)
        return ordered

    def fits(self) -> bool:
        """Return whether the number of marks is one that the question allows."""
        return self.ask is not None and self.ask["least"] <= len(self.marks) <= self.ask["most"]

    def complete(self) -> bool:
        """Return whether there is an answer to confirm: marks that fit, and at least one, unless passing was chosen."""
        return self.fits() and (bool(self.marks) or self.passing)

    def single(self) -> bool:
        """Return whether no more than one option can be chosen."""
        return self.ask is not None and self.ask["most"] == 1

    def final(self, option: str) -> bool:
        """Return whether an option is an answer that no other one can be added to."""
        return self.single() or option in self._alone()

    def can_pass(self) -> bool:
        """Return whether the question can be answered with nothing."""
        return self.ask is not None and self.ask["least"] == 0

    def toggle(self, option: str, nth: int = 0) -> bool:
        """Mark or unmark an element; returns whether anything changed (False: it is no option).

        When all marks are used up, or an option does not go with those marked, these make room, the oldest first: one
        click always has an effect.
        """
        if option not in self.options():
            return False
        if [option, nth] in self.marks:
            self.marks.remove([option, nth])
            self.lifted = None
        else:
            self._make_room(option)
            self._add(option, nth)
            self.lifted = moved_card(option) if self.places(moved_card(option)) else None
        self.passing = False
        return True

    def take(self, options: "Sequence[str]") -> None:
        """Mark these options and nothing else; of equal cards the first ones. None of them is to pass."""
        self.clear()
        self.passing = not options
        for option in options:
            self._add(option, self._count(option))
            self.lifted = moved_card(option) if self.places(moved_card(option)) else None

    def lift(self, card: str) -> None:
        """Pick a card up, so that the places that accept it can be chosen; unmarks what belongs to another card."""
        self.lifted = card
        self.passing = False
        self.marks = [mark for mark in self.marks if moved_card(mark[0]) == card]

    def clear(self) -> None:
        """Take back every mark."""
        self.marks = []
        self.lifted = None
        self.passing = False

    def places(self, card: str) -> "list[str]":
        """Return the options that put this card on a place."""
        return [option for option in self.options() if OVER in option and moved_card(option) == card]

    def accepts(self, card: str) -> "list[str]":
        """Return the options that begin with this card: itself (a new place) and those that cover a place."""
        return [option for option in self.options() if moved_card(option) == card]

    def movable(self) -> bool:
        """Return whether the question is about putting one card somewhere, so that dragging it makes sense."""
        return self.ask is not None and self.ask["moves"]

    def _add(self, option: str, nth: int) -> None:
        self.marks.append([option, nth])

    def _count(self, option: str) -> int:
        return len([mark for mark in self.marks if mark[0] == option])

    def goes_with(self, option: str) -> bool:
        """Return whether an option can be added to those marked, as far as the question says so."""
        return not self.marks or len(self._companions(option)) == len(self.marks)

    def _make_room(self, option: str) -> None:
        if self._count(option) >= self.options().count(option):
            self._drop_oldest(option)
        elif self.ask and len(self.marks) >= self.ask["most"]:
            del self.marks[0]
        self.marks = self._companions(option)

    def _alone(self) -> "Sequence[str]":
        return self.ask.get("alone") or () if self.ask else ()

    def _companions(self, option: str) -> "list[Mark]":
        """Return the marks that may stay beside an option: the latest ones that are not worth too much with it."""
        alone, budget = self._alone(), self.ask.get("budget") if self.ask else None
        if option in alone:
            return []
        kept = [mark for mark in self.marks if mark[0] not in alone]
        while budget is not None and kept and self._worth(kept) + self._worth([[option, 0]]) > budget:
            kept = kept[1:]
        return kept

    def _worth(self, marks: "Sequence[Mark]") -> int:
        return sum([self.ask["prices"].get(option, 0) for option, _ in marks]) if self.ask else 0

    def _drop_oldest(self, option: str) -> None:
        for mark in self.marks:
            if mark[0] == option:
                self.marks.remove(mark)
                return
