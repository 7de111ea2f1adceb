"""Whoever is kept out comes in by no door, and what they had before opens none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from maestre.server.lobby import Person
from maestre.server.people.identity.names import new_id
from maestre.server.web.forms import NewAccount, PasskeyAnswer, SignUp
from tests.server.people.company import PASSWORD, Company, Member, in_company, plan, refused
from tests.server.people.test_admin import WHO, Office
from tests.server.people.test_passkeys import add_key

FRESH = "another one, longer"

Door = Callable[[Company, Member], Awaitable[Callable[[], Awaitable[object]]]]
"""What somebody gets ready while they are let in, and tries when they are not."""


async def by_password(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    return lambda: company.accounts.sign_in(member.email, PASSWORD)


async def by_name(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    return lambda: company.accounts.sign_in(member.person.name, PASSWORD)


async def by_reset(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    await company.accounts.ask_reset(member.email)
    token = await company.token(member.email)
    return lambda: company.accounts.reset(token, FRESH)


async def by_new_address(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    new = f"{new_id()}@maestre.example"
    await company.accounts.ask_address(member.person.id, new)
    token = await company.token(new)
    return lambda: company.accounts.confirm_address(token)


async def by_passkey(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    key = await add_key(company, member.person)
    asked = await company.accounts.passkey_sign_in_options()
    answer = PasskeyAnswer(asked.ticket, key.sign(asked.options))
    return lambda: company.accounts.passkey_sign_in(answer)


async def by_session(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    return lambda: company.desk.who(member.token)


async def by_proving_again(company: Company, member: Member) -> Callable[[], Awaitable[object]]:
    async def prove() -> Person | None:
        await company.accounts.prove_password(member.person.id, PASSWORD)
        await company.accounts.prove(member.token)
        return await company.desk.who(member.token)

    return prove


DOORS: tuple[Door, ...] = (
    by_password,
    by_name,
    by_reset,
    by_new_address,
    by_passkey,
    by_session,
    by_proving_again,
)


@pytest.mark.parametrize("door", DOORS)
def test_whoever_is_kept_out_comes_in_by_no_door_until_it_is_over(database: str, door: Door) -> None:
    async def body(company: Company) -> None:
        member = await company.account()
        enter = await door(company, member)
        await Office(company).steward.ban_days(WHO, member.person.id, 1, "spam")
        sessions = "select count(*) from session where person = $1"
        before = await company.pool.fetchval(sessions, member.person.id)
        assert await refused(enter()) == "banned"
        assert await company.pool.fetchval(sessions, member.person.id) == before
        row = await Office(company).steward.person(member.person.id)
        assert row.email == member.email, "nothing of theirs changes meanwhile"
        if door is not by_passkey:  # its challenge is used up, whatever comes of it
            await Office(company).steward.unban(WHO, member.person.id)
            await enter()

    in_company(database, body)


def test_a_guest_who_is_kept_out_makes_no_account_of_an_older_letter(database: str) -> None:
    async def body(company: Company) -> None:
        guest = await company.guest()
        email, name = f"{new_id()}@maestre.example", f"Eva {new_id()}"
        await company.accounts.sign_up(SignUp(name, email), guest)
        form = NewAccount(name, PASSWORD, token=await company.token(email))
        await Office(company).steward.ban_days(WHO, guest.id, None, "spam")
        other = await company.guest()
        for who in (guest, None, other):
            assert await refused(company.accounts.create(form, who)) == "banned"
        assert (await Office(company).steward.person(guest.id)).guest
        assert not (await Office(company).steward.people(email))

    in_company(database, body)


def test_a_seat_is_given_to_nobody_who_is_kept_out_or_has_seen_the_other_side(database: str) -> None:
    async def body(company: Company) -> None:
        steward = Office(company).steward
        room, host, other = await company.pair()
        await company.pool.execute("update room set key = 'mistral' where id = $1", room.id)
        await company.begin(room)
        eva, eve = await company.guest("Eva"), await company.guest("Eve")
        await steward.ban_days(WHO, eve.id, 1, "spam")
        assert await refused(steward.give_seat(WHO, room.id, "islamic", person=eve.id)) == "person-banned"
        assert await refused(steward.give_seat(WHO, room.id, "islamic", person=host.id)) == "person-other-side"
        await steward.give_seat(WHO, room.id, "islamic", person=eva.id)
        assert await refused(steward.give_seat(WHO, room.id, "christian", person=other.id)) == "person-other-side"
        await company.desk.stand_up(room.id, "christian", host.id)
        for seen in (other, eva):
            assert await refused(company.desk.sit(room.id, "christian", seen, "")) == "seat-other-side"
        await steward.give_seat(WHO, room.id, "islamic", person=other.id, why="a mistake")
        assert (await company.found(room)).held_by(other.id) == ("islamic",)

    in_company(database, body)


@pytest.mark.parametrize("way", ["sign in", "make an account", "be forgotten"])
def test_what_somebody_has_seen_stays_with_them_whoever_they_become(database: str, way: str) -> None:
    async def body(company: Company) -> None:
        steward = Office(company).steward
        room, host, other = await company.pair()
        await company.begin(room)
        await company.desk.stand_up(room.id, "islamic", other.id)
        await company.desk.sit(room.id, "islamic", await company.guest("Eva"), "")
        await company.desk.stand_up(room.id, "christian", host.id)
        if way == "sign in":
            member = await company.account()
            await company.accounts.sign_in(member.email, PASSWORD, other)
            became = member.person
        elif way == "make an account":
            became = (await company.account(guest=other)).person
        else:
            await steward.forget(WHO, other.id, "asked for it")
            became = other
        past = await company.pool.fetch("select seat, person from seat_past where room = $1", room.id)
        assert ("islamic", became.id) in [tuple(row) for row in past]
        assert await refused(company.desk.sit(room.id, "christian", became, "")) == "seat-other-side"

    in_company(database, body)


def test_what_a_guest_reported_and_was_promised_goes_along_when_they_sign_in(database: str) -> None:
    async def body(company: Company) -> None:
        steward = Office(company).steward
        guest, member, rude = await company.guest("Ana"), await company.account(), await company.guest("Blas")
        room = await company.desk.make_room(rude, plan(mine=("christian",), open=("islamic",)))
        line = await company.desk.speak(room.id, rude, "you fool")
        twice = await company.desk.speak(room.id, rude, "and again")
        mine = await steward.report_line(guest.id, room.id, line.id, "insult", "")
        both = [await steward.report_line(who, room.id, twice.id, "insult", "") for who in (guest.id, member.person.id)]
        await company.pool.execute(
            "insert into seed (commitment, key_id, sealed, person) values ($1, 'k', '', $2)", room.id, guest.id
        )
        await company.accounts.sign_in(member.email, PASSWORD, guest)
        assert (await steward.report(mine)).reporter == member.person.id
        assert [(await steward.report(one)).reporter for one in both] == ["", member.person.id]
        seeds = "select person from seed where commitment = $1"
        assert await company.pool.fetchval(seeds, room.id) == member.person.id

    in_company(database, body)
