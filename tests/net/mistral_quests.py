"""Quests of Mistral: 50-gun ships that change their role, Squadrons home from the Levant, two Convoys in one place."""

from __future__ import annotations

from collections.abc import Iterable

from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.fleets.conversion import CONVERT
from maestre.games.mistral.orders.holding import holders
from maestre.games.mistral.orders.rendezvous import EAST
from maestre.games.mistral.table.state import AuxiliaryId, ChitStatus, State
from maestre.play import Answer, Order, Table
from tests.net.seeking import Habit, Player, Quest, verbs

Position = Table[State]
ESCORT = "BO-ES1"


def _to_the_levant(state: State, _pieces: tuple[str, ...]) -> Iterable[Answer]:
    """British Squadrons may be sent beyond the East edge."""
    return [Order("rendezvous", squadron, (EAST,)) for squadron in state.squadrons]


def _is_for_the_levant(table: Position, answer: Answer) -> float:
    return isinstance(answer, Order) and EAST in answer.objects


def _to_an_auxiliary(state: State, _pieces: tuple[str, ...]) -> Iterable[Answer]:
    """Escort Orders in hand may be Issued to Auxiliaries."""
    hand = [one.id for one in state.chits.values() if one.status is ChitStatus.RECEIVED and one.id.startswith(ESCORT)]
    ours = [one for one in holders(state, Fleet.BOURBON) if AuxiliaryId(one) in state.auxiliaries]
    return [Order("issue", chit, (holder,)) for chit in hand for holder in ours]


def _gives_an_escort(table: Position, answer: Answer) -> float:
    return (
        isinstance(answer, Order)
        and answer.piece.startswith(ESCORT)
        and AuxiliaryId(answer.objects[0]) in table.state.auxiliaries
    )


QUESTS = (
    Quest(
        "conversion",
        frozenset({"converting"}),
        "1745",
        {},
        Player("random"),
        Player("random", {"task-window": verbs(CONVERT)}),
    ),
    Quest(
        "levant",
        frozenset({"levant-returns"}),
        "1740",
        {},
        Player("doctrine", {"orders-step": Habit(_is_for_the_levant, _to_the_levant)}),
        Player("random"),
    ),
    Quest(
        "guarded",
        frozenset({"guarded"}),
        "1740",
        {"order_draws": "chosen"},
        Player("random"),
        Player(
            "random",
            {
                "mustering": Habit(lambda _table, answer: float(answer) if isinstance(answer, int) else 0),
                "drawn-set": Habit(lambda _table, answer: str(answer).startswith(ESCORT)),
                "orders-step": Habit(_gives_an_escort, _to_an_auxiliary),
                "task-window": verbs(Task.ESCORT.value),
            },
        ),
    ),
)
