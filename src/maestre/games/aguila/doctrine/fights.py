"""Charges and reactions: whom to charge, how to answer a charge, and what to do after the blows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.charging.charge import Charging, Declared, NoMoreCharges, Onset
from maestre.games.aguila.charging.contact import nearest
from maestre.games.aguila.charging.reach import allowance, halted
from maestre.games.aguila.charging.reactions import ChargeHome, Reacting, Response, reactions, response
from maestre.games.aguila.data import Arm, Formation, Reaction
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.moves import headings
from maestre.games.aguila.doctrine.volleys import chances_of
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.dice import Chances, added, none, wounds
from maestre.games.aguila.doctrine.weighing.duels import as_read
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.ground import worse
from maestre.games.aguila.doctrine.weighing.mistakes import HEADLONG
from maestre.games.aguila.doctrine.weighing.onsets import ridden_down
from maestre.games.aguila.doctrine.weighing.pieces import Bargain, Piece, gap, met
from maestre.games.aguila.doctrine.weighing.stakes import Fate, fate, lost
from maestre.games.aguila.fighting.aftermath import STAND, Facing, Held, Won
from maestre.games.aguila.fighting.melee import Struck, strike_of
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import front
from maestre.games.aguila.table.state import Charge, OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import TestUse
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Answer, Message, Spot
from maestre.space import tabletop

_WORST: Final = (tabletop.Side.REAR, tabletop.Side.LEFT, tabletop.Side.RIGHT, tabletop.Side.FRONT)
_TOGETHER: Final = 3
"""How many who reach one target are thought of as charging together."""
_BOUND: Final = 2.0
"""What it costs to stand in square, or to have been driven off."""


# -------------------------------------------------------------------------------------------------------------- charges


_CHOSEN: Final = 3
"""So many charges are chosen from."""
_LUCK: Final = 0.5


@INSTRUCTIONS.of(Charging)
def best_charge(field: Field, question: Charging) -> Counsel:
    """Declare the best charge, alone or together, if any promises more than it risks."""
    found: list[tuple[float, int, Declared, _Promise]] = []
    for onsets in _parties(question.onsets):
        promise = _promise(field, onsets)
        if promise.value > judgement.HAZARD:
            fellows = tuple(one.charger for one in onsets[1:])
            charge = Declared(onsets[0].charger, onsets[0].target, fellows)
            found.append((promise.value, -len(found), charge, promise))
    options: list[Idea] = []
    for _, _, charge, promise in sorted(found, reverse=True, key=lambda one: one[:2]):
        if len(options) < _CHOSEN and question.refusal(field.state, charge) is None:
            options.append(Idea(charge.order(), tuple(_terms(field, charge, promise))))
    return Ideas((*options, Idea(NoMoreCharges().order())), _LUCK) if options else NoMoreCharges().order()


class _Promise(NamedTuple):
    """What a charge gains and costs against the answer that hurts it most, and which that is."""

    gain: float
    cost: float
    answer: Reaction | None = None

    @property
    def value(self) -> float:
        """What is left of it."""
        return self.gain - self.cost


def _terms(field: Field, charge: Declared, promise: _Promise) -> Iterator[Term]:
    """What speaks for a charge: the state of its target; and against it: how that may answer."""
    unit, target = UnitId(charge.charger), charge.target
    common = {"unit": named(field.state, unit), "foe": named(field.state, target)}
    if promise.answer is None:
        yield term("why-lone-officer", promise.gain, **common)
        return
    foe = field.piece(UnitId(target))
    yield term(_target(field, unit, foe), promise.gain, **common)
    yield term("why-answered", -promise.cost, **common, reaction=Message(f"reaction-{promise.answer}"))


def _target(field: Field, unit: UnitId, foe: Piece) -> str:
    if foe.figure.stunned:
        return "why-charge-stunned"
    if foe.arm is Arm.ARTILLERY:
        return "why-charge-guns"
    if field.state.units[foe.id].deeds.fired:
        return "why-charge-spent"
    side = met(front(field.state, unit), foe)
    return "why-charge-steady" if side is tabletop.Side.FRONT else "why-charge-flank"


def _parties(onsets: tuple[Onset, ...]) -> Iterator[tuple[Onset, ...]]:
    """Each charge alone, and those at one target in twos."""
    by_target: dict[str, list[Onset]] = {}
    for one in onsets:
        by_target.setdefault(one.target, []).append(one)
        yield (one,)
    for some in by_target.values():
        yield from combinations(some[:_TOGETHER], 2)


def _promise(field: Field, onsets: tuple[Onset, ...]) -> _Promise:
    """What a charge is worth against the answer that hurts it most."""
    target = onsets[0].target
    if target in field.state.officers:
        return _Promise(ridden_down(field, OfficerId(target)) if len(onsets) == 1 else 0.0, 0.0)
    charge = Charge(
        tuple(one.charger for one in onsets),
        UnitId(target),
        tuple(one.side for one in onsets),
        halted=tuple(halted(field.state, one.charger) for one in onsets),
    )
    answers = [(response(word).kind, weighed(field, charge, response(word))) for word in reactions(field.state, charge)]
    answer, found = max(answers, key=lambda one: one[1].cost - one[1].gain)
    more = sum(_needed_elsewhere(field, one.charger) for one in onsets[1:])
    heeded = 0.0 if field.makes(HEADLONG) else field.caution
    return _Promise(found.gain, heeded * found.cost + more, answer)


def _needed_elsewhere(field: Field, unit: UnitId) -> float:
    """What it costs to send one more unit than needed."""
    return judgement.DISORDER * field.piece(unit).stake.worth


# -------------------------------------------------------------------------------------------------------- the reactions


@INSTRUCTIONS.of(Reacting)
def reacts(field: Field, question: Reacting) -> Counsel:
    """The answer to a charge by which we lose least and hurt most."""
    return Ideas(tuple(_answer(field, question, one) for one in question.options()), _LUCK)


def _answer(field: Field, question: Reacting, answer: Response) -> Idea:
    """What an answer to a charge costs the charger, and us; what needs a test counts as likely as it is passed."""
    charge = question.charge
    found = weighed(field, charge, answer)
    common = {"unit": named(field.state, charge.target), "charger": named(field.state, charge.chargers[0])}
    use = _TESTED.get(answer.kind)
    if use is not None:
        chance = round(100 * _passing(field, charge, use))
        terms = (
            term("why-charger-tested", found.cost, **common, chance=chance),
            term("why-escape-tested", -found.gain, **common, chance=chance),
        )
        return Idea(question.word(answer), terms)
    hurt = term("why-charger-hurt", found.cost, **common)
    return Idea(question.word(answer), (hurt, term("why-charger-strikes", -found.gain, **common)))


_TESTED: Final[dict[Reaction, TestUse]] = {Reaction.SQUARE: "square", Reaction.RETIRE: "retire"}
"""The reactions that need a test of their own, whoever charges."""


def weighed(field: Field, charge: Charge, answer: Response) -> Bargain:
    """What a charge takes from both if it is answered so."""
    if answer.kind is Reaction.FIRE:
        return _fought(field, field.state, charge, fire=answer.at)
    held = _fought(field, field.state, charge)
    if answer.kind is Reaction.HOLD:
        return held
    chance, passing = _success(field, charge, answer.kind, held)
    return Bargain(chance * passing.gain + (1 - chance) * held.gain, chance * passing.cost + (1 - chance) * held.cost)


def _success(field: Field, charge: Charge, kind: Reaction, held: Bargain) -> tuple[float, Bargain]:
    """The chance that a reaction succeeds, and what the charge comes to then."""
    by = nearest(field.state, charge)
    if kind is Reaction.COUNTER_CHARGE:
        needed = field.state.figures.combat.counter_charge.needed(
            field.state.profile_of(field.state.units[charge.target]).class_
        )
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
    bonus = 0 if charge.counter or not _sided(field, state, charge.target) else worse(field.state.figures, side)
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
    row = field.state.figures.combat.courage
    bonus = row.defensive_fire_artillery if guns else row.defensive_fire
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


@INSTRUCTIONS.of(ChargeHome)
def calls_off(field: Field, question: ChargeHome) -> Answer:
    """Ride at a square only if it is as good as broken."""
    charge = Charge((question.who,), question.on, (tabletop.Side.FRONT,), halted=(True,))
    return question.word(field.net(_fought(field, field.state, charge)) > judgement.HAZARD)


@INSTRUCTIONS.of(Struck)
def strikes_at(field: Field, question: Struck) -> Answer:
    """Strike the charger from whom most is taken."""
    charge = question.charges[0]
    return max(question.units, key=lambda unit: _taken(field, charge, unit))


def _taken(field: Field, charge: Charge, unit: UnitId) -> float:
    strike = strike_of(field.state, charge, charge.target, unit)
    return lost(field.piece(unit).stake, wounds(as_read(strike))) if strike is not None else 0.0


@INSTRUCTIONS.of(Won, Held)
def regroups(field: Field, question: Won | Held) -> Answer:
    """Stay and face the enemy."""
    return STAND


@INSTRUCTIONS.of(Facing)
def faces(field: Field, question: Facing) -> Answer:
    """Face the nearest enemy for whom there is room to turn."""
    piece = field.piece(question.unit)
    turned = (
        Spot(question.unit, piece.pose.x, piece.pose.y, heading % tabletop.TURN)
        for heading in (*headings(field, piece), piece.pose.facing)
    )
    return next(
        (spot for spot in turned if question.refusal(field.state, spot) is None), question.as_it_is(field.state)
    )
