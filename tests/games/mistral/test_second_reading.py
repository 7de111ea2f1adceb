"""What a second reading of the book found wrong, each shown at a table: positions, answers and dice as players have."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import Berth, Book, Phase, State
from maestre.play import Draw, Each, Order, Table, Throw
from tests.games.mistral.positions import BOURBON, BRITISH, auxiliary, formation, squadron
from tests.games.mistral.tables import at_table, play, refusal, resting

WHOLE = True

PIRATES = ("aux algiers_pirate algiers", "aux tunis_pirate tunis")
PASS, DONE = Order("pass"), Order("done")


def prestige(british: int, bourbon: int) -> dict[Fleet, Book]:
    """What both have."""
    return {BRITISH: Book(british), BOURBON: Book(bourbon)}


def failures(table: Table[State]) -> tuple[int, int]:
    """The Orders that both have Failed."""
    return table.state.books[BRITISH].failed, table.state.books[BOURBON].failed


# ------------------------------------------------------------------------------------------------ pirates


@pytest.mark.audit("M1")
@pytest.mark.rule("2.525.a", "2.525.b")
@pytest.mark.parametrize(
    ("senders", "british", "failed"),
    [
        (("british",), 12, (0, 1)),
        (("british",), 8, (0, 1)),
        (("bourbon",), 12, (1, 0)),
        (("bourbon",), 8, (1, 0)),
        (("british", "bourbon"), 12, (1, 1)),
        (("british",), 10, (1, 1)),
    ],
)
def test_whoever_sent_a_pirate_is_remembered_whatever_prestige_has_become(
    senders: tuple[str, ...], british: int, failed: tuple[int, int]
) -> None:
    posts = ("algiers_pirate interdict=barbary_coast", "tunis_pirate interdict=sicilian_channel")
    lines = [f"aux {post} sender={sender}" for post, sender in zip(posts, senders, strict=False)]
    assert failures(at_table(*lines, phase=Phase.TURN_END, turn=11, turns=11, books=prestige(british, 10))) == failed


@pytest.mark.audit("M1")
@pytest.mark.rule("2.525.a", "2.523")
def test_a_pirate_sent_in_one_turn_counts_against_the_other_player_in_the_next() -> None:
    loose: dict[str, Any] = {"turn": 10, "turns": 10, "impulse": 4, "impulses": 40, "active": ("algiers",)}
    table = at_table(*PIRATES, phase=Phase.FIRST_WINDOW, tasker="british", books=prestige(8, 10), **loose)
    play(table, Order("interdict", "", ("barbary_coast",)), "algiers_pirate")
    resting(table, lambda at: at.state.turn == 12)
    assert auxiliary(table.state, "algiers_pirate").berth is Berth.TASKED
    assert failures(table) == (0, 2)


@pytest.mark.audit("M6")
@pytest.mark.rule("2.524.b")
@pytest.mark.parametrize(
    ("place", "rule"),
    [("sicilian_channel", "2.524.b"), ("sicilian_channel:out", "2.524.b"), ("s23", ""), ("tunis", "")],
)
def test_a_pirate_galley_attacks_convoys_but_not_in_sea_zones(place: str, rule: str) -> None:
    convoy = "convoy:british_supply"
    table = at_table(
        *PIRATES,
        f"{convoy} {place} spotted cargo=6",
        phase=Phase.FIRST_WINDOW,
        turn=10,
        acting=BOURBON,
        active=("tunis",),
        tasker="bourbon",
    )
    raid = Order("convoy_attack", "", (convoy,))
    if rule:
        assert refusal(table, raid) == rule
        return
    play(table, raid, "tunis_pirate", 0)
    assert auxiliary(table.state, "tunis_pirate").berth is Berth.RECOVERY


# ------------------------------------------------------------------------------------------------ the Spanish doctrine

FLAG = "spanish_flag_D"
BARCELONA = "british_flag_A barcelona spotted duty=blockade : B1"


def steered(*lines: str, **fields: Any) -> Table[State]:
    """A table at which the Bourbons are about to mark what their stacks do."""
    return at_table(*lines, phase=Phase.MARKING, **fields)


def courses(table: Table[State]) -> tuple[str, ...]:
    """What the Spanish Flotilla may be told to do."""
    ask = table.asked("bourbon")
    assert ask is not None
    assert isinstance(ask.choice, Each)
    return dict(ask.choice.options)[FLAG]


@pytest.mark.audit("M4")
@pytest.mark.rule("2.32.f", "2.32.a")
def test_a_blockade_frees_a_spanish_flotilla_to_go_against_it_and_nowhere_else() -> None:
    assert courses(steered(f"{FLAG} cartagena : S1 S2")) == ("stay", "enter")
    out = courses(steered(f"{FLAG} cartagena : S1 S2", BARCELONA))
    assert "go:s4" in out
    assert "go:s2" not in out
    near = courses(steered(f"{FLAG} cartagena : S1 S2", BARCELONA, "british_flag_B s2 spotted : B2"))
    assert {"go:s4", "go:s2"} <= set(near)


@pytest.mark.audit("M4")
@pytest.mark.rule("2.32.f", "2.32.c")
def test_at_sea_without_an_enemy_near_it_goes_against_the_blockader_or_home() -> None:
    table = steered(f"{FLAG} cartagena : S1 S2", BARCELONA)
    play(table, {FLAG: "go:s4"}, {"british_flag_A": "stay"})
    resting(table, lambda at: at.state.phase is Phase.MARKING and at.state.increment == 2)
    assert formation(table.state, FLAG).place == "s4"
    assert courses(table) == ("go:alicante", "go:cartagena", "catch:s5")


# ------------------------------------------------------------------------------------------------ Flagships


@pytest.mark.audit("M5")
@pytest.mark.rule("2.131.b", "2.223.b")
@pytest.mark.parametrize(("ships", "most"), [("B1", 1), ("B1 namur", 2), ("B1 B2 namur", 3)])
def test_a_flagship_is_a_squadron_for_the_auxiliaries_of_its_flag(ships: str, most: int) -> None:
    names = [f"bFleet{number}" for number in range(1, most + 2)]
    lines = [f"aux {one} available" for one in names]
    table = at_table(f"british_flag_A port_mahon/harbour : {ships}", *lines, phase=Phase.ASSIGNING)
    play(table, ())
    assert refusal(table, dict.fromkeys(names, "british_flag_A")) == "2.131.b"
    play(table, {**dict.fromkeys(names, "british_flag_A"), names[-1]: "gibraltar"})
    assert auxiliary(table.state, names[0]).formation == "british_flag_A"


# ------------------------------------------------------------------------------------------------ Strategy Checks

HARBOUR = ("british_grand port_mahon/harbour : B1 B2 @mathews", "british_flag_B port_mahon/harbour : B5")
LOOSE = "harbour port_mahon : B7"
CHANGES = {
    "unform": Order("unform", "british_flag_B"),
    "subordinate": Order("subordinate", "british_flag_B", ("british_grand",)),
    "move": Order("move", "B7", ("british_flag_B",)),
}


def _came(table: Table[State], change: str) -> bool:
    if change == "unform":
        return "british_flag_B" not in table.state.formations
    if change == "move":
        return squadron(table.state, "B7").formation == "british_flag_B"
    return formation(table.state, "british_flag_B").superior == "british_grand"


@pytest.mark.audit("M7")
@pytest.mark.rule("T.strategy", "IC.3.34", "IC.3.3.d", "IC.3.33.c")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("face", "done"), [("3", True), ("4", False)])
def test_in_harbour_too_a_flotilla_is_unformed_and_forces_join_one_by_a_strategy_check(
    change: str, face: str, done: bool
) -> None:
    table = at_table(*HARBOUR, LOOSE, phase=Phase.REORGANISING)
    play(table, CHANGES[change], (face,))
    assert _came(table, change) is done
    if not done:
        assert refusal(table, CHANGES[change])


@pytest.mark.audit("M7")
@pytest.mark.rule("T.strategy.b")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("count", "free"), [(4, True), (3, False)])
def test_only_new_sail_go_without_a_check(change: str, count: int, free: bool) -> None:
    which = "B7" if change == "move" else "B5"
    new = tuple(f"british/{which}-{number}" for number in range(1, count + 1))
    table = at_table(*HARBOUR, LOOSE, phase=Phase.REORGANISING, fresh=new)
    table.say("british", CHANGES[change])
    checked = isinstance(table.request, Draw) and table.request.rule == "T.strategy"
    assert checked is not free
    assert _came(table, change) is free


@pytest.mark.audit("M7")
@pytest.mark.rule("IC.3.33.b", "IC.3.3.d", "IC.3.33.c")
@pytest.mark.parametrize(
    "order",
    [
        Order("unform", "british_detachment_1"),
        Order("move", "B7", ("british_detachment_1",)),
        Order("move", "B2"),
        Order("release", "british_flag_B"),
    ],
)
def test_detachments_and_what_leaves_a_flotilla_in_harbour_need_none(order: Order) -> None:
    lines = (HARBOUR[0], "british_flag_B <british_grand : B5", "british_detachment_1 port_mahon/harbour : B6", LOOSE)
    table = at_table(*lines, phase=Phase.REORGANISING)
    table.say("british", order)
    assert not isinstance(table.request, Draw | Throw)


# ------------------------------------------------------------------------------------------------ Gregales


WATCHERS = ("british_flag_A gibraltar : B1", "french_flag_B toulon : F1")


@pytest.mark.audit("M10")
@pytest.mark.rule("T.gale_tracks.c", "IC.5.33")
@pytest.mark.parametrize("impulse", [1, 2, 4])
def test_a_gregales_in_a_sea_zone_stands_four_impulses_from_its_own_on(impulse: int) -> None:
    count = 4 + impulse
    table = at_table(*WATCHERS, phase=Phase.WEATHER, turn=2, turns=2, impulse=impulse, impulses=count)
    play(table, 5, 5, 5, 0, 9, 0, 0)
    assert [one.place for one in table.state.gales] == ["maltese_roads"]
    resting(table, lambda at: at.state.impulses == count + 3)
    assert [one.place for one in table.state.gales] == ["maltese_roads"]
    resting(table, lambda at: at.state.impulses == count + 4)
    assert table.state.gales == ()


@pytest.mark.audit("M10")
@pytest.mark.rule("T.gale_tracks.c")
def test_in_a_space_it_stands_its_own_impulse_alone() -> None:
    table = at_table(*WATCHERS, phase=Phase.WEATHER, turn=2, turns=2, impulse=2, impulses=6)
    play(table, 5, 5, 5, 0, 9, 0, 2)
    assert [one.place for one in table.state.gales] == ["s27"]
    resting(table, lambda at: at.state.impulses == 7)
    assert table.state.gales == ()
