"""Officers: where they ride, whom they rally and steady, and what they use their abilities for."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from maestre.games.aguila.charging.figures import inches
from maestre.games.aguila.command.anticipation import Anticipation
from maestre.games.aguila.command.officer_moves import Riding, riding
from maestre.games.aguila.command.rally import Rally, Rallying
from maestre.games.aguila.data import INCH, Arm
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.mistakes import NO_OFFICERS
from maestre.games.aguila.doctrine.weighing.pieces import Piece, gap, seen_from
from maestre.games.aguila.doctrine.weighing.stakes import relief
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import NONE, Steadying
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import command_range, in_play, in_range
from maestre.games.aguila.table.places import officers_at, outline
from maestre.games.aguila.table.state import OfficerId, UnitId
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import NoMoreOrders, Ride
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Answer, Spot
from maestre.play.chance.readings import DIE
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_BEHIND: Final = 2 * INCH
_SAFE: Final = 12 * INCH
_DANGER: Final = 3.0
"""What an inch nearer than is safe costs an officer, beside his worth."""
_RIDES: Final = 1.5
"""What a ride must gain."""
_SPARED: Final = ("crossed", "target")
"""Tests for which nobody spends an officer's word."""


# ---------------------------------------------------------------------------------------------------------------- rides


def next_ride(field: Field, question: Ordering) -> Answer:
    """Let the first officer ride who gains by it."""
    for piece in () if field.makes(NO_OFFICERS) else question.left:
        officer = OfficerId(piece)
        if officer not in field.state.officers or field.state.officers[officer].pose is None:
            continue
        if _best(field, riding(field.state, officer)) is not None:
            return Ride(officer).order()
    return NoMoreOrders().order()


@INSTRUCTIONS.of(Riding)
def ridden(field: Field, question: Riding) -> Counsel:
    """The best place for an officer who rides, or where he is."""
    here = _pose(field, question.officer)
    stays = Spot(question.officer, *here)
    best = _best(field, question)
    if best is None:
        return stays
    there = Pose(best.x, best.y, best.facing)
    return Ideas((Idea(best, tuple(_ride_terms(field, question, there, here))), Idea(stays)))


def _ride_terms(field: Field, about: Riding, there: Pose, here: Pose) -> Iterator[Term]:
    """What a place gives an officer more than the one where he is."""
    officer = about.officer
    who = named(field.state, officer)
    gains = [ours - stays for ours, stays in zip(_parts(field, about, there), _parts(field, about, here), strict=True)]
    mine = [unit for unit in field.own if _his(field, officer, unit)]
    led = sum(in_range(field.state, officer, unit) for unit in mine)
    yield term("why-leads", gains[0], officer=who, led=led, count=len(mine))
    worn = max(mine, key=lambda unit: field.piece(unit).stake.damage, default=None)
    if worn is not None:
        damage = field.piece(worn).stake.damage
        yield term("why-rides-to-rally", gains[1], officer=who, unit=named(field.state, worn), damage=damage)
    if field.foes:
        edge = officers_at(field.state, officer)
        gap = min(tabletop.distance(edge, outline(field.state, foe)).shown() for foe in field.foes)
        yield term("why-officer-safe", gains[2], officer=who, far=inches(int(gap)))
    yield term("why-out-of-way", gains[3], officer=who, count=len(field.friends))


def _pose(field: Field, officer: OfficerId) -> Pose:
    found = field.state.officers[officer].pose
    assert found is not None
    return found


def _best(field: Field, about: Riding) -> Spot | None:
    """The best place that an officer may ride to, if it is better than his own."""
    return field.kept(("ride", about.officer), lambda: _searched(field, about))


def _searched(field: Field, about: Riding) -> Spot | None:
    here = _pose(field, about.officer)
    stays = _worth(field, about, here) + _RIDES
    found = [(_worth(field, about, there), number, there) for number, there in enumerate(_places(field, about))]
    for value, _, there in sorted(found, reverse=True):
        if value <= stays:
            return None
        spot = Spot(about.officer, there.x, there.y, there.facing)
        if about.refusal(field.state, spot) is None:
            return spot
    return None


def _places(field: Field, about: Riding) -> Iterator[Pose]:
    """The places where he is wanted, or as far on the way to them as he gets, at a walk or at a gallop."""
    here = _pose(field, about.officer)
    start = Point(here.x, here.y)
    for there in _wanted(field, about):
        far = hypot(there.x - here.x, there.y - here.y)
        for length in (about.pace, about.length):
            point = Point(there.x, there.y) if far <= length else tabletop.along(start, Point(there.x, there.y), length)
            yield Pose(point.x, point.y, there.facing)


