"""IC.8.41 After the Combats: Fireships, sinking, Leaders, prizes, Prestige, disorder, Reorganisation."""

from __future__ import annotations

import pytest

from maestre.games.mistral.battle.aftermath import concluded
from maestre.games.mistral.battle.casualties import casualties
from maestre.games.mistral.battle.losses import Toll
from maestre.games.mistral.battle.roster import roster
from maestre.games.mistral.data.words import Intensity
from maestre.games.mistral.harbours.damage import lose_sail
from maestre.games.mistral.table.formations import commander
from maestre.games.mistral.table.moments import AFTER_BATTLE, FOUGHT, SUNK, UNFORMED
from maestre.games.mistral.table.prestige import lost_in_battle
from maestre.games.mistral.table.state import Captain, Duty, LeaderId, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Order

from .battles import engagement, ids, rate, stack
from .positions import BOURBON, BRITISH, formation, keys, moment, run, sea, squadron

LINES = ("british_flag_A s12 spotted : B1 B2 namur @rowley", "spanish_flag_D s12 spotted : S1 S2 @navarro")
PASS = Order("pass")


def after(state: State, battle: Engagement, *replies: object, hurt: str = "", sunk: str = "") -> None:
    """Conclude a Battle in which these ships were sunk and these Squadrons took DP."""
    muster = roster(state, battle)
    for ship in sunk.split():
        owner = next(one.id for one in state.squadrons.values() if ship in one.ships)
        run(lose_sail(state, owner, ship, "T.cdt.j", battle=True))
    run(concluded(state, battle, muster, Toll(ids(*hurt.split()))), *replies)  # type: ignore[arg-type]


def fought(*lines: str, intensity: Intensity = Intensity.LIGHT, **fields: str) -> tuple[State, Engagement]:
    """A Battle of the first British Squadron with the first Spanish one."""
    state = sea(*(lines or LINES))
    leaders = fields.get("leaders", "")
    combats = (fields.get("combat", "B1 namur / S1"),)
    return state, engagement(state, intensity=intensity, leaders=leaders, combats=combats)


# ------------------------------------------------------------------------------------------------ sinking


@pytest.mark.rule("IC.8.41", "T.damage.c", "T.damage.b")
@pytest.mark.parametrize(("face", "left"), [(2, 3), (3, 4)])
def test_a_squadron_that_took_damage_checks_for_sinking_as_the_battle_ends(face: int, left: int) -> None:
    state, battle = fought("british_flag_A s12 spotted : B1/dp=12", "spanish_flag_D s12 spotted : S1", combat="B1 / S1")
    prize = (("B1-1",), 7) if left == 3 else ()
    after(state, battle, (str(face),), *prize, hurt="B1")
    assert len(squadron(state, "B1").ships) == left


@pytest.mark.rule("T.damage.c")
def test_one_that_took_none_does_not_check_whatever_it_has() -> None:
    state, battle = fought("british_flag_A s12 spotted : B1/dp=12", "spanish_flag_D s12 spotted : S1", combat="B1 / S1")
    after(state, battle)
    assert len(squadron(state, "B1").ships) == 4


@pytest.mark.rule("T.damage.c")
def test_one_that_took_damage_twice_checks_once() -> None:
    state, battle = fought("british_flag_A s12 spotted : B1/dp=12", "spanish_flag_D s12 spotted : S1", combat="B1 / S1")
    after(state, battle, ("9",), hurt="B1 B1")
    assert len(squadron(state, "B1").ships) == 4
    state, battle = fought("british_flag_A s12 spotted : B1/dp=12", "spanish_flag_D s12 spotted : S1", combat="B1 / S1")
    after(state, battle, ("2",), ("B1-1",), 9, hurt="B1 B1")
    assert squadron(state, "B1").ships == ("B1-2", "B1-3", "B1-4")


