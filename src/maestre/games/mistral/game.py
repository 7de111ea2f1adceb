"""Mistral as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.invariants import at_any_time, at_rest
from maestre.games.mistral.showing.beats import BEATS, places_in
from maestre.games.mistral.showing.board_data import board_data
from maestre.games.mistral.showing.briefing import briefing_figures
from maestre.games.mistral.showing.change_summary import odds_stop, summarize_changes
from maestre.games.mistral.showing.forces import forces
from maestre.games.mistral.showing.imagining import imagined
from maestre.games.mistral.showing.scene import scene
from maestre.games.mistral.showing.tracker import tracker
from maestre.games.mistral.table.sequence import step
from maestre.games.mistral.table.standing import check_standing
from maestre.games.mistral.table.state import Phase, State
from maestre.games.mistral.table.view import SECRECY
from maestre.games.mistral.turn.ending import outcome
from maestre.games.mistral.turn.opening import agreeable, opened
from maestre.games.mistral.turn.wiring import wire
from maestre.play import Forces, Game, Message, Outcome, Procedure, Setting, Tracker
from maestre.play.board import Scene
from maestre.play.written.messages import Arg


class Mistral(Game[State]):
    """Mistral, the war at sea in the western Mediterranean. Fleets, Orders and Convoys are hidden."""

    key: ClassVar = "mistral"
    rules: ClassVar = 2
    own_board: ClassVar = True
    seats: ClassVar = tuple(fleet.value for fleet in Fleet)
    state = State
    secrecy: ClassVar = SECRECY
    beats: ClassVar = BEATS
    package: ClassVar = "maestre.games.mistral"
    figures: Figures

    def __init__(self, figures: Figures = State.figures) -> None:
        """Open the game with figures, its own unless it is told others."""
        self.open_with(figures, reversed(figures.scenarios.row), agreeable(figures))

    def with_figures(self, changed: Mapping[str, str]) -> Mistral:
        """Give the game opened with other figures: texts in place of files of its data."""
        return Mistral(self.figures.anew(changed))

    def setup(self, scenario: str, options: dict[str, Setting]) -> State:
        """Put everything where the scenario has it; the first Orders are drawn next."""
        return opened(self.figures, scenario, options)

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point."""
        return step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Compare Prestige, once the game has ended."""
        return outcome(state) if state.phase is Phase.OVER else None

    def turn(self, state: State) -> int:
        """Give the Turn, counted from the start of the game."""
        return state.turns

    def scene(self, view: State, seat: str) -> Scene:
        """Describe the sea."""
        return scene(view)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Put into hidden counters and harbours what might be there."""
        return imagined(view, seat, rng)

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that cannot be followed."""
        check_standing(self.figures, seat, orders)

    def names_in(self, arg: Arg) -> tuple[str, ...]:
        """List the places that an argument of a line names: counters are hidden, and the map points at no other."""
        return places_in(self.figures, arg)

    # ---------------------------------------------------------------- what helps whoever decides

    def summarize_changes(self, before: State, after: State) -> tuple[Message, ...]:
        """Say what has become of ships, stacks, Orders and Prestige."""
        return tuple(summarize_changes(before, after))

    def forces(self, state: State) -> Forces:
        """List what both sides have in play and what is lost."""
        return forces(state)

    def fallen(self, state: State) -> int:
        """Count what is lost."""
        return len(state.lost)

    def tracker(self, view: State) -> Tracker:
        """Say how the war stands, from what a seat knows."""
        return tracker(view)

    def briefing_figures(self, state: State) -> dict[str, Arg]:
        """Tell the Year, its Turns, and what both Fleets begin with."""
        return briefing_figures(state)

    def odds_stop(self, before: State, after: State) -> bool:
        """End odds with the phase, and of Battles with their place."""
        return odds_stop(before, after)

    # ---------------------------------------------------------------- what always holds

    def board_data(self) -> dict[str, object]:
        """Give what is printed on the map and the counters."""
        return board_data(self.figures)

    def invariants(self, state: State) -> None:
        """Assert what always holds."""
        at_any_time(state)

    def at_rest(self, state: State) -> None:
        """Assert what holds at quiet points."""
        at_rest(state)


wire()
game = Mistral()
