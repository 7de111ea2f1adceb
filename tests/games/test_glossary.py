"""Every quality, order and formation by name opens the rules that tell what it means."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.aguila.data.words import Ability, Formation, OfficerAbility, Reaction
from maestre.games.aguila.data.words import OrderKind as AguilaOrder
from maestre.games.aguila.game import game as aguila
from maestre.games.lepanto.game import game as lepanto
from maestre.games.tercios.data.words import Ability as TerciosAbility
from maestre.games.tercios.data.words import OrderKind, Quality, Virtue, Weapon
from maestre.games.tercios.game import game as tercios
from maestre.play import Game
from maestre.play.written.messages import LANGUAGES

NAMED = {
    "aguila": {
        "ability": Ability,
        "officer-ability": OfficerAbility,
        "order": AguilaOrder,
        "reaction": Reaction,
        "formation": Formation,
    },
    "tercios": {
        "ability": TerciosAbility,
        "weapon": Weapon,
        "quality": Quality,
        "virtue": Virtue,
        "order": OrderKind,
    },
}


def glossary(game: Game[Any]) -> dict[str, list[str]]:
    found = game.board_data()["glossary"]
    assert isinstance(found, dict)
    return found


def test_the_marks_and_figures_of_a_ship_open_rules_that_there_are() -> None:
    rules = lepanto.catalogue().rules
    for term, ids in glossary(lepanto).items():
        assert ids, term
        assert set(ids) <= set(rules), term


@pytest.mark.parametrize("game", [tercios, aguila], ids=lambda game: game.key)
def test_every_name_opens_rules_that_there_are(game: Game[Any]) -> None:
    found, rules = glossary(game), game.catalogue().rules
    assert set(found) == {f"{stem}-{one.value}" for stem, names in NAMED[game.key].items() for one in names}
    for term, ids in found.items():
        assert ids, term
        assert set(ids) <= set(rules), term
        for language in LANGUAGES:
            assert term in game.speaker(language), term
