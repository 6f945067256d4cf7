"""Where the page leads elsewhere: links under the set-up and in the menu; and the page of what the site is made of."""

from draw_parts import button, esc, tag


def link(address, text):
    """Return a link that opens beside the game."""
    return tag("a", [("href", address), ("target", "_blank"), ("rel", "noopener")], esc(text))


def links(ui, t):
    """Return the links of the page: the rules, what it is made of, and out of a frame to the whole game."""
    made = button(t("act-rules"), [("data-act", "rules"), ("id", "rules-open")], "link")
    made += link("./about." + ui["lang"] + ".html", t("about-link"))
    if ui.get("framed"):
        made += link("./index.html?lang=" + ui["lang"] + "&theme=" + ui["theme"], t("frame-full"))
    return tag("p", [("class", "links")], made)


def row(cells, name="td"):
    """Return a row of a table."""
    return tag("tr", [], "".join([tag(name, [], esc(cell)) for cell in cells]))


def about(parts, t):
    """Return the page about the site: `parts` are the (name, version, licence) of what it is made of."""
    head = tag("thead", [], row([t("about-name"), t("about-version"), t("about-licence")], "th"))
    table = tag("table", [], head + tag("tbody", [], "".join([row(part) for part in parts])))
    files = [("CREDITS.md", "about-credits"), ("LICENSE", "about-own"), ("sbom.cdx.json", "about-bill")]
    listed = "".join([tag("li", [], tag("a", [("href", "./" + name)], esc(t(id)))) for name, id in files])
    body = (
        tag("h1", [], esc(t("about-title"))) + tag("p", [], esc(t("about-game"))) + tag("p", [], esc(t("about-data")))
    )
    body += tag("ul", [], listed) + tag("h2", [], esc(t("about-parts"))) + table
    return tag("main", [("class", "about")], body + tag("p", [], tag("a", [("href", "./")], esc(t("about-play")))))
