"""The army lists and the forces that are ready to play, figure by figure.

The tiers of the French list are those that the book prints as its example; the rest is reconstructed or our own.
"""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Rank, Tier
from tests.games.aguila.figures import FORCES, LISTS

TIERS = {
    "france": """1813-1814, 4
        basic: line 1-2, novice 1-2, gun_light_foot|gun_medium_foot 0-2
        support: light 0-1, novice 0-2, line 0-2, hussars|chasseurs 0-2, dragoons 0-1,
            gun_light_horse|gun_medium_horse 0-2
        elite: lancers 0-1, guard 0-1, hussars|chasseurs 0-1, cuirassiers|carabiniers 0-1, dragoons 0-1,
            gun_heavy_foot 0-2""",
    "britain": """1810-1815, 3
        basic: line 1-3, portuguese|hanoverian 0-2, gun_light_foot|gun_medium_foot 0-2
        support: light 0-1, rifles 0-1, highlanders 0-1, kgl 0-1, light_dragoons 0-2,
            gun_light_horse|gun_medium_horse 0-2, howitzer_foot 0-1
        elite: guards 0-1, kgl_hussars 0-1, heavy_dragoons 0-1, household 0-1, rifles 0-1""",
    "prussia": """1813-1815, 3
        basic: musketeers 1-2, landwehr 1-2, reserve 0-1, gun_medium_foot 0-2
        support: fusiliers 0-1, reserve 0-1, jagers 0-1, hussars|dragoons 0-2, landwehr_cavalry 0-2,
            howitzer_foot 0-1, gun_medium_horse 0-2
        elite: grenadiers 0-1, guard 0-1, uhlans 0-1, cuirassiers 0-1, gun_heavy_foot 0-2""",
    "austria": """1809-1814, 2
        basic: german 1-2, hungarian 0-2, gun_light_foot|gun_medium_foot 0-2
        support: landwehr 0-1, grenzer 0-1, jagers 0-1, hussars|chevaulegers 0-2, dragoons 0-1, howitzer_foot
            0-1, gun_medium_horse 0-2
        elite: grenadiers 0-1, uhlans 0-1, cuirassiers 0-1, gun_heavy_foot 0-2""",
    "russia": """1812-1814, 2
        basic: musketeers 1-3, recruits 0-2, gun_medium_foot 0-3
        support: jagers 0-2, opolchenie 0-1, cossacks 0-2, hussars 0-1, dragoons 0-1, howitzer_foot 0-2,
            gun_medium_horse 0-2
        elite: grenadiers 0-1, guard 0-1, uhlans 0-1, cuirassiers 0-1, gun_heavy_foot 0-2""",
    "spain": """1808-1814, 2
        basic: line 1-2, provincial 1-2, volunteers 0-1, gun_light_foot|gun_medium_foot 0-2
        support: light 0-2, guerrillas 0-2, volunteers 0-1, hussars 0-2, dragoons 0-1, lancers 0-1,
            gun_light_horse 0-1, howitzer_foot 0-1
        elite: guards 0-1, grenadiers 0-1, line_cavalry 0-1, gun_heavy_foot 0-1""",
    "france_light": """1813-1814, 4
        basic: light 1-3, national_guard 0-2, gun_light_foot|gun_medium_foot 0-2
        support: voltigeurs 0-2, foreign 0-1, hussars|chasseurs 0-2, gun_light_horse|gun_medium_horse 0-2
        elite: lancers 0-1, dragoons 0-1, voltigeurs 0-1""",
    "poland": """1812-1814, 3
        basic: line 1-3, gun_medium_foot 0-2
        support: vistula 0-2, chasseurs 0-2, krakus 0-1, gun_medium_horse 0-1
        elite: vistula_lancers 0-2, vistula 0-1""",
    "naples": """1812-1814, 2
        basic: line 1-3, gun_light_foot 0-2
        support: light 0-2, chasseurs 0-2
        elite: guard 0-1""",
}
"""Years and Strategic Factor; then of each tier the least and most of its units, any of those that a stroke divides."""


@pytest.mark.rule("14.02", "14.07", "14.08", "14.12", "16.01", "16.03")
@pytest.mark.parametrize("name", TIERS)
def test_a_list_has_its_years_its_factor_and_the_limits_of_its_tiers(name: str) -> None:
    row = LISTS.row[name]
    told = ["-".join(map(str, row.years)) + f", {row.strategic_factor}"]
    for tier in Tier:
        units = (f"{'|'.join(one.types)} {'-'.join(map(str, one.units))}" for one in row.choices(tier))
        told.append(f"{tier.value}: {', '.join(units)}")
    assert " ".join(told) == " ".join(TIERS[name].split())


@pytest.mark.rule("12.20", "14.02")
@pytest.mark.parametrize("name", TIERS)
def test_a_brigade_of_any_list_has_a_general_of_each_rank_at_most_and_up_to_three_comandantes(name: str) -> None:
    limits = {Rank.DIVISION_GENERAL: (0, 1), Rank.BRIGADE_GENERAL: (0, 1), Rank.COMANDANTE: (1, 3)}
    assert LISTS.row[name].officers == limits


@pytest.mark.rule("14.08")
def test_every_list_is_above() -> None:
    assert list(LISTS.row) == list(TIERS)


READY = """
france_1500                 1500 1500 12 1 0
britain_1500                1500 1500 12 1 0
prussia_1500                1500 1500 13 1 0
austria_1500                1500 1500 13 1 1
russia_1500                 1500 1500 13 1 0
spain_1500                  1500 1500 14 0 0
france_1125                 1125 1100  8 0 0
britain_1125                1125 1100  9 0 0
prussia_1125                1125 1100  9 0 0
austria_1125                1125 1100 10 0 0
russia_1125                 1125 1100  9 0 0
spain_1125                  1125 1100 10 0 0
france_750                  750 750  6 1 0
britain_750                 750 750  6 1 0
prussia_750                 750 750  6 1 0
austria_750                 750 750  6 0 0
russia_750                  750 750  6 1 0
spain_750                   750 750  6 1 0
austria_skirmishers_1500    1500 1500 12 1 1
france_allies_1500          1500 1500 11 1 0
france_brigades_1500        1500 1500 11 1 0
"""
"""Limit, points, weight towards the break point, aides and sappers."""


@pytest.mark.rule("10.20", "12.20", "14.02")
def test_ready_forces_have_their_limits_points_weights_aides_and_sappers() -> None:
    printed = {name: tuple(map(int, figures)) for name, *figures in map(str.split, READY.strip().splitlines())}
    told = {
        name: (force.limit, force.total, force.weight, force.aides, force.sappers) for name, force in FORCES.items()
    }
    assert told == printed
