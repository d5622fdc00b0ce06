"""What the type checker knows and Python 3.11 does not: a hint for the compiled build, and types with a default."""

import typing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar as TypeVar
else:
    i64 = int  # compiled, a number that is known to fit the machine's own, and never a long one

    def TypeVar(name, *, bound=None, default=None):  # noqa: ARG001, N802
        """Return a type that is filled in later; the default is for the type checker."""
        return typing.TypeVar(name, bound=bound)

    def mypyc_attr(**_hints):
        """Do nothing when interpreted; the compiler reads the hint from the source."""
        return lambda cls: cls
