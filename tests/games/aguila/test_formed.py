"""What formations do: to moves and charges, to fire from and at them, to blows."""

import pytest

from maestre.games.aguila.data import INCH, Scenario
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.shooting.shots import Volley, volley
from maestre.games.aguila.table.moments import (
    CHARGE_ALLOWED,
    GROUND_SLOWS,
    SHOT_ALLOWED,
    SHOT_SIDES,
    SIDED,
    TURNS_ADDED,
)
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Aim, AimKind, Situation, Strike, Value
from maestre.play import Refused, Tally
from maestre.space import tabletop
from tests.games.aguila.positions import placed

ONE, TWO, RED = UnitId("B1-1"), UnitId("B1-2"), UnitId("R1-1")
FRONT, RIGHT, REAR, LEFT = tabletop.Side


def inches(tally: Tally) -> float:
    return tally.whole / INCH


def moves(unit: str, verb: str = "double") -> float:
    state = placed(f"B1-1 {unit}")
    return inches(tallied(state, Value.MOVE, Situation(unit=ONE, use="move", verb=verb)))


def charges(unit: str) -> float:
    return inches(tallied(placed(f"B1-1 {unit}"), Value.CHARGE, Situation(unit=ONE, use="charge")))


# ---------------------------------------------------------------------------------------------------- moves and charges


@pytest.mark.rule("5.13", "5.15", "5.21", "5.40", "6.04")
@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("line_24 20,20", 5),
        ("line_24 20,20 march", 8),
        ("line_24 20,20 column", 7),
        ("austria_german_36 20,20 mass", 6),
        ("light_24 20,20 open", 8),
        ("dragoons_10 20,20", 12),
        ("dragoons_10 20,20 march", 16),
        ("hussars_10 20,20 open", 18),
    ],
)
def test_at_double_time_each_formation_has_its_length(unit: str, expected: float) -> None:
    assert moves(unit) == expected


@pytest.mark.rule("5.15", "5.21", "5.40")
@pytest.mark.parametrize("formation", ["line", "march", "column", "open"])
def test_an_advance_is_the_same_in_every_formation(formation: str) -> None:
    assert moves(f"light_24 20,20 {formation}", "advance") == 4


@pytest.mark.rule("5.10")
def test_a_change_of_formation_leaves_half_a_move() -> None:
    assert moves("line_24 20,20", "formation") == 2


@pytest.mark.rule("5.12")
@pytest.mark.parametrize(
    ("deeds", "expected"),
    [
        ("", 5),
        ("order=halt", 5),
        ("order=advance walked=2", 3),
        ("order=advance walked=4", 1),
        ("order=advance walked=5", 0),
        ("order=advance walked=6", 0),
    ],
)
def test_infantry_in_line_charges_an_inch_more_than_its_speed_less_what_it_has_moved(
    deeds: str, expected: float
) -> None:
    assert charges(f"line_24 20,20 {deeds}") == expected


@pytest.mark.rule("5.24", "5.42", "6.04")
@pytest.mark.parametrize(
    ("unit", "halted", "moved"),
    [
        ("line_24 20,20 column", 6, 3),
        ("austria_german_36 20,20 mass", 4, 2),
        ("light_24 20,20 open", 8, 4),
        ("dragoons_10 20,20", 12, 8),
        ("hussars_10 20,20 open", 18, 9),
    ],
)
def test_other_formations_charge_by_a_share_of_their_speed(unit: str, halted: float, moved: float) -> None:
    assert charges(unit) == halted
    assert charges(f"{unit} order=advance walked=1") == moved


@pytest.mark.rule("13.23")
@pytest.mark.parametrize(("unit", "expected"), [("line_24 20,20", 6), ("line_24 20,20 column", 7)])
def test_the_fast_charge_an_inch_farther(unit: str, expected: float) -> None:
    assert charges(f"{unit} +fast") == expected


@pytest.mark.rule("5.18", "5.37")
@pytest.mark.parametrize(("formation", "rule"), [("march", "5.18"), ("square", "5.37")])
def test_a_march_column_and_a_square_never_charge(formation: str, rule: str) -> None:
    state = placed(f"B1-1 line_24 20,20 {formation}", "R1-1 line_24 20,23")
    with pytest.raises(Refused) as caught:
        CHARGE_ALLOWED(state, ONE, RED)
    assert (caught.value.rule, caught.value.message.key) == (rule, "formation-cannot-charge")


@pytest.mark.rule("5.48")
@pytest.mark.parametrize(("formation", "slows"), [("open", False), ("line", True)])
def test_difficult_ground_does_not_slow_open_formation(formation: str, slows: bool) -> None:
    assert GROUND_SLOWS(placed(f"B1-1 light_24 20,20 {formation}"), ONE) is slows


