"""What can go wrong from outside, each with one clear line for the person who caused it."""


class OstojaError(Exception):
    """Bad input: the message names what is wrong and what would be right; nothing was changed."""


class OptionError(OstojaError):
    """A choice, verb or target that does not exist or is not offered."""


class SetupError(OstojaError):
    """A game, a number of seats or an option of a game that is not possible."""


class DataError(OstojaError):
    """A data file with a wrong field."""


class RecordError(OstojaError):
    """A record that is damaged or does not replay."""


class Diverged(RecordError):
    """A record that goes another way than the rules do, from one of its lines on."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)

    @property
    def line(self) -> int:
        """Return the number of the line, counted from 1."""
        return int(self.args[0])

    def __str__(self) -> str:
        return f"line {self.line} of the record {self.args[1]}"


class TalkError(OstojaError):
    """A talk act that the game does not know or that is not possible now."""
