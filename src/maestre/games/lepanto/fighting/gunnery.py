"""7.1 Gunnery: one shot at an enemy in range and arc; a galleass has four arcs."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.lepanto.data import Figures, Kind, ProfileValue, ShipId
from maestre.games.lepanto.fighting.targets import GUNS, Assault, Attack, bar_attacker, direction_to, fires_close
from maestre.games.lepanto.table.phases import own, told
from maestre.games.lepanto.table.state import Ship, State, lose, note
from maestre.play import Bar, Message, Procedure, Reading, Refused, Tally, rule, tell, throw
from maestre.play.written.figures import kept
from maestre.space import hexes


@rule("7.1.h")
class GunChart(Reading[str], frozen=True):
    """The gunnery chart: S or M, by the gun factor."""

    factor: int
    sinking: frozenset[int]

    @classmethod
    def of(cls, figures: Figures, factor: int) -> GunChart:
        """Read the row of a factor."""
        return cls(factor, figures.guns.chart[factor])

    def read(self, faces: tuple[int, ...]) -> str:
        """Give S when the die is among the sinking faces of the factor."""
        return "S" if faces[0] in self.sinking else "M"


@kept
def gun_chance(figures: Figures, kind: Kind, guns: int) -> float:
    """Give the chance that a shot sinks: the lower of the ship's guns and the value of the hex decides."""
    chart = GunChart.of(figures, min(figures.types[kind].guns, guns))
    return sum(chart.read((face,)) == "S" for face in figures.die) / len(figures.die)


@rule("7.1.a", "7.1.c", "7.1.f", "7.5.l", "7.5.m", "7.5.p")
def gun_value(state: State, ship: Ship, target: Ship) -> ProfileValue | None:
    """Give arc and value of the target's hex on the ship's gun diagram; None outside. Nothing in between blocks."""
    if ship.cell == target.cell:
        towards = direction_to(state, ship, target)
        return state.figures.guns.adjacent[ship.kind][hexes.relative(towards - 1, ship.facing - 1)]
    value = state.figures.guns.field(ship.kind, ship.facing, ship.cell).get(target.cell)
    if value is not None and fires_close(state, ship):
        near = state.figures.guns.adjacent[ship.kind]
        return max((each for each in near if each and each.arc == value.arc), key=lambda each: each.guns, default=value)
    return value


@rule("7.1.b")
def gun_factor(figures: Figures, ship: Ship, value: int) -> Tally:
    """Take the lower of the guns printed on the ship and the value of the target's hex."""
    return Tally.of(figures.types[ship.kind].guns, "7.1.b").at_most(value, "7.1.b")


@rule("7.1.a", "7.1.d", "7.1.e", "7.1.i")
def bar_shot(state: State, ship: Ship, target: Ship) -> Bar | None:
    """Bar a target out of range or arc, a shot beyond the ship's number, or a second one into one arc of a galleass."""
    value = gun_value(state, ship, target)
    if value is None:
        return "7.1.a", "out-of-arc"
    shots = [deed for deed in state.done.get(ship.id, ()) if deed.startswith(GUNS)]
    limit = state.figures.guns.targets[ship.kind]
    if len(shots) >= limit:
        return ("7.1.e" if limit > 1 else "7.1.d"), "fired-already"
    return ("7.1.e", "arc-fired-already") if f"{GUNS}:{value.arc}" in shots else None


class Guns(Assault, frozen=True):
    """Fire a ship's guns at one enemy."""

    verb: ClassVar = GUNS
    ship: ShipId
    target: ShipId

    @classmethod
    def unread(cls, rule: str, values: tuple[str, ...]) -> Refused:
        return Refused("7.1.d", "one-target", ship=values[0]) if values else super().unread(rule, values)

    @rule("5.3.b", "7.1.d")
    def check(self, seen: State, seat: str) -> None:
        ship = own(seen, seat, self.ship)
        if bar := bar_attacker(seen, ship, close=False):
            raise Refused(*bar, ship=ship.id)
        target = seen.ships.get(self.target)
        if target is None or target.side is ship.side:
            raise Refused("5.3.a", "not-an-enemy", ship=ship.id, target=self.target)
        if bar := bar_shot(seen, ship, target):
            raise Refused(*bar, ship=ship.id, target=target.id)

    def describe(self, seen: State) -> Message:
        return told(self.ship, self.words(self.weighed(seen)))

    @rule("7.1.b", "7.1.h")
    def weighed(self, seen: State) -> Attack:
        ship = seen.ships[self.ship]
        value = gun_value(seen, ship, seen.ships[self.target])
        assert value is not None, "a shot that the rules allow"
        strength = str(gun_factor(seen.figures, ship, value.guns).whole)
        return Attack(self, (self.target,), strength, gun_chance(seen.figures, ship.kind, value.guns))

    def words(self, attack: Attack) -> Message:
        return Message.of("offer-guns", **attack.terms(risky=False))


@rule("5.3.c", "7.1.g", "7.1.j", "7.5.q")
def fire_guns(state: State, shooter: ShipId, target: ShipId) -> Procedure[None]:
    """Roll one shot: the target sinks at once or nothing happens; the shooter risks nothing, nor does any friend."""
    ship = state.ships[shooter]
    value = gun_value(state, ship, state.ships[target])
    assert value is not None
    factor = gun_factor(state.figures, ship, value.guns)
    note(state, shooter, f"{GUNS}:{value.arc}")
    shot = yield from throw(GunChart.of(state.figures, factor.whole), "7.1.h", about=target)
    if shot == "S":
        lose(state, target, GUNS)
        tell(state, "guns-sink", "7.1.g", factor, ship=shooter, target=target)
    else:
        tell(state, "guns-miss", "7.1.g", factor, ship=shooter, target=target)
