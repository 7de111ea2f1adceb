"""Nothing that a game finds as near as possible is illegal once it is stored. ``tools/tabletop.py`` tries many more."""

import pytest

from tests.space.tabletop.boundary import boundary_poses, tallied


@pytest.mark.parametrize("seed", range(4))
def test_no_boundary_pose_is_illegal_once_stored(seed: int) -> None:
    tries, wrong = tallied(480, seed)
    assert wrong == []
    assert len(tries) == 12
    assert min(tries.values()) == 40


def test_the_same_seed_gives_the_same_poses() -> None:
    assert list(boundary_poses(80, 7)) == list(boundary_poses(80, 7))
