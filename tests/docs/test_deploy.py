"""What we hand to operators agrees with the program, as far as can be told without a cluster."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import maestre
from maestre.server.settings import from_environment
from maestre.server.web.gauges import Gauges

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CHART = DEPLOY / "helm/maestre"
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
VALUES: dict[str, Any] = msgspec.yaml.decode((CHART / "values.yaml").read_bytes())
ALERTS = (CHART / "monitoring/alerts.yaml").read_text(encoding="utf-8")
DASHBOARD = (CHART / "monitoring/dashboard.json").read_text(encoding="utf-8")
OURS = ("migrate", "web", "engines", "bots", "notices")


def _understands(words: list[str]) -> None:
    """Assert that the program has this command with these options: help is asked for, so that nothing starts."""
    command = [str(Path(sys.executable).with_name("maestre")), *words, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# -------------------------------------------------------------------------------------------------------------- compose


@pytest.mark.parametrize("service", ["postgres", "nats", "proxy", *OURS])
def test_every_service_is_there_and_starts_again(service: str) -> None:
    assert COMPOSE["services"][service]["restart"] == ("no" if service == "migrate" else "unless-stopped")


@pytest.mark.parametrize("service", OURS)
def test_our_services_have_no_rights_and_write_nowhere(service: str) -> None:
    ours = COMPOSE["services"][service]
    assert ours["read_only"] is True
    assert ours["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in ours["security_opt"]


@pytest.mark.parametrize("service", [service for service in OURS if service != "web"])
def test_a_service_runs_a_command_that_exists(service: str) -> None:
    _understands(COMPOSE["services"][service]["command"])


@pytest.mark.parametrize("service", [service for service in OURS if service != "migrate"])
def test_nothing_of_ours_starts_before_the_tables_are_up_to_date(service: str) -> None:
    waits = COMPOSE["services"][service]["depends_on"]
    assert waits["migrate"] == {"condition": "service_completed_successfully"}
    assert waits["postgres"] == waits["nats"] == {"condition": "service_healthy"}


def test_the_club_gets_two_web_nodes_and_two_engines() -> None:
    assert [COMPOSE["services"][name]["deploy"]["replicas"] for name in ("web", "engines")] == [2, 2]


def test_what_compose_sets_is_what_the_server_reads() -> None:
    environment: dict[str, str] = COMPOSE["services"]["web"]["environment"]
    filled = {
        name: re.sub(r"\$\{[A-Z_]+:([?-])([^}]*)\}", lambda m: "word" if m[1] == "?" else m[2], value)
        for name, value in environment.items()
    }
    read = from_environment(filled | {"MAESTRE_BASE_URL": "https://maestre.example"})
    assert read.database == "postgresql://maestre:word@postgres:5432/maestre"
    assert read.nats == "nats://word@nats:4222"
    assert read.proxied
    assert (read.mail.smtp_port, read.mail.smtp_tls) == (587, "starttls")


def test_every_secret_must_be_given_and_none_is_written_down() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    for secret in ("POSTGRES_PASSWORD", "NATS_TOKEN"):
        assert not re.search(rf"\$\{{{secret}(?!:\?)", text)
        assert re.search(rf"^{secret}=$", example, re.MULTILINE)
    variables = set(re.findall(r"\$\{([A-Z_]+)", text)) - {"MAESTRE_VERSION"}
    assert variables == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


# ---------------------------------------------------------------------------------------------------------------- image


def test_the_image_starts_the_web_node_as_nobody_in_particular() -> None:
    final = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert "\nUSER 10001:10001\n" in final
    assert "\nHEALTHCHECK " in final
    assert 'ENTRYPOINT ["maestre"]' in final
    start = re.search(r"^CMD (.*)$", final, re.MULTILINE)
    assert start
    _understands(msgspec.json.decode(start[1], type=list[str]))


def test_the_image_installs_nothing_without_a_hash() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    installs = re.findall(r"pip install [^&\n]*", text)
    assert len(installs) == 3
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)
    assert "npm install --no-save " in text


def test_the_tools_that_build_the_wheel_in_the_image_are_all_in_the_lock() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    wanted = re.search(r"keep = /\^\(([a-z|-]+)\)==/", text)
    assert wanted
    lock = (ROOT / "requirements/dev.txt").read_text(encoding="utf-8")
    assert [name for name in wanted[1].split("|") if not re.search(rf"^{name}==", lock, re.MULTILINE)] == []


# ---------------------------------------------------------------------------------------------------------------- chart


def test_the_chart_is_of_this_version() -> None:
    chart = msgspec.yaml.decode((CHART / "Chart.yaml").read_bytes())
    assert chart["appVersion"] == maestre.__version__


@pytest.mark.parametrize("worker", VALUES["workers"])
def test_a_worker_of_the_chart_runs_a_command_that_exists(worker: str) -> None:
    _understands([*VALUES["workers"][worker]["command"], "--metrics", str(VALUES["workerMetrics"])])


def test_commands_written_in_templates_exist() -> None:
    templates = {path.name: path.read_text(encoding="utf-8") for path in (CHART / "templates").iterdir()}
    migrate = re.search(r"args: \[([a-z, ]+)\]", templates["migration.yaml"])
    assert migrate
    _understands(migrate[1].split(", "))
    backup = re.search(r"maestre (database backup) ", templates["backup.yaml"])
    assert backup
    _understands(shlex.split(backup[1]))


def test_the_schema_knows_every_value_and_no_other() -> None:
    schema = msgspec.json.decode((CHART / "values.schema.json").read_bytes())
    assert schema["additionalProperties"] is False
    assert set(schema["properties"]) - {"global"} == set(VALUES)
    for name, value in VALUES.items():
        known = schema["properties"][name].get("properties")
        if known:
            assert set(value) == set(known), name


def test_templates_use_only_values_that_exist() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (CHART / "templates").iterdir()]
    used = {path for text in texts for path in re.findall(r"\.Values\.([A-Za-z.]+)", text)}
    assert len(used) > 20
    for path in used:
        inside: Any = VALUES
        for name in path.split("."):
            assert name in inside, path
            inside = inside[name]


def test_templates_open_and_close_as_often() -> None:
    for path in (CHART / "templates").iterdir():
        text = path.read_text(encoding="utf-8")
        opened = re.findall(r"\{\{-? *(?:if|with|range|define) ", text)
        closed = re.findall(r"\{\{-? *end *-?\}\}", text)
        assert len(opened) == len(closed), path.name


# ----------------------------------------------------------------------------------------------------------- monitoring


def _families() -> set[str]:
    return set(re.findall(r"^# TYPE (\S+)", Gauges().written().decode(), re.MULTILINE))


@pytest.mark.parametrize("text", [ALERTS, DASHBOARD], ids=["alerts", "dashboard"])
def test_every_figure_that_is_watched_exists(text: str) -> None:
    watched = set(re.findall(r"\bmaestre_[a-z_]+", text))
    known = _families() | {
        f"{name}{part}" for name in _families() if name.endswith("_seconds") for part in ("_bucket", "_count", "_sum")
    }
    assert len(watched) >= 4
    assert watched <= known


def test_every_alert_has_an_entry_in_the_runbook() -> None:
    runbook = (ROOT / "docs/en/host/runbook.md").read_text(encoding="utf-8")
    anchors = {
        re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        for title in re.findall(r"^##+ (.*)$", runbook, re.MULTILINE)
    }
    rules = msgspec.yaml.decode(ALERTS)["groups"][0]["rules"]
    assert len(rules) >= 5
    for rule in rules:
        assert rule["annotations"]["runbook"].partition("#")[2] in anchors, rule["alert"]
        assert f"`{rule['alert']}`" in runbook


def test_the_dashboard_is_one_that_grafana_reads() -> None:
    board = msgspec.json.decode(DASHBOARD)
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) >= 8
    assert all(target["expr"] for panel in panels for target in panel["targets"])
