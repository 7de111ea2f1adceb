"""A key lets its owner in, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from maestre.server.lobby import Person
from maestre.server.web.forms import PasskeyAnswer
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.company import SITE, Company, in_company, refused

DOMAIN = SITE.removeprefix("https://")


async def with_key(company: Company) -> tuple[Person, Authenticator]:
    """Somebody with an account and a key to it."""
    person, _, _ = await company.account()
    return person, await add_key(company, person)


async def add_key(company: Company, person: Person) -> Authenticator:
    """A key to somebody's account."""
    device = Authenticator(SITE, DOMAIN)
    asked = await company.accounts.passkey_options(person)
    await company.accounts.add_passkey(person, PasskeyAnswer(asked.ticket, device.make(asked.options), " My  phone "))
    return device


async def try_in(company: Company, device: Authenticator, **how: Any) -> tuple[Person, str]:
    asked = await company.accounts.passkey_sign_in_options()
    return await company.accounts.passkey_sign_in(PasskeyAnswer(asked.ticket, device.sign(asked.options, **how)))


def test_a_key_lets_its_owner_in_again_and_again(database: str) -> None:
    async def body(company: Company) -> None:
        person, device = await with_key(company)
        for _ in range(2):
            known, token = await try_in(company, device)
            assert known == person == await company.desk.who(token)
        mine = await company.accounts.account(person.id)
        assert mine is not None
        (key,) = mine.passkeys
        assert key.name == "My phone"
        asked = await company.accounts.passkey_options(person)
        assert [one["id"] for one in asked.options["excludeCredentials"]] == [key.id]
        assert asked.options["authenticatorSelection"]["userVerification"] == "required"

    in_company(database, body)


def test_a_forged_signature_is_refused(database: str) -> None:
    async def body(company: Company) -> None:
        _, device = await with_key(company)
        assert await refused(try_in(company, device, key=ec.generate_private_key(ec.SECP256R1()))) == "passkey-wrong"
        await try_in(company, device)

    in_company(database, body)


@pytest.mark.parametrize(
    ("origin", "domain", "flags"),
    [("https://evil.example", DOMAIN, None), (SITE, "evil.example", None), (SITE, DOMAIN, PRESENT)],
)
def test_a_signature_for_another_site_or_by_an_unproven_hand_is_refused(
    database: str, origin: str, domain: str, flags: int | None
) -> None:
    async def body(company: Company) -> None:
        person, device = await with_key(company)
        device.origin, device.domain, device.flags = origin, domain, flags or device.flags
        assert await refused(try_in(company, device)) == "passkey-wrong"
        asked = await company.accounts.passkey_options(person)
        other = Authenticator(origin, domain)
        other.flags = device.flags
        answer = PasskeyAnswer(asked.ticket, other.make(asked.options))
        assert await refused(company.accounts.add_passkey(person, answer)) == "passkey-wrong"

    in_company(database, body)


def test_a_challenge_is_good_once_for_one_person_and_for_a_while(database: str) -> None:
    async def body(company: Company) -> None:
        person, device = await with_key(company)
        accounts = company.accounts
        asked = await accounts.passkey_sign_in_options()
        answer = PasskeyAnswer(asked.ticket, device.sign(asked.options))
        await accounts.passkey_sign_in(answer)
        assert await refused(accounts.passkey_sign_in(answer)) == "passkey-late"

        other, _, _ = await company.account()
        asked = await accounts.passkey_options(other)
        made = PasskeyAnswer(asked.ticket, Authenticator(SITE, DOMAIN).make(asked.options))
        assert await refused(accounts.add_passkey(person, made)) == "passkey-late"

        asked = await accounts.passkey_sign_in_options()
        await company.pool.execute("update challenge set expires = now()")
        late = PasskeyAnswer(asked.ticket, device.sign(asked.options))
        assert await refused(accounts.passkey_sign_in(late)) == "passkey-late"
        await company.desk.sweep()
        assert await company.pool.fetchval("select count(*) from challenge") == 0

    in_company(database, body)


def test_a_copied_key_shows_by_its_count(database: str) -> None:
    async def body(company: Company) -> None:
        _, device = await with_key(company)
        await try_in(company, device)
        await try_in(company, device)
        device.count = 0
        assert await refused(try_in(company, device)) == "passkey-wrong"

    in_company(database, body)


def test_keys_are_for_accounts_and_can_be_dropped(database: str) -> None:
    async def body(company: Company) -> None:
        person, device = await with_key(company)
        accounts = company.accounts
        assert await refused(accounts.passkey_options(await company.guest())) == "account-first"
        asked = await accounts.passkey_options(person)
        again = PasskeyAnswer(asked.ticket, device.make(asked.options))
        assert await refused(accounts.add_passkey(person, again)) == "passkey-known"
        mine = await accounts.account(person.id)
        assert mine is not None
        key = mine.passkeys[0].id
        other, _ = await with_key(company)
        assert await refused(accounts.drop_passkey(other.id, key)) == "passkey-unknown"
        await accounts.drop_passkey(person.id, key)
        assert await refused(accounts.drop_passkey(person.id, key)) == "passkey-unknown"
        assert await refused(try_in(company, device)) == "passkey-unknown"

    in_company(database, body)


@pytest.mark.parametrize("credential", [{}, {"id": "é"}, {"id": 7}, {"id": "AAAA", "response": []}])
def test_what_is_no_key_is_refused_and_nothing_more(database: str, credential: dict[str, Any]) -> None:
    async def body(company: Company) -> None:
        person, device = await with_key(company)
        accounts = company.accounts
        asked = await accounts.passkey_sign_in_options()
        answer = PasskeyAnswer(asked.ticket, credential)
        assert (await refused(accounts.passkey_sign_in(answer))).startswith("passkey-")
        asked = await accounts.passkey_sign_in_options()
        mangled = device.sign(asked.options) | {"response": {"clientDataJSON": 1}}
        assert await refused(accounts.passkey_sign_in(PasskeyAnswer(asked.ticket, mangled))) == "passkey-wrong"
        asked = await accounts.passkey_options(person)
        assert await refused(accounts.add_passkey(person, PasskeyAnswer(asked.ticket, credential))) == "passkey-wrong"
        assert await refused(accounts.passkey_sign_in(PasskeyAnswer("é", credential))) == "passkey-late"
        assert await refused(accounts.drop_passkey(person.id, "é")) == "passkey-unknown"

    in_company(database, body)
