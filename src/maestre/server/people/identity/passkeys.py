"""Passkeys: signing in with a key that a device keeps, by WebAuthn; a challenge is short-lived and good for once."""

from __future__ import annotations

from typing import Final

import asyncpg
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from maestre.play import Refused, Unreadable
from maestre.server.lobby import Person
from maestre.server.people.identity.names import LONGEST_NAME
from maestre.server.people.identity.passwords import NotLetIn, move_in, passkeys_of
from maestre.server.people.identity.sessions import begin_session
from maestre.server.people.site import Site
from maestre.server.web.forms import PasskeyAnswer, PasskeyOptions

CHALLENGE_SECONDS: Final = 300
MOST_PASSKEYS: Final = 20

_ASK: Final = "insert into challenge (challenge, person, expires) values ($1, $2, now() + make_interval(secs => $3))"
_TAKE: Final = """
    delete from challenge where challenge = $1 and person is not distinct from $2 and expires > now()
    returning challenge
"""
_ADD: Final = """
    insert into passkey (id, person, public_key, sign_count, name)
    select $1, id, $3, $4, $5 from person where id = $2 and not guest and deleted is null returning created
"""
_FIND: Final = """
    select passkey.person, passkey.public_key, passkey.sign_count, person.name, person.language
      from passkey join person on person.id = passkey.person where passkey.id = $1 and person.deleted is null
"""
_USED: Final = "update passkey set sign_count = $2, used = now() where id = $1 and sign_count = $3 returning id"
_DROP: Final = "delete from passkey where id = $1 and person = $2 returning id"


class Passkeys(Site):
    """Registers keys and lets people in who have them, for one site."""

    async def passkey_options(self, person: Person) -> PasskeyOptions:
        """Give what a browser needs to make a key for somebody who has an account."""
        if person.guest:
            raise Refused("", "account-first")
        keys = await passkeys_of(self.pool, person.id)
        if len(keys) >= MOST_PASSKEYS:
            raise Refused("", "passkeys-too-many", most=MOST_PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=self.domain,
            rp_name=self.site,
            user_id=person.id.encode(),
            user_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in keys],
        )
        return await self._asked(options.challenge, person.id, options_to_json_dict(options))

    async def add_passkey(self, person: Person, answer: PasskeyAnswer) -> None:
        """Keep the key that a browser made."""
        challenge = await self._take(answer.ticket, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=self.domain,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Unreadable("", "passkey-wrong") from None
        name = " ".join(answer.name.replace("\0", "").split())[:LONGEST_NAME]
        try:
            created = await self.pool.fetchval(
                _ADD, made.credential_id, person.id, made.credential_public_key, made.sign_count, name
            )
        except asyncpg.UniqueViolationError:
            raise Refused("", "passkey-known") from None
        if created is None:
            raise Refused("", "account-first")

    async def passkey_sign_in_options(self) -> PasskeyOptions:
        """Give what a browser needs to offer its keys; whose key it is shows when it answers."""
        options = webauthn.generate_authentication_options(
            rp_id=self.domain, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._asked(options.challenge, None, options_to_json_dict(options))

    async def passkey_sign_in(
        self, answer: PasskeyAnswer, guest: Person | None = None, agent: str = ""
    ) -> tuple[Person, str]:
        """Let somebody in by a key; seats that they took as a guest in this browser go along."""
        person = await self._shown(answer)
        async with self.pool.acquire() as connection, connection.transaction():
            await move_in(connection, guest, person.id)
            return person, await begin_session(connection, person.id, agent, contact=self.contact)

    async def prove_passkey(self, person: str, answer: PasskeyAnswer) -> None:
        """Raise `NotLetIn` unless the answer is by a key of somebody."""
        if (await self._shown(answer)).id != person:
            raise NotLetIn("", "passkey-wrong")

    async def _shown(self, answer: PasskeyAnswer) -> Person:
        """Give whoever shows by a key who they are."""
        challenge = await self._take(answer.ticket, None)
        try:
            key = base64url_to_bytes(str(answer.credential["id"]))
        except (ValueError, KeyError):
            raise Unreadable("", "passkey-wrong") from None
        row = await self.pool.fetchrow(_FIND, key)
        if row is None:
            raise Refused("", "passkey-unknown")
        try:
            proof = webauthn.verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=self.domain,
                expected_origin=self.origin,
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["sign_count"],
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise NotLetIn("", "passkey-wrong") from None
        if await self.pool.fetchval(_USED, key, proof.new_sign_count, row["sign_count"]) is None:
            raise NotLetIn("", "passkey-wrong")
        return Person(row["person"], row["name"], guest=False, language=row["language"])

    async def drop_passkey(self, person: str, passkey: str) -> None:
        """Forget a key."""
        try:
            dropped = await self.pool.fetchval(_DROP, base64url_to_bytes(passkey), person)
        except ValueError:
            dropped = None
        if dropped is None:
            raise Refused("", "passkey-unknown")

    async def _asked(self, challenge: bytes, person: str | None, options: dict[str, object]) -> PasskeyOptions:
        await self.pool.execute(_ASK, challenge, person, CHALLENGE_SECONDS)
        return PasskeyOptions(bytes_to_base64url(challenge), options)

    async def _take(self, ticket: str, person: str | None) -> bytes:
        """Use a challenge up, whatever comes of it."""
        try:
            challenge: bytes | None = await self.pool.fetchval(_TAKE, base64url_to_bytes(ticket), person)
        except ValueError:
            challenge = None
        if challenge is None:
            raise Refused("", "passkey-late")
        return challenge
