"""Make the golden records: whole games that every later version has to replay byte for byte.

Run from the root of the checkout, for all games or for some:

    python -m tests.records.make
    python -m tests.records.make mall-of-horror

Each game gets three records in tests/records/<key>/, a game of another package in the folder `records` of its own: one
with the least seats, one with the most, and one with options that are not the defaults. The choices are drawn from a
fixed seed, so the same code always writes the same files.
Make them anew only when a game's rules, data or record format change on purpose, and raise its rules version then.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import ostoja.games
from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.engine.record import write_record
from ostoja.engine.rng import seeded
from ostoja.engine.setup_options import Amount, OneOf, Switch
from ostoja.games import all_games, find

if TYPE_CHECKING:
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng
    from ostoja.engine.setup_options import SetupOption, Value
    from ostoja.engine.vocabulary import Word

HOME: Final = Path(__file__).parent
NAMES: Final = ("Ada", "Bogdan", "Celina", "Dawid", "Ewa", "Feliks", "Grażyna", "Henryk")
LINES: Final = ("Cześć!", "Trust me.", "Kto idzie na parking?", 'He said "no".', "…")
TALK_EVERY: Final = 9  # choices between two things said


def folder_of(game: Game) -> Path:
    """Return where the records of a game lie: ours beside this file, those of another package in it."""
    if game.package().startswith(ostoja.games.__name__):
        return HOME / game.key
    (home, *_) = import_module(game.package()).__path__
    return Path(home, "records")


def records_of(game: Game) -> dict[str, str]:
    """Play the games of one title and return their records by file name."""
    least, most = game.least_seats, game.most_seats
    return {
        f"{least}-seats.jsonl": write_record(play(game, least, {})),
        f"{most}-seats.jsonl": write_record(play(game, most, {})),
        "options.jsonl": write_record(play(game, (least + most) // 2, other_options(game, (least + most) // 2))),
    }


def play(game: Game, seats: int, wishes: dict[str, Value]) -> Match:
    """Play one game at random, with a word now and then."""
    seed = f"golden {game.key} {seats}{' options' if wishes else ''}"
    match = Match(game, game.agree(seats, wishes), seed, NAMES[:seats])
    rng = seeded(f"choices of {seed}")
    while not match.state.over:
        if match.taken % TALK_EVERY == 0:
            talk(match, rng)
        seat = rng.pick(match.asked())
        match.choose(seat, rng.pick(match.options(seat)))
    return match


def talk(match: Match, rng: Rng) -> None:
    """Say something in one of the game's forms, if it has any, or something free."""
    seats = match.setup.seats
    seat = rng.below(seats)
    forms = match.game.talk
    if not forms or rng.below(3) == 0:
        match.chat(seat, rng.pick(LINES))
        return
    form = rng.pick(forms)
    about = [rng.pick([label for label in domain.labels if fits(label, seats)]) for domain in form.domains]
    match.say(seat, rng.pick([-1, *(other for other in range(seats) if other != seat)]), [form.name(), *about])


def fits(label: Word, seats: int) -> bool:
    """Tell whether a thing can be talked about at this table: it has a name, and a seat is one of ours."""
    return label < seats if isinstance(label, int) else label != ""


def other_options(game: Game, seats: int) -> dict[str, Value]:
    """Wish for something else than the default wherever the game can be set up so."""
    wishes: dict[str, Value] = {}
    for choice in game.setup_options:
        wish = another(choice)
        try:
            Match(game, game.agree(seats, {**wishes, choice.key: wish}), "try")
        except SetupError:
            continue
        wishes[choice.key] = wish
    return wishes


def another(choice: SetupOption) -> Value:
    """Return a value that is not the default, where one can be thought of."""
    if isinstance(choice, OneOf):
        return choice.values[-1]
    if isinstance(choice, Switch):
        return not choice.default
    if isinstance(choice, Amount):
        return choice.least if choice.default == choice.most else int(choice.default) + 1
    return choice.default


def main(keys: list[str]) -> None:
    """Write the records of some games, or of all."""
    for game in [find(key) for key in keys] or all_games().values():
        folder = folder_of(game)
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        for name, text in records_of(game).items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(f"{game.key}/{name}: {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    main(sys.argv[1:])
