"""Calibration: what a choice costs, what may be searched at all, and going on after a stop."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from maestre.lab import LabError
from maestre.lab.statistics import Share
from maestre.lab.studies import Calibration, Trial, calibrate
from maestre.lab.studies.calibration import loss, moved
from maestre.lab.workers import Here

GUNS = "combat.gunnery.chart.results.2"
REACH = "combat.gunnery.profile.galley.max_range"
HALVED = "combat.small_arms.halved_from_turn"
TEXT = f"""
[study]
game = "lepanto"
scenario = "learning"
agents = ["random"]
games = 4
[search]
trials = 6
[search.values]
"{GUNS}" = ["SMMMMM", "SSMMMM", "SSSMMM", "SSSSMM", "SSSSSM"]
"""


def share(share: float) -> Share:
    return Share(share, 0.0, 1.0)


def wanted(text: str = TEXT) -> Calibration:
    return Calibration.read(text)


@pytest.mark.parametrize(
    ("shares", "cost"),
    [((0.5,), 0.0), ((0.55,), 0.05), ((0.6,), 0.15), ((0.4,), 0.15), ((0.5, 0.6), 0.075), ((1.0,), 0.95)],
)
def test_a_share_costs_what_it_is_off_and_beyond_the_band_twice(shares: tuple[float, ...], cost: float) -> None:
    told = [share(one) for one in shares]
    assert loss(wanted(), told, {GUNS: "SSMMMM"}) == pytest.approx(cost)


def test_straying_from_the_source_costs_by_the_way_between_the_bounds() -> None:
    assert moved(wanted(), GUNS, "SSMMMM") == 0
    assert moved(wanted(), GUNS, "SSSMMM") == pytest.approx(1 / 4)
    assert moved(wanted(), GUNS, "SMMMMM") == pytest.approx(1 / 4)
    assert moved(wanted(), GUNS, "SSSSSM") == pytest.approx(3 / 4)
    assert loss(wanted(), [share(0.5)], {GUNS: "SSSSSM"}) == pytest.approx(0.02 * 3 / 4)
    dearer = wanted(TEXT + "[target]\nspirit = 0.2\n")
    assert loss(dearer, [share(0.5)], {GUNS: "SSSSSM"}) == pytest.approx(0.2 * 3 / 4)


@pytest.mark.parametrize(
    ("path", "key"),
    [("combat.gunnery.targets.galley", "value-printed"), ("combat.gunnery.chart.results.9", "no-value")],
)
def test_what_is_printed_or_not_there_is_not_searched(path: str, key: str) -> None:
    with pytest.raises(LabError) as error:
        wanted(TEXT.replace(f'"{GUNS}" = ', f'"{path}" = '))
    assert error.value.message.key == key


def test_a_search_begins_with_the_game_as_it_is_and_gives_the_best_first(tmp_path: Path) -> None:
    heard: list[Trial] = []
    found = calibrate(wanted(), tmp_path, Here(), heard.append)
    assert heard[0].values == {GUNS: "SSMMMM"}
    assert [trial.loss for trial in found] == sorted(trial.loss for trial in found)
    assert {trial.number for trial in found} <= set(range(6))
    assert len({str(trial.values) for trial in found}) == len(found), "nothing is played twice"


def test_a_search_that_is_broken_off_goes_on_as_it_would_have_gone(tmp_path: Path) -> None:
    class Unplugged(Exception):
        pass

    def unplug(trial: Trial) -> None:
        if trial.number >= 2:
            raise Unplugged

    whole = calibrate(wanted(), tmp_path / "whole", Here())
    with pytest.raises(Unplugged):
        calibrate(wanted(), tmp_path / "broken", Here(), unplug)
    again: list[Trial] = []
    assert calibrate(wanted(), tmp_path / "broken", Here(), again.append) == whole
    assert all(trial.number > 2 for trial in again), "what was played is not played again"


def test_what_the_game_cannot_be_played_with_is_passed_over(tmp_path: Path) -> None:
    text = TEXT.replace('["SMMMMM", "SSMMMM", "SSSMMM", "SSSSMM", "SSSSSM"]', '["XXXXXX", "SSMMMM", "YYYYYY"]')
    found = calibrate(wanted(text), tmp_path, Here())
    assert [trial.values for trial in found] == [{GUNS: "SSMMMM"}]


def test_another_search_is_told_apart_in_the_same_folder(tmp_path: Path) -> None:
    calibrate(wanted(), tmp_path, Here())
    other = msgspec.structs.replace(wanted(), search=msgspec.structs.replace(wanted().search, trials=1, seed=2))
    assert len(calibrate(other, tmp_path, Here())) == 1
