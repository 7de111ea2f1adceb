"""What is counted and reckoned for a report, from games whose results are known."""

from __future__ import annotations

from random import Random

import pytest

from maestre.lab import Result
from maestre.lab.match import Brought
from maestre.lab.reports import maps
from maestre.lab.reports.charts import plain, short
from maestre.lab.reports.counts import Bar, by_turn, histogram, tolls
from maestre.lab.reports.worth import trades, worths
from maestre.lab.studies import Cell, Design
from maestre.play.board import Board, Graph, Grid, Plane
from tests.lab.reports import made

SEATS = ("christian", "islamic")


# ------------------------------------------------------------------------------------------------ counts


def test_a_histogram_has_bars_of_one_round_width_and_every_value_in_one() -> None:
    assert histogram([]) == ()
    assert histogram([3]) == (Bar(3, 3, 1),)
    assert histogram([-1, 0, 0, 2]) == (Bar(-1, -1, 1), Bar(0, 0, 2), Bar(1, 1, 0), Bar(2, 2, 1))
    assert {bar.high - bar.low for bar in histogram(range(16))} == {0}
    assert {bar.high - bar.low for bar in histogram(range(17))} == {1}
    wide = histogram(range(-100, 101))
    assert {bar.high - bar.low + 1 for bar in wide} == {20}
    assert sum(bar.games for bar in wide) == 201
    assert all(bar.low % 20 == 0 for bar in wide)


def test_a_kind_that_one_side_alone_brings_has_no_row_for_the_other() -> None:
    found = tolls(made.rows(made.LEPANTO, made.at_sea), SEATS)
    assert [(one.seat, one.brought, one.lost) for one in found] == [("christian", 96, 24), ("islamic", 120, 48)]
    assert [one.share for one in found] == [0.25, 0.4]


def test_a_turn_without_losses_is_a_turn() -> None:
    turns = by_turn(made.rows(made.LEPANTO, made.at_sea))
    assert list(turns) == [1, 2, 3, 4, 5, 6, 7]
    assert turns[1].total() == 0
    assert turns[3]["islamic"] == 48


def test_trades_need_losses_and_two_sides() -> None:
    rows = made.rows(made.LEPANTO, made.at_sea)
    one, other = trades(rows, SEATS)
    assert (one.destroyed, one.lost, one.rate) == (96, 48, 2)
    assert (other.destroyed, other.lost, other.rate) == (48, 96, 0.5)
    assert trades(rows, (*SEATS, "venice")) == ()
    assert trades(made.rows(made.LEPANTO, made.all_to("islamic")), SEATS) == ()


# ------------------------------------------------------------------------------------------------ worth

MANY = made.LEPANTO.partition("[variants")[0].replace("games = 8", "games = 1500")


def lists(cell: Cell, number: int) -> Result:
    """Galleasses are worth much for their points, galleys little and galliots nothing."""
    chance = Random(number)
    brought = tuple(
        Brought(seat, f"kind-{kind}", count, 10 * count)
        for seat in SEATS
        for kind in ("galleass", "galley", "galliot")
        for count in (chance.randrange(4),)
    )
    ahead = {one: sum(b.worth * (1 if b.seat == SEATS[0] else -1) for b in brought if b.kind == one)
             for one in ("kind-galleass", "kind-galley")}  # fmt: skip
    odds = 0.06 * ahead["kind-galleass"] + 0.02 * ahead["kind-galley"]
    won = chance.random() < 1 / (1 + 2.718281828**-odds)
    return made.came("christian" if won else "islamic", brought=brought)


def test_the_worth_of_kinds_is_found_where_it_was_put() -> None:
    found = worths(Design.read(MANY).cells(), made.rows(MANY, lists), SEATS)
    assert found is not None
    effects = {one.kind: one.effect for one in found.kinds}
    assert [one.kind for one in found.kinds] == ["kind-galleass", "kind-galley", "kind-galliot"]
    for kind, slope in (("kind-galleass", 0.06), ("kind-galley", 0.02), ("kind-galliot", 0.0)):
        told = effects[kind]
        assert told.low < found.points * slope / 4 < told.high
        assert told.low < told.difference < told.high
    assert effects["kind-galley"].low > 0
    assert (found.points, found.games) == (2, 1500)


