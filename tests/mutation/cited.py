"""What can be changed for each rule: the mutants and misprints of the code that cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.mutation.citing import Module
from tests.mutation.helpers import Helpers
from tests.mutation.misprints import DataFile, Misprint
from tests.mutation.mutants import WITH_ENTRIES, Mutant, mutants_of
from tests.mutation.scope import PACKAGE, read
from tests.mutation.sites import Chapter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from ostoja.lab.rule_places import Place
    from tests.mutation.citing import Lines

Change = Mutant | Misprint

# Those that take the most away come first: most tests notice one of them, and one is enough.
STRENGTH: Final = (
    *("constant", "dropped", "branch", "early return", "phase", "entry", "misprint", "comparison", "boolean", "number"),
    *("extreme", "edge", "sign", "seat"),
)


class Citing:
    """A file that cites rules, with everything that can be changed in it."""

    def __init__(self, path: Path, package: Path) -> None:
        self.written: Module | DataFile = DataFile(path) if path.suffix == ".toml" else Module(path)
        self.mutants: list[Mutant] = []
        self.misprints: dict[tuple[int, str], Misprint] = {}
        if path.suffix == ".py":
            source = read(package, path)
            self.mutants = list(mutants_of(Chapter(source.name, source.path, source.tree), WITH_ENTRIES))

    def lines(self, line: int) -> Lines:
        """Return the lines that the citation in a line speaks of, where something can be changed in them."""
        code = self.written.code(line)
        return code.lines if self.within(code.lines) else code.rest or code.lines

    def within(self, lines: Lines) -> list[Change]:
        """List the changes to some lines; each is the same one whoever asks for it."""
        if isinstance(self.written, DataFile):
            found = {(each.line, each.after): each for each in self.written.misprints(lines)}
            return [self.misprints.setdefault(key, each) for key, each in found.items()]
        return [mutant for mutant in self.mutants if mutant.line in lines]


class Library:
    """Every file of a game and of the kit, read when it is needed."""

    def __init__(self, files: Iterable[Path], package: Path) -> None:
        self.package = package
        self.helpers = Helpers([file for file in files if file.suffix == ".py"], package)
        self.citing: dict[Path, Citing] = {}

    def file(self, path: Path) -> Citing:
        """Read a file."""
        if path not in self.citing:
            self.citing[path] = Citing(path, self.package)
        return self.citing[path]

    def changes(self, place: Place) -> Iterator[Change]:
        """Yield the changes to what a citation speaks of, then to the helpers that this uses."""
        lines = self.file(place.file).lines(place.line)
        yield from self.file(place.file).within(lines)
        if place.file.suffix == ".py":
            for path, used in self.helpers.of(place.file, lines).items():
                yield from self.file(path).within(frozenset(used))


def cited(
    places: Mapping[str, Sequence[Place]], files: Iterable[Path], package: Path = PACKAGE
) -> dict[str, list[Change]]:
    """Find the changes for every rule that has a place, the strongest first."""
    library = Library(files, package)
    return {
        rule: in_order(change for place in where for change in library.changes(place)) for rule, where in places.items()
    }


def in_order(changes: Iterable[Change]) -> list[Change]:
    """Put the strongest changes first, and those to what is only told last; each stands there once."""
    return sorted(dict.fromkeys(changes), key=lambda each: (each.told, STRENGTH.index(each.operator)))
