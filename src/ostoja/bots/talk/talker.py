"""The conversation: what a bot answers, whom it accuses, what it offers and what it says by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.bot import Said
from ostoja.bots.talk.bargaining import Bargain, promised_by
from ostoja.bots.talk.character import character_of
from ostoja.bots.talk.honour import TRAITOR, clash
from ostoja.engine.talk import (
    ACCEPT,
    DECLINE,
    EVERYBODY,
    NOTHING_BEFORE,
    OFFER,
    QUESTION,
    REQUEST,
    THIS_VOTE,
    Deal,
    read_act,
)

if TYPE_CHECKING:
    from ostoja.bots.bot import Chair
    from ostoja.bots.talk.bargaining import Weighed
    from ostoja.bots.talk.character import Character
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act, Form
    from ostoja.engine.vocabulary import Word

MOST_A_ROUND: Final = 5  # that one bot says by itself
MOST_OFFERS: Final = 3  # of them
MOST_TRIED: Final = 3  # deals that are weighed at one time
EAGER: Final = 35  # of a hundred questions on which no vote hangs, so many are worth an offer
WORDINGS: Final = 4
PERCENT: Final = 100


class Talker:
    """What one bot says about the open question. All that it knows comes with its chair."""

    def __init__(self, chair: Chair, judge: Heuristics, world: State, rng: Rng) -> None:
        self.chair = chair
        self.game: Game = chair.game
        self.judge = judge
        self.world = world
        self.rng = rng
        self.seat = chair.seat
        self.hearing: Hearing = chair.hearing
        self.character: Character = character_of(self.hearing.character)
        self.said: list[Said] = []
        self.bargain: Bargain | None = None

    def open(self) -> list[Said]:
        """Return what it says when a question opens: answers first, then a wrong, an offer, and whatever it knows."""
        self.answer()
        self.accuse()
        if self.has_breath():
            self.offer()
        for to, words in self.judge.speak(self.world, self.seat, self.hearing, self.rng):
            if self.has_breath() and self.is_new(to, words) and self.takes_occasion(words):
                self.say(to, words)
        return self.said

    def answers(self) -> list[Said]:
        """Return only what it answers."""
        self.answer()
        return self.said

    # ------------------------------------------------------------ how much, and how

    def has_breath(self) -> bool:
        """Tell whether it may still say something by itself in this round."""
        return self.hearing.spoken + len(self.said) < MOST_A_ROUND

    def takes_occasion(self, words: list[Word]) -> bool:
        """Draw whether it speaks by itself; what it has seen is always worth a word, or the silence would tell."""
        return str(words[0]).startswith("claim") or self.rng.below(PERCENT) < self.character.chatter * PERCENT

    def is_new(self, to: int, words: list[Word]) -> bool:
        """Tell whether it has not said the same, to the same ears, since it last meant something new."""
        fresh = [act for act in self.hearing.acts if act.seat == self.seat]
        return all((act.to, act.spell()) != (to, words) for act in fresh)

    def say(self, to: int, words: list[Word], re: int = NOTHING_BEFORE) -> None:
        """Say something in the voice of its character; which wording it is tells nothing but how much was said."""
        kind = str(words[0]).partition("-")[0]
        before = sum(act.form.kind == kind for act in self.hearing.own)
        before += sum(str(said.words[0]).partition("-")[0] == kind for said in self.said)
        wording = (before + self.seat) % WORDINGS
        self.said.append(Said(to, words, re, f"{self.hearing.character}-{wording}"))

    # ------------------------------------------------------------ answers

    def answer(self) -> None:
        """Answer what it was asked and offered, and has not answered yet."""
        for act in self.hearing.acts:
            if act.number == NOTHING_BEFORE or not act.calls_on(self.seat) or self.has_replied(act):
                continue
            if isinstance(act.form, Deal):
                self.answer_offer(act)
            elif act.form.kind == QUESTION:
                self.answer_question(act)
            elif act.form.kind == REQUEST:
                self.say(act.seat, [DECLINE.name()], act.number)

    def has_replied(self, act: Act) -> bool:
        """Tell whether it has replied to something."""
        return any(own.re == act.number for own in self.hearing.own) or any(said.re == act.number for said in self.said)

    def answer_question(self, act: Act) -> None:
        """Answer a question, or keep silent."""
        words = self.judge.reply(self.world, self.seat, act, self.hearing, self.rng)
        if words and self.is_new(EVERYBODY, words):
            self.say(act.seat, words, act.number)

    def answer_offer(self, act: Act) -> None:
        """Accept what is better than no deal, and ask for more where the other one gains far more; or decline."""
        to = act.seat if act.to == self.seat else EVERYBODY
        if self.character.promises_all:
            self.say(to, [ACCEPT.name()], act.number)
            return
        if not self.character.bargains or self.hearing.trust[act.seat] < TRAITOR or self.is_bound_otherwise(act):
            self.say(to, [DECLINE.name()], act.number)
            return
        bargain = self.bargaining()
        weighed = bargain.weigh(promised_by(self.game, bargain.seats, act.seat, self.seat, act.spell()), act.seat)
        greed = 1.0 if bargain.is_leader(act.seat) else self.character.greed
        is_good = weighed.own > self.character.margin and weighed.own >= greed * weighed.other
        if is_good or is_peace(act.form, weighed):
            self.say(to, [ACCEPT.name()], act.number)
        elif not self.counter(act):
            self.say(to, [DECLINE.name()], act.number)

    def is_bound_otherwise(self, offer: Act) -> bool:
        """Tell whether it has already promised something that does not go together with an offer."""
        wanted = promised_by(self.game, len(self.hearing.trust), offer.seat, self.seat, offer.spell())
        return clash(wanted, self.hearing.acts, self.seat)

    def counter(self, offer: Act) -> bool:
        """Offer something else to whoever made an offer, once: what is better for oneself and still good for both."""
        if offer.re != NOTHING_BEFORE or not self.has_breath():
            return False
        best = self.best_deal(offer.seat)
        if best is None or list(best[1]) == offer.spell():
            return False
        self.say(offer.seat, best[1], offer.number)
        return True

    # ------------------------------------------------------------ what it says by itself

    def accuse(self) -> None:
        """Call a broken word by its name: each deed once, and nobody who is out of the game."""
        for wrong in self.hearing.wrongs:
            was_said = any(act.form.kind == "accusation" and act.about[0] == wrong.seat for act in self.hearing.own)
            is_late = any(act.form.kind == "accusation" and act.at >= wrong.at for act in self.hearing.own)
            if self.has_breath() and not is_late and self.matters(wrong.seat):
                words: list[Word] = ["accusation-liar", wrong.seat]
                if any(form.name() == words[0] for form in self.game.talk) and not (was_said and self.rng.below(2)):
                    self.say(EVERYBODY, words, wrong.number if wrong.to == EVERYBODY else NOTHING_BEFORE)
                return

    def matters(self, seat: int) -> bool:
        """Tell whether somebody can still win."""
        return self.judge.value(self.world)[seat] > 0.0

    def offer(self) -> None:
        """Offer the deal that is best for both, if any is."""
        made = sum(act.form.kind == OFFER and act in self.hearing.acts for act in self.hearing.own)
        if not self.character.bargains or made >= MOST_OFFERS or not self.is_pressing():
            return
        if self.character.promises_all:
            for to, words in self.judge.deals(self.world, self.seat, self.hearing)[:MOST_OFFERS]:
                if self.is_new(to, words):
                    self.say(to, words)
            return
        best = self.best_deal(EVERYBODY)
        if best is not None and self.is_new(*best):
            self.say(*best)

    def is_pressing(self) -> bool:
        """Tell whether an offer may be worth the thought: always before somebody is harmed, else now and then."""
        options = self.chair.options()
        harmful = any(self.judge.harms(self.world, option) for option in options)
        return harmful or self.rng.below(PERCENT) < EAGER

    def best_deal(self, partner: int) -> tuple[int, list[Word]] | None:
        """Return the deal with the largest product of both gains, with one partner or with anybody."""
        found: tuple[int, list[Word]] | None = None
        most = 0.0
        for to, words in self.possible(partner):
            bargain = self.bargaining()
            if bargain.is_leader(to):
                continue
            weighed = bargain.weigh(promised_by(self.game, bargain.seats, self.seat, to, words), to)
            product = max(0.0, weighed.own) * max(0.0, weighed.other)
            if weighed.own > self.character.margin and product > most:
                found, most = (to, words), product
            elif found is None and self.is_friendly(to, words, weighed):
                found = (to, words)
        return found

    def is_friendly(self, to: int, words: list[Word], weighed: Weighed) -> bool:
        """Tell whether it offers peace that costs neither of them anything, now and then."""
        form = read_act(self.game.talk, len(self.hearing.trust), self.seat, to, words, 0).form
        return is_peace(form, weighed) and self.rng.below(PERCENT) < self.character.chatter * EAGER

    def possible(self, partner: int) -> list[tuple[int, list[Word]]]:
        """List the deals worth weighing: with partners who are trusted at all, and clash with no word given."""
        listed = [
            (to, words)
            for to, words in self.judge.deals(self.world, self.seat, self.hearing)
            if partner in {EVERYBODY, to} and self.hearing.trust[to] >= TRAITOR and self.is_new(to, words)
        ]
        free = [(to, words) for to, words in listed if not self.clashes(to, words)]
        order = list(range(len(free)))
        self.rng.shuffle(order)
        order.sort(key=lambda place: -self.hearing.trust[free[place][0]])
        return [free[place] for place in order[:MOST_TRIED]]

    def clashes(self, to: int, words: list[Word]) -> bool:
        """Tell whether an own offer would break a word that is given, or adds nothing to it."""
        wanted = promised_by(self.game, len(self.hearing.trust), self.seat, to, words)
        return clash(wanted, self.hearing.acts, self.seat)

    def bargaining(self) -> Bargain:
        """Return the worlds in which deals are weighed; they are imagined once."""
        if self.bargain is None:
            self.bargain = Bargain(self.chair, self.judge, self.rng)
        return self.bargain


def is_peace(form: Form, weighed: Weighed) -> bool:
    """Tell whether a deal lasts beyond a vote and takes nothing from either."""
    return isinstance(form, Deal) and form.term != THIS_VOTE and weighed.own >= 0.0 and weighed.other >= 0.0
