"""12.29-12.30, 13.18, 16.60 Units that are put elsewhere once both sides stand: who deployed first does so first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.terrain import fill_in
from maestre.games.aguila.data import Ability
from maestre.games.aguila.setup.deployment import dug_in, form_batteries
from maestre.games.aguila.setup.placement import check_command, check_unit, facing, put, zone, zone_of
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Doing, Done, Putting, Telling, pose_of
from maestre.games.aguila.table.moments import REDEPLOYS
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import outline, present
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.games.aguila.table.subjects import Redeploy, Zone
from maestre.miniatures.sides import Side
from maestre.play import Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space.tabletop import Pose

_TRIES: Final = 6


# ------------------------------------------------------------------------------------------------------------ questions


class Move(Doing, frozen=True):
    """Put a unit elsewhere."""

    verb: ClassVar = "redeploy"

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing here: the question knows who may be put elsewhere."""


@rule("12.29", "13.18")
class Redeploying(Telling[Move | Done], frozen=True, tag="redeploy"):
    """Both sides stand: who is put elsewhere, if anybody still is."""

    rule: ClassVar = "12.29"
    zone: Zone
    units: tuple[UnitId, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Move | Done], ...]:
        return Move, Done

    def check(self, seen: State, value: Move | Done) -> None:
        if isinstance(value, Move) and value.piece not in self.units:
            raise Refused("12.29", "redeploy-not-for", unit=named(seen, value.piece))

    def propose(self, seen: State, rng: Random) -> Iterator[Move | Done]:
        units = rng.sample(self.units, len(self.units))
        if rng.randrange(2):
            yield from (Move(unit) for unit in units)
        yield Done()


@rule("12.23", "12.29", "13.18")
class Elsewhere(Putting, frozen=True, tag="elsewhere"):
    """Where a unit is put that is put elsewhere."""

    rule: ClassVar = "12.29"
    side: Side
    zone: Zone
    units: tuple[UnitId, ...]
    unit: UnitId

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a place where it could not have been deployed, in command, or that takes others out of command."""
        there = pose_of(value)
        trial = _lifted(seen, self.unit)
        check_unit(trial, self.unit, there)
        put(trial, self.unit, there)
        check_command(trial, self.unit)
        was = _lost_command(seen, self.side)
        for other in _lost_command(trial, self.side):
            if other not in was:
                raise Refused("12.23", "deploy-out-of-command", proof=(other,), unit=named(seen, other))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Try places about its zone, and where it stands last."""
        stood, edge = seen.units[self.unit].pose, outline(seen, self.unit)
        here = stood or Pose(edge.x, edge.y, facing(seen, self.side))
        for _ in range(_TRIES):
            ring = rng.choice(zone_of(seen, self.unit).rings)
            x, y = rng.choice(ring)
            part = rng.randrange(1, 4)
            spot = Spot(self.unit, here.x + (x - here.x) * part // 4, here.y + (y - here.y) * part // 4, here.facing)
            if self.refusal(seen, spot) is None:
                yield spot
        yield Spot(self.unit, *here)


# --------------------------------------------------------------------------------------------------------------- whose


@rule("13.18")
def home_ground(found: tuple[Redeploy, ...], state: State, side: Side) -> Procedure[tuple[Redeploy, ...]]:
    """Whoever fights at home may put himself elsewhere in his own zone."""
    for unit in _standing(state, side):
        if has(state, unit, Ability.HOME_GROUND):
            found = (*found, Redeploy(unit, (unit,), "13.18"))
    yield from ()
    return found


def _standing(state: State, side: Side) -> tuple[UnitId, ...]:
    return tuple(name for name in present(state) if state.units[name].side is side)


def _open(state: State, rights: tuple[Redeploy, ...]) -> tuple[Redeploy, ...]:
    """What is left of the rights of a side: ``Setup.done`` has a word for each unit moved and by whom."""
    moved = [one.partition("/")[::2] for one in state.setup.done if one.startswith(_MOVED)]
    left = []
    for right in rights:
        used = sum(by == f"{_MOVED}{right.by}" for by, _ in moved)
        units = tuple(unit for unit in right.units if all(unit != other for _, other in moved))
        if used < right.count and units:
            left.append(replace(right, units=units))
    return tuple(left)


_MOVED: Final = "redeployed:"


# ------------------------------------------------------------------------------------------------------------- the step


@rule("12.29", "12.30", "13.18", "16.60")
def redeploy(state: State) -> Procedure[None]:
    """One unit put elsewhere by the side whose turn it is, or the end of its turn; then batteries are formed."""
    side, first = state.setup.turn, state.setup.first
    assert side is not None
    rights = yield from REDEPLOYS((), state, side)
    rights = () if state.setup.ready else _open(state, rights)
    if rights:
        units = tuple(dict.fromkeys(unit for right in rights for unit in right.units))
        deed = yield from ask(side, Redeploying(side, zone(state, side), units))
        if isinstance(deed, Move):
            yield from _elsewhere(state, side, UnitId(deed.piece), rights)
            return
    if side is first:
        state.setup = replace(state.setup, turn=side.enemy)
        return
    form_batteries(state)
    state.setup = replace(state.setup, turn=first)
    state.phase = Phase.VANGUARD


def _elsewhere(state: State, side: Side, unit: UnitId, rights: tuple[Redeploy, ...]) -> Procedure[None]:
    right = next(one for one in rights if unit in one.units)
    spot = yield from ask(side, Elsewhere(side, zone(state, side), (unit,), unit))
    state.setup = replace(state.setup, done=(*state.setup.done, f"{_MOVED}{right.by}/{unit}"))
    limbered = state.units[unit].limbered
    _lift(state, unit)
    put(state, unit, pose_of(spot))
    change(state.units, unit, limbered=limbered)
    tell(state, "unit-redeployed", right.rule, unit=named(state, unit))
    yield from dug_in(state, unit)


# ------------------------------------------------------------------------------------------------------- lifted and put


def _lifted(state: State, unit: UnitId) -> State:
    trial = replace(state, units=dict(state.units), officers=dict(state.officers), scenery=dict(state.scenery))
    _lift(trial, unit)
    return trial


def _lift(state: State, unit: UnitId) -> None:
    """Take a unit off the table, or out of its building, with the work before it; it has shown nothing yet."""
    fill_in(state, unit)
    home = state.units[unit].inside
    if home is not None:
        change(state.scenery, home, garrison=None)
    change(state.units, unit, pose=None, inside=None, formation=None)


def _lost_command(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that are out of command where they stand."""
    found = []
    for unit in _standing(state, side):
        try:
            check_command(state, unit)
        except Refused:
            found.append(unit)
    return tuple(found)
