"""`maestre replay --analysis`: the curve of the chances, and what a veteran would have answered."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.runs import Maestre

RECORDED = Path(__file__).parents[1] / "records" / "tercios-learning.jsonl"


def test_the_curve_has_a_line_a_turn_and_each_turn_that_decided_is_told(maestre: Maestre) -> None:
    shown = maestre("replay", str(RECORDED), "--analysis", "--seconds", "3", "--lang", "es").out
    assert re.findall(r"^  Turno (\d) +\d+\s?% +=+( <)?$", shown, re.MULTILINE) == [
        ("1", ""),
        ("2", ""),
        ("3", " <"),
        ("4", " <"),
        ("5", " <"),
    ]
    assert re.search(r"^  Final +100\s?%  ={40}$", shown, re.MULTILINE)
    assert [number for number in "12345" if f"El turno {number} le costó caro a Rojo" in shown] == ["3", "4", "5"]
    assert shown.count("±") == 3
