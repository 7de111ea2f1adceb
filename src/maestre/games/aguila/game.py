"""Bajo la Sombra del Águila as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.charging.standing import check_standing_orders
from maestre.games.aguila.data import Figures, Going, Landscape, Region, Scenario, Season, Weather
from maestre.games.aguila.invariants import at_any_time, at_rest
from maestre.games.aguila.scenarios.opening import (
    LEARNING,
    OWN_NATION,
    armies,
    check_armies,
    check_defence,
    check_halves,
    defence_of,
    enlist,
    learners,
    smaller,
)
from maestre.games.aguila.setup.own_table import OWN_TABLES, check_table, other_size, sized, table_sizes
from maestre.games.aguila.setup.preparation import PREPARATION
from maestre.games.aguila.setup.readying import check_room, prepared
from maestre.games.aguila.showing.beats import BEATS
from maestre.games.aguila.showing.board_data import board_data
from maestre.games.aguila.showing.briefing import briefing_figures
from maestre.games.aguila.showing.change_summary import summarize_changes
from maestre.games.aguila.showing.forces import forces
from maestre.games.aguila.showing.odds import merge_equivalent, odds_stop
from maestre.games.aguila.showing.scene import scene
from maestre.games.aguila.showing.tracker import tracker
from maestre.games.aguila.showing.view import SECRECY, imagined
from maestre.games.aguila.table.names import side_of
from maestre.games.aguila.table.state import Agreed, Phase, Setup, Sky, State
from maestre.games.aguila.table.things import listed
from maestre.games.aguila.turn.plans import plan_group_order
from maestre.games.aguila.turn.sequence import STEPS
from maestre.games.aguila.turn.victory import rest, result
from maestre.games.aguila.umpire.battle import TOLD, step_at_table, wire
from maestre.miniatures.game import Chapters, TableGame
from maestre.miniatures.sides import Side
from maestre.miniatures.told import ON_SCREEN, ON_TABLE, POSITIONS
from maestre.play import Forces, Message, Outcome, Procedure, Refused, Setting, Tracker, rule
from maestre.play.written.messages import Arg

FULL: Final = "full"
READY: Final = "ready"
USUAL: Final = "usual"
"""The table is prepared as the rules say, not laid out by the players."""
ROLLED: Final = "rolled"
CHOSEN: Final = "chosen"
ONCE, EACH = "once", "each"
GROUPS, UNITS = "groups", "units"
OWN, ALL = "own", "all"
PIECE, POINT = "piece", "point"
REACTS, HOLDS = "reacts", "holds"
_FEWER: Final = (Scenario.ASSAULT_POSITION, Scenario.DEFEND_VILLAGE)
"""Where the defender has an army of fewer points."""
_HALVED: Final = (Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE)
"""Where the defender parts his army."""


def _options(figures: Figures) -> dict[str, tuple[Setting, ...]]:
    """The switches; each side may bring any force, and the first two are not the same."""
    forces, defences = armies(figures), (OWN_NATION, *smaller(figures))
    return {
        "blue_army": forces,
        "red_army": (*forces[1:], forces[0]),
        "blue_defence": defences,
        "red_defence": defences,
        "preparation": (READY, FULL),
        "table_size": tuple(table_sizes(figures)),
        "table": (USUAL,),
        "region": tuple(region.value for region in sorted(Region, key=lambda one: one is not Region.WESTERN_EUROPE)),
        "season": (ROLLED, *(season.value for season in Season)),
        "weather": (ROLLED, *(weather.value for weather in Weather)),
        "landscape": (CHOSEN, *(landscape.value for landscape in Landscape)),
        "frozen": (False, True),
        "wadi": (Going.DIFFICULT.value, Going.IMPASSABLE.value),
        "any_period": (False, True),
        "stunned_rally": (True, False),
        "charger_tests": (ONCE, EACH),
        "deployment": (GROUPS, UNITS),
        "steadying": (OWN, ALL),
        "quarter_objective": (PIECE, POINT),
        "after_fire": (REACTS, HOLDS),
        POSITIONS: (ON_SCREEN, ON_TABLE),
    }


class Aguila(TableGame[State, Figures]):
    """Bajo la Sombra del Águila, battles of the Napoleonic wars. Only where hidden units lie is not open."""

    key: ClassVar = "aguila"
    rules: ClassVar = 2
    own_board: ClassVar = True
    seats: ClassVar = tuple(side.value for side in Side)
    drawn: ClassVar = ("blue_army", "red_army", "preparation")
    lists: ClassVar = ("blue_army", "red_army", "blue_defence", "red_defence")
    tables: ClassVar = ("table",)
    state = State
    secrecy: ClassVar = SECRECY
    beats: ClassVar = BEATS
    package: ClassVar = "maestre.games.aguila"
    chapters = Chapters(
        plan_group_order,
        check_standing_orders,
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
        self.open_with(figures, (*(scenario.value for scenario in Scenario), LEARNING), _options(figures))

    def with_figures(self, changed: Mapping[str, str]) -> Aguila:
        """Give the game opened with other figures: texts in place of files of its data."""
        return Aguila(self.figures.anew(changed))

    @rule("15.01", "15.49", "16.01", "16.60")
    def setup(self, scenario: str, options: dict[str, Setting]) -> State:
        """Raise both armies, if they may meet; the players prepare the table, or find it ready, which is ours.

        The learning battle is always ready: its own pair of forces stands on bare ground, and its first turn begins.
        """
        if scenario == LEARNING:
            state = self.state(scenario=Scenario.PITCHED_BATTLE, learning=True, armies={})
            for side, force in zip(Side, learners(state.figures), strict=True):
                enlist(state, side, ARMY_LISTS.army_of(state.figures, force), force)
            return state
        size = other_size(self.figures, str(options["table_size"]))
        state = self.state(scenario=Scenario(scenario), armies={}, sky=_sky(options), size=size)
        state.setup, state.agreed = _prepared(options), _agreed(options)
        if state.agreed.real:
            _check_told(state)
        raised = {side: ARMY_LISTS.army_of(state.figures, str(options[f"{side}_army"])) for side in Side}
        check_armies(state.figures, raised, any_period=bool(options["any_period"]))
        for side, army in raised.items():
            value = str(options[f"{side}_army"])
            enlist(state, side, army, value if value in state.figures.forces else army.name)
            if state.scenario in _HALVED:
                check_halves(state, side)
            if state.scenario in _FEWER:
                defence = defence_of(state.figures, state.scenario, str(options[f"{side}_defence"]), army)
                check_defence(state.figures, state.scenario, defence, army.limit)
                state.defences[side] = defence
        return state

    def resolve_options(self, options: Mapping[str, object]) -> dict[str, Setting]:
        """Give a value for every switch, and make sure that armies find room on the table where either is one's own."""
        chosen = super().resolve_options(options)
        if chosen["table"] != USUAL:
            size, table = OWN_TABLES.agreed(str(chosen["table"]))
            if options.get("table_size", size) != size:
                raise Refused("15.01", "table-other-size", size=size)
            chosen["table_size"] = size
            check_table(self.figures, size, (str(chosen["blue_army"]), str(chosen["red_army"])), table)
        figures = sized(self.figures, str(chosen["table_size"]))
        for name in self.lists:
            if chosen[name] not in self.options[name]:
                check_room(figures, str(chosen[name]))
        return chosen

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point; the battle ends there if a side has fled or has nobody left."""
        if state.learning and state.phase is Phase.ROLES:
            yield from prepared(state)
        elif state.agreed.real:
            yield from step_at_table(state)
        else:
            yield from (PREPARATION.get(state.phase) or STEPS[state.phase])(state)
        rest(state)

    def outcome(self, state: State) -> Outcome | None:
        """Count, once the battle has ended."""
        return result(state) if state.ended and state.phase is Phase.OVER else None

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
        """Tell the armies, what the scenario prints of its own and how long it lasts."""
        return briefing_figures(state)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Put hidden units where they might lie."""
        return imagined(view, seat, rng)

    def odds_stop(self, before: State, after: State) -> bool:
        """Say that odds end with the part in which something was decided."""
        return odds_stop(before, after)

    def merge_equivalent(self, before: State, after: State) -> State:
        """Leave out wounds that nothing looks at any more."""
        return merge_equivalent(before, after)


