"""Tab in the shells themselves: commands, options, and the names that the games give."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maestre.cli.frame.completion import SCRIPTS
from tests.cli.runs import Maestre

BIN = Path(sys.executable).parent
LINES = [
    ("maestre si", {"simulate"}),
    ("maestre database ", {"upgrade", "backup", "restore", "key", "reseal"}),
    ("maestre games le", {"lepanto"}),
    ("maestre simulate lepanto --sc", {"--scenario"}),
    ("maestre simulate lepanto --scenario l", {"learning", "left-wings"}),
    ("maestre play tercios --seat ", {"blue", "red"}),
    (
        "maestre simulate lepanto --agents veteran,r",
        {f"veteran,{one}" for one in ("random", "recruit", "recruit-bold", "recruit-cautious")},
    ),
    ("maestre rules lepanto 6.2.c", {"6.2.c"}),
    ("maestre --lang e", {"es", "en"}),
]
BASH = """
source {script}
COMP_WORDS=({words}"{last}")
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
compopt() {{ :; }}
_maestre_completion maestre
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ZSH = """
zmodload zsh/zpty
zpty -b shell zsh --no-rcs -i
zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -d {dump}; source {script}; zstyle ":completion:*" verbose no
compadd() {{ if [[ ${{@[1,(i)(-|--)]}} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  typeset -a __hits; builtin compadd -A __hits "$@"; print -rl -- BEGIN $__hits END > {out}; }}
bindkey "^I" complete-word; print READY'
while zpty -r shell line; do [[ $line == *READY* ]] && break; done
zpty -w -n shell '{line}'$'\\t'
for try in {{1..150}}; do [[ -s {out} ]] && break; sleep 0.1; done
zpty -d shell
cat {out}
"""


def surroundings(home: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "HOME": str(home), "LC_ALL": "en_GB.UTF-8"}


def run(home: Path, *words: str, given: str = "") -> str:
    done = subprocess.run(
        words, input=given, env=surroundings(home), capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def offered(shown: str) -> set[str]:
    return {line.partition("\t")[0].strip() for line in shown.splitlines() if line.strip()}


@pytest.fixture
def script(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    file = tmp_path / "script"
    file.write_text(SCRIPTS[request.param], encoding="utf-8")
    return file


@pytest.mark.parametrize(("line", "expected"), LINES, ids=[line for line, _ in LINES])
@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_completes(script: Path, line: str, expected: set[str]) -> None:
    before, _, last = line.rpartition(" ")
    typed = BASH.format(script=script, words=f"{before} ", last=last)
    assert offered(run(script.parent, "bash", "--norc", given=typed)) == expected


@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_completes_the_value_of_a_switch_though_it_cuts_words_at_the_sign(script: Path) -> None:
    words = "maestre simulate lepanto --option calm_allows_sail = "
    assert offered(run(script.parent, "bash", given=BASH.format(script=script, words=words, last="t"))) == {"true"}


@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not on this machine")
@pytest.mark.parametrize(("line", "expected"), LINES[2:7], ids=[line for line, _ in LINES[2:7]])
@pytest.mark.parametrize("script", ["fish"], indirect=True)
def test_fish_completes(script: Path, line: str, expected: set[str]) -> None:
    given = f"source {script}\ncomplete -C '{line}'"
    assert offered(run(script.parent, "fish", "--no-config", "-c", given)) == expected


@pytest.mark.skipif(not shutil.which("zsh"), reason="zsh is not on this machine")
@pytest.mark.parametrize(("line", "expected"), LINES[3:6], ids=[line for line, _ in LINES[3:6]])
@pytest.mark.parametrize("script", ["zsh"], indirect=True)
def test_zsh_completes(script: Path, line: str, expected: set[str]) -> None:
    place = script.parent
    given = ZSH.format(script=script, line=line, out=place / "out", dump=place / "dump")
    shown = run(place, "zsh", "--no-rcs", "-c", given)
    assert offered(shown) - {"BEGIN", "END"} == expected


@pytest.mark.parametrize("shell", list(SCRIPTS))
def test_a_shell_is_set_up_once_and_says_where(maestre: Maestre, tmp_path: Path, shell: str) -> None:
    env = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "LC_ALL": "en_GB.UTF-8"}
    first, again = (maestre("--install-completion", shell, env=env) for _ in range(2))
    assert first.code == 0
    assert first == again
    file = Path(first.out.partition(": ")[2].split(",")[0].strip().removesuffix("."))
    assert file.read_text(encoding="utf-8") == SCRIPTS[shell] == maestre("--show-completion", shell).out
    if shell != "fish":
        assert (tmp_path / f".{shell}rc").read_text(encoding="utf-8").count(str(file)) == 1


def test_a_shell_that_is_not_known_is_refused_with_the_list(maestre: Maestre) -> None:
    ran = maestre("--show-completion", "zhs", env={"LC_ALL": "en_GB.UTF-8"})
    assert ran.code == 2
    assert "did you mean zsh? Choose among bash, zsh, fish" in ran.err
