"""Where leaders ride: near their Troops, out of the enemy's way, or into a Troop that they serve best from inside."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import Final, NamedTuple

from maestre.games.tercios.command.leader_moves import Ride, allowance, enters_at
from maestre.games.tercios.command.leaders import SecondRide
from maestre.games.tercios.command.perils import RideAway
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Arm, OrderKind
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.powers import around, hosted, troops_of
from maestre.games.tercios.doctrine.uses import Use, best_use
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, Half, ahead, gap
from maestre.games.tercios.doctrine.weighing.stakes import falls, prized
from maestre.games.tercios.doctrine.weighing.words import hundredths, whole_inches, worth
from maestre.games.tercios.qualities.host import LuckyEscape
from maestre.games.tercios.qualities.leaders import SentRide
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
    """The Troop that a leader serves best from inside, if that is more than he is worth outside."""
    state, leader = field.state, question.leader
    if not question.joins or state.leaders[leader].commander:
        return
    hosts = (unit for unit in troops_of(field, leader) if state.gear(unit).arm is not Arm.ARTILLERY)
    worths = {unit: hosted(field, leader, unit) - _mortal(field, leader, unit) for unit in hosts}
    for unit in sorted(worths, key=lambda one: -worths[one])[:1]:
        edge = field.outline(unit)
        spot = Spot(leader, edge.x, edge.y)
        if worths[unit] > 0 and question.refusal(state, spot) is None:
            name = state.leaders[leader].name
            joined = term("why-joins", worths[unit], leader=name, unit=field.named(unit))
            yield Idea(spot, (joined, *_commands(field, leader, Point(edge.x, edge.y))))


def _mortal(field: Field, leader: LeaderId, unit: UnitId) -> float:
    """What a leader risks who goes into a Troop: that he is lost with it, and what he can do outside."""
    of = field.stake(unit)
    return prized(field.state, leader) * (of.wear / (of.endurance + 1)) * judgement.BEREFT


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


class _Concerns(NamedTuple):
    """All that counts for what a place is worth to a leader, whichever place."""

    reach: int
    worth: float
    falls: float
    led: tuple[tuple[Outline, float, float], ...]
    """The Troops that he may lead, what it is worth to have each within command, and how worn it is."""
    feared: tuple[tuple[Point, Half, int, UnitId], ...]
    """Where his enemies stand and look, and how far they go."""
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
            tuple((field.front(foe), field.looks(foe), _goes(field, foe), foe) for foe in field.foes),
            tuple(field.outline(unit) for unit in field.own),
        ),
    )


def _goes(field: Field, foe: UnitId) -> int:
    return max(field.pace(foe, OrderKind.RUN), field.charge_reach(foe))


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
    safe, by, off = 1.0, None, 0
    for at, half, far, foe in found.feared:
        away = hypot(to.x - at.x, to.y - at.y)
        if away <= far + found.reach // 4 and ahead(half, to) and not _screened(found.screens, at, to):
            safe *= 1 - judgement.PERIL * found.falls
            by, off = (foe, round(away)) if by is None or away < off else (by, off)
    if by is not None:
        chance, rider, inches = hundredths(found.falls), field.named(by), whole_inches(off)
        yield term("why-peril", -found.worth * (1 - safe), leader=name, foe=rider, far=inches, chance=chance)
    beside = [spent for edge, _, spent in found.led if gap(to, edge) <= found.reach]
    if len(beside) == 1 and beside[0] > 0:
        yield term("why-alone", -found.worth * found.falls * judgement.BEREFT * beside[0], leader=name)


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
    return (judgement.COMMANDED + judgement.SHAKEN * of.wear) * of.worth * around(field, leader, unit)


def bettered(field: Field, leader: LeaderId, at: Point) -> float:
    """How much better a place there is within a leader's reach than the one where he stands."""
    return field.kept(("bettered", leader), lambda: _bettered(field, leader, at))


def _bettered(field: Field, leader: LeaderId, at: Point) -> float:
    places = _rides(field, leader, allowance(field.state, leader))
    best = max(worth(place_terms(field, leader, to)) for to in places)
    return max(0.0, best - worth(place_terms(field, leader, at)) - judgement.LEAST_DEED)
