"""What odds take for granted of the questions on the way, and where they end.

A charged unit fires if it can and holds otherwise: neither costs it anything. Nobody else charges, no officer steps in,
no ability that somebody would have to call for is used, and after a combat everybody stays where he is.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.courage import endurance, half_strength
from maestre.games.aguila.data import COMBAT, Reaction
from maestre.games.aguila.discipline import NONE
from maestre.games.aguila.matters import Reacting, Regrouping
from maestre.games.aguila.names import named
from maestre.games.aguila.places import hosted, pose
from maestre.games.aguila.state import Phase, State, Unit, UnitId
from maestre.play import Ask, Assumption, Message, Order, Orders, Pick, Place, Spot

__all__ = ["assumed", "concluded", "likened"]

_STAND: Final = "stand"
_USE, _PASS = "use", "pass"
_ALREADY: Final = ("11.45",)
"""What is used, since it costs nothing: a regimental gun beside its infantry."""
_EITHER: Final = ("4.14", "7.32", "9.01", "9.25")
"""Where it matters little what is said: which test or combat is next, whom a unit strikes, who enters a house."""
_CLOSE: Final = (Phase.CHARGES, Phase.COMBAT)


def assumed(state: State, ask: Ask) -> Assumption | None:
    """Give the answer that odds assume, or None where they stop."""
    if isinstance(ask.choice, Orders):
        more = ask.rule == "2.10" and state.charges
        return Assumption(Order("done"), Message("assume-no-more-charges")) if more else None
    if isinstance(ask.choice, Place) and isinstance(ask.about, Regrouping):
        here = pose(state, ask.about.unit)
        return Assumption(Spot(ask.about.unit, *here), Message("assume-stands"))
    return _picked(state, ask, ask.choice.options) if isinstance(ask.choice, Pick) else None


def _picked(state: State, ask: Ask, options: tuple[str, ...]) -> Assumption | None:
    if isinstance(ask.about, Reacting):
        return _reaction(state, ask.about)
    if ask.rule in _EITHER:
        return Assumption(options[0], Message("assume-first"))
    if ask.rule == "12.11":
        return Assumption(NONE, Message("assume-no-officer"))
    if isinstance(ask.about, Regrouping):
        return Assumption(_STAND, Message("assume-stands"))
    if options == (_USE, _PASS):
        used = ask.rule in _ALREADY
        return Assumption(_USE if used else _PASS, Message("assume-gun" if used else "assume-no-ability"))
    return None


def _reaction(state: State, about: Reacting) -> Assumption:
    """To fire at the first charger that may be fired at, or to hold."""
    fires = (word for word in about.options if word.startswith(Reaction.FIRE))
    word = next(fires, Reaction.HOLD.value)
    kind = Message(f"reaction-{word.partition('/')[0]}")
    return Assumption(word, Message.of("assume-reaction", unit=named(state, about.charge.target), reaction=kind))


def concluded(before: State, after: State) -> bool:
    """Whether the part in which something was decided is over: its phase, charges and combat being one, or its side."""
    return _part(before) != _part(after) or bool(after.ended)


def _part(state: State) -> tuple[object, ...]:
    phase = Phase.CHARGES if state.phase in _CLOSE else state.phase
    return state.turn, phase, state.go.side if state.go else None


def likened(before: State, after: State) -> State:
    """One combat for all that differ only in wounds which nothing looks at any more.

    Rows of a charge tell that a unit was hurt, not how much. Once it has taken its blows and its test, only whether
    half of it is lost counts on; how many wounds are of this exchange concerns none but the officers who are with it.
    """
    combat = after.combat
    if before.phase not in _CLOSE or combat is None or combat.charge.counter:
        return after
    alike = replace(after)
    if combat.exchange:
        alike.units = _told_hurt(before, after, combat.charge.target)
    hits = tuple(hit if hosted(after, hit.unit) else replace(hit, wounds=1) for hit in combat.hits)
    alike.combat = replace(combat, hits=hits)
    return alike


def _told_hurt(before: State, after: State, unit: UnitId) -> dict[UnitId, Unit]:
    """The units, one of them with the least damage that is told, and that fights on, as its own."""
    one, was = after.units.get(unit), before.units.get(unit)
    if one is None or was is None or one.damage == was.damage:
        return after.units
    share = COMBAT.half_strength
    half = -(-endurance(after, unit) * share.over // share.under)
    least = max(half, was.damage + 1) if half_strength(after, unit) else was.damage + 1
    return {**after.units, unit: replace(one, damage=least)}
