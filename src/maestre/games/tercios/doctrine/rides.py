"""Where leaders ride: near their Troops, out of the enemy's way, or into a Troop that they serve best from inside."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import hypot
from random import Random
from typing import Final, NamedTuple

from maestre.games.tercios.command.leader_moves import Ride, allowance, enters_at
from maestre.games.tercios.command.leaders import SecondRide
from maestre.games.tercios.command.perils import RideAway
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Ability, Arm, OrderKind
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.powers import around, hosted, troops_of
from maestre.games.tercios.doctrine.uses import Use, best_use
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, Half, ahead, gap
from maestre.games.tercios.doctrine.weighing.plans import TOO_NEAR
from maestre.games.tercios.doctrine.weighing.stakes import falls, prized
from maestre.games.tercios.doctrine.weighing.words import hundredths, whole_inches, worth
from maestre.games.tercios.qualities.host import LuckyEscape
from maestre.games.tercios.qualities.leaders import SentRide
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.places import radius
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Spot
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

_TURNS: Final = 12
_PARTS: Final = 2
"""How many headings, and how many lengths of each, a leader thinks of."""
_TRIES: Final = 10
"""How many of the best places are tried before he stays."""
_WEIGHED: Final = 3
"""How many places that he may ride to are weighed against each other."""
_FALL: Final = 3
"""At so many inches beyond his command a Troop counts for half."""


def _best_ride(field: Field, question: Ride) -> Counsel:
    """The best place that a leader may ride to: near his Troops, out of the enemy's way, or in one of them."""
    leader, state = question.leader, field.state
    who = state.leaders[leader]
    about = () if isinstance(question, SecondRide | RideAway) else tuple(_called(field, leader))
    weighed = [(to, _weighed(field, leader, to, about)) for to in _rides(field, leader, question.length)]
    weighed.sort(key=lambda one: -worth(one[1]))
    ideas = [*_joins(field, question)]
    for to, terms in weighed[:_TRIES]:
        spot = Spot(leader, to.x, to.y)
        if enters_at(state, leader, to) is None and question.refusal(state, spot) is None:
            ideas.append(Idea(spot, terms))
            if len(ideas) == _WEIGHED:
                break
    if ideas:
        return Ideas(tuple(ideas), judgement.SLACK / 2)
    if who.at is not None and question.stays:
        return Spot(leader, who.at.x, who.at.y)
    return next(question.propose(state, Random(0)))


def _called(field: Field, leader: LeaderId) -> Iterator[tuple[Outline, Use]]:
    """On whom a leader wants to act after his ride, if that takes him near."""
    best = best_use(field, leader)
    if best is not None and best.worth > 0 and best.on and best.on[0] in field.own:
        yield field.outline(UnitId(best.on[0])), best


def _weighed(field: Field, leader: LeaderId, to: Point, about: tuple[tuple[Outline, Use], ...]) -> tuple[Term, ...]:
    reach = command_distance(field.state, leader) + radius(field.state, field.state.leaders[leader])
    near = (use.term for edge, use in about if gap(to, edge) <= reach)
    return (*place_terms(field, leader, to), *near)


INSTRUCTIONS.of(Ride, RideAway, SecondRide)(_best_ride)
INSTRUCTIONS.of(LuckyEscape, SentRide)(_best_ride)


def _joins(field: Field, question: Ride) -> Iterator[Idea]:
    """The Troop that a leader serves best from inside, where nobody rides him down."""
    state, leader = field.state, question.leader
    if not question.joins:
        return
    hosts = (unit for unit in troops_of(field, leader) if state.gear(unit).arm is not Arm.ARTILLERY)
    found = {unit: tuple(_host_terms(field, leader, unit)) for unit in hosts}
    ranked = sorted(found, key=lambda one: -worth(found[one]))
    spots = ((unit, _inside(field, leader, unit)) for unit in ranked)
    open_to = (Idea(spot, found[unit]) for unit, spot in spots if question.refusal(state, spot) is None)
    yield from islice(open_to, 1)


def left_worth(field: Field, leader: LeaderId) -> float:
    """How much better a leader stands outside than in the Troop that he is in, which may be worn out."""
    host = field.state.leaders[leader].inside
    return field.kept(("left", leader), lambda: 0.0 if host is None else _left_worth(field, leader, host))


