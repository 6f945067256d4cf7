"""Leaves variants of tests to a longer run: `few(n)` and `sample(n)` keep n of them, spread over all."""


def thin_out(items, name, mark):
    """Give a mark to the variants that the marker of this name leaves out."""
    variants = {}
    for item in items:
        if item.get_closest_marker(name) and not item.get_closest_marker("soak"):
            variants.setdefault((item.path, item.originalname), []).append(item)
    for same in variants.values():
        [kept] = same[0].get_closest_marker(name).args
        for number, item in enumerate(same):
            if number % -(-len(same) // kept):
                item.add_marker(mark)
