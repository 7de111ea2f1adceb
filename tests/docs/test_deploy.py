"""What we hand to operators agrees with the program, as far as can be told without a cluster."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import maestre
from maestre.server.operating.settings import from_environment
from tests.docs.charting import Chart

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CHART = DEPLOY / "helm/maestre"
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
VALUES: dict[str, Any] = msgspec.yaml.decode((CHART / "values.yaml").read_bytes())
OURS = ("migrate", "web", "engines", "bots", "notices", "old-engines")
ONCE = ("folders", "roles", "migrate")
"""Services that do something and end."""
SECRETS = (
    *("POSTGRES_PASSWORD", "OWNER_PASSWORD", "APP_PASSWORD"),
    *("NATS_WEB_PASSWORD", "NATS_ENGINE_PASSWORD", "NATS_JOBS_PASSWORD"),
)


def _told(service: str) -> dict[str, str]:
    """Give what Compose tells a service, with a word for what must be given."""
    environment: dict[str, str] = COMPOSE["services"][service]["environment"]
    return {
        name: re.sub(r"\$\{([A-Z_]+):([?-])([^}]*)\}", lambda m: m[1].lower() if m[2] == "?" else m[3], value)
        for name, value in environment.items()
    } | {"MAESTRE_BASE_URL": "https://maestre.example"}


def _understands(words: list[str]) -> None:
    """Assert that the program has this command with these options: help is asked for, so that nothing starts."""
    command = [str(Path(sys.executable).with_name("maestre")), *words, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _checks(*words: str) -> None:
    """Assert that a file is as its schema wants it."""
    command = [str(Path(sys.executable).with_name("check-jsonschema")), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# -------------------------------------------------------------------------------------------------------------- compose


def test_the_file_is_one_that_compose_reads() -> None:
    _checks("--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


@pytest.mark.parametrize("service", COMPOSE["services"])
def test_every_service_starts_again_unless_it_does_its_work_once(service: str) -> None:
    assert COMPOSE["services"][service]["restart"] == ("no" if service in ONCE else "unless-stopped")


@pytest.mark.parametrize("service", OURS)
def test_our_services_have_no_rights_and_write_nowhere(service: str) -> None:
    ours = COMPOSE["services"][service]
    assert ours["read_only"] is True
    assert ours["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in ours["security_opt"]


@pytest.mark.parametrize("service", OURS)
def test_a_service_runs_a_command_that_exists(service: str) -> None:
    _understands(COMPOSE["services"][service]["command"])


@pytest.mark.parametrize("service", [service for service in OURS if service != "migrate"])
def test_nothing_of_ours_starts_before_the_tables_are_up_to_date(service: str) -> None:
    waits = COMPOSE["services"][service]["depends_on"]
    assert COMPOSE["services"]["migrate"]["depends_on"]["roles"] == {"condition": "service_completed_successfully"}
    assert waits["migrate"] == {"condition": "service_completed_successfully"}
    assert waits["postgres"] == waits["nats"] == {"condition": "service_healthy"}


def test_the_club_gets_two_web_nodes_and_two_engines() -> None:
    assert [COMPOSE["services"][name]["deploy"]["replicas"] for name in ("web", "engines")] == [2, 2]


def test_what_compose_sets_is_what_the_server_reads() -> None:
    read = from_environment(_told("web"))
    assert read.proxied
    assert (read.mail.smtp_port, read.mail.smtp_tls) == (587, "starttls")


@pytest.mark.parametrize(
    ("service", "role", "user"),
    [
        ("migrate", "maestre_owner:owner_password", "web"),
        ("web", "maestre_app:app_password", "web"),
        ("engines", "maestre_app:app_password", "engine"),
        ("bots", "maestre_app:app_password", "jobs"),
        ("notices", "maestre_app:app_password", "jobs"),
        ("old-engines", "maestre_app:app_password", "engine"),
    ],
)
def test_each_part_signs_in_under_a_name_of_its_own_and_none_as_a_superuser(service: str, role: str, user: str) -> None:
    told = _told(service)
    assert told["MAESTRE_DATABASE"] == f"postgresql://{role}@postgres:5432/maestre"
    assert told["MAESTRE_NATS"] == f"nats://{user}:nats_{user}_password@nats:4222"
    assert role.partition(":")[0] != COMPOSE["services"]["postgres"]["environment"]["POSTGRES_USER"]


def test_the_roles_and_users_that_compose_names_are_those_of_the_files_it_gives() -> None:
    roles = (DEPLOY / "roles.sql").read_text(encoding="utf-8")
    assert all(f"\\set {name} maestre_{name} " in roles for name in ("owner", "app"))
    assert COMPOSE["services"]["migrate"]["command"][-2:] == ["--grant", "maestre_app"]
    users = re.findall(r"user: (\w+)\s+password: \$(\w+)", (DEPLOY / "nats.conf").read_text(encoding="utf-8"))
    assert users == [(user, f"NATS_{user.upper()}_PASSWORD") for user in ("web", "engine", "jobs")]
    assert {password for _, password in users} < set(COMPOSE["services"]["nats"]["environment"])


def test_only_notices_know_the_password_of_the_mail() -> None:
    assert [name for name in OURS if COMPOSE["services"][name]["environment"]["MAESTRE_SMTP_PASSWORD"]] == ["notices"]


def test_only_the_proxy_has_ports_and_only_notices_a_way_out() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    ways = {name: service.get("networks") for name, service in services.items()}
    assert ways.pop("folders") is None
    assert ways.pop("proxy") == ["front"]
    assert ways.pop("web") == ["front", "inside"]
    assert ways.pop("notices") == ["inside", "outside"]
    assert set(map(tuple, ways.values())) == {("inside",)}


def test_what_says_how_the_server_is_doing_is_not_for_the_outside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.search(r"@inside path .*/metrics .*/readyz .*\nrespond @inside 404", caddy)


def test_a_part_is_given_the_time_to_stop_that_it_takes() -> None:
    assert {COMPOSE["services"][service]["stop_grace_period"] for service in OURS} == {"60s"}


def test_every_secret_must_be_given_and_none_is_written_down() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    for secret in SECRETS:
        assert f"${{{secret}:?" in text
        assert not re.search(rf"\$\{{{secret}(?!:\?)", text)
        assert re.search(rf"^{secret}=$", example, re.MULTILINE)
    variables = set(re.findall(r"(?<!\$)\$\{([A-Z_]+)", text)) - {"MAESTRE_VERSION"}
    assert variables == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


def test_what_compose_starts_nats_with_is_our_file_for_the_realm(tmp_path: Path) -> None:
    (command,) = COMPOSE["services"]["nats"]["command"]
    here = re.sub(r"/[t]mp/", f"{tmp_path}/", command.replace("$$", "$")).replace(" /nats", f" {DEPLOY}/nats")
    program = shutil.which("nats-server") or "/usr/sbin/nats-server"
    checked = here.replace("exec nats-server", f"exec {program} -t")
    environment = {f"NATS_{user}_PASSWORD": f'"{user}1"' for user in ("WEB", "ENGINE", "JOBS")} | {
        "MAESTRE_REALM": "club"
    }
    done = subprocess.run(
        ["sh", "-ec", checked], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    made = (tmp_path / "nats.conf").read_text(encoding="utf-8")
    assert '"club.engine.>"' in made
    assert '"maestre.' not in made


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


def _values(**other: Any) -> dict[str, Any]:
    """Give the chart's values with all of it switched on, and others."""
    on = {
        "ingress": VALUES["ingress"] | {"enabled": True},
        "backup": VALUES["backup"] | {"enabled": True, "claim": "backups"},
        "podMonitor": VALUES["podMonitor"] | {"enabled": True},
        "prometheusRule": {"enabled": True},
        "dashboard": {"enabled": True},
    }
    return VALUES | on | other


