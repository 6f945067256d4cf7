"""Questions that the page answers for a person: with one answer left to it, or with nothing at stake."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play
    from page.types import Frame


class AutoAnswer:
    """Answers for the person; `by_hand`: not where the person has just returned to a question."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.by_hand = False

    def sure(self, frame: "Frame") -> "list[str]":
        """Return the answer to a question that the page gives, or that a person leaves to it; else [].

        If a window opens before the question, the person answers.
        """
        moot = self.moot(frame)
        if moot or not frame["ask"] or self.by_hand or self.play.ui.shows:
            return moot
        left = list(frame["ask"].get("sure", []))
        return left if left and self.play.ui.preferences["sure"] else []

    def moot(self, frame: "Frame") -> "list[str]":
        """Return the answer to a question with nothing at stake, which nobody is held up by; else []."""
        held = self.play.ui.shows or self.by_hand or frame["curtain"] is not None
        return [] if held or frame["ask"] is None else list(frame["ask"].get("moot", []))

    def give(self, frame: "Frame", sure: bool = True) -> None:
        """Answer the open question for the person, if it has such an answer; unless `sure` only where it is moot."""
        answer = self.sure(frame) if sure else self.moot(frame)
        if answer:
            self.play.send({"do": "answer", "chosen": answer})
