"""The names of what Citadels has several of, their signs and pictures, and where the options of each question lie."""

from page.kit.html import HIDDEN, picture, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.types import Frame

ART = "./web/tables/citadels/art/"
"""The folder of the pictures on the site."""
SIGNS = ART + "signs.svg"
TYPES = ("noble", "religious", "trade", "military", "unique")
TYPE_ICON = {"noble": "crown", "religious": "cross", "trade": "scales", "military": "sword", "unique": "star"}
MARK_ICON = {
    "killed": "dagger", "robbed": "purse", "bewitched": "witch", "warrant": "warrant", "signed": "seal",
    "threat": "threat", "flower": "star",
}  # fmt: skip
"""The signs of the marks on a character."""
OWNED = {"signed": "warrant", "flower": "threat"}
"""The marks that only their owner can tell from the others, each with the one that everybody sees."""
AT, OF = "@", ":"
"""In options: between a district and its place, and between the seat of its owner and that."""
RANKS = ("kill", "bewitch", "rob", "warrants", "signed", "threats", "flower")
SEATS = ("spy", "wizard", "crown", "richest", "lender", "theater", "magic")
CITIES = ("destroy", "seize", "receive", "armory")
OWN = ("beautify", "give_away")
CHARACTERS = ("character", "dismiss")
TRAY = ("keep", "scholar", "wizard_take")
PICTURES = (
    "spy_type", "tribute", "split", "navigate", "means", "wizard_build", "theater_give", "threat", "reveal",
    "confiscate",
)  # fmt: skip
LAYOUTS = (
    ("ranks", RANKS), ("seats", SEATS), ("city", CITIES), ("own", OWN), ("chars", CHARACTERS), ("tray", TRAY),
    ("pics", PICTURES),
)  # fmt: skip
"""The ways in which questions are laid out, each with its kinds; all others are about my hand."""
PLAIN = "hand"


def layout(frame: "Frame") -> str:
    """Return the layout of the open question, "" if none is open; the first step of a turn shows two pictures."""
    ask = frame["ask"]
    if ask is None:
        return ""
    if ask["kind"] == "turn" and ("gold" in ask["options"] or "cards" in ask["options"]):
        return "pics"
    return ([name for name, kinds in LAYOUTS if ask["kind"] in kinds] + [PLAIN])[0]


def use(name: str, css: str) -> str:
    """Return a sign."""
    return f'<svg class="{css}" aria-hidden="true"><use href="{SIGNS}#{name}"></use></svg>'


def sign(name: str, css: str = "ic") -> str:
    """Return an icon in the colour of the text."""
    return use("i-" + name, css)


def gold(css: str = "coin") -> str:
    """Return a gold coin."""
    return use("gold", css)


def back() -> str:
    """Return the back of a district."""
    return '<i class="cbk" aria-hidden="true"></i>'


def art(card: str) -> str:
    """Return the picture of a district."""
    return picture("d-" + card, "art", "", ART)


def bust(card: str, css: str = "bust") -> str:
    """Return the picture of a character."""
    return picture("c-" + card, css, "", ART)


def badge(kind: str, figure: object) -> str:
    """Return type and cost in one mark: shape, colour and number."""
    return tag("span", [("class", "cost ty-" + kind), HIDDEN], use("t-" + kind, "") + tag("b", [], str(figure)))


def type_sign(kind: str) -> str:
    """Return the mark of a type, with its icon."""
    return tag("span", [("class", "tb ty-" + kind), HIDDEN], use("t-" + kind, "") + sign(TYPE_ICON[kind]))


def number(rank: int) -> str:
    """Return the rank of a character on its pennant."""
    return tag("b", [("class", "pn"), HIDDEN], str(rank))


def marks(names: "list[str]") -> str:
    """Return the marks on a character; their owner also sees the seal of the signed warrant and the open flower."""
    out = ""
    for name in names:
        own = OWNED.get(name)
        if own:
            out += tag("i", [("class", "mk " + own)], sign(MARK_ICON[own]))
        out += tag("i", [("class", "mk " + name)], sign(MARK_ICON[name]))
    return tag("span", [("class", "mks"), HIDDEN], out) if out else ""


def card_of(option: str) -> str:
    """Return the district that an option names: "market" of "2:market@3"."""
    return option.split(OF)[-1].split(AT)[0]


def placed(seat: int, card: str, index: int, whole: bool) -> str:
    """Return the name of a district of a city in options: "2:market@3", or "market@3" if only the own city counts."""
    own = card + AT + str(index)
    return str(seat) + OF + own if whole else own
