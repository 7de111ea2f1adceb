"""Attacks of Lepanto put down by a few answers: two ships in open water, and whoever helps them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from maestre.games.lepanto.data import Kind, ShipId, Side
from maestre.games.lepanto.fighting.boarding import Board, alongside, boarding_value
from maestre.games.lepanto.fighting.gunnery import Guns, gun_factor, gun_value
from maestre.games.lepanto.fighting.ramming import RamDie
from maestre.games.lepanto.fighting.small_arms import Arms, arms_value, attack_value, die_shift
from maestre.games.lepanto.table.state import Phase, Ram, Ship, State
from maestre.play import Game, Message, Order, Tally
from maestre.situations import Form, FormChoice, Posed, Reckoned, small

_MINE: Final = ShipId("A")
_ENEMY: Final = ShipId("X")
_HELPERS: Final = tuple(ShipId(name) for name in "BCDEF")
_OTHERS: Final = (ShipId("Y"), ShipId("Z"))
_NONE: Final = "none"
_JOINT: Final = "-"


# ------------------------------------------------------------------------------------------------------------ attacks


def guns(game: Game[State], form: Form) -> Posed[State]:
    """One shot: whose guns, at what, and where the target lies about the ship."""
    state = _open_water(game)
    mine = _mine(state, form, tuple(Kind))
    enemy = _enemy(state, form, mine, tuple(Kind))
    ahead = state.ships[_MINE]
    field = state.figures.guns.field(ahead.kind, ahead.facing, ahead.cell)
    hexes: dict[str, int] = {}
    for cell, value in field.items():
        far = state.figures.grid.distance(ahead.cell, cell)
        hexes.setdefault(_JOINT.join((value.arc, str(far), str(value.guns))), cell)
    near = sorted(hexes, key=lambda one: (one.split(_JOINT)[1], -int(one.split(_JOINT)[2])))
    where = form.pick("hex", tuple(FormChoice(one, _hex_words(one)) for one in near))
    _lay(state, _ship(_ENEMY, *enemy, hexes[where], 1))
    return _asked(game, state, mine[0], Guns.verb, _MINE, _ENEMY)


def _hex_words(one: str) -> Message:
    arc, far, value = one.split(_JOINT)
    return Message.of("situation-hex", arc=Message(f"situation-arc-{arc}"), far=int(far), guns=int(value))


def arms(game: Game[State], form: Form) -> Posed[State]:
    """Small arms at one ship or at several, by day or late."""
    state = _open_water(game)
    mine = _mine(state, form, tuple(Kind))
    enemy = _enemy(state, form, mine, tuple(Kind))
    targets = [_ENEMY]
    _lay(state, _ship(_ENEMY, *enemy, _cell(state, _ENEMY, _range(state, form, "distance")), 1))
    for name, question in zip(_OTHERS, ("second", "third"), strict=True):
        kinds = tuple(_JOINT.join((enemy[0], kind)) for kind in _kinds(state, enemy[0], tuple(Kind)))
        other = form.pick(question, (FormChoice(_NONE, Message("situation-none")), *map(_fleet_choice, kinds)))
        if other == _NONE:
            break
        far = _range(state, form, f"{question}_distance")
        _lay(state, _ship(name, enemy[0], Kind(other.split(_JOINT)[1]), _cell(state, name, far), 1))
        targets.append(name)
    _turn(state, form)
    return _asked(game, state, mine[0], Arms.verb, _MINE, *targets)


def board(game: Game[State], form: Form) -> Posed[State]:
    """One ship boards, or several together."""
    state = _open_water(game)
    able = tuple(kind for kind in Kind if state.figures.types[kind].boarding)
    mine = _mine(state, form, able)
    enemy = _enemy(state, form, mine, able)
    target = state.ships.pop(_MINE)
    state.at.clear()
    helpers: list[Kind] = []
    for kind in (kind for kind in _kinds(state, mine[0], able) if kind in able):
        room = len(_HELPERS) - len(helpers)
        if room:
            helpers += [kind] * int(form.number(f"with_{kind}", 0, room, 0))
    boarded = _ship(_ENEMY, *enemy, target.cell, 1)
    cells = state.figures.grid.within(target.cell, 1)
    boarders = dict(zip((_MINE, *_HELPERS), (mine[1], *helpers), strict=False))
    for (name, kind), cell in zip(boarders.items(), cells, strict=False):
        _lay(state, _alongside(state, _ship(name, mine[0], kind, cell, 1), boarded))
    _lay(state, boarded)
    _far(state)
    return _asked(game, state, mine[0], Board.verb, _ENEMY, *boarders)


def ram(game: Game[State], form: Form) -> Posed[State]:
    """The die of a ram: who rammed what, after how many hexes."""
    state = _open_water(game)
    able = tuple(kind for kind in Kind if state.figures.types[kind].rams)
    mine = _mine(state, form, able, state.figures.types[able[0]].rams)
    enemy = _enemy(state, form, mine, tuple(Kind))
    speeds = tuple(state.figures.ram_table)
    hexes = form.number("hexes", min(speeds), max(speeds), max(speeds))
    rammer = state.ships[_MINE]
    state.ships[_ENEMY] = _ship(_ENEMY, *enemy, rammer.cell, rammer.facing)
    state.at[rammer.cell] = _ENEMY
    state.rams[rammer.cell] = Ram(_MINE, came_from=rammer.facing, hexes=int(hexes))
    state.done[_MINE] = (RamDie.verb,)
    return _asked(game, state, mine[0], RamDie.verb, _MINE)


# ---------------------------------------------------------------------------------------------------------- questions

Manned = tuple[Side, Kind]


def _kinds(state: State, side: Side, able: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return tuple(kind for kind in able if side in state.figures.types[kind].sides)


def _fleet_choice(word: str) -> FormChoice:
    side, kind = word.split(_JOINT)
    return FormChoice(word, Message(f"kind-{kind}"), Message(f"seat-{side}"))


def _mine(state: State, form: Form, able: tuple[Kind, ...], sides: tuple[Side, ...] = tuple(Side)) -> Manned:
    """Ask for one's own ship, and lay it in the middle of the sea."""
    words = (_JOINT.join((side, kind)) for side in sides for kind in _kinds(state, side, able))
    side, kind = form.pick("mine", tuple(map(_fleet_choice, words)), f"{sides[0]}-{Kind.GALLEY}").split(_JOINT)
    middle = state.figures.grid.size // 2 + state.figures.grid.cols // 2
    state.side = Side(side)
    _lay(state, _ship(_MINE, Side(side), Kind(kind), middle, 1))
    _far(state)
    return Side(side), Kind(kind)


