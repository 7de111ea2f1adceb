"""S.28, S.30, IC.6.1, IC.6.13, 2.13, T.recovery The life of Auxiliaries."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from maestre.games.mistral.auxiliaries import assignment
from maestre.games.mistral.auxiliaries.assignment import assigning, berths, most_assigned, recovering
from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.auxiliaries.tasks import take_up
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Flag, Role, Task
from maestre.games.mistral.harbours.passage import dissolve, enter_harbour
from maestre.games.mistral.reinforcement.reinforcements import free_classes
from maestre.games.mistral.table.moments import UNFORMED
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.opening import opened
from maestre.play import Each

from .positions import BOURBON, BRITISH, asked, auxiliary, check, keys, moment, proposed, refused, run, sea

FIGURES = own_figures()


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Auxiliaries of Formations that are no more go to Recovery."""
    with moment(UNFORMED, assignment.orphaned):
        yield


def options(state: State) -> dict[str, tuple[str, ...]]:
    """What may become of each Auxiliary of whoever acts."""
    choice = asked(assigning(state)).choice
    assert isinstance(choice, Each)
    return dict(choice.options)


# ------------------------------------------------------------------------------------------------ Classes


@pytest.mark.rule("2.13", "2.13.b")
def test_all_classes_of_the_series_are_there_but_marines() -> None:
    assert [kind.value for kind in AuxiliaryClass] == ["fleet", "fleet50", "galley", "light", "fireship", "bomb"]
    state = opened(FIGURES, "1744", {})
    assert {one.kind for one in state.auxiliaries.values()} == set(AuxiliaryClass)
    assert {one.role for one in state.auxiliaries.values()} == set(Role)
    assert all("marine" not in kind for kind in free_classes(sea(), Contingent.FRENCH))


@pytest.mark.rule("2.13")
def test_classes_that_are_there_may_do_the_tasks_of_the_series() -> None:
    done = {task for row in FIGURES.auxiliaries.row.values() for task in row.tasks}
    assert {Task.SEARCH, Task.SHADOW, Task.SCREEN, Task.CONVOY_ATTACK, Task.FIRE, Task.BOMBARD} <= done


@pytest.mark.rule("2.233.a")
def test_a_fleet50_reaches_everywhere_but_searches_worse() -> None:
    state = sea("aux bFleet50a gibraltar", "aux bFleet1 gibraltar")
    assert is_in_range(state, AuxiliaryId("bFleet50a"), "s12")
    assert not is_in_range(state, AuxiliaryId("bFleet1"), "s12")
    assert (FIGURES.detection.searcher(AuxiliaryClass.FLEET50), FIGURES.detection.searcher(AuxiliaryClass.FLEET)) == (
        1,
        0,
    )


# ------------------------------------------------------------------------------------------------ Assigning


@pytest.mark.rule("T.aux.b")
def test_light_auxiliaries_and_galleys_go_to_ports_alone_and_others_to_formations_too() -> None:
    state = sea(
        "british_flag_A s13 : B1 B2",
        "aux bLight1 available",
        "aux pGalley1 available",
        "aux bFleet1 available",
        "aux bFire1 available",
    )
    found = options(state)
    ports = ("gibraltar", "port_mahon", "villefranche", "cagliari")
    assert found["bLight1"] == found["pGalley1"] == ports
    assert found["bFleet1"] == (*ports, "british_flag_A")
    assert found["bFire1"] == ("stay", *ports, "british_flag_A")


@pytest.mark.rule("T.aux.b")
def test_a_light_auxiliary_is_refused_to_a_flag() -> None:
    state = sea("british_flag_A s13 : B1", "aux bLight1 available")
    refused(assigning(state), {"bLight1": "british_flag_A"}, rule="S.28")


@pytest.mark.rule("T.aux.b")
def test_a_privateer_is_assigned_to_a_base_and_changes_it_only_from_the_available_box() -> None:
    state = sea("spanish_flag_D s10 : S1", "aux sPriv1 available", acting=BOURBON)
    found = options(state)["sPriv1"]
    assert "barcelona" in found
    assert "leghorn" in found
    assert "spanish_flag_D" not in found
    assert "melilla" not in found
    run(assigning(state), {"sPriv1": "leghorn"})
    assert auxiliary(state, "sPriv1").port == "leghorn"
    state.acting = BOURBON
    assert options(state)["sPriv1"] == ("stay", "recall")


@pytest.mark.rule("S.28")
def test_a_light_auxiliary_must_be_assigned_and_fireships_bombs_and_fleet50_may_wait() -> None:
    state = sea("aux bLight1 available", "aux bFire1 available", "aux bBomb1 available", "aux bFleet50a available")
    plan = {"bLight1": "gibraltar", "bFire1": "stay", "bBomb1": "stay", "bFleet50a": "stay"}
    refused(assigning(state), plan | {"bLight1": "stay"}, rule="S.28")
    run(assigning(state), plan)
    assert (auxiliary(state, "bLight1").berth, auxiliary(state, "bLight1").port) == (Berth.ASSIGNED, "gibraltar")
    assert auxiliary(state, "bFire1").berth is Berth.AVAILABLE


