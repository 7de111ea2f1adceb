"""What holds on every network: small ones drawn at random, measured again the long way round."""

from fractions import Fraction
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from maestre.space.network import Costs, How, Lane, Network, Passage, Place, Step, boxes, place_of

COSTS: Final = Costs(with_wind=1, against_wind=2, box=1, catch=1, faces=10)
WINDS: Final = ("norte", "sur")

blowings = st.sampled_from(((), ("norte",), ("sur",), ("norte", "sur")))
numbers = st.integers(0, 9)


@st.composite
def networks(draw: st.DrawFn) -> Network:
    """Draw a joined network of two to seven places, any of which may be a zone."""
    size = draw(st.integers(2, 7))
    places = [_place(draw, number) for number in range(size)]
    pairs = [(draw(st.integers(0, end - 1)), end) for end in range(1, size)]
    spare = [(a, b) for b in range(size) for a in range(b) if (a, b) not in pairs]
    pairs += draw(st.lists(st.sampled_from(spare), unique=True, max_size=6)) if spare else []
    return Network(places, [_lane(draw, places[a], places[b]) for a, b in pairs], COSTS)


def _place(draw: st.DrawFn, number: int) -> Place:
    zone = draw(st.booleans())
    return Place(f"p{number}", number, 0, zone=zone, edge="east" if zone and draw(st.booleans()) else "")


def _lane(draw: st.DrawFn, a: Place, b: Place) -> Lane:
    ends = st.sampled_from((a.id, b.id))
    seasonal = tuple((wind, draw(ends)) for wind in WINDS if draw(st.booleans()))
    prevailing = draw(st.sampled_from(("", a.id, b.id)))
    if a.zone or b.zone:
        return Lane(a.id, b.id, prevailing, seasonal, catch_ab=draw(numbers), catch_ba=draw(numbers))
    return Lane(a.id, b.id, prevailing, seasonal, catch=None if prevailing else draw(numbers))


def spots(net: Network) -> list[tuple[str, str]]:
    """Return every location on the map with every link it can have."""
    return [
        (location, link)
        for location in net.locations
        for link in (net.neighbours(place_of(location)) if location.endswith(":in") else ("",))
    ]


def counted(net: Network, a: str, b: str, passed: tuple[str, ...] = ()) -> int | None:
    """Count the spaces between two places along every way there is: each zone 2, each space 1, by the rule's words."""
    if a == b:
        return 0
    best = None
    for end in net.neighbours(a):
        if end == b:
            on = 1 + net.places[b].zone
        elif end in passed or (rest := counted(net, end, b, (*passed, a))) is None:
            continue
        else:
            on = 1 + net.places[end].zone + rest
        best = on if best is None else min(best, on)
    return best


# ------------------------------------------------------------ winds and steps


@given(networks(), blowings)
def test_who_sails_with_the_wind_one_way_sails_against_it_the_other(net: Network, blowing: tuple[str, ...]) -> None:
    opposite = {How.WITH: How.AGAINST, How.AGAINST: How.WITH, How.CATCH: How.CATCH}
    for lane in net.lanes:
        out, back = net.wind_on(lane.a, lane.b, blowing), net.wind_on(lane.b, lane.a, blowing)
        assert back.how == opposite[out.how]
        assert back.favour == -out.favour


@given(networks(), blowings)
def test_every_step_leads_to_where_steps_are_known_and_only_catches_have_numbers(
    net: Network, blowing: tuple[str, ...]
) -> None:
    for location, link in spots(net):
        steps = net.steps(location, link, blowing)
        assert steps
        for step in steps:
            net.steps(step.to, step.link, blowing)
            assert (step.how is How.CATCH) == (step.number is not None)
            assert (step.link != "") == step.to.endswith(":in")
            assert step.favour == 0 or step.how is How.CATCH


@given(networks(), blowings)
def test_whoever_enters_a_box_can_turn_back(net: Network, blowing: tuple[str, ...]) -> None:
    for location, link in spots(net):
        for step in net.steps(location, link, blowing):
            if step.to.endswith((":in", ":out")) and step.how is not How.BACK:
                assert Step(location, link, How.BACK) in net.steps(step.to, step.link, blowing)


@given(networks(), blowings)
def test_a_zone_is_crossed_by_two_catches_at_the_numbers_of_the_links(net: Network, blowing: tuple[str, ...]) -> None:
    for zone in (place.id for place in net.places.values() if place.zone):
        for a in net.neighbours(zone):
            for b in net.neighbours(zone):
                caught = crossed(net, a, zone, b, blowing)
                assert caught == [net.wind_on(a, zone, blowing), net.wind_on(zone, b, blowing)]


def crossed(net: Network, a: str, zone: str, b: str, blowing: tuple[str, ...]) -> list[Passage]:
    """Return what is caught between the in box of a zone, come from a, and whatever is first met of b."""
    inward, proper, outward = boxes(zone)
    onward = boxes(b)[0] if net.places[b].zone else b
    at, caught = (inward, a), []
    for to in (proper, outward, onward):
        step = next(step for step in net.steps(*at, blowing) if step.to == to and step.how is not How.BACK)
        caught += [Passage(step.how, step.number, step.favour)] if step.how is How.CATCH else []
        at = (step.to, step.link)
    return caught


# ------------------------------------------------------------ distances


