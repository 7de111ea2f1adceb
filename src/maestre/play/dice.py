"""Dice as a function of the seed and the place in the record, and the readings that give them a meaning."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations_with_replacement, islice, product
from math import factorial, lcm, prod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 8
_DIGEST = 64
_SPAN = 2**64


class Reading(msgspec.Struct, Generic[T], frozen=True):
    """What a throw means: which dice it takes, and the value that their faces come to.

    Override ``needs`` where later dice depend on earlier faces (rerolls), and set ``symmetric`` to False where the
    order of the dice matters. A value is hashable, so that odds can tell values apart.
    """

    dice: ClassVar[tuple[int, ...]] = (6,)
    symmetric: ClassVar[bool] = True

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Sides of the dice still to be thrown after these faces; none when the throw is complete."""
        return () if faces else self.dice

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The lowest face of each run that reads alike on the dice thrown next; none when every face may differ.

        A reading that tells successes from failures by a number says so, and many dice are enumerated in no time.
        """
        return ()

    def read(self, faces: tuple[int, ...]) -> T:
        """Give the value of the faces."""
        raise NotImplementedError

    def matters(self, faces: tuple[int, ...]) -> Any:
        """Give what of the value the rules go on with: odds tell throws apart by it; by default by all of the value."""
        return self.read(faces)

    def outcomes(self) -> tuple[tuple[tuple[int, ...], int], ...]:
        """List all that matters once, as faces that give it and how many equally likely throws do."""
        found = spread(self, MANY)
        assert found is not None, f"more than {MANY} different throws"
        return found


MANY = 1_000_000


@lru_cache(maxsize=4096)
def spread(reading: Reading[Any], limit: int) -> tuple[tuple[tuple[int, ...], int], ...] | None:
    """Enumerate the throw die by die, merging faces that matter alike; None when that takes more than ``limit`` throws.

    Weights of stages with different dice are brought to one measure by the product of all sides thrown.
    """
    found: dict[Any, tuple[tuple[int, ...], int]] = {}
    leaves = list(islice(_leaves(reading), limit + 1))
    if len(leaves) > limit:
        return None
    common = lcm(*(bottom for _, _, bottom in leaves))
    for faces, ways, bottom in leaves:
        value = reading.matters(faces)
        first, weight = found.get(value, (faces, 0))
        found[value] = (first, weight + ways * (common // bottom))
    return tuple(found.values())


def _leaves(reading: Reading[Any]) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Give each whole throw, in how many ways it falls, and out of how many; dice may be thrown again without end."""
    start: tuple[tuple[int, ...], int, int] = ((), 1, 1)
    ahead = [iter([start])]
    while ahead:
        here = next(ahead[-1], None)
        if here is None:
            ahead.pop()
        elif sides := reading.needs(here[0]):
            ahead.append(_thrown_once(reading, sides, *here))
        else:
            yield here


def _thrown_once(
    reading: Reading[Any], sides: tuple[int, ...], faces: tuple[int, ...], ways: int, bottom: int
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    span = bottom * prod(sides)
    runs = reading.runs(faces)
    if reading.symmetric and len(set(sides)) == 1:
        wide = _widths(runs, sides[0])
        for group in combinations_with_replacement(wide, len(sides)):
            repeats = prod(factorial(group.count(face)) for face in dict.fromkeys(group))
            yield faces + group, ways * factorial(len(group)) // repeats * prod(wide[face] for face in group), span
        return
    widths = [_widths(runs, side) for side in sides]
    for each in product(*widths):
        yield faces + each, ways * prod(wide[face] for wide, face in zip(widths, each, strict=True)), span


def _widths(runs: tuple[int, ...], sides: int) -> dict[int, int]:
    """The first face of each run, and how many faces it has."""
    firsts = runs or tuple(range(1, sides + 1))
    return {first: after - first for first, after in zip(firsts, (*firsts[1:], sides + 1), strict=True)}


def commitment(seed: bytes) -> str:
    """Give what is published before play; the seed itself is shown at the end."""
    return blake2b(seed, digest_size=32, person=b"maestre-commit").hexdigest()


def dice_key(seed: bytes, entropy: dict[str, str]) -> bytes:
    """Mix the sealed seed with what each player added, in order of seat."""
    mixed = blake2b(key=seed, digest_size=32, person=b"maestre-dice")
    for seat in sorted(entropy):
        mixed.update(msgspec.json.encode((seat, entropy[seat])))
    return mixed.digest()


def words(key: bytes, sequence: int) -> Iterator[int]:
    """Give the stream of 64-bit words at one place of the record."""
    salt = sequence.to_bytes(8, "big")
    block = 0
    while True:
        digest = blake2b(block.to_bytes(4, "big"), key=key, salt=salt).digest()
        for start in range(0, _DIGEST, _WORD):
            yield int.from_bytes(digest[start : start + _WORD], "big")
        block += 1


def below(stream: Iterator[int], sides: int) -> int:
    """Give an unbiased number from 0 to ``sides - 1``."""
    limit = _SPAN - _SPAN % sides
    for word in stream:
        if word < limit:
            return word % sides
    raise AssertionError("the stream of words has no end")


def is_throw(reading: Reading[Any], faces: tuple[int, ...]) -> bool:
    """Say whether these faces are a whole throw of a reading, no more and no less."""
    so_far: tuple[int, ...] = ()
    while sides := reading.needs(so_far):
        part = faces[len(so_far) : len(so_far) + len(sides)]
        if len(part) < len(sides) or not all(_is_face(face, side) for face, side in zip(part, sides, strict=True)):
            return False
        so_far += part
    return len(faces) == len(so_far)


def _is_face(face: object, sides: int) -> bool:
    return type(face) is int and 1 <= face <= sides


def is_draw(places: tuple[int, ...], size: int, count: int) -> bool:
    """Say whether these are so many different places of a pool of this size."""
    return len(places) == count == len(set(places)) and all(0 <= place < size for place in places)


def rolled(key: bytes, sequence: int, reading: Reading[Any]) -> tuple[int, ...]:
    """Throw the dice of a reading at this place of the record."""
    stream = words(key, sequence)
    faces: tuple[int, ...] = ()
    while sides := reading.needs(faces):
        faces += tuple(below(stream, side) + 1 for side in sides)
    return faces


def drawn(key: bytes, sequence: int, size: int, count: int) -> tuple[int, ...]:
    """Draw ``count`` different places out of ``size``, in order."""
    stream = words(key, sequence)
    left = list(range(size))
    return tuple(left.pop(below(stream, len(left))) for _ in range(count))