@rule("16.13")
def _check_told(state: State) -> None:
    """Refuse a scenario of which an umpire at a real table cannot be told enough; small tables have the usual size."""
    if state.scenario not in TOLD:
        known = listed([Message(f"scenario-{one}") for one in TOLD])
        raise Refused("16.13", "table-scenario", scenario=Message(f"scenario-{state.scenario}"), known=known or "")
    state.size = None
    state.setup = replace(state.setup, ready=False)
    state.agreed = replace(state.agreed, table=UNSET)


def _sky(options: dict[str, Setting]) -> Sky:
    return Sky(Region(str(options["region"])), floods=options["wadi"] == Going.IMPASSABLE)


@rule("8.12", "9.25", "10.14", "12.11", "16.04", "16.52")
def _agreed(options: dict[str, Setting]) -> Agreed:
    """What the players hold where the book can be read in two ways."""
    return Agreed(
        stunned_rally=bool(options["stunned_rally"]),
        tests_each=options["charger_tests"] == EACH,
        by_units=options["deployment"] == UNITS,
        steadies_all=options["steadying"] == ALL,
        point_covered=options["quarter_objective"] == POINT,
        fired_hold=options["after_fire"] == HOLDS,
        real=True if options[POSITIONS] == ON_TABLE else UNSET,
        table=UNSET if options["table"] == USUAL else OWN_TABLES.agreed(str(options["table"]))[1],
    )


def _prepared(options: dict[str, Setting]) -> Setup:
    """What the players have agreed on before they come to the table."""
    season, weather, landscape = (str(options[name]) for name in ("season", "weather", "landscape"))
    return Setup(
        ready=options["preparation"] == READY,
        season=None if season == ROLLED else Season(season),
        weather=None if weather == ROLLED else Weather(weather),
        landscape=None if landscape == CHOSEN else Landscape(landscape),
        freezes=bool(options["frozen"]),
    )


wire()
game = Aguila()
