"""Every correction of the second reading can be undone alone."""

from __future__ import annotations

import pytest

from tests.audit.points import ROOT, undone


@pytest.mark.parametrize("point", sorted(undone()))
def test_what_undoes_a_point_fits_the_code_as_it_is(point: str) -> None:
    for one in undone()[point]:
        text = (ROOT / one.file).read_text(encoding="utf-8")
        assert one.file.startswith("src/maestre/")
        assert text.count(one.now) == 1, (point, one.file)
        assert one.now != one.before
