"""IC.1.7, IC.1.7.b, IC.7.11 What a seat sees of the other's secrets: positions that differ only there look the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Fleet, Kind, Status
from maestre.games.mistral.game import game
from maestre.games.mistral.orders.scoring import ended
from maestre.games.mistral.table.sightings import (
    note_sinking,
    note_stack,
    note_work,
    orders_ended,
    stacks_seen,
    works,
)
from maestre.games.mistral.table.state import (
    SOMEBODY,
    UNSEEN,
    AuxiliaryId,
    Berth,
    ChitId,
    FormationId,
    SquadronId,
    State,
)
from maestre.play import SPECTATOR, change
from maestre.play.asking.requests import Ask, Together
from maestre.play.checking.conformance import played
from maestre.play.state import copied, fingerprint
from maestre.play.views import imagine, masked, view
from tests.games.mistral.positions import BOURBON, BRITISH, formation, sea

FIGURES = own_figures()

WHOLE = True

OTHERS = (BOURBON.value, SPECTATOR)
"""Who may not know what is British."""


def looks(state: State, seat: str) -> bytes:
    """What a seat sees, byte for byte."""
    return msgspec.msgpack.encode(masked(game, state, seat))


def assert_hidden(one: State, other: State) -> None:
    """Assert that the British tell two positions apart, and nobody else."""
    assert looks(one, BRITISH.value) != looks(other, BRITISH.value)
    for seat in OTHERS:
        assert looks(one, seat) == looks(other, seat), seat


def assert_open(one: State, other: State) -> None:
    """Assert that everybody tells two positions apart."""
    for seat in (BRITISH.value, *OTHERS):
        assert looks(one, seat) != looks(other, seat), seat


# ---------------------------------------------------------------------------------------------- counters at sea


@pytest.mark.rule("IC.1.7.b", "IC.7.11")
def test_an_unspotted_stack_does_not_show_what_it_is() -> None:
    assert_hidden(sea("british_grand s13 : B1 B2 Namur"), sea("british_detachment_2 s13 : B3"))


@pytest.mark.rule("IC.1.7.b", "IC.7.11")
def test_a_dummy_looks_like_a_stack() -> None:
    assert_hidden(sea("british_grand s13 : B1 B2 Namur"), sea("dummy:british:1 s13"))


@pytest.mark.rule("IC.7.11")
def test_a_subordinated_formation_is_not_seen_in_an_unspotted_stack() -> None:
    assert_hidden(sea("british_grand s13 : B1", "british_flag_A <british_grand : B2"), sea("british_grand s13 : B1 B2"))


@pytest.mark.rule("IC.1.7", "IC.7.11")
def test_where_an_unspotted_stack_is_all_know() -> None:
    assert_open(sea("british_grand s13 : B1"), sea("british_grand s12 : B1"))
    (counter,) = masked(game, sea("british_grand s13 : B1"), BOURBON.value).formations.values()
    assert (counter.id, counter.kind, counter.place) == ("british-1", Kind.UNKNOWN, "s13")


@pytest.mark.rule("IC.1.7.b", "IC.7.11")
def test_which_of_several_hidden_stacks_has_entered_a_box_from_where_is_not_seen() -> None:
    line = "{} golfe_du_lion:in link={} handle={} : {}"
    grand, flag = ("british_grand", "s12", "british-1", "B1"), ("british_flag_A", "s13", "british-2", "B2")
    one = sea(line.format(*grand), line.format(*flag))
    other = sea(
        line.format("british_grand", "s13", "british-1", "B1"), line.format("british_flag_A", *grand[1:2], *flag[2:])
    )
    assert_hidden(one, other)
    assert_open(sea(line.format(*grand)), sea(line.format("british_grand", "s13", "british-1", "B1")))


@pytest.mark.rule("IC.1.7", "IC.7.11.c")
def test_a_spotted_stack_shows_its_squadrons_and_leader() -> None:
    state = sea("british_grand s13 spotted : B1 B2 @rowley")
    assert_open(state, sea("british_grand s13 spotted : B1 B3 @rowley"))
    assert_open(state, sea("british_grand s13 spotted : B1 B2", "leader rowley"))


@pytest.mark.rule("IC.1.7.b")
def test_damage_points_are_never_seen() -> None:
    assert_hidden(sea("british_grand s13 spotted : B1/dp=3"), sea("british_grand s13 spotted : B1/dp=9"))
    seen = masked(game, sea("british_grand s13 spotted : B1/dp=3"), BOURBON.value)
    assert [one.dp for one in seen.squadrons.values()] == [UNSEEN]


@pytest.mark.rule("IC.1.7.b")
@pytest.mark.parametrize("mark", ["committed=s12", "idle", "homeward", "goal=port_mahon"])
def test_what_a_spotted_stack_is_about_to_do_is_not_seen(mark: str) -> None:
    assert_hidden(sea("british_grand s13 spotted : B1"), sea(f"british_grand s13 spotted {mark} : B1"))


@pytest.mark.rule("IC.1.7.b")
def test_the_wear_that_attrition_will_collect_is_not_seen() -> None:
    assert_hidden(sea("british_grand s13 spotted : B1"), sea("british_grand s13 spotted : B1/straits=2"))


@pytest.mark.rule("IC.1.7.b", "IC.7.11")
def test_who_leads_which_unspotted_stack_is_not_seen() -> None:
    lines = "british_flag_A s13 : B1", "british_flag_B s12 : B2"
    assert_hidden(sea(f"{lines[0]} @rowley", lines[1]), sea(lines[0], f"{lines[1]} @rowley"))


@pytest.mark.rule("IC.1.7", "IC.5.338")
def test_that_a_spotted_stack_has_held_together_in_a_gale_all_know() -> None:
    assert_open(sea("british_grand s13 spotted : B1"), sea("british_grand s13 spotted tossed : B1"))
    assert_hidden(sea("british_grand s13 : B1"), sea("british_grand s13 tossed : B1"))


# ---------------------------------------------------------------------------------------------- harbours


@pytest.mark.rule("IC.1.7.b")
def test_squadrons_in_harbour_have_no_names_sail_class_damage_or_formation() -> None:
    state = sea("harbour port_mahon : B1 B2")
    assert_hidden(state, sea("harbour port_mahon : B3 B4"))
    assert_hidden(state, sea("harbour port_mahon : B1 B2/sail=1"))
    assert_hidden(state, sea("harbour port_mahon : B1 B2/dp=7"))
    assert_hidden(state, sea("harbour port_mahon : B1 BD2"))
    assert_hidden(state, sea("british_flag_A port_mahon/harbour : B1 B2"))


@pytest.mark.rule("IC.1.7")
def test_how_many_squadrons_of_which_state_lie_in_a_harbour_all_know() -> None:
    state = sea("harbour port_mahon : B1 B2")
    assert_open(state, sea("harbour port_mahon : B1"))
    assert_open(state, sea("harbour port_mahon : B1 B2/fitting"))
    assert_open(state, sea("harbour gibraltar : B1 B2"))
    seen = masked(game, sea("harbour toulon : S1/fitting S2/fitting S3/fitting"), BRITISH.value)
    assert [(one.status, one.at, one.ships) for one in seen.squadrons.values()] == [
        (Status.FITTING_OUT, "toulon", ())
    ] * 3


@pytest.mark.rule("IC.1.7.b", "2.633.a")
def test_of_squadrons_off_the_map_all_know_but_their_damage() -> None:
    one, other = (sea(f"harbour port_mahon : B1/dp={dp}") for dp in (2, 5))
    for state in (one, other):
        change(state.squadrons, SquadronId("B1"), status=Status.AWAY, at="")
    assert_hidden(one, other)
    assert [*masked(game, one, BOURBON.value).squadrons] == ["B1"]


@pytest.mark.rule("IC.1.7.b", "IC.8.35")
def test_a_squadron_that_is_just_going_down_in_a_hidden_stack_does_not_show() -> None:
    one, other = (sea("british_grand s13 : B1 B2 B3") for _ in range(2))
    for state, name in ((one, "B1"), (other, "B2")):
        change(state.squadrons, SquadronId(name), status=Status.AWAY, ships=(), dp=0)
    assert_hidden(one, other)


@pytest.mark.rule("IC.1.7.b")
def test_counters_of_both_fleets_in_one_harbour_are_numbered_each_by_itself() -> None:
    one, other = sea("harbour leghorn : B1 F1 B2"), sea("harbour leghorn : F1 B1 B2")
    assert looks(one, SPECTATOR) == looks(other, SPECTATOR)
    names = [*masked(game, one, SPECTATOR).squadrons]
    assert names == [
        "bourbon/leghorn/in_ordinary/1",
        "british/leghorn/in_ordinary/1",
        "british/leghorn/in_ordinary/2",
    ]


# ---------------------------------------------------------------------------------------------- Auxiliaries


@pytest.mark.rule("IC.1.7.b")
def test_where_an_auxiliary_is_assigned_is_not_seen() -> None:
    grand = "british_grand s13 : B1"
    assert_hidden(sea(grand, "aux bFleet1 port_mahon"), sea(grand, "aux bFleet1 gibraltar"))
    assert_hidden(sea(grand, "aux bFleet1 port_mahon"), sea(grand, "aux bFleet1 british_grand"))
    seen = masked(game, sea(grand, "aux bFleet1 port_mahon"), BOURBON.value).auxiliaries[AuxiliaryId("bFleet1")]
    assert (seen.berth, seen.port, seen.formation) == (Berth.ASSIGNED, SOMEBODY, SOMEBODY)


@pytest.mark.rule("IC.1.7.b")
def test_an_auxiliary_that_was_tossed_by_a_gale_does_not_show_that_it_lies_in_one() -> None:
    assert_hidden(sea("aux bFleet1 port_mahon"), sea("aux bFleet1 port_mahon tossed"))
    assert_open(sea("aux bFleet1 interdict=s12"), sea("aux bFleet1 interdict=s12 tossed"))


@pytest.mark.rule("IC.1.7")
def test_boxes_and_lasting_tasks_are_seen() -> None:
    assert_open(sea("aux bFleet1 recovery"), sea("aux bFleet1 available"))
    assert_open(sea("aux bFleet1 port_mahon"), sea("aux bFleet1 recovery"))
    assert_open(sea("aux bFleet1 interdict=s12"), sea("aux bFleet1 interdict=s13"))


@pytest.mark.rule("IC.1.7.b", "IC.10.13")
def test_which_hidden_stack_an_auxiliary_is_with_is_not_seen() -> None:
    stacks, line = ("british_grand s13 : B1", "british_flag_A s13 : B2"), "aux bFleet1 escort="
    assert_hidden(sea(*stacks, f"{line}british_grand"), sea(*stacks, f"{line}british_flag_A"))
    assert_hidden(sea(*stacks, f"{line}british_grand"), sea(*stacks, f"{line}british_grand tossed"))
    spotted = "british_grand s13 spotted : B1"
    assert_open(sea(spotted, f"{line}british_grand"), sea(spotted, f"{line}british_grand tossed"))


# ---------------------------------------------------------------------------------------------- Orders, Convoys, moves


@pytest.mark.rule("IC.1.7.b")
@pytest.mark.parametrize("line", ["chit BR-CR1 received -", "chit BR-CR1 issued british_grand served=2"])
def test_an_order_is_secret_until_it_ends(line: str) -> None:
    grand = "british_grand s13 spotted : B1"
    assert_hidden(sea(grand), sea(grand, line))


@pytest.mark.rule("IC.1.7", "IC.1.7.b")
@pytest.mark.parametrize("ending", ["fulfilled", "failed"])
def test_an_order_that_has_ended_all_see(ending: str) -> None:
    assert_open(sea(), sea(f"chit BR-CR1 {ending} -"))
    assert ChitId("BR-CR1") in masked(game, sea(f"chit BR-CR1 {ending} -"), BOURBON.value).chits


@pytest.mark.rule("2.343", "IC.1.7.b")
@pytest.mark.parametrize("spotted", ["", "spotted"])
def test_the_route_of_a_convoy_is_its_owners(spotted: str) -> None:
    line = f"convoy:french_levant s13 {spotted}"
    one, other = sea(f"{line} route=s13,toulon"), sea(f"{line} route=s13,marseilles step=1 covered=2 entered=3")
    assert looks(one, BOURBON.value) != looks(other, BOURBON.value)
    for seat in (BRITISH.value, SPECTATOR):
        assert looks(one, seat) == looks(other, seat)


@pytest.mark.rule("2.345.a", "2.343", "IC.1.7")
def test_that_a_convoy_lies_in_harbour_all_know_and_not_where_it_is_bound() -> None:
    line = "convoy:spanish_troop:1 {}/harbour route={},{}"
    one = sea(line.format("barcelona", "barcelona", "antibes"))
    other = sea(line.format("barcelona", "barcelona", "genoa"))
    for seat in (BRITISH.value, SPECTATOR):
        assert looks(one, seat) == looks(other, seat)
        assert looks(one, seat) != looks(sea(line.format("genoa", "barcelona", "genoa")), seat)


@pytest.mark.rule("IC.7.11", "IC.1.7.b")
def test_that_there_is_a_convoy_all_know_but_not_which_counter_it_is() -> None:
    convoy, flag = "convoy:french_levant {} handle=bourbon-{}", "french_flag_B {} handle=bourbon-{} : F1"
    one = sea(convoy.format("s13", 1), flag.format("s12", 2))
    other = sea(convoy.format("s12", 2), flag.format("s13", 1))
    assert looks(one, BOURBON.value) != looks(other, BOURBON.value)
    for seat in (BRITISH.value, SPECTATOR):
        assert looks(one, seat) == looks(other, seat)
        assert looks(one, seat) != looks(sea(flag.format("s12", 2), "dummy:french:1 s13 handle=bourbon-1"), seat)


@pytest.mark.rule("IC.1.7.b", "IC.5.15")
def test_what_stacks_were_told_is_secret_unless_markers_lie_open() -> None:
    lines = ("british_grand s13 spotted : B1",)
    told = {FormationId("british_grand"): "go:s12"}
    assert_hidden(sea(*lines), sea(*lines, markers=told))
    assert_open(sea(*lines, open_markers=True), sea(*lines, open_markers=True, markers=told))


@pytest.mark.rule("IC.1.7.b", "IC.5.15")
def test_an_open_marker_of_a_hidden_stack_stands_by_its_handle() -> None:
    one = sea("british_grand s13 : B1", open_markers=True, markers={FormationId("british_grand"): "stay"})
    other = sea("dummy:british:1 s13", open_markers=True, markers={FormationId("dummy:british:1"): "stay"})
    assert_hidden(one, other)


@pytest.mark.rule("IC.1.7.b", "IC.5.15")
def test_what_formations_in_harbour_were_told_is_secret_even_if_markers_lie_open() -> None:
    line = "british_flag_A port_mahon/harbour : B1/fitting"
    told = {FormationId("british_flag_A"): "sail"}
    assert_hidden(sea(line, open_markers=True), sea(line, open_markers=True, markers=told))


# ---------------------------------------------------------------------------------------------- lists and marks


@pytest.mark.rule("IC.1.7.b")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("lost", {"Namur": "british"}),
        ("fresh", ("british/B+6-sol1",)),
        ("tried", ("british/BR-CR1",)),
        ("waiting", {"british": ("B+6-sol1",)}),
    ],
)
def test_lists_of_ones_own_ships_and_tries_are_not_seen(field: str, value: object) -> None:
    whole = msgspec.convert({**msgspec.to_builtins(sea()), field: value}, State)
    assert_hidden(sea(), whole)


@pytest.mark.rule("IC.1.7.b", "IC.6.24.b")
def test_who_attacked_a_harbour_is_not_seen_once_he_is_hidden() -> None:
    grand = sea("british_grand s13 : B1")
    assert_hidden(grand, replace(grand, harboured=("british_grand",)))
    spotted = sea("british_grand s13 spotted : B1")
    assert_open(spotted, replace(spotted, harboured=("british_grand",)))


@pytest.mark.rule("IC.1.7")
def test_in_which_order_things_came_to_be_is_not_seen() -> None:
    lines = "british_grand s13 spotted handle=british-1 : B1", "british_flag_A s12 spotted handle=british-2 : B2"
    chits = "chit BR-CR1 failed -", "chit BR-CR2 failed -"
    assert looks(sea(*lines, *chits), SPECTATOR) == looks(sea(*lines[::-1], *chits[::-1]), SPECTATOR)


# ---------------------------------------------------------------------------------------------- imagining


@pytest.mark.rule("IC.1.7", "IC.1.7.b")
@pytest.mark.parametrize("seat", ["british", "bourbon", ""])
def test_what_a_seat_imagines_at_quiet_points_looks_like_what_it_sees_and_could_be(seat: str) -> None:
    for table in played(game, "winter-1744", 7, 400):
        if isinstance(table.request, Ask | Together) and table.sequence % 5 == 0:
            known = masked(game, table.quiet, seat)
            dreamt = game.imagine(copied(known), seat, Random(table.sequence))
            assert fingerprint(masked(game, dreamt, seat)) == fingerprint(known), table.sequence
            game.invariants(dreamt)
            game.at_rest(dreamt)


@pytest.mark.rule("IC.1.7.b")
@pytest.mark.parametrize("fleet", [BRITISH, BOURBON])
def test_enemies_are_imagined_in_harbour_under_orders_and_led(fleet: Fleet) -> None:
    known = masked(game, game.setup("1744", game.resolve_options({})), fleet.value)
    dreams = [game.imagine(copied(known), fleet.value, Random(seed)) for seed in range(10)]
    assert any(one.harbour and one.fleet is not fleet for dream in dreams for one in dream.formations.values())
    assert any(one.holder and one.fleet is not fleet for dream in dreams for one in dream.chits.values())
    assert any(
        one.post and FIGURES.formations.fleets[one.contingent] is not fleet
        for dream in dreams
        for one in dream.leaders.values()
    )


@pytest.mark.rule("IC.1.7", "IC.8.35")
def test_sail_that_were_seen_lost_are_not_imagined_afloat() -> None:
    state = game.setup("1744", game.resolve_options({}))
    ship = state.squadrons[SquadronId("B1")].ships[0]
    note_sinking(state, BRITISH, SquadronId("B1"), ship)
    known = masked(game, state, BOURBON.value)
    for seed in range(10):
        dreamt = game.imagine(copied(known), BOURBON.value, Random(seed))
        assert ship in dreamt.lost
        assert not any(ship in one.ships for one in dreamt.squadrons.values())


@pytest.mark.rule("IC.7.11.c", "IC.1.7")
def test_a_stack_that_was_spotted_since_is_imagined_as_it_was_seen() -> None:
    looked = 0
    for table in played(game, "winter-1744", 1, 80):
        fresh = [
            one.id
            for one in table.state.formations.values()
            if one.spotted and one.id in table.quiet.formations and not formation(table.quiet, one.id).spotted
        ]
        if fresh and isinstance(table.request, Ask):
            seat = "bourbon" if formation(table.state, fresh[0]).fleet is BRITISH else "british"
            found = imagine(game, view(table, seat), Random(1))
            assert view(found, seat).now.squadrons == view(table, seat).now.squadrons
            assert fresh[0] in found.quiet.formations
            looked += 1
    assert looked


@pytest.mark.rule("IC.1.7")
def test_no_question_depends_on_the_order_in_which_things_came_to_be() -> None:
    asked = 0
    for table in played(game, "winter-1744", 3, 60):
        turned = copied(table.quiet)
        turned.formations = dict(reversed(turned.formations.items()))
        turned.squadrons = dict(reversed(turned.squadrons.items()))
        turned.auxiliaries = dict(reversed(turned.auxiliaries.items()))
        first = next(game.step(copied(table.quiet)), None)
        assert next(game.step(turned), None) == first
        asked += isinstance(first, Ask)
    assert asked


# ---------------------------------------------------------------------------------------------- what is remembered


@pytest.mark.rule("IC.7.11.c", "IC.1.7.b")
def test_a_stack_laid_open_is_remembered_by_all_but_its_owner_and_without_its_damage() -> None:
    state = sea("british_grand s13 : B1/dp=5 @rowley")
    note_stack(state, FormationId("british_grand"))
    assert stacks_seen(state, BRITISH.value) == ()
    for seat in OTHERS:
        (seen,) = stacks_seen(state, seat)
        assert (seen.handle, [one.id for one in seen.leaders]) == ("british-1", ["rowley"])
        assert [(one.id, one.dp) for one in seen.squadrons] == [("B1", UNSEEN)]


@pytest.mark.rule("IC.1.7.b")
def test_an_auxiliary_at_work_is_remembered_by_where_it_worked_and_not_by_its_port() -> None:
    one, other = sea("aux bFleet1 port_mahon"), sea("aux bFleet1 gibraltar")
    for state in (one, other):
        note_work(state, BRITISH, AuxiliaryId("bFleet1"), "s12")
    assert_hidden(one, other)
    assert works(one, BOURBON.value)[AuxiliaryId("bFleet1")].place == "s12"


@pytest.mark.rule("IC.1.7.b")
def test_an_order_that_ended_is_remembered_without_who_held_it() -> None:
    one, other = (
        sea("british_grand s13 : B1", "british_flag_A s12 : B2", f"chit BR-CR1 issued {holder}")
        for holder in ("british_grand", "british_flag_A")
    )
    assert_hidden(one, other)
    for state in (one, other):
        ended(state, ChitId("BR-CR1"), True, "S.25")
    for seat in OTHERS:
        assert looks(one, seat) == looks(other, seat)
        assert orders_ended(one, seat) == (ChitId("BR-CR1"),)
