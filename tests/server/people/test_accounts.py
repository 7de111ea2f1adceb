"""Who is known again, by what, and who is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import maestre.server
from maestre.play import PlayError
from maestre.play.written.messages import problems
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.identity.names import ALPHABET, new_id
from maestre.server.people.identity.passwords import NotLetIn
from maestre.server.web.forms import MeChange, NewAccount, SignUp
from maestre.server.web.house import Accounts
from tests.server.people.company import PASSWORD, SITE, Company, in_company, plan, refused


def test_every_message_of_the_server_is_written_in_both_languages() -> None:
    assert problems(Path(maestre.server.__file__).parent / "ftl") == ()


def test_names_that_we_give_have_no_letters_that_look_alike() -> None:
    assert not set("01ilo").intersection(ALPHABET)
    assert len({new_id() for _ in range(200)}) == 200


def test_accounts_in_postgresql_are_what_the_web_tier_wants(database: str) -> None:
    async def body(company: Company) -> None:
        accounts: Accounts = company.accounts
        assert isinstance(accounts, PostgresAccounts)

    in_company(database, body)


def test_a_guest_is_known_by_a_token_of_which_we_keep_the_hash(database: str) -> None:
    async def body(company: Company) -> None:
        guest, token = await company.desk.welcome("  Ana\n María ", "fr")
        assert (guest.name, guest.guest, guest.language) == ("Ana María", True, "es")
        assert await company.desk.who(token) == guest
        kept = await company.pool.fetchval("select token_hash from session where person = $1", guest.id)
        assert token.encode() not in kept
        assert await company.desk.who("nobody") is None
        await company.desk.sign_out(token)
        assert await company.desk.who(token) is None
        for name in ("", "  ", "\u202e\u200b", "x\0"):
            assert await refused(company.desk.welcome(name, "es")) == "name-empty"
        assert await refused(company.desk.welcome("x" * 41, "es")) == "name-too-long"

    in_company(database, body)


def test_a_session_ends_by_itself_unless_it_is_used(database: str) -> None:
    async def body(company: Company) -> None:
        guest, token = await company.desk.welcome("Ana", "es")
        await company.pool.execute("update session set expires = now() + interval '1 hour' where person = $1", guest.id)
        await company.pool.execute("update person set seen = now() - interval '1 hour' where id = $1", guest.id)
        assert await company.desk.who(token) == guest
        longer = "select expires > now() + interval '80 days' from session where person = $1"
        assert await company.pool.fetchval(longer, guest.id)
        assert await company.pool.fetchval("select seen > now() - interval '5 s' from person where id = $1", guest.id)
        await company.pool.execute("update session set expires = now() where person = $1", guest.id)
        assert await company.desk.who(token) is None

    in_company(database, body)


def test_a_guest_who_makes_an_account_keeps_their_seats(database: str) -> None:
    async def body(company: Company) -> None:
        guest, old = await company.desk.welcome("Ana", "es")
        room = await company.desk.make_room(guest, plan(open=("islamic",)))
        person, token, email = await company.account(f"Ana {guest.id}", guest)
        assert (person.id, person.name, person.guest) == (guest.id, f"Ana {guest.id}", False)
        assert await company.desk.who(token) == person
        assert await company.desk.who(old) is None, "the guest's session is renewed"
        assert (await company.found(room)).seats[0].name == person.name
        mine = await company.accounts.account(person.id)
        assert mine is not None
        assert (mine.email, mine.confirmed, mine.notify_email, mine.passkeys) == (email, True, True, ())

    in_company(database, body)


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (NewAccount("Nora", "x" * 9), "password-too-short"),
        (NewAccount("Nora", "x" * 201), "password-too-long"),
        (NewAccount(" ", PASSWORD), "name-empty"),
        (NewAccount("\u2800", PASSWORD), "name-empty"),
        (NewAccount("Nora", PASSWORD), "letter-first"),
        (NewAccount("Nora", PASSWORD, token="a guess"), "letter-unknown"),
    ],
)
def test_what_cannot_be_an_account_is_refused(database: str, form: NewAccount, key: str) -> None:
    async def body(company: Company) -> None:
        assert await refused(company.accounts.create(form, None)) == key

    in_company(database, body)


def test_a_server_without_mail_makes_accounts_by_name_and_asks_for_no_address(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = PostgresAccounts(company.pool, SITE)
        name = f"Rosa {new_id()}"
        person, _ = await accounts.create(NewAccount(name, PASSWORD), None)
        mine = await accounts.account(person.id)
        assert mine is not None
        assert (mine.email, mine.confirmed, mine.notify_email) == (None, False, False)
        known, token = await accounts.sign_in(name.upper(), PASSWORD)
        assert known == person == await company.desk.who(token)
        for what in (accounts.check_sign_up(SignUp("Rosa", "a@b.example"), None), accounts.sign_in(name, "wrong")):
            assert await refused(what) in ("mail-none", "sign-in-wrong")
        with pytest.raises(PlayError) as error:
            accounts.check_address("a@b.example")
        assert error.value.message.key == "mail-none"

    in_company(database, body)


def test_a_wrong_password_and_an_unknown_address_get_the_same_answer(database: str) -> None:
    async def body(company: Company) -> None:
        person, _, email = await company.account()
        unknown = f"{new_id()}@maestre.example"
        for address, password in ((email, "wrong password"), (unknown, PASSWORD), ("\0", PASSWORD)):
            with pytest.raises(NotLetIn) as error:
                await company.accounts.sign_in(address, password)
            assert (error.value.message.key, error.value.status) == ("sign-in-wrong", 401)
        kept = await company.pool.fetchval("select password from person where id = $1", person.id)
        assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")

    in_company(database, body)


def test_whoever_signs_in_brings_the_seats_they_took_as_a_guest(database: str) -> None:
    async def body(company: Company) -> None:
        person, _, email = await company.account()
        room, host, other = await company.pair()
        line = await company.desk.speak(room.id, other, "Hola")
        await company.accounts.sign_in(email, PASSWORD, other)
        await company.accounts.sign_in(email, PASSWORD, host)
        now = await company.found(room)
        assert now.host == person.id
        assert now.held_by(person.id) == ("christian", "islamic")
        assert [one.person for one in await company.desk.spoken(room.id)] == [person.id]
        assert line.person == other.id
        gone = await company.pool.fetchval("select count(*) from person where id = any($1)", [host.id, other.id])
        assert gone == 0

    in_company(database, body)


def test_a_new_password_ends_the_other_sessions(database: str) -> None:
    async def body(company: Company) -> None:
        person, here, email = await company.account()
        _, elsewhere = await company.accounts.sign_in(email, PASSWORD)
        change = company.accounts.change_password
        assert await refused(change(person.id, "wrong password", "another one, longer", here)) == "password-wrong"
        assert await refused(change(person.id, PASSWORD, "short", here)) == "password-too-short"
        assert await company.desk.who(elsewhere) == person
        await change(person.id, PASSWORD, "another one, longer", here)
        assert await company.desk.who(here) == person
        assert await company.desk.who(elsewhere) is None
        assert await refused(company.accounts.sign_in(email, PASSWORD)) == "sign-in-wrong"
        await company.accounts.sign_in(email, "another one, longer")
        assert (await company.letters(email))[-1].kind == "password-changed"

    in_company(database, body)


def test_settings_change_one_by_one(database: str) -> None:
    async def body(company: Company) -> None:
        person, token, _ = await company.account()
        change = company.accounts.change
        assert (await change(person.id, MeChange(language="en"))).language == "en"
        renamed = await change(person.id, MeChange(name=f"Eva {person.id}", webhook="https://chat.example/hook/secret"))
        assert (renamed.name, renamed.language) == (f"Eva {person.id}", "en")
        assert await company.desk.who(token) == renamed
        await change(person.id, MeChange(notify_email=False))
        mine = await company.accounts.account(person.id)
        assert mine is not None
        assert (mine.notify_email, mine.webhook) == (False, "https://chat.example/hook/secret")
        for address in ("http://chat.example/", "https://", "https://a:b@chat.example/", "https://x.example:99999/"):
            assert await refused(change(person.id, MeChange(webhook=address))) == "webhook-unreadable"
        await change(person.id, MeChange(webhook=""))
        assert await refused(change("nobody", MeChange(language="en"))) == "signed-out"

    in_company(database, body)


def test_sweeping_takes_what_has_run_out_and_nobody_who_plays(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair()
        idle = await company.guest("Nadie")
        there, _ = await company.desk.welcome("Aquí", "es")
        await company.pool.execute(
            "update session set expires = now() where person = any($1)", [host.id, other.id, idle.id]
        )
        await company.desk.sweep()
        left = await company.pool.fetch(
            "select id from person where id = any($1)", [host.id, other.id, idle.id, there.id]
        )
        assert {row["id"] for row in left} == {host.id, other.id, there.id}
        assert await company.pool.fetchval("select count(*) from session where person = $1", host.id) == 0
        assert (await company.found(room)).held_by(other.id) == ("islamic",)

    in_company(database, body)
