"""Somebody sees where they are signed in, ends it, and is asked again before what cannot be undone."""

from __future__ import annotations

import pytest

from maestre.server.people.identity.sessions import AskedAgain
from maestre.server.web.browsers import browser_words
from maestre.server.web.forms import PasskeyAnswer
from tests.server.people.company import PASSWORD, Company, in_company, refused
from tests.server.people.test_passkeys import with_key

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
CHROME = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0"


@pytest.mark.parametrize(
    ("header", "words"),
    [
        (FIREFOX, "Firefox · Linux"),
        (CHROME, "Chrome · Android"),
        (SAFARI, "Safari · iPhone"),
        (EDGE, "Edge · Windows"),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_a_browser_is_told_in_words(header: str, words: str) -> None:
    assert browser_words(header) == words


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        person, here, email = await company.account()
        tokens = [(await accounts.sign_in(email, PASSWORD, None, agent))[1] for agent in ("Chrome · Android", "Edge")]
        listed = await accounts.sessions(person.id, here)
        assert [one.here for one in listed] == [True, False, False]
        assert {one.browser for one in listed} == {"", "Chrome · Android", "Edge"}
        assert not any(token in str(listed) for token in (here, *tokens))
        phone = next(one for one in listed if one.browser == "Chrome · Android")
        other, _, _ = await company.account()
        assert await refused(accounts.end_session(other.id, phone.id)) == "session-unknown"
        await accounts.end_session(person.id, phone.id)
        assert await company.desk.who(tokens[0]) is None
        assert await company.desk.who(tokens[1]) == person
        await accounts.end_sessions(person.id, here)
        assert await company.desk.who(tokens[1]) is None
        assert await company.desk.who(here) == person

    in_company(database, body)


def test_who_has_shown_long_ago_who_they_are_is_asked_again(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        person, token, _ = await company.account()
        await accounts.check_proven(token)
        await company.pool.execute(
            "update session set proven = now() - interval '11 minutes' where person = $1", person.id
        )
        with pytest.raises(AskedAgain) as error:
            await accounts.check_proven(token)
        assert (error.value.message.key, error.value.status) == ("asked-again", 403)
        assert await refused(accounts.prove_password(person.id, "wrong password")) == "password-wrong"
        await accounts.prove_password(person.id, PASSWORD)
        await accounts.prove(token)
        await accounts.check_proven(token)
        assert await refused(accounts.check_proven("nobody")) == "asked-again"
        _, guests = await company.desk.welcome("Nadie", "es")
        await accounts.check_proven(guests)

    in_company(database, body)


def test_a_passkey_shows_who_somebody_is_and_nobody_else(database: str) -> None:
    async def body(company: Company) -> None:
        accounts = company.accounts
        person, device = await with_key(company)
        other, _ = await with_key(company)
        for who, key in ((person, None), (other, "passkey-wrong")):
            asked = await accounts.passkey_sign_in_options()
            shown = accounts.prove_passkey(who.id, PasskeyAnswer(asked.ticket, device.sign(asked.options)))
            if key is None:
                await shown
            else:
                assert await refused(shown) == key

    in_company(database, body)
