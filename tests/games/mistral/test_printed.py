"""Events, Orders, Reinforcements and loose figures of Mistral, stated a second time.

The booklets of events, orders and scenarios are not in our sources: these figures are ours but for those whose test
names rules 1.42, 2.x or a chart. Whoever changes one has to mean it. `test_tables.py` has the charts.
"""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import (
    Campaign,
    Class,
    Command,
    Event,
    EventDrm,
    EventRow,
    Fleet,
    OrderKind,
    own_figures,
)
from maestre.games.mistral.data.reinforcement import Change

FIGURES = own_figures()

# ------------------------------------------------------------------------------------------------------------- events

# From which Turn of which Year, its base ("-": automatic), and what else: last Year, delay, stages.
EVENTS = """
war_start: 1740/1 -
spain_austria_war: 1741/13 3
treaty_of_worms_1: 1742/1 2
second_family_compact: 1743/1 2
france_declares_war: 1744/1 1
treaty_of_worms_2: 1745/1 1
treaty_of_aranjuez_1: 1745/1 3
treaty_of_aranjuez_2: 1745/1 4 delay 1
treaty_of_aranjuez_3: 1746/1 3 delay 1
treaty_of_aranjuez_4: 1747/1 2
philip_v_dies: 1746/9 2
corsican_insurgency: 1744/1 2 stages 4
descent_on_england: 1744/1 2 until 1746
the_flota: 1740/1 1
trouble_in_the_west_indies: 1740/1 1
"""

DRMS = """
spain_austria_war: tries -1
treaty_of_worms_1: prestige british -1; last bourbon alps po_valley +1
second_family_compact: marked treaty_of_worms_1 -2
france_declares_war: tries -1
treaty_of_worms_2: show bourbon villefranche -1; victories bourbon alps po_valley -1; net british +1
treaty_of_aranjuez_1: show bourbon genoa -1; show british genoa +1
philip_v_dies: tries -1
corsican_insurgency: show british bastia -1; show bourbon bastia +1; marked treaty_of_aranjuez_1 -1
"""

WITHDRAWN = """
descent_on_england: british 4, french 2
the_flota: british 2 or 1 SOL(D) Squadron, spanish 2 or 1 SOL(D) Squadron
trouble_in_the_west_indies: british 2, spanish/french 2 at war with France
"""


def dated(row: EventRow) -> str:
    """Write when an Event may occur, as above."""
    words = [f"{row.id}:", f"{row.since.year}/{row.since.turn}", "-" if row.base is None else str(row.base)]
    words += ["until", str(row.until)] if row.until else []
    words += ["delay", str(row.delay)] if row.delay else []
    words += ["stages", str(row.stages)] if row.stages > 1 else []
    return " ".join(words)


def modified(drm: EventDrm) -> str:
    """Write a DRM as above."""
    words = [drm.why, drm.fleet or "", drm.event or "", drm.place, drm.side or "", *drm.campaigns, f"{drm.value:+d}"]
    return " ".join(word for word in words if word)


def lines(text: str) -> dict[str, str]:
    """Read a list by its first words."""
    return dict(line.split(": ", 1) for line in text.strip().splitlines())


@pytest.mark.rule("1.41", "1.41.L7", "IC.9.2", "E.war_start")
def test_every_event_has_its_date_and_its_base() -> None:
    assert [dated(row) for row in FIGURES.events.row.values()] == EVENTS.strip().splitlines()


@pytest.mark.rule("1.41", "IC.9.2.e", "E.worms_compact")
def test_every_event_has_its_modifiers() -> None:
    found = {event.value: "; ".join(map(modified, row.drms)) for event, row in FIGURES.events.row.items() if row.drms}
    assert found == lines(DRMS)


@pytest.mark.rule("1.41", "IC.9.2", "E.calls_elsewhere")
def test_three_events_call_ships_elsewhere() -> None:
    found = {}
    for event, row in FIGURES.events.row.items():
        told = []
        for one in row.withdraws:
            squadrons = f" or {one.or_sold_squadrons} SOL(D) Squadron" if one.or_sold_squadrons else ""
            told.append(f"{'/'.join(one.who)} {one.sol}{squadrons}{' at war with France' * one.french_at_war}")
        if told:
            found[event.value] = ", ".join(told)
    assert found == lines(WITHDRAWN)


@pytest.mark.rule("1.41", "IC.9.2", "E.aranjuez", "E.corsica", "E.campaigns")
def test_what_events_and_victories_do_hangs_on_these_figures() -> None:
    genoa = FIGURES.events.row[Event.ARANJUEZ_3].if_marker
    assert genoa is not None
    assert (genoa.campaign, genoa.least) == (Campaign.ALPS, 0)
    found = {
        name: (one.stage, one.friendly, one.friendly_stage, one.closed, one.closed_stage)
        for name, one in FIGURES.events.corsican.items()
    }
    assert found == {
        "ajaccio": (2, None, 0, Fleet.BOURBON, 4),
        "bastia": (3, Fleet.BRITISH, 3, Fleet.BOURBON, 4),
    }
    venice = FIGURES.events.campaign[Campaign.PO_VALLEY].bourbon_victory.roll
    assert venice is not None
    assert (venice.least, venice.most) == (0, 2)
    shared = FIGURES.events.campaigns
    assert (shared.start, shared.victory, shared.turns, shared.restart, shared.landing) == (0, 2, (5, 9, 13), 1, 1)


