"""The rules of the market, so that the tiny game is a game."""

from __future__ import annotations

import pytest

from maestre.play import Refused, Table
from tests.play.tiny import bids
from tests.play.tiny.playing import seed

SEATS = bids.SEATS


def market() -> Table[bids.Market]:
    return Table.new(bids.game, seed=seed(1))


def bid(table: Table[bids.Market], *answers: object) -> None:
    for seat, answer in zip(SEATS, answers, strict=True):
        table.say(seat, answer)


@pytest.mark.rule("b.1")
@pytest.mark.parametrize(
    ("offers", "prizes"), [(("3", "2", "1"), [1, 0, 0]), (("3", "3", "1"), [0, 0, 0]), (("0", "0", "0"), [0, 0, 0])]
)
def test_the_single_highest_bid_wins(offers: tuple[str, ...], prizes: list[int]) -> None:
    table = market()
    bid(table, *offers)
    assert [merchant.prizes for merchant in table.quiet.merchants.values()] == prizes


@pytest.mark.rule("b.2")
@pytest.mark.parametrize(("silk", "amber", "allowed"), [(3, 3, True), (3, 4, False)])
def test_two_bids_stay_within_the_purse(silk: int, amber: int, allowed: bool) -> None:
    table = market()
    bid(table, "0", "0", "0")
    answer = {"silk": str(silk), "amber": str(amber)}
    if allowed:
        table.say("red", answer)
    else:
        with pytest.raises(Refused, match="bids-too-much"):
            table.say("red", answer)


@pytest.mark.rule("b.3")
def test_a_wish_that_nobody_shares_comes_true() -> None:
    table = market()
    bid(table, "0", "0", "0")
    bid(table, *({"silk": "0", "amber": "0"} for _ in SEATS))
    bid(table, ["salt", "wine"], ["wine"], ["wool"])
    assert [merchant.prizes for merchant in table.quiet.merchants.values()] == [1, 0, 1]


@pytest.mark.rule("b.4")
def test_hidden_bids_are_paid_at_the_end() -> None:
    table = market()
    for round_ in range(2):
        bid(table, "0", "0", "0")
        bid(table, *({"silk": str(3 - index), "amber": "0"} for index in range(3)))
        bid(table, *(["salt"] for _ in SEATS))
        assert (table.outcome is None) == (round_ == 0)
    assert [merchant.coins for merchant in table.quiet.merchants.values()] == [0, 6, 6]
    assert table.outcome is not None
    assert table.outcome.winner == "red"
