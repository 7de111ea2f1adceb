"""13.29-13.30 Vanguard: a move at the double before the first turn, by turns if both sides have one."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.data import Ability
from maestre.games.aguila.drill.formations import DrawnUp, open_formations
from maestre.games.aguila.moving.moves import go
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.moments import ORDER_OPEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.rolls import Higher
from maestre.games.aguila.table.state import Deeds, Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, ask, change, rule, tell, throw

DONE: Final = "done"
_GONE: Final = "vanguard:"
_THROWN: Final = "vanguard-thrown"


class NextScout(Choosing[UnitId | None], frozen=True, tag="vanguard"):
    """Before the first turn: who of the vanguard moves next, if anybody still does."""

    rule: ClassVar = "13.30"
    side: Side
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId | None, ...]:
        return (*self.units, None)

    def word(self, value: UnitId | None) -> str:
        return value or DONE


class VanguardDrawnUp(DrawnUp, frozen=True, tag="vanguard-drawn-up"):
    """A unit of the vanguard shows how it is drawn up before it moves."""

    rule: ClassVar = "13.29"


@rule("13.29", "13.30", "16.60")
def vanguard(state: State) -> Procedure[None]:
    """One move of the side whose turn it is; if both have any a die decides who begins. Then the first turn begins."""
    scouts = {side: _scouts(state, side) for side in Side}
    if not any(scouts.values()):
        state.phase, state.turn = Phase.INITIATIVE, 1
        return
    if all(scouts.values()) and _THROWN not in state.setup.done:
        first = yield from throw(Higher(), "13.30")
        state.setup = replace(state.setup, turn=first, done=(*state.setup.done, _THROWN))
        tell(state, "vanguard-first", "13.30", side=first.value)
    side = state.setup.turn
    assert side is not None
    side = side if scouts[side] else side.enemy
    yield from _one_move(state, side, scouts[side])
    state.setup = replace(state.setup, turn=side.enemy)


@rule("13.29", "15.08")
def _scouts(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that may still go: in torrential rain no infantry."""
    return tuple(
        name
        for name, one in state.units.items()
        if one.side is side and one.pose is not None and has(state, name, Ability.VANGUARD)
        if f"{_GONE}{name}" not in state.setup.done and ORDER_OPEN.lets(state, name, "double")
    )


@rule("13.29")
def _one_move(state: State, side: Side, units: tuple[UnitId, ...]) -> Procedure[None]:
    """A unit shows its formation and moves at the double, as far as that lets it; or nobody of the side any more."""
    unit = yield from ask(side, NextScout(side, units))
    gone = units if unit is None else (unit,)
    state.setup = replace(state.setup, done=(*state.setup.done, *(f"{_GONE}{one}" for one in gone)))
    if unit is None:
        return
    if state.units[unit].formation is None:
        yield from _show(state, side, unit)
    yield from go(state, unit, "double")
    if unit in state.units:
        change(state.units, unit, deeds=Deeds())
        tell(state, "vanguard-moved", "13.29", unit=named(state, unit))


def _show(state: State, side: Side, unit: UnitId) -> Procedure[None]:
    arm = state.arm_of(state.units[unit])
    options = tuple(one for one in open_formations(state, unit) if state.figures.formations.row[arm][one].moves)
    if not options:
        return
    formation = yield from ask(side, VanguardDrawnUp(side, (unit,), options))
    change(state.units, unit, formation=formation)
    shown = Message(f"formation-{formation}")
    tell(state, "formation-shown", "13.29", unit=named(state, unit), formation=shown)