# ------------------------------------------------------------------------------------------------------------- orders


@pytest.mark.rule("1.42.a", "1.42.b")
def test_the_british_draw_two_chits_and_the_bourbons_three_for_one_received() -> None:
    assert (FIGURES.orders.drawn(Fleet.BRITISH), FIGURES.orders.drawn(Fleet.BOURBON)) == (2, 3)
    assert FIGURES.orders.file.draws.received == 1


@pytest.mark.rule("IC.9.35", "IC.9.39")
def test_orders_are_drawn_issued_and_extended_by_these_figures() -> None:
    sets = FIGURES.orders.file.sets
    assert (sets.quarterly, sets.other, sets.issued_within, sets.extension, sets.extensions) == (2, 1, 4, 4, 1)


@pytest.mark.rule("T.strategy", "IC.9.38")
def test_every_four_dps_make_it_easier_by_one_to_end_an_order() -> None:
    assert [FIGURES.orders.failing_drm(dp) for dp in (3, 4, 7, 8)] == [0, -1, -1, -2]


@pytest.mark.rule("O.cruise", "O.escort", "O.interdiction", "O.blockade", "O.show_of_force", "2.233.b")
@pytest.mark.rule("O.army_support", "O.rendezvous", "O.guerre_de_course")
def test_every_type_of_order_asks_for_its_sail() -> None:
    assert {kind.value: row.least_sail for kind, row in FIGURES.orders.types.items()} == {
        "cruise": 4,
        "escort": 0,
        "interdiction": 2,
        "blockade": 4,
        "show_of_force": 4,
        "army_support": 4,
        "rendezvous": 0,
        "guerre_de_course": 0,
    }


@pytest.mark.rule("O.cruise", "O.escort", "O.interdiction", "O.blockade", "O.guerre_de_course", "2.233.b")
def test_orders_at_sea_last_as_long_as_they_say() -> None:
    orders = FIGURES.orders
    assert (orders.cruise.impulses, orders.cruise.within) == (6, 16)
    assert orders.escort.share == (1, 2)
    assert (orders.interdiction.impulses, orders.interdiction.begin_within) == (8, 8)
    assert (orders.blockade.impulses, orders.blockade.begin_within, orders.blockade.missed) == (12, 8, 2)
    assert (orders.course.squadrons, orders.course.within, orders.course.edge) == (1, 16, "west")


@pytest.mark.rule("O.show_of_force", "O.army_support", "2.132.a", "2.132.b", "2.233.b")
def test_shows_of_force_and_the_support_of_armies_have_their_modifiers() -> None:
    show, army = FIGURES.orders.show_of_force, FIGURES.orders.army_support
    assert (show.number, show.per_sail, show.drm, show.bomb, show.pirate_bomb) == (4, 4, -1, -1, -2)
    assert (show.fleet50, show.turns) == (1, 4)
    assert (army.drm, army.bomb, army.resolutions) == (1, 2, 2)


CHITS = """
BR-ES1: turns 1-8
BR-ES2: turns 9-16
BR-SFP: copies 4
BO-CR3: years 1740-1744
BO-CR4: years 1740-1744
BO-ES1: copies 2 turns 5-12
BO-ES2: turns 9-16
BO-IN2: years 1740-1744
BO-SFP: copies 4
BO-GC1: copies 2 years 1745-1748
"""


@pytest.mark.rule("1.422", "IC.9.31.b", "IC.9.31.c", "2.317.a")
def test_ten_chits_have_copies_or_a_time_of_their_own() -> None:
    found = {}
    for name, chit in FIGURES.orders.chits.items():
        words = [f"copies {chit.copies}"] if chit.copies > 1 else []
        words += ["turns {}-{}".format(*chit.turns)] if chit.turns else []
        words += ["years {}-{}".format(*chit.years)] if chit.years else []
        if words:
            found[name] = " ".join(words)
    assert found == lines(CHITS)
    assert len([chit for chit in FIGURES.orders.chits.values() if chit.kind is not OrderKind.RENDEZVOUS]) == 45


# ----------------------------------------------------------------------------------------------------- reinforcements

# Sail of SOL, of SOL(D), and Auxiliaries that come or go (with a minus).
REQUESTS = {
    Command.BRITISH: "0: 2 0 0; 1: 1 0 1; 2: 0 1 0; 3-4: 0 0 1; 5-7: 0 0 0; 8: 0 0 -1; 9: -1 0 0",
    Command.SPANISH: "0: 2 0 0; 1-2: 1 0 0; 3-4: 0 0 1; 5-8: 0 0 0; 9: -1 0 0",
    Command.FRENCH: "0: 3 0 0; 1-2: 2 0 0; 3-4: 0 1 1; 5-6: 0 0 1; 7-9: 0 0 0",
}


