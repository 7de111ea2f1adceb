"""The doctrine in positions: where stacks sail, when they fight, what is ordered and where Auxiliaries are sent."""

from __future__ import annotations

from typing import Any

from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.battle.withdrawal import Pursuit, Withdrawal
from maestre.games.mistral.convoys.supply import Victualling
from maestre.games.mistral.convoys.trade import LevantTraders
from maestre.games.mistral.convoys.troops import Mustering
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.moving.steering import Courses
from maestre.games.mistral.orders.chits import OrdersStep
from maestre.games.mistral.table.state import Book, Phase, State
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.games.mistral.weather.gales import steps_of
from maestre.play import Answer, Order

from .battles import engagement
from .positions import BOURBON, BRITISH, sea
from .test_doctrine import sailing, ships, told

WHOLE = True
"""The whole game stands behind these positions."""


def course(state: State, name: str, kind: type[Courses] = Courses) -> str:
    """What one stack does with its MP."""
    plan = told(state, sailing(state, name, kind=kind))
    assert isinstance(plan, dict)
    return plan[name]


# ------------------------------------------------------------------------------------------------ courses


def test_a_stack_stays_where_its_order_is_carried_out() -> None:
    state = sea("british_flag_A cA : B1", "chit BR-CR3 issued british_flag_A")
    assert course(state, "british_flag_A") == "stay"


def test_a_battered_stack_makes_for_a_dockyard_and_enters_it() -> None:
    lines = "chit BR-CR3 issued british_flag_A"
    assert course(sea("british_flag_A cA : B1/dp=10", lines), "british_flag_A") != "stay"
    assert course(sea("british_flag_A port_mahon : B1/dp=10", lines), "british_flag_A") == "enter"


def test_an_order_that_is_nearly_fulfilled_is_finished_first() -> None:
    state = sea("british_flag_A cA : B1/dp=10", "chit BR-CR3 issued british_flag_A served=4")
    assert course(state, "british_flag_A") == "stay"


def test_who_has_no_order_makes_for_the_nearest_dockyard() -> None:
    assert course(sea("british_flag_A port_mahon : B1"), "british_flag_A") == "enter"


def test_a_cruise_leaves_a_gale_to_where_it_neither_blows_nor_will_next() -> None:
    lines = ("british_flag_A cA : B1", "chit BR-CR3 issued british_flag_A")
    assert "s12" in steps_of(State.figures, sea("gale mistral f8 cA").gales[0])
    assert course(sea(*lines, "gale mistral f8 cA"), "british_flag_A") == "go:s13"
    assert course(sea(*lines, "gale mistral f8 s5"), "british_flag_A") == "stay"


def test_without_a_cruise_harbour_is_the_best_shelter_from_a_gale() -> None:
    state = sea("british_flag_A cA : B1", "chit BR-AS2 issued british_flag_A", "gale mistral f8 cA")
    assert course(state, "british_flag_A") == "enter"


def test_a_watch_that_an_order_asks_for_is_kept_in_a_light_gale() -> None:
    watch = ("british_flag_A cartagena spotted duty=blockade : B1{}", "chit BR-BL1 issued british_flag_A")
    sound, worn = (sea(watch[0].format(dp), watch[1], "gale levanter f9 cartagena") for dp in ("", "/dp=8"))
    assert course(sound, "british_flag_A") == "stay"
    assert course(worn, "british_flag_A") != "stay"


def test_nobody_sails_out_of_harbour_into_a_gale() -> None:
    lines = ("british_flag_A port_mahon/harbour : B1/fitting", "chit BR-CR3 issued british_flag_A")
    assert course(sea(*lines), "british_flag_A") == "sail"
    assert course(sea(*lines, "gale mistral f10 port_mahon"), "british_flag_A") == "stay"


def test_a_stack_goes_round_a_stronger_enemy_in_sight() -> None:
    lines = ("british_flag_A cA : B1", "chit BR-CR2 issued british_flag_A")
    enemy = "bourbon_flag_A s12 spotted : S1 S2 S3"
    assert course(sea(*lines), "british_flag_A") == "go:s12"
    assert course(sea(*lines, enemy), "british_flag_A") != "go:s12"


def test_a_stack_without_order_chases_a_convoy_in_sight() -> None:
    state = sea("british_flag_A cA : B1 B2", "convoy:spanish_troop s12 spotted")
    assert course(state, "british_flag_A") == "go:s12"


