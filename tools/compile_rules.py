#!/usr/bin/env python3
"""Compile the rules and the bots with mypyc, each chapter by itself and only where something changed.

    tools/compile_rules.py FOLDER [GAME …] [--quick]

FOLDER gets a copy of the package that runs compiled: put it first on PYTHONPATH, or make a wheel of it. Only the named
games are compiled, or all where none is named; `--quick` does not optimise, which is enough to see whether they work.

What is compiled together shares its tables of constants and its headers, and is a *group*: the engine with the kit,
each game, the bots. Every chapter of a group is a C file of its own, since a compiler takes far longer over one large
file than over many small ones. A group that did not change gives the same C files, and their objects are kept.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import mypy.version
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
PACKAGE: Final = SOURCES / "ostoja"
BASE: Final = ("engine", "kit", "kit/*")
BOTS: Final = ("bots", "bots/*")
LEFT_OUT: Final = {
    "__init__.py",  # only gathers names; interpreted, it stays a normal package for resources and plug-ins
    "seen.py",  # types of views, which no rule looks at
    "native.py",  # its stand-in for mypyc's own decorator exists only where mypy does not look
    "registry.py",  # asks what other packages bring
    "errors.py",  # mypyc gives an exception that is raised in another file no table of its methods
}
CHECKS: Final = ["--config-file=", f"--cache-dir={os.devnull}", "--strict", "--warn-unreachable"]
UNIX: Final = [
    "-fvisibility=hidden",  # within a group, chapters call each other directly and not by way of a table
    "-fcommon",  # mypyc declares what a group takes from another in every file of it, for one and the same table
]


def chapters(*folders: str) -> list[str]:
    """List the files to be compiled in folders of the package."""
    found = {file for folder in folders for file in PACKAGE.glob(f"{folder}/*.py")}
    return sorted(str(file.relative_to(SOURCES)) for file in found if file.name not in LEFT_OUT)


def groups(games: list[str]) -> list[tuple[list[str], str | None]]:
    """List what is compiled together, each with the name of its library."""
    every = sorted(file.parent.name for file in PACKAGE.glob("games/*/game.py"))
    if unknown := set(games) - set(every):
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(every)}")
    named = {"base": chapters(*BASE), "bots": chapters(*BOTS)}
    named |= {game: chapters(f"games/{game}") for game in games or every}
    return [(files, f"ostoja_{name}") for name, files in named.items()]


def written(parts: list[tuple[list[str], str | None]], folder: Path, *, quick: bool) -> list[Extension]:
    """Let mypyc write the C files into a folder, and return the libraries that they make."""
    os.chdir(SOURCES)  # so that tracebacks name files as the package does
    os.environ["MYPYPATH"] = "."
    files = [file for group, _ in parts for file in group]
    return mypycify(
        [*CHECKS, *files],
        opt_level="0" if quick else "3",
        debug_level="0",
        multi_file=True,
        separate=parts,
        target_dir=str(folder),
    )


def digest(*parts: str) -> str:
    """Return a hash of texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles C files side by side, but none that it has compiled before, and links the libraries."""

    objects: Path  # where they are kept

    def build_extensions(self) -> None:
        """Compile what has no object yet, the longest first, forget objects of no use any more, and link."""
        maker = self.maker()
        wanted: dict[Path, tuple[str, Extension]] = {}
        for extension in self.extensions:
            headers = digest(*(Path(file).read_text("utf-8") for file in sorted(extension.depends)))
            more = UNIX if self.compiler.compiler_type == "unix" else []
            extension.extra_compile_args = [*extension.extra_compile_args, *more]  # mypyc gives all of them one list
            flags = " ".join([*extension.extra_compile_args, *extension.include_dirs])
            for source in extension.sources:
                text = Path(source).read_text("utf-8")
                seen = headers if '#include "__native' in text else ""  # mypyc's own files include none of ours
                name = digest(maker, flags, seen, Path(source).name, text)
                wanted[self.objects / f"{name}.o"] = (source, extension)
                extension.extra_objects.append(str(self.objects / f"{name}.o"))
            extension.sources = []
        missing = [(target, *how) for target, how in wanted.items() if not target.exists()]
        missing.sort(key=lambda unit: -Path(unit[1]).stat().st_size)
        with ThreadPoolExecutor(self.parallel) as pool:
            list(pool.map(lambda unit: self.compile(*unit), missing))
        for old in set(self.objects.glob("*.o")) - set(wanted):
            old.unlink()
        print(f"{len(missing)} of {len(wanted)} C files compiled", flush=True)
        super().build_extensions()

    def compile(self, target: Path, source: str, extension: Extension) -> None:
        """Compile one C file; an object is there whole or not at all, whatever interrupts it."""
        (made,) = self.compiler.compile(
            [source],
            output_dir=str(self.objects / "new" / target.stem),
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        Path(made).replace(target)

    def maker(self) -> str:
        """Return what decides beside the C files what becomes of them."""
        command = list(getattr(self.compiler, "compiler_so", []))
        asked = [*command[:1], "--version"] if command else []
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout if asked else ""
        return digest(sys.version, mypy.version.__version__, " ".join(command), told)


def build(libraries: list[Extension], folder: Path, objects: Path) -> None:
    """Compile the C files and put the libraries into a folder."""
    objects.mkdir(parents=True, exist_ok=True)
    distribution = Distribution({"name": "ostoja", "packages": [], "ext_modules": libraries})
    command: Any = Build(distribution)
    command.objects = objects
    command.build_lib, command.build_temp = str(folder), str(objects / "new")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    shutil.rmtree(objects / "new", ignore_errors=True)


def main() -> None:
    """Copy, compile, and tell how long it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--quick", action="store_true", help="do not optimise")
    args = parser.parse_args()
    folder = args.folder.resolve()
    work = folder.with_name(f"{folder.name}-work")
    start = time.monotonic()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder / "ostoja", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    shutil.copytree(SOURCES.parent / "docs" / "rules", folder / "ostoja" / "rules")  # as a wheel has them
    shutil.rmtree(work / "c", ignore_errors=True)
    libraries = written(groups([game.replace("-", "_") for game in args.games]), work / "c", quick=args.quick)
    print(f"C files written in {time.monotonic() - start:.0f} seconds", flush=True)
    build(libraries, folder, work / "objects")
    print(f"compiled in {time.monotonic() - start:.0f} seconds")


if __name__ == "__main__":
    main()