@pytest.mark.rule("13.02")
@pytest.mark.parametrize(("ability", "turns"), [("+agile", 1), ("", 0)])
def test_the_agile_turn_once_more(ability: str, turns: int) -> None:
    assert TURNS_ADDED(placed(f"B1-1 line_24 20,20 {ability}"), ONE) == turns


@pytest.mark.rule("13.02")
def test_the_agile_turn_even_at_double_time() -> None:
    state = placed("B1-1 line_24 20,20 +agile")
    assert tallied(state, Value.TURNS, Situation(unit=ONE, use="move", verb="double")).whole == 1


# ---------------------------------------------------------------------------------------------------- fire, from within


def shot(
    shooter: str, target: str = "line_24", *, kind: AimKind = "fire", share: int = 1, reaction: bool = False
) -> Volley:
    """A shot at five inches, straight ahead."""
    state = placed(f"B1-1 {shooter}".replace("@", "20,20"), f"R1-1 {target}".replace("@", "20,25"))
    return volley(state, Aim(ONE, RED, kind, share=share, reaction=reaction))


@pytest.mark.rule("5.11", "5.26", "5.45")
@pytest.mark.parametrize(
    ("shooter", "dice"),
    [
        ("line_24 @", 12),
        ("light_24 @ open", 12),
        ("line_24 @ column", 6),
        ("austria_german_36 @ mass", 8),
    ],
)
def test_a_formation_shoots_with_its_share_of_attacks(shooter: str, dice: int) -> None:
    assert shot(shooter, "line_24 @").dice.whole == dice


@pytest.mark.rule("5.33", "5.46")
@pytest.mark.parametrize(
    ("shooter", "share", "dice"),
    [
        ("line_24 @ square", 2, 6),
        ("line_24 @ square", 3, 4),
        ("line_24 @ square", 4, 3),
        ("line_12 @ square", 4, 2),
        ("austria_german_36 @ mass", 1, 8),
        ("austria_german_36 @ mass", 4, 2),
    ],
)
def test_sides_divide_the_fire_of_a_square_and_of_a_mass(shooter: str, share: int, dice: int) -> None:
    assert shot(shooter, "line_24 @", share=share).dice.whole == dice


@pytest.mark.rule("5.33", "5.35")
@pytest.mark.parametrize("reaction", [False, True])
def test_a_square_never_shoots_with_more_than_half_at_one_target(reaction: bool) -> None:
    assert shot("line_24 @ square", "hussars_10 @", reaction=reaction).dice.whole == 6


@pytest.mark.rule("5.33", "5.35", "5.46")
@pytest.mark.parametrize(
    ("unit", "sides"),
    [
        ("line_24 20,20 square", (FRONT, RIGHT, REAR, LEFT)),
        ("austria_german_36 20,20 mass", (FRONT, RIGHT, REAR, LEFT)),
        ("austria_german_36 20,20 mass order=halt", (FRONT, RIGHT, REAR, LEFT)),
        ("austria_german_36 20,20 mass order=advance", (FRONT,)),
        ("austria_german_36 20,20 mass failed", (FRONT,)),
        ("line_24 20,20", (FRONT,)),
    ],
)
def test_a_square_and_a_mass_that_has_not_moved_shoot_from_all_sides(
    unit: str, sides: tuple[tabletop.Side, ...]
) -> None:
    assert SHOT_SIDES(placed(f"B1-1 {unit}"), ONE) == sides


@pytest.mark.rule("5.18")
@pytest.mark.parametrize("reaction", [False, True])
def test_a_march_column_does_not_shoot(reaction: bool) -> None:
    state = placed("B1-1 line_24 20,20 march", "R1-1 line_24 20,25")
    with pytest.raises(Refused) as caught:
        SHOT_ALLOWED(state, Aim(ONE, RED, "fire", reaction=reaction))
    assert (caught.value.rule, caught.value.message.key) == ("5.18", "column-cannot-shoot")


@pytest.mark.rule("6.24")
@pytest.mark.parametrize(("reaction", "number"), [(False, 5), (True, 6)])
def test_dragoons_on_foot_shoot_on_five(reaction: bool, number: int) -> None:
    found = shot("dragoons_10 @ dismounted", "line_12 @", reaction=reaction)
    assert (found.number.whole, found.dice.whole) == (number, 12)


