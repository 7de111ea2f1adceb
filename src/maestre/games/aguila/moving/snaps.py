"""Ways in words, and the way nearest to one that is dragged or typed, with the marks that show it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.data import INCH
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.moving.move_legality import Trail, check_way, plotted
from maestre.games.aguila.moving.move_syntax import TO, Way
from maestre.games.aguila.moving.movers import body_of
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, is_house, outline, pose, scene
from maestre.games.aguila.table.state import State, UnitId
from maestre.miniatures.snaps import nearest
from maestre.miniatures.words import inches, percent
from maestre.play import Journey, Leg, Message, Refused, Snap, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Area, Cost, Point, Pose, Walk

_QUARTER: Final = INCH // 4
"""A unit that comes so near to a house is taken up to its wall (4.08)."""
_HALVINGS: Final = 8
"""How often the length of a leg that is too long is halved to find what is left of it."""
_UNSEEN: Final = 25
"""Nobody sees a leg of a quarter of a millimetre, or of a quarter of a degree."""
_DEGREE: Final = 100
_ENDLESS: Final = 10_000_000
"""Farther than any table."""
_STRAIGHT: Final = {"back": tabletop.HALF_TURN, "aside": tabletop.QUARTER_TURN}
"""In which direction an order without turns leads, from the facing."""


# ------------------------------------------------------------------------------------------------------------- in words


def way_words(state: State, about: Way, journey: Journey) -> Message:
    """A way leg by leg, what it costs of how much there is, and the chance that friends on it let the unit pass."""
    unit = named(state, about.unit)
    if not any(leg.amount for leg in journey.legs) and not any(leg.at for leg in journey.legs):
        return Message.of("offer-stay", what=unit)
    walk = check_way(state, about, journey)
    cost = -(-walk.cost.numerator // walk.cost.denominator)
    friends = dict.fromkeys(
        battery_of(state, UnitId(one))[0] for one in walk.passed if one in state.units and one not in about.let
    )
    chance = Fraction(1)
    for friend in friends:
        chance *= passed(test_of(state, friend, "crossed"))
    return Message.of(
        "offer-way",
        unit=unit,
        legs=_legs(journey.legs),
        cost=inches(cost, INCH),
        most=inches(max(about.allowance.whole, cost), INCH),
        friends=len(friends),
        chance=percent(chance),
    )


def _legs(legs: tuple[Leg, ...]) -> Message:
    found = [_leg(leg) for leg in legs if leg.amount or leg.at]
    said = found[0]
    for one in found[1:]:
        said = Message.of("and-then", some=said, more=one)
    return said


def _leg(leg: Leg) -> Message:
    if leg.how == "to":
        return Message("leg-to")
    hand = "left" if leg.amount < 0 else "right"
    if leg.how in {"turn", "wheel"}:
        return Message.of(f"leg-said-{leg.how}", hand=hand, degrees=round(abs(leg.amount) / _DEGREE))
    far = inches(abs(leg.amount), INCH)
    if leg.at:
        return Message.of("leg-said-along", far=far, degrees=round(leg.at[0] % tabletop.TURN / _DEGREE))
    return Message.of(f"leg-said-{leg.how}", far=far, **({"hand": hand} if leg.how == "aside" else {}))


# ---------------------------------------------------------------------------------------------- dragged, typed, touched


def snapped(state: State, about: Way, journey: Journey) -> Snap:
    """Give the nearest way to one that is dragged, which names the pose to end at, or to one that is typed by legs."""
    refusal = _refusal(state, about, journey)
    if any(leg.how == TO for leg in journey.legs):
        found = _dragged(state, about, journey)
    else:
        found = journey if refusal is None else _shortened(state, about, journey)
    if found is None:
        assert refusal is not None, journey
        raise refusal
    found = _to_the_wall(state, about, found)
    walk = check_way(state, about, found)
    why = refusal.message if refusal is not None else None
    return Snap(found, way_words(state, about, found), _marks(state, about, walk), why)


def _refusal(state: State, about: Way, journey: Journey, trail: Trail | None = None) -> Refused | None:
    try:
        check_way(state, about, journey, trail)
    except Refused as error:
        return error
    return None


def touched(state: State, about: Way, kinds: tuple[str, ...]) -> Iterator[Journey]:
    """Give a few ways worth a touch: as far as each kind of leg goes, quarter turns, and staying."""
    found: list[Leg] = []
    if about.turns and "turn" in kinds:
        quarter, half = tabletop.QUARTER_TURN, tabletop.HALF_TURN
        found += [Leg("turn", turn) for turn in (-quarter, quarter, half)]
    found += [Leg(how, _ENDLESS) for how in ("ahead", "back", "aside") if how in kinds]
    found += [Leg("aside", -_ENDLESS)] if "aside" in kinds else []
    for leg in found:
        try:
            way = snapped(state, about, Journey(about.unit, (leg,))).answer
        except Refused:
            continue
        if leg.how != "turn" or way.legs == (leg,):
            yield way
    yield Journey(about.unit, ())


def _dragged(state: State, about: Way, journey: Journey) -> Journey | None:
    """The way to the pose that was dragged to, or to the nearest that can be reached."""
    if len(journey.legs) > 1 or len(journey.legs[0].at) != len(Pose._fields):
        return None
    x, y, facing = journey.legs[0].at
    wish = Pose(x, y, facing % tabletop.TURN)
    exact = plotted(state, about, wish)
    if exact is not None:
        return _tidied(state, about, exact)
    found: dict[Pose, Journey] = {}
    for one in _wishes(state, about, wish):
        near = _near(state, about, one, found)
        if near is not None:
            found.setdefault(near[0], near[1])
    best = min(found, key=lambda one: _badness(one, wish), default=None)
    return None if best is None else _tidied(state, about, found[best])


def _tidied(state: State, about: Way, journey: Journey) -> Journey:
    """The same way without legs that are too short to see, if it is allowed so."""
    clean = replace(journey, legs=tuple(leg for leg in journey.legs if abs(leg.amount) > _UNSEEN))
    if clean == journey:
        return journey
    return clean if _refusal(state, about, clean) is None else journey


def _wishes(state: State, about: Way, wish: Pose) -> Iterator[Pose]:
    """Poses that who dragged may have meant: facing where it goes, as it did, and on the line on which it may go."""
    here = pose(state, about.unit)
    along = tabletop.heading(wish.x - here.x, wish.y - here.y) if wish[:2] != here[:2] else here.facing
    if about.turns or about.wheels:
        yield wish
        yield wish._replace(facing=along)
    if about.verb == "facing":
        yield here._replace(facing=wish.facing)
    yield wish._replace(facing=here.facing)
    heading = here.facing + _STRAIGHT.get(about.verb, 0)
    by = tabletop.step(heading, _FAR)
    far = ((wish.x - here.x) * by.x + (wish.y - here.y) * by.y) // _FAR
    if far > 0 or about.verb == "aside":
        to = tabletop.step(heading if far > 0 else tabletop.opposed(heading % tabletop.TURN), abs(far))
        yield Pose(here.x + to.x, here.y + to.y, here.facing)


_FAR: Final = 1_000_000


def _near(state: State, about: Way, wish: Pose, known: dict[Pose, Journey]) -> tuple[Pose, Journey] | None:
    """The pose nearest to a wish along the line to it, with the way there."""
    here = pose(state, about.unit)
    ways: dict[tuple[int, ...], Journey] = {}

    def allowed(spot: Spot) -> bool:
        there = Pose(spot.x, spot.y, spot.facing)
        way = known.get(there) or plotted(state, about, there)
        if way is not None:
            ways[there] = way
        return way is not None

    if wish[:2] == here[:2]:
        spot: Spot | None = Spot(about.unit, *wish)
        spot = spot if spot is not None and allowed(spot) else None
    else:
        reach = about.allowance.whole + about.road
        spot = nearest(Point(here.x, here.y), Spot(about.unit, *wish), reach, allowed, INCH)
    if spot is None:
        return None
    there = Pose(spot.x, spot.y, spot.facing)
    return there, ways[there]


def _badness(one: Pose, wish: Pose) -> int:
    """How far a pose is from what was wished: a quarter turn counts as two inches."""
    far = isqrt((one.x - wish.x) ** 2 + (one.y - wish.y) ** 2)
    return far + abs(tabletop.turn_between(one.facing, wish.facing)) * 2 * INCH // tabletop.QUARTER_TURN


def _shortened(state: State, about: Way, journey: Journey) -> Journey | None:
    """What is left of a way that is typed: as many whole legs as are allowed, and as much as is of the next.

    The legs before the last are the same in all that is tried, so each is walked once.
    """
    legs = tuple(leg for leg in journey.legs if leg.amount)
    trail = Trail()
    for count in range(len(legs), 0, -1):
        found = _last_shortened(state, about, journey, legs[:count], trail)
        if found is not None:
            return found
    return None


def _last_shortened(state: State, about: Way, journey: Journey, legs: tuple[Leg, ...], trail: Trail) -> Journey | None:
    """A way with as much of its last leg as is found to be allowed."""
    *first, last = legs
    high = abs(last.amount)
    if last.how not in {"turn", "wheel"}:
        high = min(high, about.allowance.whole + about.road)
    best = _ended(journey, first, last, high)
    if _refusal(state, about, best, trail) is None:
        return best
    low, found = 0, None
    for _ in range(_HALVINGS):
        half = (low + high) // 2
        one = _ended(journey, first, last, half)
        if half and _refusal(state, about, one, trail) is None:
            low, found = half, one
        else:
            high = half
    return found


def _ended(journey: Journey, first: list[Leg], last: Leg, amount: int) -> Journey:
    return replace(journey, legs=(*first, replace(last, amount=amount if last.amount > 0 else -amount)))


def _to_the_wall(state: State, about: Way, journey: Journey) -> Journey:
    """The same way up to the wall of a house to which it comes very near, so that the unit may enter it later."""
    if not journey.legs or journey.legs[-1].how != "ahead":
        return journey
    edge = tabletop.stand(check_way(state, about, journey).pose, body_of(state, about.unit).base)
    for element in state.scenery.values():
        if not is_house(state, element):
            continue
        gap = tabletop.distance(edge, scene(element))
        if not gap.within(0) and gap.within(_QUARTER):
            *first, last = journey.legs
            longer = _ended(journey, first, last, last.amount + int(gap.shown()))
            if _refusal(state, about, longer) is None:
                return longer
    return journey


def _marks(state: State, about: Way, walk: Walk) -> tuple[object, ...]:
    """The way and where it ends, the friends that it leads through, and what it costs."""
    way = tuple(mark for mark in walk.proof if not isinstance(mark, Area))
    there = Area("base", tabletop.stand(walk.pose, body_of(state, about.unit).base).points)
    passed = tuple(Area("passed", outline(state, one).points) for one in walk.passed)
    cost = -(-walk.cost.numerator // walk.cost.denominator)
    most = about.allowance.whole
    return (*way, there, *passed, Cost(cost, most if cost <= most else most + about.road))
