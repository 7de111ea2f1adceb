"""What somebody may take along, and what stays when they go."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from maestre.server.events.event import Entrant, Evening, Meeting, Worth
from maestre.server.lobby import Person, Stage
from maestre.server.people.identity.names import new_id
from maestre.server.web.forms import KeptList
from maestre.server.web.settings import Caps
from tests.server.people.company import PASSWORD, Company, in_company, plan, refused


def test_everything_about_me_is_mine_to_take_and_holds_no_secret(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair()
        person, token, email = await company.account(guest=other)
        await company.desk.speak(room.id, host, "from another")
        await company.desk.speak(room.id, person, "from me")
        kept: dict[str, Any] = await company.accounts.export(person.id)
        assert (kept["name"], kept["email"], kept["guest"]) == (person.name, email, False)
        assert kept["confirmed"]
        (mine,) = kept["rooms"]
        assert (mine["id"], mine["seats"], mine["hosted"], mine["stage"]) == (room.id, ("islamic",), False, "waiting")
        assert [line["words"] for line in kept["spoken"]] == ["from me"]
        assert len(kept["sessions"]) == 1
        await company.accounts.ask_reset(email)
        later: dict[str, Any] = await company.accounts.export(person.id)
        assert [(letter["kind"], letter["email"]) for letter in later["letters"]] == [("reset", email)]
        secret = await company.token(email)
        text = msgspec.json.encode(later).decode()
        assert not any(secret in text for secret in (room.link, token, secret, "argon2", "from another"))
        assert await refused(company.accounts.export("nobody")) == "signed-out"

    in_company(database, body)


def test_who_leaves_is_forgotten_but_their_games_stay(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair()
        person, token, email = await company.account(guest=other)
        await company.begin(room)
        over, _, _ = await company.pair()
        await company.desk.stand_up(over.id, "islamic", over.seats[1].person)
        await company.desk.sit(over.id, "islamic", person, "")
        await company.begin(over)
        await company.await_seats(over, over=True)
        await company.desk.speak(room.id, host, "Hola")
        await company.desk.speak(room.id, person, "Me voy")
        await company.accounts.ask_reset(email)
        await company.accounts.delete(person.id)

        assert await company.desk.who(token) is None
        assert await refused(company.accounts.sign_in(email, PASSWORD)) == "sign-in-wrong"
        row = await company.pool.fetchrow("select * from person where id = $1", person.id)
        assert row is not None
        assert (row["name"], row["email"], row["password"], row["webhook"]) == ("", None, None, "")
        now = await company.found(room)
        assert (now.seats[1].person, now.seats[1].name, now.seats[1].gone) == (person.id, "", True)
        assert not (await company.found(over)).seats[1].gone
        assert [line.words for line in await company.desk.spoken(room.id)] == ["Hola", ""]
        assert await refused(company.accounts.delete(person.id)) == "signed-out"
        assert [letter.kind for letter in await company.letters(email)] == ["confirm"], "the other one does not leave"
        await company.account(person.name, email=email)

    in_company(database, body)


def test_what_had_not_begun_does_not_wait_for_who_has_left(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair()
        await company.accounts.delete(other.id)
        now = await company.found(room)
        assert (now.stage, now.seats[1].person) == (Stage.WAITING, "")
        await company.desk.sit(room.id, "islamic", await company.guest("Eva"), "")
        own = await company.desk.make_room(host, plan(open=("islamic",)))
        await company.accounts.delete(host.id)
        assert (await company.found(own)).stage is Stage.CLOSED
        assert (await company.found(room)).stage is Stage.CLOSED

    in_company(database, body)


def _event(host: Person, **how: Any) -> Evening:
    now = datetime.now(UTC)
    given: dict[str, Any] = {"game": "", "lists": False, "seed": "seed", "planned": 3, "worth": Worth()}
    given |= {"deadline": now, "made": now}
    return Evening(id=new_id(), host=host.id, host_name=host.name, name="Breda", **given | how)


def _with(entrant: Entrant, event: Evening) -> Evening:
    return replace(event, entrants=(*event.entrants, entrant))


def test_events_go_along_and_of_who_leaves_only_results_stay(database: str) -> None:
    async def body(company: Company) -> None:
        host, guest, other = [await company.guest(name) for name in ("Olga", "Ana", "Luis")]
        event = _event(host)
        await company.desk.make_event(event)
        for who in (guest, other):
            entered = Entrant(who.id, who.name, "León", "Spain", person=who.id, listed=True)
            await company.desk.change_event(event.id, partial(_with, entered), who.id, f"the list of {who.name}")
        person, _, _ = await company.account(guest=guest)
        kept: dict[str, Any] = await company.accounts.export(person.id)
        (mine,) = kept["events"]
        assert (mine["id"], mine["entered_as"], mine["list"], mine["hosted"]) == (
            event.id,
            "Ana",
            "the list of Ana",
            False,
        )
        assert "Luis" not in msgspec.json.encode(kept).decode()

        meeting = Meeting(guest.id, other.id, "first")
        await company.desk.change_event(event.id, lambda one: replace(one, rounds=((meeting,),)))
        await company.accounts.delete(person.id)
        now = await company.desk.event(event.id)
        assert now is not None
        assert [(one.name, one.club, one.nation, one.person) for one in now.entrants] == [
            ("", "", "", ""),
            ("Luis", "León", "Spain", other.id),
        ]
        assert now.rounds == ((meeting,),)
        assert await company.desk.event_lists(event.id) == {other.id: "the list of Luis"}

    in_company(database, body)


def test_an_event_of_who_leaves_is_gone_before_it_begins_and_closed_afterwards(database: str) -> None:
    async def body(company: Company) -> None:
        host, _, _ = await company.account()
        ahead, begun = _event(host), _event(host, rounds=((Meeting("a", "b"),),))
        for event in (ahead, begun):
            await company.desk.make_event(event)
        assert {event.id for event in await company.desk.events_of(host.id)} == {ahead.id, begun.id}
        await company.accounts.delete(host.id)
        assert await company.desk.event(ahead.id) is None
        now = await company.desk.event(begun.id)
        assert now is not None
        assert (now.host, now.host_name, now.closed) == ("", "", True)

    in_company(database, body)


def test_nobody_organises_more_events_at_a_time_than_they_may(database: str) -> None:
    async def body(company: Company) -> None:
        company.desk.caps = Caps(guest_events=1)
        host = await company.guest("Olga")
        event = _event(host)
        await company.desk.make_event(event)
        assert await refused(company.desk.make_event(_event(host))) == "cap-events"
        await company.desk.change_event(event.id, lambda one: replace(one, closed=True))
        await company.desk.make_event(_event(host))

    in_company(database, body)


def test_lists_go_along_and_go_with_who_leaves(database: str) -> None:
    async def body(company: Company) -> None:
        person, _, _ = await company.account()
        other, _, _ = await company.account()
        for who in (person, other):
            await company.accounts.keep_list(who.id, KeptList("breda", 5, f'{{"name":"of {who.id}"}}'), 2)
        kept: dict[str, Any] = await company.accounts.export(person.id)
        (mine,) = kept["lists"]
        assert mine == {"id": "breda", "at": 5, "body": f'{{"name":"of {person.id}"}}'}
        await company.accounts.delete(person.id)
        assert await company.accounts.lists_of(person.id) == []
        assert [one.id for one in await company.accounts.lists_of(other.id)] == ["breda"]

    in_company(database, body)


def test_the_newest_of_a_list_stays_and_there_are_so_many_at_most(database: str) -> None:
    async def body(company: Company) -> None:
        person, _, _ = await company.account()
        for kept in (KeptList("a", 5, "{}"), KeptList("a", 4, "[]"), KeptList("b", 6, "{}")):
            await company.accounts.keep_list(person.id, kept, 2)
        assert await company.accounts.lists_of(person.id) == [KeptList("b", 6, "{}"), KeptList("a", 5, "{}")]
        assert await refused(company.accounts.keep_list(person.id, KeptList("c", 7, "{}"), 2)) == "cap-lists"
        await company.accounts.keep_list(person.id, KeptList("a", 8, "[]"), 2)
        await company.accounts.drop_list(person.id, "a", 7)
        await company.accounts.drop_list(person.id, "b", 6)
        assert await company.accounts.lists_of(person.id) == [KeptList("a", 8, "[]")]
        assert await refused(company.accounts.keep_list(person.id, KeptList("d", 9, '"\x00"'), 2)) == "words-unkeepable"

    in_company(database, body)
