"""The season of Mistral: a winter with a Search, a Battle, a Gale that wears somebody and an Order Fulfilled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from battles.script import Script, Step

from maestre.games.mistral.data.words import Fleet, Kind, Status
from maestre.games.mistral.game import game
from maestre.games.mistral.moving.courses import SAIL
from maestre.games.mistral.table.standing import COURSE
from maestre.games.mistral.table.state import (
    Chit,
    ChitStatus,
    Formation,
    FormationId,
    Phase,
    Squadron,
    State,
)
from maestre.play import Ask, Each, Order, Orders, Pick, Table

__all__ = ["OfMistral"]

FLAGS: Final = ("bourbon_grand", "bourbon_flag_A", "french_flag_B")
OUT: Final = tuple(f"course {one} cA then stay" for one in FLAGS)
"""The British lie off Toulon, and the Bourbons come out to them."""
SEA: Final = ("tasks", "searches", "shadow", "screen", "help", "dummies", "watches", "recall", "scatter", "divert")
ELSEWHERE: Final = ("reroll", "rank", "terms", "assignments", "reorganise", "laying-up")
CRUISE: Final = (*(f"{window} never" for window in (*SEA, *ELSEWHERE)), "repairs always", "stay all")
"""What a quiet cruise leaves to itself, at one press."""
ALARM: Final = " unless contact"
HEEDFUL: Final = (*SEA, "stay")
"""What is asked all the same when an enemy is near, until that is lifted."""
MOVED: Final = ("tasks never", "stay all")
FOUGHT: Final = {Fleet.BRITISH: ("attack never", "searches never", "shadow never"), Fleet.BOURBON: ("attack never",)}
ROUTINE: Final = ("orders never", "requests never", "fitting-out never")
SETTLED: Final = {
    Fleet.BRITISH: ROUTINE,
    Fleet.BOURBON: (*ROUTINE, "assignments never", "reorganise never", "repairs always"),
}
"""What is left to itself only after the first moves, after the Battle, and after the first Turn: each side wants to be
asked something that the other does not."""
MOVING: Final = (Phase.FIRST_WINDOW, Phase.MARKING, Phase.BRITISH_MOVES)
BY_HAND: Final = 2
"""The increment of the first Impulse that ends the first moves, and its phases up to then."""
CRUISES: Final = ("BR-CR3", "BO-CR3")
"""The Orders that are Fulfilled by whoever stays off Toulon."""
TOLD: Final = ("convoy-appears", "search-found", "gale", "combat-result", "battle-over", "order-fulfilled")
ASKED: Final = (
    "IC.6.2",
    "S.10",
    "IC.5.15.b",
    "IC.7.12.b",
    "IC.8.12.b",
    "IC.8.33",
    "IC.9.35",
    "IC.9.36",
    "S.28",
    "S.29",
)
"""The rules of what is to be answered by hand, at least once."""
GALE: Final = "T.gale_effects"


class OfMistral(Script[State]):
    """The first moves by hand; then standing orders hold the British off Toulon and bring the Bourbons out to them.

    After one Battle they leave each other alone, and after the first Turn nothing is asked that can be declined.
    """

    game: ClassVar = game
    file: ClassVar = "mistral.season.json"
    scenario: ClassVar = "winter-1744"
    wanted: ClassVar = "a Search, a Battle, a Gale that wears somebody and an Order Fulfilled"
    most: ClassVar = 115

    def shows(self, _state: State, step: Step) -> str:
        """The rule of what is answered by hand."""
        return step.rule if step.orders is None else ""

    def has_all(self, table: Table[State], shown: tuple[str, ...]) -> bool:
        """Whether all that is wanted has come about, and every kind of request was answered by hand."""
        told = {one.told.message.key for one in table.told}
        worn = any(one.told.message.key == "damaged" and one.told.rule == GALE for one in table.told)
        return worn and told.issuperset(TOLD) and set(shown).issuperset(ASKED)

    def orders(self, table: Table[State], seat: str, left: tuple[str, ...]) -> tuple[str, ...]:
        """A quiet cruise; its alarm is lifted, then what the seat wants to be asked; what is asked now comes last."""
        if not left:
            return tuple(one + ALARM if one.split()[0] in HEEDFUL else one for one in CRUISE)
        if any(one.endswith(ALARM) for one in left):
            return tuple(one.removesuffix(ALARM) for one in left)
        wanted, ask = _wanted(table, Fleet(seat)), table.asked(seat)
        lifted = [one for one in left if not any(order.startswith(one) for order in wanted)]
        if lifted:
            return tuple(one for one in left if one != lifted[0])
        assert ask is not None, "whoever is waited for is asked"
        missing = [one for one in wanted if one not in left]
        missing.sort(key=lambda one: ask.window != "" and one.startswith(ask.window))
        return _with(left, missing[0]) if missing else left

    def amended(self, state: State, ask: Ask, answer: object) -> object:
        """Bring about what is wanted: draw Orders at first, Cruise off Toulon, come out to the British, attack.

        What is ordered must be among what is offered, or nobody could press it.
        """
        choice = ask.choice
        if isinstance(choice, Pick):
            return next((one for one in CRUISES if one in choice.options), answer)
        if isinstance(choice, Each) and ask.window == COURSE:
            return {one: SAIL if one in FLAGS and SAIL in actions else actions[0] for one, actions in choice.options}
        if not isinstance(choice, Orders):
            return answer
        offered = [one.answer for one in ask.about.offers(self.game.view(state, ask.seat), "")]
        wanted = (one for one in offered if isinstance(one, Order) and _is_wanted(state, one))
        bare = Order("done" if "done" in choice.verbs else "pass")
        return next(wanted, answer if answer in offered else bare)

    def hidden(self, state: State, seat: str) -> dict[str, bool]:
        """Formations that are not Spotted, but for Convoys, what sails with them, and Orders that have not ended."""
        stacks = (one for one in state.formations.values() if one.kind is not Kind.CONVOY)
        formations = {one.id: not _is_open(one) for one in stacks if one.fleet.value != seat}
        chits = {one.id: not _has_ended(one) for one in state.chits.values() if one.fleet.value != seat}
        return formations | chits | dict(_squadrons(state, seat))


def _wanted(table: Table[State], fleet: Fleet) -> list[str]:
    state = table.state
    fought = any(one.told.message.key == "battle-over" for one in table.told)
    moment = state.impulses, state.increment
    moved = moment > (1, BY_HAND) or (moment == (1, BY_HAND) and state.phase not in MOVING)
    due = ((moved, MOVED), (fought, FOUGHT[fleet]), (state.turns > 1, SETTLED[fleet]))
    asked = [one for is_due, orders in due if not is_due for one in orders]
    sailing = OUT if moved and fleet is Fleet.BOURBON else ()
    return [*sailing, *(one for one in dict.fromkeys((*CRUISE, *FOUGHT[fleet], *SETTLED[fleet])) if one not in asked)]


def _with(left: tuple[str, ...], order: str) -> tuple[str, ...]:
    """One more order; of a course first where it leads, then what is done there."""
    way, then, _ = order.partition(" then ")
    if then and way not in left:
        return (*left, way)
    return (*(one for one in left if one != way), order)


def _is_wanted(state: State, order: Order) -> bool:
    if order.verb == "draw":
        return state.phase is Phase.FIRST_ORDERS
    return order.verb == "attack" or order.piece in CRUISES


def _is_open(one: Formation) -> bool:
    return one.spotted and not one.harbour


def _has_ended(one: Chit) -> bool:
    return one.status in (ChitStatus.FULFILLED, ChitStatus.FAILED)


def _squadrons(state: State, seat: str) -> Iterator[tuple[str, bool]]:
    for one in state.squadrons.values():
        if state.figures.formations.fleets[one.contingent].value != seat:
            yield one.id, not _sails_openly(state, one)


def _sails_openly(state: State, one: Squadron) -> bool:
    """Whether all see a Squadron: off the map, or with a Formation that they see."""
    formation = state.formations.get(FormationId(one.formation))
    if one.status is Status.AWAY:
        return True
    return one.status is Status.READY and (not one.formation or (formation is not None and _is_open(formation)))
