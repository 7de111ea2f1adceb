"""Answers in the making and in words: the nearest place, offers, typed ways, and the map that they are typed at."""

from __future__ import annotations

from fractions import Fraction
from math import hypot

import pytest

from maestre.miniatures.asked import each, pieces, verbs, words
from maestre.miniatures.snaps import nearest
from maestre.miniatures.text.maps import arrow, drawn, sector, window
from maestre.miniatures.text.menu import Entry, chosen, meant
from maestre.miniatures.text.ways import Going, Mover, Way, read_place, read_way, starts_a_way, stepped, whose
from maestre.miniatures.text.words import folded, hundredths, length, telling
from maestre.miniatures.words import about, inches, offered, percent, pointed
from maestre.play import Answer, Ask, Choice, Each, Journey, Message, Order, Orders, Pick, Place, Spot, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.play.tiny.asking import Shaped

INCH = 2540
START = Point(10 * INCH, 10 * INCH)


# ---------------------------------------------------------------------------------------------------------------- snaps


def away(spot: Spot) -> float:
    """How many inches a spot is from the start."""
    return hypot(spot.x - START.x, spot.y - START.y) / INCH


def wish(x: float, y: float) -> Spot:
    """A wish, in inches from the start."""
    return Spot("B1", START.x + int(x * INCH), START.y + int(y * INCH), 4500)


def test_what_is_allowed_stays_and_what_is_too_far_is_pulled_back_to_the_reach() -> None:
    assert nearest(START, wish(3, 0), 6 * INCH, lambda _: True, INCH) == wish(3, 0)
    assert nearest(START, wish(30, 0), 6 * INCH, lambda _: True, INCH) == wish(6, 0)


def test_what_is_barred_stops_short_at_a_quarter_of_an_inch() -> None:
    found = nearest(START, wish(0, 5), 6 * INCH, lambda spot: away(spot) < 4.4, INCH)
    assert found == wish(0, 4.25)