@pytest.mark.rule("6.24")
def test_dragoons_on_foot_carry_carbines() -> None:
    state = placed("B1-1 dragoons_10 20,20 dismounted", scenario=Scenario.DEFEND_FARM)
    assert inches(tallied(state, Value.RANGE, Situation(unit=ONE, use="shoot"))) == 10


# -------------------------------------------------------------------------------------------------------- fire, at them


@pytest.mark.rule("5.16", "5.22", "5.38", "5.41")
@pytest.mark.parametrize(
    ("target", "again"),
    [
        ("line_24 @ march", 2),
        ("line_24 @ column", 1),
        ("line_24 @ square", 2),
        ("austria_german_36 @ mass", 1),
        ("line_24 @", 0),
        ("light_24 @ open", 0),
    ],
)
def test_small_arms_throw_misses_again_at_what_is_deep(target: str, again: int) -> None:
    found = shot("line_24 @", target)
    assert (found.again, found.wound_again) == (again, 0)


@pytest.mark.rule("5.17", "5.23", "5.38", "5.41")
@pytest.mark.parametrize("kind", ["ball", "canister"])
@pytest.mark.parametrize(
    ("target", "again"),
    [
        ("line_24 @ march", 3),
        ("line_24 @ column", 2),
        ("line_24 @ square", 3),
        ("austria_german_36 @ mass", 2),
        ("line_24 @", 0),
    ],
)
def test_guns_throw_failures_to_wound_again_instead(kind: AimKind, target: str, again: int) -> None:
    found = shot("gun_medium_foot @", target, kind=kind)
    assert (found.again, found.wound_again) == (0, again)


@pytest.mark.rule("5.49")
@pytest.mark.parametrize(("target", "number"), [("light_24 @ open", 5), ("light_24 @", 4)])
def test_open_formation_is_one_harder_to_hit(target: str, number: int) -> None:
    found = shot("line_12 @", target)
    assert found.number.whole == number
    assert [one.rule for one in found.number.changes[1:]] == (["5.49"] if number == 5 else [])


@pytest.mark.rule("5.49")
def test_fire_in_reaction_minds_no_formation() -> None:
    assert [one.rule for one in shot("line_12 @", "light_24 @ open", reaction=True).number.changes[1:]] == ["8.14"]


@pytest.mark.rule("5.50", "5.51")
@pytest.mark.parametrize(
    ("kind", "target", "number", "share"),
    [
        ("ball", "light_24 @ open", 5, (1, 2)),
        ("ball", "light_24 @", 4, (1, 1)),
        ("canister", "light_24 @ open", 5, (1, 1)),
    ],
)
def test_ball_finds_half_as_many_in_open_formation_and_canister_all(
    kind: AimKind, target: str, number: int, share: tuple[int, int]
) -> None:
    found = shot("gun_medium_foot @", target, kind=kind)
    assert (found.number.whole, found.share) == (number, share)


# ---------------------------------------------------------------------------------------------------------------- blows


def struck(
    state: State,
    *,
    side: tabletop.Side = FRONT,
    back: bool = False,
    counter: bool = False,
    chargers: tuple[UnitId, ...] = (ONE,),
) -> Strike:
    charge = Charge(chargers, RED, (side,) * len(chargers), halted=(True,) * len(chargers), counter=counter)
    found = strike_of(state, charge, *((RED, ONE) if back else (ONE, RED)))
    assert found is not None
    return found


def facing(striker: str, target: str, *more: str) -> State:
    own, _, formation = striker.partition(" ")
    other, _, theirs = target.partition(" ")
    return placed(f"B1-1 {own} 20,20 0 {formation}", f"R1-1 {other} 20,20.1 180 {theirs}", *more)


@pytest.mark.rule("5.19", "5.53")
@pytest.mark.parametrize(
    ("striker", "target", "side", "dice"),
    [
        ("line_24", "line_24 march", FRONT, 24),
        ("line_24", "line_24 march", LEFT, 48),
        ("line_24", "light_24 open", FRONT, 24),
        ("light_24 open", "light_24 open", FRONT, 6),
        ("light_24 open", "line_24 march", FRONT, 12),
        ("line_24", "line_24", FRONT, 12),
    ],
)
def test_march_columns_and_open_formations_are_struck_double(
    striker: str, target: str, side: tabletop.Side, dice: int
) -> None:
    assert struck(facing(striker, target), side=side).dice.whole == dice


@pytest.mark.rule("5.19", "5.53")
def test_who_strikes_back_at_an_open_formation_does_not_strike_double() -> None:
    assert struck(facing("light_24 open", "line_24"), back=True).dice.whole == 12


