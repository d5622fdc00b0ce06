"""A table for the tests: lay out a situation, or set up a new game.

Players are named by their colours. Whatever a test does not mention is empty, and heroes that it does not mention lie
somewhere out of the way.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ostoja.engine.journal import Journal
from ostoja.engine.rng import Scripted, seeded
from ostoja.games.outlive import GAME
from tests.games.outlive.played import CITIES, HEROES, WILDS, Driver

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.setup_options import Value
    from ostoja.games.outlive.state import Wasteland

BEIGE, RED, PURPLE, BLUE = range(4)

BASIC: Final = ("draw1_repair1", "build2", "event2")
SPARE_ROOMS: Final = (
    *("peek", "press_choice", "hero3", "hunt1", "ship1", "hunt2", "immunity", "cupboard", "repair2", "vent"),
)
COPIES: Final = 2  # of every advanced room
ANIMALS: Final = ("hare", "roe_deer", "wild_boar", "wolf", "bear")
TOKENS: Final = (
    *("holy_water", "rations", "plank", "scrap", "appliance", "ammo", "ammo", "tablets", "cupboard", "cupboard"),
)
START: Final = 3  # the gauge's step 0 counted from the best one
WORST: Final = 11
CALAMITIES: Final = (
    *("fire", "debris", "looters", "nomads", "shortage", "sandstorm", "cloud", "rats", "clan", "glaciation"),
    *("plague", "mutation"),
)


def table(
    players: int = 4,
    *,
    round_number: int = 2,
    first: int = BEIGE,
    heroes: Mapping[int, Mapping[str, str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    rooms: Mapping[int, Sequence[str]] | None = None,
    airlock: Mapping[int, int] | None = None,
    gauge: Mapping[int, int] | None = None,
    broken: Mapping[int, Sequence[str]] | None = None,
    repaired: Mapping[int, Sequence[str]] | None = None,
    hunted: Mapping[int, Mapping[str, int]] | None = None,
    events: Sequence[str] = (),
    takers: Sequence[int] = (),
    pools: Mapping[str, int] | None = None,
    herds: Mapping[str, Sequence[str]] | None = None,
    search: Mapping[str, Sequence[str]] | None = None,
    shown: Mapping[str, Sequence[str]] | None = None,
    stack: Sequence[str] = (),
    discards: Sequence[str] = (),
    algae: bool = True,
    options: Mapping[str, Value] | None = None,
    data: dict[str, object] | None = None,
) -> Driver:
    """Lay out a situation in the middle of a game: `events` lie face up, unresolved unless `takers` say who took them.

    Heroes are written as areas, "base" for one that lies there and "base standing" for one that has moved today. Rooms
    are written as a name and the number of people inside; without a number they are not built.
    """
    setup = GAME.agree(players, options, data)
    g = GAME.blank(setup, Scripted())
    others = [event for event in CALAMITIES if event not in events]
    homes = furnished([(rooms or {}).get(seat, ()) for seat in range(players)])
    most = dict(
        zip(("forest", "mine", "park", "base", "dam"), (2 + 2 * players,) * 4 + (3 + 2 * players,), strict=True)
    )
    shelters = [
        {
            "leader": ("livrich", "rowlett", "wely", "frye")[seat],
            "heroes": placed((heroes or {}).get(seat, {})),
            "goods": dict((goods or {}).get(seat, {})),
            "rooms": homes[seat],
            "airlock": (airlock or {}).get(seat, 0),
            "gauge": START - (gauge or {}).get(seat, 0) if (gauge or {}).get(seat, 0) > -5 else WORST,
            "broken": list((broken or {}).get(seat, ())),
            "repaired": list((repaired or {}).get(seat, ())),
            "animals": dict((hunted or {}).get(seat, {})),
        }
        for seat in range(players)
    ]
    GAME.read_facts(
        g,
        {
            "round": max(round_number, len(events)),
            "first": first,
            "revealed": len(events),
            "algae": algae,
            "aboard": 15,
            "events": [*events, *others],
            "takers": [*takers, *[-1] * (6 - len(takers))],
            "stack": list(stack),
            "discards": list(discards),
            "pools": {area: (pools or {}).get(area, min(10, most[area])) for area in most},
            "herds": {area: list((herds or {}).get(area, ["bear"])) for area in WILDS},
            "search": {area: list((search or {}).get(area, TOKENS[: 2 + 2 * players])) for area in CITIES},
            "shown": {area: list((shown or {}).get(area, ())) for area in CITIES},
            "players": shelters,
        },
    )
    return sat_down(g)


def placed(mentioned: Mapping[str, str]) -> list[str]:
    """Put the heroes that are not mentioned into areas of their own, lying."""
    taken = {words.split()[0] for words in mentioned.values()}
    out_of_the_way = ("silent_peak", "park", "blackwood", "mine", "forest", "dam", "base", "ship")
    free = [area for area in out_of_the_way if area not in taken]
    return [mentioned[hero] if hero in mentioned else free.pop(0) for hero in HEROES]


def furnished(homes: Sequence[Sequence[str]]) -> list[list[str]]:
    """List the seven rooms of every shelter: those that are mentioned with their people, others of the box unbuilt."""
    people = [{words.partition(" ")[0]: words.partition(" ")[2] or "unbuilt" for words in home} for home in homes]
    advanced = [[key for key in home if key not in BASIC] for home in people]
    box = Counter(dict.fromkeys(SPARE_ROOMS, COPIES))
    box.subtract(key.removesuffix("_second") for keys in advanced for key in keys)
    for keys in advanced:
        spare = [key for key in SPARE_ROOMS if box[key] > 0 and key not in keys][: 4 - len(keys)]
        box.subtract(spare)
        keys.extend(spare)
    return [
        [f"{key} {home.get(key, 'unbuilt')}" for key in (*BASIC, *keys)]
        for home, keys in zip(people, advanced, strict=True)
    ]


def new_table(
    players: int = 4,
    *,
    seed: str = "",
    options: Mapping[str, Value] | None = None,
    data: dict[str, object] | None = None,
) -> Driver:
    """Set up a new game; without a seed nothing is shuffled."""
    setup = GAME.agree(players, options, data)
    t = sat_down(GAME.blank(setup, seeded(seed) if seed else Scripted()))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def sat_down(g: Wasteland) -> Driver:
    """Return a table whose game keeps a journal."""
    journal = Journal()
    g.journal = journal
    return Driver(g, journal)
