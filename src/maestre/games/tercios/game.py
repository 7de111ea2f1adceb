"""Liber Militum: Tercios as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from maestre.play import (
    Answer,
    Ask,
    Assumption,
    Game,
    Message,
    Offer,
    Order,
    Outcome,
    OwnList,
    Procedure,
    Snap,
    Speaker,
    Tries,
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


class Tercios(Game[State]):
    """Liber Militum: Tercios, 1496-1698. Cards lie face down and ambushes are hidden; all else is open."""

    key: ClassVar = "tercios"
    rules: ClassVar = 1
    stride: ClassVar = 3
    measured: ClassVar = True
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

    def read_list(self, text: str) -> OwnList:
        """Read an army list, right or wrong."""
        return read_list(text)

    def write_list(self, value: str, speaker: Speaker) -> str:
        """Write out a ready force or a list."""
        return write_list(value, speaker)

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

    def check(self, state: State, ask: Ask, answer: Any) -> None:
        """Refuse what the rules do not allow."""
        check(state, ask, answer)

    def propose(self, state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Yield allowed answers in an order that chance decides."""
        return propose(state, ask, rng)

    def view(self, state: State, seat: str) -> State:
        """Mask unknown cards and the places of enemy ambushes."""
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Draw unknown cards and ambushes afresh."""
        return imagined(view, seat, rng)

    def able(self, state: State, ask: Ask) -> tuple[str, ...]:
        """List the Troops and leaders that an answer may name."""
        return able(state, ask)

    def offers(self, state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
        """List the orders that may be given now."""
        return offers(state, ask, piece)

    def snap(self, state: State, ask: Ask, answer: Any) -> Snap:
        """Give the allowed answer nearest to one that is dragged or typed."""
        return snapped(state, ask, answer)

    def muster(self, state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Lay all cards at once: one order for many, or what suits each."""
        return muster(state, ask, pieces, order)

    def describe(self, state: State, ask: Ask, answer: Any) -> Message:
        """Put an answer into words, with its figures."""
        return described(state, ask, answer)

    def assume(self, state: State, ask: Ask) -> Assumption | None:
        """Take for granted that nobody reacts and nobody goes on after a fight."""
        return assumed(ask)

    def difference(self, before: State, after: State) -> tuple[Message, ...]:
        """Say what has become of Troops and leaders."""
        return tuple(difference(before, after))

    def standing(self, state: State, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
        """Answer a reaction window by standing orders."""
        return answered(state, ask, orders)

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that nobody would understand."""
        check_standing(seat, orders)

    def sheet(self) -> dict[str, Any]:
        """Give what is printed: table, bases, profiles, weapons, orders, ground."""
        return sheet()

    # ---------------------------------------------------------------- what always holds

    def invariants(self, state: State) -> None:
        """Cards, pools, leaders and bases fit together."""
        at_any_time(state)

    def at_rest(self, state: State) -> None:
        """Between two deeds no wear is unsettled, and nobody overlaps or has left the table."""
        at_rest(state)


game = Tercios()
