"""What somebody may take along, and what stays when they go."""

from __future__ import annotations

from typing import Any

import msgspec

from maestre.server.lobby import Stage
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
