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


class TalkError(OstojaError):
    """A talk act that the game does not know or that is not possible now."""
