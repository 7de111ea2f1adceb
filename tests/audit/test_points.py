"""Every point of the second reading is settled by a test, and every correction can be undone alone."""

from __future__ import annotations

import pytest

from tests.audit.points import DOUBTFUL, ROOT, WRONG, settled, undone


def test_every_point_has_a_test_that_carries_its_mark() -> None:
    assert (len(WRONG), len(DOUBTFUL)) == (32, 38)
    assert set(settled()) == {*WRONG, *DOUBTFUL}


def test_every_correction_can_be_undone() -> None:
    assert set(WRONG) <= set(undone()) <= {*WRONG, *DOUBTFUL}


@pytest.mark.parametrize("point", sorted(undone()))
def test_what_undoes_a_point_fits_the_code_as_it_is(point: str) -> None:
    for one in undone()[point]:
        text = (ROOT / one.file).read_text(encoding="utf-8")
        assert one.file.startswith("src/maestre/")
        assert text.count(one.now) == 1, (point, one.file)
        assert one.now != one.before


@pytest.mark.parametrize("folder", ["en/rulings", "es/resoluciones"])
def test_every_doubtful_point_stands_in_a_table_of_rulings(folder: str) -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / folder).glob("*.md")))
    for point in DOUBTFUL:
        rows = [line for line in pages.splitlines() if line.startswith(f"| {point} |")]
        assert len(rows) == 1, point
        assert len([cell for cell in rows[0].split("|")[1:-1] if cell.strip()]) == 5, point
