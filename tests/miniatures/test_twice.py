"""What stands in two games is found, however it is laid out; what is short, or stands once, is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.twice import MOST, search

SEVERAL = [f"    total{index} = first + {index} * second" for index in range(MOST)]


def python(*lines: str, rule: str = "1.1", doc: str = "Add up.") -> str:
    """A module with a procedure of so many lines and one more."""
    return "\n".join([f'@rule("{rule}")', "def added(first: int, second: int) -> int:", f'    """{doc}"""', *lines, ""])


def component(lines: int) -> str:
    """A component of so many lines that say something."""
    said = [f"  const part{index} = of({index});" for index in range(lines)]
    return "\n".join(["// a remark", *said])


def written(root: Path, **files: str) -> Path:
    """Write files of games, by the name of each game."""
    for game, text in files.items():
        path = root / "games" / game / ("rules.py" if "def " in text else "Card.svelte")
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return root


def found(root: Path) -> list[int]:
    """How many lines stand twice, each time."""
    return [one.long for one in search(root, ("games",))]


def test_a_procedure_that_stands_in_two_games_is_found(tmp_path: Path) -> None:
    written(tmp_path, one=python(*SEVERAL), two="import os\n\n\n" + python(*SEVERAL))
    (same,) = search(tmp_path, ("games",))
    assert (same.lines, same.theirs, same.long) == ((1, MOST + 3), (4, MOST + 6), MOST + 2)
    assert "games/one/rules.py:1-18 stands in" in str(same)


def test_neither_layout_nor_remarks_nor_rules_nor_names_of_games_hide_it(tmp_path: Path) -> None:
    ours = python("    one_first = of(first)  # a remark", *SEVERAL, rule="1.1")
    theirs = python("    two_first = of(", "        first", "    )", *SEVERAL, rule="8.26", doc="Sum\n\n    all up.")
    assert found(written(tmp_path, one=ours, two=theirs)) == [MOST + 3]


@pytest.mark.parametrize(("lines", "times"), [(MOST - 2, 0), (MOST - 1, 1)])
def test_so_many_lines_may_stand_twice_and_no_more(tmp_path: Path, lines: int, times: int) -> None:
    text = python(*SEVERAL[:lines])
    assert len(found(written(tmp_path, one=text, two=text))) == times


def test_less_is_found_if_one_asks_for_it(tmp_path: Path) -> None:
    text = python(*SEVERAL[:5])
    written(tmp_path, one=text, two=text)
    assert [one.long for one in search(tmp_path, ("games",), most=5)] == [7]
    assert found(tmp_path) == []


def test_imports_and_lists_of_names_may_be_alike(tmp_path: Path) -> None:
    names = [f"name{index}," for index in range(2 * MOST)]
    listed = [f'"{name[:-1]}",' for name in names]
    text = "\n".join(["from x import (", *names, ")", "__all__ = [", *listed, "]", ""])
    assert found(written(tmp_path, one=text + "def f(): ...\n", two=text + "def g(): ...\n")) == []


@pytest.mark.parametrize(("lines", "times"), [(MOST, []), (MOST + 1, [MOST + 1])])
def test_components_are_compared_by_their_lines(tmp_path: Path, lines: int, times: list[int]) -> None:
    ours, theirs = component(lines), component(lines).replace("\n  ", "\n\n    ")
    assert found(written(tmp_path, one=ours, two=theirs)) == times
