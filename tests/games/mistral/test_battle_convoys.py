"""IC.8.38 Convoys in Battle, and whole Battles played by chance."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.mistral.battle.convoys import convoy_attacked
from maestre.games.mistral.battle.declaring import battles
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.battle.pairing import Pairing
from maestre.games.mistral.data.words import Personality
from maestre.games.mistral.table.formations import squadrons_in
from maestre.games.mistral.table.moments import CONVOY_STRUCK
from maestre.games.mistral.table.state import State
from maestre.play import Order
from tests.matters import about

from .battles import drive, engagement, rate, waits
from .positions import BRITISH, asked, formation, keys, moment, run, sea

LONE = ("british_flag_A s12 spotted : B1 B2 @rowley", "convoy:spanish_troop s12 spotted")
ATTACK = Order("attack", "british_flag_A", ("convoy:spanish_troop",))


@pytest.mark.rule("IC.8.38.b")
def test_against_a_lone_convoy_each_squadron_throws_once_on_the_damage_level() -> None:
    state = sea(*LONE)
    with moment(CONVOY_STRUCK) as struck:
        # Rowley aboard B1; Medium, one lower for a Timid opponent; level 2; rows 1 and 6 of column 2
        run(battles(state), ATTACK, {"rowley": "B1"}, "medium", 3, 1, 6)
    assert struck == [("convoy:spanish_troop", 3 + 1)]
    assert keys(state).count("convoy-attacked") == 2


@pytest.mark.rule("IC.8.38.b")
def test_the_attacker_chooses_the_intensity_facing_a_notional_timid_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    for row, shift in (("T", -2), ("C", -2), ("A", -1), ("R", 0)):
        rate(monkeypatch, "rowley", personality=Personality(row))
        ask = waits(battles(sea(*LONE)), ATTACK, {"rowley": "B1"})
        assert about(ask, ChosenIntensity).battle.shift == shift
        assert about(ask, ChosenIntensity).battle.gauge is BRITISH


@pytest.mark.rule("IC.8.38.b")
def test_a_flagship_sails_with_its_squadron_and_does_not_throw_for_itself() -> None:
    state = sea("british_flag_A s12 spotted : B1 namur @rowley", LONE[1])
    with moment(CONVOY_STRUCK) as struck:
        run(battles(state), ATTACK, "heavy", 9, 0)
    assert struck == [("convoy:spanish_troop", 3)]  # one lower than Heavy: Medium, level 1, its row 0


@pytest.mark.rule("IC.8.38")
def test_squadrons_without_opponent_once_all_escorts_are_paired_attack_the_convoy() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1 B2",
        "convoy:spanish_troop s12 spotted",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
    )
    battle = engagement(state, level=4, combats=("B1 / S1",))
    with moment(CONVOY_STRUCK) as struck:
        run(convoy_attacked(state, battle), 2)
    assert struck == [("convoy:spanish_troop", 5)]


@pytest.mark.rule("IC.8.38")
def test_a_squadron_that_has_joined_a_combat_does_not_attack_the_convoy() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1 B2",
        "convoy:spanish_troop s12 spotted",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
    )
    with moment(CONVOY_STRUCK) as struck:
        run(convoy_attacked(state, engagement(state, combats=("B1 B2 / S1",))))
    assert struck == []


@pytest.mark.rule("IC.8.38")
@pytest.mark.parametrize(
    ("level", "face", "points"), [(3, 0, 4), (6, 0, 2 + 4), (7, 0, 8), (8, 2, 3 + 4), (0, 9, 0), (5, 1, 6)]
)
def test_a_sunk_sail_is_worth_four_points_against_a_convoy(level: int, face: int, points: int) -> None:
    state = sea("british_flag_A s12 spotted : B1", LONE[1])
    with moment(CONVOY_STRUCK) as struck:
        run(convoy_attacked(state, engagement(state, level=level)), face)
    assert struck == ([("convoy:spanish_troop", points)] if points else [])


@pytest.mark.rule("IC.8.38", "IC.8.24")
def test_a_formation_that_comes_to_the_convoy_s_help_fights_and_the_gauge_stays() -> None:
    state = sea(*LONE, "spanish_flag_D s12 : S1 S2 @navarro")
    ask = asked(battles(state), ATTACK, ("spanish_flag_D",), 0, {"rowley": "B1"}, {"navarro": "S1"}, "light", 0)
    assert (ask.rule, ask.seat) == ("IC.8.33", "british")
    assert about(ask, Pairing).battle.gauge is BRITISH
    assert formation(state, "spanish_flag_D").spotted


# ------------------------------------------------------------------------------------------------ whole Battles


def crowd(seed: int) -> State:
    """A place full of Formations of every kind."""
    rng = Random(seed)
    british = [
        "british_grand s12 {} : B1 B2 namur marlborough @mathews",
        "british_flag_A <british_grand {} : B3 @rowley",
    ]
    lines = [
        *british,
        "british_flag_B s12 {} : B4 neptune @lestock",
        "bourbon_grand s12 {} : F1 F2 terrible/french @court",
        "bourbon_flag_A s12 {} : S1 SD1/sail=1 F3 real_felipe @navarro",
        "convoy:spanish_troop s12 {}",
        "spanish_detachment_1 <convoy:spanish_troop {} : S3/dp=13 @geraldin",
        "alone:B9 s12 {} : B9",
        "dummy:french:1 s12",
    ]
    hidden = rng.choice(("", "spotted"))
    state = sea(*(line.format(rng.choice(("spotted", hidden))) for line in lines), war=rng.random() < 0.8)
    for line in ("aux bFire1 british_grand", "aux sFire1 bourbon_flag_A", "aux bFire2 port_mahon"):
        fresh = sea(*(one.format("") for one in lines), line)
        state.auxiliaries |= fresh.auxiliaries
    state.rerolls = ("none", "all")[seed % 2]
    return state


@pytest.mark.rule("S.19", "S.20")
@pytest.mark.parametrize("seed", range(60))
def test_battles_played_by_chance_come_to_an_end_and_leave_a_sound_position(seed: int) -> None:
    state = crowd(seed)
    ships = [ship for one in state.squadrons.values() for ship in one.ships]
    asks = drive(state, battles(state), Random(seed), prefer=("attack", "defy", "")[seed % 3])
    left = [ship for one in state.squadrons.values() for ship in one.ships]
    assert sorted([*left, *state.lost]) == sorted(ships), "no ship is lost twice or comes from nowhere"
    assert all(one.ships for one in state.squadrons.values())
    for one in state.formations.values():
        assert not one.superior or one.superior in state.formations
    for stack in ("british_grand", "british_flag_A", "bourbon_grand"):
        if stack in state.formations:
            assert squadrons_in(state, formation(state, stack).id)
    assert asks
    taken = [ship for prizes in state.prizes.values() for ship in prizes]
    assert len(taken) == len(dict.fromkeys(taken))
    assert all(ship in state.lost for ship in taken)


@pytest.mark.rule("IC.1.7", "IC.8.24")
@pytest.mark.parametrize("seed", range(20))
def test_nothing_that_is_asked_names_a_hidden_stack_to_the_other_side(seed: int) -> None:
    state = crowd(seed)
    hidden = [one.id for one in state.formations.values() if not one.spotted]
    procedure = battles(state)
    for ask in drive(state, procedure, Random(seed), prefer="attack"):
        for name in hidden:
            if not state.formations.get(name) or not formation(state, name).spotted:
                assert name not in str(ask.about.public())
    for told in state.news:
        if told.seen is None:
            for name in hidden:
                if name in state.formations and not formation(state, name).spotted:
                    assert name not in str(told.message)