@pytest.mark.rule("2.131.a")
def test_a_detachment_has_one_auxiliary_at_most() -> None:
    state = sea("british_detachment_1 s13 : B1 B2", "aux bFleet1 british_detachment_1", "aux bFire1 available")
    detachment = "british_detachment_1"
    refused(assigning(state), {"bFleet1": "stay", "bFire1": detachment}, rule="2.131.a", key="too-many-assigned")
    run(assigning(state), {"bFleet1": "recall", "bFire1": detachment})
    assert auxiliary(state, "bFire1").formation == detachment


@pytest.mark.rule("2.131.b")
def test_a_flag_has_one_auxiliary_for_each_squadron_in_it_and_below_it() -> None:
    grand, flotilla = "british_grand", "british_flag_A"
    state = sea(
        f"{grand} s13 : B1 B2 Namur",
        f"{flotilla} <{grand} : B3 B4",
        *(f"aux bFleet{number} available" for number in range(1, 7)),
    )
    assert most_assigned(state, FormationId(grand)) == 5
    names = [f"bFleet{number}" for number in range(1, 7)]
    refused(assigning(state), dict.fromkeys(names, grand), rule="2.131.b")
    three_below = dict(zip(names, [grand, "gibraltar", "gibraltar", flotilla, flotilla, flotilla], strict=True))
    refused(assigning(state), three_below, rule="2.131.b")
    six = dict(zip(names, [grand, grand, grand, grand, flotilla, flotilla], strict=True))
    refused(assigning(state), six, rule="2.131.b")
    run(assigning(state), dict(zip(names, [grand, grand, grand, flotilla, flotilla, "gibraltar"], strict=True)))
    assert auxiliary(state, "bFleet4").formation == flotilla


@pytest.mark.rule("2.131.b")
def test_a_flag_that_has_shrunk_gives_up_the_auxiliaries_that_are_too_many() -> None:
    state = sea("british_flag_A s13 : B1", "aux bFleet1 british_flag_A", "aux bFleet2 british_flag_A")
    refused(assigning(state), {"bFleet1": "stay", "bFleet2": "stay"}, rule="2.131.b")
    run(assigning(state), {"bFleet1": "stay", "bFleet2": "recall"})
    assert auxiliary(state, "bFleet2").berth is Berth.AVAILABLE


@pytest.mark.rule("2.313")
def test_bourbon_auxiliaries_keep_to_formations_of_their_own_command() -> None:
    state = sea(
        "french_flag_B toulon/harbour : F1 S1",
        "spanish_flag_D cadiz/harbour : S2",
        "bourbon_grand s10 : F2 S3",
        "bourbon_flag_A s11 : F3",
        "aux sFire1 available",
        acting=BOURBON,
    )
    found = berths(state, AuxiliaryId("sFire1"))
    assert "french_flag_B" not in found
    assert "bourbon_flag_A" not in found
    assert found[-2:] == ("spanish_flag_D", "bourbon_grand")
    assert all(flag(state, one, BOURBON) is Flag.FRIENDLY for one in found[:-2])
    assert {"toulon", "cadiz"} <= set(found)
    refused(assigning(state), {"sFire1": "french_flag_B"}, rule="S.28")


@pytest.mark.rule("IC.6.13")
def test_an_auxiliary_that_is_put_back_is_assigned_from_the_next_turn_on() -> None:
    state = sea("british_grand s13 : B1", "aux bFleet3 port_mahon")
    assert options(state) == {"bFleet3": ("stay", "recall")}
    run(assigning(state), {"bFleet3": "recall"})
    one = auxiliary(state, "bFleet3")
    assert (one.berth, one.port) == (Berth.AVAILABLE, "")
    state.acting = BRITISH
    run(assigning(state), {"bFleet3": "british_grand"})
    assert auxiliary(state, "bFleet3").formation == "british_grand"


@pytest.mark.rule("IC.6.13", "IC.6.1")
def test_an_auxiliary_on_a_task_or_in_recovery_is_not_put_back() -> None:
    state = sea("aux bFleet1 blockade=cadiz", "aux bFleet2 recovery", "aux bFleet3 gibraltar")
    assert list(options(state)) == ["bFleet3"]
    run(assigning(sea("aux bFleet1 blockade=cadiz", "aux bFleet2 recovery")))


@pytest.mark.rule("IC.6.1")
def test_an_auxiliary_is_in_recovery_after_a_task_and_stays_on_one_that_lasts() -> None:
    state = sea("aux bFleet1 gibraltar", "aux bFleet2 gibraltar")
    spend(state, AuxiliaryId("bFleet1"), "IC.6.1")
    take_up(state, AuxiliaryId("bFleet2"), Task.BLOCKADE, "cadiz")
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert auxiliary(state, "bFleet2").berth is Berth.TASKED
    run(recovering(state), 0)
    assert auxiliary(state, "bFleet1").berth is Berth.AVAILABLE
    assert auxiliary(state, "bFleet2").berth is Berth.TASKED


