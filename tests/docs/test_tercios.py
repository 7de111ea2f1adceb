"""What the pages on Tercios say of its code and its catalogue is so."""

from __future__ import annotations

import re
from pathlib import Path

from maestre.games.tercios import moments
from maestre.games.tercios.game import game

ROOT = Path(__file__).parents[2]
DESIGN = (ROOT / "docs/design-tercios.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs/rulings/tercios.md").read_text(encoding="utf-8")
MODULES = ROOT / "src/maestre/games/tercios"
PLAYERS = ("docs/es/jugar/tercios.md", "docs/en/play/tercios.md")


def test_the_design_names_every_module() -> None:
    modules = {path.name for path in MODULES.glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"`(\w+\.py)`", DESIGN)) - {"words.py"} == modules


def test_the_design_names_every_moment_and_no_other() -> None:
    told = DESIGN.partition("\n## Moments\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)*)`", told)) - {"POWERS"}
    assert named == {name for name in moments.__all__ if name.isupper()}


def test_what_stands_among_the_rulings_is_ruled() -> None:
    rules = game.catalogue().rules
    rows = re.findall(r"^\|.*\| (\d\.\d+(?:, \d\.\d+)*) \|$", RULINGS, re.MULTILINE)
    cited = [rule for row in rows for rule in row.split(", ")]
    assert len(cited) > 50
    assert not [rule for rule in cited if not rules[rule].ruling]


def test_players_are_told_every_switch() -> None:
    for page in PLAYERS:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert not [option for option in game.options if f"`{option}`" not in text], page
