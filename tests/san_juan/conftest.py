"""Fixtures that several files of these tests share."""

from functools import partial

import pytest

from tests.san_juan.rulebook import stand


@pytest.fixture(params=[1, 2])
def town(request):
    """Positions of the 1st edition with the Treasure Chest, and of the 2nd with its New Buildings."""
    return partial(stand, edition=request.param, new_buildings=True)
