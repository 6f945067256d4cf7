"""Fixtures that the tests of training share: one small Dask cluster on this machine."""

import pytest

from tests.training.cluster import cluster


@pytest.fixture(scope="module")
def workplace(tmp_path_factory):
    """The folder in which the workers of the cluster run."""
    return tmp_path_factory.mktemp("cluster")


@pytest.fixture(scope="module")
def address(workplace):
    """The address of a Dask scheduler with two workers, processes that cannot import our code."""
    with cluster(workplace) as found:
        yield found