def test_what_is_barred_swerves_where_that_is_nearer() -> None:
    found = nearest(START, wish(0, 6), 6 * INCH, lambda spot: spot.x > START.x + INCH // 4, INCH)
    assert found is not None
    assert away(found) == pytest.approx(6, abs=0.01)
    assert found.x > START.x


def test_nothing_comes_of_a_wish_to_stay_or_of_nothing_allowed() -> None:
    assert nearest(START, wish(0, 0), 6 * INCH, lambda _: True, INCH) is None
    assert nearest(START, wish(0, 6), 6 * INCH, lambda _: False, INCH) is None


# ---------------------------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize(("units", "whole", "tenths"), [(0, 0, 0), (INCH, 1, 0), (INCH + 1, 1, 1), (INCH - 1, 1, 0)])
def test_lengths_are_told_in_tenths_of_an_inch_rounded_up(units: int, whole: int, tenths: int) -> None:
    assert inches(units, INCH) == Message.of("inches", whole=whole, tenths=tenths)


def test_chances_are_told_in_hundredths() -> None:
    assert [percent(Fraction(1, 3)), percent(Fraction(0)), percent(Fraction(1))] == [33, 0, 100]


WHERE = {"B1": Point(1, 2), "R1": Point(3, 4)}
MARKED = ("shoot",)


@pytest.mark.parametrize(
    ("answer", "names", "where", "marks"),
    [
        (Order("shoot", "B1", ("R1", "R2")), ("B1", "R1", "R2"), (3, 4), MARKED),
        (Order("shoot", "B1"), ("B1",), (1, 2), MARKED),
        (Order("shoot"), ("",), (), MARKED),
        ("R1/musket", ("R1",), (3, 4), ()),
        ("pass", ("pass",), (), ()),
        (Spot("B1", 7, 8), ("B1",), (7, 8), ()),
        (Journey("B1", ()), ("B1",), (1, 2), ()),
        ({"B1": "R1"}, ("B1",), (), ()),
        (("B1", "B2"), ("B1", "B2"), (), ()),
    ],
)
def test_an_offer_says_what_it_is_about_and_where_to_touch(
    answer: Answer, names: tuple[str, ...], where: tuple[int, ...], marks: tuple[str, ...]
) -> None:
    assert about(answer) == names
    offer = offered(answer, Message("words"), WHERE.get)
    assert (offer.answer, offer.words, offer.where, offer.marks) == (answer, Message("words"), where, marks)


def test_an_option_points_at_what_stands_before_its_stroke() -> None:
    assert (pointed("R1/musket/front"), pointed("R1")) == ("R1", "R1")


def blue(choice: Choice) -> Ask:
    return Ask.of("blue", Shaped(choice))


def test_what_is_asked_is_known_by_its_kind() -> None:
    assert words(blue(Pick(("a", "b")))) == ("a", "b")
    assert verbs(blue(Orders(("a",)))) == ("a",)
    assert pieces(blue(Place(("B1",)))) == ("B1",)
    assert each(blue(Each((("B1", ("x",)),)))) == (("B1", ("x",)),)


# ----------------------------------------------------------------------------------------------------------- typed ways


def test_words_are_read_without_accents_capitals_or_noise() -> None:
    assert folded("¡Atención!") == "atencion"
    assert telling(["Avanza", "hacia", "la", "COLINA."]) == ["avanza", "hacia", "colina"]


@pytest.mark.parametrize(("word", "found"), [("4", 400), ("4,5", 450), ("4.25″", 425), ("4.255", None), ("x", None)])
def test_numbers_have_two_decimals_at_most(word: str, found: int | None) -> None:
    assert hundredths(word) == found


def test_a_length_is_in_inches_or_unreadable() -> None:
    assert length("4.5", INCH) == 4 * INCH + INCH // 2
    with pytest.raises(Unreadable, match="text-no-length"):
        length("far", INCH)


@pytest.mark.parametrize(
    ("said", "way"),
    [
        ("", Way()),
        ("4", Way(0, 4 * INCH)),
        ("4 left 30", Way(-3000, 4 * INCH)),
        ("derecha 10,5 2", Way(1050, 2 * INCH)),
        ("right", Way(9000)),
        ("atrás 1", Way(18000, INCH)),
    ],
)
def test_a_way_has_a_turn_and_a_length(said: str, way: Way) -> None:
    assert read_way(tuple(said.split()), INCH) == way


EAST = Pose(*START, 9000)


def mover(at: Pose | None = EAST) -> Mover:
    """A piece that faces east, whose front is an inch before its middle."""
    start = None if at is None else Point(at.x + INCH, at.y)
    return Mover("1.1", "B1", at, start, 18000, lambda _: Pose(START.x + INCH, 20 * INCH, 0), INCH)


AHEAD = Point(START.x + INCH, START.y)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("to 30 20", Spot("B1", 30 * INCH, 20 * INCH, 18000)),
        ("30 20 left 90", Spot("B1", 30 * INCH, 20 * INCH, 9000)),
        ("a 30 20 norte", Spot("B1", 30 * INCH, 20 * INCH, 0)),
        ("stay", Spot("B1", *AHEAD)),
        ("join R1", Spot("B1", START.x + INCH, 20 * INCH)),
        ("advance", Going(AHEAD, 9000, None)),
        ("advance 4 left 30", Going(AHEAD, 6000, 4 * INCH)),
        ("back 2", Going(AHEAD, 27000, 2 * INCH)),
        ("south 2", Going(AHEAD, 18000, 2 * INCH)),
        ("toward R1 3", Going(AHEAD, 0, 3 * INCH)),
    ],
)
def test_a_place_or_a_way_is_read(said: str, found: Spot | Going) -> None:
    assert read_place(mover(), tuple(said.split())) == found


@pytest.mark.parametrize(
    ("said", "key"), [("to 30", "text-no-point"), ("dance", "text-no-way"), ("advance fast", "text-no-way")]
)
def test_what_is_no_place_is_said_to_be_none(said: str, key: str) -> None:
    with pytest.raises(Unreadable, match=key):
        read_place(mover(), tuple(said.split()))


def test_who_is_not_on_the_table_is_put_at_a_point() -> None:
    assert read_place(mover(None), ("to", "1", "1")) == Spot("B1", INCH, INCH, 18000)
    with pytest.raises(Unreadable, match="text-put-where"):
        read_place(mover(None), ("advance", "4"))


