"""Events and questions as sentences: facts and questions of the engine in the words of a language.

Pure and small, because the page runs it under MicroPython. `t` is a `words.Words` everywhere; `names` are the names
of the seats, `me` the seat of the one who reads (None: nobody's). What only one game says is in its `t.wording`.
"""

from sanjuan.table.options import card_of, is_move, target_of
from sanjuan.words.plain_wording import readable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from sanjuan.words.words import Words

    Fact = Mapping[str, Any]
    Ask = Mapping[str, Any]

FACTS = {"stumbled": (("seat", "seat"),)}
"""The facts that every game may have, as `Wording.FACTS` has those of one."""

NO_ARGUMENTS = ("id", "at")
"""The keys of a fact that are no arguments: its id, and the number of answers given before it."""

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


def one_of_each(words: "Sequence[str]") -> "list[str]":
    """Return the different ones among some words, in the order in which they come up first."""
    once: list[str] = []
    for word in words:
        if word not in once:
            once.append(word)
    return once


def card(name: str, t: "Words") -> str:
    """Return the name of a card."""
    return t("card-" + name)


def with_article(name: str, article: str, t: "Words") -> str:
    """Return the name of a card with its article, "a" or "the", where the language gives it one."""
    id = "card-" + name
    return t(id + "." + article) if t.has(id + "." + article) else t(id)


def notes(name: str, t: "Words") -> "list[str]":
    """Return the rulings of a card, one sentence or two each."""
    found: list[str] = []
    while t.has("card-" + name + ".note" + str(len(found) + 1)):
        found.append(t("card-" + name + ".note" + str(len(found) + 1)))
    return found


def say(fact: "Fact", names: "Sequence[str]", me: "int | None", t: "Words", form: str = "") -> str:
    """Return a fact of the engine as a sentence, or in another `form` of its message, such as ".each"."""
    if not t.has("fact-" + fact["id"]):
        return _plainly(fact, names, t)
    return t("fact-" + fact["id"] + form, **_arguments(fact, names, me, t))


def _arguments(fact: "Fact", names: "Sequence[str]", me: "int | None", t: "Words") -> "dict[str, object]":
    """Return what the message of a fact takes; `same` says that it is about one seat and itself."""
    args: dict[str, object] = {}
    for name, kind in t.wording.FACTS.get(fact["id"]) or FACTS.get(fact["id"]) or _kinds(fact):
        args.update(argument(name, kind, fact[name], names, me, t))
    if "other" in fact:
        args["same"] = yes(fact["other"] == fact.get("seat"))
    return args


def _kinds(fact: "Fact") -> "list[tuple[str, str]]":
    return [(name, "seat" if name == "seat" else "name") for name in fact if name not in NO_ARGUMENTS]


def argument(
    name: str, kind: str, value: "Any", names: "Sequence[str]", me: "int | None", t: "Words"
) -> "dict[str, object]":
    """Return an argument of a fact or reason as what a message takes, by its kind.

    "seat" (who acts: $who, and $me, whether that is the reader), "other" (another player: the name, and $<name>_me),
    "card" and "a_card" (with the article), "cards" (a list), "name" (of whatever it is, or several); "number" and
    "text" as they are. Others are the game's.
    """
    if kind == "seat":
        return {"who": names[value], "me": yes(value == me)}
    if kind == "other":
        return {name: names[value], name + "_me": yes(value == me)}
    if kind == "card":
        return {name: with_article(value, "the", t)}
    if kind == "a_card":
        return {name: with_article(value, "a", t)}
    if kind == "cards":
        return {name: join([with_article(card, "a", t) for card in value], t)}
    if kind == "name":
        return {name: _named(value, t)}
    return {name: value if kind in ("number", "text") else t.wording.argument(kind, value, t)}


def _plainly(fact: "Fact", names: "Sequence[str]", t: "Words") -> str:
    """Return a fact that has no words as what can be read all the same: "Ana: Built – Red fox, 3"."""
    said = readable(fact["id"])
    if "seat" in fact:
        said = names[fact["seat"]] + ": " + said
    rest = [str(_named(fact[name], t)) for name in fact if name not in NO_ARGUMENTS and name != "seat"]
    return said + (" – " + ", ".join(rest) if rest else "")


def _named(value: "Any", t: "Words") -> object:
    """Return an id, or a list of ids, as names; what is neither as it is."""
    if isinstance(value, (list, tuple)):
        return join([str(_named(one, t)) for one in value], t)
    return card(value, t) if isinstance(value, str) and value else value


def lines(
    facts: "Sequence[Fact]", names: "Sequence[str]", me: "int | None", t: "Words", tell: "Callable[..., str]" = say
) -> "list[tuple[Fact, str]]":
    """Return what is worth a line in the log, each fact with its sentence, which `tell` makes of it.

    Left out: what the game considers worth no line, and what the reader also gets with names. Facts that come in heaps
    share the line of the first one.
    """
    heaps: list[list[Fact]] = []
    for number, fact in enumerate(facts):
        following = facts[number + 1] if number + 1 < len(facts) else {"id": ""}
        if not _said_otherwise(fact, following, t):
            _add(fact, heaps, t)
    return [(heap[0], _heap(heap, names, me, t, tell)) for heap in heaps]


def _add(fact: "Fact", heaps: "list[list[Fact]]", t: "Words") -> None:
    """Put a fact on the heap it belongs to, or begin one; a fact that the reader gets with names too separates none."""
    at = len(heaps) - 1
    while at >= 0 and fact["id"] in t.wording.GATHERED:
        if alike(heaps[at][0], fact, t):
            heaps[at].append(fact)
            return
        at = at - 1 if heaps[at][0]["id"] == t.wording.TOLD_BETTER.get(fact["id"]) else -1
    heaps.append([fact])


