"""Where a piece comes to stand that is dragged or typed, and the marks that show it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from maestre.games.aguila.data import INCH, Terrain
from maestre.games.aguila.fighting.aftermath import Facing
from maestre.games.aguila.game import game
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.scenarios.assault import WorkLaid
from maestre.games.aguila.table.places import pose
from maestre.games.aguila.table.state import UnitId
from maestre.miniatures.sides import Side
from maestre.play import Journey, Leg, Order, Refused, Snap, Spot, Table
from maestre.play.asking.bounds import MOST_LEGS
from maestre.space import tabletop
from maestre.space.tabletop import Area, Cost, Line, Point, Sweep
from tests.games.aguila.marching import journey
from tests.games.aguila.positions import HEADER, Position, area, at, cottage, placed

ENGLISH = game.speaker("en")
ONE = "B1-1"
LINE = f"{ONE} line_24 20,20 0"
FOE = "R1-1 line_24 60,44 180"


def moving(verb: str, *lines: str, **fields: object) -> Position:
    """Blue's first unit has an order and is asked for its way."""
    table = Table(game, HEADER, placed(*lines, FOE, **fields))  # type: ignore[arg-type]
    table.say("blue", Order(verb, ONE))
    return table


def dragged(table: Position, x: float, y: float, facing: float = 0) -> Snap:
    """What comes of dragging blue's first unit so far to the right and ahead of where it stands, in inches."""
    here = pose(table.state, ONE)
    there = (here.x + round(x * INCH), here.y + round(y * INCH), round(facing * 100))
    snap = table.snap("blue", Journey(ONE, (Leg("to", at=there),)))
    table.check("blue", snap.answer)
    return snap


def legs(snap: Snap) -> list[tuple[str, float]]:
    """The legs of a way, in inches and degrees to one decimal."""
    return [
        (leg.how, round(leg.amount / (100 if leg.how in {"turn", "wheel"} else INCH), 1)) for leg in snap.answer.legs
    ]


def cost(snap: Snap) -> Cost:
    """What a way costs."""
    (found,) = (mark for mark in snap.marks if isinstance(mark, Cost))
    return found


@pytest.mark.rule("3.05")
def test_a_unit_dragged_straight_ahead_goes_there_at_a_cost() -> None:
    snap = dragged(moving("advance", LINE), 0, 3)
    assert legs(snap) == [("ahead", 3)]
    assert snap.why is None
    assert cost(snap) == Cost(3 * INCH, 4 * INCH)
    assert msgspec.to_builtins(cost(snap)) == {"type": "cost", "cost": 7620, "allowance": 10_160}, "as a client gets it"
    assert [type(mark) for mark in snap.marks] == [Line, Area, Cost]


@pytest.mark.rule("3.05")
def test_a_unit_dragged_too_far_is_pulled_back_to_its_reach() -> None:
    snap = dragged(moving("advance", LINE), 0, 30)
    assert legs(snap) == [("ahead", 4)]
    assert snap.why is not None
    assert snap.why.key == "way-too-long"


@pytest.mark.rule("3.06")
def test_a_unit_dragged_to_a_side_turns_there() -> None:
    snap = dragged(moving("advance", LINE), 3, 1, 90)
    assert [how for how, _ in legs(snap)][:1] != ["aside"]
    assert any(how in {"turn", "wheel"} for how, _ in legs(snap))
    assert cost(snap).cost <= cost(snap).allowance


@pytest.mark.rule("3.06")
def test_a_unit_dragged_through_a_wheel_gets_its_legs_and_the_sweep_that_shows_it() -> None:
    table = moving("double", LINE)
    wheel = tabletop.turned(pose(table.state, ONE), tabletop.Base(12_000, 8_000), tabletop.Corner.FRONT_RIGHT, 2000)
    snap = table.snap("blue", Journey(ONE, (Leg("to", at=tuple(wheel)),)))
    assert [how for how, _ in legs(snap)] == ["wheel"]
    assert any(isinstance(mark, Sweep) for mark in snap.marks)


@pytest.mark.rule("3.07")
@pytest.mark.parametrize(
    ("verb", "x", "y", "expected"), [("back", 1, -1.5, ("back", 1.5)), ("aside", -1.5, 1, ("aside", -1.5))]
)
def test_a_unit_that_goes_back_or_aside_keeps_to_its_line(
    verb: str, x: float, y: float, expected: tuple[str, float]
) -> None:
    snap = dragged(moving(verb, LINE, "B1 general 30,16"), x, y)
    assert legs(snap) == [expected]


