"""The file of a study: what it makes of grids, samples and variants, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.lab import LabError
from maestre.lab.studies import Cell, Design
from maestre.play import PlayError, Unknown

GUNS = "combat.gunnery.chart.results.2"
HEAD = 'game = "lepanto"\nagents = ["veteran", "recruit"]\ngames = 4\nscenario = "learning"\n'


def cells(more: str, head: str = HEAD) -> tuple[Cell, ...]:
    return Design.read(head + more).cells()


def test_without_a_grid_there_is_one_cell() -> None:
    (cell,) = cells("")
    assert (cell.settings, cell.plan.scenario, cell.plan.games) == ({}, "learning", 4)
    assert cell.plan.counted


def test_a_grid_makes_a_cell_of_every_combination_in_the_order_of_the_file() -> None:
    found = cells(f'[grid.options]\ncalm_allows_sail = "all"\n[grid.values]\n"{GUNS}" = ["SSMMMM", "SSSMMM"]\n')
    assert [tuple(cell.settings.values()) for cell in found] == [
        (True, "SSMMMM"), (True, "SSSMMM"), (False, "SSMMMM"), (False, "SSSMMM"),
    ]  # fmt: skip
    assert [cell.plan.options["calm_allows_sail"] for cell in found] == [True, True, False, False]
    assert [bool(cell.plan.figures) for cell in found] == [True, True, True, True]
    assert [cell.number for cell in found] == [0, 1, 2, 3]


def test_all_cells_have_their_seeds_in_common() -> None:
    one, other = cells('[grid.options]\ncalm_allows_sail = "all"\n')
    assert [match.seed for match in one.plan.matches()] == [match.seed for match in other.plan.matches()]


def test_agents_and_scenarios_are_axes_too() -> None:
    found = cells(
        '[grid]\nscenario = ["learning", "left-wings"]\nagents = [["veteran", "recruit"], ["veteran", "random"]]\n'
    )
    assert [(cell.plan.scenario, cell.plan.agents[1]) for cell in found] == [
        ("learning", "recruit"), ("learning", "random"), ("left-wings", "recruit"), ("left-wings", "random"),
    ]  # fmt: skip


def test_a_variant_changes_values_and_switches_together() -> None:
    book, guns = cells(
        f'[variants.book]\n[variants.guns]\nvalues = {{"{GUNS}" = "SSSMMM"}}\noptions = {{calm_allows_sail = false}}\n'
        '[grid]\nvariant = "all"\n'
    )
    assert (book.plan.figures, book.plan.options["calm_allows_sail"]) == ("", True)
    assert "SSSMMM" in guns.plan.figures
    assert guns.plan.options["calm_allows_sail"] is False


def test_a_sample_draws_the_same_cells_from_the_same_seed() -> None:
    more = '[sample]\ncells = 12\n[sample.values]\n"movement.wind.first_check_turn" = {from = 2, to = 5}\n'
    drawn = [cell.settings["value movement.wind.first_check_turn"] for cell in cells(more)]
    assert drawn == [cell.settings["value movement.wind.first_check_turn"] for cell in cells(more)]
    assert {*drawn} == {2, 3, 4, 5}
    assert drawn != [next(iter(cell.settings.values())) for cell in cells(more, HEAD + "seed = 2\n")]


def test_two_games_share_a_seed_only_where_agents_differ() -> None:
    assert cells("")[0].plan.paired
    assert not cells("", HEAD.replace('"veteran", "recruit"', '"veteran"'))[0].plan.paired
    assert not cells("paired = false\n")[0].plan.paired


def test_what_is_printed_and_changed_is_marked() -> None:
    printed, rebuilt = "combat.gunnery.targets.galley", GUNS
    (cell,) = cells(f'[values]\n"{printed}" = 2\n"{rebuilt}" = "SSSMMM"\n')
    assert cell.printed == (printed,)


def test_another_question_is_the_same_study_and_another_seed_is_not() -> None:
    one = Design.read(HEAD).digest
    assert Design.read(HEAD + 'question = "Is it fair?"\n').digest == one
    assert Design.read(HEAD + "seed = 2\n").digest != one


@pytest.mark.parametrize(
    ("text", "error", "key"),
    [
        ("game = ", LabError, "study-unread"),
        (HEAD + "gams = 3\n", LabError, "study-wrong"),
        (HEAD.replace("games = 4", "games = 0"), LabError, "study-wrong"),
        (HEAD + '[grid]\nvariant = ["mine"]\n', LabError, "no-variant"),
        (HEAD + '[grid.options]\ntide = "all"\n', Unknown, "unknown-option"),
        (HEAD.replace("learning", "moon"), Unknown, "unknown-scenario"),
        (HEAD.replace("games = 4", "games = 1000001"), LabError, "study-large"),
        (HEAD + "#" * 200_001, LabError, "study-long"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_to_mend(text: str, error: type[PlayError], key: str) -> None:
    with pytest.raises(error) as raised:
        Design.read(text).cells()
    assert raised.value.message.key == key


def test_too_many_cells_are_refused_before_any_is_made() -> None:
    values: list[Any] = list(range(1, 2002))
    with pytest.raises(LabError, match="study-large"):
        cells(f'[grid.values]\n"movement.wind.first_check_turn" = {values}\n')