def alike(first: "Fact", second: "Fact", t: "Words") -> bool:
    """Return whether two facts belong to one heap: they differ in what their game gathers, and in nothing else."""
    differ = t.wording.GATHERED.get(first["id"])
    if differ is None or first["id"] != second["id"]:
        return False
    return not [name for name in first if name != "at" and name not in differ and first[name] != second[name]]


def _heap(heap: "list[Fact]", names: "Sequence[str]", me: "int | None", t: "Words", tell: "Callable[..., str]") -> str:
    """Return facts of one heap as a sentence: that of a single one, or what they share with a list of the rest."""
    first, many = heap[0], "fact-" + heap[0]["id"] + ".many"
    if len(heap) == 1:
        return tell(first, names, me, t)
    each = one_of_each([tell(fact, names, me, t, ".each") for fact in heap])
    if len(each) == 1:
        return tell(first, names, me, t)
    return _capital(t(many, each=join(each, t), **_arguments(first, names, me, t)))


def begins(facts: "Sequence[Fact]", at: int, t: "Words") -> int:
    """Return the place of the first fact of the heap to which the one at a place belongs, for facts told in part."""
    first, fact, better = at, facts[at], t.wording.TOLD_BETTER
    while at > 0 and fact["id"] in t.wording.GATHERED:
        at -= 1
        if alike(facts[at], fact, t):
            first = at
        elif better.get(facts[at]["id"]) != fact["id"] and better.get(fact["id"]) != facts[at]["id"]:
            break
    return first


def _said_otherwise(fact: "Fact", following: "Fact", t: "Words") -> bool:
    return t.wording.untold(fact) or following["id"] == t.wording.TOLD_BETTER.get(fact["id"], "-")


def label(option: str, kind: str, t: "Words") -> str:
    """Return an option of a question of this kind in words."""
    special = t.wording.option(option, kind, t)
    if special:
        return special
    if not t.has("card-" + card_of(option)) and t.has("option-" + option):
        return t("option-" + option)
    named = card(card_of(option), t)
    return t("option-over", card=named, old=label(target_of(option), "", t)) if is_move(option) else named


def question(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> "dict[str, str]":
    """Return an open question in words: "title", "help", "confirm", "pass" and "count" (the last two may be empty).

    `chosen` are the options marked so far: the words of the confirming button follow them.
    """
    args = _question_args(ask, chosen, t)
    base = "ask-" + ask["kind"]
    known = t.has(base)
    way_out = base + ".pass" if t.has(base + ".pass") else "act-pass"
    return {
        "title": t(base, **args) if known else readable(ask["kind"]),
        "help": t(base + ".help", **args) if known else "",
        "confirm": _capital(t(base + ".confirm", **args)) if known else t("act-confirm"),
        "pass": t(way_out) if ask["least"] == 0 else "",
        "count": t("ask-count", **args) if ask["most"] > 1 else "",
    }


def _question_args(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    args: dict[str, object] = {"n": len(chosen), "least": ask["least"], "most": ask["most"]}
    for key in ask["args"]:
        value = ask["args"][key]
        args[key] = yes(value) if isinstance(value, bool) else value
    if "card" in args:
        args["the"] = with_article(str(args["card"]), "the", t)
    else:
        args.update(t.wording.chosen(ask, chosen, t) or _chosen(ask["kind"], chosen, t))
    figures = [ask["prices"].get(option, 0) for option in chosen]
    bonus = ask.get("bonus") or []
    args["sum"] = sum(figures) + (bonus[len(chosen)] if len(chosen) < len(bonus) else 0)
    args["price"] = args.get("price", args["sum"])
    return args


def _chosen(kind: str, chosen: "Sequence[str]", t: "Words") -> "dict[str, object]":
    """Return what is chosen first: its name, its card and that with the article; "none" is the card of nothing."""
    if not chosen:
        return {"option": "", "card": "none", "the": ""}
    name = card_of(chosen[0])
    return {"option": label(chosen[0], kind, t), "card": name, "the": with_article(name, "the", t)}


def answer(ask: "Ask", chosen: "Sequence[str]", t: "Words") -> str:
    """Return an answer to a question in words: the options chosen, or what choosing nothing is called."""
    if not chosen:
        return question(ask, [], t)["pass"]
    once = one_of_each(chosen)
    named = [(label(option, ask["kind"], t), list(chosen).count(option)) for option in once]
    return join([name if n == 1 else t("list-times", n=n, what=name) for name, n in named], t)


def reason(why: "Mapping[str, Any]", names: "Sequence[str]", me: "int | None", t: "Words") -> str:
    """Return why an answer is advised, {"id", "args"} of the engine, as a sentence."""
    args: dict[str, object] = {}
    for name in why["args"]:
        kind = t.wording.REASONS.get(name, "text")
        args.update(argument(name, kind, why["args"][name], names, me, t))
    return _capital(t("advice-" + why["id"], **args))


def _capital(text: str) -> str:
    """Return a text that may begin with an article ("den Kran bauen") as it is by itself."""
    return text[:1].upper() + text[1:]


def refusal(error: "Mapping[str, Any]", t: "Words") -> str:
    """Return why an answer, or a position, was refused: {"id", "args"} of the engine in words."""
    id = "error-" + error["id"]
    if not t.has(id):
        return t("error-unknown")
    args = dict(error["args"])
    if "reason" in args:
        args["why"] = t("position-" + args["reason"], **args)
    if "option" in args:
        args["option"] = label(args["option"], "", t)
    if "least" in args:
        args["exact"] = yes(args["least"] == args["most"])
    return t(id, **args)
