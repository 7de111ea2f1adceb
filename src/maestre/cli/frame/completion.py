"""What Tab offers in bash, zsh and fish: commands, options, and the values that the games give them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from maestre.cli.frame.help import Commanding, Parameter, below, commands, is_option
from maestre.cli.frame.names import known
from maestre.cli.frame.voice import Voice
from maestre.cli.stewards.commands import LANES, OUTCOMES

_BASH: Final = r"""_maestre_completion() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        COMPREPLY+=("${line%%$'\t'*}")
    done < <(_MAESTRE_COMPLETE=bash "$1" "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
complete -o bashdefault -o default -F _maestre_completion maestre
"""
_ZSH: Final = r"""#compdef maestre
_maestre() {
    local line
    local -a found
    while IFS= read -r line; do
        found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done < <(_MAESTRE_COMPLETE=zsh "$words[1]" "${(@)words[2,CURRENT]}" 2> /dev/null)
    if (( $#found )); then _describe maestre found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _maestre maestre
"""
_FISH: Final = r"""function __maestre_complete
    set -l before (commandline -opc)
    set -l now (commandline -ct)
    set -l found (env _MAESTRE_COMPLETE=fish $before[1] $before[2..-1] "$now" 2> /dev/null)
    if set -q found[1]
        printf '%s\n' $found
    else
        __fish_complete_path "$now"
    end
end
complete --command maestre --no-files --arguments '(__maestre_complete)'
"""
SCRIPTS: Final[dict[str, str]] = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}

Offer = tuple[str, str]
"""A word that can stand here, and what it means."""


def script(shell: str) -> str:
    """Give what a shell must run for Tab to work."""
    return SCRIPTS[known("no-such-shell", shell, SCRIPTS)]


def install(shell: str) -> tuple[Path, Path | None]:
    """Put the script where a shell finds it; give its file, and the file that now runs it at each start."""
    text = script(shell)
    home = Path.home()
    if shell == "fish":
        file = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "fish" / "completions" / "maestre.fish"
    else:
        file = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "maestre" / f"completion.{shell}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    if shell == "fish":
        return file, None
    start = home / f".{shell}rc"
    quoted = str(file).replace("'", "'\\''")
    line = f"source '{quoted}'".encode()
    with start.open("ab+") as opened:
        opened.seek(0)
        written = opened.read()
        if line not in written.splitlines():
            opened.write((b"\n" if written and not written.endswith(b"\n") else b"") + line + b"\n")
    return file, start


def answer(root: Commanding, shell: str, words: list[str]) -> None:
    """Write what may stand in place of the last word: a word a line, and what it means after a tab."""
    joined = _joined(words) if shell == "bash" else words
    last = joined[-1] if joined else ""
    for word, about in offers(root, joined[:-1], last):
        if word.startswith(last):
            # bash takes what stands after "=" for a word of its own
            shown = word.rpartition("=")[2] if shell == "bash" and "=" in last else word
            sys.stdout.write(f"{shown}\t{about.splitlines()[0] if about else ''}\n")


def _joined(words: list[str]) -> list[str]:
    """Put together again what bash cuts at "="."""
    found: list[str] = []
    glue = False
    for word in words:
        if found and (word == "=" or glue):
            found[-1] += word
        else:
            found.append(word)
        glue = word == "="
    return found


def offers(root: Commanding, before: list[str], last: str) -> Iterator[Offer]:
    """Give what may stand after these words."""
    command, typed, waiting, places = _read(root, before)
    if waiting is None and last.startswith("-"):
        name, equals, _ = last.partition("=")
        option = next((each for each in command.params if name in each.opts), None) if equals else None
        if option is None:
            yield from _options(command)
        else:
            for word, about in _values(option.name, typed, last.partition("=")[2]):
                yield f"{name}={word}", about
    elif waiting is not None:
        yield from _values(waiting.name, typed, last)
    elif below(command):
        yield from commands(command)
    elif places:
        yield from _values(places[0].name, typed, last)


def _read(root: Commanding, before: list[str]) -> tuple[Commanding, dict[str, str], Parameter | None, list[Parameter]]:
    """Read the words so far: the command, what was given for what, an option that waits, and the places still open."""
    command, typed = root, dict[str, str]()
    waiting: Parameter | None = None
    places = [each for each in command.params if not is_option(each)]
    for word in before:
        if waiting is not None:
            typed[waiting.name], waiting = word, None
        elif word.startswith("-"):
            name, equals, value = word.partition("=")
            option = next((each for each in command.params if name in each.opts), None)
            if option is not None and equals:
                typed[option.name] = value
            elif option is not None and not getattr(option, "is_flag", False):
                waiting = option
        elif word in below(command):
            command = below(command)[word]
            places = [each for each in command.params if not is_option(each)]
        elif places:
            typed[places.pop(0).name] = word
    return command, typed, waiting, places


def _options(command: Commanding) -> Iterator[Offer]:
    for each in command.params:
        if is_option(each) and not getattr(each, "hidden", False):
            yield each.opts[0], each.help or ""
    yield "--help", command.voice.say("help-help")


# -------------------------------------------------------------------------------------------------------------- values


def _values(name: str, typed: dict[str, str], last: str) -> Iterable[Offer]:
    """Give the values of a parameter; nothing for one that takes a file, a folder or a number."""
    plain: dict[str, Callable[[], Iterable[str]]] = {
        "lang": lambda: ("es", "en"),
        "on": lambda: ("processes", "ray", "here"),
        "outcome": lambda: OUTCOMES,
        "lane": lambda: LANES,
        "paper": lambda: ("a4", "a5"),
        "show_completion": lambda: SCRIPTS,
        "install_completion": lambda: SCRIPTS,
    }
    if name in plain:
        return [(word, "") for word in plain[name]()]
    if name == "only":
        return _listed(("engine", "bot", "notice"), last)
    if name in ("game", "every"):
        return _games()
    return _of_game(name, typed.get("game", ""), last)


def _games() -> Iterator[Offer]:
    from maestre.play import find, installed

    voice = Voice()
    for key in installed():
        yield key, getattr(find(key).catalogue().title, voice.language)


def _of_game(name: str, key: str, last: str) -> Iterable[Offer]:
    """Give what the game that was typed before offers for a parameter."""
    from maestre.cli.armies import ready_lists
    from maestre.cli.games import scenarios_of
    from maestre.cli.printing import sheet_names
    from maestre.opponents import agents_of
    from maestre.play import find, installed

    if key not in installed():
        return []
    game, language = find(key), Voice().language
    if name == "scenario":
        told = scenarios_of(game)
        return [(each, getattr(told[each].title, language) if each in told else "") for each in game.scenarios]
    if name == "agents":
        return _listed(agents_of(game), last)
    if name == "option":
        switch, equals, _ = last.partition("=")
        values = [str(each).lower() for each in game.options.get(switch, ())] if equals else []
        return [(f"{switch}={each}", "") for each in values] or [(f"{each}=", "") for each in game.options]
    if name == "rule":
        return [(rule.id, getattr(rule.title, language)) for rule in game.catalogue().rules.values()]
    if name == "sheet":
        return [(each, "") for each in sheet_names(game)]
    plain = {"seat": game.seats, "against": agents_of(game), "vary": tuple(game.options), "file": ready_lists(game)}
    return [(each, "") for each in plain.get(name, ())]


def _listed(names: Iterable[str], last: str) -> list[Offer]:
    """Offer names after those that stand before the last comma."""
    before, comma, _ = last.rpartition(",")
    return [(f"{before}{comma}{each}", "") for each in names]
