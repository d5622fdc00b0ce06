"""Put a mutant into a process: into the functions that are loaded already, or into the chapter when it is imported."""

from __future__ import annotations

import sys
from functools import cached_property
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tests.mutation.mutants import Mutant


def graft(mutant: Mutant) -> CodeType | None:
    """Give the loaded function the mutant's code and return the code it had; none, if that is not possible."""
    names = mutant.site.scope.names
    module = sys.modules.get(mutant.chapter.name)
    if module is None or mutant.site.scope.function is None:
        return None
    function = function_in(module, names)
    code = code_in(mutant.code(), names)
    if function is None or code is None or code.co_freevars != function.__code__.co_freevars:
        return None
    former = function.__code__
    function.__code__ = code
    return former


def function_in(module: ModuleType, names: Sequence[str]) -> FunctionType | None:
    """Find a function by the names of the classes it stands in and its own."""
    found: object = module
    for name in names:
        found = vars(found).get(name)
    match found:
        case property():
            found = found.fget
        case staticmethod() | classmethod():
            found = found.__func__
        case cached_property():
            found = found.func
    return found if isinstance(found, FunctionType) else None


def code_in(code: CodeType, names: Sequence[str]) -> CodeType | None:
    """Find the code of a function in that of its module; of two with the same name neither is meant."""
    for name in names:
        inner = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name]
        if len(inner) != 1:
            return None
        code = inner[0]
    return code


class Mutated(SourceFileLoader):
    """Loads a chapter with the mutant in it; its file is not written."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.chapter.name, str(mutant.chapter.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """Return the mutant's code."""
        return self.mutant.code()


class Importer(MetaPathFinder):
    """Finds the mutant's chapter before the real one is found."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the one chapter."""
        if fullname != self.mutant.chapter.name:
            return None
        return spec_from_file_location(fullname, self.mutant.chapter.path, loader=Mutated(self.mutant))


def forget(packages: Iterable[str]) -> None:
    """Let everything in some packages be imported anew; not this one, which has work to do."""
    roots = set(packages)
    for name in list(sys.modules):
        if name.partition(".")[0] in roots and not __name__.startswith(name) and not name.startswith(__package__):
            del sys.modules[name]
