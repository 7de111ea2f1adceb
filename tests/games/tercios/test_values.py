"""1.08-1.26 What a value comes to."""

import pytest

from maestre.games.tercios.data import DataError, Value, own_figures
from maestre.games.tercios.data.orders import VALUES_FILE, read_arithmetic
from maestre.games.tercios.table.values import (
    Bonus,
    Step,
    at_limit,
    excess,
    fresh,
    kept_wear,
    marker_steps,
    valued,
)
from maestre.play.written.datatables import written

PROFILES = own_figures().profiles

FIGURES = own_figures()
STEPS = FIGURES.steps
TARGETS = FIGURES.targets

RUN = Step("run", 2, "2.21")
DIFFICULT = Step("difficult", -1, "3.18")
DEXTERITY = Bonus("destreza", 1, "7.40")


def causes(net: int) -> list[Step]:
    """As many single steps as it takes, each by a cause of its own."""
    return [Step(f"cause-{number}", 1 if net > 0 else -1, "1.10") for number in range(abs(net))]


@pytest.mark.rule("1.10")
def test_a_double_plus_is_two_increases() -> None:
    assert valued(FIGURES, 4, "1.08", [RUN]).whole == 8
    assert valued(FIGURES, 4, "1.08", [RUN]) == valued(FIGURES, 4, "1.08", [Step("run", 2, "2.21")])


@pytest.mark.rule("1.11")
def test_each_increase_removes_one_reduction() -> None:
    assert valued(FIGURES, 4, "1.08", [RUN, DIFFICULT]).whole == 6
    assert valued(FIGURES, 4, "1.08", [DIFFICULT, RUN]).whole == 6
    assert valued(FIGURES, 5, "1.08", [*causes(1), DIFFICULT]).whole == 5


@pytest.mark.rule("1.12", "1.13", "1.14", "1.15", "1.16", "1.17")
@pytest.mark.parametrize(
    ("net", "results"),
    [
        (1, (1, 3, 4, 6, 7, 9)),
        (2, (2, 4, 6, 8, 10, 12)),
        (3, (2, 4, 6, 8, 10, 12)),
        (0, (1, 2, 3, 4, 5, 6)),
        (-1, (1, 1, 2, 2, 3, 3)),
        (-2, (1, 1, 1, 1, 1, 1)),
        (-4, (1, 1, 1, 1, 1, 1)),
    ],
)
def test_the_printed_table_of_increases_and_reductions(net: int, results: tuple[int, ...]) -> None:
    assert tuple(valued(FIGURES, original, "1.08", causes(net)).whole for original in range(1, 7)) == results


@pytest.mark.rule("1.16", "1.17")
@pytest.mark.parametrize(
    ("original", "by_net"),
    [(7, (4, 10, 14)), (8, (4, 12, 16)), (9, (5, 13, 18)), (10, (5, 15, 20))],
)
def test_beyond_six_the_formulas_go_on(original: int, by_net: tuple[int, int, int]) -> None:
    assert tuple(valued(FIGURES, original, "1.08", causes(net)).whole for net in (-1, 1, 2)) == by_net


@pytest.mark.rule("1.15")
@pytest.mark.parametrize("net", [-3, -1, 1, 3])
def test_an_original_zero_stays_zero(net: int) -> None:
    assert valued(FIGURES, 0, "1.08", causes(net)).whole == 0
    assert valued(FIGURES, 0, "1.08", causes(net), [Bonus("instruccion", 1, "7.41")]).whole == 0


@pytest.mark.rule("1.18")
def test_the_same_cause_counts_once() -> None:
    assert valued(FIGURES, 4, "1.08", [DIFFICULT, DIFFICULT]).whole == 2
    assert valued(FIGURES, 4, "1.08", [DIFFICULT, Step("at-limit", -1, "1.25")]).whole == 1


@pytest.mark.rule("1.18")
def test_one_cause_cannot_say_two_things() -> None:
    with pytest.raises(AssertionError, match="difficult"):
        valued(FIGURES, 4, "1.08", [DIFFICULT, Step("difficult", -2, "3.18")])


