"""7.01-7.32, 11.07-11.28 A shot at the table: who shoots at whom and how, and what the target suffers and dares."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import INCH, Arm, Figures, Formation, Gun, Terrain, UnitEntry
from maestre.games.aguila.shooting.aiming import aims, reach
from maestre.games.aguila.situations import field
from maestre.games.aguila.situations.field import ENEMY, HOUSE, MINE
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.games.aguila.table.subjects import Aim, AimKind
from maestre.games.aguila.turn.targets import HOLD, word
from maestre.miniatures.asked import each
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, SIDES
from maestre.play import Ask, Game, Refused
from maestre.situations import Form, Posed, choices, small

_MOST_GUNS: Final = 3
_AT_WALLS: Final[dict[AimKind, AimKind]] = {"ball": "house", "indirect": "house-indirect"}
"""How guns fire at the walls of a house, in place of whoever holds it."""
_USUAL: Final = 6
"""How many inches a shot has before it unless told otherwise, if it goes so far."""


def shot(game: Game[State], form: Form) -> Posed[State]:
    """A unit or a battery declares one shot; its test, if it owes one, falls with it."""
    mine, enemy = field.unit(game, form, "mine", shoots=True), field.unit(game, form, "enemy")
    mine, enemy = field.bought(game, form, "mine", mine), field.bought(game, form, "enemy", enemy)
    how = _how(game, form, mine)
    sky = field.weather(form)
    state = field.laid(game, Phase.SHOOTING, Side.BLUE, sky)
    drawn = field.drawn_up(game, form, "mine", mine, Formation.LINE, *_shooting(game.state.figures))
    field.put(state, MINE, mine, drawn, None, FRONT)
    if state.profile_of(state.units[MINE]).arm is Arm.ARTILLERY:
        field.battery(state, int(form.number("guns", 1, _MOST_GUNS, 1)))
    else:
        field.moved(state, form, "mine", MINE)
    where = field.ground(game, form)
    side = form.pick("side", choices("situation-side", SIDES)) if where in {OPEN, *Terrain} else FRONT
    most = max(1, reach(state, MINE, how) // INCH)
    distance = form.number("distance", 1, most, min(_USUAL, most))
    housed = _housed(game, where)
    walls = housed and how in _AT_WALLS and form.yes("walls")
    figure = "" if housed else field.drawn_up(game, form, "enemy", enemy, Formation.LINE)
    field.put(state, ENEMY, enemy, figure, distance, side)
    field.grown(state, where, distance)
    if walls:
        field.worn_house(state, form)
    _marked(game, state, form, mine, enemy)
    field.peopled(state)
    return _declared(game, state, _AT_WALLS[how] if walls else how)


def _shooting(figures: Figures) -> tuple[Formation, ...]:
    return tuple(row.formation for row in figures.formations.written.values() if row.shoot.over)


def _housed(game: Game[State], where: str) -> bool:
    rows = game.state.figures.terrain.row.values()
    return any(where in row.structures for row in rows if row.kind == "building")


def _marked(game: Game[State], state: State, form: Form, mine: UnitEntry, enemy: UnitEntry) -> None:
    for name, who, entry in (("mine", MINE, mine), ("enemy", ENEMY, enemy)):
        if who == MINE:
            stunned = field.TURN + 1 if form.yes("mine_stunned") else 0
            field.marked(state, who, {"stunned": stunned})
        else:
            field.marked(state, who, field.markers(game, form, name, entry))
        field.general(state, form, name, who)


def _how(game: Game[State], form: Form, mine: UnitEntry) -> AimKind:
    """Ask how a gun fires; others fire."""
    gun = game.state.figures.units[mine.unit].gun
    kinds: tuple[AimKind, ...] = ("fire",)
    if gun is not None:
        kinds = ("ball", "canister", "indirect") if gun is Gun.HOWITZER else ("ball", "canister")
    said = form.pick("how", choices("aim", kinds))
    return next(kind for kind in kinds if kind == said)


def _declared(game: Game[State], state: State, how: AimKind) -> Posed[State]:
    """Declare the shot, and let everybody else hold."""
    table = small(game, state)
    aim = next((one for one in aims(state, MINE) if _wanted(one, how)), None)
    request = table.request
    keys = dict(each(request)) if isinstance(request, Ask) else {}
    mine = (key for key in keys if UnitId(key.partition("/")[0]) == MINE)
    shooter = next((key for key in mine if aim is not None and word(aim) in keys[key]), None)
    if aim is None or shooter is None:
        raise Refused("7.03", "situation-no-shot", unit=MINE, target=ENEMY)
    return Posed(table, Side.BLUE.value, dict.fromkeys(keys, HOLD) | {shooter: word(aim)})


def _wanted(aim: Aim, how: AimKind) -> bool:
    return aim.kind == how and aim.target in {ENEMY, HOUSE}
