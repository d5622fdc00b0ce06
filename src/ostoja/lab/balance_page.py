"""The balance of a game as one page that needs nothing else: every picture with a sentence that says what it shows."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.lab import charts
from ostoja.lab.balance import spread_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.engine.game import Game
    from ostoja.lab.balance import Difference, Effect, Games
    from ostoja.lab.intervals import Share
    from ostoja.text import Texts

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#22252b;"
    "background:#faf8f4}h1{line-height:1.2}figure{margin:1.5rem 0}figcaption{margin:.3rem 0}"
    "svg{max-width:100%;height:auto}code{background:#eee9df;padding:.1em .3em;border-radius:.2em}"
    "ul{columns:2}.how{color:#5c616b}"
)


class Figure(NamedTuple):
    """A heading, a sentence that says what the picture shows, and the picture (or a list) as markup."""

    heading: str
    sentence: str
    picture: str


class Page:
    """A page being written, in one language."""

    def __init__(self, game: Game, games: Games, texts: Texts, say: Callable[..., str]) -> None:
        self.game = game
        self.games = games
        self.texts = texts
        self.say = say
        self.parts: list[Figure] = []

    def figures(self, skill: Share | None, against: dict[str, Difference] | None = None) -> list[Figure]:
        """Say and draw everything."""
        if against:
            self.show_against(against)
        self.show_wins()
        self.show_length()
        self.show_lead()
        self.show_luck(skill)
        self.show_effects()
        self.show_never()
        self.show_talk()
        return self.parts

    def title(self) -> str:
        """Call the page by its game."""
        return self.say("balance-title", title=self.texts.say("game-title"))

    def played(self) -> str:
        """Say what was played."""
        return self.say("balance-played", games=len(self.games.games), seats=self.games.seats, rules=self.game.rules)

    def write(self, skill: Share | None, command: str, against: dict[str, Difference] | None = None) -> str:
        """Write everything as a page that stands by itself."""
        title, figures = escape(self.title()), self.figures(skill, against)
        head = f"<h1>{title}</h1><p class=how>{escape(self.played())}<br><code>{escape(command)}</code></p>"
        return (
            f'<!doctype html><html lang="{self.texts.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
            f"<style>{STYLE}</style>{head}{''.join(map(framed, figures))}</html>\n"
        )

    def add(self, heading: str, sentence: str, picture: str = "") -> None:
        """Add a heading, one sentence, and what it speaks of."""
        self.parts.append(Figure(heading, sentence, picture))

    def show_wins(self) -> None:
        """Show who wins."""
        say = self.say
        shares = self.games.by_seat()
        labels = [say("balance-seat", seat=seat + 1) for seat in range(len(shares))]
        fair = 1 / len(shares)
        self.add(say("balance-seats"), say("balance-seats-say", fair=f"{fair:.0%}"), charts.bars(labels, shares, fair))
        self.show_sides()
        self.show_roles(fair)
        ends = self.games.endings()
        labels = [say(f"balance-end-{kind}") for kind in ends]
        self.add(say("balance-ends"), say("balance-ends-say"), charts.bars(labels, list(ends.values())))

    def show_sides(self) -> None:
        """Show which side wins, in all and scenario by scenario."""
        sides = self.games.by_side()
        if sides:
            picture = charts.bars([self.side(side) for side in sides], list(sides.values()))
            self.add(self.say("balance-sides"), self.say("balance-sides-say"), picture)
        labels: list[str] = []
        shares: list[Share] = []
        for scene, games in self.games.by_scene().items():
            for side, share in games.by_side().items():
                labels.append(f"{self.texts.say(scene)}: {self.side(side)}")
                shares.append(share)
        if labels:
            self.add(self.say("balance-scenes"), self.say("balance-scenes-say"), charts.bars(labels, shares))

    def show_roles(self, fair: float) -> None:
        """Show with which role, say which leader, one wins."""
        roles = self.games.by_role()
        if roles:
            picture = charts.bars([self.texts.say(role) for role in roles], list(roles.values()), fair)
            self.add(self.say("balance-roles"), self.say("balance-roles-say", fair=f"{fair:.0%}"), picture)

    def side(self, side: str) -> str:
        """Call a side by its name."""
        return self.texts.say(f"side-{side}")

    def show_length(self) -> None:
        """Show how long games last."""
        rounds = [game.rounds for game in self.games.games]
        choices = spread_of([game.decisions for game in self.games.games])
        usual = sum(self.game.minutes) / 2 / choices["middle"]
        minutes = {key: round(value * usual) for key, value in choices.items()}
        told = self.say(
            "balance-length-say", **choices, least=minutes["low"], minutes=minutes["middle"], most=minutes["high"]
        )
        self.add(self.say("balance-length"), told, charts.histogram(rounds, self.say("balance-rounds")))

    def show_lead(self) -> None:
        """Show whether games are open for long."""
        decided, changes = self.games.decided(), self.games.changes()
        if not decided:
            return
        middle = f"{spread_of(decided)['middle']:.0%}"
        told = self.say("balance-lead-say", changes=f"{sum(changes) / len(changes):.1f}", middle=middle)
        picture = charts.histogram([100 * part for part in decided], self.say("balance-lead-axis"))
        self.add(self.say("balance-lead"), told, picture)

    def show_luck(self, skill: Share | None) -> None:
        """Say how much is luck, and how much skill."""
        same, usual = self.games.luck()
        told = self.say("balance-luck-say", same=f"{same:.0%}", usual=f"{usual:.0%}")
        if skill is not None:
            span = {"share": f"{skill.share:.0%}", "low": f"{skill.low:.0%}", "high": f"{skill.high:.0%}"}
            told += " " + self.say("balance-skill-say", fair=f"{1 / self.games.seats:.0%}", **span)
        self.add(self.say("balance-luck"), told)

    def show_effects(self) -> None:
        """Show what goes with victory, and what with defeat."""
        for kind, effects in zip(("best", "worst"), self.games.effects(), strict=True):
            if effects:
                labels = [self.label(one) for one in effects]
                spans = [(one.more, one.low, one.high) for one in effects]
                picture = charts.differences(labels, spans)
                self.add(self.say(f"balance-{kind}"), self.say(f"balance-{kind}-say"), picture)

    def label(self, one: Effect) -> str:
        """Call what seats did, or met, by its name."""
        kind, thing = one.what
        names = [self.say("balance-seat", seat=seat + 1) for seat in range(self.games.seats)]
        if not kind:
            said = self.texts.option(thing, names)
        else:
            said = f"{kind}: {self.texts.domain(self.game.phrases[kind][1], thing)}"
        return f"{said} ({one.seats})"

    def show_never(self) -> None:
        """List what nobody ever chose."""
        never = self.games.never()
        names = [self.say("balance-seat", seat=seat + 1) for seat in range(self.games.seats)]
        rows = "".join(f"<li>{escape(self.texts.option(option, names))}</li>" for option in never)
        self.add(self.say("balance-never"), self.say("balance-never-say", options=len(never)), f"<ul>{rows}</ul>")

    def show_talk(self) -> None:
        """Say what became of what was said."""
        acts, kept, broken = self.games.talk()
        if acts:
            self.add(self.say("balance-talk"), self.say("balance-talk-say", acts=acts, kept=kept, broken=broken))

    def show_against(self, against: dict[str, Difference]) -> None:
        """Show what the other rules change."""
        shares = {name: one for name, one in against.items() if name not in {"rounds", "choices"}}
        picture = charts.differences(
            self.named(shares), [(one.other - one.usual, one.low, one.high) for one in shares.values()]
        )
        self.add(self.say("balance-against"), self.say("balance-against-say"), picture)
        for name in ("rounds", "choices"):
            one = against[name]
            figures = {
                "usual": f"{one.usual:.1f}",
                "other": f"{one.other:.1f}",
                "low": f"{one.low:+.1f}",
                "high": f"{one.high:+.1f}",
            }
            self.add(self.say(f"balance-against-{name}"), self.say("balance-against-length", **figures))

    def named(self, shares: dict[str, Difference]) -> Sequence[str]:
        """Call seats and sides as they are called elsewhere on the page."""
        return [
            self.say("balance-seat", seat=int(name.removeprefix("seat ")) + 1)
            if name.startswith("seat ")
            else self.side(name)
            for name in shares
        ]


def framed(figure: Figure) -> str:
    """Write a figure as part of a page."""
    said = f"<h2>{escape(figure.heading)}</h2><figcaption>{escape(figure.sentence)}</figcaption>"
    return f"<figure>{said}{figure.picture}</figure>"
