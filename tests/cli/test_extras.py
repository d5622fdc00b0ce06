"""What is installed for which purpose: the terminal and simulations do without the web table's packages."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires

from ostoja.cli.main import EXTRAS, TABLE

QUICK = {"httptools", "uvloop"}  # the server is faster with them, and nobody imports them by name
WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

ABSENT = frozenset(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Absent())
from ostoja.cli.main import main
main()
"""


def typed_without_table(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where nothing of the table is installed, nor anything of the laboratory's."""
    absent = ",".join({*EXTRAS} | QUICK)
    command = [sys.executable, "-c", WITHOUT, absent, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_all_packages_of_the_table_are_known_by_the_names_they_are_imported_by() -> None:
    wanted = {
        re.split(r"[^\w.-]", need)[0].lower().replace("_", "-")
        for need in requires("ostoja") or []
        if re.search(r"extra == ['\"]table['\"]", need)
    }
    names = {
        module
        for module, packages in packages_distributions().items()
        if not module.startswith("_")
        and not module.endswith("__mypyc")
        and wanted & {package.lower().replace("_", "-") for package in packages}
    }
    assert wanted
    assert names - QUICK == TABLE


def test_games_are_played_simulated_and_checked_without_the_table() -> None:
    for arguments in (
        ("games",),
        ("rules", "osaczeni"),
        ("simulate", "mall-of-horror", "--games", "2", "--bots", "greedy,random,random", "--jobs", "1"),
        ("serve", "--help"),
    ):
        done = typed_without_table(*arguments)
        assert (done.returncode, done.stderr) == (0, ""), arguments


def test_what_needs_the_table_says_how_to_install_it() -> None:
    for arguments in (("serve",), ("backup", "here.db"), ("upgrade", "--check"), ("export", "abc")):
        done = typed_without_table(*arguments)
        assert done.returncode == 2, arguments
        assert "pip install 'ostoja[table]'" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_what_needs_the_laboratory_says_how_to_install_it_before_anything_is_played() -> None:
    for extra, arguments in (
        ("lab", ("tournament", "--game", "vigil", "--bots", "greedy,random")),
        ("lab", ("simulate", "vigil", "--out", "games.parquet")),
        ("ray", ("simulate", "vigil", "--cluster", "auto")),
    ):
        done = typed_without_table(*arguments)
        assert (done.returncode, done.stdout) == (2, ""), arguments
        assert f"pip install 'ostoja[{extra}]'" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_duels_need_nothing_of_the_laboratory() -> None:
    done = typed_without_table("duel", "greedy", "random", "--game", "vigil", "--games", "6")
    assert (done.returncode, done.stderr) == (0, "")
