"""What predicates hold of: the answer, what was told, where pieces stand, and their parts."""

from __future__ import annotations

import msgspec
import pytest

from maestre.lessons import Predicate, holds
from maestre.lessons.predicates import Followed
from maestre.play import Answer, Journey, Leg, Order, Spot
from maestre.play.board import Board, Piece, Plane, Scene

SCENE = Scene(Board(Plane((1000, 1000))), (Piece("a", "1722", "", facing=9000), Piece("b", (30, 40), "", facing=3000)))


def judged(written: dict[str, object], answer: Answer = "yes", told: tuple[str, ...] = ()) -> bool:
    return holds(msgspec.convert(written, Predicate), Followed(answer, told, SCENE))


MOVE = Order("move", "a", ("sail", "oar"))


@pytest.mark.parametrize(
    ("written", "answer", "so"),
    [
        ({}, MOVE, True),
        ({"verb": "move"}, MOVE, True),
        ({"verb": "guns"}, MOVE, False),
        ({"verb": "move"}, "move", False),
        ({"pieces": ["b", "a"]}, MOVE, True),
        ({"pieces": ["b"]}, MOVE, False),
        ({"pieces": ["a"]}, Journey("a", (Leg("ahead", 3),)), True),
        ({"pieces": ["a"]}, Spot("a", 1, 2), True),
        ({"pieces": ["a"]}, "a", False),
        ({"objects": ["sail", "oar"]}, MOVE, True),
        ({"objects": ["oar", "sail"]}, MOVE, False),
        ({"objects": []}, Order("end"), True),
        ({"objects": []}, MOVE, False),
        ({"option": "yes"}, "yes", True),
        ({"option": "yes"}, "no", False),
        ({"option": "a"}, ("b", "a"), True),
        ({"option": "a"}, (), False),
        ({"option": "a=left"}, {"a": "left"}, True),
        ({"option": "a=left"}, {"a": "right"}, False),
        ({"option": "move"}, MOVE, False),
    ],
)
def test_it_holds_of_an_answer(written: dict[str, object], answer: Answer, so: bool) -> None:
    assert judged(written, answer) is so


@pytest.mark.parametrize(
    ("stands", "so"),
    [
        ({"piece": "a", "places": ["1722"]}, True),
        ({"piece": "a", "places": ["1723"]}, False),
        ({"piece": "a", "facings": [3000, 9000]}, True),
        ({"piece": "a", "places": ["1722"], "facings": [3000]}, False),
        ({"piece": "b", "point": [0, 0], "within": 50}, True),
        ({"piece": "b", "point": [0, 0], "within": 49}, False),
        ({"piece": "a", "point": [0, 0], "within": 50}, False),
        ({"piece": "c", "places": ["1722"]}, False),
    ],
)
def test_it_holds_of_where_a_piece_stands(stands: dict[str, object], so: bool) -> None:
    assert judged({"stands": stands}) is so


def test_a_place_that_is_nowhere_is_not_written() -> None:
    with pytest.raises(msgspec.ValidationError, match="neither place nor point nor facing"):
        judged({"stands": {"piece": "a"}})


def test_it_holds_of_what_was_told_and_of_its_parts() -> None:
    assert judged({"told": "sunk"}, told=("moved", "sunk"))
    assert not judged({"told": "sunk"}, told=("moved",))
    assert judged({"any": [{"option": "no"}, {"option": "yes"}]})
    assert not judged({"any": [{"option": "no"}, {"option": "maybe"}]})
    assert not judged({"all": [{"option": "yes"}, {"told": "sunk"}]})
    assert judged({"all": [{"option": "yes"}, {"told": "sunk"}]}, told=("sunk",))
    assert judged({"not": {"option": "no"}})
    assert not judged({"not": {"option": "yes"}})


def test_it_names_the_pieces_of_all_its_parts_and_knows_no_other_words() -> None:
    written = {
        "pieces": ["a"],
        "any": [{"not": {"stands": {"piece": "b", "facings": [1]}}}],
        "all": [{"pieces": ["c"]}],
    }
    assert sorted(msgspec.convert(written, Predicate).named()) == ["a", "b", "c"]
    with pytest.raises(msgspec.ValidationError):
        judged({"piece": "a"})
