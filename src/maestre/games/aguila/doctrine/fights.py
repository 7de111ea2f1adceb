"""Charges and reactions: whom to charge, how to answer a charge, and what to do after the blows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.aftermath import STAND, check_facing
from maestre.games.aguila.aiming import aims
from maestre.games.aguila.chances import passed
from maestre.games.aguila.charge import CHARGE, DONE, check_declaration
from maestre.games.aguila.contact import nearest
from maestre.games.aguila.data import COMBAT, Arm, Formation, Reaction
from maestre.games.aguila.discipline import test_of
from maestre.games.aguila.doctrine import judgement
from maestre.games.aguila.doctrine.dice import Chances, added, none, wounds
from maestre.games.aguila.doctrine.duels import as_read
from maestre.games.aguila.doctrine.field import Bargain, Field, gap, worse
from maestre.games.aguila.doctrine.moves import headings
from maestre.games.aguila.doctrine.onsets import ridden_down
from maestre.games.aguila.doctrine.stakes import Fate, fate, lost
from maestre.games.aguila.doctrine.volleys import chances_of
from maestre.games.aguila.matters import Charging, Fighting, Onset, Reacting, Regrouping, TestUse, Weighing
from maestre.games.aguila.melee import strike_of
from maestre.games.aguila.places import front
from maestre.games.aguila.reach import allowance, halted
from maestre.games.aguila.reactions import CALL_OFF, reactions
from maestre.games.aguila.state import Charge, OfficerId, State, UnitId
from maestre.miniatures.asked import words
from maestre.play import Answer, Ask, Order, Refused, Spot
from maestre.space import tabletop

__all__ = ["best_charge", "calls_off", "faces", "reacts", "regroups", "strikes_at", "weighed"]

_WORST: Final = (tabletop.Side.REAR, tabletop.Side.LEFT, tabletop.Side.RIGHT, tabletop.Side.FRONT)
_TOGETHER: Final = 3
"""How many who reach one target are thought of as charging together."""
_BOUND: Final = 2.0
"""What it costs to stand in square, or to have been driven off."""


# -------------------------------------------------------------------------------------------------------------- charges


def best_charge(field: Field, ask: Ask) -> Answer:
    """Declare the best charge, alone or together, if any promises more than it risks."""
    about = ask.about
    assert isinstance(about, Charging)
    found: list[tuple[float, int, Order]] = []
    for onsets in _parties(about.onsets):
        value = _promise(field, onsets)
        if value > judgement.HAZARD:
            fellows = tuple(one.charger for one in onsets[1:])
            found.append((value, -len(found), Order(CHARGE, onsets[0].charger, (onsets[0].target, *fellows))))
    for _, _, order in sorted(found, reverse=True, key=lambda one: one[:2]):
        try:
            check_declaration(field.state, ask, order)
        except Refused:
            continue
        return order
    return Order(DONE)


def _parties(onsets: tuple[Onset, ...]) -> Iterator[tuple[Onset, ...]]:
    """Each charge alone, and those at one target in twos."""
    by_target: dict[str, list[Onset]] = {}
    for one in onsets:
        by_target.setdefault(one.target, []).append(one)
        yield (one,)
    for some in by_target.values():
        yield from combinations(some[:_TOGETHER], 2)


def _promise(field: Field, onsets: tuple[Onset, ...]) -> float:
    """What a charge is worth against the answer that hurts it most."""
    target = onsets[0].target
    if target in field.state.officers:
        return ridden_down(field, OfficerId(target)) if len(onsets) == 1 else 0.0
    charge = Charge(
        tuple(one.charger for one in onsets),
        UnitId(target),
        tuple(one.side for one in onsets),
        halted=tuple(halted(field.state, one.charger) for one in onsets),
    )
    answers = [weighed(field, charge, word) for word in reactions(field.state, charge)]
    met = max(answers, key=lambda found: found.cost - found.gain)
    return field.net(met) - sum(_needed_elsewhere(field, one.charger) for one in onsets[1:])


def _needed_elsewhere(field: Field, unit: UnitId) -> float:
    """What it costs to send one more unit than needed."""
    return judgement.DISORDER * field.piece(unit).stake.worth


# -------------------------------------------------------------------------------------------------------- the reactions


def reacts(field: Field, ask: Ask) -> Answer:
    """The answer to a charge by which we lose least and hurt most."""
    about = ask.about
    assert isinstance(about, Reacting)
    worths = {word: _defended(weighed(field, about.charge, word)) for word in about.options}
    return max(worths, key=worths.__getitem__)


def _defended(found: Bargain) -> float:
    return found.cost - found.gain


def weighed(field: Field, charge: Charge, word: str) -> Bargain:
    """What a charge takes from both if it is answered so."""
    kind, _, at = word.partition("/")
    if kind == Reaction.FIRE:
        return _fought(field, field.state, charge, fire=UnitId(at))
    held = _fought(field, field.state, charge)
    if kind == Reaction.HOLD:
        return held
    chance, passing = _success(field, charge, Reaction(kind), held)
    return Bargain(chance * passing.gain + (1 - chance) * held.gain, chance * passing.cost + (1 - chance) * held.cost)


def _success(field: Field, charge: Charge, kind: Reaction, held: Bargain) -> tuple[float, Bargain]:
    """The chance that a reaction succeeds, and what the charge comes to then."""
    by = nearest(field.state, charge)
    if kind is Reaction.COUNTER_CHARGE:
        needed = COMBAT.counter_charge.needed(field.state.units[charge.target].profile.class_)
        meets = replace(charge, sides=(tabletop.Side.FRONT,) * len(charge.chargers), counter=True)
        return (7 - needed) / 6, _fought(field, field.state, meets)
    if kind is Reaction.SQUARE:
        return _passing(field, charge, "square"), _squared(field, charge)
    horse = field.piece(charge.target).arm is Arm.CAVALRY and field.piece(by).arm is Arm.CAVALRY
    use: TestUse = "retire" if kind is Reaction.RETIRE else "evade-horse" if horse else "evade"
    return _passing(field, charge, use), Bargain(_BOUND, 0.0) if _escapes(field, charge, by) else held


def _passing(field: Field, charge: Charge, use: TestUse) -> float:
    return float(passed(test_of(field.state, charge.target, use, side=charge.sides[0])))


def _escapes(field: Field, charge: Charge, by: UnitId) -> bool:
    """Whether who goes straight away by its Speed is out of a charger's reach."""
    far = gap(front(field.state, by), field.piece(charge.target)) + field.piece(charge.target).speed
    return far > allowance(field.state, by).whole


