"""Words in the logs: choices were stored by the numbers of their options, whose meaning hangs on the order of verbs.

The vocabularies of that time lie beside this file; those of today may have changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from alembic import op

if TYPE_CHECKING:
    from collections.abc import Callable

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WORDS: Final = Path(__file__).parents[1] / "words_of_rules_1.json"
PORTION: Final = 5000  # rows that are rewritten at a time

GAMES: Final = sa.table("tables", sa.column("id", sa.String), sa.column("game", sa.String))
ENTRIES: Final = sa.table(
    "entries", sa.column("table_id", sa.String), sa.column("seq", sa.BigInteger), sa.column("entry", sa.Text)
)


class Words:
    """The vocabulary of a game as it was."""

    def __init__(self, domains: list[list[str | int]], verbs: list[tuple[str, int, list[int]]]) -> None:
        self.options: list[list[str | int]] = []
        for verb, base, places in verbs:
            assert base == len(self.options)
            spelled: list[list[str | int]] = [[verb]]
            for place in places:
                spelled = [[*words, label] for words in spelled for label in domains[place]]
            self.options += spelled

    def spell(self, choice: list[Any]) -> list[Any] | None:
        """Put words in the place of an option's number; nothing where there is none."""
        if isinstance(choice[2], int) and 0 <= choice[2] < len(self.options):
            return [choice[0], choice[1], self.options[choice[2]], *choice[3:]]
        return None

    def number(self, choice: list[Any]) -> list[Any] | None:
        """Put the number of an option in the place of its words."""
        if isinstance(choice[2], list) and choice[2] in self.options:
            return [choice[0], choice[1], self.options.index(choice[2]), *choice[3:4]]
        return None


def rewrite(change: Callable[[Words, list[Any]], list[Any] | None]) -> None:
    """Rewrite the choices of all logs; a row that cannot be read stays as it is: its table is broken."""
    connection = op.get_bind()
    games = {key: Words(**words) for key, words in json.loads(WORDS.read_text(encoding="utf-8")).items()}
    for table, game in connection.execute(sa.select(GAMES.c.id, GAMES.c.game)).all():
        if game not in games:
            continue
        rows = connection.execute(
            sa.select(ENTRIES.c.seq, ENTRIES.c.entry)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.entry.like('["c",%'))
            .order_by(ENTRIES.c.seq)
        ).all()
        changed = [
            {"of": table, "at": seq, "text": text} for seq, old in rows if (text := rewritten(games[game], old, change))
        ]
        for first in range(0, len(changed), PORTION):
            connection.execute(
                sa.update(ENTRIES)
                .where(ENTRIES.c.table_id == sa.bindparam("of"), ENTRIES.c.seq == sa.bindparam("at"))
                .values(entry=sa.bindparam("text")),
                changed[first : first + PORTION],
            )


def rewritten(words: Words, text: str, change: Callable[[Words, list[Any]], list[Any] | None]) -> str:
    """Rewrite one choice; empty: it stays."""
    try:
        entry = json.loads(text)
        found = change(words, entry)
    except (ValueError, IndexError, TypeError):
        return ""
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) if found else ""


def upgrade() -> None:
    """Go forward."""
    rewrite(Words.spell)


def downgrade() -> None:
    """Go back."""
    rewrite(Words.number)
