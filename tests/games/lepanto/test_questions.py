"""What is asked: how an order is read into a deed, and that nobody leaves out a question."""

from __future__ import annotations

import msgspec
import pytest

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.doctrine import INSTRUCTIONS
from maestre.games.lepanto.fighting.boarding import Board
from maestre.games.lepanto.fighting.combat_phase import Combat, EndCombat
from maestre.games.lepanto.fighting.gunnery import Guns
from maestre.games.lepanto.fighting.ramming import RamDie
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.sailing.movement import Move
from maestre.games.lepanto.sailing.movement_phase import EndMovement, Movement
from maestre.games.lepanto.sailing.reorientation import EndReorientation, Face, Reorientation
from maestre.games.lepanto.sailing.towing import Cut, Tows
from maestre.games.lepanto.table.state import Phase
from maestre.games.lepanto.text.orders import READINGS
from maestre.games.lepanto.text.reports import HELP, QUESTIONS
from maestre.play import Deed, Message, Order, Refused, questions_of
from tests.games.lepanto.positions import accepted, do, order, position

GAME = "maestre.games.lepanto"
A, B, G, X = map(ShipId, "ABGX")
MOVEMENT, COMBAT, TURNS = Movement("christian"), Combat("christian"), Reorientation("christian")


def test_doctrine_and_terminal_know_every_question() -> None:
    assert set(questions_of(GAME)) == {Tows, Movement, Combat, Reorientation}
    for handlers in (INSTRUCTIONS, READINGS, QUESTIONS, HELP):
        assert handlers.missing(GAME) == ()


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (Tows((G,)), {"type": "tows", "galleasses": ["G"]}),
        (MOVEMENT, {"type": "movement", "seat": "christian"}),
        (COMBAT, {"type": "combat", "seat": "christian"}),
        (TURNS, {"type": "reorientation", "seat": "christian"}),
    ],
)
def test_a_question_is_told_by_its_name(question: Tows | Movement | Combat | Reorientation, told: object) -> None:
    assert msgspec.json.decode(msgspec.json.encode(question)) == told


@pytest.mark.parametrize(
    ("question", "words", "deed"),
    [
        (MOVEMENT, "move A sail oar port", Move(A, ("sail", "oar", "port"))),
        (MOVEMENT, "cut G", Cut(G)),
        (MOVEMENT, "end", EndMovement()),
        (COMBAT, "guns A X", Guns(A, X)),
        (COMBAT, "arms A X B", Arms(A, (X, B))),
        (COMBAT, "board X A B", Board(X, (A, B))),
        (COMBAT, "ram A", RamDie(A)),
        (COMBAT, "end", EndCombat()),
        (TURNS, "face A 2", Face(A, 2)),
        (TURNS, "cut G", Cut(G)),
        (TURNS, "end", EndReorientation()),
    ],
)
def test_an_order_is_read_into_a_deed_and_written_as_it_was(
    question: Movement | Combat | Reorientation, words: str, deed: Deed[object]
) -> None:
    assert question.read(order(words)) == deed
    assert deed.order() == order(words)


@pytest.mark.rule("5.2.a", "5.2.d", "5.3.a", "5.4.a", "5.4.b", "7.1.d", "6.1.g")
@pytest.mark.parametrize(
    ("phase", "words", "rule", "message"),
    [
        (Phase.MOVEMENT, "move", "5.2.a", Message.of("no-such-ship", ship="")),
        (Phase.MOVEMENT, "cut", "5.2.a", Message.of("no-such-ship", ship="")),
        (Phase.MOVEMENT, "cut nobody", "5.2.a", Message.of("no-such-ship", ship="nobody")),
        (Phase.MOVEMENT, "cut X", "5.2.a", Message.of("not-yours", ship="X", target="X")),
        (Phase.COMBAT, "guns", "5.3.a", Message.of("no-such-ship", ship="")),
        (Phase.COMBAT, "guns A", "7.1.d", Message.of("one-target", ship="A")),
        (Phase.COMBAT, "guns A X X", "7.1.d", Message.of("one-target", ship="A")),
        (Phase.COMBAT, "board", "5.3.a", Message.of("no-such-ship", ship="")),
        (Phase.COMBAT, "board A A", "5.3.a", Message.of("not-an-enemy", ship="A", target="A")),
        (Phase.COMBAT, "board nobody A", "5.3.a", Message.of("no-such-ship", ship="nobody")),
        (Phase.COMBAT, "board X nobody", "5.3.a", Message.of("not-yours", ship="nobody")),
        (Phase.COMBAT, "board X X", "5.3.a", Message.of("not-yours", ship="X")),
        (Phase.COMBAT, "arms A nobody", "5.3.a", Message.of("not-an-enemy", ship="A", target="nobody")),
        (Phase.COMBAT, "arms A A", "5.3.a", Message.of("not-an-enemy", ship="A", target="A")),
        (Phase.COMBAT, "guns A nobody", "5.3.a", Message.of("not-an-enemy", ship="A", target="nobody")),
        (Phase.COMBAT, "guns A A", "5.3.a", Message.of("not-an-enemy", ship="A", target="A")),
        (Phase.COMBAT, "ram X", "5.3.a", Message.of("not-yours", ship="X", target="X")),
        (Phase.REORIENTATION, "face", "5.4.a", Message.of("no-such-ship", ship="")),
        (Phase.REORIENTATION, "face nobody 2", "5.4.a", Message.of("no-such-ship", ship="nobody")),
        (Phase.REORIENTATION, "face A 2 3", "5.4.b", Message.of("no-such-facing", facing="2 3")),
        (Phase.REORIENTATION, "face A", "5.4.b", Message.of("no-such-facing", facing="")),
        (Phase.REORIENTATION, "face A 0", "5.4.b", Message.of("no-such-facing", facing="0")),
        (Phase.REORIENTATION, "face A 7", "5.4.b", Message.of("no-such-facing", facing="7")),
        (Phase.REORIENTATION, "face A 2.0", "5.4.b", Message.of("no-such-facing", facing="2.0")),
        (Phase.REORIENTATION, "cut nobody", "5.4.a", Message.of("no-such-ship", ship="nobody")),
    ],
)
def test_what_makes_no_deed_is_refused_under_the_rule_it_breaks(
    phase: Phase, words: str, rule: str, message: Message
) -> None:
    table = position("A C galley 20,20 4", "X I galley 30,20 1", phase=phase)
    with pytest.raises(Refused) as refused:
        table.check("christian", order(words))
    assert (refused.value.rule, refused.value.message) == (rule, message)


@pytest.mark.parametrize("phase", [Phase.MOVEMENT, Phase.REORIENTATION])
def test_what_is_said_beside_a_cut_cable_or_an_end_is_not_heard(phase: Phase) -> None:
    """Older records may have it."""
    table = position("T C galley 20,20 4", "G C galleass 19,20 4", "X I galley 30,20 1", tows={"G": "T"}, phase=phase)
    accepted(table, "end now please")
    do(table, "cut G quickly")
    assert table.state.tows == {}
    assert table.entries[-1].answer == Order("cut", "G", ("quickly",))  # type: ignore[union-attr]