def _squared(field: Field, charge: Charge) -> Bargain:
    """What a charge comes to against a square: horse calls it off unless it is good all the same."""
    formed = replace(field.state)
    square = replace(field.state.units[charge.target], formation=Formation.SQUARE)
    formed.units = {**field.state.units, charge.target: square}
    found = _fought(field, formed, charge)
    return found if found.gain > found.cost else Bargain(_BOUND, 0.0)


# ------------------------------------------------------------------------------------------------------------ the blows


def _fought(field: Field, state: State, charge: Charge, fire: UnitId | None = None) -> Bargain:
    """What blows come to, exactly but for what damage of the first blows takes from the second."""
    stakes = {unit: field.piece(unit).stake for unit in (*charge.chargers, charge.target)}
    shot = _shot(field, charge, fire)
    stopped, cost = 0.0, sum(judgement.DISORDER * stakes[unit].worth for unit in charge.chargers)
    if fire is not None:
        stopped, cost = shot.gone + shot.stunned, cost + shot.worth
    given: Chances = none
    spared: Chances = none
    for unit in charge.chargers:
        strike = strike_of(state, charge, unit, charge.target)
        blows = wounds(as_read(strike)) if strike is not None else none
        given = added(given, blows)
        spared = spared if unit == fire else added(spared, blows)
    side = min(charge.sides, key=_WORST.index)
    bonus = 0 if charge.counter or not _sided(field, state, charge.target) else worse(side)
    whole, part = fate(stakes[charge.target], given, bonus), fate(stakes[charge.target], spared, bonus)
    gain = (1 - stopped) * whole.worth + stopped * part.worth
    gone = 0.0 if charge.counter else (1 - stopped) * whole.gone + stopped * part.gone
    return Bargain(gain, cost + (1 - gone) * _returned(field, state, charge, stopped, fire))


def _sided(field: Field, state: State, unit: UnitId) -> bool:
    return state.units[unit].formation is not Formation.SQUARE and not field.piece(unit).around


def _shot(field: Field, charge: Charge, fire: UnitId | None) -> Fate:
    """What fire in reaction does to a charger."""
    aim = next((one for one in aims(field.state, charge.target, reacting=True) if one.target == fire), None)
    if fire is None or aim is None:
        return Fate(0.0, 0.0, 0.0)
    guns = field.piece(charge.target).arm is Arm.ARTILLERY
    bonus = COMBAT.courage.defensive_fire_artillery if guns else COMBAT.courage.defensive_fire
    return fate(field.piece(fire).stake, chances_of(field, aim), bonus)


def _returned(field: Field, state: State, charge: Charge, stopped: float, fire: UnitId | None) -> float:
    """What the blows of who was charged take from the charger whom they hurt most."""
    worst = 0.0
    for unit in charge.chargers:
        strike = strike_of(state, charge, charge.target, unit)
        if strike is not None:
            likely = 1 - stopped if unit == fire else 1.0
            worst = max(worst, likely * lost(field.piece(unit).stake, wounds(as_read(strike))))
    return worst


# ----------------------------------------------------------------------------------------------------------- afterwards


def calls_off(field: Field, ask: Ask) -> Answer:
    """Ride at a square only if it is as good as broken."""
    about = ask.about
    assert isinstance(about, Weighing)
    charge = Charge((UnitId(about.who),), UnitId(about.on), (tabletop.Side.FRONT,), halted=(True,))
    go_on, hold = CALL_OFF
    return go_on if field.net(_fought(field, field.state, charge)) > judgement.HAZARD else hold


def strikes_at(field: Field, ask: Ask) -> Answer:
    """Strike the charger from whom most is taken."""
    about = ask.about
    assert isinstance(about, Fighting)
    charge = about.charges[0]
    return max(words(ask), key=lambda unit: _taken(field, charge, UnitId(unit)))


def _taken(field: Field, charge: Charge, unit: UnitId) -> float:
    strike = strike_of(field.state, charge, charge.target, unit)
    return lost(field.piece(unit).stake, wounds(as_read(strike))) if strike is not None else 0.0


def regroups(field: Field, ask: Ask) -> Answer:
    """Stay and face the enemy."""
    return STAND


def faces(field: Field, ask: Ask) -> Answer:
    """Face the nearest enemy for whom there is room to turn."""
    about = ask.about
    assert isinstance(about, Regrouping)
    piece = field.piece(about.unit)
    for heading in (*headings(field, piece), piece.pose.facing):
        spot = Spot(about.unit, piece.pose.x, piece.pose.y, heading % tabletop.TURN)
        try:
            check_facing(field.state, ask, spot)
        except Refused:
            continue
        return spot
    return Spot(about.unit, piece.pose.x, piece.pose.y, piece.pose.facing)
