"""An address is whoever's who reads what is written to it, and of nobody else's is anything told."""

from __future__ import annotations

import asyncio

import pytest

from maestre.play import PlayError
from maestre.play.written.messages import LANGUAGES, Message, Speaker
from maestre.server.notices.letters import _FOLDER
from maestre.server.people.identity.names import new_id
from maestre.server.web.forms import NewAccount, SignUp
from tests.server.people.company import PASSWORD, SITE, Company, in_company, plan, refused

FRESH = "another one, longer"


def new_email() -> str:
    return f"{new_id()}@maestre.example"


async def kinds(company: Company, email: str) -> list[str]:
    return [letter.kind for letter in await company.letters(email)]


def test_there_is_no_account_before_the_letter_is_answered_and_the_link_works_once(database: str) -> None:
    async def body(company: Company) -> None:
        email, name = new_email(), f"Eva {new_id()}"
        accounts = company.accounts
        guest, token = await company.desk.welcome("Eva", "es")
        await accounts.sign_up(SignUp(name, email, "en"), guest)
        (letter,) = await company.letters(email)
        assert (letter.kind, letter.language, letter.args["name"]) == ("confirm", "en", name)
        assert await company.desk.who(token) == guest, "the guest plays on meanwhile"
        assert await company.pool.fetchval("select count(*) from person where email = $1", email) == 0
        link = await company.token(email)
        kept = await company.pool.fetch("select * from letter where email = $1", email)
        assert link not in str(kept), "only its hash is kept"
        opened = await accounts.look(link)
        assert (opened.kind, opened.email, opened.name) == ("confirm", email, name)
        person, _ = await accounts.create(NewAccount(name, PASSWORD, token=link), None)
        assert person.id == guest.id, "who asked as a guest has the account, wherever the letter was read"
        assert await company.desk.who(token) is None, "and whoever only typed the address in is out"
        assert await refused(accounts.create(NewAccount("Eva X", PASSWORD, token=link), None)) == "letter-unknown"
        assert await refused(accounts.look(link)) == "letter-unknown"

    in_company(database, body)


