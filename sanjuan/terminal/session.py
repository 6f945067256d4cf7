"""A game in the terminal, from its first question to the score sheet."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from sanjuan.bots.registry import find
from sanjuan.bots.safe_answer import turn
from sanjuan.program import program
from sanjuan.table.flow import Refused, kind_of, refusal
from sanjuan.table.record import Record
from sanjuan.terminal.draw import Drawing, names_of, style
from sanjuan.terminal.options import HUMAN, opened, plays
from sanjuan.terminal.typed import Typed, understand
from sanjuan.text_files import Output, Unusable
from sanjuan.words import telling
from sanjuan.words.bundles import words
from sanjuan.words.words import Words

NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


class Stop(Exception):
    """The person leaves the table."""


def play(asked: argparse.Namespace) -> int:
    """Play the game that the arguments describe; returns the exit status: 1 where it could not be saved."""
    try:
        record = opened(asked)
        file = Output(asked.save, "--save")
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2
    t = words(asked.lang, record.game, record.game.variant(record.options))
    session = Session(record, t, Console(highlight=False), asked.save)
    session.run()
    file.give_up()
    return 1 if session.unsaved else 0


class Session:
    """One game at one terminal: `record` is the game, `looker` the seat whose cards are on show (None: nobody's)."""

    def __init__(self, record: Record, t: Words, console: Console, path: Path) -> None:
        self.record = record
        self.t = t
        self.console = console
        self.path = path
        self.unsaved = False
        """Whether the game could not be saved when it was left."""
        self.people = [seat for seat in range(record.seats) if plays(record, seat) == HUMAN]
        self.looker = self.people[0] if len(self.people) == 1 else None
        self.told = [0] * record.seats
        self.names = names_of(record.game, [self._name(seat) for seat in range(record.seats)], t)
        self.drawing = Drawing(record.game, self.names, record.game.catalogue(record.state), t)
        self.commands: dict[str, Callable[[Typed], None]] = {
            "help": lambda typed: self._say("term-help"),
            "undo": self._undo,
            "card": self._card,
            "log": self._log,
            "table": self._show_table,
            "save": self._save,
            "quit": self._quit,
        }

    def _name(self, seat: int) -> str:
        if self.record.tags.get(f"seat{seat}"):
            return self.record.tags[f"seat{seat}"]
        who = plays(self.record, seat)
        if self.people == [seat]:
            return self.t("setup-you")
        if not self.t.has(f"bot-{who}"):
            return self.t("name-player", n=seat + 1)
        return self._computer([plays(self.record, other) for other in range(seat + 1) if other not in self.people])

    def _computer(self, sit: list[str]) -> str:
        """Return the name of the last of these players: another one if it is there already."""
        before, who = sit[:-1], sit[-1]
        if who not in before:
            return self.t(f"bot-{who}")
        taken, further = len(before) - len(set(before)), self.record.game.company
        return self.t(f"bot-{further[taken]}") if taken < len(further) else self.t(f"bot-{who}") + NUMERALS[taken]

    def run(self) -> None:
        """Play to the end of the game, or until the person stops or the input ends; an unfinished game is saved."""
        titles = [self.t(id) for id in ("title.full", "title") if self.t.has(id)]
        self._say("term-welcome", game=[*titles, self.record.game.name][0])
        try:
            while not self.record.game.over(self.record.state):
                self._turn(self.record.state.ask.seat)
        except (Stop, EOFError, KeyboardInterrupt) as reason:
            self._leave(reason)
        else:
            self._end()

    def _say(self, id: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.t(id, **args), style=style))

    def _turn(self, seat: int) -> None:
        if seat not in self.people:
            self._bot_turn(seat)
            return
        self._pass_to(seat)
        self._tell(seat)
        self._draw()
        answers = len(self.record.answers)
        while len(self.record.answers) == answers:
            self._ask()

    def _bot_turn(self, seat: int) -> None:
        """Let a computer player move; one that fails makes the first legal move, and the reason is shown."""
        chosen, fault = self._bot_answer(plays(self.record, seat))
        if fault:
            self._say("term-fault", "red", name=self.names[seat], reason=fault)
        self._give(chosen)
        if not self.people:
            self._tell(None)

    def _bot_answer(self, name: str) -> tuple[tuple[str, ...], str]:
        record = self.record
        view = record.game.view(record.state, record.state.ask.seat)
        return turn(find(name, record.game), view, record.chance())

    def _give(self, chosen: tuple[str, ...]) -> None:
        """Answer; a player who might have been asked something discreet takes the device as if asked."""
        seat = self.record.answer_among(self.people, chosen)
        if seat is not None and seat != self.looker:
            self._pass_to(seat)
            self.console.input(Text(self.t("idle-title", name=self.names[seat]) + " ", style="bold"))

    def _pass_to(self, seat: int) -> None:
        if seat == self.looker:
            return
        self.console.clear()
        self.looker = seat
        self.console.input(Text(self.t("term-curtain", name=self.names[seat]) + " ", style="bold"))

    def _tell(self, seat: int | None, first: int | None = None) -> None:
        """Print what happened since this seat was told last (or since the `first` answer)."""
        at = seat or 0
        self._print_log(seat, self.told[at] if first is None else first)
        self.told[at] = len(self.record.log)

    def _print_log(self, seat: int | None, first: int) -> None:
        game, told = self.record.game, self.record.game.copy(self.record.state)
        facts = []
        for happened in self.record.log[first:]:
            told.facts = happened
            facts.extend(game.facts_of(told, seat))
        for fact, line in telling.lines(facts, self.names, seat, self.t):
            heading = fact["id"] in self.t.wording.HEADINGS
            look = "bold" if heading else style(fact["seat"]) if "seat" in fact else ""
            self.console.print(Text(line, style=look))

    def _view(self) -> tuple[Any, dict[str, Any]]:
        view = self.record.game.view(self.record.state, self.looker)
        return view, self.record.game.show(view, self.looker)

    def _question(self) -> dict[str, Any]:
        view, _ = self._view()
        ask = view.ask
        asked = {"kind": ask.kind, "options": list(ask.options), "least": ask.least, "most": ask.most}
        return asked | self.record.game.question(view)

    def _draw(self) -> None:
        """Print table, hand and question; no table where only the hand counts, no hand whose cards are the options."""
        _, shown = self._view()
        ask = self._question()
        kind = kind_of(self.record.state)
        parts: list[RenderableType] = [] if kind.proposed and kind.lies == "hand" else [self.drawing.table(shown)]
        if sorted(entry["card"] for entry in shown["hand"]) != sorted(ask["options"]):
            parts.append(self.drawing.hand(shown))
        self.console.print(*parts, self.drawing.question(ask, self._proposal()), sep="\n")

    def _proposal(self) -> tuple[str, ...]:
        """Return what the house's player would answer where one answer is nearly always best, else nothing."""
        if not kind_of(self.record.state).proposed:
            return ()
        return self._bot_answer(self.record.game.house_player)[0]

    def _ask(self) -> None:
        """Read one line and do what it says."""
        ask = self._question()
        typed = understand(self.console.input(self._prompt(ask)), ask["options"])
        if typed.do == "nonsense":
            self._say("term-nonsense", "red", text=typed.text, most=len(ask["options"]))
        elif typed.do in ("answer", "enter"):
            self._answer(typed.chosen if typed.do == "answer" else self._proposal())
        else:
            self.commands[typed.do](typed)

    def _prompt(self, ask: dict[str, Any]) -> Text:
        proposal = self._proposal()
        words = telling.question(ask, proposal, self.t)["confirm" if proposal else "pass"]
        hint = f" ({self.t('term-enter', words=words)})" if words else ""
        return Text(f"{self.t('term-prompt')}{hint} > ", style="bold")

    def _answer(self, chosen: tuple[str, ...]) -> None:
        refused = refusal(self.record.state, chosen)
        if refused is None:
            self._give(chosen)
        else:
            self._refused(refused)

    def _refused(self, refused: Refused) -> None:
        words = telling.refusal({"id": refused.id, "args": refused.words}, self.t)
        self.console.print(Text(words, style="red"))

    def _undo(self, typed: Typed) -> None:
        if self.looker is None or not self.record.can_take_back(self.looker):
            self._say("error-no_undo", "red")
            return
        self.record.take_back()
        self.told = [min(told, len(self.record.log)) for told in self.told]
        self._say("term-undone")

    def _card(self, typed: Typed) -> None:
        """Explain the first card whose name begins with what was typed."""
        wanted = typed.text.lower()
        for name in self.drawing.cards:
            if wanted and telling.card(name, self.t).lower().startswith(wanted):
                self.console.print(self.drawing.card(name))
                return
        self._say("term-no-card", "red", text=typed.text)

    def _log(self, typed: Typed) -> None:
        self._print_log(self.looker, 0)

    def _show_table(self, typed: Typed) -> None:
        self._draw()

    def _save(self, typed: Typed) -> None:
        """Save the game; where that fails, print what would have been saved: it can be put into a file by hand."""
        text = self.record.to_json(indent=2) + "\n"
        try:
            self.path.write_text(text, encoding="utf-8", errors="replace")
        except OSError as error:
            self.unsaved = True
            self._say("term-unsaved", "red", path=str(self.path), reason=error.strerror)
            self.console.print(Text(text), soft_wrap=True)
            return
        self.unsaved = False
        self._say("term-saved", path=str(self.path), program=program())

    def _quit(self, typed: Typed) -> None:
        raise Stop

    def _leave(self, reason: BaseException) -> None:
        if not isinstance(reason, Stop):
            self.console.print()
            self._say("term-end-input")
        self._save(Typed("save"))

    def _end(self) -> None:
        game, state = self.record.game, self.record.state
        self._tell(self.people[0] if len(self.people) == 1 else None)
        winners = game.winners(state)
        self.console.print(self.drawing.sheet(game.sheet(state), winners))
        me, alone = self.people == [0] and 0 in winners, len(winners) == 1
        names = telling.join([self.names[seat] for seat in winners if alone or not me or seat], self.t)
        self._say("score-win" if alone else "score-shared", "bold", who=names, me=telling.yes(me))
