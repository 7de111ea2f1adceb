"""The map of Mistral, place by place and lane by lane: a second statement of what `waters.toml` says.

The map sheets are not in our sources, so these figures are ours, rebuilt from geography; costs and modifiers are those
of the booklet. Whoever changes one has to mean it.
"""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import Place, own_figures

FIGURES = own_figures()

# Ports: owner, class, Blockade Value, Repair rolls and dock; others: kind, letter, number, edge of the map.
PLACES = """
gibraltar: british key 2 1/quarter dock at 127,470 of -525,3625
port_mahon: british key 1 2/quarter dock at 454,311 of 440,3990
cadiz: spanish key 2 1/turn dock at 92,455 of -630,3660
cartagena: spanish key 1 1/turn dock at 272,405 of -98,3775
barcelona: spanish key 2 1/turn dock at 379,246 of 217,4138
palma: spanish key 1 - - at 395,325 of 265,3957
malaga: spanish minor 1 - - at 155,448 of -442,3675
alicante: spanish minor 1 - - at 289,372 of -48,3850
melilla: spanish minor 1 - - at 205,512 of -294,3530
marseilles: french key 2 1/turn dock at 475,158 of 500,4340
toulon: french key 2 1/turn dock at 507,164 of 595,4325
villefranche: savoy minor 1 - - at 553,144 of 731,4372
cagliari: savoy minor 1 - - at 614,337 of 910,3930
genoa: genoese key 1 1/turn dock at 608,110 of 895,4448
bastia: genoese minor 1 - - at 625,189 of 945,4268
ajaccio: genoese minor 1 - - at 600,221 of 870,4195
leghorn: neutral minor 1 - - at 656,149 of 1035,4360
naples: neapolitan key 1 1/turn dock at 790,267 of 1430,4090
palermo: neapolitan key 1 - - at 758,389 of 1336,3810
messina: neapolitan minor 2 - - at 822,385 of 1525,3820
syracuse: neapolitan minor 1 - - at 820,434 of 1520,3707
venice: venetian key 2 1/turn dock at 722,66 of 1230,4550
valetta: knights minor 1 - - at 793,486 of 1440,3590
sale: pirate minor 3 - - at 74,569 of -683,3400
algiers: pirate minor 2 - - at 409,451 of 306,3670
tunis: pirate minor 1 - - at 653,446 of 1025,3680
tripoli: pirate minor 2 - - at 752,618 of 1318,3288
s1: large 1 at 75,477 of -680,3610
s2: large 2 at 190,468 of -340,3630
s3: large 3 at 251,486 of -160,3590
s4: large 4 at 295,424 of -30,3730
s5: large 5 at 329,367 of 70,3860
s6: large 6 at 369,289 of 190,4040
s7: large 7 at 427,350 of 360,3900
s8: large 8 at 542,398 of 700,3790
s9: large 9 at 586,367 of 830,3860
s10: large 10 at 559,302 of 750,4010
s11: large 11 at 566,206 of 770,4230
s12: large 12 at 573,168 of 790,4315
s13: large 13 at 488,182 of 540,4285
s14: large 14 at 427,223 of 360,4190
s15: large 15 at 651,297 of 1020,4020
s16: large 16 at 654,367 of 1030,3860
s17: large 17 at 651,236 of 1020,4160
s18: large 18 at 695,232 of 1150,4170
s19: large 19 at 756,289 of 1330,4040
s20: large 20 at 810,354 of 1490,3890
s21: large 21 at 753,363 of 1320,3870
s22: large 22 at 708,385 of 1190,3820
s23: large 23 at 708,481 of 1190,3600
s24: large 24 at 688,521 of 1130,3510
s25: large 25 at 698,564 of 1160,3410
s26: large 26 at 756,586 of 1330,3360
s27: large 27 at 749,451 of 1310,3670
s28: large 28 at 827,468 of 1540,3630
s29: large 29 at 851,429 of 1610,3720
s30: large 30 at 892,337 of 1730,3930
dalmatia_n: large at 800,118 of 1460,4430
dalmatia_s: large at 871,175 of 1670,4300
cA: coastal A at 534,164 of 675,4325
cB: coastal B at 631,142 of 960,4375
cC: coastal C at 680,195 of 1105,4255
cD: coastal D at 715,223 of 1210,4190
cE: coastal E at 759,254 of 1340,4120
cF: coastal F at 810,206 of 1490,4230
cG: coastal G at 786,182 of 1420,4285
cH: coastal H at 771,158 of 1375,4340
cI: coastal I at 749,133 of 1310,4395
cJ: coastal J at 729,101 of 1250,4470
coast_villefranche: coastal at 576,140 of 800,4380
coast_genoa: coastal at 592,124 of 847,4417
strait_gibraltar: strait at 105,484 of -590,3593
bonifacio: strait at 617,249 of 920,4130
elba_straits: strait at 659,179 of 1045,4290
messina_straits: strait at 834,397 of 1560,3792
the_gut: sea_zone west at 37,508 of -790,3540
maltese_roads: sea_zone east at 861,525 of 1640,3500
ionian_sea: sea_zone east at 925,394 of 1830,3800
barbary_coast: sea_zone at 349,420 of 130,3740
balearic_sea: sea_zone at 498,341 of 570,3920
golfe_du_lion: sea_zone at 481,241 of 520,4150
tyrrhenian_sea: sea_zone at 712,306 of 1200,4000
sicilian_channel: sea_zone at 685,420 of 1120,3740
"""
"""Where each is drawn, and its longitude and latitude in hundredths of a degree."""

