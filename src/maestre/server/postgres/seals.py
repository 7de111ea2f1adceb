"""Seeds at rest, sealed with AES-GCM by keys that have ids: the first seals, all open.

Only engines have the keys. A seed lies open once its game is over, since then it is published.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from secrets import token_bytes, token_hex
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from maestre.play import Unknown
from maestre.play.chance.dice import SEED_BYTES, commitment

KEY_BYTES: Final = 32
_NONCE: Final = 12
SEED_GONE: Final = "seed-gone"
"""Why a game is frozen of whose seed nothing is left."""
_KEY: Final = re.compile(r"([A-Za-z0-9_-]{1,40}):([A-Za-z0-9+/=_-]+)")


class SeedLocked(Unknown):
    """A seed is sealed with a key that is not here, or is not what was sealed."""

    def __init__(self, key: str) -> None:
        super().__init__("", "seed-locked", key=key)


class Sealed(msgspec.Struct, frozen=True):
    """A seed as it lies in the database: what is published of it, the key's id, and the sealed bytes."""

    commitment: str
    key_id: str
    body: bytes


class Keys:
    """The keys of a server. With none at all nothing is sealed: that is for tests, and no worker starts so."""

    def __init__(self, keys: dict[str, bytes] | None = None) -> None:
        self._keys = dict(keys or {})
        self._ciphers = {name: AESGCM(key) for name, key in self._keys.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keys) and self._keys == other._keys

    def __hash__(self) -> int:
        return hash(tuple(self._keys))

    def __bool__(self) -> bool:
        return bool(self._ciphers)

    @property
    def newest(self) -> str:
        """The id of the key that seals."""
        return next(iter(self._ciphers), "")

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all keys; what lies open has the id ``""``."""
        return ("", *self._ciphers)

    def seal(self, seed: bytes) -> Sealed:
        """Seal a seed with the newest key, bound to its commitment."""
        promise = commitment(seed)
        if not self:
            return Sealed(promise, "", seed)
        nonce = token_bytes(_NONCE)
        return Sealed(promise, self.newest, nonce + self._ciphers[self.newest].encrypt(nonce, seed, promise.encode()))

    def open(self, sealed: Sealed) -> bytes:
        """Open a seed; raise `SeedLocked` if its key is not here, or if it is not the seed that was promised."""
        if sealed.key_id not in self.ids:
            raise SeedLocked(sealed.key_id)
        seed = sealed.body
        if sealed.key_id:
            nonce, body = seed[:_NONCE], seed[_NONCE:]
            try:
                seed = self._ciphers[sealed.key_id].decrypt(nonce, body, sealed.commitment.encode())
            except InvalidTag:
                raise SeedLocked(sealed.key_id) from None
        if commitment(seed) != sealed.commitment:
            raise SeedLocked(sealed.key_id)
        return seed

    def draw(self) -> Sealed:
        """Draw a seed that nobody has seen, and seal it."""
        return self.seal(token_bytes(SEED_BYTES))


def read_keys(words: str) -> Keys:
    """Read ``id:key,id:key``, each key 32 bytes as base64; raise ValueError at what is none, without repeating it."""
    keys: dict[str, bytes] = {}
    for word in filter(None, (part.strip() for part in words.split(","))):
        found = _KEY.fullmatch(word)
        key = (
            b64decode(found[2], altchars=b"-_" if set("-_") & set(found[2]) else None, validate=True) if found else b""
        )
        if found is None or len(key) != KEY_BYTES or found[1] in keys:
            raise ValueError("not a key")
        keys[found[1]] = key
    return Keys(keys)


def new_key() -> str:
    """Make a key, as the setting wants it."""
    return f"{token_hex(4)}:{b64encode(token_bytes(KEY_BYTES)).decode()}"
