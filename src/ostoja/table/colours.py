"""The colours of the chairs: one for each, the same in the lobby, on the board and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.table.chairs import altered
from ostoja.table.faults import Fault, TooEarly

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.setup_options import Value
    from ostoja.table.storage.schema import SeatRow

BY_SIDE: Final = -1  # the colour of a chair whose side is not known yet


def colours_of(game: Game, chairs: Sequence[SeatRow]) -> list[int]:
    """Return a colour for every chair that no other has: as chosen, else the first that is free."""
    palette = game.palette(len(chairs))
    if len(palette) < len(chairs):
        return [BY_SIDE] * len(chairs)
    found = [BY_SIDE] * len(chairs)
    for place, chair in enumerate(chairs):
        if chair.colour in palette and chair.colour not in found:
            found[place] = chair.colour
    for place in range(len(chairs)):
        if found[place] == BY_SIDE:
            wished = palette[place]
            found[place] = wished if wished not in found else next(one for one in palette if one not in found)
    return found


def coloured(game: Game, chairs: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the chairs of a game that begins, each with the colour that it keeps."""
    return [altered(chair, colour=colour) for chair, colour in zip(chairs, colours_of(game, chairs), strict=True)]


def wish_of(game: Game, chairs: Sequence[SeatRow]) -> dict[str, Value]:
    """Return the wish by which a game gives every seat the colour of its chair; most have no such wish."""
    palette = game.palette(len(chairs))
    if not game.colours() or len(palette) < len(chairs):
        return {}
    return game.colour_wish([palette.index(colour) for colour in colours_of(game, chairs)])


def agreed_colours(game: Game, options: Mapping[str, Value], chairs: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the chairs of a new table; where the host named the colours as an option of the game, they have those."""
    labels, palette = game.colours(), game.palette(len(chairs))
    key = next(iter(game.colour_wish(range(len(chairs)))), "") if labels else ""
    words = [word.strip() for word in str(options.get(key, "")).split(",")]
    if len(words) != len(chairs) or not set(words) <= set(labels[: len(palette)]):
        return list(chairs)
    return [altered(chair, colour=palette[labels.index(word)]) for chair, word in zip(chairs, words, strict=True)]


def check_colour(game: Game, chairs: Sequence[SeatRow], seat: int, colour: int) -> None:
    """Refuse a colour that this game does not have, or that somebody else has chosen."""
    palette = game.palette(len(chairs))
    if colour not in palette:
        raise Fault("no-colour", f"field colour: {colour} is none of {list(palette)}, which may be chosen here")
    if any(chair.colour == colour and chair.seat != seat for chair in chairs):
        raise TooEarly("colour-taken", "somebody else has chosen that colour; take another one")
