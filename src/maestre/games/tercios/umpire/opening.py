"""6.12, 6.21-6.27, 6.55, 6.80-6.81, 6.89, 6.93 Before the first turn on a real table: who is one, hides, scouts."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.tercios.abilities.deploying import limber_up
from maestre.games.tercios.abilities.vanguard import who_starts
from maestre.games.tercios.data import INCH, Ability, Value
from maestre.games.tercios.setup.array import unplaced
from maestre.games.tercios.table.asking import inches
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import ARRAYING, FORMING
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import SOMEWHERE, CommandId, Phase, State, UnitId
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import acting, named
from maestre.games.tercios.umpire.told import LiesHidden, WhoScouts
from maestre.miniatures.sides import Side
from maestre.play import Procedure, ask, change, rule, tell


@rule("6.21", "6.26", "6.55", "6.89", "6.93")
def deployed_at_table(state: State) -> Procedure[None]:
    """Ask of each command what its deployment decides that is no place: who acts as one, who hides, which gun is drawn.

    Positions are the players' affair, and so is in which order they put them down.
    """
    for command in _commands(state):
        yield from FORMING(state, command)
        yield from _hidden(state, command)
        for unit in unplaced(state, command):
            yield from limber_up(state, unit)
    state.phase = Phase.VANGUARD


def formed(state: State) -> None:
    """Decide the same as a sensible player would, where nobody wants to be asked."""
    for command in _commands(state):
        ARRAYING(state, command)


def _commands(state: State) -> tuple[CommandId, ...]:
    """All commands, blue ones first."""
    return tuple(dict.fromkeys(one.command for side in Side for one in state.units.values() if one.side is side))


@rule("6.12")
def _hidden(state: State, command: CommandId) -> Procedure[None]:
    """Ask which units with Ambush lie hidden: who does so is known to all, where is written down beside the table."""
    for unit in unplaced(state, command) if state.ambush else ():
        if not has(state, unit, Ability.AMBUSH) or unit in state.pools:
            continue
        if (yield from ask(state.units[unit].side, LiesHidden(unit))):
            change(state.units, unit, lurks=SOMEWHERE)
            tell(state, "lies-in-wait", "6.12", unit=named(state, unit))


@rule("6.80", "6.81")
def vanguard_at_table(state: State) -> Procedure[None]:
    """Initiative, the winner's choice who starts, then one unit at a time; without any left the first turn begins."""
    scouts = {side: _scouts(state, side) for side in Side}
    if not any(scouts.values()):
        state.phase, state.turn = Phase.PLANNING, 1
        return
    if not state.setup.moved:
        yield from who_starts(state)
    side = state.setup.turn
    assert side is not None
    side = side if scouts[side] else side.enemy
    unit = scouts[side][0]
    if len(scouts[side]) > 1:
        unit = UnitId((yield from ask(side, WhoScouts(unit, scouts[side]))))
    most = tallied(state, Value.SPEED, Situation(unit=unit, use="move"))
    apart = state.figures.scales[state.scale].reaction
    tell(
        state,
        "table-scouts",
        "6.80",
        most,
        unit=named(state, unit),
        far=inches(most.whole * INCH),
        apart=inches(apart),
    )
    state.setup = replace(state.setup, moved=(*state.setup.moved, unit), turn=side.enemy)


def _scouts(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that may still make a Vanguard move; who lies hidden makes none."""
    return tuple(
        unit
        for unit in acting(state, side)
        if has(state, unit, Ability.VANGUARD) and unit not in state.setup.moved and state.units[unit].lurks is None
    )
