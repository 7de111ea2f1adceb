"""Who may know a field is declared beside it: what a seat sees is derived, and what is not declared is an error."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from maestre.play import Mask, Open, Private, Ruled, Secrecy, State, find, hide, hides, installed
from maestre.play.secrecy import masks


class Chest(msgspec.Struct, frozen=True):
    """A chest with something in it, which its owner knows."""

    owner: str
    silver: Annotated[int, Mask(-1)] = 0
    trap: Private[bool] = True
    place: str = "hold"


class Hoard(State, kw_only=True):
    """Chests, and a day."""

    day: Open[int] = 1
    chests: Ruled[dict[str, Chest]] = {}


def chests(state: Hoard, seat: str, found: dict[str, Chest]) -> dict[str, Chest]:
    return {name: one if one.owner == seat else hide(one) for name, one in found.items()}


HOARD = Hoard(chests={"a": Chest("red", 7, trap=False), "b": Chest("blue", 3)})


def test_a_seat_sees_its_own_whole_and_masks_on_what_others_own() -> None:
    secrecy = Secrecy(Hoard, chests=chests)
    assert secrecy.view(HOARD, "red").chests == {"a": Chest("red", 7, trap=False), "b": Chest("blue", -1)}
    assert secrecy.view(HOARD, "").chests["a"] == Chest("red", -1)
    assert secrecy.view(HOARD, "red").day == 1
    assert HOARD.chests["b"].silver == 3


def test_only_the_fields_that_are_named_are_hidden() -> None:
    chest = HOARD.chests["a"]
    assert hide(chest, "silver") == Chest("red", -1, trap=False)
    assert hide(chest, "trap") == Chest("red", 7)
    with pytest.raises(KeyError):
        hide(chest, "place")


def test_a_field_of_which_nothing_is_said_is_an_error() -> None:
    class Careless(Hoard, kw_only=True):
        """Nobody says who may know the key."""

        key: str = ""

    with pytest.raises(TypeError, match=r"not said who may know: key \(annotate it with Open"):
        Secrecy(Careless, chests=chests)


def test_a_ruled_field_wants_a_row_and_a_row_a_ruled_field() -> None:
    with pytest.raises(TypeError, match="ruled without a row: chests"):
        Secrecy(Hoard)
    with pytest.raises(TypeError, match="rows without a ruled field: day"):
        Secrecy(Hoard, chests=chests, day=chests)


def test_a_private_field_wants_something_to_show_in_its_place() -> None:
    class Bare(msgspec.Struct, frozen=True):
        """Nothing to show."""

        secret: Private[int]

    globals()["Bare"] = Bare
    with pytest.raises(TypeError, match=r"Bare\.secret is private"):
        masks(Bare)


def test_what_does_not_fit_a_view_is_named() -> None:
    secrecy = Secrecy(Hoard, chests=chests)
    seen = secrecy.view(HOARD, "red")
    other = Hoard(day=2, chests={"a": Chest("red", 6), "b": Chest("blue", 5)})
    assert list(secrecy.touched(seen, HOARD, "red")) == []
    assert list(secrecy.touched(seen, other, "red")) == ["day", "chests"]
    assert list(secrecy.touched(secrecy.view(HOARD, ""), other, "")) == ["day"]


@pytest.mark.parametrize("key", installed())
def test_a_game_that_hides_anything_declares_it(key: str) -> None:
    game: Any = find(key)
    assert hides(game) == (game.secrecy is not None) == (key != "lepanto")
