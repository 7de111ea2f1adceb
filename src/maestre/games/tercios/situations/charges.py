"""2.18-2.49, 5.01-5.46 A charge at the table, and what the charged answer with."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.tercios.armies.army import Equipped
from maestre.games.tercios.data import Ability, Arm, Ground, OrderKind, UnitEntry, Value
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.situations.field import (
    ENEMY,
    MINE,
    emplaced,
    ground,
    laid,
    marked,
    markers,
    placed,
    troops,
)
from maestre.games.tercios.situations.shots import aimed, weapon_of, weapons
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import State
from maestre.games.tercios.table.subjects import Situation
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, SIDES, highest, options_of
from maestre.play import Game, Order, Refused, Table, Throw
from maestre.situations import Form, Posed, choices, small

_ANSWERS: Final = (OrderKind.RESIST, OrderKind.ATTACK)
_SHOTS: Final = (OrderKind.FIRE, OrderKind.ATTENTION)
_USUAL: Final = 4
"""How many inches a charge has before it unless told otherwise, if it can go so far."""
_COMPANIES: Final = 4
"""So many companies emplace a fort together at most, as it is asked."""


def _charges(gear: Equipped) -> bool:
    return gear.arm is not Arm.ARTILLERY


def _any(gear: Equipped) -> bool:
    return True


def charge(game: Game[State], form: Form) -> Posed[State]:
    """A Troop is activated to charge; it must pass its check if it is not Fresh, and nobody reacts."""
    mine, enemy = troops(game, form, _charges, _any)
    state = laid(game, mine, enemy, (OrderKind.ATTACK, OrderKind.ATTENTION), Side.BLUE)
    marked(state, MINE, markers(game, form, "mine", mine))
    marked(state, ENEMY, markers(game, form, "enemy", enemy))
    fort = _fort(form, state)
    side, where = FRONT, OPEN
    if not fort:
        side = form.pick("side", choices("situation-side", SIDES))
        where = ground(game, form, Ground.PROTECTED, Ground.HEIGHT)
    _near(form, state, MINE, ENEMY, side, where)
    return Posed(small(game, state), Side.BLUE.value, Order("act", MINE))


def _fort(form: Form, state: State) -> bool:
    """Ask how many companies have emplaced their mobile fortress together, of an enemy that has one."""
    if Ability.MOBILE_FORTRESS not in state.gear(ENEMY).abilities:
        return False
    count = int(form.number("fort", 0, _COMPANIES, 0))
    if count:
        emplaced(state, count)
    return count > 0


def answered(game: Game[State], form: Form) -> Posed[State]:
    """A Troop of mine is charged, and is about to react with its card."""
    mine, enemy = troops(game, form, _any, _charges)
    card = OrderKind(form.pick("card", choices("order", _ANSWERS)))
    state = _charged(game, form, mine, enemy, card)
    table = _awaited(small(game, state))
    return Posed(table, Side.BLUE.value, "react")


def defended(game: Game[State], form: Form) -> Posed[State]:
    """A Troop of mine is charged and has passed the check of its reaction: it shoots before the charge goes home."""
    figures = game.state.figures
    mine, enemy = troops(game, form, lambda gear: bool(weapons(figures, gear, reacting=True)), _charges)
    weapon = weapon_of(game, form, mine, reacting=True)
    card = OrderKind(form.pick("card", choices("order", _SHOTS)))
    state = _charged(game, form, mine, enemy, card)
    table = _awaited(small(game, state))
    return aimed(table, Side.BLUE, ENEMY, weapon)


def _charged(game: Game[State], form: Form, mine: UnitEntry, enemy: UnitEntry, card: OrderKind) -> State:
    """The enemy, who is Fresh, is about to charge."""
    state = laid(game, mine, enemy, (card, OrderKind.ATTACK), Side.RED)
    marked(state, MINE, markers(game, form, "mine", mine))
    marked(state, ENEMY, markers(game, form, "enemy", enemy))
    _near(form, state, ENEMY, MINE, FRONT, OPEN)
    return state


def _awaited(table: Table[State]) -> Table[State]:
    """Let the enemy charge, his check being passed if he needs one; refuse where nobody is asked whether to react."""
    table.say(Side.RED.value, Order("act", ENEMY))
    while isinstance(table.request, Throw):
        table.show(highest(table.request.reading))
    if table.waiting() != (Side.BLUE.value,) or "react" not in options_of(table.request):
        raise Refused("2.30", "situation-no-reaction", unit=MINE)
    return table


def _near(form: Form, state: State, charger: str, target: str, side: str, where: str) -> None:
    """Ask how far it is, and put both down; refuse what is out of reach of the charge."""
    most = max(1, _farthest(state, charger))
    usual = next((far for far in range(min(most, _USUAL), 0, -1) if _reaches(state, charger, far, side, where)), 1)
    distance = form.number("distance", 1, most, usual)
    if not _reaches(state, charger, distance, side, where):
        raise Refused("5.03", "situation-out-of-reach", unit=charger, target=target)


def _farthest(state: State, charger: str) -> int:
    at = Situation(unit=MINE if charger == MINE else ENEMY, use="move", order=OrderKind.ATTACK)
    return tallied(state, Value.SPEED, at).whole


def _reaches(state: State, charger: str, far: int | Fraction, side: str, where: str) -> bool:
    """Put both down so far from each other, and say whether the charge can be made."""
    state.scenery.clear()
    placed(state, Fraction(far), side, where)
    return bool(reachable(state, MINE if charger == MINE else ENEMY))
