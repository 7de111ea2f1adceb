"""7.75-7.76, 7.83-7.84, 7.92-7.93, 7.98, 7.104-7.105, 7.108-7.109, 7.115, 7.119 Qualities whose effect lasts a while.

Each lays a mark; what the mark does is a source of a value or a word at some moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from maestre.games.tercios.command.leaders import Power, bind, enemy_troops, friendly_troops, next_troops
from maestre.games.tercios.data import INCH, Ability, Arm, Ground, OrderKind, Quality, Value, Weapon
from maestre.games.tercios.shooting.rout import owed, wear
from maestre.games.tercios.table.asking import Choosing
from maestre.games.tercios.table.marks import has, marked, put
from maestre.games.tercios.table.places import grounds_on
from maestre.games.tercios.table.pools import members
from maestre.games.tercios.table.situation import Source
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Charge, Melee, Situation
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import Step, fresh
from maestre.play import Message, Procedure, Refused, ask, change, rule, tell

PREY: Final = "decidido:presa"
"""The mark of whom a Determined leader's unit charges; its amount is the wear that a victory adds."""
UNSEEN: Final = "tenaz:oculta"
"""The mark of a unit that nobody may shoot at."""

Targets = tuple[tuple[str, ...], ...]


def _each(units: Iterable[UnitId]) -> Targets:
    return tuple((unit,) for unit in units)


def _lay(state: State, leader: LeaderId, what: Quality, unit: UnitId, until: Until, amount: int = 1) -> None:
    """Lay a quality on a unit and say so."""
    put(state, Mark(what.value, unit, until, leader, amount))
    because = state.figures.leaders.qualities[what].rules[0]
    tell(state, "quality-laid", because, unit=named(state, unit), what=Message(f"quality-{what}"))


def _send(state: State, leader: LeaderId, what: Quality, unit: UnitId, amount: int = 1) -> None:
    """Have a unit act next, with a quality laid on it for that."""
    bind(state, leader, unit)
    _lay(state, leader, what, unit, Until.GO, amount)


# ------------------------------------------------------------------------------------------- whoever acts next


