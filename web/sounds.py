"""What is to be heard of a step of the game: names of sounds, see web/later/sound.js. Pure."""

HEARD = (
    (("built", "covered"), "place"), (("sold",), "coin"), (("produced",), "goods"),
    (("drew", "kept", "took", "role", "event"), "slide"),
)  # fmt: skip
"""Facts and the sound that tells of them, the weightiest first: a step makes one sound, and my turn another one."""
VOLUMES = {"off": 0, "low": 0.25, "middle": 0.55, "full": 1.0}


def of_step(before, frame):
    """Return the sounds of the step from one frame of a game to the next one."""
    if frame["over"]:
        return ["win" if frame["table"]["me"] in frame["over"]["winners"] else "end"]
    told = [fact["id"] for fact in frame["log"]] if frame["log_from"] else []
    heard = [name for facts, name in HEARD if [id for id in told if id in facts]][:1]
    mine = frame["ask"] and before["turn"]["who"] == "bot"
    return heard + (["turn"] if mine else [])