def _pods(values: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Give the pods of the chart by the name of their component."""
    found = {}
    for one in Chart(CHART, values).everything():
        inside = one["spec"].get("jobTemplate", one)["spec"] if one["kind"] in {"Deployment", "Job", "CronJob"} else {}
        if inside:
            pod = inside["template"]
            found[pod["metadata"]["labels"]["app.kubernetes.io/component"]] = pod["spec"]
    return found


OLDER = [{"name": "rules-1", "image": {"repository": "maestre", "tag": "0.0.9"}}]


def test_the_values_are_as_the_schema_wants_them(tmp_path: Path) -> None:
    schema = str(CHART / "values.schema.json")
    _checks("--check-metaschema", schema)
    full = tmp_path / "values.yaml"
    full.write_bytes(msgspec.yaml.encode(_values(olderWorkers=OLDER)))
    _checks("--schemafile", schema, str(CHART / "values.yaml"), str(full))


def test_the_chart_renders_with_nothing_and_with_everything_switched_on() -> None:
    kinds = [one["kind"] for one in Chart(CHART, VALUES).everything()]
    assert kinds.count("Deployment") == 1 + len(VALUES["workers"])
    every = Chart(CHART, _values(olderWorkers=OLDER)).everything()
    assert {"CronJob", "Ingress", "PodMonitor", "PrometheusRule", "ConfigMap"} <= {one["kind"] for one in every}
    names = [(one["kind"], one["metadata"]["name"]) for one in every]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("component", ["web", *VALUES["workers"], "older-rules-1", "migration"])
def test_a_pod_of_the_chart_runs_a_command_that_exists(component: str) -> None:
    values = _values(olderWorkers=OLDER, migration=VALUES["migration"] | {"grant": "maestre_app"})
    (container,) = _pods(values)[component]["containers"]
    _understands(container["args"])


@pytest.mark.parametrize("component", ["web", *VALUES["workers"], "older-rules-1", "migration", "backup"])
def test_a_pod_of_the_chart_has_no_rights_and_writes_nowhere(component: str) -> None:
    pod = _pods(_values(olderWorkers=OLDER))[component]
    (container,) = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["automountServiceAccountToken"] is False
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert "tmp" in {mount["name"] for mount in container["volumeMounts"]}
    assert {mount["name"] for mount in container["volumeMounts"]} == {volume["name"] for volume in pod["volumes"]}


@pytest.mark.parametrize("component", ["web", *VALUES["workers"], "older-rules-1"])
def test_what_serves_is_replaced_one_after_another_and_given_time_to_stop(component: str) -> None:
    every = Chart(CHART, _values(olderWorkers=OLDER)).everything()
    (one,) = (one for one in every if (one["kind"], one["metadata"]["name"]) == ("Deployment", f"club-{component}"))
    assert one["spec"]["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    pod = one["spec"]["template"]["spec"]
    assert pod["terminationGracePeriodSeconds"] >= 60
    (container,) = pod["containers"]
    assert container["livenessProbe"]["httpGet"] == {"path": "/healthz", "port": "metrics"}
    assert container["readinessProbe"]["httpGet"]["path"] == ("/readyz" if component == "web" else "/healthz")
    assert container["resources"]["limits"]["memory"]
    (budget,) = (
        each
        for each in every
        if (each["kind"], each["metadata"]["name"]) == ("PodDisruptionBudget", f"club-{component}")
    )
    assert budget["spec"]["selector"] == one["spec"]["selector"]


def test_workers_of_older_rules_have_an_image_of_their_own_and_the_rest_the_charts() -> None:
    pods = _pods(_values(olderWorkers=OLDER))
    assert pods["older-rules-1"]["containers"][0]["image"] == "maestre:0.0.9"
    assert pods["engines"]["containers"][0]["image"] == f"maestre:{maestre.__version__}"


def test_a_secret_of_a_parts_own_comes_after_that_of_all_and_so_wins() -> None:
    values = _values(web=VALUES["web"] | {"secret": "web"}, migration=VALUES["migration"] | {"secret": "owner"})
    pods = _pods(values)
    given = {
        name: [each["secretRef"]["name"] for each in pod["containers"][0]["envFrom"]] for name, pod in pods.items()
    }
    assert given["web"] == ["maestre", "web"]
    assert given["migration"] == ["maestre", "owner"]
    assert given["notices"] == ["maestre"]


def test_only_what_runs_games_has_the_keys_of_the_seeds() -> None:
    keys = [name for name in OURS if COMPOSE["services"][name]["environment"]["MAESTRE_SEED_KEYS"]]
    assert keys == ["engines", "bots", "old-engines"]
    pods = _pods(_values(olderWorkers=OLDER))
    named = {"secretRef": {"name": VALUES["seedSecret"]}}
    with_keys = {name for name, pod in pods.items() if named in pod["containers"][0]["envFrom"]}
    assert with_keys == {"engines", "bots", "older-rules-1"}


def _policies(**other: Any) -> dict[str, dict[str, Any]]:
    policy = VALUES["networkPolicy"] | other
    rendered = Chart(CHART, _values(networkPolicy=policy)).rendered("networkpolicy.yaml")
    return {one["metadata"]["name"]: one["spec"] for one in rendered}


def test_every_way_in_and_out_names_its_peers() -> None:
    policies = _policies()
    assert set(policies) == {"club", "club-web", "club-notices-outside"}
    ways = [(rule, "from") for spec in policies.values() for rule in spec.get("ingress", ())]
    ways += [(rule, "to") for spec in policies.values() for rule in spec.get("egress", ())]
    assert len(ways) == 6
    assert all(rule[side] and rule["ports"] for rule, side in ways)
    assert policies["club-web"]["podSelector"]["matchLabels"]["app.kubernetes.io/component"] == "web"


def test_a_list_without_peers_lets_nobody_in_or_out() -> None:
    nobody = {"port": 1, "to": []}
    policies = _policies(
        ingressFrom=[], prometheusFrom=[], postgres=nobody, nats=nobody, outside={"ports": [443], "to": []}
    )
    assert set(policies) == {"club"}
    assert policies["club"]["ingress"] == []
    assert [rule["ports"][0]["port"] for rule in policies["club"]["egress"]] == [53]


def test_the_ingress_leads_nobody_to_what_is_for_the_inside() -> None:
    ingress, nowhere = Chart(CHART, _values()).rendered("ingress.yaml")
    paths = {path["path"]: path for path in ingress["spec"]["rules"][0]["http"]["paths"]}
    for inside in ("/readyz", "/healthz", "/metrics"):
        assert paths[inside]["pathType"] == "Exact"
        assert paths[inside]["backend"]["service"]["name"] == nowhere["metadata"]["name"]
    assert "selector" not in nowhere["spec"]
    web = next(one for one in Chart(CHART, VALUES).rendered("web.yaml") if one["kind"] == "Service")
    assert [port["targetPort"] for port in web["spec"]["ports"]] == ["http"]


def test_what_the_backup_runs_exists() -> None:
    (container,) = _pods(_values())["backup"]["containers"]
    backup = re.search(r"maestre (database backup) ", container["args"][0])
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