@rule("7.75")
def driven(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that may act next."""
    return _each(next_troops(state, leader, Quality.DETERMINED))


@rule("7.75")
def drive(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, and charges with more at stake."""
    if successes:
        _send(state, leader, Quality.DETERMINED, UnitId(on[0]))
    yield from ()


@rule("7.75")
def charge_weighed(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Note, as a Determined leader's unit declares its charge, whether its target is slower or disordered."""
    if charge is not None and marked(state, Quality.DETERMINED, charge.charger):
        slower = state.gear(charge.target).speed < state.gear(charge.charger).speed
        weaker = slower or state.units[charge.target].disordered
        put(state, Mark(PREY, charge.target, Until.GO, amount=int(weaker)))
    yield from ()
    return charge


@rule("7.75")
def resolved(state: State, melee: Melee, winner: UnitId) -> Procedure[None]:
    """More wear for a weaker enemy that it has beaten; disorder for itself if it has lost."""
    pair = (melee.charge.charger, melee.charge.target)
    for unit, enemy in (pair, pair[::-1]):
        prey = next((mark for mark in state.marks if mark.what == PREY and mark.on == enemy), None)
        if prey is None or not marked(state, Quality.DETERMINED, unit):
            continue
        if winner == unit and prey.amount:
            tell(state, "determined-wins", "7.75", unit=named(state, unit), target=named(state, enemy))
            yield from wear(state, enemy, prey.amount, "melee", unit)
        elif winner == enemy:
            change(state.units, unit, disordered=True)
            tell(state, "determined-loses", "7.75", unit=named(state, unit))


@rule("7.83")
def eager(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that may act next."""
    return _each(next_troops(state, leader, Quality.ENTHUSIASTIC))


@rule("7.83")
def enthuse(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, as Light, or as Skirmishers if it is Light."""
    if successes:
        unit = UnitId(on[0])
        bind(state, leader, unit)
        lent = Ability.SKIRMISHERS if has(state, unit, Ability.LIGHT) else Ability.LIGHT
        put(state, Mark(lent.value, unit, Until.GO, leader))
        tell(state, "ability-lent", "7.83", unit=named(state, unit), ability=Message(f"ability-{lent}"))
    yield from ()


@rule("7.98")
def in_view(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that he sees, at any distance, and that may act next."""
    return _each(next_troops(state, leader, Quality.NOTABLE))


@rule("7.98")
def hearten(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, and checks its order with an increase."""
    if successes:
        _send(state, leader, Quality.NOTABLE, UnitId(on[0]))
    yield from ()


@rule("7.98")
def heartened(state: State, at: Situation) -> Iterator[Step]:
    """The order check of whom a Notable leader watches."""
    if at.use == "order" and marked(state, Quality.NOTABLE, at.unit):
        yield Step("notable", 1, "7.98")


@rule("7.105")
def taught(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that shoot and may act next."""
    return _each(one for one in next_troops(state, leader, Quality.TUTOR) if state.gear(one).shoots)


@rule("7.105")
def teach(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, and shoots farther."""
    if successes:
        _send(state, leader, Quality.TUTOR, UnitId(on[0]), successes)
    yield from ()


@rule("7.108")
def perfectible(state: State, leader: LeaderId) -> Targets:
    """Fresh friendly foot that may act next with a Fire card that its owner knows."""
    seat = state.leaders[leader].side.value
    return _each(
        unit
        for unit in next_troops(state, leader, Quality.PERFECTIONIST)
        if state.gear(unit).arm is Arm.INFANTRY
        and fresh(state.units[unit].wear)
        and seat in state.cards[unit].knows
        and state.cards[unit].order is OrderKind.FIRE
    )


@rule("7.108")
def perfect(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, whether this works or not; if it does it shoots with an increase."""
    bind(state, leader, UnitId(on[0]))
    if successes:
        _lay(state, leader, Quality.PERFECTIONIST, UnitId(on[0]), Until.GO)
    yield from ()


@rule("7.108")
def perfected(state: State, at: Situation) -> Iterator[Step]:
    """The volley of a Perfectionist's unit."""
    if at.use == "shoot" and marked(state, Quality.PERFECTIONIST, body(state, at.unit)):
        yield Step("perfectionist", 1, "7.108")


@rule("7.109")
def tricky(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops in hidden ground that may act next."""
    able = next_troops(state, leader, Quality.TRICKSTER)
    return _each(unit for unit in able if Ground.HIDDEN in grounds_on(state, unit))


class Trick(Choosing[Value], frozen=True, tag="trick"):
    """A Trickster helps a Troop in hiding: whether to shoot or to fight."""

    rule: ClassVar = "7.109"
    prefix: ClassVar = "value"
    leader: LeaderId

    def options(self) -> tuple[Value, ...]:
        return Value.FIRE, Value.COMBAT


@rule("7.109")
def trick(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, with an increase to Fire or to Combat as its player likes."""
    if successes:
        unit = UnitId(on[0])
        bind(state, leader, unit)
        value = yield from ask(state.units[unit].side, Trick(leader))
        put(state, Mark(_tricked(value), unit, Until.GO, leader))
        tell(state, "trick-ready", "7.109", unit=named(state, unit), value=Message(f"value-{value}"))


def _tricked(value: Value) -> str:
    return f"{Quality.TRICKSTER}:{value}"


def tricked(value: Value) -> Source:
    """Give the source for what a Trickster does to a value."""

    @rule("7.109")
    def surprised(state: State, at: Situation) -> Iterator[Step]:
        """A Troop that comes out of hiding."""
        if marked(state, _tricked(value), body(state, at.unit)):
            yield Step("trickster", 1, "7.109")

    return surprised


@rule("7.119")
def stealthy(state: State, leader: LeaderId) -> Targets:
    """Friendly Light Troops that may act next."""
    able = next_troops(state, leader, Quality.TENACIOUS)
    return _each(unit for unit in able if has(state, unit, Ability.LIGHT))


@rule("7.119")
def hide(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, and may vanish in hidden ground."""
    if successes:
        _send(state, leader, Quality.TENACIOUS, UnitId(on[0]))
    yield from ()


@rule("7.119")
def hides(state: State, unit: UnitId) -> Procedure[None]:
    """Whoever ends Run or Attention in hidden ground cannot be shot at for the rest of the turn."""
    quiet = state.units[unit].acted in {OrderKind.RUN, OrderKind.ATTENTION}
    if marked(state, Quality.TENACIOUS, unit) and quiet and Ground.HIDDEN in grounds_on(state, unit):
        put(state, Mark(UNSEEN, unit, Until.TURN))
        tell(state, "troop-hidden", "7.119", unit=named(state, unit))
    yield from ()


@rule("7.119")
def unseen(state: State, at: Situation) -> None:
    """Refuse a shot at whoever has vanished."""
    if at.enemy is not None and marked(state, UNSEEN, at.enemy):
        raise Refused("7.119", "target-hidden", proof=(at.enemy,), unit=named(state, at.enemy))


# ------------------------------------------------------------------------------------------- friends, for a while


@rule("7.84")
def exposed(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops."""
    return _each(friendly_troops(state, leader, Quality.STOIC))


@rule("7.84")
def endure(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It resists shots as in cover until it acts or reacts."""
    if successes:
        _lay(state, leader, Quality.STOIC, UnitId(on[0]), Until.IDLE)
    yield from ()


@rule("7.84")
def stoically(state: State, at: Situation) -> bool | None:
    """A stoic Troop resists shots as in cover."""
    return True if marked(state, Quality.STOIC, at.unit) else None


@rule("7.93")
def dauntless(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops."""
    return _each(friendly_troops(state, leader, Quality.UNDAUNTED))


@rule("7.93")
def stand_firm(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It resists charges as in Protected ground until it acts or reacts."""
    if successes:
        _lay(state, leader, Quality.UNDAUNTED, UnitId(on[0]), Until.IDLE)
    yield from ()


@rule("7.93")
def undaunted(state: State, at: Situation) -> bool | None:
    """An undaunted Troop resists charges as in Protected ground."""
    return True if marked(state, Quality.UNDAUNTED, at.unit) else None


@rule("7.93")
def stands_undaunted(state: State, charge: Charge) -> bool | None:
    """An undaunted Troop counts as in Protected ground for mala guerra too."""
    return True if marked(state, Quality.UNDAUNTED, charge.target) else None


@rule("7.92")
def gunners(state: State, leader: LeaderId) -> Targets:
    """Friendly guns; one that is part of a Formation or a fort is named by the whole."""
    near = friendly_troops(state, leader, Quality.ENGINEER)
    return _each(unit for unit in near if _guns(state, unit))


def _guns(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """The guns of a Troop: itself, or those that are part of it."""
    return tuple(one for one in members(state, unit) if state.gear(one).arm is Arm.ARTILLERY)


@rule("7.92")
def lay_guns(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It shoots farther for the rest of the turn; of a Formation or a fort its gun alone."""
    if successes:
        for gun in _guns(state, UnitId(on[0])):
            _lay(state, leader, Quality.ENGINEER, gun, Until.TURN, successes)
    yield from ()


@rule("7.92", "7.105")
def lengthened(state: State, unit: UnitId, weapon: Weapon) -> int | None:
    """The reach that Engineer and Tutor add for each success; of the same action used twice the better one counts."""
    by_success = {
        Quality.ENGINEER: (unit, state.figures.leaders.actions.engineer_in),
        Quality.TUTOR: (body(state, unit), state.figures.leaders.actions.tutor_in),
    }
    inches = [
        length * max((mark.amount for mark in state.marks if mark.what == what and mark.on == on), default=0)
        for what, (on, length) in by_success.items()
    ]
    return sum(inches) * INCH or None


@rule("7.115")
def quick(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that shoot."""
    near = friendly_troops(state, leader, Quality.SWIFT)
    return _each(unit for unit in near if state.gear(unit).shoots)


@rule("7.115")
def hurry(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Its next Attention does not spoil its aim."""
    if successes:
        _lay(state, leader, Quality.SWIFT, UnitId(on[0]), Until.DEED)
    yield from ()


@rule("7.115")
def swiftly(state: State, at: Situation) -> bool | None:
    """A swift Troop shoots under Attention without the reduction."""
    return True if at.order is OrderKind.ATTENTION and marked(state, Quality.SWIFT, body(state, at.unit)) else None


# ---------------------------------------------------------------------------------------------------------- enemies


@rule("7.76")
def led_within(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops with a leader inside."""
    hosts = [who.inside for who in state.leaders.values()]
    return _each(unit for unit in enemy_troops(state, leader, Quality.RUTHLESS) if unit in hosts)


@rule("7.76")
def dishearten(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It has no good of his virtues for the rest of the turn; what it bore by Zeal alone is due at once."""
    if successes:
        unit = UnitId(on[0])
        _lay(state, leader, Quality.RUTHLESS, unit, Until.TURN)
        yield from owed(state, unit, "rout", None)


@rule("7.76")
def out_of_heart(state: State, unit: UnitId) -> bool | None:
    """Whoever a Ruthless leader has disheartened is not inspired by the leader inside."""
    return True if marked(state, Quality.RUTHLESS, unit) else None


@rule("7.104")
def afraid(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops."""
    return _each(enemy_troops(state, leader, Quality.TERRIBLE))


@rule("7.104")
def terrify(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It reacts worse to the Troop that is about to act."""
    if successes:
        _lay(state, leader, Quality.TERRIBLE, UnitId(on[0]), Until.TRIGGER)
    yield from ()


@rule("7.104")
def dreaded(state: State, at: Situation) -> Iterator[Step]:
    """The reaction of whom a Terrible leader has frightened."""
    if at.use in {"reaction", "evade"} and marked(state, Quality.TERRIBLE, at.unit):
        yield Step("terrible", -1, "7.104")


LASTING: Final[dict[str, Power]] = {
    Quality.DETERMINED: Power(driven, drive),
    Quality.RUTHLESS: Power(led_within, dishearten),
    Quality.ENTHUSIASTIC: Power(eager, enthuse),
    Quality.STOIC: Power(exposed, endure),
    Quality.ENGINEER: Power(gunners, lay_guns),
    Quality.UNDAUNTED: Power(dauntless, stand_firm),
    Quality.NOTABLE: Power(in_view, hearten),
    Quality.TERRIBLE: Power(afraid, terrify),
    Quality.TUTOR: Power(taught, teach),
    Quality.PERFECTIONIST: Power(perfectible, perfect),
    Quality.TRICKSTER: Power(tricky, trick),
    Quality.SWIFT: Power(quick, hurry),
    Quality.TENACIOUS: Power(stealthy, hide),
}
"""What they do as command actions."""
