"""Why something cannot be chosen now, as a sentence or as the few words there is room for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Frame
    from sanjuan.words.words import Words


def reason(frame: "Frame", option: str, t: "Words") -> str:
    """Return in words why the engine does not offer an option."""
    found = frame["ask"]["why"].get(option) if frame["ask"] else None
    return t("why-not-now") if found is None else t("why-" + found["id"], **found["args"])
