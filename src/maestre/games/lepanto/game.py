"""The Battle of Lepanto as the kernel sees it: set-up, steps, checks, outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar, Final

from maestre.games.lepanto.boarding import check_board
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM
from maestre.games.lepanto.data import OPTIONS, SCENARIOS, STEP, TYPES, Side
from maestre.games.lepanto.gunnery import check_guns
from maestre.games.lepanto.losses import difference
from maestre.games.lepanto.movement import check_move
from maestre.games.lepanto.offers import able, described, offers
from maestre.games.lepanto.proposals import propose
from maestre.games.lepanto.ramming import check_no_ram_due, check_ram
from maestre.games.lepanto.reorientation import check_face
from maestre.games.lepanto.sequence import CUT, END, FACE, MOVE, STEPS
from maestre.games.lepanto.sheet import sheet
from maestre.games.lepanto.small_arms import check_arms
from maestre.games.lepanto.squadrons import muster
from maestre.games.lepanto.state import Phase, Ship, ShipId, State
from maestre.games.lepanto.towing import check_cut
from maestre.games.lepanto.victory import result
from maestre.play import Answer, Ask, Game, Message, Offer, Order, Outcome, Procedure, Refused, Tries, rule

_CHECKS: Final[dict[str, Callable[[State, Order], None]]] = {
    MOVE: check_move,
    CUT: check_cut,
    GUNS: check_guns,
    ARMS: check_arms,
    BOARD: check_board,
    RAM: check_ram,
    FACE: check_face,
}


class Lepanto(Game[State]):
    """The Battle of Lepanto, 1571. Perfect information: all views are the state itself."""

    key: ClassVar = "lepanto"
    rules: ClassVar = 1
    stride: ClassVar = 3
    seats: ClassVar = tuple(side.value for side in Side)
    scenarios: ClassVar = tuple(SCENARIOS)
    options: ClassVar = OPTIONS
    state = State
    package: ClassVar = "maestre.games.lepanto"

    @rule("4.0.a", "4.0.c", "4.0.d", "6.3.a")
    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        """Put every ship on its printed hex, galleasses in tow, wind to the east; the Christians open."""
        plan = SCENARIOS[scenario]
        ships = {
            ShipId(one.id): Ship(ShipId(one.id), one.squadron, one.side, one.kind, one.cell, one.facing)
            for one in plan.ships
        }
        return State(
            scenario=scenario,
            turn=plan.first_turn,
            wind=plan.wind,
            ships=ships,
            at={ship.cell: ship.id for ship in ships.values()},
            tows={ShipId(galleass): ShipId(galley) for galleass, galley in plan.tows},
            **options,
        )

    def step(self, state: State) -> Procedure[None]:
        """Run to the next quiet point."""
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        """Count, once the game has ended."""
        return result(state) if state.ended else None

    def turn(self, state: State) -> int:
        """Give the game turn."""
        return state.turn

    @rule("5.2.d", "5.3.a")
    def check(self, state: State, ask: Ask, answer: Any) -> None:
        """Refuse what the rules do not allow: nothing illegal ever stands, so there is nothing to challenge."""
        if type(answer) is not Order:
            return
        if answer.verb == END:
            if state.phase is Phase.COMBAT:
                check_no_ram_due(state)
            return
        ship = state.ships.get(ShipId(answer.piece))
        if ship is None:
            raise Refused(ask.rule, "no-such-ship", ship=answer.piece)
        if (ship.side is state.side) is (answer.verb == BOARD):
            raise Refused(
                ask.rule, "not-an-enemy" if answer.verb == BOARD else "not-yours", ship=ship.id, target=ship.id
            )
        _CHECKS[answer.verb](state, answer)

    def propose(self, state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Yield allowed answers in an order that chance decides."""
        return propose(state, ask, rng)

    # ---------------------------------------------------------------- what helps whoever decides

    def able(self, state: State, ask: Ask) -> tuple[str, ...]:
        """List the ships that may do something now."""
        return able(state, ask)

    def offers(self, state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
        """List what a ship may be told, how an enemy may be attacked, or what concerns the phase."""
        return offers(state, ask, piece)

    def muster(self, state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Turn one order to many ships into what each is to try."""
        return muster(state, ask, pieces, order)

    def describe(self, state: State, ask: Ask, answer: Any) -> Message:
        """Put an answer into words."""
        return described(state, answer)

    def difference(self, before: State, after: State) -> tuple[Message, ...]:
        """Say who has been lost, repulsed or immobilised."""
        return tuple(difference(before, after))

    def sheet(self) -> dict[str, Any]:
        """Give what is printed on the board and the counters."""
        return sheet()

    # ---------------------------------------------------------------- what always holds

    def invariants(self, state: State) -> None:
        """Every ship is in play or lost; one ship a hex but for rams; nobody acts twice; points and tows add up."""
        plan = SCENARIOS[state.scenario]
        assert len(state.ships) + len(state.lost) == len(plan.ships), "ships accounted for"
        assert all(one.id in state.ships or one.id in state.lost for one in plan.ships)
        in_play = sum(TYPES[ship.kind].points for ship in state.ships.values())
        gone = sum(TYPES[one.kind].points for one in plan.ships if one.id in state.lost)
        assert in_play + gone == sum(TYPES[one.kind].points for one in plan.ships), "points add up"
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
        for galleass, galley in state.tows.items():
            towed, tow = state.ships[galleass], state.ships[galley]
            assert STEP[towed.facing][towed.cell] == tow.cell, "a towed galleass points at its tow"
            assert STEP[tow.facing][tow.cell] != towed.cell, "a tow never faces its galleass"


game = Lepanto()