@pytest.mark.rule("IC.6.13.b")
def test_auxiliaries_of_a_formation_that_is_unformed_go_to_recovery() -> None:
    state = sea("british_flag_B s13 : B1", "aux bFleet2 british_flag_B", "aux bFleet1 gibraltar")
    run(dissolve(state, FormationId("british_flag_B")))
    assert auxiliary(state, "bFleet2").berth is Berth.RECOVERY
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("IC.6.13.b")
def test_auxiliaries_stay_with_a_formation_that_enters_harbour() -> None:
    state = sea("british_flag_B gibraltar : B1", "aux bFleet2 british_flag_B")
    run(enter_harbour(state, FormationId("british_flag_B")))
    assert auxiliary(state, "bFleet2").formation == "british_flag_B"


@pytest.mark.rule("S.28")
def test_where_auxiliaries_are_assigned_is_their_owners_secret() -> None:
    def assigned(where: str) -> State:
        state = sea("british_flag_A s13 : B1", "aux bFleet1 available")
        question = asked(assigning(state))
        assert question.secret
        assert question.window == "assign"
        run(assigning(state), {"bFleet1": where})
        return state

    port, flotilla = assigned("gibraltar"), assigned("british_flag_A")
    assert keys(port, "bourbon") == keys(flotilla, "bourbon") == []
    assert seen(port, "bourbon").auxiliaries == seen(flotilla, "bourbon").auxiliaries


@pytest.mark.rule("S.28")
def test_a_standing_order_leaves_all_as_they_are_unless_one_must_be_assigned() -> None:
    orders = ("assignments never",)
    idle = sea("aux bFleet1 gibraltar", "aux bFire1 available")
    assert asked(assigning(idle)).about.standing(idle, orders) == {"bFleet1": "stay", "bFire1": "stay"}
    busy = sea("aux bFleet1 gibraltar", "aux bLight1 available")
    assert asked(assigning(busy)).about.standing(busy, orders) is None


@pytest.mark.rule("S.28", "2.131.b")
def test_proposals_of_assignments_pass() -> None:
    state = sea(
        "british_flag_A s13 : B1",
        "british_detachment_1 s10 : B2",
        "aux bFleet1 british_flag_A",
        "aux bFleet2 british_flag_A",
        "aux bFire1 available",
        "aux bFleet3 available",
        "aux bLight1 available",
    )
    question = asked(assigning(state))
    sent = set()
    for seed in range(30):
        for plan in proposed(state, question, Random(seed)):
            assert isinstance(question.choice, Each)
            assert isinstance(plan, dict)
            question.choice.check("S.28", plan)
            check(state, question, plan)
            sent.add(plan["bFleet3"])
    assert {"british_detachment_1", "gibraltar"} <= sent


# ------------------------------------------------------------------------------------------------ Recovery


@pytest.mark.rule("T.recovery", "S.30")
@pytest.mark.parametrize(
    ("name", "most"), [("bFleet1", 3), ("bFleet50a", 3), ("nGalley1", 4), ("bLight1", 5), ("bFire1", 1), ("bBomb1", 3)]
)
def test_in_winter_each_class_recovers_within_its_range(name: str, most: int) -> None:
    for die, berth in ((most, Berth.AVAILABLE), (most + 1, Berth.RECOVERY)):
        state = sea(f"aux {name} recovery", turn=2)
        run(recovering(state), die)
        assert auxiliary(state, name).berth is berth


@pytest.mark.rule("T.recovery")
@pytest.mark.parametrize(("turn", "most"), [(1, 1), (5, 2), (9, 3), (13, 2)])
def test_milder_seasons_help_recovery(turn: int, most: int) -> None:
    for die, berth in ((most, Berth.AVAILABLE), (most + 1, Berth.RECOVERY)):
        state = sea("aux bFire1 recovery", turn=turn)
        run(recovering(state), die)
        assert auxiliary(state, "bFire1").berth is berth


@pytest.mark.rule("T.recovery")
def test_a_privateer_recovers_as_a_corsair_and_is_available() -> None:
    state = sea("aux sPriv1 recovery", turn=2)
    run(recovering(state), 3)
    assert auxiliary(state, "sPriv1").berth is Berth.AVAILABLE


@pytest.mark.rule("S.30")
def test_who_has_recovered_is_available_and_not_assigned_when_the_turn_ends() -> None:
    state = sea("aux bLight1 recovery", "aux fLight1 recovery", "aux bFleet1 gibraltar")
    run(recovering(state), 0, 9)
    one = auxiliary(state, "bLight1")
    assert (one.berth, one.port, one.formation) == (Berth.AVAILABLE, "", "")
    assert auxiliary(state, "fLight1").berth is Berth.RECOVERY
    assert keys(state, "bourbon") == ["auxiliary-recovered"]


@pytest.mark.rule("S.30")
def test_corsairs_recover_in_the_same_step_to_their_bases() -> None:
    state = sea("aux sale_rover recovery", "aux bLight1 recovery", turn=10)
    run(recovering(state), 9, 0)
    assert (auxiliary(state, "sale_rover").berth, auxiliary(state, "sale_rover").port) == (Berth.ASSIGNED, "sale")
