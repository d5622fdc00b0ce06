"""The one hint the optional compiled build needs: which classes interpreted code may still subclass."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_hints):
        """Do nothing when interpreted; the compiler reads the hint from the source."""
        return lambda cls: cls
