"""Dice as a function of the seed and the place in the record, and the readings that give them a meaning."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations_with_replacement, product
from math import factorial, lcm, prod
from typing import ClassVar, Generic, TypeVar

import msgspec

T_co = TypeVar("T_co", covariant=True)

SEED_BYTES = 32
_WORD = 8
_DIGEST = 64
_SPAN = 2**64


class Reading(msgspec.Struct, Generic[T_co], frozen=True):
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

    def stage(self, faces: tuple[int, ...]) -> Hashable:
        """Give what of these faces decides how the throw goes on; throws that have come to the same are followed once.

        It tells finished throws from unfinished ones. By default all faces count.
        """
        return faces

    def read(self, faces: tuple[int, ...]) -> T_co:
        """Give the value of the faces."""
        raise NotImplementedError

    def shown(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Give the faces as people call them: on some dice the ten is the nought."""
        return faces

    def matters(self, faces: tuple[int, ...]) -> Hashable:
        """Give what of the value the rules go on with: odds tell throws apart by it; by default by all of the value."""
        return self.read(faces)

    def outcomes(self) -> tuple[tuple[tuple[int, ...], int], ...]:
        """List all that matters once, as faces that give it and how many equally likely throws do."""
        found = spread(self, MANY)
        assert found is not None, f"more than {MANY} different throws"
        return found


MANY = 1_000_000

_Thrown = tuple[tuple[int, ...], int, int]
"""Faces, in how many ways they fall, and out of how many."""


@lru_cache(maxsize=4096)
def spread(reading: Reading[object], limit: int) -> tuple[tuple[tuple[int, ...], int], ...] | None:
    """Enumerate the throw die by die, merging faces that matter alike; None when that takes more than ``limit`` throws.

    Weights of stages with different dice are brought to one measure by the product of all sides thrown.
    """
    leaves = _leaves(reading, limit)
    if leaves is None:
        return None
    found: dict[Hashable, tuple[tuple[int, ...], int]] = {}
    common = lcm(*(bottom for _, _, bottom in leaves))
    for faces, ways, bottom in leaves:
        value = reading.matters(faces)
        first, weight = found.get(value, (faces, 0))
        found[value] = (first, weight + ways * (common // bottom))
    return tuple(found.values())


def _leaves(reading: Reading[object], limit: int) -> list[_Thrown] | None:
    """Give each whole throw, in how many ways it falls, and out of how many; None if there are too many.

    Throws are followed stage by stage, those alike together; dice that may be thrown again without end are too many.
    """
    leaves: list[_Thrown] = []
    ahead: dict[Hashable, _Thrown] = {(): ((), 1, 1)}
    while ahead:
        here, ahead = ahead, {}
        for thrown in here.values():
            sides = reading.needs(thrown[0])
            if not sides:
                leaves.append(thrown)
                continue
            for faces, ways, bottom in _thrown_once(reading, sides, *thrown):
                alike = reading.stage(faces), bottom
                first, before, _ = ahead.get(alike, (faces, 0, 0))
                ahead[alike] = (first, before + ways, bottom)
                if len(leaves) + len(ahead) > limit:
                    return None
    return leaves


def _thrown_once(
    reading: Reading[object], sides: tuple[int, ...], faces: tuple[int, ...], ways: int, bottom: int
) -> Iterator[_Thrown]:
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


def is_throw(reading: Reading[object], faces: tuple[int, ...]) -> bool:
    """Say whether these faces are a whole throw of a reading, no more and no less."""
    so_far: tuple[int, ...] = ()
    while sides := reading.needs(so_far):
        part = faces[len(so_far) : len(so_far) + len(sides)]
        if len(part) < len(sides) or not all(_is_face(face, side) for face, side in zip(part, sides, strict=True)):
            return False
        so_far += part
    return len(faces) == len(so_far)


def still_to_throw(reading: Reading[object], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Give the sides of the dice that follow on these faces; none when they are a whole throw, or no throw at all."""
    so_far: tuple[int, ...] = ()
    while sides := reading.needs(so_far):
        part = faces[len(so_far) : len(so_far) + len(sides)]
        if not part:
            return sides
        if len(part) < len(sides) or not all(_is_face(face, side) for face, side in zip(part, sides, strict=True)):
            return ()
        so_far += part
    return ()


def _is_face(face: object, sides: int) -> bool:
    return type(face) is int and 1 <= face <= sides


def is_draw(places: tuple[int, ...], size: int, count: int) -> bool:
    """Say whether these are so many different places of a pool of this size."""
    return len(places) == count == len(set(places)) and all(0 <= place < size for place in places)


def thrown(key: bytes, sequence: int, reading: Reading[object]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Throw the dice of a reading at this place of the record; give their faces and how many sides each has."""
    stream = words(key, sequence)
    faces: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    while sides := reading.needs(faces):
        faces += tuple(below(stream, side) + 1 for side in sides)
        dice += sides
    return faces, dice


def rolled(key: bytes, sequence: int, reading: Reading[object]) -> tuple[int, ...]:
    """Throw the dice of a reading at this place of the record."""
    return thrown(key, sequence, reading)[0]


def drawn(key: bytes, sequence: int, size: int, count: int) -> tuple[int, ...]:
    """Draw ``count`` different places out of ``size``, in order."""
    stream = words(key, sequence)
    left = list(range(size))
    return tuple(left.pop(below(stream, len(left))) for _ in range(count))
