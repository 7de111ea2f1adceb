"""Whoever runs a server keeps people out, closes rooms and settles reports; each deed is in the book."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from maestre.play import Message, PlayError, Speaker
from maestre.play.written.messages import LANGUAGES
from maestre.server.alone.records import LocalBus
from maestre.server.lobby import Plan, Room
from maestre.server.operating.steward import Steward
from maestre.server.people.bans import Banned
from maestre.server.people.identity.names import new_id
from maestre.server.people.sweeping import Keep
from maestre.server.ports import PEOPLE, Away, room_subject
from maestre.server.wire import Call, Done, encode
from tests.server.people.company import PASSWORD, Company, in_company, plan, refused
from tests.server.people.test_tables import SERVER

WHO = "terminal:test"


class Calls:
    """Engines that keep what they were asked, and do nothing else."""

    def __init__(self) -> None:
        self.made: list[Call] = []
        self.away = False

    async def call(self, key: str, rules: int, call: Call, asker: str = "") -> bytes:
        if self.away:
            raise Away(key)
        self.made.append(call)
        return encode(Done(1))


class Office:
    """A steward with everything that they reach."""

    def __init__(self, company: Company) -> None:
        self.bus = LocalBus()
        self.engines = Calls()
        self.steward = Steward(company.pool, self.bus, self.engines)

    async def hear(self, subject: str) -> list[dict[str, object]]:
        heard: list[dict[str, object]] = []

        async def take(body: bytes) -> None:
            heard.append(msgspec.json.decode(body))

        await self.bus.listen(subject, take)
        return heard


def _plan() -> Plan:
    return plan(mine=("christian",), open=("islamic",))


def _holder(room: Room, seat: str) -> str:
    return next(one.person for one in room.seats if one.seat == seat)


async def account(company: Company, name: str = "Ana") -> tuple[str, str]:
    """Somebody with an account, and the token of a session."""
    member = await company.account(f"{name} {new_id()}")
    return member.person.id, member.token


async def deeds(steward: Steward, about: str) -> list[tuple[str, str, str]]:
    return [(row.who, row.what, row.why) for row in await steward.log(about)]


def test_somebody_who_is_kept_out_is_told_until_when_and_why_and_where_to_write(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        gone = await office.hear(PEOPLE)
        person, token = await account(company)
        email = (await office.steward.person(person)).email
        company.desk.contact = company.accounts.contact = "club@maestre.example"
        await office.steward.ban_days(WHO, person, 7, "insults")
        with pytest.raises(Banned) as told:
            await company.desk.who(token)
        for language in LANGUAGES:
            words = Speaker(language, SERVER / "ftl").say(told.value.message)
            until = datetime.now(UTC) + timedelta(days=7)
            assert f"{until:%Y-%m-%d}" in words
            assert "insults" in words
            assert "club@maestre.example" in words
        assert await refused(company.accounts.sign_in(email, PASSWORD)) == "banned"
        assert gone == [{"is": "gone", "person": person}]
        row = await office.steward.person(person)
        assert row.banned is not None
        assert await deeds(office.steward, person) == [(WHO, "ban", f"{row.banned:%Y-%m-%d %H:%M}. insults")]
        await office.steward.unban(WHO, person, "sorry said")
        assert (await company.desk.who(token)) is not None
        assert await refused(office.steward.unban(WHO, person)) == "person-not-banned"

    in_company(database, body)


def test_a_ban_for_good_has_no_end_and_one_that_is_over_lets_in(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        person, token = await account(company)
        await office.steward.ban_days(WHO, person, None, "spam")
        with pytest.raises(Banned) as told:
            await company.desk.who(token)
        assert dict(told.value.message.args)["until"] == "never"
        assert [row.id for row in await office.steward.people(banned=True) if row.id == person] == [person]
        await company.pool.execute("update person set banned = now() where id = $1", person)
        assert (await company.desk.who(token)) is not None
        assert await refused(office.steward.ban_days(WHO, person, 0, "")) == "ban-days"
        assert await refused(office.steward.ban_days(WHO, "nobody", 1, "")) == "person-unknown"

    in_company(database, body)


def test_the_seats_of_somebody_who_is_kept_out_are_given_up_as_if_they_had_left(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        playing, host, other = await company.pair()
        await company.begin(playing)
        waiting, second, _ = await company.pair()
        hosted = await company.desk.make_room(other, _plan())
        await company.desk.stand_up(waiting.id, "islamic", _holder(waiting, "islamic"))
        await company.desk.sit(waiting.id, "islamic", other, "")
        heard = await office.hear(room_subject(playing.id))
        await office.steward.ban_days(WHO, other.id, 1, "x")
        now = await company.found(playing)
        assert [(seat.seat, seat.gone) for seat in now.seats] == [("christian", False), ("islamic", True)]
        assert now.held_by(host.id) == ("christian",)
        assert (await company.found(waiting)).held_by(second.id) == ("christian",)
        assert _holder(await company.found(waiting), "islamic") == ""
        assert (await company.found(hosted)).stage == "closed"
        assert heard[0]["is"] == "room"
        assert (await company.desk.seat_bot(playing.id, "islamic", "veteran")).seats[1].bot == "veteran"

    in_company(database, body)


def test_names_sessions_and_admins(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        person, token = await account(company, "Blas")
        guest = await company.guest("Guest")
        await office.steward.call_by(WHO, person, "  Luisa ", "reported")
        assert (await office.steward.person(person)).name == "Luisa"
        assert await refused(office.steward.promote(WHO, guest.id, admin=True)) == "person-no-account"
        await office.steward.promote(WHO, person, admin=True)
        known = await company.desk.who(token)
        assert known is not None
        assert known.admin
        assert [row.id for row in await office.steward.people("Luisa", admins=True)] == [person]
        assert await office.steward.end_sessions(WHO, person) == 1
        assert await company.desk.who(token) is None
        await office.steward.ban_days(WHO, person, 1, "x")
        assert not (await office.steward.person(person)).admin
        assert [what for _, what, _ in await deeds(office.steward, person)] == ["ban", "sign-out", "promote", "rename"]
        await office.steward.forget(WHO, person, "asked for it")
        assert await refused(office.steward.person(person)) == "person-unknown"

    in_company(database, body)


def test_a_closed_room_is_closed_with_words_and_its_game_takes_nothing_more(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        room, _, _ = await company.pair()
        await company.begin(room)
        heard = await office.hear(room_subject(room.id))
        await office.steward.close_room(WHO, room.id, "both asked for it")
        now = await company.found(room)
        assert (now.stage, now.closed, now.frozen) == ("closed", "both asked for it", False)
        assert heard[0]["room"]["closed"] == "both asked for it"  # type: ignore[index]
        assert await company.pool.fetchval("select frozen_why from game where id = $1", room.id) == "closed"
        assert room.id not in [row.id for row in await office.steward.games(frozen=True)]
        assert await refused(office.steward.close_room(WHO, room.id, "again")) == "room-over"
        assert await refused(office.steward.give_seat(WHO, room.id, "islamic", bot="veteran")) == "room-over"
        assert (await office.steward.room_row(room.id)).stage == "closed"

    in_company(database, body)


def test_a_seat_is_handed_over_by_the_engine_first(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        room, _, _ = await company.pair()
        await company.begin(room)
        new = await company.guest("Eva")
        office.engines.away = True
        assert await refused(office.steward.give_seat(WHO, room.id, "islamic", person=new.id)) == "web-engine-away"
        assert not (await company.found(room)).held_by(new.id)
        office.engines.away = False
        await office.steward.give_seat(WHO, room.id, "islamic", person=new.id)
        assert (await company.found(room)).held_by(new.id) == ("islamic",)
        await office.steward.give_seat(WHO, room.id, "islamic", bot="veteran", why="left")
        assert (await company.found(room)).seats[1].bot == "veteran"
        assert [getattr(call, "holder", "") for call in office.engines.made] == [new.id, "bot:veteran"]
        assert await refused(office.steward.give_seat(WHO, room.id, "islamic", person="nobody")) == "person-unknown"

    in_company(database, body)


def test_jobs_that_were_given_up_are_tried_again_or_struck_off(database: str) -> None:
    async def body(company: Company) -> None:
        steward = Office(company).steward
        await company.pool.execute(
            "insert into job (kind, game, last_error, given_up) select 'letter', null, 'refused', now() "
            "from generate_series(1, 3)"
        )
        lost = await steward.jobs("mail", given_up=True)
        assert {row.last_error for row in lost} == {"refused"}
        assert len(lost) == 3
        assert await steward.retry(WHO, lost[0].id) == 1
        assert await steward.drop(WHO, lost[1].id) == 1
        assert await steward.retry(WHO, 0) == 1
        assert await steward.jobs(given_up=True) == []
        assert await refused(steward.drop(WHO, lost[1].id)) == "job-unknown"
        assert await deeds(steward, f"job {lost[1].id}") == [(WHO, "drop", "letter")]
        await company.pool.execute("delete from job")

    in_company(database, body)


async def _reported(company: Company, office: Office) -> tuple[str, str, str, int]:
    """A line that somebody said, reported by the other: room, speaker, reporter and the report."""
    room, host, other = await company.pair()
    line = await company.desk.speak(room.id, host, "you fool")
    made = await office.steward.report_line(other.id, room.id, line.id, "insult", " third time ")
    return room.id, host.id, other.id, made


def test_reports_are_settled_together_and_whoever_made_them_is_told(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        room, speaker, reporter, made = await _reported(company, office)
        row = await office.steward.report(made)
        assert (row.kind, row.quoted, row.words, row.about) == ("words", "you fool", "third time", speaker)
        line = await office.steward.line_of(made)
        assert await office.steward.report_line(reporter, room, line, "insult", "more") == made, "twice counts once"
        assert await refused(office.steward.report_line(speaker, room, line, "insult", "")) == "report-nothing"
        heard = await office.hear(room_subject(room))
        await office.steward.settle_report("admin", made, "hide", why="keep it civil")
        assert heard[0]["spoken"]["words"] == ""  # type: ignore[index]
        assert heard[0]["spoken"]["hidden"] is True  # type: ignore[index]
        (spoken,) = await company.desk.spoken(room)
        assert (spoken.words, spoken.hidden) == ("", True)
        assert [line.words for line in await office.steward.lines(room)] == ["you fool"], "an admin sees them"
        assert [note.message for note in await office.steward.notes(reporter)] == [Message("told-hide")]
        (note,) = await office.steward.notes(speaker)
        assert note.message == Message.of("told-you-hide", why="keep it civil")
        await office.steward.read_notes(speaker, note.id)
        assert await office.steward.notes(speaker) == []
        assert await refused(office.steward.settle_report("admin", made, "warn")) == "report-settled"
        assert [one.id for one in await office.steward.reports_about(speaker)] == [made]

    in_company(database, body)


def test_a_report_can_end_in_a_name_a_ban_or_nothing_and_never_by_its_own_subject(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        room, speaker, reporter, made = await _reported(company, office)
        assert await refused(office.steward.settle_report(speaker, made, "dismiss")) == "report-own"
        named = await office.steward.report_name(reporter, room, "christian", "name", "")
        assert await refused(office.steward.settle_report("admin", named, "rename", name="  ")) == "name-empty"
        await office.steward.settle_report("admin", named, "rename", name="Somebody")
        assert (await office.steward.person(speaker)).name == "Somebody"
        await office.steward.settle_report("admin", made, "ban", days=2, why="enough")
        assert (await office.steward.person(speaker)).banned is not None
        assert (await company.desk.spoken(room))[0].hidden
        assert [row for row in await office.steward.reports() if row.about == speaker] == []
        again = office.steward.report_name(reporter, room, "christian", "name", "")
        assert await refused(again) == "report-nothing", "a seat that was given up has nobody's name"
        assert [note.message.key for note in await office.steward.notes(reporter)] == ["told-rename", "told-ban"]

    in_company(database, body)


def test_two_admins_settle_one_report_once(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        _, speaker, _, made = await _reported(company, office)
        done = await asyncio.gather(
            *(office.steward.settle(f"admin {number}", made, "warn") for number in range(4)), return_exceptions=True
        )
        assert sum(isinstance(one, PlayError) for one in done) == 3
        assert len(await office.steward.notes(speaker)) == 1

    in_company(database, body)


def test_what_is_kept_long_enough_is_swept_and_what_a_waiting_report_is_about_stays(database: str) -> None:
    async def body(company: Company) -> None:
        office = Office(company)
        room, _, _, made = await _reported(company, office)
        await office.steward.close_room(WHO, room, "x")
        await company.pool.execute("update room set updated = now() - interval '2 years' where id = $1", room)
        await company.pool.execute("update game set updated = now() - interval '2 years' where id = $1", room)
        await company.desk.sweep(Keep(chat=400))
        assert len(await office.steward.lines(room)) == 1
        await office.steward.settle("admin", made, "dismiss")
        swept = await company.desk.sweep(Keep(chat=400))
        assert (swept["chat"], await office.steward.lines(room)) == (1, [])
        await company.pool.execute("update report set settled = now() - interval '2 years' where id = $1", made)
        await company.pool.execute("update deed set at = now() - interval '4 years' where about = $1", room)
        swept = await company.desk.sweep()
        assert swept["reports"] >= 1
        assert await deeds(office.steward, room) == []

    in_company(database, body)
