"""The car park: who stands where, who looks where, and the questions the rules ask of it."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import State
from ostoja.engine.journal import ALL
from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.words import (
    CHARACTERS,
    CONDITIONS,
    DOG,
    FIELDS,
    HOUND,
    HUMANS,
    MUTANT,
    NOWHERE,
    ZOMBIE,
)

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.zombie_terror.data import Board, Data
    from ostoja.games.zombie_terror.piece_views import Looks
    from ostoja.games.zombie_terror.rulings import Rulings
    from ostoja.games.zombie_terror.scenario import Scenario

NOBODY: Final = -1

# What stands on a field, as one number. 1 to 7: a living character (its number + 1).
FREE: Final = 0
LIVING: Final = 7  # the highest number of a living character
WALL: Final = 15
BODY: Final = 16  # a doomed character: its number + 16
UNDEAD: Final = 64  # a zombie: facing in bits 0-1, kind in bits 2-3, the two flags below
IDLE: Final = 16  # the inactive face
MARKED: Final = 32  # a forced move

HEALTHY: Final = 0
WOUNDED: Final = 1
DOOMED: Final = 2
GONE: Final = 3  # turned or removed

IN_POOL: Final = NOWHERE  # where a find token may be, besides a field
IN_BOX: Final = NOWHERE + 1

ALL_HUMANS: Final = (1 << HUMANS) - 1


def undead(kind: int, facing: int) -> int:
    """Return the number of an active zombie of a kind."""
    return UNDEAD | kind << 2 | facing


def kind_of(code: int) -> int:
    """Return the kind of a zombie from its number."""
    return code >> 2 & 3


class Town(State):
    """All facts of one game of Zombie Terror."""

    __slots__ = (
        "acted",
        "acting",
        "activations",
        "ap",
        "blocked",
        "board",
        "box",
        "briefcase",
        "bullets",
        "data",
        "deck",
        "discard",
        "done",
        "faces",
        "finds",
        "first",
        "ground",
        "hands",
        "health",
        "horde",
        "known",
        "leg",
        "looks",
        "more_anywhere",
        "more_per_half",
        "noise",
        "on_board",
        "played",
        "quiet",
        "revealed",
        "round",
        "rounds_before",
        "rulings",
        "saved_by",
        "scenario",
        "shots",
        "stars_before",
        "supported",
        "supporters",
        "teams",
        "terror",
        "used",
        "where",
        "winner",
        "zombie_seat",
    )

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings, scenario: Scenario) -> None:
        super().__init__(seats, rng)
        self.data = data
        self.rulings = rulings
        self.scenario = scenario
        self.ground: Board = scenario.board
        self.leg = 1  # 2: the second game of a double game
        self.rounds_before = 0  # of the first game, where this is the second
        self.stars_before: list[int] = [0] * seats  # by seat, saved in the first game
        self.looks: Looks | None = None  # how the pieces looked last, for views; copies share it

    def lay_out(self) -> None:
        """Clear the table: nothing is dealt, nobody stands anywhere; a copy gets what lies there instead."""
        self.clear_counts()
        self.board: list[int] = [FREE] * FIELDS + [WALL]
        for wall in self.ground.grid.walls:
            self.board[wall] = WALL
        self.horde: list[int] = []  # the fields of all zombies, in order
        self.on_board: list[int] = [0, 0, 0]  # zombies by kind
        self.where: list[int] = [NOWHERE] * CHARACTERS
        self.health: list[int] = [HEALTHY] * CHARACTERS
        self.saved_by: list[int] = [NOBODY] * CHARACTERS
        self.ap: list[int] = [0] * CHARACTERS
        self.teams: list[int] = [0] * self.seats  # the humans of every seat, as bits
        self.hands: list[int] = [0] * self.seats  # cards by seat, as bits
        self.deck: list[int] = []  # the zombie player's; the top card is the last
        self.finds: list[int] = [IN_POOL] * self.scenario.finds
        self.faces: list[int] = list(range(self.scenario.finds))  # what the find tokens hide

    def clear_counts(self) -> None:
        """Begin to count at nothing: rounds, noise, tokens and cards."""
        self.round = 0
        self.zombie_seat = NOBODY
        self.first = NOBODY  # the human player who acts first this round
        self.winner = NOBODY
        self.terror = 0  # the field of the terror marker; 0: beside the track
        self.acted = 0  # characters activated in the present human turn, as bits
        self.acting = NOBODY  # the character that acted last in it
        self.done = 0  # characters after whom another one has acted in it, as bits
        self.used = 0  # characters that have used a power limited to once per turn, as bits
        self.noise = 0  # characters activated in this round
        self.quiet = 0  # characters that Silence covers in this round
        self.activations = 0  # zombies that may still be activated this turn
        self.shots = 0  # bullets fired in this round
        self.more_anywhere = 0  # zombies that Plague adds this turn
        self.more_per_half = 0  # zombies that Zombie Horde adds to each half this turn
        self.bullets = 0
        self.briefcase = False
        self.box = 0  # cards not dealt
        self.played = 0  # cards played: out of the game, or out of this round where cards come back
        self.known = 0  # cards of the zombie player's hand that everybody knows to be there
        self.discard = 0  # the zombie player's discard pile
        self.blocked = 0  # human cards under a block token
        self.supported = 0  # human cards under a support token
        self.supporters = 0  # seats that still have their support token
        self.revealed = 0  # find tokens that lie open, as bits

    def unsaved(self) -> tuple[str, ...]:
        """Leave out numbers, rulings, scenario and board, which come with the set-up, and how pieces looked last."""
        return ("asked", "data", "ground", "journal", "looks", "offers", "rulings", "scenario")

    def copy(self) -> Town:
        """Return an independent copy."""
        twin = Town(self.seats, self.rng.copy(), self.data, self.rulings, self.scenario)
        self.copy_table(twin)
        twin.looks = self.looks
        twin.leg = self.leg
        twin.rounds_before = self.rounds_before
        twin.stars_before = self.stars_before[:]
        twin.round = self.round
        twin.zombie_seat = self.zombie_seat
        twin.first = self.first
        twin.winner = self.winner
        twin.terror = self.terror
        twin.acted = self.acted
        twin.acting = self.acting
        twin.done = self.done
        twin.used = self.used
        twin.noise = self.noise
        twin.quiet = self.quiet
        twin.activations = self.activations
        twin.shots = self.shots
        twin.more_anywhere = self.more_anywhere
        twin.more_per_half = self.more_per_half
        twin.bullets = self.bullets
        twin.briefcase = self.briefcase
        twin.box = self.box
        twin.played = self.played
        twin.known = self.known
        twin.discard = self.discard
        twin.blocked = self.blocked
        twin.supported = self.supported
        twin.supporters = self.supporters
        twin.revealed = self.revealed
        twin.board = self.board[:]
        twin.horde = self.horde[:]
        twin.on_board = self.on_board[:]
        twin.where = self.where[:]
        twin.health = self.health[:]
        twin.saved_by = self.saved_by[:]
        twin.ap = self.ap[:]
        twin.teams = self.teams[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.finds = self.finds[:]
        twin.faces = self.faces[:]
        return twin

    # ------------------------------------------------------------ pieces

    def put(self, character: int, field: int) -> None:
        """ZT-GEN-02  Put a living character on a free field, from wherever it stands."""
        self.board[self.where[character]] = FREE if self.where[character] != NOWHERE else WALL
        self.where[character] = field
        self.board[field] = character + 1

    def take_off(self, character: int) -> None:
        """Take a character off the board."""
        self.board[self.where[character]] = FREE
        self.where[character] = NOWHERE

    def add_zombie(self, field: int, kind: int, facing: int) -> None:
        """Put a zombie from the pool on a free field, active face up."""
        self.board[field] = undead(kind, facing)
        self.on_board[kind] += 1
        insort(self.horde, field)

    def remove_zombie(self, field: int) -> None:
        """Take a zombie off the board."""
        self.on_board[kind_of(self.board[field])] -= 1
        self.board[field] = FREE
        self.horde.remove(field)

    def shift_zombie(self, field: int, target: int) -> None:
        """ZT-PSH-05, ZT-PSH-08  Move a zombie; it keeps its facing and its face, and opens no find.

        ZT-PSH-10, ZT-S4-DOG-10, ZT-S4-FND-11
        """
        self.board[target] = self.board[field]
        self.board[field] = FREE
        self.horde.remove(field)
        insort(self.horde, target)

    def face(self, field: int, facing: int) -> None:
        """Turn a zombie."""
        self.board[field] = self.board[field] & ~3 | facing

    # ------------------------------------------------------------ questions

    def next_to(self, field: int, way: int) -> int:
        """ZT-GEN-03, ZT-GEN-07  Return the neighbour of a field; NOWHERE beyond the edge."""
        return self.ground.grid.step[field * WAYS + way]

    def front(self, field: int) -> int:
        """ZT-GEN-08  Return the field before a zombie."""
        return self.ground.grid.step[field * WAYS + (self.board[field] & 3)]

    def is_free(self, field: int) -> bool:
        """ZT-GEN-04  Tell whether no character, zombie or obstacle is on a field; the field exists.

        ZT-GEN-05, ZT-GEN-06
        """
        return self.board[field] == FREE

    def is_free_for_zombie(self, field: int) -> bool:
        """ZT-ACT-09  Tell whether a zombie may come to stand on a field (option zombies_on_car_fields)."""
        return self.board[field] == FREE and not self.rulings.no_zombie[field]

    def is_zombie(self, field: int) -> bool:
        """Tell whether a zombie stands on a field."""
        return self.board[field] >= UNDEAD

    def faces_piece(self, zombie: int, field: int) -> bool:
        """ZT-GEN-09  Tell whether the zombie on a field looks at the adjacent piece on another."""
        return self.front(zombie) == field

    def is_living(self, character: int) -> bool:
        """ZT-GEN-11, ZT-WND-04  Tell whether a character is on the board and not doomed."""
        return self.where[character] != NOWHERE and self.health[character] < DOOMED

    def seen_by(self, zombie: int) -> int:
        """ZT-VIS-01  Return the living character that a zombie sees, NOBODY if there is none.

        It looks along the 4 fields straight ahead; the first piece or obstacle ends its view, a find does not.

        ZT-VIS-02, ZT-VIS-03, ZT-VIS-04, ZT-S4-FND-07
        """
        board = self.board
        for field in self.ground.sight[zombie * DIRECTIONS + (board[zombie] & 3)]:
            code = board[field]
            if code != FREE:
                return code - 1 if code <= LIVING else NOBODY
        return NOBODY

    def pool(self) -> int:
        """Count the zombie markers in the pool."""
        return self.data.markers[ZOMBIE] - self.on_board[ZOMBIE]

    def mutant_waits(self) -> bool:
        """ZT-S4-MUT-05  Tell whether the mutated zombie's token lies in the pool."""
        return self.scenario.mutant and self.on_board[MUTANT] < self.data.markers[MUTANT]

    def specials(self) -> int:
        """Count the special zombies on the board."""
        return self.on_board[MUTANT] + self.on_board[HOUND]

    def second(self) -> int:
        """ZT-S4-DOG-01  Return the human player who acts second, NOBODY where there is only one."""
        for seat in range(self.seats):
            if seat not in (self.zombie_seat, self.first):
                return seat
        return NOBODY

    def owner(self, character: int) -> int:
        """Return who controls a character now."""
        if character == DOG:
            return self.second()
        for seat in range(self.seats):
            if self.teams[seat] >> character & 1:
                return seat
        return NOBODY

    def controls(self, seat: int, character: int) -> bool:
        """Tell whether a seat controls a character now."""
        return bool(self.teams[seat] >> character & 1) or (character == DOG and seat == self.second())

    def stars(self, character: int) -> int:
        """ZT-GEN-12  Return the stars of a character as its marker shows them."""
        return self.data.stars[character * CONDITIONS + self.health[character]]

    def saved_stars(self, seat: int) -> int:
        """ZT-EXIT-03, ZT-S4-SUP-05  Add up the stars of a seat's saved characters and its unused support token."""
        total = self.supporters >> seat & 1
        for character in range(CHARACTERS):
            if self.saved_by[character] == seat:
                total += self.stars(character)
        return total

    def saved_count(self, seat: int) -> int:
        """Count the characters a seat has saved."""
        return self.saved_by.count(seat)

    def watchers(self, seat: int) -> int:
        """Return who sees what a seat draws: itself, or everybody where hands are played open."""
        return ALL if self.rulings.open_hands else 1 << seat

    def holds(self, seat: int, card: int) -> bool:
        """Tell whether a seat may play a card."""
        return bool(self.hands[seat] >> card & 1)

    def noise_made(self) -> int:
        """ZT-HT-08, ZT-CARD-SILENCE  Count the activated characters of this round that are heard."""
        return (self.noise & ~self.quiet).bit_count()

    def wake(self, character: int) -> None:
        """ZT-HT-07  A character is activated."""
        self.noise |= 1 << character
        self.acted |= 1 << character

    def win(self, seat: int, kind: str) -> None:
        """ZT-DBL-01  The game is over; a double game goes on after either of its games."""
        if self.winner == NOBODY:
            self.winner = seat
            self.tell(kind, seat)
            self.over = not self.rulings.double_game
