"""3.02-3.10, 5.67-5.69, 12.13 Orders at the table that take a test, and rallies."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Arm, Formation, OfficerEntry, OrderKind, Rank
from maestre.games.aguila.situations import field
from maestre.games.aguila.situations.field import ENEMY, MINE
from maestre.games.aguila.table.state import OfficerId, Phase, State
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT
from maestre.play import Game, Order
from maestre.situations import Form, Posed, choices, small

_DRILLED: Final = (Arm.INFANTRY, Arm.CAVALRY)
_MOVES: Final = (OrderKind.ADVANCE, OrderKind.BACK_OR_SIDEWAYS, OrderKind.DOUBLE_TIME)
_NEAR: Final = 7
_FARTHEST: Final = 12
_CHIEF: Final = OfficerId("B1")


def order(game: Game[State], form: Form) -> Posed[State]:
    """A unit is told to move, within the command of its general or out of it."""
    mine = field.bought(game, form, "mine", field.unit(game, form, "mine", _DRILLED))
    verb = form.pick("verb", choices("order", _MOVES))
    state = field.laid(game, Phase.MOVEMENT, Side.BLUE)
    field.put(state, MINE, mine, field.drawn_up(game, form, "mine", mine, Formation.LINE), None, FRONT)
    stunned = field.TURN + 1 if form.yes("mine_stunned") else 0
    field.marked(state, MINE, {"stunned": stunned})
    field.general(state, form, "mine", MINE, near=False)
    field.peopled(state)
    return Posed(small(game, state), Side.BLUE.value, Order(verb, MINE))


def formation(game: Game[State], form: Form) -> Posed[State]:
    """A unit changes its formation before an enemy."""
    mine = field.unit(game, form, "mine", _DRILLED)
    enemy = field.unit(game, form, "enemy")
    mine = field.bought(game, form, "mine", mine)
    state = field.laid(game, Phase.MOVEMENT, Side.BLUE)
    drawn = field.drawn_up(game, form, "mine", mine, Formation.LINE)
    foot = game.state.figures.units[mine.unit].arm is Arm.INFANTRY
    usual = Formation.SQUARE if foot else Formation.MARCH_COLUMN
    others = [one for one in Formation if one != drawn]
    into = field.drawn_up(game, form, "into", mine, usual, *others)
    distance = form.number("distance", 1, _FARTHEST, _NEAR)
    field.put(state, MINE, mine, drawn, None, FRONT)
    field.put(state, ENEMY, enemy, Formation.LINE, distance, FRONT)
    stunned = field.TURN + 1 if form.yes("mine_stunned") else 0
    field.marked(state, MINE, {"stunned": stunned})
    field.general(state, form, "mine", MINE)
    field.peopled(state)
    return Posed(small(game, state), Side.BLUE.value, Order("formation", MINE, (into,)))


def rally(game: Game[State], form: Form) -> Posed[State]:
    """An officer beside a unit rallies it."""
    mine = field.unit(game, form, "mine")
    rank = form.pick("rank", choices("rank", Rank))
    abilities = form.some("officer_with", choices("officer-ability", game.state.figures.officers.abilities))
    state = field.laid(game, Phase.REORGANISATION, Side.BLUE)
    field.put(state, MINE, mine, Formation.LINE, None, FRONT)
    most = game.state.figures.units[mine.unit].courage[1]
    field.marked(state, MINE, {"damage": int(form.number("mine_damage", 1, most, min(5, most)))})
    field.general(state, form, "mine", MINE)
    entry = OfficerEntry(id=_CHIEF, rank=rank, abilities=abilities)
    field.chief(state, _CHIEF, entry)
    field.peopled(state)
    return Posed(small(game, state), Side.BLUE.value, Order("rally", _CHIEF, (MINE,)))
