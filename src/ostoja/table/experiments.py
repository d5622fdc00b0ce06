"""Experiments of designers: one at a time and one of each person, in a process that stands back for whoever plays."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from ostoja.bots.registry import BOTS
from ostoja.engine.errors import OstojaError
from ostoja.engine.naming import no_such
from ostoja.table.bot_minds import Apart, Died
from ostoja.table.experiment_files import UNFINISHED, ExperimentFiles, Stored
from ostoja.table.experiment_playing import advance, begin, draw, study_of
from ostoja.table.faults import Fault, Forbidden, TooMuch, Unknown
from ostoja.table.protocol.experiments import ExperimentCard, NewExperiment, Picture, Pictures

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.table.experiment_playing import Drawn, Step
    from ostoja.table.server_clock import Clock
    from ostoja.table.settings import Settings

GRACE: Final = 30.0  # seconds beyond its time after which a process that does not answer is ended
WORD: Final = 1.0  # seconds between two words of how far it is

log = structlog.get_logger()


class Slow(Exception):
    """An experiment could not even play what is needed to say anything."""


class Experiments:
    """What designers try out at this worker, one after another."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.limits = settings.experiments
        self.possible = settings.thinkers > 0 and self.limits.games > 0
        self.files = ExperimentFiles(settings.home)
        self.clock = clock
        self.waiting: list[str] = []
        self.taking_in = asyncio.Lock()  # whoever presses twice still has one
        self.runner: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ what a designer asks for

    async def begin(self, player: str, wish: NewExperiment) -> ExperimentCard:
        """Take in an experiment; what cannot be played is refused by its field."""
        if not self.possible:
            raise Forbidden("no-experiments", "there are no experiments in this house")
        if wish.games > self.limits.games:
            raise Fault("SetupError", f"field games: {wish.games} are too many, at most {self.limits.games} here")
        if wish.bot not in BOTS:
            raise Fault("SetupError", f"field bot: {no_such('bot', wish.bot, BOTS)}")
        if len(self.waiting) >= self.limits.waiting:
            raise TooMuch("experiments-crowded", "too many experiments wait already; try again later")
        async with self.taking_in:
            card = await asyncio.to_thread(self.take_in, player, wish)
        self.enqueue(card.id)
        return self.shown(Stored(card, player), player)

    def take_in(self, player: str, wish: NewExperiment) -> ExperimentCard:
        """Check and store an experiment; one of each person at a time."""
        if any(one.player == player and one.card.status in UNFINISHED for one in self.files.all()):
            raise TooMuch("experiment-running", "one experiment at a time: stop the other, or wait for it")
        try:
            study = study_of(wish)
        except OstojaError as error:
            raise Fault("bad-data", str(error)) from error
        name = secrets.token_urlsafe(9)
        total, now = study.total(), self.clock()
        tried = msgspec.structs.asdict(wish)
        card = ExperimentCard(
            id=name, status="waiting", ahead=0, done=0, total=total, created=now, mine=True, trouble="", **tried
        )
        self.files.write(Stored(card, player))
        self.files.forget_old()
        return card

    def enqueue(self, name: str) -> None:
        """Play an experiment as soon as those before it are done."""
        self.waiting.append(name)
        if self.runner is None or self.runner.done():
            self.runner = asyncio.create_task(self.run(), name="experiments")

    async def card(self, player: str, name: str) -> ExperimentCard:
        """Tell how far an experiment is."""
        stored = await asyncio.to_thread(self.files.read, name)
        if stored is None:
            raise Unknown("no-experiment", "there is no such experiment")
        return self.shown(stored, player)

    async def of(self, player: str) -> list[ExperimentCard]:
        """List the experiments of a person, the newest first."""
        found = await asyncio.to_thread(lambda: list(self.files.all()))
        return [self.shown(one, player) for one in found if one.player == player]

    def shown(self, stored: Stored, player: str) -> ExperimentCard:
        """Return an experiment as somebody may see it."""
        name = stored.card.id
        ahead = self.waiting.index(name) + 1 if name in self.waiting else 0
        return msgspec.structs.replace(stored.card, mine=stored.player == player, ahead=ahead)

    async def stop(self, player: str, name: str) -> ExperimentCard:
        """End an experiment; what was played is drawn."""
        card = await self.card(player, name)
        if not card.mine:
            raise Forbidden("not-yours", "only whoever began an experiment can stop it")
        if card.status in UNFINISHED:
            await asyncio.to_thread(self.files.ask_to_stop, name)
        if name in self.waiting:
            self.waiting.remove(name)
            card.status = "stopped"
            await asyncio.to_thread(self.files.write, Stored(card, player))
        return card

    # ------------------------------------------------------------ how it is played

    async def run(self) -> None:
        """Play what waits, one after another."""
        while self.waiting:
            name = self.waiting.pop(0)
            stored = await asyncio.to_thread(self.files.read, name)
            if stored is not None:
                await Sitting(self, stored).hold()

    async def close(self) -> None:
        """End what is played; whoever looks for it later hears that it was lost."""
        self.waiting.clear()
        if self.runner is not None:
            self.runner.cancel()
            with suppress(asyncio.CancelledError):
                await self.runner