def two_ways(cell: Cell, number: int) -> Result:
    worth = 2 * (number % 2)
    return made.came("christian", brought=(Brought("christian", "kind-galley", 1, worth),))


def three_ways(cell: Cell, number: int) -> Result:
    return made.came("christian", brought=(Brought("christian", "kind-galley", 1, 2 * (number % 3)),))


def test_of_fewer_than_three_ways_to_meet_nothing_is_said() -> None:
    cells = Design.read(made.LEPANTO).cells()
    assert worths(cells, made.rows(made.LEPANTO, two_ways), SEATS) is None
    found = worths(cells, made.rows(made.LEPANTO, three_ways), SEATS)
    assert found is not None
    assert found.lineups == 3
    assert worths(cells, made.rows(made.LEPANTO, three_ways), (*SEATS, "venice")) is None
    assert worths(cells, [], SEATS) is None


def test_alike_armies_have_no_worth() -> None:
    assert worths(Design.read(made.LEPANTO).cells(), made.rows(made.LEPANTO, made.at_sea), SEATS) is None


# ------------------------------------------------------------------------------------------------ maps


def test_points_of_a_table_are_counted_in_squares_from_the_top() -> None:
    ground = maps.map_of(Board(Plane((2400, 1200), up=True)))
    assert (ground.wide, ground.high, ground.grain) == (360, 180, 15)
    (one,) = maps.spots(ground, {(10, 10): 2, (90, 90): 1})
    assert (one.x, one.y, one.losses) == (7.5, 172.5, 3)
    corner = maps.spots(ground, {(2400, 1200): 1})[0]
    assert (corner.x, corner.y) == (352.5, 7.5)


def test_places_with_most_losses_come_first_and_are_darkest() -> None:
    ground = maps.map_of(Board(Graph((("a", (0, 0)), ("b", (500, 500)), ("c", (1000, 900))), (1000, 1000))))
    lost = maps.spots(ground, {"a": 1, "b": 10, "elsewhere": 3})
    assert [(spot.place, spot.losses) for spot in lost] == [("b", 10), ("a", 1)]
    drawn = maps.heat(ground, lost, {"b": "Bay & <b>"})
    assert 'fill-opacity="0.90"' in drawn
    assert 'fill-opacity="0.30"' in drawn
    assert "Bay &amp; &lt;b&gt;" in drawn


def test_of_two_names_on_one_another_the_place_with_more_losses_keeps_its_own() -> None:
    ground = maps.map_of(Board(Graph((("a", (500, 500)), ("b", (510, 500)), ("c", (500, 900))), (1000, 1000))))
    drawn = maps.heat(ground, maps.spots(ground, {"a": 2, "b": 3, "c": 1}), {"a": "Ancona", "b": "Bari", "c": "Capua"})
    assert [name for name in ("Ancona", "Bari", "Capua") if name in drawn] == ["Bari", "Capua"]


def test_of_a_board_of_cells_the_part_with_losses_is_drawn_and_never_less_than_half_its_width() -> None:
    ground = maps.map_of(Board(Grid.square(20, 20)))
    one = maps.part(ground, maps.spots(ground, {"a20": 1}))
    assert (one.x, one.y) == (0, 0)
    assert one.wide == ground.wide / 2
    both = maps.part(ground, maps.spots(ground, {"a20": 1, "t1": 1}))
    assert (both.wide, both.high) == (ground.wide + 2, ground.high + 2)


# ------------------------------------------------------------------------------------------------ charts


@pytest.mark.parametrize(("name", "shown"), [("a" * 50, "a" * 50), ("a" * 30 + "b" * 30, "a" * 24 + "…" + "b" * 24)])
def test_a_long_name_loses_its_middle(name: str, shown: str) -> None:
    assert short(name) == shown


def test_a_chart_that_stands_alone_knows_every_colour() -> None:
    assert plain('<svg style="max-width:9px"><g fill="var(--ink)"/></svg>').count("var(") == 0
    with pytest.raises(KeyError):
        plain('<svg style=""><g fill="var(--nosuch)"/></svg>')
