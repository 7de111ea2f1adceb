"""6.55-6.59, 6.62-6.65 Choragiew: cavalry of one command that joins into a column, strikes as one, and parts again."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from maestre.games.tercios.cards.planning import DEPARTURES
from maestre.games.tercios.data import INCH, Ability, OrderKind
from maestre.games.tercios.fighting.charge import met
from maestre.games.tercios.moving.moves import travel
from maestre.games.tercios.shooting.rout import endurance, owed, wear
from maestre.games.tercios.table.asking import ByOrder, inches, named_word
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import TURNED
from maestre.games.tercios.table.move_legality import check_line, check_reach
from maestre.games.tercios.table.places import around, base, faces, front, outline, points, pose, present, size
from maestre.games.tercios.table.pools import columned, members, regroup
from maestre.games.tercios.table.state import Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Melee
from maestre.games.tercios.table.troops import named
from maestre.play import Message, Procedure, Refused, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Base, Point, Pose

MARCH: Final = "march"

Order = Callable[[State, UnitId, int], Procedure[None]]


@rule("6.62")
def column_obeys(state: State, unit: UnitId) -> bool | None:
    """A column is taken for Fresh when it is activated, and so is whoever is about to leave it."""
    return True if columned(state, unit) else None


@rule("6.64")
def column_tells(state: State, melee: Melee, winner: UnitId) -> Procedure[None]:
    """A column that charged and won wears its enemy more, by each member that it has beyond the first."""
    charge = melee.charge
    loser = charge.target if winner == charge.charger else charge.charger
    more = len(members(state, winner)) - 1
    charged = winner == charge.charger or charge.counter
    if columned(state, winner) and charged and loser in state.units:
        tell(state, "column-tells", "6.64", unit=named(state, winner), count=more)
        yield from wear(state, loser, more, "melee", winner)


# ------------------------------------------------------------------------------------------------------------- joining


class MarchOrJoin(ByOrder[UnitId | None], frozen=True, tag="march-or-join"):
    """A unit is about to move: which Troop of its command it joins, if any."""

    rule: ClassVar = "6.56"
    hosts: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId | None, ...]:
        return None, *self.hosts

    def word(self, value: UnitId | None) -> str:
        return value or MARCH

    def describe(self, seen: State, value: UnitId | None) -> Message:
        return named_word(seen, value) if value else super().describe(seen, value)


@rule("6.55", "6.56")
def march_or_join(instead: bool | None, state: State, unit: UnitId) -> Procedure[bool | None]:
    """Ask a unit that is about to move whether it joins another of its command; that ends its activation."""
    order = state.units[unit].acted
    hosts = () if order is None else mates(state, unit, order)
    if order is None or not hosts:
        return instead
    host = yield from ask(state.units[unit].side, MarchOrJoin(unit, order, hosts))
    if host is None:
        return instead
    yield from _join(state, unit, host, order)
    return False


@rule("6.55", "6.56", "6.57")
def mates(state: State, unit: UnitId, order: OrderKind) -> tuple[UnitId, ...]:
    """The Troops that one could join with an order: of its command, ordered, in reach, with room behind them."""
    if not has(state, unit, Ability.CHORAGIEW) or state.units[unit].disordered:
        return ()
    command = state.units[unit].command
    return tuple(
        other
        for other in present(state)
        if other != unit and state.units[other].command == command and has(state, other, Ability.CHORAGIEW)
        if _clear(state, other, unit) and _receives(state, other, unit) and _way(state, unit, other, order) is not None
    )


@rule("6.57")
def _receives(state: State, host: UnitId, unit: UnitId) -> bool:
    """Whether a Troop may be joined: it is not disordered, and the longer column has room."""
    if state.units[host].disordered:
        return False
    sizes = [size(state, one) for troop in (host, unit) for one in members(state, troop)]
    grown = Base(max(width for width, _ in sizes), sum(depth for _, depth in sizes))
    there = tabletop.placed(grown, tabletop.Side.FRONT, front(state, host), pose(state, host).facing)
    return tabletop.stands(there, grown, around(state, host, attack=False, apart=(unit,))).legal


@rule("6.56")
def _way(state: State, unit: UnitId, host: UnitId, order: OrderKind) -> Pose | None:
    """Where a unit touches the one that it joins, on the shortest line to one of its centres, if any is open."""
    start = front(state, unit)
    for end in points(state, host, start):
        try:
            check_reach(state, unit, order, start, end)
            check_line(state, unit, start, end, (host,))
        except Refused:
            continue
        if faces(state, unit, end):
            return met(state, Charge(unit, host, (start, end)))
    return None


def _join(state: State, unit: UnitId, host: UnitId, order: OrderKind) -> Procedure[None]:
    """Go there and fall in behind, unless something on the way has made that impossible."""
    there = _way(state, unit, host, order)
    assert there is not None, "only who can be reached is offered"
    if not (yield from travel(state, unit, there, order)) or unit not in state.units:
        return
    if host in state.units and not state.units[unit].disordered and _receives(state, host, unit):
        yield from unite(state, host, unit)


@rule("6.56", "6.58", "6.59")
def unite(state: State, host: UnitId, unit: UnitId) -> Procedure[None]:
    """Put a unit behind another: whoever receives it has no card any more, and all wear is one.

    Guns and leaders of its side make way for the longer column as for any Troop that comes to stand on them.
    """
    together = (*members(state, host), *members(state, unit))
    borne = state.units[host].wear + state.units[unit].wear
    for member in together:
        state.cards.pop(member, None)
    _fall_in(state, together, unit, borne)
    tell(state, "column-joined", "6.56", unit=named(state, unit), host=named(state, host), wear=borne)
    here = front(state, host)
    yield from TURNED(state, host, (here, here))
    yield from owed(state, host, "rout", None)


def _fall_in(state: State, together: tuple[UnitId, ...], unit: UnitId, borne: int) -> None:
    state.pools.pop(unit, None)
    regroup(state, Pooled.COLUMN, together)
    change(state.units, unit, wear=0)
    change(state.units, together[0], wear=borne)


# ------------------------------------------------------------------------------------------------------------- leaving


@rule("6.65")
def leaves_by_moving(state: State, unit: UnitId, order: OrderKind) -> bool | None:
    """Whoever is behind the first of a column can use a card of its own only to leave it, with Attention or Run."""
    pool = columned(state, unit)
    return False if pool and pool.members[0] != unit and order not in DEPARTURES else None


class ShareOfWear(ByOrder[int], frozen=True, tag="share-of-wear"):
    """A unit leaves its column: how much of its wear it takes along."""

    rule: ClassVar = "6.65"
    most: int

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.most + 1))

    def describe(self, seen: State, value: int) -> Message:
        return inches(value * INCH)


class SideToLeave(ByOrder[tabletop.Side], frozen=True, tag="side-to-leave"):
    """A unit leaves its column: by which of its sides."""

    rule: ClassVar = "6.65"

    def options(self) -> tuple[tabletop.Side, ...]:
        return tabletop.Side.LEFT, tabletop.Side.RIGHT

    def word(self, value: tabletop.Side) -> str:
        return value.name.lower()


@rule("6.65")
def leaving(order: Order) -> Order:
    """Give an order as carried out by who leaves a column with it, from that of all others.

    Whoever has not got clear of the column when its order is done falls in again at the rear.
    """

    def leave(state: State, unit: UnitId, successes: int) -> Procedure[None]:
        pool = columned(state, unit)
        if pool is None or pool.members[0] == unit:
            yield from order(state, unit, successes)
            return
        first = pool.members[0]
        yield from _step_out(state, first, unit)
        yield from order(state, unit, successes)
        if first in state.units and unit in present(state) and not _clear(state, first, unit):
            borne = state.units[first].wear + state.units[unit].wear
            _fall_in(state, (*members(state, first), unit), unit, borne)
            tell(state, "column-kept", "6.65", unit=named(state, unit))

    return leave


@rule("6.65")
def _step_out(state: State, first: UnitId, unit: UnitId) -> Procedure[None]:
    """Put a unit with its front centre where a side of its rank is, with the share of the wear that its owner likes."""
    share = yield from _share(state, first, unit)
    side = yield from ask(state.units[unit].side, SideToLeave(unit, _order(state, unit)))
    there = tabletop.faced_about(_rank(state, first, unit), base(state, unit), side)
    regroup(state, Pooled.COLUMN, tuple(member for member in members(state, first) if member != unit))
    change(state.units, unit, pose=there, wear=share)
    change(state.units, first, wear=state.units[first].wear - share)
    tell(state, "column-left", "6.65", unit=named(state, unit), host=named(state, first), wear=share)


def _share(state: State, first: UnitId, unit: UnitId) -> Procedure[int]:
    most = min(state.units[first].wear, endurance(state, unit))
    if not most:
        return 0
    return (yield from ask(state.units[unit].side, ShareOfWear(unit, _order(state, unit), most)))


def _order(state: State, unit: UnitId) -> OrderKind:
    order = state.units[unit].acted
    assert order is not None, "who leaves a column executes an order"
    return order


def _rank(state: State, first: UnitId, unit: UnitId) -> Pose:
    """Where a member stands within its column, in line with its front."""
    ahead = members(state, first)[: members(state, first).index(unit)]
    depth = sum(size(state, member).depth for member in ahead)
    facing, head = pose(state, first).facing, front(state, first)
    x, y = tabletop.step(tabletop.opposed(facing), depth)
    return tabletop.placed(base(state, unit), tabletop.Side.FRONT, Point(head.x + x, head.y + y), facing)


def _clear(state: State, first: UnitId, unit: UnitId) -> bool:
    """Whether a unit has got out of a column."""
    return not tabletop.overlap(outline(state, first), outline(state, unit))