def _left_worth(field: Field, leader: LeaderId, host: UnitId) -> float:
    if host not in field.own:
        return 0.0
    places = _rides(field, leader, allowance(field.state, leader))[1:]
    best = max(worth(place_terms(field, leader, to)) for to in places)
    return best - worth(_host_terms(field, leader, host)) - judgement.LEAST_DEED


def _joinable(field: Field, leader: LeaderId, unit: UnitId, at: Point) -> bool:
    """Whether a leader is near enough to a Troop to go into it, if nobody else is in it, by a rough measure."""
    taken = any(one.inside == unit for one in field.state.leaders.values())
    near = gap(at, field.outline(unit)) <= allowance(field.state, leader)
    return near and not taken and field.state.gear(unit).arm is not Arm.ARTILLERY


def _inside(field: Field, leader: LeaderId, unit: UnitId) -> Spot:
    edge = field.outline(unit)
    return Spot(leader, edge.x, edge.y)


def _host_terms(field: Field, leader: LeaderId, unit: UnitId) -> Iterator[Term]:
    """What speaks for a leader's being in a Troop, and against it."""
    edge, name = field.outline(unit), field.state.leaders[leader].name
    served = hosted(field, leader, unit) - _mortal(field, leader, unit)
    yield term("why-joins", served, leader=name, unit=field.named(unit))
    yield from _commands(field, leader, Point(edge.x, edge.y))


def _mortal(field: Field, leader: LeaderId, unit: UnitId) -> float:
    """What a leader risks who goes into a Troop: that he is lost with it, and what he can do outside."""
    of = field.stake(unit)
    left = max(1, of.endurance + 1 - of.wear)
    return prized(field.state, leader) * judgement.BURIED / left**2