@pytest.mark.rule("IC.8.41", "T.strike", "IC.8.44")
def test_a_sail_lost_in_a_sinking_check_may_still_be_captured() -> None:
    state, battle = fought("british_flag_A s12 spotted : B1/dp=12", "spanish_flag_D s12 spotted : S1", combat="B1 / S1")
    after(state, battle, ("2",), ("B1-1",), 0, hurt="B1")
    assert state.prizes == {BOURBON: ("B1-1",)}


# ------------------------------------------------------------------------------------------------ Leaders


@pytest.mark.rule("T.leader_casualty", "T.cdt.k")
@pytest.mark.parametrize(
    ("face", "fate", "back"),
    [
        (0, Captain.CAPTURED, 0),
        (1, Captain.GONE, 0),
        (2, Captain.WOUNDED, 9),
        (3, Captain.WOUNDED, 8),
        (4, Captain.WOUNDED, 7),
        *((face, Captain.SERVING, 0) for face in range(5, 10)),
    ],
)
def test_the_die_decides_what_becomes_of_a_leader_in_danger(face: int, fate: Captain, back: int) -> None:
    state, battle = fought(leaders="rowley=namur navarro=S1")
    run(casualties(state, battle, (LeaderId("rowley"),)), face)
    rowley = state.leaders[LeaderId("rowley")]
    assert (rowley.fate, rowley.back) == (fate, back)
    assert rowley.post == ("british_flag_A" if fate is Captain.SERVING else "")


@pytest.mark.rule("T.leader_casualty", "IC.3.47.b")
def test_a_captured_commodore_comes_back_by_himself_after_four_turns() -> None:
    state, battle = fought("british_flag_A s12 spotted : B1 @osborn", LINES[1], leaders="osborn=B1", combat="B1 / S1")
    run(casualties(state, battle, (LeaderId("osborn"),)), 0)
    assert state.leaders[LeaderId("osborn")].back == 10


@pytest.mark.rule("2.225.b")
@pytest.mark.parametrize(("face", "back"), [(7, 7), (9, 7), (3, 8)])
def test_a_leader_whose_flagship_is_sunk_is_a_casualty_for_sure(face: int, back: int) -> None:
    state, battle = fought(leaders="rowley=namur navarro=S1")
    del state.squadrons[SquadronId("namur")]
    run(casualties(state, battle, ()), face)
    assert state.leaders[LeaderId("rowley")].fate is Captain.WOUNDED
    assert state.leaders[LeaderId("rowley")].back == back


@pytest.mark.rule("2.225.b")
def test_any_leader_of_the_side_in_that_combat_goes_with_the_flagship_and_nobody_else_and_throws_once() -> None:
    state = sea(
        "british_grand s12 spotted : B1 namur @mathews",
        "british_flag_B <british_grand spotted : B3 @lestock",
        "british_flag_A <british_grand spotted : B2 @rowley",
        "spanish_flag_D s12 spotted : S1 S2 @navarro",
    )
    battle = engagement(
        state,
        leaders="mathews=namur lestock=B3 rowley=B2 navarro=S1",
        combats=("B1 namur B3 / S1", "B2 / S2"),
    )
    del state.squadrons[SquadronId("namur")]
    run(casualties(state, battle, (LeaderId("mathews"),)), 9, 9)
    fates = {name: state.leaders[LeaderId(name)].fate for name in ("mathews", "lestock", "rowley", "navarro")}
    assert [name for name, fate in fates.items() if fate is Captain.WOUNDED] == ["mathews", "lestock"]


@pytest.mark.rule("IC.3.47")
def test_the_senior_leader_of_the_stack_succeeds_him() -> None:
    state = sea(
        "british_grand s12 spotted : B1 namur @mathews",
        "british_flag_A <british_grand spotted : B2 @rowley",
        "british_flag_B <british_grand spotted : B3 @lestock",
        "spanish_flag_D s12 spotted : S1",
    )
    battle = engagement(state, leaders="mathews=namur rowley=B2 lestock=B3", combats=("B1 namur / S1",))
    run(casualties(state, battle, (LeaderId("mathews"),)), 4)
    assert commander(state, stack("british_grand")).id == "lestock"
    assert state.leaders[LeaderId("rowley")].post == "british_flag_A"


