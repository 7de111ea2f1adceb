"""Many places at once are judged as each would be alone."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Pose

SQUARE = tabletop.table(300, 200)
SLANTED = tabletop.ground(((20, 0), (300, 40), (260, 200), (0, 180)))
NOTCHED = tabletop.ground(((0, 0), (300, 0), (300, 200), (150, 80), (0, 200)))

lengths = st.integers(1, 60)
bases = st.builds(Base, lengths, lengths)
places = st.builds(
    Pose, st.integers(-20, 320), st.integers(-20, 220), st.sampled_from((0, 9000, 18000, 27000)) | st.integers(0, 35999)
)


def alone(base: Base, pose: Pose, table: Outline, solid: list[Outline], gap: int) -> bool:
    edge = tabletop.stand(pose, base)
    return tabletop.on_table(edge, table) and not any(tabletop.nearer_than(edge, other, gap) for other in solid)


@given(
    bases,
    st.lists(places, max_size=12),
    st.sampled_from((SQUARE, SLANTED, NOTCHED)),
    st.lists(st.tuples(places, bases), max_size=6),
    st.sampled_from((0, 1, 10, 25)),
)
@example(Base(10, 10), [Pose(5, 5, 0), Pose(4, 5, 0)], SQUARE, [], 0)
@example(Base(10, 10), [Pose(x, 100, 0) for x in (109, 110, 119, 120)], SQUARE, [(Pose(100, 100, 0), Base(10, 10))], 10)
@example(Base(10, 10), [Pose(x, 100, 0) for x in (109, 110, 111)], SQUARE, [(Pose(100, 100, 0), Base(10, 10))], 0)
def test_the_places_with_room_are_those_that_have_it_each_alone(
    base: Base, poses: list[Pose], table: Outline, standing: list[tuple[Pose, Base]], gap: int
) -> None:
    solid = [tabletop.stand(*one) for one in standing]
    found = list(tabletop.vacant(base, poses, table, solid, gap))
    assert [pose for pose, _ in found] == [pose for pose in poses if alone(base, pose, table, solid, gap)]
    assert all(edge.points == tabletop.stand(pose, base).points for pose, edge in found)
