"""The options of a game as typed data: what a table may agree on before it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Value = str | int | bool

AUTO: Final = "auto"
NONE: Final = "none"
DIGITS = 18  # of a number that somebody may wish for


class Choice:
    """One option of a game: its key, its default and what else it may be."""

    __slots__ = ("default", "key")

    def __init__(self, key: str, default: Value) -> None:
        self.key = key
        self.default = default

    def allowed(self) -> str:
        """Say in words what is allowed."""
        return "any text"

    def read(self, value: Value) -> Value:
        """Return the value as the option's own type, or say what is wrong with it."""
        return str(value)

    def alters(self) -> bool:
        """Tell whether a game is another one by it, so that whoever joins must be told."""
        return True

    def refuse(self, value: Value) -> SetupError:
        """Return the error for a value that is not allowed."""
        return SetupError(f"option {self.key} cannot be {shown(value)}; allowed: {self.allowed()}")


class OneOf(Choice):
    """An option with a few named values; the first is the default."""

    __slots__ = ("values",)

    def __init__(self, key: str, *values: str) -> None:
        super().__init__(key, values[0])
        self.values = values

    def allowed(self) -> str:
        """List the values."""
        return ", ".join(self.values)

    def read(self, value: Value) -> Value:
        """Return one of the values."""
        if str(value) not in self.values:
            raise self.refuse(value)
        return str(value)


class Locked(OneOf):
    """An option whose values, all but the first, a group has to unlock, unless a switch opens them all."""

    __slots__ = ("opener",)

    def __init__(self, key: str, opener: str, *values: str) -> None:
        super().__init__(key, *values)
        self.opener = opener


class PerSeat(Choice):
    """An option that gives every seat a different one of some names, as a list in the order of seats; or by itself."""

    __slots__ = ("names",)

    def __init__(self, key: str, *names: str) -> None:
        super().__init__(key, AUTO)
        self.names = names

    def allowed(self) -> str:
        """Tell how they are written."""
        return f"{AUTO}, or for every seat one of {', '.join(self.names)}, separated by commas"

    def alters(self) -> bool:
        """Say no: everybody has one of them anyway."""
        return False


class Several(Choice):
    """An option that names any of some things, as a list in any order; or none of them."""

    __slots__ = ("names",)

    def __init__(self, key: str, *names: str) -> None:
        super().__init__(key, NONE)
        self.names = names

    def allowed(self) -> str:
        """Tell how they are written."""
        return f"{NONE}, or some of {', '.join(self.names)}, separated by commas"

    def read(self, value: Value) -> Value:
        """Return the list as it was written, if it names nothing else."""
        if not self.listed(str(value)) <= set(self.names):
            raise self.refuse(value)
        return str(value)

    def listed(self, written: str) -> set[str]:
        """Return the names in a list."""
        return {word.strip() for word in written.split(",")} - {"", NONE}


class Unlocked(Several):
    """An option that names what a group has unlocked so far; whoever keeps account of it fills it in."""

    __slots__ = ()

    def alters(self) -> bool:
        """Say no: it tells of other games."""
        return False


class Switch(Choice):
    """An option that is on or off."""

    __slots__ = ()

    def allowed(self) -> str:
        """Name both positions."""
        return "true, false"

    def read(self, value: Value) -> Value:
        """Return True or False."""
        words = {"true": True, "false": False, "on": True, "off": False, "1": True, "0": False}
        word = str(value).lower()
        if word not in words:
            raise self.refuse(value)
        return words[word]


class Amount(Choice):
    """An option that is a whole number in a range."""

    __slots__ = ("least", "most")

    def __init__(self, key: str, default: int, least: int, most: int) -> None:
        super().__init__(key, default)
        self.least = least
        self.most = most

    def allowed(self) -> str:
        """Name the range."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: Value) -> Value:
        """Return the number."""
        word = str(value)
        if not word.removeprefix("-").isdecimal() or len(word) > DIGITS or not self.least <= int(word) <= self.most:
            raise self.refuse(value)
        return int(word)


def agree(choices: Sequence[Choice], wishes: Mapping[str, Value]) -> dict[str, Value]:
    """Return the value of every option: the wish where there is one, else the default."""
    known = {choice.key: choice for choice in choices}
    for key in wishes:
        if key not in known:
            raise SetupError(no_such("option", key, known))
    return {choice.key: choice.read(wishes.get(choice.key, choice.default)) for choice in choices}
