"""What happened and what is asked, as sentences: facts and questions of the engine in the words of a language.

Pure and small, because the page runs it under MicroPython. `t` is a `sanjuan.words.Words` everywhere; `names` are the
names of the seats, `me` the seat of the one who reads (None: nobody's).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from sanjuan.words import Words

    Fact = Mapping[str, Any]
    Ask = Mapping[str, Any]

TOLD_BETTER = {"drew": "drew_cards", "kept": "kept_cards"}
"""What everybody may know, and the fact for the seat itself that says the same with names."""

VOWELS = ("aáàâäAÁÀÂÄ", "eéèêëEÉÈÊË", "iíìîïIÍÌÎÏ", "oóòôöOÓÒÔÖ", "uúùûüUÚÙÛÜ")
PLAIN_VOWELS = tuple([row[0] for row in VOWELS])


def yes(truth: object) -> str:
    """Return "yes" or "no", the form in which messages take a truth."""
    return "yes" if truth else "no"


def join(words: "Sequence[str]", t: "Words") -> str:
    """Return words as a list of the language: "a, b and c"; empty for none."""
    if not words:
        return ""
    text = words[0]
    for word in words[1:-1]:
        text = t("list-comma", head=text, next=word)
    return t("list-and", head=text, last=words[-1], sound=sound(words[-1])) if len(words) > 1 else text


def sound(word: str) -> str:
    """Return how a word begins, up to its first vowels, in plain small letters: "i" of "Inés", "hie" of "hierro".

    Languages choose by it, as Spanish does between "y" and "e"; "" for what begins with a figure.
    """
    heard = ""
    for letter in word:
        plain = ([row[0] for row in VOWELS if letter in row] + [""])[0]
        if not plain and (heard[-1:] in PLAIN_VOWELS or not letter.isalpha()):
            break
        heard += plain or letter.lower()
    return heard


def card(name: str, t: "Words") -> str:
    """Return the name of a card."""
    return t("card-" + name)


def role(name: str, t: "Words") -> str:
    """Return the name of a role, or of an event that is taken in the place of one."""
    return t(_chosen_id(name, t))


def notes(name: str, t: "Words") -> "list[str]":
    """Return the rulings of a card, one sentence or two each."""
    found: list[str] = []
    while t.has("card-" + name + ".note" + str(len(found) + 1)):
        found.append(t("card-" + name + ".note" + str(len(found) + 1)))
    return found


def cause(name: str, t: "Words") -> str:
    """Return what a reason is called: a role, a card, or something else ("Hand limit")."""
    for family in ("role-", "card-", "event-"):
        if t.has(family + name):
            return t(family + name)
    return t("cause-" + name)


def goods(places: "Sequence[str]", t: "Words") -> str:
    """Return the goods of places ("coffee_roaster@3", ...) as a list: "2 indigo and coffee"."""
    names = [t("card-" + place.split("@")[0] + ".good") for place in places]
    once: list[str] = []
    for name in names:
        if name not in once:
            once.append(name)
    return join([t("good-" + name + ".amount", n=names.count(name)) for name in once], t)


def prices(figures: "Sequence[int]", t: "Words") -> str:
    """Return a price list as words; figures in the order indigo, sugar, tobacco, coffee, silver."""
    kinds = ("indigo", "sugar", "tobacco", "coffee", "silver")
    words = [t("price-of", good=t("good-" + kinds[at]), price=figures[at]) for at in range(len(kinds))]
    return join(words, t)


def say(fact: "Fact", names: "Sequence[str]", me: "int | None", t: "Words") -> str:
    """Return a fact of the engine as a sentence."""
    args: dict[str, object] = {}
    for key in fact:
        args.update(_words_of(key, fact[key], names, me, t))
    if fact["id"] in ("built", "covered", "took"):
        args["card"] = t("card-" + fact["card"] + ".a")
    return t("fact-" + fact["id"], **args)


def _words_of(key: str, value: "Any", names: "Sequence[str]", me: "int | None", t: "Words") -> "dict[str, object]":
    if key == "id":
        return {}
    if key in ("seat", "governor"):
        return {"who": names[value], "me": yes(value == me)}
    if key in ("card", "old", "building"):
        return {key: t("card-" + value + ".the")}
    if key in ("role", "event"):
        return {key: t(_chosen_id(value, t) + ".the")}
    if key == "why":
        return {key: cause(value, t)}
    if key == "cards":
        return {key: join([t("card-" + name + ".a") for name in value], t)}
    if key == "places":
        return {"goods": goods(value, t)}
    return {key: prices(value, t) if key == "prices" else value}


def lines(facts: "Sequence[Fact]", names: "Sequence[str]", me: "int | None", t: "Words") -> "list[tuple[Fact, str]]":
    """Return what is worth a line in the log, each fact with its sentence.

    Left out: a payment in cards alone (the building's line has the price), and what the reader is told with names too.
    """
    told = []
    for number, fact in enumerate(facts):
        following = facts[number + 1] if number + 1 < len(facts) else {"id": ""}
        if not _said_otherwise(fact, following):
            told.append((fact, say(fact, names, me, t)))
    return told


def _said_otherwise(fact: "Fact", following: "Fact") -> bool:
    if fact["id"] == "paid":
        return bool(fact["goods"] == 0)
    return fact["id"] in TOLD_BETTER and following["id"] == TOLD_BETTER[fact["id"]]


def label(option: str, kind: str, t: "Words") -> str:
    """Return an option of a question of this kind in words."""
    if kind in ("role", "visit"):
        return role(option, t)
    if not t.has("card-" + option.split("@")[0].split(">")[0]):
        return t("option-" + option)
    if ">" in option:
        new, old = option.split(">")
        return t("option-over", card=card(new, t), old=label(old, "", t))
    name = option.split("@")[0]
    if "@" in option and kind in ("pay", "sell", "produce", "harbor"):
        return t("option-good", card=card(name, t), good=t("good-" + t("card-" + name + ".good")))
    return card(name, t)


def question(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> "dict[str, str]":
    """Return an open question in words: "title", "help", "confirm", "pass" and "count" (the last two may be empty).

    `chosen` are the options marked so far: the words of the confirming button follow them.
    """
    args = _question_args(ask, chosen, t)
    base = "ask-" + ask["kind"]
    way_out = base + ".pass" if t.has(base + ".pass") else "act-pass"
    return {
        "title": t(base, **args),
        "help": t(base + ".help", **args),
        "confirm": t(base + ".confirm", **args),
        "pass": t(way_out) if ask["least"] == 0 else "",
        "count": t("ask-count", **args) if ask["most"] > 1 else "",
    }


def _question_args(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    args: dict[str, object] = {"n": len(chosen), "least": ask["least"], "most": ask["most"]}
    for key in ask["args"]:
        value = ask["args"][key]
        args[key] = yes(value) if isinstance(value, bool) else value
    if "card" in args:
        args["the"] = t("card-" + str(args["card"]) + ".the")
    elif ask["kind"] in ("role", "visit"):
        args.update(_role_args(chosen[0] if chosen else "none", t))
    elif ask["kind"] == "library":
        args["name"] = role(str(args["role"]), t)
        args["doubled"] = t("role-" + str(args["role"]) + ".doubled")
    else:
        args.update(_card_args(chosen[0].split("@")[0].split(">")[0] if chosen else "none", t))
    figures = [ask["prices"].get(option, 0) for option in chosen]
    args["sum"] = sum(figures)
    args["price"] = args.get("price", args["sum"])
    return args


def _role_args(name: str, t: "Words") -> "dict[str, object]":
    if name == "none":
        return {"role": name, "the": "", "help": ""}
    id = _chosen_id(name, t)
    return {"role": name, "the": t(id + ".the"), "help": t(id + ".help")}


def _chosen_id(name: str, t: "Words") -> str:
    return ("event-" if t.has("event-" + name) else "role-") + name


def _card_args(name: str, t: "Words") -> "dict[str, object]":
    return {"card": name, "the": "" if name == "none" else t("card-" + name + ".the")}


def answer(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> str:
    """Return an answer to a question in words: the options chosen, or what choosing nothing is called."""
    if not chosen:
        return question(ask, [], t)["pass"]
    once: list[str] = []
    for option in chosen:
        if option not in once:
            once.append(option)
    named = [(label(option, ask["kind"], t), list(chosen).count(option)) for option in once]
    return join([name if n == 1 else t("list-times", n=n, what=name) for name, n in named], t)


def reason(why: "Mapping[str, Any]", names: "Sequence[str]", me: "int | None", t: "Words") -> str:
    """Return why an answer is advised, {"id", "args"} of the engine, as a sentence."""
    args: dict[str, object] = {}
    for key in why["args"]:
        args.update(_words_of(key, why["args"][key], names, me, t))
        if key == "places":
            args["places"] = goods(why["args"][key], t)
    text = t("advice-" + why["id"], **args)
    return text[0].upper() + text[1:]


def refusal(error: "Mapping[str, Any]", t: "Words") -> str:
    """Return why an answer, or a position, was refused: {"id", "args"} of the engine in words."""
    id = "error-" + error["id"]
    if not t.has(id):
        return t("error-unknown")
    args = dict(error["args"])
    if "reason" in args:
        args["why"] = t("position-" + args["reason"], **args)
    if "option" in args:
        args["option"] = label(args["option"], _kind_of(args["option"], t), t)
    if "least" in args:
        args["exact"] = yes(args["least"] == args["most"])
    return t(id, **args)


def _kind_of(option: str, t: "Words") -> str:
    return "role" if t.has(_chosen_id(option, t)) else ""
