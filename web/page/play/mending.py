"""After the engine could not be had, which a window tells: the next try, by a press or when the line holds again."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.play.play import Play


async def retry(play: "Play") -> None:
    """Try again to have the engine."""
    play.losses = 0
    play.ui.dialog, play.ui.message = None, None
    await play.recover()


async def by_itself(play: "Play") -> None:
    """Try again once a broken line holds, unless somebody has done so before."""
    await play.link.goes_on()
    if play.ui.dialog == "message" and play.ui.message is not None and play.ui.message["error"]:
        await retry(play)
