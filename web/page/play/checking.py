"""The check of marked options by the engine, for questions in which their number alone does not decide."""

import asyncio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play


def soon(play: "Play") -> None:
    """Have the engine check what is marked, if that is needed; at a laid table it does so once it is ready."""
    choice = play.choice
    if play.first_table.laid is None and choice.ask and choice.ask["rule"] and choice.complete():
        asyncio.create_task(check(play))


async def check(play: "Play") -> None:
    """Ask the engine whether the marks are an answer, and tell where they are none."""
    chosen, choice = play.choice.answer(), play.choice
    answer = await play.consult({"do": "check", "chosen": chosen})
    if answer and not play.sending and choice is play.choice and chosen == choice.answer():
        error = answer["error"]
        play.ui.refused = bool(error)
        play.ui.why = play.screen.refusal(error) if error else ""
        play.show()
