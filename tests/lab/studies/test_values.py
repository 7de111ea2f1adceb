"""Values by their paths: found, changed, refused, and told apart by whether the book prints them."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.lab import LabError
from maestre.lab.studies import is_printed, overlay, source_of, value_at, values_of
from maestre.play import find
from maestre.play.written.owners import opened

GUNS = "combat.gunnery.chart.results.2"
CHECK = "movement.wind.first_check_turn"


@pytest.mark.parametrize("key", ["lepanto", "tercios", "aguila", "mistral"])
def test_every_value_of_a_game_is_found_by_its_path(key: str) -> None:
    game = find(key)
    found = list(values_of(game))
    assert len(found) > 100
    assert len({path for path, _ in found}) == len(found), "a path names one value"
    assert all(value_at(game, path) == value for path, value in found)


def test_a_changed_value_is_what_the_game_is_then_played_with() -> None:
    game = find("lepanto")
    assert value_at(game, GUNS) == "SSMMMM"
    changed = opened("lepanto", overlay(game, {GUNS: "SSSMMM"}))
    assert value_at(changed, GUNS) == "SSSMMM"
    assert value_at(changed, "combat.gunnery.chart.results.1") == value_at(game, "combat.gunnery.chart.results.1")
    assert changed.figures is not None
    assert changed.figures.digest != ""


def test_an_entry_of_a_list_is_named_by_its_number_and_the_others_stay() -> None:
    game = find("tercios")
    path = "battle.duration.rows.1.lead"
    changed = opened("tercios", overlay(game, {path: 9}))
    assert value_at(changed, path) == 9
    assert value_at(changed, "battle.duration.rows.2") == value_at(game, "battle.duration.rows.2")


def test_values_of_two_files_and_two_entries_of_one_list_change_together() -> None:
    game = find("lepanto")
    hexes = "combat.gunnery.profile.galley.hexes"
    values: dict[str, Any] = {GUNS: "SSSMMM", f"{hexes}.2.4": 2, CHECK: 3}
    changed = opened("lepanto", overlay(game, values))
    assert {path: value_at(changed, path) for path in values} == values


def test_values_are_laid_over_an_owners_figures() -> None:
    owners = opened("lepanto", overlay(find("lepanto"), {GUNS: "SSSMMM"}))
    both = opened("lepanto", overlay(owners, {CHECK: 3}))
    assert (value_at(both, GUNS), value_at(both, CHECK)) == ("SSSMMM", 3)


def test_nothing_changed_is_the_game_itself() -> None:
    assert overlay(find("lepanto"), {}) == ""


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"guns.chart": 1}, "no-value"),
        ({"combat.gunnery.chart.results.9": "SSSSSS"}, "no-value"),
        ({"combat.gunnery.profile.galley.hexes.0.4": 1}, "no-value"),
        ({GUNS: 3}, "value-other-type"),
        ({CHECK: "three"}, "value-other-type"),
        ({CHECK: True}, "value-other-type"),
        ({CHECK: 1.5}, "value-other-type"),
        ({GUNS: "SSXMMM"}, "value-refused"),
        ({CHECK: 100_000}, "value-refused"),
    ],
)
def test_what_leads_nowhere_or_cannot_be_played_is_refused(values: dict[str, Any], key: str) -> None:
    with pytest.raises(LabError) as error:
        overlay(find("lepanto"), values)
    assert error.value.message.key == key


def test_a_rebuilt_value_is_open_and_a_printed_one_is_the_books() -> None:
    game = find("lepanto")
    assert source_of(game, GUNS)[0] == "combat.gunnery.chart"
    assert not is_printed(game, GUNS)
    assert is_printed(game, "combat.gunnery.targets.galley")
