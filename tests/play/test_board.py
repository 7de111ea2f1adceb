"""Scenes: what a position looks like, as plain values."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.miniatures.scene import sheet
from maestre.play.board import (
    Area,
    Badge,
    Board,
    Edge,
    Graph,
    Grid,
    Mark,
    Piece,
    Plane,
    Redrawn,
    Scene,
    Tray,
    faults,
    redrawn,
)
from maestre.play.picture import svg
from maestre.play.written.messages import Message

BOARD = Board(Grid.square(3, 3))
SEATS = ("north", "south")


def scene(*pieces: Piece) -> Scene:
    return Scene(BOARD, pieces)


def test_squares_are_named_as_in_chess() -> None:
    assert Grid.square(3, 2).cells == (("a2", "b2", "c2"), ("a1", "b1", "c1"))


@pytest.mark.parametrize(
    ("form", "cell", "beside"),
    [
        ("square", "b2", {"b3", "c2", "b1", "a2"}),
        ("square", "a1", {"a2", "b1"}),
        ("hex", "a3", {"b3", "a2"}),
        ("hex", "b2", {"a2", "c2", "b3", "c3", "b1", "c1"}),
        ("hex", "b1", {"a1", "c1", "a2", "b2"}),
    ],
)
def test_cells_that_share_a_side_are_beside_each_other(form: str, cell: str, beside: set[str]) -> None:
    grid = msgspec.structs.replace(Grid.square(3, 3), form=form)
    assert set(grid.beside(cell)) == beside
    assert all(cell in grid.beside(other) for other in beside)


def test_a_hole_is_beside_nothing() -> None:
    assert Grid((("a", "", "c"),)).beside("a") == ()


def test_a_scene_crosses_the_wire_and_comes_back() -> None:
    whole = Scene(
        Board(
            Graph((("x", (0, 0)), ("y", (90, 40))), (100, 50)),
            "water",
            (Area("x", "sand", ((0, 0), (1, 1), (0, 1)), "▲", Message("port")),),
            (Edge(("x", "y"), "river"),),
            art="art/map.svg",
        ),
        (Piece("a", "x", "seat:north", "ship", facing=9000, badges=(Badge("!", Message("hot"), "bad"),)),),
        (Mark("last", ("x", "a")),),
        (Tray("dead", Message("dead"), "north"),),
        (Message("fact"),),
    )
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Scene) == whole
    assert faults(whole, SEATS) == ()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (scene(Piece("a", "a1", "red"), Piece("a", "a2", "red")), "a is drawn twice"),
        (scene(Piece("a", "z9", "red")), "a stands on z9, which is no place"),
        (scene(Piece("a1", "a1", "red")), "a1 is a piece and a place"),
        (scene(Piece("a", "a1", "seat:west")), "seat:west is no seat"),
        (scene(Piece("a", "a1", "#ff0000")), "matching regex"),
        (scene(Piece("a", "a1", "red", glyph="url(x)")), "matching regex"),
        (Scene(Board(BOARD.space, art="../secret.svg")), "matching regex"),
        (Scene(Board(BOARD.space, edges=(Edge(("a1", "q")),))), "an edge ends at q, which is no place"),
        (Scene(BOARD, marks=(Mark("last", ("q",)),)), "last marks q, which is not drawn"),
        (Scene(Board(Grid((("a", "a"),)))), "a names two places"),
        (scene(*(Piece(f"p{n}", "a1", "red") for n in range(5001))), "length <= 5000"),
    ],
)
def test_what_no_client_could_draw_is_told(wrong: Scene, told: str) -> None:
    assert told in " ".join(faults(wrong, SEATS))


def applied(old: Scene, change: Redrawn) -> Scene:
    """What a client makes of a change."""
    pieces = {piece.id: piece for piece in old.pieces if piece.id not in change.gone}
    pieces |= {piece.id: piece for piece in change.pieces}
    parts = {name: getattr(change, name) for name in ("board", "marks", "trays", "facts")}
    kept = {name: value for name, value in parts.items() if value is not msgspec.UNSET}
    return msgspec.structs.replace(old, pieces=tuple(pieces.values()), **kept)


_PIECES = st.lists(
    st.builds(Piece, st.sampled_from("abcd"), st.sampled_from(BOARD.space.ids), st.just("red")),
    unique_by=lambda piece: piece.id,
)
_SCENES = st.builds(
    Scene,
    st.sampled_from((BOARD, Board(Plane((10, 10))))),
    _PIECES.map(tuple),
    st.sampled_from(((), (Mark("last", ("a1",)),))),
    facts=st.sampled_from(((), (Message("x"),), (Message("y"),))),
)


@given(_SCENES, _SCENES)
def test_whoever_applies_what_changed_sees_the_new_scene(old: Scene, new: Scene) -> None:
    assert applied(old, redrawn(old, new)) == new


def test_only_what_changed_goes_over_the_wire() -> None:
    old = scene(Piece("a", "a1", "red"), Piece("b", "b1", "blue"))
    new = scene(Piece("a", "a2", "red"), Piece("b", "b1", "blue"))
    assert msgspec.to_builtins(redrawn(old, new)) == {"pieces": ({"id": "a", "at": "a2", "colour": "red"},)}
    assert msgspec.to_builtins(redrawn(old, old)) == {}


@pytest.mark.parametrize(
    "drawn",
    [
        scene(Piece("a", "a1", "seat:north", count=3, badges=(Badge("!", Message("hot")),), spent=True)),
        Scene(
            Board(msgspec.structs.replace(Grid.square(2, 2), form="hex"), "water"),
            (Piece("a", "a1", "red", "ship", facing=9000),),
        ),
        Scene(
            Board(Graph((("x", (10, 10)), ("y", (90, 40))), (100, 50)), edges=(Edge(("x", "y"), "wall"),)),
            facts=(Message("<fact>"),),
        ),
        Scene(
            Board(Plane((100, 50)), areas=(Area("w", "wood", ((0, 0), (9, 9), (0, 9))),)),
            (Piece("a", (50, 20), "red", size=(10, 4)),),
        ),
    ],
    ids=["squares", "hexes", "points", "plane"],
)
def test_any_scene_becomes_a_picture_that_stands_alone(drawn: Scene) -> None:

    root = fromstring(svg(drawn, SEATS))  # noqa: S314  (our own)
    titles = [one.text for one in root.iter("{http://www.w3.org/2000/svg}title")]
    assert titles == [f"piece-{piece.id}" for piece in drawn.pieces]


def test_a_seat_that_is_named_after_a_colour_has_that_colour() -> None:
    scene = Scene(BOARD, (Piece("one", (0, 0), "seat:blue"), Piece("two", (0, 0), "seat:white")))
    fills = [one.get("fill") for one in pictured(scene, ("blue", "white")) if one.get("stroke") == "#1b2730"]
    assert fills == ["#24517a", "#24517a"]  # blue by its name, the second seat by its place


def test_a_disc_with_a_size_is_round_and_a_base_that_faces_somewhere_shows_its_front() -> None:
    scene = Scene(
        Board(Plane((1000, 1000))),
        (
            Piece("disc", (100, 100), "red", "disc", size=(40, 40)),
            Piece("still", (300, 300), "red", "base", size=(80, 40)),
            Piece("turned", (500, 500), "red", "base", size=(80, 40), facing=0),
        ),
    )
    disc, still, turned, front = (one.get("d") or "" for one in pictured(scene, ()))
    assert "a20.0 20.0" in disc
    assert still == turned == "M-40.0 -20.0h80.0v40.0h-80.0z"
    assert "L0 -20.0L" in front


def test_a_table_may_count_from_its_lower_edge() -> None:
    outline = ((0, 0), (100, 0), (100, 30))
    board = Board(Plane((1000, 500), up=True), areas=(Area("ford", "water", outline),))
    drawn = svg(Scene(board, (Piece("one", (200, 100), "red"),)), SEATS)
    assert 'd="M0.0 500.0L100.0 500.0L100.0 470.0z"' in drawn
    assert "translate(200.0 400.0)" in drawn


def test_tables_of_miniatures_have_north_at_the_top() -> None:
    space = sheet((1000, 500), ()).space
    assert isinstance(space, Plane)
    assert space.from_top((200, 500)) == (200, 0)


def pictured(scene: Scene, seats: tuple[str, ...]) -> list[Element]:
    """The paths of the pieces of a picture."""
    pieces = fromstring(svg(scene, seats)).iter("{http://www.w3.org/2000/svg}g")  # noqa: S314  (our own)
    return [path for piece in pieces for path in piece.iter("{http://www.w3.org/2000/svg}path")]