@pytest.mark.rule("3.03")
def test_a_change_of_facing_turns_to_where_it_is_dragged() -> None:
    snap = dragged(moving("facing", LINE), 0, 0, 135)
    assert legs(snap) == [("turn", 135)]


@pytest.mark.rule("3.05", "3.06")
def test_typed_legs_that_are_too_long_are_cut_at_the_end() -> None:
    table = moving("advance", LINE)
    snap = table.snap("blue", journey("wheel 20", "ahead 30"))
    table.check("blue", snap.answer)
    assert legs(snap)[0] == ("wheel", 20)
    assert legs(snap)[1][0] == "ahead"
    assert cost(snap).allowance - cost(snap).cost < INCH // 10
    assert snap.why is not None


@pytest.mark.rule("3.12")
def test_friends_that_a_way_leads_through_are_shown_and_the_chance_told() -> None:
    table = moving("advance", f"{ONE} hussars_5 20,20 0", "B1-2 line_12 20,23 0 column")
    snap = dragged(table, 0, 8)
    assert [mark.kind for mark in snap.marks if isinstance(mark, Area)] == ["base", "passed"]
    assert "50%" in ENGLISH.say(snap.words)


@pytest.mark.rule("4.05")
def test_difficult_ground_costs_double() -> None:
    wood = area("W1", Terrain.WOOD, 15, 20, 10, 10)
    snap = dragged(moving("advance", LINE, scenery=(wood,)), 0, 2)
    assert cost(snap) == Cost(4 * INCH, 4 * INCH)


@pytest.mark.rule("4.08")
def test_a_unit_dragged_very_near_to_a_house_is_taken_up_to_its_wall() -> None:
    table = moving("advance", LINE, scenery=(cottage("H1", 20, 25),))
    snap = dragged(table, 0, 2.9)
    assert snap.answer.legs[0].amount == pytest.approx(3 * INCH, abs=3)
    table.say("blue", snap.answer)
    far = dragged(moving("advance", LINE, scenery=(cottage("H1", 20, 25),)), 0, 2.5)
    assert legs(far) == [("ahead", 2.5)]


@pytest.mark.rule("3.11")
def test_a_way_that_nothing_can_be_made_of_is_refused_with_its_reason() -> None:
    table = moving("advance", LINE)
    with pytest.raises(Refused) as caught:
        table.snap("blue", journey("ahead 1", piece="B1-2"))
    assert caught.value.message.key == "not-an-option"
    table = moving("back", LINE)
    with pytest.raises(Refused):
        dragged(table, 0, 3)


@pytest.mark.rule("12.18", "12.34")
def test_an_officer_dragged_too_far_rides_as_far_as_he_can() -> None:
    table = Table(game, HEADER, placed(LINE, "B1 general 10,10", FOE))
    table.say("blue", Order("done"))
    table.say("blue", Order("ride", "B1"))
    snap = table.snap("blue", Spot("B1", *at(10, 46)))
    table.check("blue", snap.answer)
    assert at(10, 12).y < snap.answer.y < at(10, 46).y
    assert [mark.kind for mark in snap.marks] == ["way", "base"]
    joins = table.snap("blue", Spot("B1", *pose(table.state, ONE)[:2]))
    assert ENGLISH.say(joins.words) == "Division general B1 joins Line infantry B1-1"


@pytest.mark.rule("16.05")
def test_a_unit_put_down_beside_where_it_may_stand_is_moved_a_little() -> None:
    table = Table.new(game, "pitched_battle", options={"preparation": "full"}, seed=bytes(32))
    table = until(table, "16.05")
    seat = table.waiting()[0]
    ask = table.asked(seat)
    assert ask is not None
    spot = next(iter(offer.answer for offer in ask.about.offers(table.state, "")))
    assert table.snap(seat, spot).why is None
    base = [mark for mark in table.snap(seat, spot).marks if isinstance(mark, Area)]
    assert len(base) == 1


def until(table: Position, rule: str) -> Position:
    """Play by chance until somebody is asked by a rule."""
    rng = Random(1)
    for _ in range(200):
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        if ask.rule == rule:
            return table
        table.say(seat, "hand" if ask.rule == "16.04" else next(table.proposals(seat, rng)))
    raise AssertionError(rule)