@pytest.mark.rule("1.19")
def test_flat_bonuses_come_after_the_steps() -> None:
    assert valued(FIGURES, 3, "1.08", causes(1), [DEXTERITY]).whole == 5
    assert valued(FIGURES, 4, "1.08", causes(-1), [DEXTERITY]).whole == 3
    assert valued(FIGURES, 4, "1.08", [RUN], [Bonus("entrega", 1, "7.39")]).whole == 9


@pytest.mark.rule("1.19")
def test_the_same_virtue_of_two_leaders_counts_once_and_different_ones_add_up() -> None:
    assert valued(FIGURES, 4, "1.08", (), [DEXTERITY, DEXTERITY]).whole == 5
    assert valued(FIGURES, 4, "1.08", (), [DEXTERITY, Bonus("imperturbable", 1, "7.94")]).whole == 6


def test_the_ledger_names_every_cause_even_one_that_changes_nothing() -> None:
    tally = valued(FIGURES, 4, "1.08", [*causes(2), Step("height", 1, "5.43")], [DEXTERITY])
    assert [(change.amount, change.rule) for change in tally.changes] == [
        (4, "1.08"),
        (2, "1.10"),
        (2, "1.10"),
        (0, "5.43"),
        (1, "7.40"),
    ]
    assert sum(change.amount for change in tally.changes) == tally.whole


@pytest.mark.rule("1.24")
def test_a_unit_without_wear_is_fresh() -> None:
    assert fresh(0)
    assert not fresh(1)


@pytest.mark.rule("1.09", "4.19", "4.21")
@pytest.mark.parametrize(("wear", "kept", "rout"), [(3, 3, 0), (4, 4, 0), (5, 4, 1), (7, 4, 3)])
def test_wear_beyond_endurance_is_not_kept_but_checked(wear: int, kept: int, rout: int) -> None:
    assert kept_wear(wear, 4) == kept
    assert excess(wear, 4) == rout


@pytest.mark.rule("1.25")
@pytest.mark.parametrize(("wear", "limit"), [(2, False), (3, True)])
def test_at_the_limit_combat_and_fire_are_reduced(wear: int, limit: bool) -> None:
    assert at_limit(wear, 3) is limit
    fought = valued(
        FIGURES, 4, "1.08", marker_steps(FIGURES, Value.COMBAT, limit=at_limit(wear, 3), disordered=False)
    ).whole
    shot = valued(
        FIGURES, 3, "1.08", marker_steps(FIGURES, Value.FIRE, limit=at_limit(wear, 3), disordered=False)
    ).whole
    assert (fought, shot) == ((2, 2) if limit else (4, 3))
    assert marker_steps(FIGURES, Value.COURAGE, limit=True, disordered=False) == ()


@pytest.mark.rule("1.26")
def test_disorder_reduces_courage_and_nothing_else() -> None:
    assert valued(FIGURES, 4, "1.08", marker_steps(FIGURES, Value.COURAGE, limit=False, disordered=True)).whole == 2
    others = [value for value in Value if value is not Value.COURAGE]
    assert [marker_steps(FIGURES, value, limit=False, disordered=True) for value in others] == [()] * len(others)


def test_a_formula_that_contradicts_the_printed_table_is_refused() -> None:
    assert STEPS.printed.original == (1, 2, 3, 4, 5, 6)
    with pytest.raises(DataError, match="is printed as"):
        read_arithmetic(written("maestre.games.tercios.data", VALUES_FILE).replace("half = 2", "half = 3"))
    with pytest.raises(DataError, match="one for each of original"):
        read_arithmetic(
            written("maestre.games.tercios.data", VALUES_FILE).replace(
                "one_increase = [1, 3, 4", "one_increase = [1, 3"
            )
        )


def test_what_dice_must_show() -> None:
    checks = (TARGETS.order_check, TARGETS.rout_check, TARGETS.command_action)
    assert checks == (5, 6, 5)
    assert (TARGETS.resist_volley, TARGETS.resist_artillery, TARGETS.resist_combat) == (4, 6, 5)


@pytest.mark.rule("1.07")
def test_every_profile_has_the_six_values() -> None:
    for profile in PROFILES.values():
        assert all(getattr(profile, value.value) is not None for value in Value)
        assert all(figure >= 0 for figure in profile.fire)
        assert (profile.limbered is not None) is (profile.arm == "artillery")