class Sitting:
    """One experiment from its first game to its pictures."""

    def __init__(self, experiments: Experiments, stored: Stored) -> None:
        self.experiments = experiments
        self.files = experiments.files
        self.stored = stored
        self.card = stored.card
        self.mind = Apart()
        self.slowest = 0.0  # seconds of the longest slice

    async def hold(self) -> None:
        """Play it, and write down what came of it, whatever happens."""
        try:
            await self.mind.open()
            await self.play()
            await self.keep(await self.ask(draw))
        except Slow:
            self.card.status, self.card.trouble = "failed", "slow"
        except Exception as error:  # noqa: BLE001  whatever it was, the next experiment goes on
            self.card.status, self.card.trouble = "failed", "broken"
            log.warning("experiment failed", game=self.card.game, reason=type(error).__name__)
        finally:
            self.mind.end()
        await asyncio.to_thread(self.files.write, self.stored)

    async def play(self) -> None:
        """Play until it is over, its time is up, or its owner has seen enough."""
        until = time.monotonic() + self.experiments.limits.seconds
        step: Step = await self.ask(begin)
        told = 0.0
        while not step.over:
            if time.monotonic() - told >= WORD:
                told = time.monotonic()
                await self.tell(step)
                if self.files.is_to_stop(self.card.id):
                    self.card.status = "stopped"
                    return
            if time.monotonic() + self.slowest > until:
                return
            since = time.monotonic()
            step = await self.ask(advance)
            self.slowest = max(self.slowest, time.monotonic() - since)
        self.card.done = step.done

    async def tell(self, step: Step) -> None:
        """Write down how far it is, and that those who wait behind it are not forgotten."""
        self.card.status, self.card.done, self.card.total = "playing", step.done, step.total
        await asyncio.to_thread(self.write_all)

    def write_all(self) -> None:
        """Write this experiment down, and give those that wait a sign of life."""
        self.files.write(self.stored)
        for name in self.experiments.waiting:
            with suppress(OSError):
                (self.files.folder / f"{name}.json").touch(exist_ok=True)

    async def keep(self, drawn: dict[str, Drawn]) -> None:
        """Keep the pictures."""
        if not drawn:
            if self.card.status != "stopped":
                raise Slow
            return
        await asyncio.to_thread(self.write_pictures, drawn)
        if self.card.status != "stopped":
            self.card.status = "done"

    def write_pictures(self, drawn: dict[str, Drawn]) -> None:
        """Write the pictures of every language."""
        for language, one in drawn.items():
            pictures = Pictures(one.title, one.played, [Picture(*figure) for figure in one.figures])
            self.files.keep(self.card.id, language, pictures, one.page)

    async def ask(self, question: Callable[[NewExperiment], Any]) -> Any:
        """Let the process do something; one that is far overdue is ended."""
        try:
            async with asyncio.timeout(self.experiments.limits.seconds + GRACE):
                answer = await self.mind.think(question, self.stored.wish())
        except (TimeoutError, Died) as error:
            raise Slow from error
        if answer.trouble:
            raise RuntimeError(answer.reason)
        return answer.value
