"""The ways that are weighed for a unit: ahead, toward enemies and objectives, to face them, back; a few of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import hypot
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm, Formation
from maestre.games.aguila.doctrine.weighing.courses import course
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.goals import goal_of
from maestre.games.aguila.doctrine.weighing.houses import doors, touches
from maestre.games.aguila.doctrine.weighing.onsets import Post, quarry
from maestre.games.aguila.doctrine.weighing.pieces import Piece, gap, seen_from
from maestre.games.aguila.moving.allowances import KINDS
from maestre.games.aguila.moving.move_legality import Trail, check_way, has_room
from maestre.games.aguila.moving.move_syntax import Way, made_of
from maestre.games.aguila.moving.movers import body_of
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.state import UnitId
from maestre.play import Journey, Message, Refused
from maestre.space import tabletop
from maestre.space.tabletop import Ahead, Aside, Leg, Point, Turn, Wheeled

_PARTS: Final = (4, 2, 1)
"""Quarters of its reach that a unit may go."""
_HEEDED: Final = 3
"""How many of the nearest enemies a unit may turn to."""
_SHORT: Final = 3 * INCH // 2
"""No stretch is cut that is not longer than this."""
_LITTLE: Final = INCH // 4
"""No less than this is cut off, or left."""
_ASIDE: Final = (-3500, 3500, -6500, 6500)
"""How far off its course a unit tries to go round what is in the way: horse, which is quick, farther."""
_ALIKE: Final = 400
"""Headings that are nearer to each other than this are one."""
_LEAST: Final = 100
"""A smaller turn than a degree is none."""


class Move(NamedTuple):
    """A way that a unit may go with an order, and where that leaves it."""

    verb: str
    legs: tuple[Leg, ...]
    post: Post


def journey(field: Field, unit: UnitId, legs: tuple[Leg, ...]) -> Journey:
    """Legs as an answer."""
    return Journey(unit, made_of(body_of(field.state, unit).pose.facing, legs))


class Passage(NamedTuple):
    """Whether a unit may go a way: how many friends it passes through, or by how much the way is too long."""

    friends: int | None
    """None if it may not go it."""
    over: int = 0
    """0 if something else bars it."""


def passage(field: Field, way: Way, move: Move, trail: Trail) -> Passage:
    """Whether a unit may go a way, which its end tells most quickly."""
    alone = len(battery_of(field.state, way.unit)) == 1
    if move.legs and alone and not has_room(field.state, way.unit, move.post.pose):
        return Passage(None)
    try:
        return Passage(len(check_way(field.state, way, journey(field, way.unit, move.legs), trail).passed))
    except Refused as error:
        return Passage(None, _over(error))


def _over(error: Refused) -> int:
    """By how much a way is too long on its ground; 0 if that is not what bars it."""
    if error.message.key != "way-too-long":
        return 0
    told = dict(error.message.args)
    asked, allowed = (told[name] for name in ("asked", "allowed"))
    assert isinstance(asked, Message)
    assert isinstance(allowed, Message)
    return _length(asked) - _length(allowed)


def _length(told: Message) -> int:
    """A length that is told in inches and tenths."""
    whole, tenths = (int(str(dict(told.args)[name])) for name in ("whole", "tenths"))
    return whole * INCH + tenths * INCH // 10


def shorter(field: Field, unit: UnitId, move: Move, over: int) -> Move | None:
    """The same move with less of its longest stretch; None if hardly anything is left of it.

    Of what is too long on difficult ground half is cut off first, since every inch of that counts double.
    """
    lengths = [leg.length if isinstance(leg, Ahead | Aside) else 0 for leg in move.legs]
    most = max(lengths, default=0)
    less = most - max(over // 2, _LITTLE) if over else most * 2 // 3
    if most < _SHORT or less < _LITTLE:
        return None
    at = lengths.index(most)
    long = move.legs[at]
    cut: Leg = Aside(long.heading, less) if isinstance(long, Aside) else Ahead(less)
    legs = (*move.legs[:at], cut, *move.legs[at + 1 :])
    piece = field.piece(unit)
    end = tabletop.ended(piece.pose, tabletop.Base(piece.width, piece.depth), legs)
    walked = move.post.walked and move.post.walked - most + less
    return move._replace(legs=legs, post=move.post._replace(pose=end, walked=walked))


def headings(field: Field, piece: Piece) -> tuple[int, ...]:
    """The directions in which the nearest enemies lie, and the objective that the unit is sent to."""
    here = Point(piece.pose.x, piece.pose.y)
    near = sorted(field.foes, key=lambda foe: gap(here, field.piece(foe)))[:_HEEDED]
    points = [Point(field.piece(foe).pose.x, field.piece(foe).pose.y) for foe in near]
    goal = goal_of(field, piece.id)
    points += [goal.at] if goal is not None else []
    hunted = quarry(field, piece) if goal is None else None
    points += [hunted] if hunted is not None else []
    bend = course(field, piece.id)
    points = [bend.first, *points] if bend is not None else points
    found: list[int] = []
    for at in points:
        to = tabletop.heading(at.x - here.x, at.y - here.y) if at != here else None
        if to is not None and not any(abs(tabletop.turn_between(one, to)) < _ALIKE for one in found):
            found.append(to)
    return tuple(found)


def moves(field: Field, unit: UnitId, way: Way, formation: Formation | None) -> Iterator[Move]:
    """Ways with a verb that may be worth while; some may not be allowed."""
    piece = field.piece(unit)
    if piece.arm is Arm.ARTILLERY:
        yield from _gun_moves(field, piece, way)
        return
    found = {
        "advance": _advances,
        "double": _doubles,
        "facing": _facings,
        "back": _backs,
        "aside": _asides,
    }.get(way.verb, _straight)
    for legs in dict.fromkeys(found(field, piece, way)):
        if _stays_on(field, piece, legs):
            yield _made(field, piece, way, legs, formation)


def _stays_on(field: Field, piece: Piece, legs: tuple[Leg, ...]) -> bool:
    """Whether a unit is on the table at the end of each leg: who stands at the edge must go before it may turn."""
    table, size = field.state.figures.table, tabletop.Base(piece.width, piece.depth)
    room, pose = (piece.width + piece.depth) // 2, piece.pose
    for leg in legs:
        pose = tabletop.ended(pose, size, (leg,))
        if room <= pose.x <= table.width - room and room <= pose.y <= table.depth - room:
            continue
        left, low, right, high = tabletop.stand(pose, size).box
        if left < 0 or low < 0 or right > table.width or high > table.depth:
            return False
    return True


def _made(field: Field, piece: Piece, way: Way, legs: tuple[Leg, ...], formation: Formation | None) -> Move:
    end = tabletop.ended(piece.pose, tabletop.Base(piece.width, piece.depth), legs)
    walked = sum(leg.length for leg in legs if isinstance(leg, Ahead | Aside))
    door = piece.arm is Arm.INFANTRY and touches(field, piece, end)
    return Move(way.verb, legs, Post(end, formation, KINDS[way.verb], walked, door=door))


def _turns(piece: Piece, wanted: tuple[int, ...], most: int) -> Iterator[int]:
    """The turns to some headings, as far as they may go."""
    for heading in wanted:
        turn = tabletop.turn_between(piece.pose.facing, heading)
        if abs(turn) >= _LEAST:
            yield max(-most, min(most, turn))


def _advances(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    """Straight on, after a turn, or before one; who may not turn wheels and goes straight on."""
    most = way.allowance.whole
    lengths = [most * part // _PARTS[0] for part in _PARTS]
    bend = course(field, piece.id)
    if bend is not None and (far := _far(piece, bend.first)) < most:
        lengths.append(far)
    yield from ((Ahead(length),) for length in lengths)
    yield from _to_doors(field, piece, way)
    turns = tuple(dict.fromkeys(_turns(piece, headings(field, piece), field.state.figures.sight.turn)))
    if way.turns:
        for turn, length in product(turns, lengths):
            yield (Turn(turn), Ahead(length))
        yield from ((Turn(turn),) for turn in turns)
        for aside in _ASIDE if piece.arm is Arm.CAVALRY or _blocked(field, piece) else _ASIDE[:2]:
            yield (Turn(aside), Ahead(most))
        for length in lengths:
            yield from _faced(field, piece, (Ahead(length),))
    elif way.wheels:
        yield from _wheels(piece, turns, most)


def _to_doors(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    """Up to the wall of a building that is to be entered."""
    for facing, far in doors(field, piece, way.allowance.whole):
        turn = tabletop.turn_between(piece.pose.facing, facing)
        if not turn:
            yield (Ahead(far),)
        elif way.turns and abs(turn) <= field.state.figures.sight.turn:
            yield (Turn(turn), Ahead(far))


def _far(piece: Piece, at: Point) -> int:
    return max(1, round(hypot(at.x - piece.pose.x, at.y - piece.pose.y)))


def _faced(field: Field, piece: Piece, legs: tuple[Leg, ...]) -> Iterator[tuple[Leg, ...]]:
    """A way with a turn at its end to the nearest enemies."""
    end = tabletop.ended(piece.pose, tabletop.Base(piece.width, piece.depth), legs)
    there = piece._replace(pose=end)
    for turn in _turns(there, headings(field, there)[:2], field.state.figures.sight.turn):
        yield (*legs, Turn(turn))


def _wheels(piece: Piece, turns: tuple[int, ...], most: int) -> Iterator[tuple[Leg, ...]]:
    """A wheel as far as it goes, and what is left straight on."""
    for turn in turns:
        corner = tabletop.Corner.FRONT_RIGHT if turn > 0 else tabletop.Corner.FRONT_LEFT
        price = tabletop.arc_length(piece.width, abs(turn))
        part = turn if price <= most else turn * most // (price + 1)
        left = most - tabletop.arc_length(piece.width, abs(part)) - 2
        if abs(part) >= _LEAST:
            yield (Wheeled(corner, part), Ahead(left)) if left > 0 else (Wheeled(corner, part),)


def _doubles(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    most = way.allowance.whole
    yield (Ahead(most),)
    yield (Ahead(most // 2),)
    if way.wheels:
        turns = tuple(_turns(piece, headings(field, piece), field.state.figures.sight.turn))
        aside = _ASIDE[:2] if _blocked(field, piece) else ()
        yield from _wheels(piece, tuple(dict.fromkeys((*turns, *aside))), most)


def _facings(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    for turn in _turns(piece, headings(field, piece), tabletop.HALF_TURN):
        yield (Turn(turn),)
        yield (Turn(turn), Ahead(way.allowance.whole))
    if piece.arm is Arm.CAVALRY:
        away = (tabletop.opposed(heading) for heading in headings(field, piece)[:1])
        yield from ((Turn(turn), Ahead(way.allowance.whole)) for turn in _turns(piece, tuple(away), tabletop.HALF_TURN))


def _backs(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    yield (Aside(tabletop.opposed(piece.pose.facing), way.allowance.whole),)


def _asides(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    """To the side on which the way round something lies, for who cannot turn there; horse from behind friends."""
    bend = course(field, piece.id)
    sides: tuple[int, ...] = (-1, 1) if piece.arm is Arm.CAVALRY or _blocked(field, piece) else ()
    if bend is not None:
        sides = (1,) if seen_from(piece.pose, bend.first)[1] > 0 else (-1,)
    for side in sides:
        yield (Aside((piece.pose.facing + side * tabletop.QUARTER_TURN) % tabletop.TURN, way.allowance.whole),)


def _blocked(field: Field, piece: Piece) -> bool:
    """Whether a friend, a building or closed ground is in the way right ahead."""
    return field.kept(("blocked", piece.id), lambda: _is_blocked(field, piece))


def _is_blocked(field: Field, piece: Piece) -> bool:
    if any(_before(piece, other) for other in field.friends):
        return True
    base = tabletop.stand(piece.pose, tabletop.Base(piece.width, piece.depth))
    by = tabletop.step(piece.pose.facing, piece.speed)
    corners = (base.corner(tabletop.Corner.FRONT_LEFT), base.corner(tabletop.Corner.FRONT_RIGHT))
    return any(field.barred(one, (one.x + by.x, one.y + by.y, 0)) for one in corners)


def _before(piece: Piece, other: Piece) -> bool:
    if other.id == piece.id:
        return False
    ahead, right = seen_from(piece.pose, other.pose)
    room = (piece.width + other.width) / 2
    return 0 < ahead < piece.speed + piece.depth + other.depth and abs(right) < room


def _straight(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    yield ()
    if way.allowance.whole:
        yield (Ahead(way.allowance.whole // 2),)
        yield (Ahead(way.allowance.whole),)


# ---------------------------------------------------------------------------------------------------------------- guns


def _gun_moves(field: Field, piece: Piece, way: Way) -> Iterator[Move]:
    """Guns turn, or go in one line toward the enemy; they unlimber where they stand or at the end of it."""
    limbered = way.verb in {"limber", "double"} or (way.verb == "advance" and field.state.units[piece.id].limbered)
    for legs in _gun_legs(field, piece, way):
        end = tabletop.ended(piece.pose, tabletop.Base(piece.width, piece.depth), legs)
        silent = way.verb == "unlimber" and bool(legs)
        yield Move(way.verb, legs, Post(end, None, KINDS[way.verb], 0, limbered, silent))


def _gun_legs(field: Field, piece: Piece, way: Way) -> Iterator[tuple[Leg, ...]]:
    most, wanted = way.allowance.whole, headings(field, piece)
    if way.verb == "facing":
        yield from ((Turn(turn),) for turn in _turns(piece, wanted, tabletop.HALF_TURN))
    elif way.verb == "double":
        yield (Ahead(most),)
    else:
        if way.verb in {"unlimber", "limber"}:
            yield ()
        for heading, part in product(wanted, _PARTS[1:]):
            yield (Aside(heading, most * part // _PARTS[1]),)