def _wanted(field: Field, about: Riding) -> Iterator[Pose]:
    """Behind each unit that is under his orders, and between them."""
    mine = [unit for unit in field.own if _his(field, about.officer, unit)]
    size = tabletop.stand(_pose(field, about.officer), tabletop.Base(INCH, INCH)).reach
    for unit in mine:
        piece = field.piece(unit)
        for away in (_BEHIND, 2 * _BEHIND):
            by = tabletop.step(tabletop.opposed(piece.pose.facing), piece.depth // 2 + size + away)
            yield Pose(piece.pose.x + by.x, piece.pose.y + by.y, piece.pose.facing)
    if mine:
        poses = [field.piece(unit).pose for unit in mine]
        middle = sum(one.x for one in poses) // len(poses), sum(one.y for one in poses) // len(poses)
        yield Pose(*middle, poses[0].facing)


def _his(field: Field, officer: OfficerId, unit: UnitId) -> bool:
    if field.state.officers[officer].side is not field.side:
        return False
    return field.state.officers[officer].chief or field.state.units[unit].officer == officer


def _worth(field: Field, about: Riding, there: Pose) -> float:
    """Units in command, those he can rally all the more; less for danger, and for a gallop that keeps him from it."""
    return sum(_parts(field, about, there))


def _parts(field: Field, about: Riding, there: Pose) -> tuple[float, float, float, float]:
    """What a place is worth to an officer: for command, for a rally, for his safety, for who would pass."""
    officer, here = about.officer, _pose(field, about.officer)
    far, at = command_range(field.state, officer), Point(there.x, there.y)
    hurried = hypot(there.x - here.x, there.y - here.y) > about.pace
    total = best = 0.0
    for piece, led, rallied in field.kept(("led", officer), lambda: tuple(_led(field, officer))):
        beyond = gap(at, piece) + _LOOSE - far
        total += led * (1.0 if beyond <= 0 else max(0.0, 0.5 - beyond / _LOST))
        if beyond <= 0:
            best = max(best, rallied)
    nearest = min((gap(at, other.piece) for other in field.enemies), default=float(_SAFE))
    danger = max(0.0, _SAFE - nearest) / INCH * _DANGER
    shielded = any(gap(at, piece) < 4 * INCH for piece in field.friends)
    blocked = sum(_in_the_way(piece, there) for piece in field.friends)
    return total, 0.0 if hurried else best, -danger * (0.4 if shielded else 1.0), -blocked * _BLOCKING


def _led(field: Field, officer: OfficerId) -> Iterator[tuple[Piece, float, float]]:
    """The units under an officer's orders: what it is worth that he commands each, and that he rallies it."""
    for piece in field.friends:
        if _his(field, officer, piece.id):
            share = 0.5 if _led_by_another(field, officer, piece.id) else 1.0
            yield piece, _LED * piece.stake.worth * share, relief(piece.stake, _expected(field, officer))


def _in_the_way(piece: Piece, there: Pose) -> bool:
    """Whether an officer would stand where a unit is about to go."""
    ahead, right = seen_from(piece.pose, there)
    return 0 < ahead - piece.depth / 2 < _LANE and abs(right) < piece.width / 2 + INCH


_LANE: Final = 9 * INCH
_BLOCKING: Final = 8.0
"""What it costs to stand in the way of a friend."""


_LOOSE: Final = INCH
_LOST: Final = 60 * INCH
"""Half as far beyond his reach a unit is lost to an officer."""
_LED: Final = 0.08
"""The part of its worth that his command is worth to a unit: out of it, half of all orders come to nothing."""


def _led_by_another(field: Field, officer: OfficerId, unit: UnitId) -> bool:
    others = (name for name, one in field.state.officers.items() if name != officer and in_play(one))
    return any(_his(field, name, unit) and in_range(field.state, name, unit) for name in others)


# -------------------------------------------------------------------------------------------------- rallies, steadying


def _expected(field: Field, officer: OfficerId) -> float:
    dice = field.state.figures.officers.ranks[field.state.officers[officer].rank].rally_dice
    return dice * (DIE + 1 - field.state.figures.officers.rally) / DIE


@INSTRUCTIONS.of(Rallying)
def rallied(field: Field, question: Rallying) -> Counsel:
    """Rally where it gives most back."""
    return Ideas(tuple(_rally(field, *pair) for pair in question.pairs))


def _rally(field: Field, officer: OfficerId, unit: UnitId) -> Idea:
    of, who = field.piece(unit).stake, named(field.state, unit)
    gain = relief(of, _expected(field, officer))
    key = "why-rallies-stunned" if of.stunned else "why-rallies"
    return Idea(Rally(officer, unit).order(), (term(key, gain, unit=who, damage=of.damage, endurance=of.endurance),))


@INSTRUCTIONS.of(Steadying)
def steadied(field: Field, question: Steadying) -> Counsel:
    """Let an officer steady a test that matters, one of lower rank if he can."""
    if question.test.use in _SPARED:
        return NONE
    plain, who = round(100 * float(passed(question.test))), named(field.state, question.test.who)
    options = [Idea(NONE)]
    for officer in question.officers:
        chief = field.state.officers[officer].chief
        terms = [term("why-steadies", _STEADIED, unit=who, chance=plain)]
        terms += [term("why-chief", -1.0, officer=named(field.state, officer))] if chief else []
        options.append(Idea(question.word(officer), tuple(terms)))
    return Ideas(tuple(options))


_STEADIED: Final = 5.0
"""What it is worth to steady a test."""


@INSTRUCTIONS.of(Anticipation)
def anticipates(field: Field, question: Anticipation) -> Answer:
    """Seize the initiative once horse on either side is near enough to charge."""
    near = any(
        gap(Point(piece.pose.x, piece.pose.y), other.piece) < other.threat[1]
        for piece in field.friends
        for other in field.enemies
        if other.piece.arm is Arm.CAVALRY
    )
    return question.officers[:1] if near and question.winner is not field.side else ()