@pytest.mark.rule("IC.3.47", "IC.3.43")
def test_without_another_leader_a_notional_one_commands() -> None:
    state, battle = fought(leaders="rowley=namur")
    run(casualties(state, battle, (LeaderId("rowley"),)), 1)
    assert commander(state, stack("british_flag_A")).id is None


# ------------------------------------------------------------------------------------------------ striking colours


@pytest.mark.rule("T.strike", "IC.1.2")
@pytest.mark.parametrize(("face", "captured"), list(enumerate([5, 4, 3, 2, 2, 1, 1, 0, 0, 0])))
def test_a_share_of_the_sunk_is_captured_instead(face: int, captured: int) -> None:
    state, battle = fought()
    sunk = "S1-1 S1-2 S1-3 S1-4 S2-1"
    after(state, battle, face, *[0] * min(captured, 4), sunk=sunk)  # the last of five needs no lot
    assert len(state.prizes.get(BRITISH, ())) == captured


@pytest.mark.rule("T.strike")
def test_forty_per_cent_of_three_is_one() -> None:
    state, battle = fought()
    after(state, battle, 3, 1, sunk="S1-1 S1-2 S1-3")
    assert state.prizes == {BRITISH: ("S1-2",)}


@pytest.mark.rule("IC.8.44", "T.strike")
def test_each_side_throws_once_and_only_if_the_enemy_has_lost_something() -> None:
    state, battle = fought()
    after(state, battle, 0, 0, 0, 0, sunk="B1-1 B1-2 S1-1 S1-2")
    assert state.prizes == {BRITISH: ("S1-1", "S1-2"), BOURBON: ("B1-1", "B1-2")}
    quiet, other = fought()
    after(quiet, other)
    assert quiet.prizes == {}


# ------------------------------------------------------------------------------------------------ Prestige


@pytest.mark.rule("IC.12.4", "T.prestige")
def test_two_spanish_sail_and_a_flagship_make_two_for_the_british_and_cost_the_bourbons_as_much() -> None:
    state, battle = fought(LINES[0], "spanish_flag_D s12 spotted : S1 S2 santa_isabel")
    after(state, battle, 0, 0, 0, sunk="S1-1 S1-2 santa_isabel")
    assert "santa_isabel" in state.prizes[BRITISH]
    assert (state.books[BRITISH].prestige, state.books[BOURBON].prestige) == (12, 8)


@pytest.mark.rule("T.prestige", "IC.12.4")
@pytest.mark.parametrize(("sail", "gained", "carried"), [(1, 0, 1), (2, 1, 2), (3, 1, 3), (4, 2, 4)])
def test_every_second_sail_scores_and_the_odd_one_is_carried_over(sail: int, gained: int, carried: int) -> None:
    state = sea()
    lost_in_battle(state, BOURBON, 0, sail)
    assert (state.books[BRITISH].prestige, state.books[BRITISH].sail) == (10 + gained, carried)
    assert state.books[BOURBON].prestige == 10 - gained
    lost_in_battle(state, BOURBON, 0, 1)
    assert state.books[BRITISH].prestige == 10 + (sail + 1) // 2


@pytest.mark.rule("T.prestige")
def test_every_flagship_scores_one_and_a_battle_as_such_nothing() -> None:
    state = sea()
    lost_in_battle(state, BRITISH, 2, 0)
    assert (state.books[BRITISH].prestige, state.books[BOURBON].prestige) == (8, 12)
    assert [entry.rule for entry in state.ledger] == ["T.prestige", "T.prestige"]
    quiet, battle = fought()
    after(quiet, battle)
    assert quiet.ledger == ()


@pytest.mark.rule("T.prestige.c")
def test_sail_lost_otherwise_score_nothing() -> None:
    state, battle = fought()
    for ship in ("S1-1", "S1-2"):
        run(lose_sail(state, SquadronId("S1"), ship, "T.gale_effects"))
    after(state, battle)
    assert state.books[BRITISH].prestige == 10