def _enemy(state: State, form: Form, mine: Manned, able: tuple[Kind, ...]) -> Manned:
    """Ask for the enemy's."""
    side = mine[0].enemy
    words = (_JOINT.join((side, kind)) for kind in _kinds(state, side, able))
    kind = form.pick("enemy", tuple(map(_fleet_choice, words)), f"{side}-{Kind.GALLEY}").split(_JOINT)[1]
    return side, Kind(kind)


def _range(state: State, form: Form, name: str) -> int:
    return int(form.number(name, 1, state.figures.small_arms.range, 1))


def _turn(state: State, form: Form) -> None:
    """Ask for the turn by what it changes: before, or from when on."""
    arms = state.figures.small_arms
    begun = {"early": 1, "halved": arms.halved_from_turn, "late": arms.die_shift_from_turn}
    state.turn = begun[form.pick("hour", tuple(_hour(one, turn) for one, turn in begun.items()))]


def _hour(one: str, turn: int) -> FormChoice:
    return FormChoice(one, Message.of(f"situation-hour-{one}", turn=turn))


# -------------------------------------------------------------------------------------------------------------- ships


def _open_water(game: Game[State]) -> State:
    return game.state(scenario=game.scenarios[0], turn=1, phase=Phase.COMBAT, wind=1, ships={}, at={}, rams={}, done={})


def _ship(name: ShipId, side: Side, kind: Kind, cell: int, facing: int) -> Ship:
    return Ship(id=name, squadron="", side=side, kind=kind, cell=cell, facing=facing)


def _lay(state: State, ship: Ship) -> None:
    assert ship.cell not in state.at, "one ship a hex"
    state.ships[ship.id] = ship
    state.at[ship.cell] = ship.id


def _far(state: State) -> None:
    """A galley a side far away, so that no fleet is lost with its only ship."""
    grid = state.figures.grid
    for side, cell in zip(Side, (0, grid.size - 1), strict=True):
        name = ShipId(f"far-{side}")
        if name not in state.ships:
            _lay(state, _ship(name, side, Kind.GALLEY, cell, 1))


def _cell(state: State, name: ShipId, far: int) -> int:
    """A free hex so far from the ship in the middle, in whatever direction; each target has one of its own."""
    grid, here = state.figures.grid, state.ships[_MINE].cell
    return next(cell for cell in grid.within(here, far) if grid.distance(here, cell) == far and cell not in state.at)


def _alongside(state: State, ship: Ship, target: Ship) -> Ship:
    """Turn a ship until another lies along its side."""
    facings = range(1, len(state.figures.grid.steps) + 1)
    turned = (replace(ship, facing=facing) for facing in facings)
    return next(one for one in turned if alongside(state, one, target))


def _asked(game: Game[State], state: State, side: Side, verb: str, *pieces: ShipId) -> Posed[State]:
    return Posed(small(game, state), side.value, Order(verb, pieces[0], pieces[1:]))


# ------------------------------------------------------------------------------------------------- what it rests on


def _number(name: str, tally: Tally, who: str) -> Reckoned:
    return Reckoned(Message.of(f"reckoned-{name}", who=who), tally)


def guns_rest(posed: Posed[State]) -> Iterator[Reckoned]:
    """The gun factor."""
    state = posed.table.state
    value = gun_value(state, state.ships[_MINE], state.ships[_ENEMY])
    assert value is not None, "a shot that the rules allow"
    yield _number("guns", gun_factor(state.figures, state.ships[_MINE], value.guns), _MINE)


def arms_rest(posed: Posed[State]) -> Iterator[Reckoned]:
    """The small arms of both, and what is added to the die."""
    state = posed.table.state
    assert isinstance(posed.answer, Order)
    targets = posed.answer.objects
    ship = state.ships[_MINE]
    for target in targets:
        foe = state.ships[ShipId(target)]
        yield _number("arms-attack", attack_value(state, ship, foe, len(targets)), _MINE)
        yield _number("arms-defence", arms_value(state, foe), target)
    shift = die_shift(state, ship.side)
    if shift.whole:
        yield _number("arms-shift", shift, _MINE)


def board_rest(posed: Posed[State]) -> Iterator[Reckoned]:
    """The boarding values of both."""
    state = posed.table.state
    assert isinstance(posed.answer, Order)
    boarders = tuple(ShipId(one) for one in posed.answer.objects)
    yield _number("boarding", boarding_value(state, boarders), ", ".join(boarders))
    yield _number("boarding", boarding_value(state, (_ENEMY,)), _ENEMY)


def ram_rest(posed: Posed[State]) -> Iterator[Reckoned]:
    """The hexes that the rammer moved."""
    state = posed.table.state
    cell = state.ships[_MINE].cell
    yield _number("ram", Tally.of(state.rams[cell].hexes, "7.5.d"), _MINE)