CAUGHT = """
cB s11: 5
cC s17: 5
s13 s14: 5
s28 s29: 5
s13 toulon: 5
cF dalmatia_s: 5
cH dalmatia_n: 5
cagliari s15: 5
cagliari s9: 5
coast_genoa coast_villefranche: 5
coast_genoa genoa: 5
genoa s12: 5
port_mahon s7: 5
s23 s24: 5
s29 s30: 5
s4 s5: 5
"""
"""Lanes without a Prevailing Wind, and the number to Catch the Wind on them."""

LINKS = """
sicilian_channel: algiers 4/6, s22 5/5, s23 6/4, s27 7/3, s8 3/7, s9 3/7, tunis 5/5
balearic_sea: barbary_coast 4/6, golfe_du_lion 3/7, s8 7/3, port_mahon 3/7, s10 5/5, s7 4/6
barbary_coast: s2 3/7, s3 3/7, algiers 7/3, s4 4/6, s5 3/7, s7 5/5
tyrrhenian_sea: cD 4/6, s17 3/7, s22 6/4, s15 3/7, s16 5/5, s18 3/7, s19 6/4, s20 7/3, s21 7/3
golfe_du_lion: s11 6/4, s12 5/5, s13 4/6, s14 3/7, port_mahon 6/4
maltese_roads: s23 3/7, s27 3/7, s28 3/7, s26 4/6, valetta 3/7
the_gut: strait_gibraltar 7/3, s1 7/3, sale 6/4
ionian_sea: cF 3/7, dalmatia_s 3/7, maltese_roads 5/5, s28 5/5, s29 4/6, s30 3/7
"""
"""Sea Zones, whither they lead, and the numbers to Catch the Wind on the way out of them and into them."""


def told(place: Place) -> str:
    """Write a place as above."""
    words = [place.kind.value]
    if place.owner and place.port:
        rolls = f"{place.repair}/{place.period}" if place.repair else "-"
        words = [place.owner.value, place.port.value, str(place.blockade), rolls, "dock" if place.dock else "-"]
    words += [word for word in (place.letter, str(place.number or ""), place.edge) if word]
    return f"{place.id}: {' '.join(words)} at {place.x},{place.y} of {place.lon},{place.lat}"


@pytest.mark.rule("1.301", "2.14", "2.144.a", "2.145.a")
@pytest.mark.parametrize("line", PLACES.strip().splitlines(), ids=lambda line: line.split(":")[0])
def test_a_place_is_what_and_where_the_map_says(line: str) -> None:
    assert told(FIGURES.places[line.split(":", maxsplit=1)[0]]) == line


@pytest.mark.rule("1.301", "2.14")
def test_the_map_has_no_other_places_and_a_frame_of_29_by_16_degrees() -> None:
    frame = FIGURES.waters.file.frame
    assert list(FIGURES.places) == [line.split(":")[0] for line in PLACES.strip().splitlines()]
    assert (frame.width, frame.height, frame.lon, frame.lat, frame.parallel) == (
        1000,
        700,
        (-900, 2050),
        (3100, 4700),
        3900,
    )


@pytest.mark.rule("1.302", "2.156", "IC.5.25", "T.routes")
def test_every_lane_without_prevailing_wind_has_its_number_to_catch() -> None:
    found = [f"{lane.a} {lane.b}: {lane.catch}" for lane in FIGURES.waters.lanes if lane.catch is not None]
    assert found == CAUGHT.strip().splitlines()


@pytest.mark.rule("1.302", "2.156", "IC.5.25", "T.routes", "T.gale_tracks.c")
def test_every_link_of_a_sea_zone_has_its_two_numbers_to_catch() -> None:
    found: dict[tuple[str, str], tuple[int | None, int | None]] = {}
    for lane in FIGURES.waters.lanes:
        if lane.catch_ab is not None:
            if FIGURES.places[lane.a].is_zone:
                found[lane.a, lane.b] = lane.catch_ab, lane.catch_ba
            else:
                found[lane.b, lane.a] = lane.catch_ba, lane.catch_ab
    stated: dict[tuple[str, str], tuple[int | None, int | None]] = {}
    for line in LINKS.strip().splitlines():
        zone, _, ends = line.partition(": ")
        for end in ends.split(", "):
            place, _, numbers = end.partition(" ")
            out, _, back = numbers.partition("/")
            stated[zone, place] = int(out), int(back)
    assert found == stated


@pytest.mark.rule("S.12", "T.sea_zone", "IC.5.21", "IC.5.22", "2.32.a")
def test_moving_costs_a_point_two_against_the_wind_and_flotillas_are_drawn_out_within_two() -> None:
    costs = FIGURES.network.costs
    assert (costs.with_wind, costs.against_wind, costs.box, costs.catch) == (1, 2, 1, 1)
    assert FIGURES.waters.sortie == 2


@pytest.mark.rule("2.147.b", "2.148", "2.415")
def test_gibraltar_holds_four_repair_points_and_port_mahon_as_many_as_come() -> None:
    assert FIGURES.waters.victualled == {"gibraltar": 4, "port_mahon": None}
