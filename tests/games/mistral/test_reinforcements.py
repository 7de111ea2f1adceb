"""S.29, 2.61, 2.62, 2.126, IC.11.1, IC.11.12 Reinforcements: tables, withdrawals, entries, new allies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Class,
    Command,
    Contingent,
    Event,
    Flag,
    Fleet,
    Role,
    Stance,
    Status,
    Task,
)
from maestre.games.mistral.events.calls import called_away, send_squadron_away
from maestre.games.mistral.fleets.consent import is_fresh
from maestre.games.mistral.fleets.contingents import becomes
from maestre.games.mistral.fleets.squadrons import class_of, free_squadron
from maestre.games.mistral.reinforcement.entries import come_out, named_sail, settled
from maestre.games.mistral.reinforcement.reinforcements import (
    ChangedRow,
    free_classes,
    havens,
    is_due,
    reinforcing,
)
from maestre.games.mistral.table.moments import FLAGGED, RETIRED, TURN_BEGINS
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Phase, SquadronId, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.opening import opened
from maestre.play import Each, Pick, Procedure, Throw, change

from .positions import (
    BOURBON,
    BRITISH,
    Reply,
    asked,
    auxiliary,
    check,
    custom,
    formation,
    keys,
    moment,
    proposed,
    refused,
    run,
    sea,
    squadron,
    until,
    word,
)

FIGURES = own_figures()

ALL_SPANISH = "harbour cadiz : S1 S2 S3 S4 S5"


def step(*lines: str, agenda: str = "", **fields: Any) -> State:
    """A position in the Reinforcement Step; with an agenda, at that point of it."""
    return sea(*lines, phase=Phase.REINFORCING, agenda=(agenda,) if agenda else (), **fields)


def british(*lines: str, **fields: Any) -> State:
    """A position in which the British use their table."""
    return step(*lines, agenda="request:british", **fields)


def spanish(*lines: str, **fields: Any) -> State:
    """A position in which the Spanish use their table, in the Spring Quarter unless told otherwise."""
    return step(*lines, agenda="request:spanish", **({"turn": 5, "turns": 5} | fields))


def french(*lines: str, **fields: Any) -> State:
    """A position in which the French may use their table."""
    return step(*lines, agenda="request:french", **({"turn": 5, "turns": 5} | fields))


def played(state: State, *replies: Reply) -> State:
    """The state after a point of the agenda; it must be the last."""
    assert run(reinforcing(state), *replies) is True
    return state


def all_of(state: State) -> Procedure[None]:
    """The whole Step."""
    while not (yield from reinforcing(state)):
        pass


# ------------------------------------------------------------------------------------------------ the tables


@pytest.mark.rule("2.61.a", "IC.11.1")
@pytest.mark.parametrize(
    ("die", "waiting", "news"),
    [
        (0, ("B+6-sol1", "B+6-sol2"), "request-gives"),
        (2, ("B+6-sold1",), "request-gives"),
        (5, (), "request-nothing"),
        (7, (), "request-nothing"),
    ],
)
def test_the_british_receive_what_the_row_of_their_roll_says(die: int, waiting: tuple[str, ...], news: str) -> None:
    state = played(british(), die, "keep")
    assert state.waiting.get(Contingent.BRITISH, ()) == waiting
    assert keys(state) == [news]


@pytest.mark.rule("2.61.b", "IC.11.1")
def test_the_british_use_their_table_every_turn_and_others_in_quarterly_ones() -> None:
    for turn, due in ((5, list(Command)), (6, [Command.BRITISH]), (8, [Command.BRITISH]), (9, list(Command))):
        state = step(turn=turn)
        assert [command for command in Command if is_due(state, command)] == due
    state = step(turn=6)
    run(all_of(state), 5, "keep")


@pytest.mark.rule("2.61.b", "IC.11.1")
def test_in_a_quarterly_turn_all_roll_and_the_french_are_asked_first() -> None:
    state = step(turn=5)
    # the British, then the French for a point of Prestige, then the Spanish
    run(all_of(state), 5, "keep", "ask", 9, "keep", 8, "keep")
    assert (state.books[BRITISH].prestige, state.books[BOURBON].prestige) == (10, 9)


@pytest.mark.rule("2.61.b")
def test_the_french_roll_only_for_a_point_of_prestige() -> None:
    assert played(french(), "pass").books[BOURBON].prestige == 10
    state = french()
    state.books[BOURBON] = change(state.books, BOURBON, prestige=FIGURES.prestige.least)
    played(state)


@pytest.mark.rule("T.prestige.b", "IC.11.1")
def test_a_british_eight_may_be_read_as_the_row_above_for_a_point() -> None:
    state = british("aux bFleet1 gibraltar")
    question = asked(reinforcing(state), 8)
    assert question.choice == Pick(("keep", "above", "below"))
    assert question.about == ChangedRow(BRITISH, Command.BRITISH, 1, 5, (5, 4, 6))
    state = played(british("aux bFleet1 gibraltar"), 8, "above")
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED
    assert state.books[BRITISH].prestige == 9
    assert state.ledger[-1].rule == "T.prestige.b"


@pytest.mark.rule("T.prestige.b", "IC.11.1")
def test_the_row_below_may_be_read_too_but_none_beyond_the_table() -> None:
    assert asked(reinforcing(british()), 0).choice == Pick(("keep", "below"))
    assert asked(reinforcing(british("harbour gibraltar : B1")), 9).choice == Pick(("keep", "above"))
    state = played(british("harbour gibraltar : B1"), 8, "below", {"B1": "1"})
    assert len(squadron(state, "B1").ships) == 3


@pytest.mark.rule("T.prestige.b")
def test_who_has_no_prestige_reads_what_he_rolled() -> None:
    state = british()
    change(state.books, BRITISH, prestige=FIGURES.prestige.least)
    assert played(state, 0).waiting[Contingent.BRITISH]


@pytest.mark.rule("T.prestige.b")
def test_the_price_of_another_row_is_that_of_the_prestige_chart() -> None:
    losses = FIGURES.prestige.losses
    assert (FIGURES.reinforcement.modify.prestige, FIGURES.reinforcement.modify.times) == (
        -losses.request,
        losses.request_most,
    )


@pytest.mark.rule("2.61.a")
def test_a_request_may_be_rolled_again_as_an_important_roll() -> None:
    state = british(rerolls="important")
    assert asked(reinforcing(state), 9).rule == "T.prestige.e"
    thrown = until(reinforcing(british()))
    assert isinstance(thrown, Throw)
    assert thrown.rule == "2.61.a"


# ------------------------------------------------------------------------------------------------ withdrawals


@pytest.mark.rule("2.612.b", "2.621", "IC.11.12.d")
def test_the_owner_says_which_squadron_gives_up_the_sail_and_its_damage_stays() -> None:
    state = spanish("harbour cadiz : S1", "spanish_flag_D s10 : S3/sail=3/dp=6 SD1")
    question = asked(reinforcing(state), 9, "keep")
    assert question.secret
    assert question.choice == Each((("S1", tuple("01234")), ("S3", tuple("0123"))))
    state = played(
        spanish("harbour cadiz : S1", "spanish_flag_D s10 : S3/sail=3/dp=6 SD1"), 9, "keep", {"S1": "0", "S3": "1"}
    )
    assert (len(squadron(state, "S3").ships), squadron(state, "S3").dp) == (2, 6)
    assert len(squadron(state, "S1").ships) == 4


@pytest.mark.rule("IC.11.12.d", "2.621")
@pytest.mark.parametrize("plan", [{"S1": "0", "S2": "0"}, {"S1": "1", "S2": "1"}, {"S1": "2", "S2": "0"}])
def test_neither_fewer_nor_more_sail_may_go(plan: dict[str, str]) -> None:
    state = spanish("harbour cadiz : S1 S2")
    refused(reinforcing(state), 9, "keep", plan, rule="IC.11.12.d", key="withdraw-count")


@pytest.mark.rule("2.621")
def test_a_squadron_that_gives_its_last_sail_is_unformed_with_its_formation() -> None:
    state = played(spanish("spanish_flag_D s10 : S1/sail=1/dp=3"), 9, "keep", {"S1": "1"})
    assert not state.squadrons
    assert not state.formations


@pytest.mark.rule("2.621", "IC.11.12.d")
def test_other_subclasses_allies_and_flagships_give_nothing() -> None:
    state = played(spanish("harbour cadiz : SD1 N1 real_felipe/spanish"), 9, "keep", {})
    assert len(state.squadrons) == 3


@pytest.mark.rule("IC.11.12.d")
def test_squadrons_on_the_levant_track_give_up_nothing() -> None:
    state = british("harbour gibraltar : B1 B2")
    change(state.squadrons, SquadronId("B1"), status=Status.AWAY, at="")
    assert asked(reinforcing(state), 9, "keep").choice == Each((("B2", tuple("01234")),))


@pytest.mark.rule("IC.11.12.d")
def test_who_has_no_sail_to_withdraw_loses_none() -> None:
    assert keys(played(spanish("harbour toulon : F1"), 9, "keep", {})) == ["request-takes"]


@pytest.mark.rule("2.612.b", "2.623")
def test_withdrawn_sail_do_not_wait_to_return() -> None:
    state = played(spanish("harbour cadiz : S1"), 9, "keep", {"S1": "1"})
    assert not any(state.waiting.values())
    assert keys(state, "british") == ["request-takes"]


@pytest.mark.rule("2.612.a", "2.624.b", "IC.11.12.d")
def test_a_withdrawn_auxiliary_is_set_aside_and_may_be_received_again() -> None:
    state = british("aux bBomb1 blockade=cadiz", "aux bBomb2 trade", "aux bPriv1 gibraltar", "aux bFleet50a gibraltar")
    assert asked(reinforcing(state), 8, "keep").choice == Pick(("bBomb1",))
    state = british("aux bBomb1 recovery", "aux bBomb2 gibraltar")
    assert "bomb" not in free_classes(state, Contingent.BRITISH)
    played(state, 8, "keep", "bBomb1")
    one = auxiliary(state, "bBomb1")
    assert (one.berth, one.port) == (Berth.OUT, "")
    state.agenda = ("request:british",)
    played(state, 3, "keep", "bomb")
    assert auxiliary(state, "bBomb1").berth is Berth.AVAILABLE


@pytest.mark.rule("2.612.a")
def test_an_auxiliary_that_is_withdrawn_gives_up_its_order_first() -> None:
    retired: list[Task | None] = []

    def gives_up(state: State, name: AuxiliaryId) -> None:
        retired.append(state.auxiliaries[name].task)

    with custom(RETIRED, gives_up):
        state = played(british("aux bFleet1 blockade=cadiz"), 8, "keep", "bFleet1")
    assert retired == [Task.BLOCKADE]
    assert auxiliary(state, "bFleet1").task is None


@pytest.mark.rule("IC.11.12.d")
def test_who_has_no_auxiliary_to_withdraw_loses_none() -> None:
    state = played(british("aux fFleet1 toulon"), 8, "keep")
    assert auxiliary(state, "fFleet1").berth is Berth.ASSIGNED
    one = played(british("aux fFleet1 toulon", "aux bFleet1 gibraltar"), 8, "keep", "bFleet1")
    assert auxiliary(one, "bFleet1").berth is Berth.OUT
    assert auxiliary(one, "fFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("2.62.a")
def test_sail_that_an_event_calls_away_leave_at_once() -> None:
    state = sea("harbour gibraltar : B1 B2", phase=Phase.EVENTS)
    run(called_away(state, Event.DESCENT), {"B1": "4", "B2": "0"}, {})
    assert list(state.squadrons) == ["B2"]


@pytest.mark.rule("2.622", "2.623")
def test_the_counter_of_a_squadron_that_was_withdrawn_whole_is_gone_for_good() -> None:
    state = sea("french_detachment_1 s1 : F1", "harbour toulon : F2 F3 F4 F5")
    run(send_squadron_away(state, SquadronId("F1"), "2.62.b"))
    assert not state.formations
    assert free_squadron(state, Contingent.FRENCH, Class.SOL) is None
    assert "F1" not in seen(state, "british").lost
    state.waiting[Contingent.FRENCH] = ("F+6-sol1",)
    settled(state, Contingent.FRENCH, "toulon")
    assert state.waiting[Contingent.FRENCH] == ("F+6-sol1",)


@pytest.mark.rule("2.622")
def test_the_counter_of_a_squadron_that_lost_its_sail_otherwise_may_be_formed_again() -> None:
    state = sea("harbour toulon : F2 F3 F4 F5")
    assert free_squadron(state, Contingent.FRENCH, Class.SOL) == "F1"


# ------------------------------------------------------------------------------------------------ Sail in a Port


@pytest.mark.rule("IC.11.12", "2.126.a", "2.126.c")
def test_spanish_sail_form_a_squadron_in_ordinary_at_cadiz_with_a_point_of_damage() -> None:
    state = played(spanish(), 0, "keep", {"S+5-sol1": "new", "S+5-sol2": "new"})
    one = squadron(state, "S1")
    assert (one.at, one.status, one.kind) == ("cadiz", Status.IN_ORDINARY, Class.SOL)
    assert (len(one.ships), one.dp) == (2, 1)
    assert state.fresh == ("bourbon/S+5-sol1", "bourbon/S+5-sol2")


@pytest.mark.rule("2.126.a", "2.126.b")
@pytest.mark.parametrize(("turn", "points"), [(1, 2), (5, 1), (9, 1), (13, 1)])
def test_a_squadron_gains_a_point_in_all_for_the_sail_it_takes_in_and_two_in_winter(turn: int, points: int) -> None:
    state = spanish("harbour cadiz : S1/sail=2/dp=4", turn=turn, turns=turn)
    ships = named_sail(state, Contingent.SPANISH, Class.SOL, 2)
    played(state, 0, "keep", dict.fromkeys(ships, "S1"))
    assert (len(squadron(state, "S1").ships), squadron(state, "S1").dp) == (4, 4 + points)


@pytest.mark.rule("2.126.c", "IC.11.12")
def test_french_sail_at_toulon_bring_no_damage() -> None:
    state = played(french("harbour toulon : F1/sail=2"), "ask", 1, "keep", {"F+5-sol1": "F1", "F+5-sol2": "F1"})
    assert (len(squadron(state, "F1").ships), squadron(state, "F1").dp) == (4, 0)


@pytest.mark.rule("IC.11.12.b")
def test_sail_join_squadrons_of_their_contingent_and_subclass_that_lie_in_ordinary_there() -> None:
    state = spanish(
        "harbour cadiz : S1/sail=3 S2/sail=2/fitting SD1/sail=1 F1/sail=2",
        "harbour cartagena : S3/sail=1",
        "spanish_flag_D cadiz : S4/sail=1",
    )
    choice = asked(reinforcing(state), 1, "keep").choice
    assert choice == Each((("S+5-sol1", ("S1", "new")),))


@pytest.mark.rule("IC.11.12.b", "IC.11.12")
def test_a_squadron_takes_no_more_sail_than_it_has_room_for() -> None:
    state = spanish("harbour cadiz : S1/sail=3")
    plan = {"S+5-sol1": "S1", "S+5-sol2": "S1"}
    refused(reinforcing(state), 0, "keep", plan, rule="IC.11.12.b", key="berth-no-room")
    played(spanish("harbour cadiz : S1/sail=3"), 0, "keep", plan | {"S+5-sol2": "new"})


@pytest.mark.rule("IC.11.12.b")
def test_with_all_counters_formed_and_full_new_sail_wait_until_there_is_room() -> None:
    state = played(spanish(ALL_SPANISH), 1, "keep", {"S+5-sol1": "wait"})
    assert state.waiting[Contingent.SPANISH] == ("S+5-sol1",)
    change(state.squadrons, SquadronId("S3"), ships=squadron(state, "S3").ships[:3])
    state.agenda, state.turn = ("request:british",), 6
    played(state, 5, "keep")
    assert not state.waiting[Contingent.SPANISH]
    assert "S+5-sol1" in squadron(state, "S3").ships
    assert squadron(state, "S3").dp == 1


@pytest.mark.rule("IC.11.12.b", "2.126.a")
def test_sail_that_have_waited_are_berthed_with_the_new_ones_and_wear_once() -> None:
    state = spanish(waiting={Contingent.SPANISH: ("S+1-sol1",)})
    played(state, 1, "keep", {"S+1-sol1": "new", "S+5-sol1": "new"})
    assert (squadron(state, "S1").ships, squadron(state, "S1").dp) == (("S+1-sol1", "S+5-sol1"), 1)


@pytest.mark.rule("IC.11.12.b")
def test_nobody_waits_while_there_is_room() -> None:
    refused(reinforcing(spanish()), 1, "keep", {"S+5-sol1": "wait"}, rule="IC.11.12.b")
    lines = ALL_SPANISH.replace("S3", "S3/sail=3")
    both = {"S+5-sol1": "wait", "S+5-sol2": "wait"}
    refused(reinforcing(spanish(lines)), 0, "keep", both, rule="IC.11.12.b", key="berth-must-not-wait")
    state = played(spanish(lines), 0, "keep", both | {"S+5-sol1": "S3"})
    assert state.waiting[Contingent.SPANISH] == ("S+5-sol2",)


@pytest.mark.rule("2.623", "IC.11.12.b")
def test_new_sail_use_the_counters_that_remain() -> None:
    state = spanish("harbour cartagena : S1 S2 S4")
    state.lost["S3"] = Contingent.SPANISH
    played(state, 1, "keep", {"S+5-sol1": "new"})
    assert squadron(state, "S5").ships == ("S+5-sol1",)


@pytest.mark.rule("IC.11.12.b")
def test_what_becomes_of_new_sail_is_a_secret_and_the_question_is_always_asked() -> None:
    full, free = spanish(ALL_SPANISH), spanish(ALL_SPANISH.replace("S3", "S3/sail=3"))
    for state in (full, free):
        question = asked(reinforcing(state), 1, "keep")
        assert (question.rule, question.secret) == ("IC.11.12.b", True)
    assert Contingent.SPANISH not in seen(full, "british").waiting


@pytest.mark.rule("IC.11.12.b", "IC.11.12.d")
def test_proposals_of_berths_and_withdrawals_pass() -> None:
    squadrons = "harbour cadiz : S1/sail=3 S2/sail=1/dp=9 S3 S4/dp=5 S5"
    for die in (0, 9):
        state = spanish(squadrons)
        question = asked(reinforcing(state), die, "keep")
        for seed in range(20):
            for plan in proposed(state, question, Random(seed)):
                assert isinstance(question.choice, Each)
                assert isinstance(plan, dict)
                question.choice.check(question.rule, plan)
                check(state, question, plan)


# ------------------------------------------------------------------------------------------------ Sail by sea


@pytest.mark.rule("IC.11.12", "2.126.a")
def test_british_sail_appear_in_the_gut_with_the_next_turn_bound_for_a_port_of_the_owners_choice() -> None:
    state = played(british("harbour gibraltar : B1 B2/sail=2"), 0, "keep")
    assert list(state.squadrons) == ["B1", "B2"]
    state.turn, state.turns, state.phase = 7, 7, Phase.BEFORE_TURN
    with moment(TURN_BEGINS, come_out):
        question = asked(come_out(state))
        assert question.choice == Pick(("gibraltar", "port_mahon"))
        assert question.secret
        run(TURN_BEGINS(state), "port_mahon")
    one, alone = squadron(state, "B3"), formation(state, "alone:B3")
    assert (len(one.ships), one.dp, one.status) == (2, 1, Status.READY)
    assert (alone.place, alone.goal, alone.harbour) == ("the_gut", "port_mahon", False)
    assert not state.waiting[Contingent.BRITISH]
    assert len(squadron(state, "B2").ships) == 2


@pytest.mark.rule("2.126.b", "IC.11.12")
def test_each_subclass_comes_in_a_squadron_of_its_own_and_in_winter_with_two_points() -> None:
    state = sea(turn=2, waiting={Contingent.BRITISH: ("B+1-sol1", "B+1-sold1")})
    run(come_out(state), "gibraltar", "port_mahon")
    assert (squadron(state, "B1").dp, squadron(state, "BD1").dp) == (2, 2)
    assert formation(state, "alone:BD1").goal == "port_mahon"
    assert class_of(FIGURES, "B+1-sold1") is Class.SOLD


@pytest.mark.rule("IC.11.12.b")
def test_british_sail_without_a_counter_wait_on() -> None:
    state = sea("british_flag_A s13 : " + " ".join(f"B{number}" for number in range(1, 10)))
    state.waiting[Contingent.BRITISH] = ("B+6-sol1",)
    run(come_out(state))
    assert state.waiting[Contingent.BRITISH] == ("B+6-sol1",)


@pytest.mark.rule("IC.11.12.b")
@pytest.mark.parametrize("port", ["gibraltar", "port_mahon"])
def test_british_sail_that_have_waited_a_turn_fill_squadrons_in_the_ports_they_are_bound_for(port: str) -> None:
    state = sea("british_flag_A s13 : B1 B2 B3 B4 B5 B6 B7 B8", f"harbour {port} : B9/sail=3", phase=Phase.REINFORCING)
    state.waiting[Contingent.BRITISH] = ("B+5-sol1", "B+5-sol2")
    run(all_of(state), 0, "keep")
    assert (len(squadron(state, "B9").ships), squadron(state, "B9").dp) == (4, 1)
    assert state.waiting[Contingent.BRITISH] == ("B+5-sol2", "B+6-sol1", "B+6-sol2")


@pytest.mark.rule("IC.11.12.b")
def test_british_sail_received_in_a_step_come_by_sea_though_there_is_room_in_port() -> None:
    state = sea(
        "british_flag_A s13 : B1 B2 B3 B4 B5 B6 B7 B8", "harbour gibraltar : B9/sail=1", phase=Phase.REINFORCING
    )
    run(all_of(state), 0, "keep")
    assert len(squadron(state, "B9").ships) == 1
    assert state.waiting[Contingent.BRITISH] == ("B+6-sol1", "B+6-sol2")


@pytest.mark.rule("IC.11.12")
def test_nobody_else_comes_by_sea() -> None:
    state = sea(waiting={Contingent.SPANISH: ("S+5-sol1",)})
    run(come_out(state))
    assert not state.squadrons


# ------------------------------------------------------------------------------------------------ Auxiliaries


@pytest.mark.rule("IC.11.12.c")
def test_an_auxiliary_received_is_of_any_class_of_which_a_counter_is_out_of_play() -> None:
    state = british("aux bFleet1 gibraltar", "aux bFleet2 recovery", "aux bFleet3 available")
    assert asked(reinforcing(state), 3, "keep").choice == Pick(("fleet", "light", "fireship", "bomb"))
    played(british("aux bFleet1 gibraltar", "aux bFleet2 recovery", "aux bFleet3 available"), 3, "keep", "fleet")
    change(state.auxiliaries, auxiliary(state, "bFleet3").id, berth=Berth.AVAILABLE)
    state.auxiliaries.update(sea("aux bFleet4 gibraltar").auxiliaries)
    assert "fleet" not in free_classes(state, Contingent.BRITISH)


@pytest.mark.rule("IC.11.12.c", "2.13")
@pytest.mark.parametrize(("kind", "name"), [("fleet", "bFleet2"), ("fireship", "bFire1"), ("bomb", "bBomb1")])
def test_it_is_available_under_the_first_name_that_is_free(kind: str, name: str) -> None:
    state = played(british("aux bFleet1 gibraltar"), 3, "keep", kind)
    one = auxiliary(state, name)
    assert (one.kind, one.berth, one.role) == (AuxiliaryClass(kind), Berth.AVAILABLE, Role.NAVY)


@pytest.mark.rule("2.332.c", "2.532")
@pytest.mark.parametrize(
    ("year", "turn", "comes"), [(1745, 1, True), (1744, 1, False), (1745, 2, False), (1746, 1, False)]
)
def test_the_french_privateer_comes_with_the_turn_of_its_doctrine(year: int, turn: int, comes: bool) -> None:
    state = step(year=year, turn=turn)
    replies: tuple[Reply, ...] = (5, "keep", "pass", 8, "keep") if turn == 1 else (5, "keep")
    run(all_of(state), *replies)
    assert ("fPriv1" in state.auxiliaries) is comes
    if comes:
        one = auxiliary(state, "fPriv1")
        assert (one.role, one.contingent, one.berth) == (Role.PRIVATEER, Contingent.FRENCH, Berth.AVAILABLE)
        assert one.kind is FIGURES.corsairs.file.privateers.works_as


# ------------------------------------------------------------------------------------------------ new allies


def active(contingent: Contingent) -> State:
    """The scenario of 1744 in Turn 9, when a Contingent has just become Active."""
    state = opened(FIGURES, "1744", {"rerolls": "none"})
    state.turn = state.turns = 9
    run(becomes(state, contingent, Stance.ACTIVE, "2.16"))
    state.phase, state.agenda = Phase.REINFORCING, (f"join:{contingent}",)
    return state


@pytest.mark.rule("2.161", "2.16")
def test_genoas_forces_come_in_the_same_phase_to_a_port_of_genoa() -> None:
    state = active(Contingent.GENOESE)
    assert "G1" not in state.squadrons
    assert havens(state, Contingent.GENOESE) == ("genoa", "bastia", "ajaccio")
    question = asked(reinforcing(state))
    assert (question.seat, question.choice) == ("bourbon", Pick(("genoa", "bastia", "ajaccio")))
    run(reinforcing(active(Contingent.GENOESE)), "ajaccio")
    state.agenda = ("join:genoese",)
    run(reinforcing(state), "bastia")
    one = squadron(state, "G1")
    assert (one.at, one.status, len(one.ships), one.dp) == ("bastia", Status.IN_ORDINARY, 2, 0)
    assert auxiliary(state, "gGalley1").berth is Berth.AVAILABLE


@pytest.mark.rule("2.161")
def test_forces_do_not_come_to_a_port_that_an_event_has_taken_from_its_owner() -> None:
    def insurgent(_state: State, place: str, _fleet: Fleet) -> Flag | None:
        return Flag.NEUTRAL if place in ("bastia", "ajaccio") else None

    state = active(Contingent.GENOESE)
    with word(FLAGGED, insurgent):
        assert havens(state, Contingent.GENOESE) == ("genoa",)
        run(reinforcing(state))
    assert squadron(state, "G1").at == "genoa"


@pytest.mark.rule("2.611", "2.161")
def test_venice_brings_two_squadrons_a_galley_and_a_light_auxiliary() -> None:
    state = active(Contingent.VENETIAN)
    run(reinforcing(state))
    assert [(one.id, len(one.ships), one.at) for one in state.squadrons.values() if one.id.startswith("V")] == [
        ("V1", 4, "venice"),
        ("V2", 4, "venice"),
    ]
    assert auxiliary(state, "vGalley1").berth is auxiliary(state, "vLight1").berth is Berth.AVAILABLE


@pytest.mark.rule("2.161", "2.611")
@pytest.mark.parametrize("left", [(), ("vGalley1",), ("vGalley1", "vLight1")])
def test_a_contingent_comes_while_any_of_its_auxiliaries_has_not(left: tuple[str, ...]) -> None:
    state = active(Contingent.VENETIAN)
    run(reinforcing(state))
    for name in left:
        change(state.auxiliaries, auxiliary(state, name).id, berth=Berth.OUT)
    state.agenda, state.turn = (), 10
    run(all_of(state), 5, "keep")
    assert auxiliary(state, "vGalley1").berth is auxiliary(state, "vLight1").berth is Berth.AVAILABLE


@pytest.mark.rule("2.16", "2.161")
def test_the_whole_step_brings_new_allies_once_and_neutral_ones_not_at_all() -> None:
    state = active(Contingent.VENETIAN)
    state.agenda, state.turn = (), 10
    run(all_of(state), 5, "keep")
    assert {"V1", "V2"} <= set(state.squadrons)
    assert "G1" not in state.squadrons
    state.agenda = ()
    run(all_of(state), 5, "keep")
    assert "V3" not in state.squadrons


@pytest.mark.rule("2.624")
def test_a_contingent_that_returns_has_the_sail_with_which_it_left() -> None:
    state = active(Contingent.GENOESE)
    run(reinforcing(state), "genoa")
    change(state.squadrons, SquadronId("G1"), ships=("G1-2",), dp=5)
    run(becomes(state, Contingent.GENOESE, Stance.NEUTRAL, "2.16"))
    assert "G1" not in state.squadrons
    run(becomes(state, Contingent.GENOESE, Stance.ACTIVE, "2.16"))
    state.agenda = ("join:genoese",)
    run(reinforcing(state), "genoa")
    assert (squadron(state, "G1").ships, squadron(state, "G1").dp) == (("G1-2",), 0)
    assert auxiliary(state, "gLight1").berth is Berth.AVAILABLE


@pytest.mark.rule("S.29")
def test_withdrawals_and_reinforcements_come_a_point_at_a_time_before_the_reorganisation() -> None:
    state = active(Contingent.GENOESE)
    state = replace(state, agenda=())
    assert run(reinforcing(state), "genoa") is False
    assert state.agenda == ("request:british", "request:french", "request:spanish")
    assert is_fresh(state, BOURBON, *squadron(state, "G1").ships)
