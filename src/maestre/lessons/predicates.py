"""What a step wants of an answer: predicates over the answer and over what followed from it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from maestre.play import Answer, Journey, Order, Spot
from maestre.play.asking.bounds import Far, Word, Words
from maestre.play.board import Piece, Scene


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a piece stands after an answer: on one of these places, or so near to a point; perhaps facing so.

    Places, points and facings are those of the game's scene, so facings are in hundredths of a degree from the top.
    """

    piece: Word
    places: Words = ()
    point: tuple[Far, Far] | None = None
    within: Annotated[int, msgspec.Meta(ge=0)] = 0
    facings: tuple[Far, ...] = ()

    def __post_init__(self) -> None:
        if not (self.places or self.point or self.facings):
            raise ValueError(f"it says of {self.piece} neither place nor point nor facing")


class Predicate(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"every": "all", "either": "any", "never": "not"},
):
    """What must hold of an answer and of what followed; all that is written must hold, and nothing holds always.

    ``objects`` are those of an order, all and in order; ``option`` is what was chosen, alone or among others, and of an
    answer with a word for each ``key=word``. ``told`` is the key of a line of the log.
    """

    verb: Word = ""
    pieces: Words = ()
    objects: Words | None = None
    option: Word = ""
    told: Word = ""
    stands: Stand | None = None
    every: tuple[Predicate, ...] = ()
    either: tuple[Predicate, ...] = ()
    never: Predicate | None = None

    def named(self) -> tuple[str, ...]:
        """List the pieces that it names, itself or in its parts."""
        own = (*self.pieces, *((self.stands.piece,) if self.stands else ()))
        parts = (*self.every, *self.either, *((self.never,) if self.never else ()))
        return (*own, *(name for part in parts for name in part.named()))


class Followed(msgspec.Struct, frozen=True):
    """An answer and what followed: the keys of the lines that were told, and what the position looks like."""

    answer: Answer
    told: tuple[str, ...]
    scene: Scene | None


def holds(wanted: Predicate, what: Followed) -> bool:
    """Say whether a predicate holds."""
    answer = what.answer
    return (
        (not wanted.verb or (isinstance(answer, Order) and answer.verb == wanted.verb))
        and (not wanted.pieces or (isinstance(answer, Order | Journey | Spot) and answer.piece in wanted.pieces))
        and (wanted.objects is None or (isinstance(answer, Order) and answer.objects == wanted.objects))
        and (not wanted.option or wanted.option in _chosen(answer))
        and (not wanted.told or wanted.told in what.told)
        and (wanted.stands is None or _stands(wanted.stands, what.scene))
        and all(holds(part, what) for part in wanted.every)
        and (not wanted.either or any(holds(part, what) for part in wanted.either))
        and (wanted.never is None or not holds(wanted.never, what))
    )


def _chosen(answer: Answer) -> tuple[str, ...]:
    if isinstance(answer, str):
        return (answer,)
    if isinstance(answer, dict):
        return tuple(f"{key}={word}" for key, word in answer.items())
    return answer if isinstance(answer, tuple) else ()


def _stands(wanted: Stand, scene: Scene | None) -> bool:
    piece = next((piece for piece in scene.pieces if piece.id == wanted.piece), None) if scene else None
    return (
        piece is not None
        and (not wanted.places or piece.at in wanted.places)
        and (wanted.point is None or _is_near(piece, wanted.point, wanted.within))
        and (not wanted.facings or piece.facing in wanted.facings)
    )


def _is_near(piece: Piece, point: tuple[int, int], within: int) -> bool:
    if isinstance(piece.at, str):
        return False
    (x, y), (to_x, to_y) = piece.at, point
    return (x - to_x) ** 2 + (y - to_y) ** 2 <= within**2