@pytest.mark.rule("2.61.a")
@pytest.mark.parametrize("command", REQUESTS)
def test_every_row_of_a_request_table_brings_and_takes_what_it_says(command: Command) -> None:
    told = []
    for row in FIGURES.reinforcement.rows[command]:
        run = f"{row.roll.least}-{row.roll.most}" if row.roll.least < row.roll.most else f"{row.roll.least}"
        assert Change() in (row.receive, row.withdraw)
        comes, goes = row.receive, row.withdraw
        told.append(f"{run}: {comes.sol - goes.sol} {comes.sold - goes.sold} {comes.auxiliary - goes.auxiliary}")
    assert "; ".join(told) == REQUESTS[command]


@pytest.mark.rule("T.prestige.b", "IC.11.1", "2.61.b", "2.126.a", "2.126.b")
def test_reading_another_row_costs_a_point_once_and_the_french_pay_one_to_ask() -> None:
    modify = FIGURES.reinforcement.modify
    assert (modify.prestige, modify.rows, modify.times) == (1, 1, 1)
    assert {one.value: use.prestige for one, use in FIGURES.reinforcement.use.items()} == {
        "british": 0,
        "french": 1,
        "spanish": 0,
    }
    assert (FIGURES.reinforcement.file.atlantic.dp, FIGURES.reinforcement.file.atlantic.winter_dp) == (1, 2)


NAMES = {
    ("british", Class.SOL): "70 Monmouth, Captain, Hampton Court, Suffolk, Kent, Lenox, Ipswich, Prince Frederick; "
    "60 Canterbury, Sunderland, Medway, Plymouth, Rippon, Windsor, Superb, Jersey, Augusta, Dreadnought",
    ("british", Class.SOLD): "50 Antelope, Panther, Preston, Severn, Argyle, Colchester, Falkland, Leopard, Ruby, "
    "Lichfield",
    ("french", Class.SOL): "74 Magnanime, Conquérant, Monarque; 70 Juste; 64 Fleuron, Content, Lys, Saint-Michel, "
    "Ardent, Mars; 62 Léopard; 60 Éclatant",
    ("french", Class.SOLD): "50 Apollon, Jason, Rubis, Auguste, Caribou; 46 Gloire",
    ("spanish", Class.SOL): "70 León, Reina, Príncipe, Glorioso, Invencible, Galicia; 60 África, Europa, Castilla, "
    "Dragón, San Antonio, San Luis",
    ("spanish", Class.SOLD): "54 Conquistador; 50 Paloma, Hermiona, San Esteban",
}


@pytest.mark.rule("2.24", "IC.11.12")
@pytest.mark.parametrize(("navy", "kind"), NAMES)
def test_new_ships_come_in_their_order_with_their_guns(navy: str, kind: Class) -> None:
    stated = {}
    for group in NAMES[navy, kind].split("; "):
        guns, _, names = group.partition(" ")
        stated.update(dict.fromkeys(names.split(", "), int(guns)))
    assert list(FIGURES.reinforcement.ships[navy, kind].items()) == list(stated.items())


# ------------------------------------------------------------------------------------------------------ loose figures


@pytest.mark.rule("T.cdt.f", "2.224.c", "2.232.b", "IC.8.38", "IC.8.44", "T.convoy_attack", "IC.10.18")
def test_shifts_and_prizes_of_a_battle() -> None:
    combat = FIGURES.battle.combat
    assert (combat.flagship_shifts, combat.sold_shifts) == (1, 1)
    assert FIGURES.battle.file.convoy_attack_rebuilt.sunk_dp == 4
    assert FIGURES.battle.aftermath.prize_dp == 4


@pytest.mark.rule("IC.5.33", "IC.5.33.b")
def test_a_gale_moves_one_space_in_each_increment() -> None:
    assert FIGURES.weather.file.pace.spaces_per_increment == 1


@pytest.mark.rule("2.42.a", "2.42.322", "T.prestige.e")
def test_the_british_may_defy_the_french_with_more_than_three_prestige() -> None:
    assert (FIGURES.prestige.losses.defy, FIGURES.prestige.losses.defy_needs) == (-3, 3)


@pytest.mark.rule("T.prestige.d", "2.332.g", "2.525.a", "2.636.b", "IC.12.1")
def test_pirates_fail_one_order_ships_stay_eight_turns_in_the_levant_and_no_prestige_is_below_zero() -> None:
    assert FIGURES.prestige.orders.pirate == 1
    assert FIGURES.prestige.file.levant.stay == 8
    assert FIGURES.prestige.file.floor.least == 0


@pytest.mark.rule("2.121", "IC.3.1", "T.counters", "IC.5.11")
def test_savoy_would_have_the_common_rating_and_no_ship_is_slower_than_one() -> None:
    file = FIGURES.squadrons.file
    assert (file.savoy.damage_rating, file.sol.shift, file.slowest.movement) == (10, 0, 1)
