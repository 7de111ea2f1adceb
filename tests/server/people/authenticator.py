"""A security key in software: makes keys on P-256 and signs what a site asks, as WebAuthn says."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One key for one site."""

    def __init__(self, origin: str, domain: str) -> None:
        self.origin = origin
        self.domain = domain
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._about(ATTESTED) + attested}
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options), attestationObject=cbor2.dumps(statement)
        )

    def sign(self, options: dict[str, Any], key: ec.EllipticCurvePrivateKey | None = None) -> dict[str, Any]:
        """Answer `navigator.credentials.get`, if need be with somebody else's key."""
        self.count += 1
        client, about = self._client("webauthn.get", options), self._about()
        signature = (key or self.key).sign(about + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=about, signature=signature)

    def _about(self, flags: int = 0) -> bytes:
        domain = hashlib.sha256(self.domain.encode()).digest()
        return domain + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        plain = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": plain}