def _rides(field: Field, leader: LeaderId, length: int) -> list[Point]:
    who = field.state.leaders[leader]
    if who.at is not None:
        hub, beyond = who.at, 0
    else:
        assert who.inside is not None
        edge = field.outline(who.inside)
        hub, beyond = Point(edge.x, edge.y), edge.reach
    found = [hub]
    for turn in range(_TURNS):
        for part in range(1, _PARTS + 1):
            by = tabletop.step(turn * tabletop.TURN // _TURNS, length * part // _PARTS + beyond)
            found.append(Point(hub.x + by.x, hub.y + by.y))
    return found


# ------------------------------------------------------------------------------------------------ what a place is worth


class _Hunter(NamedTuple):
    """An enemy who may ride a leader down: where it stands and looks, and how far it goes ahead and to any side."""

    front: Point
    looks: Half
    far: int
    around: int
    unit: UnitId


class _Concerns(NamedTuple):
    """All that counts for what a place is worth to a leader, whichever place."""

    reach: int
    worth: float
    falls: float
    led: tuple[tuple[Outline, float, float], ...]
    """The Troops that he may lead, what it is worth to have each within command, and how worn it is."""
    hunted: float
    """How likely an enemy is taken to ride at him whom it can reach."""
    feared: tuple[_Hunter, ...]
    screens: tuple[Outline, ...]


def _concerns(field: Field, leader: LeaderId) -> _Concerns:
    state = field.state
    return field.kept(
        ("concerns", leader),
        lambda: _Concerns(
            command_distance(state, leader) + radius(state, state.leaders[leader]),
            prized(state, leader),
            falls(state, leader),
            tuple(
                (field.outline(one), led_worth(field, leader, one), _spent(field, one))
                for one in troops_of(field, leader)
            ),
            judgement.HUNTED if state.leaders[leader].commander else judgement.PERIL,
            tuple(_hunter(field, foe) for foe in field.foes),
            tuple(field.outline(unit) for unit in field.own),
        ),
    )


def _hunter(field: Field, foe: UnitId) -> _Hunter:
    """How far an enemy goes: ahead with its fastest card, and after a turn, which light horse makes for nothing."""
    run, state = field.pace(foe, OrderKind.RUN), field.state
    nimble = has(state, foe, Ability.MOBILITY) and not has(state, foe, Ability.HEAVY_CAVALRY)
    around = run if nimble else field.pace(foe, OrderKind.ATTENTION)
    return _Hunter(field.front(foe), field.looks(foe), max(run, field.charge_reach(foe)), around, foe)


def _spent(field: Field, unit: UnitId) -> float:
    of = field.stake(unit)
    return of.wear / (of.endurance + 1)


def place_terms(field: Field, leader: LeaderId, to: Point) -> tuple[Term, ...]:
    """What speaks for a leader's place, and against it."""
    return (*_commands(field, leader, to), *_perils(field, leader, to))


def _commands(field: Field, leader: LeaderId, to: Point) -> Iterator[Term]:
    """The Troops that he would command from there."""
    found = _concerns(field, leader)
    near, led, count = _FALL * INCH, 0.0, 0
    for edge, worth_led, _ in found.led:
        off = max(0, gap(to, edge) - found.reach)
        led += worth_led * near / (near + off)
        count += off == 0
    if led:
        yield term("why-commands", led, leader=field.state.leaders[leader].name, count=count)


def _perils(field: Field, leader: LeaderId, to: Point) -> Iterator[Term]:
    """The enemies who could ride him down there, and the worn Troop beside which he would stand alone."""
    found, name = _concerns(field, leader), field.state.leaders[leader].name
    safe, by, off, worst = 1.0, None, 0, 0.0
    for foe in () if field.plan.temper.makes(TOO_NEAR) else found.feared:
        likely = _reached(found, foe, to)
        if likely:
            safe *= 1 - likely * found.hunted * found.falls
        if likely > worst:
            worst, by, off = likely, foe.unit, round(hypot(to.x - foe.front.x, to.y - foe.front.y))
    if by is not None:
        chance, rider, inches = hundredths(found.falls), field.named(by), whole_inches(off)
        yield term("why-peril", -found.worth * (1 - safe), leader=name, foe=rider, far=inches, chance=chance)
    beside = [spent for edge, _, spent in found.led if gap(to, edge) <= found.reach]
    if len(beside) == 1 and beside[0] > 0:
        yield term("why-alone", -found.worth * found.falls * judgement.BEREFT * beside[0], leader=name)


def _reached(found: _Concerns, foe: _Hunter, to: Point) -> float:
    """How likely an enemy is taken to come at a leader before long: less from afar, and past his own Troops."""
    away = hypot(to.x - foe.front.x, to.y - foe.front.y)
    far = (foe.far if ahead(foe.looks, to) else foe.around) + found.reach // 4
    likely = min(1.0, max(0.0, judgement.BEYOND - away / far))
    return likely * judgement.SCREENED if likely and _screened(found.screens, foe.front, to) else likely


def _screened(screens: tuple[Outline, ...], start: Point, end: Point) -> bool:
    """Whether one of his own Troops stands between a leader and an enemy."""
    x, y = end.x - start.x, end.y - start.y
    square = x * x + y * y
    if not square:
        return False
    for edge in screens:
        p, q = edge.x - start.x, edge.y - start.y
        along = (p * x + q * y) / square
        if 0 < along < 1 and abs(p * y - q * x) <= edge.reach * hypot(x, y):
            return True
    return False


def led_worth(field: Field, leader: LeaderId, unit: UnitId) -> float:
    """What it is worth to have a Troop within a leader's command."""
    of = field.stake(unit)
    checks = judgement.SHAKEN if of.wear else 0.0
    return (judgement.COMMANDED + checks) * of.worth * around(field, leader, unit)


def escaped(field: Field, leader: LeaderId, at: Point) -> float:
    """How much better a place, in a Troop or outside, a leader has whom an enemy that is to act could ride at."""
    return field.now(("escaped", leader), lambda: _escaped(field, leader, at))


def _escaped(field: Field, leader: LeaderId, at: Point) -> float:
    found = _concerns(field, leader)
    waiting = (foe for foe in found.feared if foe.unit in field.state.cards)
    return bettered(field, leader, at) if any(_reached(found, foe, at) for foe in waiting) else 0.0


def bettered(field: Field, leader: LeaderId, at: Point) -> float:
    """How much better a place there is within a leader's reach than the one where he stands."""
    return field.kept(("bettered", leader), lambda: _bettered(field, leader, at))


def _bettered(field: Field, leader: LeaderId, at: Point) -> float:
    places = _rides(field, leader, allowance(field.state, leader))
    best = max(worth(place_terms(field, leader, to)) for to in places)
    hosts = (unit for unit in troops_of(field, leader) if _joinable(field, leader, unit, at))
    best = max((best, *(worth(_host_terms(field, leader, unit)) for unit in hosts)))
    return max(0.0, best - worth(place_terms(field, leader, at)) - judgement.LEAST_DEED)
