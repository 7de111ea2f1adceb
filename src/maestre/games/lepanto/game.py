"""The Battle of Lepanto as the kernel sees it: set-up, steps, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.lepanto.data import Figures, ShipId, Side
from maestre.games.lepanto.showing.beats import BEATS
from maestre.games.lepanto.showing.board_data import board_data
from maestre.games.lepanto.showing.briefing import briefing_figures
from maestre.games.lepanto.showing.change_summary import summarize_changes
from maestre.games.lepanto.showing.forces import forces
from maestre.games.lepanto.showing.scene import scene
from maestre.games.lepanto.showing.tracker import tracker
from maestre.games.lepanto.table.state import Ship, State
from maestre.games.lepanto.turn.sequence import STEPS
from maestre.games.lepanto.turn.squadrons import plan_group_order
from maestre.games.lepanto.turn.victory import result
from maestre.play import Ask, Forces, Game, Message, Order, Outcome, Procedure, Setting, Tracker, Tries, rule
from maestre.play.board import Scene
from maestre.play.written.messages import Arg


class Lepanto(Game[State]):
    """The Battle of Lepanto, 1571. Perfect information: all views are the state itself."""

    key: ClassVar = "lepanto"
    rules: ClassVar = 2
    own_board: ClassVar = True
    seats: ClassVar = tuple(side.value for side in Side)
    state = State
    figures: Figures
    beats: ClassVar = BEATS
    package: ClassVar = "maestre.games.lepanto"

    def __init__(self, figures: Figures = State.figures) -> None:
        """Open the game with figures, its own unless it is told others."""
        self.open_with(figures, figures.scenarios, figures.options)

    def with_figures(self, changed: Mapping[str, str]) -> Lepanto:
        """Open it with other texts for some of its files."""
        return Lepanto(self.figures.anew(changed))

    @rule("4.0.a", "4.0.c", "4.0.d", "6.3.a")
    def setup(self, scenario: str, options: dict[str, Setting]) -> State:
        """Put every ship on its printed hex, galleasses in tow, wind to the east; the Christians open."""
        plan = self.figures.scenarios[scenario]
        ships = {one.id: Ship(one.id, one.squadron, one.side, one.kind, one.cell, one.facing) for one in plan.ships}
        state = self.state(
            scenario=scenario,
            turn=plan.first_turn,
            wind=plan.wind,
            ships=ships,
            at={ship.cell: ship.id for ship in ships.values()},
            tows={ShipId(galleass): ShipId(galley) for galleass, galley in plan.tows},
        )
        return replace(state, **options)

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point."""
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        """Count, once the game has ended."""
        return result(state) if state.ended else None

    def turn(self, state: State) -> int:
        """Give the game turn."""
        return state.turn

    # ---------------------------------------------------------------- what helps whoever decides

    def plan_group_order(self, state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Turn one order to many ships into what each is to try."""
        return plan_group_order(state, ask, pieces, order)

    def summarize_changes(self, before: State, after: State) -> tuple[Message, ...]:
        """Say who has been lost, repulsed or immobilised."""
        return tuple(summarize_changes(before, after))

    def scene(self, view: State, seat: str) -> Scene:
        """Describe the position; all see the same."""
        return scene(view)

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
        """Tell how many ships there are, what they are worth and how long it lasts."""
        return briefing_figures(state)

    def board_data(self) -> dict[str, object]:
        """Give what is printed on the board and the counters."""
        return board_data(self.figures)

    # ---------------------------------------------------------------- what always holds

    def invariants(self, state: State) -> None:
        """Every ship is in play or lost; one ship a hex but for rams; nobody acts twice; points and tows add up."""
        plan = self.figures.scenarios[state.scenario]
        assert len(state.ships) + len(state.lost) == len(plan.ships), "ships accounted for"
        assert all(one.id in state.ships or one.id in state.lost for one in plan.ships)
        types = self.figures.types
        in_play = sum(types[ship.kind].points for ship in state.ships.values())
        gone = sum(types[one.kind].points for one in plan.ships if one.id in state.lost)
        assert in_play + gone == sum(types[one.kind].points for one in plan.ships), "points add up"
        assert len(state.at) + len(state.rams) == len(state.ships), "one ship a hex but for rams"
        self._hexes_fit(state)

    def _hexes_fit(self, state: State) -> None:
        for ship in state.ships.values():
            ram = state.rams.get(ship.cell)
            assert ship.id == (ram.rammer if ram and ram.rammer == ship.id else state.at[ship.cell])
            assert ship.facing in range(1, 7)
        for cell, ram in state.rams.items():
            assert state.ships[state.at[cell]].side is Side.CHRISTIAN, "only Christians are rammed"
            assert state.ships[ram.rammer].side is Side.ISLAMIC
        for ship_id, deeds in state.done.items():
            assert len(deeds) == len(dict.fromkeys(deeds)), (ship_id, deeds)
        step = self.figures.step
        for galleass, galley in state.tows.items():
            towed, tow = state.ships[galleass], state.ships[galley]
            assert step[towed.facing][towed.cell] == tow.cell, "a towed galleass points at its tow"
            assert step[tow.facing][tow.cell] != towed.cell, "a tow never faces its galleass"


game = Lepanto()
