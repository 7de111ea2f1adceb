"""What the pages on games say of their code and catalogues is so; Lepanto, the first, has no page of its design."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from maestre.games.aguila import game as aguila
from maestre.games.aguila.table import moments as of_aguila
from maestre.games.mistral import game as mistral
from maestre.games.mistral.table import moments as of_mistral
from maestre.games.tercios import game as tercios
from maestre.games.tercios.table import moments as of_tercios
from maestre.play import Game

ROOT = Path(__file__).parents[2]


class Told(NamedTuple):
    """A game, its moments, and words in capitals beside them that are none."""

    game: Game[Any]
    moments: ModuleType
    others: frozenset[str]

    def page(self, name: str) -> str:
        """A page about the game; a star stands for its name."""
        return (ROOT / name.replace("*", self.game.key)).read_text(encoding="utf-8")


GAMES = (
    Told(tercios.game, of_tercios, frozenset({"POWERS"})),
    Told(aguila.game, of_aguila, frozenset()),
    Told(mistral.game, of_mistral, frozenset()),
)
AS_A_WHOLE = (
    *("abilities/", "battle/", "data/", "doctrine/", "orders/", "paper/", "qualities/", "scenarios/"),
    *("situations/", "text/"),
)
"""Folders of which a design need not name every module."""
every = pytest.mark.parametrize("told", GAMES, ids=[one.game.key for one in GAMES])


@every
def test_the_design_names_every_module(told: Told) -> None:
    design = told.page("docs/en/design/*.md")
    folder = ROOT / "src/maestre/games" / told.game.key
    every_file = {str(path.relative_to(folder)) for path in folder.rglob("*.py") if path.name != "__init__.py"}
    modules = {name for name in every_file if not name.startswith(AS_A_WHOLE)}
    listed = design.partition("\n## Modules\n")[2].partition("\n## ")[0]
    assert modules <= set(re.findall(r"`([\w/]+\.py)`", listed))
    told_of = {name for name in re.findall(r"`([\w/]+\.py)`", design) if not name.startswith(("tests/", "tools/"))}
    assert told_of - {"words.py"} <= every_file


@every
def test_the_design_names_every_folder(told: Told) -> None:
    folders = {path.parent.name for path in (ROOT / "src/maestre/games" / told.game.key).glob("*/__init__.py")}
    assert not [folder for folder in folders if f"`{folder}/" not in told.page("docs/en/design/*.md")]


@every
def test_the_design_names_every_moment_and_no_other(told: Told) -> None:
    listed = told.page("docs/en/design/*.md").partition("\n## Moments\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)*)`", listed)) - told.others
    assert named == {name for name in vars(told.moments) if name.isupper()}


@every
def test_players_are_told_every_switch(told: Told) -> None:
    for page in ("docs/es/jugar/*.md", "docs/en/play/*.md"):
        assert not [option for option in told.game.options if f"`{option}`" not in told.page(page)], page


@every
def test_what_stands_among_the_rulings_is_ruled(told: Told) -> None:
    rules = told.game.catalogue().rules
    rows = re.findall(
        r"^\|.*\| ((?:[A-Z]+\.)?\w+\.[\w.]+(?:, \S+)*) \|$", told.page("docs/en/rulings/*.md"), re.MULTILINE
    )
    cited = [rule for row in rows for rule in row.split(", ")]
    assert len(cited) > 50
    assert not [rule for rule in cited if not rules[rule].ruling]
