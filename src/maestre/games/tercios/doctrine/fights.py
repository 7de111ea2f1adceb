"""Fights: whom to shoot and to charge, when to react, and what to do after the blows."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.abilities.combat import GO_ON, HALT
from maestre.games.tercios.aftermath import CONSOLIDATE, STAY
from maestre.games.tercios.charge import aimed
from maestre.games.tercios.data import DISTANCES, INCH, WEAPONS, OrderKind, Weapon
from maestre.games.tercios.doctrine import judgement
from maestre.games.tercios.doctrine.cards import answer, deed
from maestre.games.tercios.doctrine.field import Field, gap, in_view
from maestre.games.tercios.doctrine.posts import promise, stayed
from maestre.games.tercios.matters import Charge, Melee, Trigger
from maestre.games.tercios.melee import MALA_GUERRA
from maestre.games.tercios.places import pose
from maestre.games.tercios.reactions import DECLINE, REACT
from maestre.games.tercios.shooting import HOLD, aim
from maestre.games.tercios.state import UnitId
from maestre.miniatures.asked import words
from maestre.play import Ask
from maestre.space import tabletop
from maestre.space.tabletop import Pose

__all__ = ["best_retreat", "best_target", "best_volley", "consolidates", "goes_on", "mala_guerra", "nearer", "reacts"]

EVADE: Final = "evade"


# ---------------------------------------------------------------------------------------------------- shots and charges


def best_volley(field: Field, ask: Ask) -> str:
    """The shot that promises most; who reacts shoots with what it has."""
    about, options = ask.about, words(ask)
    if isinstance(about, Trigger):
        guesses = {
            word: field.volley(about.unit, about.mover, OrderKind.FIRE, _reach(word), reacting=True) for word in options
        }
        return max(options, key=guesses.__getitem__)
    worths: dict[str, float] = {}
    for volley, promised in field.shots(about.unit, about.order).items():
        word = aim(volley)[1]
        worths[word] = worths.get(word, 0.0) + promised
    best = max(options, key=lambda word: worths.get(word, 0.0))
    return best if worths.get(best, 0.0) > 0 else HOLD


def _reach(word: str) -> int:
    return WEAPONS.row[Weapon(word.split("/")[1])].reach


def best_target(field: Field, ask: Ask) -> str:
    """Whom to charge, of those in reach."""
    charges = field.charges(ask.about.unit)
    return max(words(ask), key=lambda one: charges.get(UnitId(one), 0.0))


def nearer(field: Field, ask: Ask) -> str:
    """Whom to come near, of those in sight: the best enemy to charge, for how far away it is."""
    unit: UnitId = ask.about.unit

    def pull(one: str) -> float:
        foe = UnitId(one)
        return field.clash(unit, foe, "front") / (INCH + gap(field.front(unit), field.outline(foe)))

    return max(words(ask), key=pull)


# ------------------------------------------------------------------------------------------------------------ windows


def reacts(field: Field, ask: Ask) -> str:
    """Whether to react: with the card, by evading, or not at all."""
    trigger, options = ask.about, words(ask)
    assert isinstance(trigger, Trigger)
    charged = trigger.cause == "charge"
    charge = _coming(field, trigger)
    worths = {DECLINE: 0.0}
    if REACT in options:
        gained = _answered(field, trigger, charge) if charged else _met(field, trigger)
        worths[REACT] = gained - _forgone(field, trigger)
    if EVADE in options:
        worths[EVADE] = field.passes(trigger.unit) * -field.net(charge) * judgement.PATIENCE
    best = max(options, key=lambda word: worths.get(word, 0.0))
    return best if worths.get(best, 0.0) > 0 else DECLINE


def _coming(field: Field, trigger: Trigger) -> Charge:
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    return Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))


def _answered(field: Field, trigger: Trigger, charge: Charge) -> float:
    card = field.state.cards[trigger.unit]
    return answer(field, trigger.unit, card.order, charge.charger, flank=charge.flank)


def _met(field: Field, trigger: Trigger) -> float:
    """What a card does to somebody who comes near: a shot, or an interception."""
    unit, mover = trigger.unit, trigger.mover
    order = field.state.cards[unit].order
    if order is OrderKind.ATTACK:
        charge = aimed(field.state, unit, mover, reacting=True)
        if charge is None:
            return 0.0
        theirs = (mover,) if field.state.units[mover].acted is OrderKind.ATTACK else ()
        return field.passes(unit) * (
            field.net(replace(charge, flank=False, order_bonus=(unit, *theirs))) - judgement.HAZARD
        )
    if order in {OrderKind.FIRE, OrderKind.ATTENTION} and in_view(field.looks(unit), field.outline(mover)):
        far = gap(field.front(unit), field.outline(mover))
        return field.passes(unit) * field.volley(unit, mover, order, far, reacting=True)
    return 0.0


def _forgone(field: Field, trigger: Trigger) -> float:
    """What the card would have done in the Troop's own activation, of which a charge may leave little."""
    card = field.state.cards[trigger.unit]
    left = judgement.HELD if trigger.cause == "charge" else 1.0
    return 0.0 if card.reacts_only else left * max(0.0, deed(field, trigger.unit, card.order))


# ------------------------------------------------------------------------------------------------------ after the blows


def mala_guerra(field: Field, ask: Ask) -> str:
    """Call for another round where it favours us."""
    melee = ask.about
    assert isinstance(melee, Melee)
    return MALA_GUERRA if field.net(melee.charge, melee.round + 1) > 0 else DECLINE


def consolidates(field: Field, ask: Ask) -> str:
    """Go on where the place ahead is no worse."""
    unit: UnitId = ask.about.unit
    there = _shifted(field, unit, pose(field.state, unit).facing, DISTANCES.consolidate)
    return CONSOLIDATE if promise(field, unit, there) >= stayed(field, unit) else STAY


def goes_on(field: Field, ask: Ask) -> str:
    """Go on with a charge that was met on its way, if it still promises anything."""
    return GO_ON if field.net(ask.about) > 0 else HALT


def best_retreat(field: Field, unit: UnitId, options: tuple[str, ...]) -> str:
    """By how many inches to fall back, facing as before; a word that is no number is staying."""
    rear = tabletop.opposed(pose(field.state, unit).facing)

    def worth(word: str) -> float:
        return (
            promise(field, unit, _shifted(field, unit, rear, int(word) * INCH))
            if word.isdigit()
            else stayed(field, unit)
        )

    return max(options, key=worth)


def _shifted(field: Field, unit: UnitId, heading: int, length: int) -> Pose:
    return tabletop.moved(pose(field.state, unit), tabletop.step(heading, length))
