"""The sentences of a table: questions, options, events and talk, by a fixed scheme of keys.

game-title  game-tagline  game-about
<domain>-<label>    phase-<name>
option-<verb>       its attribute .<question> is preferred at that question
event-<kind>        ask-…               with .title
talk-<form>         with .label         verdict-<word>, its attribute .<kind of talk> is preferred
voice-<character>-<kind of talk>        attributes .w0 to .w3: the same in four manners of a character
choice-<key>        with .about         choice-<key>-<value>
view-<field>        what a field of a view is called, where a game has no board of its own

A game of another package also has what the client knows of ours: number-<part> of the name of a number in its data,
intro (with .goal, .turn, .win) for the first time at the table, and guide-<question> for whoever is new to a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.agenda import FORCED, without_none
from ostoja.engine.talk import ANSWER, EVERYBODY
from ostoja.engine.vocabulary import SEAT
from ostoja.text.tongue import ENGLISH, NOBODY, Facts, MissingText, Tongue, bundle_of, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Domain, Word


class CommonTexts:
    """What every table says. A text that is missing falls back to English, then to its key; `strict` raises instead."""

    def __init__(self, language: str, *, strict: bool = False, package: str = "") -> None:
        self.language = language_of(language)
        self.strict = strict
        languages = [self.language] if strict or self.language == ENGLISH else [self.language, ENGLISH]
        self.tongues = [Tongue(tongue, bundle_of(package, tongue)) for tongue in languages]

    def say(self, key: str, **words: Word) -> str:
        """Say the text of a key, or of its attribute: `message.attribute`."""
        return self.write([key], Facts(words=words))

    def write(self, keys: Sequence[str], facts: Facts) -> str:
        """Write the first of some texts in the first language that can."""
        for tongue in self.tongues:
            try:
                return tongue.write(keys, facts)
            except MissingText:
                if self.strict:
                    raise
        return keys[-1]


class Texts(CommonTexts):
    """What a table of one game says in one language. `names` are the names of the seats in order."""

    def __init__(self, game: Game, language: str, *, strict: bool = False) -> None:
        super().__init__(language, strict=strict, package=game.package())
        self.game = game

    def domain(self, domain: Domain, member: int, names: Sequence[str] = ()) -> str:
        """Say what a member of a domain is called."""
        for tongue in self.tongues:
            try:
                return str(tongue.name(domain, member, names))
            except MissingText:
                if self.strict:
                    raise
        return str(domain.spell(member))

    def question(self, question: tuple[str, int, int], names: Sequence[str]) -> str:
        """Say what is asked: the key and the two arguments of a decision."""
        key, *members = question
        return self.write([key], Facts(self.game.phrases.get(key, ()), without_none(members), names))

    def option(self, option: int, names: Sequence[str], question: str = "", seat: int = NOBODY) -> str:
        """Say an option as it stands on a button; the question's key and the seat that is asked may refine it."""
        verb = self.game.vocabulary.verb_of(option)
        key = f"option-{verb.name}"
        keys = [f"{key}.{question}", key] if question else [key]
        return self.write(keys, Facts(verb.domains, self.game.vocabulary.targets(option), names, seat))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Say what happened."""
        if event.kind == FORCED:
            seat, option = event.args
            words = {"b": self.option(option, names, seat=seat)}
            return self.write([f"event-{FORCED}"], Facts((SEAT,), (seat,), names, words=words))
        domains = self.game.phrases.get(event.kind, ())
        actor = event.args[0] if event.args and domains and domains[0].name == SEAT.name else NOBODY
        return self.write([f"event-{event.kind}"], Facts(domains, event.args, names, actor))

    def act(self, act: Act, names: Sequence[str]) -> str:
        """Say who said what to whom."""
        words: dict[str, Word] = {"speaker": self.domain(SEAT, act.seat, names), "text": self.spoken(act, names)}
        if act.to == EVERYBODY:
            return self.say("said-to-all", **words)
        return self.say("said-to-one", listener=self.domain(SEAT, act.to, names), **words)

    def spoken(self, act: Act, names: Sequence[str]) -> str:
        """Say only what was said, in the speaker's own words and manner."""
        audience = {"audience": "all" if act.to == EVERYBODY else "one"}
        facts = Facts(act.form.domains, act.about, names, act.seat, act.to, audience)
        text = self.write([f"talk-{act.form.name()}"], facts)
        return self.voiced(act, text) if act.voice else text

    def voiced(self, act: Act, text: str) -> str:
        """Say something as a character says it; one that a language does not know says it plainly."""
        character, _, wording = act.voice.rpartition("-")
        kind = act.form.key if act.form.kind == ANSWER else act.form.kind
        key = f"voice-{character}-{kind}.w{wording}"
        for tongue in self.tongues:
            if tongue.pattern(key) is not None:
                return tongue.write([key], Facts(words={"text": text}))
        return text

    def verdict(self, act: Act, verdict: str) -> str:
        """Say how a claim or a promise turned out."""
        return self.write([f"verdict-{verdict}.{act.form.kind}", f"verdict-{verdict}"], Facts())
