"""Chapter: hits on zombies, wounds, the briefcase, and the doomed."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.state import BODY, DOOMED, HEALTHY, Town, kind_of
from ostoja.games.zombie_terror.victory import check_horde
from ostoja.games.zombie_terror.words import BANKER, MUTANT, TO_SPEND_BRIEFCASE, ZOMBIE


def hit(g: Town, field: int) -> None:
    """ZT-HIT-01  A hit removes a zombie; the mutated one becomes a normal one.

    The marker returns to the pool, the zombie dog's token to the box. The replacement keeps facing and face.
    A find under it stays.

    ZT-S4-FND-10, ZT-S4-MUT-03, ZT-S4-MUT-04, ZT-S4-MUT-06, ZT-S4-MUT-07, ZT-S4-ZDG-04
    """
    code = g.board[field]
    kind = kind_of(code)
    g.tell("hit", kind, field)
    if kind == MUTANT:
        g.board[field] = code & ~(3 << 2)
        g.on_board[MUTANT] -= 1
        g.on_board[ZOMBIE] += 1
        check_horde(g)
    else:
        g.remove_zombie(field)


def wound(g: Town, character: int) -> Next:
    """ZT-BAN-01, ZT-BAN-02  Wound a character; while the Banker has his briefcase, it takes the wound instead."""
    if character == BANKER and g.briefcase:
        if not g.rulings.briefcase_automatic:
            return Briefcase(g.owner(BANKER))
        spend_briefcase(g)
    else:
        injure(g, character)
    return None


def spend_briefcase(g: Town) -> None:
    """ZT-BAN-01, ZT-BAN-03  The wound is cancelled and the briefcase is spent for good."""
    g.briefcase = False
    g.tell("briefcase", g.where[BANKER])


def injure(g: Town, character: int) -> None:
    """ZT-WND-01, ZT-WND-02, ZT-S4-DOG-11  A healthy character is wounded, a wounded one doomed."""
    g.health[character] += 1
    field = g.where[character]
    if g.health[character] == DOOMED:
        g.board[field] = BODY + character  # ZT-WND-04: it keeps its field and is a human no more
        g.ap[character] = 0
        g.tell("doomed", character, field)
    else:
        g.tell("wounded", character, field)


def heal(g: Town, character: int) -> None:
    """ZT-NUR-01, ZT-CARD-FIRSTAID  Turn a wounded human to its healthy face."""
    g.health[character] = HEALTHY
    g.tell("healed", character, g.where[character])


class Briefcase(Solo[Town]):
    """ZT-BAN-02  Option briefcase_automatic off: the Banker's player decides whether the briefcase takes the wound."""

    __slots__ = ()

    def options(self, g: Town, seat: int) -> list[int]:
        """Offer to take the wound or to spend the briefcase."""
        return [PASS, TO_SPEND_BRIEFCASE]

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """Cancel the wound or suffer it."""
        if option == PASS:
            injure(g, BANKER)
        else:
            spend_briefcase(g)
        return DONE

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask whether the briefcase is spent."""
        return ("ask-briefcase", self.seat, g.where[BANKER])

    def rule(self) -> str:
        """Cite the rule on the briefcase."""
        return "ZT-BAN-02"

    def fallback(self, g: Town, seat: int) -> int:
        """Spend it, as the automatic rule would."""
        return TO_SPEND_BRIEFCASE
