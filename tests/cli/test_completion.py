"""Shells complete commands, options, games, bots, and the options of a game with their values."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ostoja.bots.registry import BOTS
from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

SIMULATE = "ostoja simulate mall-of-horror"
LINES = {
    "ostoja sim": ["simulate"],
    "ostoja simulate ": [*all_games()],
    "ostoja bench outlive mall": ["mall-of-horror"],
    f"{SIMULATE} --se": ["--seed", "--seats", "--set"],
    f"{SIMULATE} --bots ": [*BOTS],
    f"{SIMULATE} --bots greedy,ra": ["greedy,random"],
    f"{SIMULATE} --set second": ["second_tie="],
    f"{SIMULATE} --set second_tie=": ["second_tie=colour", "second_tie=head"],
    f"{SIMULATE} --set threat_outsiders=t": ["threat_outsiders=true"],
    f"{SIMULATE} --lang ": ["en", "pl"],
    "ostoja completion ": ["bash", "zsh", "fish"],
    "ostoja pos": ["position"],
    "ostoja position riddle.toml --bots ra": ["random"],
}
BASH = """
source <(ostoja completion bash)
while IFS= read -r COMP_LINE; do
    COMP_POINT=${#COMP_LINE}
    _ostoja_completion ostoja
    (IFS=' '; echo "${COMPREPLY[*]}")
done
"""
FISH = """
ostoja completion fish | source
while read line
    echo (complete -C"$line" | string split -f1 \\t)
end
"""
ZSH = """
autoload -U compinit; compdef() { shift; echo "$@" }
source <(ostoja completion zsh)
_arguments() { print -r -- "${@[-1]//$'\\n'/ }" }
_files() { echo files }
words=(ostoja simulate mall); CURRENT=3; _ostoja_completion
words=(ostoja verify ga); CURRENT=3; _ostoja_completion
"""


def asks(shell: str, script: str, tmp_path: Path) -> list[str]:
    """Let a shell, in a narrow terminal, complete every line; return what it offers."""
    program = tmp_path / "ostoja"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ostoja "$@"\n')
    program.chmod(0o755)
    done = subprocess.run(
        [shell, "-c", script],
        input="".join(f"{line}\n" for line in LINES),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "HOME": str(tmp_path), "COLUMNS": "60"},
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_offers_what_can_be_typed_next(tmp_path: Path) -> None:
    offered = asks("bash", BASH, tmp_path)
    for (line, expected), found in zip(LINES.items(), offered, strict=True):
        begun = line.rpartition(" ")[2]
        before = f"{begun.partition('=')[0]}=" if "=" in begun else ""  # bash has that word already
        assert found.split() == [word.removeprefix(before) for word in expected], line


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
def test_fish_offers_what_can_be_typed_next(tmp_path: Path) -> None:
    offered = asks("fish", FISH, tmp_path)
    for (line, expected), found in zip(LINES.items(), offered, strict=True):
        assert sorted(found.split()) == sorted(expected), line


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
def test_zsh_offers_games_with_their_titles_and_files_where_a_file_belongs(tmp_path: Path) -> None:
    name, games, files = asks("zsh", ZSH, tmp_path)
    assert name == "ostoja"
    assert '"mall-of-horror":"Mall of Horror"' in games
    assert files == "files"


def test_the_script_says_where_to_keep_it(ostoja: Callable[..., Done]) -> None:
    for shell, place in (("bash", "bash-completion/completions"), ("zsh", "$fpath"), ("fish", "fish/completions")):
        done = ostoja("completion", shell)
        assert (done.code, done.err) == (0, "")
        assert place in done.out
    done = ostoja("completion", "csh")
    assert done.code == 2
    assert "'bash', 'zsh', 'fish'" in done.err
