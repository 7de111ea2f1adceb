"""Settings are declared once; code, Compose, chart, example and pages have every one and no other."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestre.cli.frame.voice import Voice
from maestre.play import PlayError
from maestre.play.written.messages import LANGUAGES
from maestre.server.natsbus import REALM
from maestre.server.notices import Settings as Mail
from maestre.server.operating.settings import Deployment, from_environment
from maestre.server.operating.variables import VARIABLES
from maestre.server.people.sweeping import Keep
from maestre.server.postgres.seals import Keys
from maestre.server.web.settings import Caps, Pace
from tests.cli.runs import Maestre

ROOT = Path(__file__).parents[2]
CHART = ROOT / "deploy/helm/maestre"
ALL = {variable.name for variable in VARIABLES}
SERVER = {variable.name for variable in VARIABLES if not variable.at_home}
SECRET = {variable.name for variable in VARIABLES if variable.secret}
OF_COMPOSE = {"MAESTRE_DOMAIN", "MAESTRE_OLD_VERSION", "MAESTRE_VERSION"}
"""What Compose and Caddy read, and the program does not."""
KEY = "c2VhbHMgdGhlIHNlZWRzIG9mIGRpY2UgYXQgcmVzdC4="
LEAST = {"MAESTRE_DATABASE": "postgresql://localhost/maestre"}


@pytest.fixture
def maestre() -> Maestre:
    return Maestre()


def _named(text: str) -> set[str]:
    return set(re.findall(r"\bMAESTRE_[A-Z_]*[A-Z]\b", text))


def _values() -> dict[str, Any]:
    values: dict[str, Any] = msgspec.yaml.decode((CHART / "values.yaml").read_bytes())
    return values


# -------------------------------------------------------------------------------------------------- the same everywhere


def test_the_code_names_only_settings_that_are_declared() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
    assert _named(code) == ALL


def test_every_field_of_a_server_comes_from_a_setting() -> None:
    fields = {*Deployment.__struct_fields__, *Mail.__struct_fields__} - {"mail", "inside_webhooks"}
    assert {variable.field for variable in VARIABLES if not variable.at_home} == fields


@pytest.mark.parametrize("service", ["migrate", "web", "engines", "bots", "notices", "old-engines"])
def test_compose_gives_every_setting_to_every_part(service: str) -> None:
    compose = msgspec.yaml.decode((ROOT / "deploy/compose.yaml").read_bytes())
    assert set(compose["services"][service]["environment"]) == SERVER


def test_what_compose_gives_unless_told_otherwise_is_the_default() -> None:
    text = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    given = dict(re.findall(r"\$\{(MAESTRE_[A-Z_]+):-([^}]*)\}", text))
    behind_caddy = {"MAESTRE_PROXIED": "1"}
    defaults = {variable.name: variable.default for variable in VARIABLES} | behind_caddy
    assert {name: value for name, value in given.items() if name not in OF_COMPOSE} == {
        name: defaults[name] for name in given if name not in OF_COMPOSE
    }
    assert len(given) >= 9


def test_the_example_explains_every_setting() -> None:
    text = (ROOT / "deploy/env.example").read_text(encoding="utf-8")
    assert _named(text) == SERVER | OF_COMPOSE - {"MAESTRE_VERSION"}
    for paragraph in text.split("\n\n"):
        assert paragraph.startswith("#")


def test_the_chart_can_give_every_setting() -> None:
    values = (CHART / "values.yaml").read_text(encoding="utf-8")
    schema = msgspec.json.decode((CHART / "values.schema.json").read_bytes())["properties"]["settings"]
    plain = SERVER - SECRET - {"MAESTRE_BASE_URL"}
    assert set(_values()["settings"]) == set(schema["properties"]) == plain
    assert schema["additionalProperties"] is False
    assert _named(values) == SERVER
    parts = (CHART / "templates/_parts.tpl").read_text(encoding="utf-8")
    assert "name: MAESTRE_BASE_URL\n    value: {{ .root.Values.baseUrl | quote }}" in parts


def test_what_the_chart_gives_is_what_the_server_reads() -> None:
    values = _values()
    read = from_environment(LEAST | values["settings"] | {"MAESTRE_BASE_URL": values["baseUrl"]})
    assert (read.proxied, read.realm, read.base_url) == (True, "maestre", values["baseUrl"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_pace_and_cap_is_explained_and_nothing_else_is(language: str) -> None:
    keys = Voice(language).speaker.keys()
    about = {key.removeprefix("setting-about-") for key in keys if key.startswith("setting-about-")}
    absent = {key.removeprefix("setting-absent-") for key in keys if key.startswith("setting-absent-")}
    paces = {key.removeprefix("pace-about-") for key in keys if key.startswith("pace-about-")}
    assert about == {variable.key for variable in VARIABLES}
    assert absent == {v.key for v in VARIABLES if not v.needed and not v.default} | {"base-url"}
    caps = {key.removeprefix("cap-about-") for key in keys if key.startswith("cap-about-")}
    kept = {key.removeprefix("keep-about-") for key in keys if key.startswith("keep-about-")}
    assert kept == set(Keep.__struct_fields__)
    assert paces == {name.replace("_", "-") for name in Pace.__struct_fields__}
    assert caps == {name.replace("_", "-") for name in Caps.__struct_fields__}


# -------------------------------------------------------------------------------------------------------------- reading


def test_defaults_are_the_same_wherever_they_stand() -> None:
    read = from_environment(LEAST)
    assert (read.realm, read.pace, read.caps, read.proxied, read.base_url) == (REALM, Pace(), Caps(), False, "")
    assert read.mail == Mail("http://127.0.0.1:8571")


def test_an_empty_setting_is_an_absent_one() -> None:
    assert from_environment(LEAST | dict.fromkeys(ALL - set(LEAST), "")) == from_environment(LEAST)


def test_every_setting_reaches_the_server() -> None:
    read = from_environment(
        {
            "MAESTRE_DATABASE": "postgresql://db/maestre",
            "MAESTRE_NATS": "tls://bus:4222",
            "MAESTRE_REALM": "club-2",
            "MAESTRE_BASE_URL": "https://maestre.example/",
            "MAESTRE_PROXIED": "yes",
            "MAESTRE_PACE": "sockets=2000/minute, frames=500/second",
            "MAESTRE_CAPS": "rooms=100, guest_bots=2",
            "MAESTRE_SEED_KEYS": f"new:{KEY}, old:{KEY.swapcase()}",
            "MAESTRE_PROCESSES": "4",
            "MAESTRE_KEEP": "chat=30 days, deeds=365",
            "MAESTRE_CONTACT": "club@maestre.example",
            "MAESTRE_SMTP_HOST": "mail.example",
            "MAESTRE_SMTP_PORT": "465",
            "MAESTRE_SMTP_USER": "maestre",
            "MAESTRE_SMTP_PASSWORD": "open sesame",
            "MAESTRE_SMTP_FROM": "maestre@maestre.example",
            "MAESTRE_SMTP_TLS": "tls",
        }
    )
    base, sender = "https://maestre.example", "maestre@maestre.example"
    assert read == Deployment(
        "postgresql://db/maestre",
        "tls://bus:4222",
        "club-2",
        base,
        proxied=True,
        pace=Pace(sockets="2000/minute", frames="500/second"),
        caps=Caps(rooms=100, guest_bots=2),
        processes=4,
        mail=Mail(base, "mail.example", 465, "maestre", "open sesame", sender, "tls"),
        seed_keys=Keys({"new": b64decode(KEY), "old": b64decode(KEY.swapcase())}),
        keep=Keep(chat=30, deeds=365),
        contact="club@maestre.example",
    )
    assert read.seed_keys.ids == ("", "new", "old")


WRONG = [
    ("MAESTRE_DATABASE", "foo", "postgresql://"),
    ("MAESTRE_DATABASE", "postgresql://host:port/base", "postgresql://"),
    ("MAESTRE_NATS", "127.0.0.1:4222", "nats://"),
    ("MAESTRE_REALM", "a.b", "a.b"),
    ("MAESTRE_BASE_URL", "maestre.example", "https://"),
    ("MAESTRE_BASE_URL", "https://maestre.example/club", "https://maestre.example"),
    ("MAESTRE_PROXIED", "perhaps", "yes"),
    ("MAESTRE_PACE", "sokets=5/minute", "sockets"),
    ("MAESTRE_PACE", "sockets=5/fortnight", "minute"),
    ("MAESTRE_PACE", "frames=0/second", "frames=30/minute"),
    ("MAESTRE_CAPS", "romms=5", "rooms"),
    ("MAESTRE_CAPS", "rooms=0", "rooms=20"),
    ("MAESTRE_CAPS", "rooms=many", "rooms=20"),
    ("MAESTRE_SEED_KEYS", KEY, "maestre database key"),
    ("MAESTRE_SEED_KEYS", "short:AAAA", "maestre database key"),
    ("MAESTRE_SEED_KEYS", f"same:{KEY},same:{KEY}", "maestre database key"),
    ("MAESTRE_PROCESSES", "none", "64"),
    ("MAESTRE_PROCESSES", "65", "64"),
    ("MAESTRE_KEEP", "chats=5", "chat"),
    ("MAESTRE_KEEP", "chat=a year", "chat=90 days"),
    ("MAESTRE_KEEP", "deeds=99999999", "36500"),
    ("MAESTRE_SMTP_PORT", "smtp", "65535"),
    ("MAESTRE_SMTP_PORT", "70000", "65535"),
    ("MAESTRE_SMTP_TLS", "ssl", "starttls"),
    ("MAESTRE_SMTP_HOST", "mail.example", "MAESTRE_SMTP_FROM"),
    ("MAESTRE_DATABSE", "postgresql://localhost/maestre", "MAESTRE_DATABASE"),
    ("MAESTRE_SMTP_PASS", "open sesame", "MAESTRE_SMTP_PASSWORD"),
    ("MAESTRE_PROXY", "1", "MAESTRE_PROXIED"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "value", "possible"), WRONG, ids=[f"{name}={value}" for name, value, _ in WRONG])
def test_a_wrong_setting_is_one_sentence_with_what_is_possible_and_exit_code_2(
    maestre: Maestre, name: str, value: str, possible: str, language: str
) -> None:
    ran = maestre("serve", "--lang", language, env=LEAST | {name: value})
    assert (ran.code, ran.out) == (2, "")
    assert name in ran.err
    assert possible in ran.err
    assert "Traceback" not in ran.err


def test_a_value_that_may_have_a_password_is_not_repeated() -> None:
    with pytest.raises(PlayError) as caught:
        from_environment({"MAESTRE_DATABASE": "postgresql://maestre:sesame@host:x/maestre"})
    assert "sesame" not in Voice("en").sentence(caught.value)


@pytest.mark.parametrize(
    "name", ["MAESTRE_VERSION", "MAESTRE_DOMAIN", "MAESTRE_HYPOTHESIS", "MAESTRE_WEB_PORT", "MAESTRE_WEB_SERVICE_HOST"]
)
def test_variables_of_compose_kubernetes_and_tests_are_no_slips(name: str) -> None:
    assert from_environment(LEAST | {name: "tcp://10.0.0.1:8571"}) == from_environment(LEAST)
