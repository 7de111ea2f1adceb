"""What a study says of its cells: shares, differences on the same seeds, swings, effects, and what it must not say."""

from __future__ import annotations

from pathlib import Path

import pytest

from maestre.lab import LabError, wilson
from maestre.lab.statistics import Finding, Looks, pair_shares, paired_share
from maestre.lab.studies import Design, Folder, Row, Summary, run_study, summary

GUNS = [f"combat.gunnery.chart.results.{number}" for number in (2, 4)]
HEAD = 'game = "lepanto"\nscenario = "learning"\nagents = ["random"]\ngames = 12\nseed = 3\n'
DUEL = 'game = "duel"\nagents = ["veteran", "random"]\ngames = 40\nseed = 9\n'


def studied(text: str, folder: Path) -> tuple[list[Row], Summary]:
    design = Design.read(text)
    rows = run_study(design, text, Folder(folder))
    return rows, summary(design, rows)


def test_the_share_is_of_the_first_agent_and_its_unit_is_the_pair(duel: str, tmp_path: Path) -> None:
    rows, found = studied(DUEL, tmp_path)
    (cell,) = found.cells
    points = [row.share_of("veteran") for row in rows]
    assert cell.of == "veteran"
    assert cell.share == paired_share(pair_shares(points))
    assert cell.share.share == pytest.approx(sum(points) / 40)
    assert cell.wins == points.count(1.0)
    assert sum(share.share for share in cell.by_side.values()) == pytest.approx(1)


def test_where_all_are_alike_the_share_is_of_the_first_side_and_its_unit_is_the_game(duel: str, tmp_path: Path) -> None:
    rows, found = studied(DUEL.replace('"veteran", "random"', '"random"'), tmp_path)
    (cell,) = found.cells
    assert cell.of == "red"
    assert cell.share == wilson(sum(row.share("red") for row in rows), 40)


def test_a_study_that_looks_many_times_has_an_interval_that_holds_so(duel: str, tmp_path: Path) -> None:
    rows, found = studied(DUEL.replace('"veteran", "random"', '"random"') + "[stop]\nevery = 40\n", tmp_path)
    (cell,) = found.cells
    assert cell.share == Looks(row.share("red") for row in rows).interval()
    assert cell.share.high - cell.share.low > 2 * (wilson(20, 40).high - 0.5)


def test_a_verdict_is_held_against_the_mark_of_the_study(duel: str, tmp_path: Path) -> None:
    wide = DUEL + "[stop]\nevery = 40\nband = [0.01, 0.99]\n"
    assert studied(wide, tmp_path / "wide")[1].cells[0].verdict.finding is Finding.INSIDE
    far = DUEL + "[stop]\nevery = 40\nband = [0.01, 0.05]\n"
    assert studied(far, tmp_path / "far")[1].cells[0].verdict.finding is Finding.ABOVE
    narrow = DUEL + "[stop]\nevery = 40\nband = [0.69, 0.7]\n"
    told = studied(narrow, tmp_path / "narrow")[1].cells[0].verdict
    assert told.finding in {Finding.OPEN, Finding.BELOW}


def test_cells_are_compared_with_the_first_on_the_same_seeds(duel: str, tmp_path: Path) -> None:
    rows, found = studied(DUEL + '[grid.options]\nwind = "all"\n', tmp_path)
    book, same = found.cells
    assert book.beside is None
    assert same.beside is not None
    assert same.beside.difference == 0, "the wind changes nothing in a duel, and the dice are the same"
    assert [row.result.hash for row in rows[:40]] == [row.result.hash for row in rows[40:]]


def test_values_one_at_a_time_give_a_tornado_beside_the_game_as_it_is(tmp_path: Path) -> None:
    swing = f'[swing]\n"{GUNS[0]}" = ["SMMMMM", "SSSSSS"]\n"{GUNS[1]}" = ["SSMMMM", "SSSSSS"]\n'
    _, found = studied(HEAD + swing, tmp_path)
    assert [len(cell.settings) for cell in found.cells] == [0, 1, 1, 1, 1]
    assert {swing.name for swing in found.swings} == {*GUNS}
    by_name = {swing.name: swing for swing in found.swings}
    shares = [cell.share.share for cell in found.cells]
    assert by_name[GUNS[0]].low.difference == pytest.approx(shares[1] - shares[0], abs=1e-3)
    assert by_name[GUNS[1]].high.difference == pytest.approx(shares[4] - shares[0], abs=1e-3)
    assert [swing.size for swing in found.swings] == sorted((swing.size for swing in found.swings), reverse=True)


def test_a_screen_walks_through_the_levels_and_says_what_each_value_does(tmp_path: Path) -> None:
    levels = f'"{GUNS[0]}" = ["SMMMMM", "SSSSSS"]\n"{GUNS[1]}" = ["SSMMMM", "SSSSSS"]\n'
    screen = f"[screen]\nwalks = 3\n[screen.values]\n{levels}"
    _, found = studied(HEAD.replace("games = 12", "games = 4") + screen, tmp_path)
    assert len(found.cells) == 3 * 3
    assert {*found.effects} == {*GUNS}
    assert all(effect.mu_star >= abs(effect.mu) for effect in found.effects.values())
    shares = [cell.share.share for cell in found.cells]
    changed = [
        {path for path, value in cell.settings.items() if before.settings[path] != value}
        for before, cell in zip(found.cells, found.cells[1:], strict=False)
    ]
    steps = [(place, paths) for place, paths in enumerate(changed) if place % 3 != 2]
    assert all(len(paths) == 1 for _, paths in steps), "one value is changed at each step"
    sizes = [abs(shares[place + 1] - shares[place]) for place, paths in steps if paths == {f"value {GUNS[0]}"}]
    assert found.effects[GUNS[0]].mu_star == pytest.approx(sum(sizes) / 3)


@pytest.mark.parametrize("more", ['[grid.options]\ncalm_allows_sail = "all"\n', "[sample]\ncells = 2\n"])
def test_one_thing_at_a_time_is_not_mixed_with_a_grid_or_a_sample(more: str) -> None:
    with pytest.raises(LabError, match="study-mixed"):
        Design.read(HEAD + f'[swing]\n"{GUNS[0]}" = ["SMMMMM", "SSSSSS"]\n' + more).cells()
