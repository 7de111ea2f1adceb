"""No two accounts are called alike, and no guest like an account."""

from __future__ import annotations

import asyncio

import psycopg
import pytest

from maestre.play import PlayError
from maestre.server.people.identity.names import folded, new_id
from maestre.server.web.forms import MeChange, NewAccount, SignUp
from tests.server.people.company import PASSWORD, Company, in_company, refused


@pytest.mark.parametrize(
    "like",
    [
        "ana maria",
        "ANA MARIA",
        "Ana\u2003Maria",
        "AnaMaria",
        "A\u200bna Maria",
        "\uff21na Maria",
        "\u0410n\u0430 Maria",
        "An\u03b1 Maria",
        "Ana\u3164 Maria",
        "Ana\ufe0f Maria",
        "Ana\u00ad Maria",
    ],
)
def test_names_that_people_take_for_the_same_are_the_same(like: str) -> None:
    assert folded(like) == folded("Ana Maria")


@pytest.mark.parametrize("other", ["Ana María", "Anna Maria", "Ana Maria 2", "Ana Mario"])
def test_names_that_differ_stay_apart(other: str) -> None:
    assert folded(other) != folded("Ana Maria")


def test_nobody_bears_the_name_of_an_account(database: str) -> None:
    async def body(company: Company) -> None:
        name = f"Ana {new_id()}"
        person, _, _ = await company.account(name)
        other, _, _ = await company.account()
        like = name.upper().replace(" ", "\u2003")
        assert await refused(company.desk.welcome(like, "es")) == "name-taken"
        guest = await company.guest("Nadie")
        for who in (guest.id, other.id):
            assert await refused(company.accounts.change(who, MeChange(name=like))) == "name-taken"
        form = SignUp(like, f"{new_id()}@maestre.example")
        assert await refused(company.accounts.check_sign_up(form, None)) == "name-taken"
        await company.accounts.change(person.id, MeChange(name=name.upper()))
        await company.accounts.change(person.id, MeChange(name=f"Eva {new_id()}"))
        await company.desk.welcome(like, "es")

    in_company(database, body)


def test_a_guest_whose_name_becomes_an_accounts_gets_a_number(database: str) -> None:
    async def body(company: Company) -> None:
        name = f"Ana {new_id()}"
        one, token = await company.desk.welcome(name, "es")
        two = await company.guest(name.lower())
        await company.account(f"{name} 2")
        person, _, _ = await company.account(name, two)
        assert (person.id, person.name) == (two.id, name)
        renamed = await company.desk.who(token)
        assert renamed is not None
        assert (renamed.id, renamed.name) == (one.id, f"{name} 3")

    in_company(database, body)


def test_of_two_who_want_a_name_at_once_one_gets_it(database: str) -> None:
    async def body(company: Company) -> None:
        name = f"Ana {new_id()}"
        emails = [f"{new_id()}@maestre.example" for _ in range(3)]
        for email in emails:
            await company.accounts.sign_up(SignUp(name, email), None)
        links = [await company.token(email) for email in emails]
        made = await asyncio.gather(
            *(company.accounts.create(NewAccount(name, PASSWORD, token=link), None) for link in links),
            return_exceptions=True,
        )
        refusals = [(index, one) for index, one in enumerate(made) if isinstance(one, PlayError)]
        assert [one.message.key for _, one in refusals] == ["name-taken"] * 2
        link = links[refusals[0][0]]
        person, _ = await company.accounts.create(NewAccount(f"{name} R.", PASSWORD, token=link), None)
        assert person.name == f"{name} R.", "the link still holds for another name"

    in_company(database, body)


def test_old_accounts_of_one_name_stay_and_the_oldest_holds_it(database: str) -> None:
    """As the step that adds the column leaves them: a later one keeps its name, which nobody new gets either."""
    name = f"Ana {new_id()}"
    with psycopg.connect(database, autocommit=True) as server:
        for number in (1, 2):
            server.execute(
                "insert into person (id, name, guest, folded) values (%s, %s, false, %s)",
                (f"{new_id()}", name, folded(name) if number == 1 else None),
            )

    async def body(company: Company) -> None:
        assert await refused(company.desk.welcome(name, "es")) == "name-taken"

    in_company(database, body)
