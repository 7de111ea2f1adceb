"""Damage and courage: who is tested, what is added, and what comes of it (7.31-7.32, 10.01-10.19)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.morale.courage import (
    NextShaken,
    courage,
    endurance,
    half_strength,
    hurt,
    markers_lapse,
    nerve_of,
    one_shaken,
    stunned_obey,
)
from maestre.games.aguila.table.moments import COURAGE_AGAIN, COURAGE_DUE
from maestre.games.aguila.table.rolls import Courage
from maestre.games.aguila.table.state import Shaken, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, NerveCause, Result
from maestre.miniatures.sides import Side
from maestre.play import Ask, Pick, Procedure, Refused, Throw
from tests.games.aguila.positions import Position, gave, happens, keys, placed, roll, unit

OTHERS = ("R1-8 line_24 60,40", "R1-9 line_24 66,40", "B1-1 line_24 30,10")


def shaken(unit_: str, *, cause: NerveCause = "combat", extra: tuple[tuple[int, str], ...] = ()) -> Position:
    """A table on which one unit of red is tested."""

    def test(state: State) -> Procedure[Result]:
        nerve = nerve_of(state, "R1-1", cause, extra=extra)
        assert nerve is not None
        return (yield from courage(state, nerve))

    return happens(placed(f"R1-1 {unit_}", *OTHERS), test)


# --------------------------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("7.30")
def test_wounds_are_added_to_the_damage_that_is_there() -> None:
    table = happens(
        placed("R1-1 line_24 30,30 damage=2", *OTHERS), lambda state: hurt(state, UnitId("R1-1"), 3, "7.30")
    )
    assert gave(table) is True
    assert unit(table, "R1-1").damage == 5


@pytest.mark.rule("10.19")
@pytest.mark.rule("11.07")
@pytest.mark.parametrize(
    ("kind", "borne"),
    [
        *(("line_12", 12), ("line_24", 24), ("hussars_5", 10), ("hussars_10", 20)),
        *(("gun_light_foot", 6), ("gun_medium_foot", 8), ("gun_heavy_foot", 10), ("britain_howitzer_foot", 8)),
    ],
)
def test_more_damage_than_a_unit_bears_destroys_it_at_once(kind: str, borne: int) -> None:
    for wounds, stays in ((borne, True), (borne + 1, False)):
        state = placed(f"R1-1 {kind} 30,30", *OTHERS)
        assert endurance(state, UnitId("R1-1")) == borne
        table = happens(state, partial(hurt, unit=UnitId("R1-1"), wounds=wounds, because="7.30"))
        assert gave(table) is stays
        assert ("R1-1" in table.state.units) is stays
        assert ("piece-lost" in keys(table)) is not stays


@pytest.mark.rule("10.19")
def test_dragoons_on_foot_bear_as_much_as_on_horseback() -> None:
    assert endurance(placed("R1-1 dragoons_10 30,30 dismounted"), UnitId("R1-1")) == 20


@pytest.mark.rule("7.15")
@pytest.mark.rule("7.16")
@pytest.mark.parametrize(
    ("kind", "damage", "half"),
    [
        *(("line_24", 11, False), ("line_24", 12, True), ("hussars_10", 9, False), ("hussars_10", 10, True)),
        *(("gun_medium_foot", 3, False), ("gun_medium_foot", 4, True)),
    ],
)
def test_half_strength_is_half_of_what_a_unit_bears(kind: str, damage: int, half: bool) -> None:
    assert half_strength(placed(f"R1-1 {kind} 30,30 damage={damage}"), UnitId("R1-1")) is half


# ------------------------------------------------------------------------------------------------------------- the test


@pytest.mark.rule("10.05")
@pytest.mark.parametrize("cause", ["shooting", "reaction", "combat", "general"])
def test_with_fewer_than_two_markers_nobody_is_tested(cause: NerveCause) -> None:
    assert nerve_of(placed("R1-1 line_24 30,30 damage=1"), "R1-1", cause) is None
    assert nerve_of(placed("R1-1 line_24 30,30 damage=2"), "R1-1", cause) is not None


@pytest.mark.rule("10.05")
def test_an_officer_is_tested_without_markers_too() -> None:
    nerve = nerve_of(placed("R2 comandante 30,30"), "R2", "officer", extra=((3, "12.09"),))
    assert nerve is not None
    assert (nerve.bonus.whole, nerve.stun, nerve.rout) == (3, 10, 12)


@pytest.mark.rule("10.06")
def test_the_first_limit_stuns_and_the_second_routs() -> None:
    nerve = nerve_of(placed("R1-1 line_12 30,30 damage=3"), "R1-1", "combat")
    assert nerve is not None
    assert (nerve.stun, nerve.rout) == (11, 13)


@pytest.mark.rule("10.07")
def test_damage_and_all_modifiers_are_added_to_two_dice() -> None:
    nerve = nerve_of(placed("R1-1 line_12 30,30 damage=3"), "R1-1", "shooting", extra=((2, "7.34"), (1, "5.59")))
    assert nerve is not None
    assert nerve.bonus.whole == 6
    assert [change.rule for change in nerve.bonus.changes] == ["10.07", "7.34", "5.59"]


@pytest.mark.rule("10.08")
@pytest.mark.rule("10.09")
@pytest.mark.rule("10.10")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((6, 4), Result.ROUTED),
        ((5, 4), Result.STUNNED),
        ((4, 4), Result.STUNNED),
        ((4, 3), Result.STEADY),
    ],
)
def test_the_total_routs_stuns_or_does_nothing(dice: tuple[int, int], result: Result) -> None:
    table = roll(shaken("line_12 30,30 damage=3"), *dice)
    assert gave(table) is result
    assert ("R1-1" in table.state.units) is (result is not Result.ROUTED)
    if result is not Result.ROUTED:
        assert unit(table, "R1-1").stunned == (3 if result is Result.STUNNED else 0)


@pytest.mark.rule("10.16")
@pytest.mark.parametrize(("dice", "result"), [((6, 6), Result.STUNNED), ((6, 5), Result.STEADY)])
def test_a_double_six_stuns_who_would_have_passed(dice: tuple[int, int], result: Result) -> None:
    assert gave(roll(shaken("line_24 30,30 damage=2"), *dice)) is result


@pytest.mark.rule("10.17")
@pytest.mark.parametrize(("dice", "result"), [((1, 1), Result.STEADY), ((2, 1), Result.ROUTED)])
def test_a_double_one_passes_whatever_is_added(dice: tuple[int, int], result: Result) -> None:
    assert gave(roll(shaken("line_12 30,30 damage=12"), *dice)) is result


@pytest.mark.rule("10.01")
def test_the_throw_says_whose_courage_it_is() -> None:
    table = shaken("line_12 30,30 damage=3")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.reading, Courage)
    assert isinstance(table.request.about, Nerve)
    assert (table.request.about.who, table.request.rule) == ("R1-1", "10.07")


@pytest.mark.rule("5.61")
@pytest.mark.parametrize(("guns", "limits"), [(3, (11, 13)), (2, (10, 12)), (1, (9, 11))])
def test_each_further_gun_raises_the_courage_of_a_battery(guns: int, limits: tuple[int, int]) -> None:
    names = [f"R1-{number}" for number in range(1, guns + 1)]
    lines = [f"{name} gun_medium_foot {20 + 2.36 * place},30 damage=2" for place, name in enumerate(names)]
    state = placed(*lines, *([f"battery {' '.join(names)}"] if guns > 1 else []))
    nerve = nerve_of(state, "R1-1", "shooting")
    assert nerve is not None
    assert (nerve.stun, nerve.rout) == limits


@pytest.mark.rule("12.26")
def test_a_test_may_be_passed_without_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    def hold(nerve: Nerve, state: State) -> Procedure[Nerve]:
        yield from ()
        return replace(nerve, passed=True)

    monkeypatch.setattr(COURAGE_DUE, "turns", (hold,))
    assert gave(shaken("line_12 30,30 damage=12")) is Result.STEADY


@pytest.mark.rule("10.18")
def test_a_failed_test_is_repeated_once_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []

    def again(already: bool, *_: Any) -> Procedure[bool]:
        heard.append(already)
        yield from ()
        return True

    monkeypatch.setattr(COURAGE_AGAIN, "turns", (again, again))
    table = roll(roll(shaken("line_12 30,30 damage=5"), 6, 5), 5, 5)
    assert "R1-1" not in table.state.units
    assert heard[:2] == [False, True]
    assert gave(roll(roll(shaken("line_12 30,30 damage=5"), 6, 5), 1, 2)) is Result.STEADY


# -------------------------------------------------------------------------------------------------------- being stunned


@pytest.mark.rule("10.11")
@pytest.mark.rule("7.02")
def test_markers_last_until_the_end_of_the_next_turn_and_are_renewed() -> None:
    lines = ("R1-1 line_24 30,30 stunned=3", "R1-2 line_24 36,30 disorganised=3", "R1-3 line_24 42,30 stunned=4")
    early = happens(placed(*lines, turn=2), markers_lapse)
    assert unit(early, "R1-1").stunned == 3
    late = happens(placed(*lines, turn=3), markers_lapse)
    assert (unit(late, "R1-1").stunned, unit(late, "R1-2").disorganised, unit(late, "R1-3").stunned) == (0, 0, 4)
    table = roll(shaken("line_12 30,30 damage=3 stunned=2"), 4, 4)
    assert unit(table, "R1-1").stunned == 3


@pytest.mark.rule("10.12")
@pytest.mark.parametrize(
    ("verb", "open_"),
    [("facing", True), ("back", True), ("advance", False), ("aside", False), ("double", False), ("formation", False)],
)
def test_a_stunned_unit_may_only_face_elsewhere_or_go_back(verb: str, open_: bool) -> None:
    stunned_obey(placed("R1-1 line_24 30,30"), UnitId("R1-1"), verb)
    state = placed("R1-1 line_24 30,30 stunned")
    if open_:
        stunned_obey(state, UnitId("R1-1"), verb)
    else:
        with pytest.raises(Refused) as caught:
            stunned_obey(state, UnitId("R1-1"), verb)
        assert caught.value.rule == "10.12"


# --------------------------------------------------------------------------------------------------- after the shooting


def due(table: Position) -> Nerve:
    """The courage test that is thrown now."""
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Nerve)
    return table.request.about


def after_fire(*owing: Shaken, damage: int = 3) -> Position:
    state = placed(*(f"R1-{n} line_12 {10 * n},30 damage={damage}" for n in (1, 2, 3)), *OTHERS)
    state.shaken = owing
    return happens(state, lambda now: one_shaken(now, Side.BLUE))


@pytest.mark.rule("7.32")
@pytest.mark.rule("10.02")
def test_whoever_has_shot_decides_the_order_of_tests() -> None:
    table = after_fire(*(Shaken(UnitId(f"R1-{n}")) for n in (1, 2, 3)))
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.choice) == ("blue", Pick(("R1-1", "R1-2", "R1-3")))
    assert isinstance(table.request.about, NextShaken)
    table.say("blue", "R1-3")
    assert due(table).who == "R1-3"
    assert [one.unit for one in table.state.shaken] == ["R1-1", "R1-2"]


@pytest.mark.rule("7.31")
def test_a_unit_is_tested_once_after_fire_with_the_best_of_what_shook_it() -> None:
    table = after_fire(Shaken(UnitId("R1-1"), bonus=2, because="7.34", battery=1))
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Nerve)
    assert table.request.about.bonus.whole == 6
    roll(table, 1, 2)
    assert table.state.shaken == ()


@pytest.mark.rule("7.31")
@pytest.mark.parametrize(("damage", "tests"), [(1, False), (2, True)])
def test_after_fire_too_nobody_is_tested_for_a_single_marker(damage: int, tests: bool) -> None:
    table = after_fire(Shaken(UnitId("R1-1")), damage=damage)
    assert isinstance(table.request, Throw) is tests
    assert table.state.shaken == ()
