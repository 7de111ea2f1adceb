"""13.29-13.30 Vanguard: a move at the double before the first turn, by turns if both sides have one."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.abilities import has
from maestre.games.aguila.data import FORMATIONS, Ability, Formation
from maestre.games.aguila.formations import open_formations
from maestre.games.aguila.marches import go
from maestre.games.aguila.matters import Forming, Vanguard
from maestre.games.aguila.names import named
from maestre.games.aguila.rolls import Higher
from maestre.games.aguila.state import Deeds, Phase, Side, State, UnitId
from maestre.play import Message, Pick, Procedure, ask, change, rule, tell, throw

__all__ = ["DONE", "vanguard"]

DONE: Final = "done"
_GONE: Final = "vanguard:"
_THROWN: Final = "vanguard-thrown"


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


def _scouts(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that may still go."""
    return tuple(
        name
        for name, one in state.units.items()
        if one.side is side and one.pose is not None and has(state, name, Ability.VANGUARD)
        if f"{_GONE}{name}" not in state.setup.done
    )


@rule("13.29")
def _one_move(state: State, side: Side, units: tuple[UnitId, ...]) -> Procedure[None]:
    """A unit shows its formation and moves at the double, as far as that lets it; or nobody of the side any more."""
    word = yield from ask(side, Pick((*units, DONE)), "13.30", about=Vanguard(side, units))
    gone = units if word == DONE else (UnitId(word),)
    state.setup = replace(state.setup, done=(*state.setup.done, *(f"{_GONE}{unit}" for unit in gone)))
    if word == DONE:
        return
    unit = UnitId(word)
    if state.units[unit].formation is None:
        yield from _show(state, side, unit)
    yield from go(state, unit, "double")
    if unit in state.units:
        change(state.units, unit, deeds=Deeds())
        tell(state, "vanguard-moved", "13.29", unit=named(state, unit))


def _show(state: State, side: Side, unit: UnitId) -> Procedure[None]:
    arm = state.units[unit].arm
    options = tuple(one for one in open_formations(state, unit) if FORMATIONS.row[arm][one].moves)
    if not options:
        return
    word = yield from ask(side, Pick(options), "13.29", about=Forming(side, (unit,)))
    change(state.units, unit, formation=Formation(word))
    shown = Message(f"formation-{word}")
    tell(state, "formation-shown", "13.29", unit=named(state, unit), formation=shown)