def test_the_piece_that_moves_is_named_or_the_only_one() -> None:
    one, two = blue(Place(("B1",))), blue(Place(("B1", "B2")))
    assert whose(one, ("advance", "4")) == ("B1", ("advance", "4"))
    assert whose(two, ("b2", "advance")) == ("B2", ("advance",))
    with pytest.raises(Unreadable, match="text-which-piece"):
        whose(two, ("advance",))


def test_ways_begin_with_a_heading_or_two_numbers() -> None:
    assert all(starts_a_way(tuple(said.split())) for said in ("advance", "to 1 1", "30 20", "north"))
    assert not any(starts_a_way(tuple(said.split())) for said in ("30", "fire"))
    assert stepped("B1", Going(START, 9000, None), INCH) == Spot("B1", START.x + INCH, START.y)


# ----------------------------------------------------------------------------------------------------------------- menu


CALLED: dict[str | Order, tuple[str, ...]] = {
    "hold": ("hold", "no"),
    "go": ("go", "on", "hill"),
    Order("buy", "hill:8"): ("hill",),
}
ENTRIES = [Entry(str(number), answer, Message("x")) for number, answer in enumerate(CALLED, 1)]


def called(answer: Answer) -> tuple[str, ...]:
    assert isinstance(answer, str | Order)
    return CALLED[answer]


def test_words_mean_the_one_answer_that_goes_by_all_of_them() -> None:
    assert meant("1.1", ENTRIES, ["no"], called) == "hold"
    assert meant("1.1", ENTRIES, ["Go", "on"], called) == "go"
    with pytest.raises(Unreadable, match="text-not-offered"):
        meant("1.1", ENTRIES, ["no", "go"], called)
    with pytest.raises(Unreadable, match="text-several"):
        meant("1.1", ENTRIES, ["hill"], called)


def test_of_forms_of_scenery_the_plainest_is_meant() -> None:
    names = {"hill:8": ("hill", "8"), "large:8": ("large", "hill", "8")}
    orders = [Order("buy", piece) for piece in names]
    found = chosen(orders, ["hill"], lambda one: names[one.piece] if isinstance(one, Order) else ())
    assert found == (Order("buy", "hill:8"),)


# ------------------------------------------------------------------------------------------------------------------ map


@pytest.mark.parametrize(
    ("facing", "point"), [(0, "↑"), (2249, "↑"), (2250, "↗"), (9000, "→"), (33749, "↖"), (33750, "↑")]
)
def test_a_facing_is_told_by_the_nearest_of_eight(facing: int, point: str) -> None:
    assert arrow(facing) == point
    assert sector(facing) == "↑↗→↘↓↙←↖".index(point)


def test_the_map_shows_ground_pieces_and_inches() -> None:
    size = (24 * INCH, 12 * INCH)
    ring = ((12, 2), (14, 2), (14, 6), (12, 6))
    wood = tabletop.ground(tuple((x * INCH, y * INCH) for x, y in ring))
    shown = window(size, (), 0, 28, INCH)
    assert (shown.grain, shown.cols, shown.rows) == (INCH, 24, 6)
    lines = list(drawn(shown, [(wood, "%")], [(Point(3 * INCH, 5 * INCH), "B1↑")], INCH))
    assert lines == [
        " 11",
        "  9",
        "  7",
        "  5   B1↑       %%",
        "  3             %%",
        "  1",
        "    0         10        20",
    ]


def test_the_map_is_as_fine_as_fits_about_what_is_looked_at() -> None:
    near = window((72 * INCH, 48 * INCH), [Point(10 * INCH, 10 * INCH)], 2 * INCH, 80, INCH)
    assert near.grain == INCH // 2
    assert near.middle(*near.cell(10 * INCH, 10 * INCH)).x // near.grain == 10 * INCH // near.grain
    assert window((72 * INCH, 48 * INCH), (), 0, 80, INCH).grain == INCH


def test_labels_make_room_for_each_other() -> None:
    shown = window((24 * INCH, 12 * INCH), (), 0, 28, INCH)
    at = Point(12 * INCH, 6 * INCH)
    lines = "\n".join(drawn(shown, [], [(at, "B1"), (at, "B2"), (at, "B3")], INCH))
    assert all(name in lines for name in ("B1", "B2", "B3"))
