"""The seats of the set-up: who sits there, and the choice among a person and the opponents on offer."""

from draw_parts import esc, pips, portrait, segment, tag
from people import faces, full_name, names, strength


def seats(setup, ui, t):
    """Return the rows of the seats in use."""
    players = setup["players"][: setup["seats"]]
    drawn = faces(players, ui["bots"])
    called = names([player | {"name": ""} for player in players], ui["bots"], t)
    return "".join([seat(index, players[index], drawn[index], called[index], ui, t) for index in range(len(players))])


def seat(index, player, face, name, ui, t):
    """Return the row of one seat: its face, its name and style, and the choice."""
    if player["who"] == "human":
        css, said = "seat person", name_field(index, player, name, t)
    else:
        css, said = "seat", opponent(player["bot"], full_name(face, t), ui["bots"], t)
    inner = portrait(face) + tag("div", [("class", "whois")], said) + choices(index, player, ui["bots"], t)
    return tag("div", [("class", css), ("id", "seat-" + str(index))], inner)


def name_field(index, player, name, t):
    """Return the field for a person's name; empty it shows the name it stands for."""
    pairs = [
        ("type", "text"),
        ("id", "name-" + str(index)),
        ("data-field", "players." + str(index) + ".name"),
        ("value", player.get("name") or ""),
        ("placeholder", name),
        ("aria-label", t("setup-name") + " " + str(index + 1)),
        ("maxlength", "16"),
        ("autocomplete", "off"),
        ("spellcheck", "false"),
    ]
    return tag("input", pairs)[: -len("</input>")]


def opponent(id, name, bots, t):
    """Return an opponent in words: name, strength, way of playing."""
    head = tag("b", [], esc(name)) + pips(strength(id, bots), len(bots), t)
    return head + tag("small", [], esc(t("bot-" + id + ".style")))


def choices(index, player, bots, t):
    """Return the choice of who plays: a person, or one of the opponents, weakest first."""
    base = "players." + str(index)
    human = player["who"] == "human"
    label = t("setup-person")
    made = choice("who-" + str(index), portrait("me", "pick"), label, human, base + ".who:human")
    for id in bots:
        rank = strength(id, bots)
        change = base + ".who:bot " + base + ".bot:" + id
        args = {"name": full_name(id, t), "strength": t("label-strength", n=rank, of=len(bots))}
        words = t("setup-opponent", style=t("bot-" + id + ".style"), **args)
        face = portrait(id, "pick") + pips(rank, len(bots))
        made += choice("bot-" + str(index) + "-" + id, face, words, not human and player["bot"] == id, change)
    return segment(t("setup-who") + " " + str(index + 1), [made], "seg faces")


def choice(id, inner, label, on, change):
    """Return one button of the choice: a face, named for those who do not see it."""
    pairs = [("type", "button"), ("aria-pressed", "true" if on else "false"), ("id", id), ("data-set", change)]
    return tag("button", pairs + [("aria-label", label), ("title", label)], inner)