def test_a_link_that_has_run_out_or_is_for_something_else_opens_nothing(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        email = new_email()
        await accounts.sign_up(SignUp(f"Eva {new_id()}", email), None)
        link = await company.token(email)
        for deed in (accounts.reset(link, FRESH), accounts.confirm_address(link)):
            assert await refused(deed) == "letter-unknown"
        await company.pool.execute("update letter set expires = now() where email = $1", email)
        assert await refused(accounts.create(NewAccount("Eva Y", PASSWORD, token=link), None)) == "letter-unknown"
        await company.desk.sweep()
        assert await company.pool.fetchval("select count(*) from letter where email = $1", email) == 0

    in_company(database, body)


def test_who_tries_an_address_that_has_an_account_learns_nothing_and_its_owner_is_told(database: str) -> None:
    async def body(company: Company) -> None:
        _, _, email = await company.account()
        form = SignUp(f"Mala {new_id()}", email.upper())
        await company.accounts.check_sign_up(form, None)
        await company.accounts.sign_up(form, None)
        told = (await company.letters(email))[-1]
        assert told.kind == "address-known"
        assert told.args["link"] == f"{SITE}/account"
        assert form.name not in str(told.args), "nothing that a stranger wrote stands in the letter"
        assert await company.pool.fetchval("select count(*) from letter where lower(email) = lower($1)", email) == 0

    in_company(database, body)


def test_of_two_who_ask_for_the_same_address_the_one_who_reads_it_has_it(database: str) -> None:
    async def body(company: Company) -> None:
        email = new_email()
        links = []
        for address in (email, email.upper()):
            await company.accounts.sign_up(SignUp(f"Eva {new_id()}", address), None)
            links.append(await company.token(email))
        made = await asyncio.gather(
            *(company.accounts.create(NewAccount(f"Eva {link[:8]}", PASSWORD, token=link), None) for link in links),
            return_exceptions=True,
        )
        assert [one.message.key for one in made if isinstance(one, PlayError)] in (["letter-unknown"], ["email-taken"])
        person, token = await company.accounts.sign_in(email.title(), PASSWORD)
        assert await company.desk.who(token) == person

    in_company(database, body)


def test_an_address_that_nobody_confirmed_keeps_its_owner_from_nothing(database: str) -> None:
    async def body(company: Company) -> None:
        squatter, _, email = await company.account()
        await company.pool.execute("update person set confirmed = null where id = $1", squatter.id)
        owner, _, _ = await company.account(email=email)
        before = await company.accounts.account(squatter.id)
        mine = await company.accounts.account(owner.id)
        assert before is not None
        assert mine is not None
        assert (before.email, before.notify_email, mine.email, mine.confirmed) == (None, False, email, True)
        known, _ = await company.accounts.sign_in(squatter.name, PASSWORD)
        assert known.id == squatter.id

    in_company(database, body)


def test_a_new_password_by_letter_ends_every_session_and_every_other_letter(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        person, here, email = await company.account()
        guest = await company.guest("Luz")
        room = await company.desk.make_room(guest, plan(open=("islamic",)))
        for _ in range(2):
            await accounts.ask_reset(f" {email.upper()} ")
        first, second = [letter.args["link"].partition("#")[2] for letter in (await company.letters(email))[-2:]]
        assert (await accounts.look(first)).name == person.name
        assert await refused(accounts.reset(first, "short")) == "password-too-short"
        known, token = await accounts.reset(first, FRESH, guest)
        assert known == person == await company.desk.who(token)
        assert (await company.found(room)).host == person.id, "what a guest of this browser had goes along"
        assert await company.desk.who(here) is None
        assert await refused(accounts.reset(second, FRESH)) == "letter-unknown"
        assert await refused(accounts.sign_in(email, PASSWORD)) == "sign-in-wrong"
        await accounts.sign_in(email, FRESH)
        assert (await kinds(company, email))[-1] == "password-changed"

    in_company(database, body)


def test_nothing_is_written_to_an_address_without_an_account_that_forgot_its_password(database: str) -> None:
    async def body(company: Company) -> None:
        email = new_email()
        await company.accounts.ask_reset(email)
        assert await kinds(company, email) == []

    in_company(database, body)


def test_an_address_changes_when_the_new_one_is_confirmed_and_the_old_one_is_told(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        person, _, old = await company.account()
        new = new_email()
        await accounts.ask_reset(old)
        reset = await company.token(old)
        await accounts.ask_address(person.id, new)
        mine = await accounts.account(person.id)
        assert mine is not None
        assert mine.email == old
        await accounts.confirm_address(await company.token(new))
        mine = await accounts.account(person.id)
        assert mine is not None
        assert (mine.email, mine.confirmed) == (new, True)
        assert (await kinds(company, old))[-1] == "address-changed"
        assert await refused(accounts.reset(reset, FRESH)) == "letter-unknown", "letters to the old one open nothing"
        await accounts.ask_reset(old)
        assert (await kinds(company, old))[-1] == "address-changed"

    in_company(database, body)


def test_the_address_of_another_cannot_be_had_and_its_owner_is_told(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        _, _, theirs = await company.account()
        person, _, _ = await company.account()
        await accounts.ask_address(person.id, theirs)
        assert (await kinds(company, theirs))[-1] == "address-known"
        free = new_email()
        await accounts.ask_address(person.id, free)
        link = await company.token(free)
        await company.account(email=free)
        assert await refused(accounts.confirm_address(link)) == "email-taken"

    in_company(database, body)


@pytest.mark.parametrize("name", ["Win at evil.example", "http://x", "a@b"])
def test_no_stranger_gets_an_address_to_follow_in_somebodys_name(database: str, name: str) -> None:
    async def body(company: Company) -> None:
        email = new_email()
        await company.accounts.sign_up(SignUp(name, email), None)
        (letter,) = await company.letters(email)
        assert letter.args["name"] == "…"

    in_company(database, body)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["confirm", "address-known", "reset", "password-changed", "address-change", "address-changed"]
)
def test_every_letter_says_who_where_and_what_if_it_was_not_you(language: str, kind: str) -> None:
    speaker = Speaker(language, _FOLDER)
    args = {"site": SITE, "name": "Ana R.", "link": f"{SITE}/letter#secret", "hours": "3"}
    subject, body = (speaker.say(Message.of(f"letter-{kind}-{part}", **args)) for part in ("subject", "body"))
    assert "\n" not in subject
    assert 10 < len(subject) < 60
    assert SITE in body
    assert "Ana R." in body
    assert ("Si no ha sido usted" if language == "es" else "If it was not you") in body
    assert (f"\n{args['link']}\n" in f"{body}\n") == (kind != "address-changed"), "a link stands in a line of its own"