@pytest.mark.rule("9.17", "9.20")
def test_a_unit_that_regroups_is_shown_where_it_faces_and_stays_as_it_is_where_it_has_no_room() -> None:
    state = placed(LINE, "B1-2 line_24 26,20 0", "B1 general 40,10", FOE)
    question = Facing(UnitId(ONE), charger=True)
    here = pose(state, ONE)
    about = question.snap(state, Spot(ONE, 0, 0, 18000))
    assert about.answer.facing == 18000
    assert [mark.kind for mark in about.marks] == ["base"]
    stays = question.snap(state, Spot(ONE, 0, 0, 4500))
    assert stays.answer == Spot(ONE, *here)
    assert stays.why is not None


def brute(table: Position, way: Journey) -> Journey | None:
    """The longest beginning of a way that is allowed, with as much of its last leg as eight halvings find."""
    ask = table.asked("blue")
    assert ask is not None
    assert isinstance(ask.about, Marching)
    said = tuple(leg for leg in way.legs if leg.amount)

    def ended(count: int, amount: int) -> Journey:
        last = said[count - 1]
        shorter = msgspec.structs.replace(last, amount=amount if last.amount > 0 else -amount)
        return Journey(way.piece, (*said[: count - 1], shorter))

    for count in range(len(said), 0, -1):
        low, high, found = 0, abs(said[count - 1].amount), None
        if said[count - 1].how not in {"turn", "wheel"}:
            high = min(high, ask.about.allowance.whole + ask.about.road)
        if ask.about.refusal(table.state, ended(count, high)) is None:
            return ended(count, high)
        for _ in range(8):
            half = (low + high) // 2
            if half and ask.about.refusal(table.state, ended(count, half)) is None:
                low, found = half, ended(count, half)
            else:
                high = half
        if found is not None:
            return found
    return None


@pytest.mark.parametrize("seed", range(60))
def test_what_is_left_of_a_typed_way_is_what_trying_every_beginning_finds(seed: int) -> None:
    rng = Random(seed)
    friend = f"B1-2 line_24 {20 + rng.randint(-6, 6)},{26 + rng.randint(0, 6)} 0"
    table = moving(rng.choice(("advance", "double")), LINE, friend, scenery=(cottage("house", 26, 30),))
    table.check("blue", Journey(ONE, ()))
    kinds = ("ahead", "ahead", "turn", "wheel")
    way = Journey(ONE, tuple(Leg(rng.choice(kinds), rng.randint(-6000, 9000)) for _ in range(rng.randint(1, 6))))
    wanted = brute(table, way)
    if wanted is None:
        with pytest.raises(Refused):
            table.snap("blue", way)
    else:
        found = table.snap("blue", way).answer
        assert found.legs[: len(wanted.legs) - 1] == wanted.legs[:-1]
        assert len(found.legs) == len(wanted.legs)
        assert abs(found.legs[-1].amount) >= abs(wanted.legs[-1].amount)


def test_a_typed_way_of_the_most_legs_costs_its_number_not_its_square(monkeypatch: pytest.MonkeyPatch) -> None:
    walked = 0
    real = tabletop.walk

    def counted(*args: Any) -> tabletop.Walk:
        nonlocal walked
        walked += 1
        return real(*args)

    monkeypatch.setattr(tabletop, "walk", counted)
    table = moving("advance", LINE, "B1-2 line_24 20,24 0")
    with pytest.raises(Refused, match="way-near-friend"):
        table.snap("blue", Journey(ONE, (Leg("ahead", 100),) * MOST_LEGS))
    assert 0 < walked <= 11 * MOST_LEGS


@pytest.mark.rule("16.16")
def test_a_work_that_is_tried_shows_what_it_would_cover_and_what_has_no_ring_shows_nothing() -> None:
    ring = (Point(0, 0), Point(100, 0), Point(0, 100))
    for own, covered in ((ring, ((Point(5000, 700), Point(5100, 700), Point(5000, 800)),)), ((), ())):
        question = WorkLaid(Side.BLUE, "solid_position", own, ("solid_position",))
        assert question.covered(placed(LINE, FOE), Spot("solid_position", 5000, 700, 0)) == covered