@pytest.mark.rule("5.32", "5.52")
@pytest.mark.parametrize(
    ("striker", "back", "dice"), [("line_24 square", True, 6), ("light_24 open", True, 6), ("line_12", True, 6)]
)
def test_a_square_and_an_open_formation_strike_with_half(striker: str, back: bool, dice: int) -> None:
    assert struck(facing("line_24", striker), back=back).dice.whole == dice


@pytest.mark.rule("5.14", "5.28", "5.44", "6.18", "6.19")
@pytest.mark.parametrize(
    ("striker", "target", "number"),
    [
        ("hussars_10", "line_24", 3),
        ("hussars_10", "line_24 column", 4),
        ("hussars_10", "line_24 square", 6),
        ("hussars_10", "austria_german_36 mass", 5),
        ("lancers_10", "line_24", 3),
        ("lancers_10", "line_24 square", 5),
        ("lancers_10", "austria_german_36 mass", 4),
        ("hussars_10", "hussars_10", 4),
        ("line_24", "line_24", 5),
        ("line_24", "line_24 square", 5),
    ],
)
def test_cavalry_that_charges_hits_by_how_its_target_is_drawn_up(striker: str, target: str, number: int) -> None:
    assert struck(facing(striker, target)).number.whole == number


@pytest.mark.rule("5.14", "5.44")
@pytest.mark.parametrize("target", ["line_24", "austria_german_36 mass"])
def test_cavalry_that_strikes_back_has_no_such_figure(target: str) -> None:
    assert struck(facing(target, "hussars_10"), back=True).number.whole == 4


@pytest.mark.rule("5.31", "6.20")
@pytest.mark.parametrize(
    ("striker", "fellow", "number"),
    [
        ("hussars_10", "line_24 24.8,20", 5),
        ("hussars_10", "hussars_10 24.8,20", 6),
        ("lancers_10", "line_24 24.8,20", 4),
    ],
)
def test_infantry_in_the_same_charge_helps_cavalry_against_a_square(striker: str, fellow: str, number: int) -> None:
    state = facing(striker, "line_24 square", f"B1-2 {fellow} 0 column")
    assert struck(state, chargers=(ONE, TWO)).number.whole == number


@pytest.mark.rule("5.31")
def test_infantry_that_charges_somebody_else_does_not_help() -> None:
    state = facing("hussars_10", "line_24 square", "B1-2 line_24 40,20 0 column", "R1-2 line_24 40,21 180")
    state.charges = (Charge((TWO,), UnitId("R1-2"), (FRONT,)),)
    assert struck(state).number.whole == 6
    state.charges = (Charge((TWO,), RED, (FRONT,)),)
    assert struck(state).number.whole == 5


@pytest.mark.rule("5.29", "5.44")
@pytest.mark.parametrize(
    ("target", "wound"), [("line_24 square", 4), ("austria_german_36 mass", 4), ("line_24", 3), ("line_24 column", 3)]
)
def test_cavalry_loses_its_strength_against_a_square_and_a_mass(target: str, wound: int) -> None:
    assert struck(facing("dragoons_10", target)).wound.whole == wound


@pytest.mark.rule("5.25", "5.30", "5.43")
@pytest.mark.parametrize(
    ("striker", "target", "again"),
    [
        ("line_12 column", "line_24", 3),
        ("austria_german_36 mass", "line_24", 3),
        ("line_12", "line_24 square", 4),
        ("line_12 column", "line_24 square", 7),
        ("hussars_10", "line_24 square", 0),
        ("line_12", "line_24", 0),
    ],
)
def test_who_charges_in_column_or_mass_or_at_a_square_throws_misses_again(
    striker: str, target: str, again: int
) -> None:
    assert struck(facing(striker, target)).again == again


@pytest.mark.rule("5.25", "5.43")
@pytest.mark.parametrize("target", ["line_12 column", "austria_german_36 mass"])
def test_a_column_or_mass_that_was_charged_throws_none_again(target: str) -> None:
    assert struck(facing("line_12", target), back=True).again == 0


# ---------------------------------------------------------------------------------------------------------------- sides


@pytest.mark.rule("5.27")
@pytest.mark.parametrize(("formation", "sided"), [("square", False), ("mass", True), ("line", True)])
def test_a_square_alone_has_no_flanks_or_rear(formation: str, sided: bool) -> None:
    assert SIDED(placed(f"B1-1 austria_german_36 20,20 {formation}"), ONE) is sided


@pytest.mark.rule("5.27")
@pytest.mark.parametrize("side", [LEFT, RIGHT, REAR])
def test_a_square_charged_from_anywhere_is_met_in_front(side: tabletop.Side) -> None:
    assert struck(facing("line_24", "line_24 square"), side=side).dice.whole == 12
