"""4.01-4.28 A shot at the table: who shoots at whom, with what, by which order, how far, at what cover."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.armies.army import Equipped, equipped
from maestre.games.tercios.data import INCH, Figures, Ground, OrderKind, UnitEntry, Weapon
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.situations.field import ENEMY, MINE, ground, laid, marked, markers, placed, troops
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import highest, options_of
from maestre.play import Ask, Game, Order, Refused, Table, Throw
from maestre.situations import Form, Posed, choices, small

_ORDERS: Final = (OrderKind.FIRE, OrderKind.ATTENTION)


def shot(game: Game[State], form: Form) -> Posed[State]:
    """A Troop shoots at an enemy that it sees; its check, if it needs one, has been passed."""
    mine, enemy = troops(game, form, _shoots, lambda _: True)
    weapon = weapon_of(game, form, mine)
    order = OrderKind(form.pick("order", choices("order", _ORDERS)))
    cover = ground(game, form, Ground.COVERED)
    distance = form.number("distance", 1, _reach(game.state.figures, weapon), _usual(game.state.figures, weapon))
    state = laid(game, mine, enemy, (order, OrderKind.ATTENTION), Side.BLUE)
    marked(state, MINE, markers(game, form, "mine", mine))
    marked(state, ENEMY, markers(game, form, "enemy", enemy))
    placed(state, distance, ground_=cover)
    if not any(one.weapon is weapon for one in volleys(state, MINE, order)):
        raise _no_shot()
    table = small(game, state)
    table.say(Side.BLUE.value, Order("act", MINE))
    return aimed(table, Side.BLUE, ENEMY, weapon)


def _shoots(gear: Equipped) -> bool:
    return gear.shoots


def weapons(figures: Figures, gear: Equipped, *, reacting: bool) -> tuple[Weapon, ...]:
    """The weapons that a Troop can shoot with, as a reaction or not."""
    rows = figures.weapons.row
    return tuple(
        one for one in gear.weapons if gear.shoots and rows[one].reach and (rows[one].reaction or not reacting)
    )


def weapon_of(game: Game[State], form: Form, unit: UnitEntry, *, reacting: bool = False) -> Weapon:
    """Ask which of its weapons a Troop shoots with; as a reaction not all can."""
    able = weapons(game.state.figures, equipped(game.state.figures, unit), reacting=reacting)
    return Weapon(form.pick("weapon", choices("weapon", able)))


def _reach(figures: Figures, weapon: Weapon) -> int:
    return figures.weapons.row[weapon].reach // INCH


def _usual(figures: Figures, weapon: Weapon) -> int:
    return max(1, _reach(figures, weapon) * 2 // 3)


def aimed(table: Table[State], side: Side, target: str, weapon: Weapon) -> Posed[State]:
    """Go on to where the shot is chosen: checks are passed, nobody turns first."""
    while True:
        request = table.request
        if isinstance(request, Throw):
            table.show(highest(request.reading))
        elif isinstance(request, Ask) and (shots := _shots(table, request, target, weapon)):
            return Posed(table, side.value, shots)
        elif not isinstance(request, Ask):
            raise _no_shot()
        else:
            _on(table, request)


def _no_shot() -> Refused:
    return Refused("4.08", "situation-no-shot", unit=MINE, target=ENEMY)


_WORDS: Final = ("stay", "shoot", "react", "stand")
"""What is said on the way to a shot, wherever it is offered."""


def _on(table: Table[State], request: Ask) -> None:
    word = next((word for word in _WORDS if word in options_of(request)), None)
    if word is None:
        raise _no_shot()
    table.say(request.seat, word)


def _shots(table: Table[State], request: Ask, target: str, weapon: Weapon) -> str:
    """The word of the shot at a target with a weapon, from the front if it may be, if that is what is asked."""
    words = [one for one in options_of(request) if one.startswith(f"{target}/{weapon}/")]
    return next((one for one in words if one.endswith("/front")), words[0] if words else "")