# ------------------------------------------------------------------------------------------------ disorder and the end


@pytest.mark.rule("IC.8.45")
@pytest.mark.parametrize("intensity", list(Intensity))
def test_medium_and_heavy_battles_disorganise_all_engaged(intensity: Intensity) -> None:
    state = sea(
        "british_grand s12 spotted : B1",
        "british_flag_A <british_grand spotted : B2",
        "spanish_flag_D s12 spotted : S1",
        "british_flag_B s13 spotted : B3",
    )
    battle = engagement(state, intensity=intensity, combats=("B1 / S1",))
    after(state, battle)
    shaken = [one.id for one in state.formations.values() if one.disorganised]
    assert shaken == ([] if intensity is Intensity.LIGHT else ["british_grand", "british_flag_A", "spanish_flag_D"])


@pytest.mark.rule("IC.7.24.c", "IC.8.45")
@pytest.mark.parametrize(
    ("intensity", "duty"),
    [(Intensity.LIGHT, Duty.BLOCKADE), (Intensity.MEDIUM, Duty.NONE), (Intensity.HEAVY, Duty.NONE)],
)
def test_a_blockade_outlasts_a_light_battle_alone(intensity: Intensity, duty: Duty) -> None:
    state = sea("british_flag_A barcelona spotted duty=blockade : B1", "spanish_flag_D barcelona spotted : S1")
    battle = engagement(state, place="barcelona", intensity=intensity, combats=("B1 / S1",))
    after(state, battle)
    assert formation(state, "british_flag_A").duty is duty


@pytest.mark.rule("IC.8.35")
def test_a_formation_without_squadrons_is_taken_off() -> None:
    state, battle = fought("british_flag_A s12 spotted : B1/sail=1 @rowley", LINES[1], combat="B1 / S1")
    with moment(UNFORMED) as gone, moment(FOUGHT) as there:
        after(state, battle, 9, sunk="B1-1")
    assert stack("british_flag_A") not in state.formations
    assert gone == [("british_flag_A",)]
    assert there == [("spanish_flag_D",)]


@pytest.mark.rule("IC.8.41", "IC.8.42", "S.21")
def test_at_the_end_those_left_may_reorganise_and_end_orders_where_they_fought() -> None:
    state, battle = fought(intensity=Intensity.MEDIUM)
    with moment(FOUGHT) as engaged, moment(AFTER_BATTLE) as ended:
        after(state, battle)
    assert engaged == [("british_flag_A",), ("spanish_flag_D",)]
    assert ended == [("s12", ("british_flag_A", "spanish_flag_D"))]
    assert formation(state, "british_flag_A").disorganised


@pytest.mark.rule("IC.8.41", "S.19")
def test_what_follows_the_combats_comes_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    rate(monkeypatch, "navarro", leadership=3)
    state, battle = fought(
        "british_flag_A s12 spotted : B1 @rowley",
        "spanish_flag_D s12 spotted : S1/dp=20 S2 @navarro",
        "aux bFire1 british_flag_A",
        intensity=Intensity.MEDIUM,
        leaders="rowley=B1 navarro=S1",
        combat="B1 / S1",
    )
    muster = roster(state, battle)
    procedure = concluded(state, battle, muster, Toll(ids("S1"), (LeaderId("navarro"),)))
    with moment(SUNK) as lost:
        for ship in ("S1-1", "S1-2"):
            run(lose_sail(state, SquadronId("S1"), ship, "T.cdt.j", battle=True))
        # a Fireship that misses; the sinking check with its lot; the Leader; striking colours with its lots
        run(procedure, Order("send", "bFire1", ("S1",)), 0, ("0",), ("S1-3",), 4, 3, 0)
    order = ("fireship-missed", "leader-lost", "struck", "prestige", "disorganised", "battle-over")
    assert list(dict.fromkeys(key for key in keys(state) if key in order)) == list(order)
    assert len(lost) == 3
