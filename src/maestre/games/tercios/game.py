"""Liber Militum: Tercios as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from maestre.games.tercios.abilities.vanguard import vanguard
from maestre.games.tercios.assumed import assumed
from maestre.games.tercios.checks import check
from maestre.games.tercios.data import FORCES, SCENARIOS, Scale
from maestre.games.tercios.deployment import choose_sides, deploy
from maestre.games.tercios.invariants import at_any_time, at_rest
from maestre.games.tercios.lists import army_of, check_room, read_list, write_list
from maestre.games.tercios.losses import difference
from maestre.games.tercios.offers import able, muster, offers
from maestre.games.tercios.opening import ARMIES, LEARNERS, LEARNING, enlist, prepared
from maestre.games.tercios.proposals import propose
from maestre.games.tercios.scenery import buy, crops, finish, rivers
from maestre.games.tercios.sequence import STEPS
from maestre.games.tercios.sheet import sheet
from maestre.games.tercios.snaps import snapped
from maestre.games.tercios.standing import answered, check_standing
from maestre.games.tercios.state import Phase, Side, State
from maestre.games.tercios.victory import result, swept
from maestre.games.tercios.view import imagined, seen
from maestre.games.tercios.wording import described
from maestre.miniatures.game import Helping, Holding, Judging, Listing, TableGame
from maestre.play import (
    Ask,
    Assumption,
    Outcome,
    Procedure,
    rule,
)

__all__ = ["Tercios", "game"]

FULL: Final = "full"
READY: Final = "ready"
_SETTING_UP: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.SCENERY: buy,
    Phase.CARTOGRAPHY: finish,
    Phase.CROPS: crops,
    Phase.SIDES: choose_sides,
    Phase.DEPLOYMENT: deploy,
    Phase.RIVERS: rivers,
    Phase.VANGUARD: vanguard,
}


class Tercios(TableGame[State]):
    """Liber Militum: Tercios, 1496-1698. Cards lie face down and ambushes are hidden; all else is open."""

    key: ClassVar = "tercios"
    rules: ClassVar = 1
    stride: ClassVar = 3
    seats: ClassVar = tuple(side.value for side in Side)
    scenarios: ClassVar = tuple(SCENARIOS)
    options: ClassVar = {
        "blue_army": ARMIES,
        "red_army": (*ARMIES[1:], ARMIES[0]),
        "scale": tuple(scale.value for scale in Scale),
        "ambush": (True, False),
        "preparation": (FULL, READY),
    }
    lists: ClassVar = ("blue_army", "red_army")
    state = State
    judging: ClassVar = Judging(check, propose, described, answered, check_standing)
    helping: ClassVar = Helping(able, offers, snapped, muster, difference, sheet)
    listing: ClassVar = Listing(read_list, write_list)
    holding: ClassVar = Holding(at_any_time, at_rest)
    package: ClassVar = "maestre.games.tercios"

    @rule("9.02", "9.09", "9.10", "9.54")
    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        """Raise both armies; the players prepare the table, or find it ready, which is ours (9.10).

        The learning battle is always ready: its own pair of forces faces each other and plans its first turn.
        """
        state = State(scenario=scenario, scale=Scale(options["scale"]), ambush=options["ambush"], armies={})
        forces = LEARNERS if scenario == LEARNING else (options["blue_army"], options["red_army"])
        for side, force in zip(Side, forces, strict=True):
            army = army_of(force)
            enlist(state, side, army, force if force in FORCES else army.name)
        if scenario == LEARNING:
            prepared(state)
            state.phase, state.turn = Phase.PLANNING, 1
        elif options["preparation"] == READY:
            prepared(state)
            state.phase = Phase.VANGUARD
        return state

    def chosen(self, options: dict[str, Any]) -> dict[str, Any]:
        """Complete options; refuse a list with flaws, and one for which the table has no room."""
        chosen = super().chosen(options)
        for name in self.lists:
            if chosen[name] not in self.options[name]:
                check_room(chosen[name], Scale(chosen["scale"]))
        return chosen

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point; the battle ends there if a side has no Troops left."""
        yield from (_SETTING_UP.get(state.phase) or STEPS[state.phase])(state)
        swept(state)

    def outcome(self, state: State) -> Outcome | None:
        """Count, once the battle has ended."""
        return result(state) if state.ended else None

    def turn(self, state: State) -> int:
        """Give the game turn; 0 while the table is being prepared."""
        return state.turn

    def view(self, state: State, seat: str) -> State:
        """Mask unknown cards and the places of enemy ambushes."""
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Draw unknown cards and ambushes afresh."""
        return imagined(view, seat, rng)

    def assume(self, state: State, ask: Ask) -> Assumption | None:
        """Take for granted that nobody reacts and nobody goes on after a fight."""
        return assumed(ask)


game = Tercios()
