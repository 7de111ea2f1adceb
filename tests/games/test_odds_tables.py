"""Odds without a server: the tables of the browser are what the rules say today."""

from __future__ import annotations

import gzip
import json
from random import Random

import msgspec
import pytest

from maestre.play import find
from maestre.server.pools.situating import situated
from maestre.situations import kinds_of
from tests.games.at_the_table import TOLD
from tools.odds_alike import answered, named, open_to
from tools.odds_packing import FOLDER
from tools.odds_tables import CASES, PARTS, SCOPES, Case

CASED = msgspec.json.decode(CASES.read_bytes(), type=list[Case])
BY_NAME = {(one.game, one.name): one for one in CASED if one.name}
AGAIN = 3
"""Of so many drawn situations one is worked out once more."""
MOST = 300_000


@pytest.mark.parametrize("key", SCOPES)
def test_the_tables_of_a_game_are_small_and_of_its_rules(key: str) -> None:
    text = (FOLDER / f"{key}.json").read_bytes()
    assert len(gzip.compress(text)) < MOST
    assert json.loads(text)["rules"] == find(key).rules


TRIED = [one for one in CASED if one.name] + [one for one in CASED if not one.name][::AGAIN]


@pytest.mark.parametrize("one", TRIED, ids=[f"{one.game} {one.kind} {one.name or one.answers}" for one in TRIED])
def test_what_the_browser_is_tried_with_is_what_a_server_says(one: Case) -> None:
    game = find(one.game)
    figure = situated(game, one.kind, one.answers, {}).figure
    if not figure.exact:
        pytest.skip("a slow machine: a server's figure is not exact within its seconds")
    assert [(row.changes, round(row.likely * PARTS)) for row in figure.rows] == one.rows
    assert figure.assumed == one.assumed
    assert figure.reckoned == one.reckoned


def test_every_situation_of_the_tests_of_chances_that_may_be_in_the_tables_is_tried() -> None:
    expected = {(key, name) for key, told in TOLD.items() for name, (kind, _) in told.items() if kind in SCOPES[key]}
    assert set(BY_NAME) == expected


def test_the_name_of_a_situation_tells_its_answers() -> None:
    answers = {"mine": "tercio", "enemy": "leva", "mine_wear": "2", "side": "flank"}
    assert answered(named(answers)) == answers


def test_a_choice_of_units_is_the_one_of_the_rules() -> None:
    rng = Random(1)
    for key in SCOPES:
        file = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
        for name, kind in kinds_of(find(key)).items():
            chart = file["kinds"][name]
            place = rng.randrange(len(chart["mine"]))
            mine = {"mine": chart["mine"][place]["value"]}
            now = open_to(find(key), kind, mine, "enemy")
            assert chart["enemy"][chart["enemies"][place]] == json.loads(msgspec.json.encode(now))