def test_who_lies_where_pirates_count_against_him_chases_them_off() -> None:
    lines = ("british_detachment_1 barbary_coast : BD1", "aux algiers_pirate interdict=barbary_coast")
    assert course(sea(*lines, tasker="bourbon"), "british_detachment_1") == "clear:algiers_pirate"
    assert not course(sea(*lines, tasker="british", books=_richer()), "british_detachment_1").startswith("clear")


def _richer() -> dict[Fleet, Book]:
    return {BRITISH: Book(5), BOURBON: Book(9)}


def test_a_dummy_does_what_a_real_stack_beside_it_does() -> None:
    state = sea("british_flag_A s12 : B1", "dummy:british:1 s12", "chit BR-CR2 issued british_flag_A")
    plan = told(state, sailing(state, "british_flag_A", "dummy:british:1"))
    assert isinstance(plan, dict)
    assert plan["dummy:british:1"] == plan["british_flag_A"] != "stay"


def test_a_supply_convoy_unloads_where_most_is_to_be_mended() -> None:
    here, there = (
        ("convoy:british_supply gibraltar cargo=3", "harbour gibraltar : B1/dp=5"),
        "harbour port_mahon : B2/dp=9",
    )
    assert course(sea(*here), "convoy:british_supply") == "unload:3"
    assert course(sea(*here, there), "convoy:british_supply") == "unload:3"
    assert not course(sea(here[0], there), "convoy:british_supply").startswith("unload")


# ------------------------------------------------------------------------------------------------ Battles


def meeting(
    *lines: str, fleet: Fleet = BRITISH, war: bool = True, verbs: tuple[str, ...] = ("attack", "pass")
) -> Answer:
    """What a Fleet says where both have met off Nice."""
    return told(sea(*lines, war=war), Meeting(fleet.value, "s12", verbs))


def test_the_weaker_side_does_not_attack() -> None:
    lines = ("british_flag_A s12 spotted : B1", "bourbon_flag_A s12 spotted : S1 S2")
    assert meeting(*lines) == Order("pass")
    assert meeting(*lines, fleet=BOURBON) == Order("attack", "bourbon_flag_A", ("british_flag_A",))


def test_who_is_watching_by_order_attacks_only_at_great_odds() -> None:
    lines = ("british_flag_A s12 spotted : B1 B2", "bourbon_flag_A s12 spotted : S1/sail=3 S2/sail=3")
    assert meeting(*lines) == Order("attack", "british_flag_A", ("bourbon_flag_A",))
    assert meeting(*lines, "chit BR-BL1 issued british_flag_A") == Order("pass")


def test_the_french_are_not_defied() -> None:
    lines = ("british_flag_A s12 spotted : B1 B2", "french_flag_B s12 spotted : F1/sail=1")
    assert meeting(*lines, war=False, verbs=("attack", "defy", "pass")) == Order("pass")


def test_the_stronger_side_stands_and_fights() -> None:
    state = sea("british_flag_A port_mahon spotted : B1 B2", "bourbon_flag_A port_mahon spotted : S1")
    battle = engagement(state, place="port_mahon", attacker=BOURBON)
    assert told(state, Withdrawal(BRITISH, ("enter",), battle)) == "fight"


# ------------------------------------------------------------------------------------------------ Orders and Tasks


def orders_step(*lines: str, turn: int = 6) -> Answer:
    """What the British say in their Orders Step."""
    ask = OrdersStep("british", 1)
    return told(sea(*lines, phase=Phase.ORDERS, turn=turn), ask)


def test_orders_are_drawn_while_somebody_is_fit_for_them() -> None:
    assert orders_step("british_flag_A cA : B1 B2") == Order("draw")
    assert orders_step("british_flag_A cA : B1/dp=9 B2/dp=9") == Order("done")


def test_an_order_that_nobody_could_fulfil_is_not_issued() -> None:
    said = orders_step("british_flag_A cA : B1/dp=7", "chit BR-BL2 received -")
    assert isinstance(said, Order)
    assert said.verb != "issue"


def test_a_worn_squadron_is_sent_where_it_is_mended() -> None:
    assert orders_step("harbour villefranche : B1/dp=5") == Order("rendezvous", "B1", ("port_mahon",))


