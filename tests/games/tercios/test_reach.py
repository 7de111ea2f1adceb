"""Who leads a Troop: a leader inside it, or near enough and in sight of it."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.command.reach import commanded
from maestre.games.tercios.data import INCH, Element, Footing, Ground, Quality, Scale, Virtue, own_figures
from maestre.games.tercios.table.state import LeaderId, Scenery, SceneryId, State, UnitId
from maestre.games.tercios.table.subjects import Check
from maestre.play import Throw
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.lists import INFANTRY, army
from tests.games.tercios.positions import act, action, position

BASES = own_figures().bases
SCALES = own_figures().scales

ONE, TWO = UnitId("B1-1"), UnitId("B1-2")
OWN, CHIEF = LeaderId("B1"), LeaderId("B0")
FAR = Point(120 * INCH, 40 * INCH)
WIDTH, DEPTH = BASES[Scale.MM15][Footing.COMPANY]
RADIUS = SCALES[Scale.MM15].subordinate_radius
BELOW = 40 * INCH - DEPTH // 2
"""The rear edge of the Troop that the tests lead: it stands at 40 inches and faces up."""


def field(gap: int, *, leader: LeaderId = OWN) -> State:
    """Our first Troop alone in the middle, a leader so far behind its rear edge, everybody else far away."""
    state = position().state
    for place, name in enumerate(state.units):
        state.units[name] = replace(state.units[name], pose=Pose((120 + 10 * place) * INCH, 5 * INCH, 0))
    for other in state.leaders:
        state.leaders[other] = replace(state.leaders[other], at=FAR)
    state.units[ONE] = replace(state.units[ONE], pose=Pose(40 * INCH, 40 * INCH, 0))
    radius = SCALES[state.scale].commander_radius if leader == CHIEF else RADIUS
    state.leaders[leader] = replace(state.leaders[leader], at=Point(40 * INCH, BELOW - radius - gap))
    return state


@pytest.mark.rule("2.28", "7.12")
@pytest.mark.parametrize(("gap", "led"), [(6 * INCH, True), (6 * INCH + 1, False), (0, True)])
def test_a_leader_leads_within_six_inches_from_edge_to_edge(gap: int, led: bool) -> None:
    assert (commanded(field(gap), ONE) == OWN) is led


@pytest.mark.rule("7.46")
@pytest.mark.parametrize(("gap", "led"), [(9 * INCH, True), (9 * INCH + 1, False)])
def test_with_presence_within_nine(gap: int, led: bool) -> None:
    state = field(gap)
    state.leaders[OWN] = replace(state.leaders[OWN], virtues=(Virtue.PRESENCE,))
    assert (commanded(state, ONE) == OWN) is led


@pytest.mark.rule("7.13")
def test_the_commander_serves_all_units() -> None:
    assert commanded(field(5 * INCH, leader=CHIEF), ONE) == CHIEF
    assert commanded(field(7 * INCH, leader=CHIEF), ONE) is None


@pytest.mark.rule("2.28")
def test_a_leader_of_another_command_does_not_count() -> None:
    state = field(INCH)
    state.leaders[OWN] = replace(state.leaders[OWN], command=state.leaders[CHIEF].command)
    assert commanded(state, ONE) is None


@pytest.mark.rule("7.16")
@pytest.mark.parametrize(("gap", "led"), [(6 * INCH - 1, True), (6 * INCH, False)])
def test_from_inside_a_unit_he_leads_others_less_than_six_inches_from_its_centres(gap: int, led: bool) -> None:
    state = field(0)
    state.units[TWO] = replace(state.units[TWO], pose=Pose(40 * INCH, BELOW - gap - DEPTH // 2, 0))
    state.leaders[OWN] = replace(state.leaders[OWN], inside=TWO)
    assert (commanded(state, ONE) == OWN) is led
    assert commanded(state, TWO) == OWN


def wall(state: State, name: UnitId, x: int) -> None:
    """Put a Troop between the leader and ours."""
    state.units[name] = replace(state.units[name], pose=Pose(x, BELOW - 3 * INCH, 0))


@pytest.mark.rule("2.28")
def test_he_must_see_the_unit_past_other_troops() -> None:
    state = field(6 * INCH)
    wall(state, UnitId("R1-1"), 40 * INCH)
    left, right = UnitId("R1-2"), UnitId("R1-3")
    wall(state, left, 40 * INCH - WIDTH)
    wall(state, right, 40 * INCH + WIDTH)
    assert commanded(state, ONE) is None
    state.leaders[OWN] = replace(state.leaders[OWN], qualities=(Quality.RESPECTABLE,))
    assert commanded(state, ONE) == OWN, "Respectable needs no sight (7.117)"


@pytest.mark.rule("2.28")
@pytest.mark.parametrize(("gap", "led"), [(3 * INCH, True), (3 * INCH - 2, False)])
def test_he_sees_between_troops_only_through_a_gap_of_three_inches(gap: int, led: bool) -> None:
    state = field(6 * INCH)
    for name, away in (("R1-1", 1), ("B1-2", 3)):
        wall(state, UnitId(name), 40 * INCH - (gap + away * WIDTH) // 2)
    for name, away in (("R1-2", 1), ("B1-3", 3)):
        wall(state, UnitId(name), 40 * INCH + (gap + away * WIDTH) // 2)
    assert (commanded(state, ONE) == OWN) is led


@pytest.mark.rule("2.28")
@pytest.mark.parametrize(("top", "led"), [(BELOW - INCH, False), (BELOW + DEPTH, True)])
def test_a_wood_hides_who_is_behind_it_and_not_who_is_inside(top: int, led: bool) -> None:
    state = field(6 * INCH)
    corners = ((20, BELOW - 4 * INCH), (60, BELOW - 4 * INCH), (60, top), (20, top))
    ring = tuple(Point(x * INCH, y) for x, y in corners)
    wood = SceneryId("w1")
    state.scenery[wood] = Scenery(wood, Element.WOOD, (Ground.HIDDEN, Ground.COVERED), ring)
    assert (commanded(state, ONE) == OWN) is led


@pytest.mark.rule("2.28")
@pytest.mark.parametrize(("inches", "dice"), [(6, 5), (7, 3)])
def test_the_check_has_fewer_dice_for_a_unit_whose_leader_is_too_far(inches: int, dice: int) -> None:
    table = position("B1-1 wear=1", blue=army(INFANTRY))
    one = table.state.units[ONE]
    assert one.pose is not None
    rear = one.pose.y - BASES[Scale.MM15][table.state.gear(ONE).base][1] // 2
    chief = table.state.leaders[CHIEF]
    table.state.leaders[CHIEF] = replace(chief, at=FAR)
    at = Point(one.pose.x, rear - RADIUS - inches * INCH)
    table.state.leaders[OWN] = replace(table.state.leaders[OWN], at=at)
    act(action(table), "B1-1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.dice.whole == dice
