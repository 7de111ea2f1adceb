"""Liber Militum: Tercios as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar, Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.tercios.abilities.vanguard import vanguard
from maestre.games.tercios.cards.planning import plan_group_order
from maestre.games.tercios.data import Figures, Scale
from maestre.games.tercios.invariants import at_any_time, at_rest
from maestre.games.tercios.orders.standing import check_standing
from maestre.games.tercios.setup.deployment import choose_sides, deploy
from maestre.games.tercios.setup.lists import ARMY_LISTS, check_room, check_table
from maestre.games.tercios.setup.opening import LEARNERS, LEARNING, armies, array_both, enlist, prepared
from maestre.games.tercios.setup.own_table import OWN_TABLES, lay_table
from maestre.games.tercios.setup.scenery import buy, crops, finish, rivers
from maestre.games.tercios.showing.beats import BEATS
from maestre.games.tercios.showing.board_data import board_data
from maestre.games.tercios.showing.briefing import briefing_figures
from maestre.games.tercios.showing.change_summary import summarize_changes
from maestre.games.tercios.showing.forces import forces
from maestre.games.tercios.showing.scene import scene
from maestre.games.tercios.showing.tracker import tracker
from maestre.games.tercios.showing.view import SECRECY, imagined
from maestre.games.tercios.table.state import Agreed, Phase, State
from maestre.games.tercios.table.troops import side_of
from maestre.games.tercios.table.victory import result, swept
from maestre.games.tercios.turn.sequence import STEPS
from maestre.games.tercios.umpire.deeds import AT_TABLE, wire
from maestre.games.tercios.umpire.opening import formed
from maestre.miniatures.game import Chapters, TableGame
from maestre.miniatures.sides import Side
from maestre.miniatures.told import ON_SCREEN, ON_TABLE, POSITIONS
from maestre.play import Forces, Outcome, Procedure, Refused, Setting, Tracker, rule
from maestre.play.written.messages import Arg

FULL: Final = "full"
READY: Final = "ready"
USUAL: Final = "usual"
"""The table is prepared as the rules say, not laid out by the players."""
VARIABLE: Final = "variable"
TIMED: Final = "time"
ROLLED: Final = "rolled"
_LIMITS: Final = {f"turns_{turns}": turns for turns in range(2, 11)}
_SPARE: Final = (-3, -2, -1, 1, 2, 3)
"""By how many centimetres bases may differ from those recommended (1.03)."""
_CROPS: Final = {"low": 1, "standing": 2, "tall": 3}
"""The rows of the table of crops (9.24)."""
_SETTING_UP: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.SCENERY: buy,
    Phase.CARTOGRAPHY: finish,
    Phase.CROPS: crops,
    Phase.SIDES: choose_sides,
    Phase.DEPLOYMENT: deploy,
    Phase.RIVERS: rivers,
    Phase.VANGUARD: vanguard,
}


def _options(figures: Figures) -> dict[str, tuple[Setting, ...]]:
    """The switches; each side may bring any force, and the first two are not the same."""
    forces = armies(figures)
    return {
        "blue_army": forces,
        "red_army": (*forces[1:], forces[0]),
        "scale": tuple(scale.value for scale in Scale),
        "ambush": (True, False),
        "preparation": (FULL, READY),
        "table": (USUAL,),
        "length": (VARIABLE, *_LIMITS, TIMED),
        "crops": (ROLLED, *_CROPS),
        "base_front": (0, *_SPARE),
        "base_depth": (0, *_SPARE),
        "charge_correction": (True, False),
        "countercharge_consolidates": (True, False),
        "cautious_bars_friends": (True, False),
        POSITIONS: (ON_SCREEN, ON_TABLE),
    }


def _agreed(figures: Figures, options: dict[str, Setting]) -> Agreed:
    return Agreed(
        charge_correction=bool(options["charge_correction"]),
        countercharge_consolidates=bool(options["countercharge_consolidates"]),
        cautious_bars_friends=bool(options["cautious_bars_friends"]),
        turn_limit=_LIMITS.get(str(options["length"]), 0),
        time_limit=options["length"] == TIMED,
        crops=_CROPS.get(str(options["crops"]), 0),
        base_front=int(options["base_front"]) * figures.centimetre,
        base_depth=int(options["base_depth"]) * figures.centimetre,
        table=UNSET if options["table"] == USUAL else replace(OWN_TABLES.agreed(str(options["table"]))[1], pieces=()),
        real=True if options[POSITIONS] == ON_TABLE else UNSET,
    )


wire()


class Tercios(TableGame[State, Figures]):
    """Liber Militum: Tercios, 1496-1698. Cards lie face down and ambushes are hidden; all else is open."""

    key: ClassVar = "tercios"
    rules: ClassVar = 2
    own_board: ClassVar = True
    seats: ClassVar = tuple(side.value for side in Side)
    drawn: ClassVar = ("blue_army", "red_army", "preparation")
    lists: ClassVar = ("blue_army", "red_army")
    tables: ClassVar = ("table",)
    state = State
    secrecy: ClassVar = SECRECY
    beats: ClassVar = BEATS
    package: ClassVar = "maestre.games.tercios"
    chapters = Chapters(
        plan_group_order,
        check_standing,
        summarize_changes,
        board_data,
        scene,
        ARMY_LISTS,
        OWN_TABLES,
        at_any_time,
        at_rest,
        side_of,
    )

    def __init__(self, figures: Figures = State.figures) -> None:
        """Open the game with figures, its own unless it is told others."""
        self.open_with(figures, figures.scenarios, _options(figures))

    def with_figures(self, changed: Mapping[str, str]) -> Tercios:
        """Give the game opened with other figures: texts in place of files of its data."""
        return Tercios(self.figures.anew(changed))

    @rule("9.02", "9.09", "9.10", "9.54")
    def setup(self, scenario: str, options: dict[str, Setting]) -> State:
        """Raise both armies; the players prepare the table, or find it ready, which is ours (9.10).

        The learning battle is always ready: its own pair of forces faces each other on its own table and plans its
        first turn.
        """
        agreed = _agreed(self.figures, options)
        state = self.state(
            scenario=scenario,
            scale=Scale(str(options["scale"])),
            ambush=bool(options["ambush"]),
            agreed=replace(agreed, table=UNSET) if scenario == LEARNING else agreed,
            armies={},
        )
        forces = LEARNERS if scenario == LEARNING else (str(options["blue_army"]), str(options["red_army"]))
        for side, force in zip(Side, forces, strict=True):
            army = ARMY_LISTS.army_of(self.figures, force)
            enlist(state, side, army, force if force in self.figures.forces else army.name)
        if agreed.real:
            state.phase = Phase.DEPLOYMENT
            if options["preparation"] == READY:
                formed(state)
                state.phase = Phase.VANGUARD
        elif scenario == LEARNING:
            prepared(state)
            state.phase, state.turn = Phase.PLANNING, 1
        elif state.agreed.table is not UNSET:
            self._own_table(state, options)
        elif options["preparation"] == READY:
            prepared(state)
            state.phase = Phase.VANGUARD
        return state

    @rule("9.10")
    def _own_table(self, state: State, options: dict[str, Setting]) -> None:
        """Lay the table that the players bring; nobody rolls for points or buys, and dice decide crops and rivers."""
        _, table = OWN_TABLES.agreed(str(options["table"]))
        state.setup = replace(state.setup, south=table.south or state.setup.south)
        lay_table(state, table)
        state.phase = Phase.CARTOGRAPHY
        if options["preparation"] == READY:
            array_both(state)
            state.phase = Phase.CROPS

    def resolve_options(self, options: Mapping[str, object]) -> dict[str, Setting]:
        """Complete options; refuse a list or a table with flaws, and an army for which the table has no room."""
        chosen = super().resolve_options(options)
        if chosen["table"] != USUAL:
            scale, table = OWN_TABLES.agreed(str(chosen["table"]))
            if options.get("scale", scale) != scale:
                raise Refused("9.09", "table-other-scale", scale=scale)
            chosen["scale"] = scale
            armies = (str(chosen["blue_army"]), str(chosen["red_army"]))
            check_table(self.figures, armies, Scale(scale), _agreed(self.figures, chosen), table)
        for name in self.lists:
            if chosen[name] not in self.options[name]:
                check_room(self.figures, str(chosen[name]), Scale(str(chosen["scale"])), _agreed(self.figures, chosen))
        return chosen

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point; the battle ends there if a side has no Troops left."""
        umpired = AT_TABLE.get(state.phase) if state.agreed.real else None
        yield from (umpired or _SETTING_UP.get(state.phase) or STEPS[state.phase])(state)
        swept(state)

    def outcome(self, state: State) -> Outcome | None:
        """Count, once the battle has ended."""
        return result(state) if state.ended else None

    def turn(self, state: State) -> int:
        """Give the game turn; 0 while the table is being prepared."""
        return state.turn

    def forces(self, state: State) -> Forces:
        """List what both sides have in play and what is lost."""
        return forces(state)

    def fallen(self, state: State) -> int:
        """Count what is lost."""
        return len(state.lost)

    def tracker(self, view: State) -> Tracker:
        """Say how the battle stands, from what a seat knows."""
        return tracker(view)

    def briefing_figures(self, state: State) -> dict[str, Arg]:
        """Tell the armies, what losses are worth and how long it lasts."""
        return briefing_figures(state)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Draw unknown cards and ambushes afresh."""
        return imagined(view, seat, rng)


game = Tercios()
