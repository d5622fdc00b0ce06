"""Play the same games interpreted and compiled, and compare their records byte for byte.

    python -m tests.compiled FOLDER [--random 100] [--game KEY …]

FOLDER holds the compiled package, as tools/compile_rules.py writes it.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import ostoja.games
from ostoja.games import all_games

ROOT: Final = Path(__file__).parents[2]
OWN: Final = sorted(key for key, game in all_games().items() if game.package().startswith(ostoja.games.__name__))
LOOK: Final = "import sys, {module} as it; sys.exit(it.__file__.endswith('.py') == {compiled})"


def environment(package: Path) -> dict[str, str]:
    """Return an environment in which that package is the one that is imported."""
    return {**os.environ, "PYTHONPATH": str(package)}


def make_sure(package: Path, key: str, *, compiled: bool) -> None:
    """Stop if a package is not the build that it is taken for."""
    for module in ("ostoja.engine.agenda", f"ostoja.games.{key.replace('-', '_')}.game"):
        look = [sys.executable, "-c", LOOK.format(module=module, compiled=compiled)]
        if subprocess.run(look, env=environment(package), check=False, cwd=ROOT).returncode:
            sys.exit(f"{module} in {package} is {'not ' if compiled else ''}compiled")


def play(package: Path, folder: Path, key: str, random: int) -> None:
    """Play the games of a title with a package."""
    command = [sys.executable, "-m", "tests.compiled.games", str(folder), key, str(random)]
    subprocess.run(command, env=environment(package), check=True, cwd=ROOT)


def trouble(one: bytes, other: bytes) -> str:
    """Say what is wrong with a game as two builds played it; nothing, where they agree."""
    for played in (one, other):
        if played.startswith(b"failed: "):
            return played.decode()
    pairs = itertools.zip_longest(one.splitlines(), other.splitlines(), fillvalue=b"(nothing)")
    for line, (interpreted, compiled) in enumerate(pairs, start=1):
        if interpreted != compiled:
            return f"line {line}: interpreted {interpreted.decode()[:300]}, compiled {compiled.decode()[:300]}"
    return "" if one == other else "the lines end otherwise"


def compare(package: Path, key: str, random: int, folder: Path) -> int:
    """Play and compare one title; return in how many games the builds differ, or fail."""
    make_sure(ROOT / "src", key, compiled=False)
    make_sure(package, key, compiled=True)
    builds = {folder / "interpreted": ROOT / "src", folder / "compiled": package}
    start = time.monotonic()
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda build: play(build[1], build[0], key, random), builds.items()))
    one, other = ({file.name: file.read_bytes() for file in build.iterdir()} for build in builds)
    assert one.keys() == other.keys(), one.keys() ^ other.keys()
    troubles = {name: said for name in one if (said := trouble(one[name], other[name]))}
    print(f"{key}: {len(one)} games, {len(troubles)} differ or fail ({time.monotonic() - start:.0f} s)", flush=True)
    for name, said in troubles.items():
        print(f"    {name}: {said}", flush=True)
    return len(troubles)


def main() -> int:
    """Compare the titles that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.compiled", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--random", type=int, default=100, help="random games of each title")
    parser.add_argument("--game", choices=OWN, action="append", help="one title instead of all")
    asked = parser.parse_args()
    bad = 0
    for key in asked.game or OWN:
        with tempfile.TemporaryDirectory() as folder:
            bad += compare(asked.folder.resolve(), key, asked.random, Path(folder))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