@given(networks())
def test_spaces_between_places_are_a_distance(net: Network) -> None:
    places = tuple(net.places)
    table = {(a, b): net.spaces(a, b) for a in places for b in places}
    far = {pair: spaces for pair, spaces in table.items() if spaces is not None}
    assert far.keys() == table.keys()
    for a in places:
        for b in places:
            assert far[a, b] == far[b, a]
            assert (far[a, b] == 0) == (a == b)
            assert all(far[a, c] <= far[a, b] + far[b, c] for c in places)


@given(networks())
def test_spaces_from_a_space_are_one_for_each_space_entered_and_two_for_each_zone(net: Network) -> None:
    for a in (place.id for place in net.places.values() if not place.zone):
        for b in net.places:
            assert net.spaces(a, b) == counted(net, a, b)


@given(networks())
def test_the_boxes_of_a_zone_lie_one_space_nearer_than_the_zone(net: Network) -> None:
    for zone in (place.id for place in net.places.values() if place.zone):
        inward, proper, outward = boxes(zone)
        for other in (location for location in net.locations if place_of(location) != zone):
            far = net.spaces(other, proper)
            assert far is not None
            assert net.spaces(other, inward) == net.spaces(other, outward) == far - 1


@given(networks(), st.integers(0, 6), st.data())
def test_within_a_reach_lies_just_what_is_no_farther(net: Network, reach: int, data: st.DataObject) -> None:
    a = data.draw(st.sampled_from(net.locations))
    shut = tuple(data.draw(st.lists(st.sampled_from(tuple(net.places)), max_size=2)))
    near = net.within(a, reach, shut)
    for b in net.locations:
        far = net.spaces(a, b, shut)
        open_far = net.spaces(a, b)
        assert (b in near) == (far is not None and far <= reach)
        assert far is None or (open_far is not None and open_far <= far)
        assert far is None or place_of(b) not in shut or place_of(a) == place_of(b)


# ------------------------------------------------------------ ways


@given(networks(), blowings, st.data())
def test_what_is_expected_is_the_cost_of_the_best_step_and_what_is_expected_after_it(
    net: Network, blowing: tuple[str, ...], data: st.DataObject
) -> None:
    goal = data.draw(st.sampled_from(net.locations))
    for location, link in spots(net):
        here = net.expected(location, link, goal, blowing)
        if location == goal:
            assert here == 0
            continue
        found: dict[Step, Fraction] = {}
        for step in net.steps(location, link, blowing):
            rest = net.expected(step.to, step.link, goal, blowing)
            if rest is not None:
                found[step] = net.cost(step) + rest
        assert here == min(found.values())
        assert net.best(location, link, goal, blowing) == tuple(step for step in found if found[step] == here)


@given(networks(), blowings, st.data())
def test_what_is_expected_falls_along_a_way_and_adds_up(
    net: Network, blowing: tuple[str, ...], data: st.DataObject
) -> None:
    (location, link), goal = data.draw(st.sampled_from(spots(net))), data.draw(st.sampled_from(net.locations))
    way = net.way(location, link, goal, blowing)
    left = net.expected(location, link, goal, blowing)
    assert left == sum(net.cost(step) for step in way)
    assert (way[-1].to if way else location) == goal
    for step in way:
        after = net.expected(step.to, step.link, goal, blowing)
        assert left is not None
        assert after is not None
        assert after < left
        left = after


@given(networks(), blowings, st.data())
def test_the_fewest_movement_points_are_found_step_by_step_and_never_exceed_the_expected(
    net: Network, blowing: tuple[str, ...], data: st.DataObject
) -> None:
    goal = data.draw(st.sampled_from(net.locations))
    for location, link in spots(net):
        fewest, expected = net.mps(location, link, goal, blowing), net.expected(location, link, goal, blowing)
        assert fewest is not None
        assert expected is not None
        assert fewest <= expected
        rests = ((step, net.mps(step.to, step.link, goal, blowing)) for step in net.steps(location, link, blowing))
        found = [net.attempt(step) + rest for step, rest in rests if rest is not None]
        assert fewest == (0 if location == goal else min(found))


@given(networks(), blowings, st.data())
def test_of_several_goals_the_nearest_counts(net: Network, blowing: tuple[str, ...], data: st.DataObject) -> None:
    location, link = data.draw(st.sampled_from(spots(net)))
    goals = tuple(data.draw(st.lists(st.sampled_from(net.locations), min_size=1, max_size=3)))
    each = [net.expected(location, link, goal, blowing) for goal in goals]
    assert net.expected(location, link, goals, blowing) == min(far for far in each if far is not None)


@given(networks(), blowings, st.data())
def test_a_way_never_enters_what_is_shut(net: Network, blowing: tuple[str, ...], data: st.DataObject) -> None:
    (location, link), goal = data.draw(st.sampled_from(spots(net))), data.draw(st.sampled_from(net.locations))
    shut = tuple(data.draw(st.lists(st.sampled_from(tuple(net.places)), max_size=2)))
    far = net.expected(location, link, goal, blowing, shut)
    free = net.expected(location, link, goal, blowing)
    assert free is not None
    assert far is None or far >= free
    was = place_of(location)
    for step in net.way(location, link, goal, blowing, shut):
        assert place_of(step.to) == was or place_of(step.to) not in shut
        was = place_of(step.to)
    assert far is None or was == place_of(goal)