def task(*lines: str, **fields: Any) -> Answer:
    """What the British name in a window of Tasks."""
    verbs = (*(one.value for one in Task), "recall", "pass")
    state = sea(*lines, phase=Phase.FIRST_WINDOW, **fields)
    return told(state, TaskWindow("british", verbs))


def test_an_auxiliary_does_what_its_order_bids() -> None:
    aux = "aux bFleet50a port_mahon"
    assert task(aux, "chit BR-SF1 issued bFleet50a") == Order("show_of_force", "", ("naples",))
    assert task(aux, "chit BR-IN2 issued bFleet50a") == Order("interdict", "", ("bonifacio",))
    escort = task("convoy:british_supply strait_gibraltar", "aux bFleet1 gibraltar", "chit BR-ES3 issued bFleet1")
    assert escort == Order("escort", "", ("strait_gibraltar",))


def test_what_an_order_needs_is_sent_on_nothing_else() -> None:
    lines = ("convoy:spanish_troop s14 spotted", "aux bFleet1 port_mahon")
    assert task(*lines) != Order("pass")
    assert task(*lines, "chit BR-ES3 issued bFleet1") == Order("pass")


def test_a_convoy_under_a_strong_escort_is_left_alone() -> None:
    lines = ("convoy:spanish_troop s14 spotted", "aux bLight1 barcelona")
    escort = "spanish_flag_D <convoy:spanish_troop spotted : S1 S2"
    assert task(*lines) == Order("convoy_attack", "", ("convoy:spanish_troop",))
    assert task(*lines, escort) == Order("pass")


def test_a_light_auxiliary_searches_where_a_convoy_may_be() -> None:
    lines = ("convoy:spanish_troop s14", "aux bLight1 barcelona", "aux bFleet1 port_mahon")
    assert task(*lines) == Order("search", "", ("s14", "free"))
    assert task("bourbon_flag_A s14 : S1", *lines[1:]) == Order("pass")


def test_pirates_are_sent_to_interdict_a_sea_zone_once() -> None:
    lines = ("aux algiers_pirate algiers", "aux tripoli_pirate tripoli")
    hired = {"active": ("algiers", "tripoli"), "tasker": "british"}
    said = task(*lines, **hired)
    assert isinstance(said, Order)
    assert said.verb == "interdict"
    out = ("aux algiers_pirate algiers", "aux tripoli_pirate interdict=maltese_roads")
    assert task(*out, **hired) == Order("pass")


def test_the_levant_track_is_covered_late_in_the_year_alone() -> None:
    ask = LevantTraders(BRITISH, ships("bFleet1"), 0, 1)
    assert told(sea("aux bFleet1 available", turn=12), ask) == ()
    assert told(sea("aux bFleet1 available", turn=13), ask) == ("bFleet1",)


def test_troops_are_mustered_for_the_orders_that_need_them() -> None:
    ask = Mustering(BOURBON, "barcelona", 0, 2)
    assert told(sea("chit BO-ES1:1 received -"), ask) == "1"
    assert told(sea("chit BO-ES1:1 received -", "chit BO-AS1 issued bourbon_flag_A"), ask) == "2"


def test_a_supply_convoy_is_asked_for_when_there_is_much_to_mend() -> None:
    ask = Victualling(BRITISH, 6)
    lines = "british_flag_A port_mahon/harbour : B1/dp=7 B2/dp=7"
    assert told(sea(lines), ask) == "ask"
    assert told(sea(lines, repair_points={"port_mahon": 6}), ask) == "pass"


def test_the_stronger_side_follows_unless_an_order_binds_it() -> None:
    lines = ("british_flag_A s12 spotted : B1 B2", "bourbon_flag_A s12 spotted : S1")
    free, bound = sea(*lines), sea(*lines, "chit BR-CR3 issued british_flag_A")
    said = [told(one, Pursuit(BRITISH, engagement(one))) for one in (free, bound)]
    assert said == ["follow", "stay"]


def test_an_escort_waits_near_and_sails_when_its_convoy_is_out() -> None:
    lines = ("british_flag_A gibraltar/harbour : B1/fitting", "chit BR-ES3 issued british_flag_A")
    assert course(sea(*lines), "british_flag_A") == "stay"
    assert course(sea(*lines, "convoy:british_supply the_gut"), "british_flag_A") == "sail"
