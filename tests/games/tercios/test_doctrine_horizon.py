"""What the doctrine makes of the time that is left, of bad ground and of a go that is lost."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Element, Ground, OrderKind
from maestre.games.tercios.doctrine.deeds import deed
from maestre.games.tercios.doctrine.posts import best_post
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.stakes import caution, turns_left
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.opening import LEARNING
from maestre.games.tercios.table.move_legality import speed
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import Agreed, LeaderId, Loss, UnitId
from maestre.games.tercios.table.victory import TimeUp
from maestre.miniatures.sides import Side
from maestre.opponents import agent, answered
from maestre.play import Answer, Order, Table, view
from tests.games.tercios.board import box, inches
from tests.games.tercios.fields import field
from tests.games.tercios.positions import Position, action

ONE = UnitId("B1-1")


def answer(table: Position) -> Answer:
    """Ask the general who is asked."""
    return answered(agent("veteran", game), view(table, table.waiting()[0]), Random(0))


def eyes(table: Position) -> Field:
    """The field as blue sees it."""
    return Field(table.state, Side.BLUE)


def at(table: Position, turn: int, *, limit: int = 0, blue: int = 0, red: int = 0) -> Position:
    """Set the turn, the limit agreed on, and the points of each side."""
    state = table.state
    state.turn, state.agreed = turn, Agreed(turn_limit=limit)
    state.lost = {name: Loss(1, "", worth) for name, worth in (("R9", blue), ("B9", red)) if worth}
    return table


# ------------------------------------------------------------------------------------------------------- the time left


@pytest.mark.rule("9.03")
@pytest.mark.parametrize(
    ("turn", "limit", "lead", "left"),
    [
        (1, 2, 0, 1),
        (2, 2, 4, 0),
        (4, 10, 9, 6),
        (5, 0, 0, 3),
        (5, 0, 1, 2),
        (5, 0, 3, 1),
        (5, 0, 4, 1),
        (5, 0, 5, 0),
        (8, 0, 0, 0),
    ],
)
def test_the_last_turn_is_the_agreed_one_or_that_for_which_the_lead_is_enough(
    turn: int, limit: int, lead: int, left: int
) -> None:
    table = at(field("B1-1 30,20 0", "R1-1 30,40 180"), turn, limit=limit, blue=lead)
    assert turns_left(table.state) == left


@pytest.mark.parametrize("limit", [2, 5, 9])
def test_in_the_last_turn_who_is_behind_dares_all_and_who_is_ahead_nothing(limit: int) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,40 180")
    bold, level, careful = (
        caution(at(table, limit, limit=limit, blue=blue, red=red).state, Side.BLUE)
        for blue, red in ((0, 1), (1, 1), (1, 0))
    )
    assert bold < level < careful
    assert caution(at(table, limit, limit=limit + 9, red=1).state, Side.BLUE) == judgement.CAUTION


@pytest.mark.parametrize(("red", "charges"), [(1, True), (0, False)])
def test_who_is_behind_at_the_end_charges_at_odds_that_nobody_takes_before(red: int, charges: bool) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180", blue="shot_company", red="tercio")
    at(table, 4, limit=4 if red else 9, red=red)
    assert (deed(eyes(table), ONE, OrderKind.ATTACK) > 0) is charges


def test_hardly_anybody_comes_nearer_for_a_turn_that_will_not_come() -> None:
    table = field("B1-1 30,5 0", "R1-1 30,26 180", blue="cuirassiers", red="shot_company")
    soon, never = (deed(eyes(at(table, 4, limit=limit)), ONE, OrderKind.RUN) for limit in (9, 4))
    assert 0 < never < soon / 4


@pytest.mark.rule("9.03")
@pytest.mark.parametrize(("turn", "word"), [(1, "play-on"), (4, "play-on"), (5, "time-up")])
def test_no_battle_is_over_before_the_first_turn_of_the_table_of_duration(turn: int, word: str) -> None:
    table = Table.new(game, LEARNING, options={"length": "time"}, seed=bytes(32))
    rng = Random(1)
    while table.state.turn < turn or not isinstance(getattr(table.request, "about", None), TimeUp):
        (seat, *_) = table.waiting()
        about = getattr(table.asked(seat), "about", None)
        table.say(seat, "play-on" if isinstance(about, TimeUp) else next(table.proposals(seat, rng)))
    assert answer(table) == word


# ------------------------------------------------------------------------------------------------- bad ground


@pytest.mark.rule("3.18")
@pytest.mark.parametrize("rough", [True, False])
def test_a_troop_finds_its_way_through_ground_that_slows_it(rough: bool) -> None:
    fields = box(Element.CROP_FIELD, 20, 2, 40, 22, (Ground.DIFFICULT,))
    scenery = (fields,) if rough else ()
    table = field("B1-1 30,5 0", "R1-1 30,40 180", blue="cuirassiers", red="shot_company", scenery=scenery)
    to, here = best_post(eyes(table), ONE, OrderKind.RUN).to, front(table.state, ONE)
    far = speed(table.state, ONE, OrderKind.RUN, here, to).whole * INCH
    assert far - INCH < hypot(to.x - here.x, to.y - here.y) <= far, "as far as the ground lets it, and no less"


# ------------------------------------------------------------------------------------------------------- a go is lost


@pytest.mark.parametrize(("foe", "verb"), [("30,25", "act"), ("30,46", "lead")])
def test_a_leader_waits_while_a_charge_is_to_be_had(foe: str, verb: str) -> None:
    table = field("B1-1 30,20 0 wear=3", f"R1-1 {foe} 180", blue="cuirassiers", red="medium_gun")
    chief = table.state.leaders[LeaderId("B1")]
    table.state.leaders[LeaderId("B1")] = replace(chief, at=inches(30, 6))
    table.state.leaders[LeaderId("B0")] = replace(table.state.leaders[LeaderId("B0")], exhausted=True)
    told = answer(action(table, "B1-1=atacad"))
    assert isinstance(told, Order)
    assert told.verb == verb
