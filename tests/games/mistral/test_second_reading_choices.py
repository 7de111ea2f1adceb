"""What a second reading found that players could not do or choose, each shown at a table."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.data.words import Class, Fleet, Status
from maestre.games.mistral.fleets.reorganisation import ReorganisingAfter
from maestre.games.mistral.fleets.roles import Roles
from maestre.games.mistral.table.state import Berth, Book, Phase, State
from maestre.play import Ask, Order, Pick, Table
from tests.games.mistral.positions import BOURBON, BRITISH, auxiliary, formation, squadron
from tests.games.mistral.tables import at_table, opened, play, refusal, resting

WHOLE = True

PASS, DONE = Order("pass"), Order("done")


def asks(table: Table[State]) -> object:
    """What is asked now."""
    return table.request.about if isinstance(table.request, Ask) else None


# ------------------------------------------------------------------------------------------------ after a Battle


def fought() -> Table[State]:
    """A table after a Battle of a British Grand Flag, at which the British Reorganise; another Flag did not fight."""
    table = at_table(
        "british_grand s13 spotted : B1 B2 B3 @mathews",
        "british_flag_B s13 spotted : B5 @lestock",
        "spanish_flag_D s13 spotted : S1 @navarro",
        phase=Phase.BATTLES,
    )
    play(table, Order("attack", "british_grand", ("spanish_flag_D",)))
    return resting(table, lambda at: isinstance(asks(at), ReorganisingAfter))


@pytest.mark.audit("M2")
@pytest.mark.rule("S.29", "IC.8.42", "S.21")
def test_after_a_battle_a_flotilla_is_formed_subordinated_released_and_unformed_again() -> None:
    table = fought()
    play(table, Order("form", "british_flag_A", ("B2", "B3")), 3)
    assert formation(table.state, "british_flag_A").place == "s13"
    play(table, Order("subordinate", "british_flag_A", ("british_grand",)), 3)
    assert formation(table.state, "british_flag_A").superior == "british_grand"
    play(table, Order("release", "british_flag_A"), 3)
    assert formation(table.state, "british_flag_A").superior == ""
    play(table, Order("unform", "british_flag_A", ("british_grand",)), 3)
    assert "british_flag_A" not in table.state.formations
    assert squadron(table.state, "B3").formation == "british_grand"


@pytest.mark.audit("M2")
@pytest.mark.rule("IC.8.42", "T.strategy")
def test_what_the_strategy_check_denies_after_a_battle_stays_as_it_is() -> None:
    table = play(fought(), Order("form", "british_flag_A", ("B2", "B3")), 4)
    assert "british_flag_A" not in table.state.formations
    assert refusal(table, Order("form", "british_flag_A", ("B2", "B3"))) == "IC.3.33"


@pytest.mark.audit("M2")
@pytest.mark.rule("IC.8.42", "IC.3.31", "S.29")
def test_after_a_battle_a_squadron_is_formed_of_anothers_sail_where_it_was_fought() -> None:
    table = fought()
    table.say("british", Order("transfer", "B1", ("new", "B1-1", "B1-2")))
    play(table, 3)
    new = next(one for one in table.state.squadrons.values() if "B1-1" in one.ships)
    assert (new.kind, new.status, new.formation, len(new.ships)) == (Class.SOL, Status.READY, "british_grand", 2)
    step = at_table("british_grand s13 : B1 B2 @mathews", phase=Phase.REORGANISING)
    assert refusal(step, Order("transfer", "B1", ("new", "B1-1", "B1-2"))) == "IC.3.31"


@pytest.mark.audit("M2")
@pytest.mark.rule("IC.8.42", "IC.3.46")
def test_after_a_battle_a_leader_is_relieved_but_nobody_who_did_not_fight() -> None:
    table = fought()
    assert refusal(table, Order("relieve", "lestock")) == "IC.8.42"
    assert refusal(table, Order("move", "B5", ("british_grand",))) == "IC.8.42"
    assert refusal(table, Order("form", "british_flag_A", ("B2", "B5"))) == "IC.8.42"
    play(table, Order("relieve", "mathews"))
    assert table.state.leaders["mathews"].post == ""  # type: ignore[index]


# ------------------------------------------------------------------------------------------------ defying the French

LEVANT = "convoy:french_levant"


def in_peace(prestige: int, *lines: str, **fields: Any) -> Table[State]:
    """A window of Tasks before the French war, the British with so much Prestige."""
    books = {BRITISH: Book(prestige), BOURBON: Book(10)}
    return at_table(*lines, phase=Phase.FIRST_WINDOW, war=False, books=books, **fields)


@pytest.mark.audit("M3")
@pytest.mark.rule("2.42.a", "2.42.323", "IC.6.29")
def test_the_british_defy_the_french_at_any_moment_and_raid_their_levant_convoy() -> None:
    table = in_peace(10, f"{LEVANT} s13 spotted", "aux bFleet1 villefranche", "aux fLight1 toulon")
    raid = Order("convoy_attack", "", (LEVANT,))
    assert refusal(table, raid) == "IC.6.29"
    play(table, Order("defiance"))
    assert (table.state.books[BRITISH].prestige, table.state.defied) == (7, True)
    play(table, PASS, raid, "bFleet1", "pass", 0)
    assert table.state.convoys[LEVANT].dp > 0  # type: ignore[index]


@pytest.mark.audit("M3")
@pytest.mark.rule("2.42.322", "2.42.a")
@pytest.mark.parametrize(("prestige", "rule"), [(3, "2.42.322"), (4, "")])
def test_not_with_three_prestige_or_less_nor_twice_nor_the_bourbons(prestige: int, rule: str) -> None:
    table = in_peace(prestige, "aux bFleet1 gibraltar", "aux fLight1 toulon")
    if rule:
        assert refusal(table, Order("defiance")) == rule
        return
    play(table, Order("defiance"))
    assert table.state.books[BRITISH].prestige == 1
    assert refusal(table, Order("defiance")) == "2.42.a"
    play(table, PASS)
    assert refusal(table, Order("defiance")) == "2.42.a"


@pytest.mark.audit("M3")
@pytest.mark.rule("2.42.a", "IC.6.2")
@pytest.mark.parametrize(("prestige", "asked"), [(3, False), (4, True)])
def test_they_are_asked_even_if_they_have_nobody_to_send(prestige: int, asked: bool) -> None:
    table = in_peace(prestige, "british_flag_A gibraltar : B1", "french_flag_B toulon : F1")
    assert (table.state.phase is Phase.FIRST_WINDOW) is asked


# ------------------------------------------------------------------------------------------------ before the game


@pytest.mark.audit("M8")
@pytest.mark.rule("2.34.a", "2.34.b", "2.34.c")
@pytest.mark.parametrize(("options", "most"), [({}, 2), ({"troop_format": "historical"}, 1)])
def test_the_format_of_troop_convoys_is_agreed_on_before_the_game(options: dict[str, object], most: int) -> None:
    table = opened("1744", {"phase": Phase.REINFORCING, "turn": 5, "turns": 5}, **options)
    resting(table, lambda at: isinstance(at.request, Ask) and at.request.rule == "2.345.a")
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(tuple(str(number) for number in range(most + 1)))


PAIRS = {"BD1": "sail", "BD2": "sail", "bFleet50a": "auxiliary"}


@pytest.mark.audit("M9")
@pytest.mark.rule("2.234", "2.235", "2.231")
def test_each_player_says_at_the_start_in_which_role_his_sold_serve() -> None:
    table = opened("1744")
    assert asks(table) == Roles(
        Fleet.BRITISH,
        (("BD1", ("sail", "auxiliary")), ("BD2", ("sail", "auxiliary")), ("bFleet50a", ("auxiliary", "sail"))),
    )
    assert refusal(table, dict.fromkeys(PAIRS, "auxiliary")) == "2.211.a"
    play(table, {**PAIRS, "BD1": "auxiliary", "bFleet50a": "sail"})
    serving = auxiliary(table.state, "bFleet50a")
    assert (serving.berth, serving.port, serving.ships) == (Berth.ASSIGNED, "port_mahon", ("Oxford", "Guernsey"))
    sailing = next(one for one in table.state.squadrons.values() if "Nonsuch" in one.ships)
    assert (sailing.ships, sailing.at, sailing.dp) == (("Nonsuch", "Chatham"), "port_mahon", 0)
    assert sailing.status is Status.IN_ORDINARY
    assert "british_detachment_1" not in table.state.formations
    assert table.state.phase is Phase.FIRST_ORDERS


@pytest.mark.audit("M9")
@pytest.mark.rule("2.234", "2.239")
def test_as_the_scenario_has_it_nothing_changes_and_the_french_have_no_choice() -> None:
    table = opened("winter-1744")
    before = table.state.squadrons.copy()
    play(table, PAIRS)
    assert table.state.squadrons == before
    assert table.state.phase is Phase.FIRST_ORDERS, "the French and the one Spanish SOL(D) are not asked for"


# ------------------------------------------------------------------------------------------------ Ranks on unseen dice


@pytest.mark.audit("M11")
@pytest.mark.rule("T.ranks.b", "T.strategy")
@pytest.mark.parametrize(
    ("rank", "face", "granted"),
    [
        ("", "3", True),
        ("", "4", False),
        ("rear_admiral_red", "4", True),
        ("rear_admiral_red", "5", False),
        ("vice_admiral_red", "3", True),
        ("vice_admiral_red", "4", False),
    ],
)
def test_a_rank_helps_with_a_check_that_the_enemy_does_not_see(rank: str, face: str, granted: bool) -> None:
    table = at_table(
        "british_grand port_mahon/harbour : B1 B2 @mathews",
        "harbour port_mahon : B7",
        phase=Phase.REORGANISING,
        british_rank=rank,
    )
    play(table, Order("move", "B7", ("british_grand",)), (face,))
    assert (squadron(table.state, "B7").formation == "british_grand") is granted


@pytest.mark.audit("M11")
@pytest.mark.rule("T.ranks.b", "T.damage")
@pytest.mark.parametrize(
    ("rank", "face", "sail"),
    [
        ("", "2", 3),
        ("", "3", 4),
        ("vice_admiral_red", "2", 4),
        ("vice_admiral_red", "1", 3),
        ("rear_admiral_red", "3", 4),
    ],
)
def test_and_only_where_it_helps_with_one_that_he_fears(rank: str, face: str, sail: int) -> None:
    table = at_table("british_flag_A s13 : B1/dp=12", phase=Phase.SINKING, british_rank=rank)
    play(table, (face,))
    assert len(squadron(table.state, "B1").ships) == sail
