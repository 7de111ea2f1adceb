"""Mistral as the kernel sees it: set-up, steps, checks, views, outcome."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from maestre.games.mistral.assumed import assumed, concluded
from maestre.games.mistral.checks import check
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.ending import outcome
from maestre.games.mistral.imagining import imagined
from maestre.games.mistral.invariants import at_any_time, at_rest
from maestre.games.mistral.losses import difference
from maestre.games.mistral.occasions import set_out
from maestre.games.mistral.offers import able, offers
from maestre.games.mistral.opening import OPTIONS, SCENARIO_NAMES, opened
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.sequence import step
from maestre.games.mistral.sheet import sheet
from maestre.games.mistral.standing import answered, check_standing
from maestre.games.mistral.state import Phase, State
from maestre.games.mistral.view import seen
from maestre.games.mistral.wording import described
from maestre.play import Answer, Ask, Assumption, Game, Message, Offer, Outcome, Procedure

__all__ = ["Mistral", "game"]


class Mistral(Game[State]):
    """Mistral, the war at sea in the western Mediterranean. Fleets, Orders and Convoys are hidden."""

    key: ClassVar = "mistral"
    rules: ClassVar = 1
    seats: ClassVar = tuple(fleet.value for fleet in Fleet)
    scenarios: ClassVar = tuple(reversed(SCENARIO_NAMES))
    options: ClassVar = dict(OPTIONS)
    state = State
    package: ClassVar = "maestre.games.mistral"

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        """Put everything where the scenario has it; the first Orders are drawn next."""
        return opened(scenario, options)

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point."""
        return step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Compare Prestige, once the game has ended."""
        return outcome(state) if state.phase is Phase.OVER else None

    def turn(self, state: State) -> int:
        """Give the Turn, counted from the start of the game."""
        return state.turns

    def check(self, state: State, ask: Ask, answer: Any) -> None:
        """Refuse what the rules do not allow."""
        check(state, ask, answer)

    def propose(self, state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Yield allowed answers in an order that chance decides."""
        return propose(state, ask, rng)

    def view(self, state: State, seat: str) -> State:
        """Mask what a seat may not know."""
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        """Put into hidden counters and harbours what might be there."""
        return imagined(view, seat, rng)

    def standing(self, state: State, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
        """Answer a window by standing orders."""
        return answered(state, ask, orders)

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that cannot be followed."""
        check_standing(seat, orders)

    # ---------------------------------------------------------------- what helps whoever decides

    def able(self, state: State, ask: Ask) -> tuple[str, ...]:
        """List the pieces that an answer may be about."""
        return able(state, ask)

    def offers(self, state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
        """List what may be answered, with its figures."""
        return offers(state, ask, piece)

    def describe(self, state: State, ask: Ask, answer: Any) -> Message:
        """Put an answer into words."""
        return described(state, ask, answer)

    def difference(self, before: State, after: State) -> tuple[Message, ...]:
        """Say what has become of ships, stacks, Orders and Prestige."""
        return tuple(difference(before, after))

    def assume(self, state: State, ask: Ask) -> Assumption | None:
        """Take for granted that nobody interferes."""
        return assumed(state, ask)

    def concluded(self, before: State, after: State) -> bool:
        """End odds with the phase, and of Battles with their place."""
        return concluded(before, after)

    # ---------------------------------------------------------------- what always holds

    def sheet(self) -> dict[str, Any]:
        """Give what is printed on the map and the counters."""
        return sheet()

    def invariants(self, state: State) -> None:
        """Assert what always holds."""
        at_any_time(state)

    def at_rest(self, state: State) -> None:
        """Assert what holds at quiet points."""
        at_rest(state)


set_out()
game = Mistral()
