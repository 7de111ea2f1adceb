"""The tool that changes the rules a little: what it changes, what it draws, and that a change is what runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutation import sites as places
from tools.mutation.sites import mutants as changes
from tools.mutation.sites import numbers

MODULE = '''
from random import Random

LIMIT: int = 3
UNREAD = tuple(ships + 7 for ships in range(2))

@rule("1.1")
def barred(ships: int, calm: bool) -> bool:
    """Say 5."""
    assert ships < 9
    first(ships)
    second(calm)
    if calm and ships >= LIMIT:
        return True
    return ships - 1 > 0

@rule("1.2")
def proposed(ships: int, rng: Random) -> bool:
    return ships > 1

def helper(ships: int) -> int:
    return ships + 1
'''


def test_comparisons_constants_conditions_and_the_order_of_steps_are_changed_and_nothing_else() -> None:
    found = {(one.line, one.kind, one.words.split(" becomes ")[-1]) for one in changes(MODULE) if one.function}
    assert found == {
        (11, "order", "swapped: first(ships) / second(calm)"),
        (13, "condition", "if not (calm and ships >= LIMIT):     return True"),
        (13, "condition", "calm or ships >= LIMIT"),
        (13, "comparison", "ships > LIMIT"),
        (14, "constant", "False"),
        (15, "comparison", "ships - 1 >= 0"),
        (15, "constant", "ships + 1"),
        (15, "constant", "2"),
        (15, "constant", "1"),
    }


def test_what_proposes_by_chance_and_what_applies_no_rule_stay_as_they_are() -> None:
    assert {one.function[0] for one in changes(MODULE) if one.function} == {"barred"}


def test_the_numbers_of_data_are_changed_but_no_ids_or_words() -> None:
    text = '[table]\nguns = 4\nname = "7"\nrow = [0, -1]  # 5\nrules = ["3.3.a"]\nprovenance = "rulebook 3"\n'
    assert [(text[low:high], put) for low, high, put in numbers(text)] == [("4", "3"), ("0", "1"), ("-1", "0")]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of one module, with thirty rules."""
    lines = [f'@rule("1.{n}")\ndef rule_{n}(ships: int) -> bool:\n    return ships > {n}\n' for n in range(30)]
    (tmp_path / "toy").mkdir()
    path = tmp_path / "toy" / "rules.py"
    path.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(places, "GAMES", tmp_path)
    return path


def test_a_constant_counts_if_a_rule_reads_it(game: Path) -> None:
    game.write_text(MODULE, encoding="utf-8")
    assert [site.words for site in places.sites("toy") if site.function is None] == ["3 becomes 4"]


def drawn(seed: int) -> list[str]:
    return [site.words for site in mutants.drawn("toy", seed, 10)]


def test_a_seed_draws_the_same_lines_again_and_another_seed_others(game: Path) -> None:
    assert len(drawn(1)) == 10
    assert drawn(1) == drawn(1)
    assert set(drawn(1)) != set(drawn(2))


def test_a_seed_draws_the_same_lines_after_another_is_mended(game: Path) -> None:
    before = drawn(1)
    game.write_text(f"# a note\n\n{game.read_text(encoding='utf-8')}", encoding="utf-8")
    assert drawn(1) == before


def test_a_change_that_is_put_in_place_is_what_runs() -> None:
    program = """
from tools.mutation.sites import sites
from tools.mutation.trials import put_in_place
from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.turn.victory import points
state = game.setup("left-wings", {})
before = points(state, Side.CHRISTIAN)
(one,) = [site for site in sites("lepanto") if site.function and site.function[0] == "points"]
put_in_place(one)
print(before, points(state, Side.CHRISTIAN))
"""
    ran = subprocess.run((sys.executable, "-c", program), capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["52", "53"], "the other side's points are counted"
