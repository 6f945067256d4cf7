"""Leaves variants of tests to a longer run: `few(n)` and `sample(n)` keep n of them, spread over all.

Of three games `sample(1, first=2)` keeps the third; where variants are products, as games and ways to answer are,
`step` can say after how many of them another one is kept, so that it differs in both.
"""


def thin_out(items, name, mark):
    """Give a mark to the variants that the marker of this name leaves out."""
    variants = {}
    for item in items:
        if item.get_closest_marker(name) and not item.get_closest_marker("soak"):
            variants.setdefault((item.path, item.originalname), []).append(item)
    for same in variants.values():
        how = same[0].get_closest_marker(name)
        [kept] = how.args
        step = how.kwargs.get("step", -(-len(same) // kept))
        for number, item in enumerate(same):
            if number % step != how.kwargs.get("first", 0):
                item.add_marker(mark)
