"""7.2 Small arms and 7.3 the Islamic penalty."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.fighting.close_combat import OddsChart, apply, close_chances, odds
from maestre.games.lepanto.fighting.targets import ARMS, Assault, Attack, bar_attacker, fires_close, gap
from maestre.games.lepanto.table.phases import own, told
from maestre.games.lepanto.table.state import Ship, State, note
from maestre.play import Message, Procedure, Refused, RuleId, Tally, rule, tell, throw


@rule("7.2.b", "7.3.a")
def arms_value(state: State, ship: Ship) -> Tally:
    """Give a ship's small arms, halved for Islam late in the day, in attack and in defence."""
    arms = state.figures.small_arms
    tally = Tally.of(state.figures.types[ship.kind].arms, "7.2.b")
    if ship.side is arms.halved_side and state.turn >= arms.halved_from_turn:
        tally = tally.times(1, arms.halving, "7.3.a")
    return tally


@rule("7.2.e", "7.2.f", "7.2.k", "7.5.l")
def attack_value(state: State, ship: Ship, target: Ship, targets: int) -> Tally:
    """Halve the firer's value at two hexes and for several targets; halvings multiply and fractions are kept."""
    arms, tally = state.figures.small_arms, arms_value(state, ship)
    if gap(state, ship, target) >= arms.halved_at_range and not fires_close(state, ship):
        tally = tally.times(1, arms.halving, "7.2.e")
    if targets >= arms.halved_when_targets_at_least:
        for _ in range(targets - 1 if state.multi_target_halving == "per_target" else 1):
            tally = tally.times(1, arms.halving, "7.2.k")
    return tally


@rule("7.3.b", "7.3.c", "7.3.d")
def die_shift(state: State, side: Side) -> Tally:
    """Give what is added to a small-arms die late in the day; boarding, guns and rams know nothing of it."""
    arms = state.figures.small_arms
    shift = arms.die_shift[side] if state.turn >= arms.die_shift_from_turn else 0
    return Tally.of(0, "7.2.m").plus(shift, "7.3.b" if shift > 0 else "7.3.c")


class Arms(Assault, frozen=True):
    """Fire a ship's small arms at enemies, all named beforehand."""

    verb: ClassVar = ARMS
    ship: ShipId
    targets: tuple[ShipId, ...] = ()

    @rule("5.3.b", "7.2.a", "7.2.g", "7.2.i", "7.2.j")
    def check(self, seen: State, seat: str) -> None:
        ship = own(seen, seat, self.ship)
        if bar := bar_attacker(seen, ship, close=True):
            raise Refused(*bar, ship=ship.id)
        if not self.targets:
            raise Refused("7.2.j", "no-target", ship=ship.id)
        reach = seen.figures.small_arms.range
        for index, name in enumerate(self.targets):
            target = seen.ships.get(name)
            if target is None or target.side is ship.side:
                raise Refused("5.3.a", "not-an-enemy", ship=ship.id, target=name)
            if gap(seen, ship, target) > reach:
                raise Refused("7.2.a", "out-of-reach", ship=ship.id, target=name, range=reach)
            if name in self.targets[:index]:
                raise Refused("7.2.j", "target-twice", ship=ship.id, target=name)

    def describe(self, seen: State) -> Message:
        return told(self.ship, self.words(self.weighed(seen)))

    @rule("7.2.l", "7.2.m")
    def weighed(self, seen: State) -> Attack:
        """Weigh the attack: at several targets, each next die falls only if the firer is neither repulsed nor lost."""
        ship = seen.ships[self.ship]
        shift = die_shift(seen, ship.side).whole
        kill, loss, firing = 0.0, 0.0, 1.0
        ratios: list[str] = []
        for target in self.targets:
            foe = seen.ships[target]
            attack, defence = attack_value(seen, ship, foe, len(self.targets)), arms_value(seen, foe)
            ratios.append(odds(seen.figures, attack.value, defence.value))
            chances = close_chances(seen.figures, ratios[-1], shift)
            kill += firing * chances.kill
            loss += firing * chances.loss
            firing *= 1 - chances.loss - chances.repulse
        return Attack(self, self.targets, ", ".join(ratios), kill, loss)

    def words(self, attack: Attack) -> Message:
        key = "offer-arms" if len(self.targets) == 1 else "offer-arms-many"
        return Message.of(key, **attack.terms(risky=True))


@rule("5.3.c", "7.2.l")
def fire_arms(state: State, shooter: ShipId, targets: tuple[ShipId, ...]) -> Procedure[None]:
    """Roll once against each target, all named beforehand; the rest is lost once the firer is repulsed or gone."""
    note(state, shooter, ARMS)
    for target in targets:
        ship = state.ships.get(shooter)
        if ship is None or ship.repulsed:
            return
        attack = attack_value(state, ship, state.ships[target], len(targets))
        defence = arms_value(state, state.ships[target])
        ratio = odds(state.figures, attack.value, defence.value)
        shift = die_shift(state, ship.side)
        letter = yield from throw(OddsChart.at(state.figures, ratio, shift.whole), "7.2.m", about=target)
        apply(state, (shooter,), target, letter, ARMS)
        key, which = _RESULT[letter]
        because = (attack, defence, shift) if shift.whole else (attack, defence)
        tell(state, key, which, *because, ship=shooter, target=target, odds=ratio)


_RESULT: Final[dict[str, tuple[str, RuleId]]] = {
    "R": ("arms-repulsed", "7.2.n"),
    "E": ("arms-eliminate", "7.2.o"),
    "B": ("arms-both-lost", "7.2.p"),
}
