"""The notation of options: `card`, a place `card@index`, a card that is put on a place `card>card@index`.

The page reads options too: MicroPython runs this module.
"""

AT = "@"
OVER = ">"


def place(card: str, index: int) -> str:
    """Return how a place is written: `card@index`."""
    return card + AT + str(index)


def move(card: str, target: str) -> str:
    """Return how a card that is put on a place is written: `card>card@index`."""
    return card + OVER + target


def card_of(option: str) -> str:
    """Return the card that an option is about: the one that moves, lies on the place, or is named alone."""
    end = option.find(OVER)
    if end < 0:
        end = option.find(AT)
    return option if end < 0 else option[:end]


def is_place(option: str) -> bool:
    """Return whether an option is a place or is put on one."""
    return AT in option


def place_of(option: str) -> int:
    """Return the index of the place that an option names; raises ValueError where it names none."""
    return int(option[option.index(AT) + 1 :])


def is_move(option: str) -> bool:
    """Return whether an option puts a card on a place."""
    return OVER in option


def target_of(option: str) -> str:
    """Return the place that a card is put on, `card@index`; "" for an option that puts none."""
    start = option.find(OVER)
    return "" if start < 0 else option[start + 1 :]


def without_index(option: str) -> str:
    """Return a place without its number, `card@`: what is alike on places of equal cards; else the option itself."""
    return option[: option.find(AT) + 1] or option


def names_in(option: str) -> list[str]:
    """Return the names that an option is made of, without places: the moving card, then what it is put on."""
    return [card_of(part) for part in option.split(OVER)]
