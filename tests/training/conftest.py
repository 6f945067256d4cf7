"""What the tests of training share: one small Dask cluster on this machine."""

import pytest

from tests.training.cluster import cluster


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of a Dask scheduler with two workers, processes that cannot import our code."""
    with cluster(tmp_path_factory.mktemp("cluster")) as found:
        yield found
