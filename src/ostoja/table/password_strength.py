"""How soon a password is guessed by somebody who tries the likeliest first, and what is refused for it.

A password is taken apart into pieces that people are fond of: words that leaked most often (`guessed/first.txt.gz`, the
likeliest first), names, years, dates, runs along the alphabet or the keyboard. Each piece costs as many guesses as it
has likelier ones before it; a sign that belongs to none costs ten. What is counted is the power of ten.
"""

from __future__ import annotations

import gzip
import re
import unicodedata
from difflib import SequenceMatcher
from functools import cache
from importlib import resources
from math import log10
from typing import TYPE_CHECKING, Final

from ostoja.table.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LEAST: Final = 7.0  # ten million guesses; from one household a year of trying makes about 350,000
SIGN: Final = 1.0
RUN: Final = 1.3  # where it begins, and which way it goes
YEAR: Final = 2.0
DATE: Final = 4.6
DISGUISE: Final = 0.3  # signs instead of letters, or the whole word backwards
OWN: Final = 0.3
LIKELY: Final = 2.0
ALIKE: Final = 0.8  # of a login or name

SHORTEST: Final = 3  # of a piece
LONGEST: Final = 20
ROWS: Final = tuple(
    row + " " + row[::-1]
    for row in ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv")
)
DAY, MONTH = r"(0[1-9]|[12]\d|3[01])", r"(0[1-9]|1[0-2])"
DATES: Final = re.compile(rf"({DAY}\D?{MONTH}|{MONTH}\D?{DAY})\D?(19|20)\d\d|(19|20)\d\d\D?{MONTH}\D?{DAY}")
YEARS: Final = re.compile(r"(19|20)\d\d")
LETTERS: Final = tuple(str.maketrans("@48360!$57+", f"aabego{one}sstt") | {ord("1"): one} for one in "il")

# What is likely here, and hardly in a list from elsewhere: Polish favourites, and words of this house.
FAVOURITES: Final = """
    aleksandra aneczka asienka babcia bartek basia biedronka buziaczek czekolada damian dawid dominik dorotka dupa
    filipek gosia haslo hejka iwonka jakub janek jozef kacper kamil karolina karolinka kasia kasienka kinga kochana
    kochanie kocham koteczek kotek krakow krzysiek kubus kwiatek lech legia lukasz maciek madzia magda malpa malwina
    marcin mariusz martusia mateusz matylda michalina milosc misia misiaczek misiek mojehaslo monika motylek myszka
    niunia nowehaslo oliwka pawel perelka piesek piotrek polska poziomka przemek puszek qwerty rafal robert rybka
    skarbek sebastian slonce slonecznik sloneczko stokrotka szymon tajne tajnehaslo tomek truskawka tygrys tygrysek
    warszawa widzew wiosna wisla wojtek wroclaw zuzia zuzanna
    claustrophobia demon horror lockdown mallofhorror osaczeni ostoja outlive planszowki terror zombie zombiak
"""


def check_password(password: str, login: str, name: str) -> None:
    """Refuse a password that would be guessed soon, and say the way out."""
    way = "take three or four words that nobody else would put together"
    if effort(password) < LEAST:
        raise Fault("weak-password", f"the field password: this one is among those that are guessed first; {way}")
    if is_like(password, login) or is_like(password, name) or effort(password, own_words(login, name)) < LEAST:
        raise Fault("password-like-you", f"the field password: this one is too much like your login or name; {way}")


def effort(password: str, own: Mapping[str, float] | None = None) -> float:
    """Return how many guesses a password takes, for whoever knows some words of its owner's; enough is not added up."""
    signs = plain(password)
    for length in range(1, len(signs) // 2 + 1):
        if signs == signs[:length] * (len(signs) // length):
            signs = signs[:length]  # the same again and again is no longer than once
            break
    least = [0.0]
    for end in range(1, len(signs) + 1):
        ways = [least[start] + cost for start, cost in pieces(signs, end, own or {})]
        least.append(min([least[-1] + SIGN, *ways]))
        if min(least[-LONGEST:]) >= LEAST:
            break  # whatever comes, it will not be less
    return least[-1]


def pieces(signs: str, end: int, own: Mapping[str, float]) -> Iterator[tuple[int, float]]:
    """Find the pieces that end at a place: where each begins, and what it costs."""
    for start in range(max(0, end - LONGEST), end - SHORTEST + 1):
        piece = signs[start:end]
        cost = cost_of_word(piece, own)
        if cost is not None:
            yield start, cost
        if len(set(piece)) == 1 or any(piece in row for row in ROWS):
            yield start, RUN
        if YEARS.fullmatch(piece):
            yield start, YEAR
        elif DATES.fullmatch(piece):
            yield start, DATE


def cost_of_word(piece: str, own: Mapping[str, float]) -> float | None:
    """Return what a word costs, also in disguise; nothing, if it is none."""
    known = known_words()
    if cost := own.get(piece) or known.get(piece):
        return cost
    for word in (piece[::-1], *(piece.translate(letters) for letters in LETTERS)):
        if cost := own.get(word) or known.get(word):
            return cost + DISGUISE
    return None


@cache
def known_words() -> dict[str, float]:
    """Return all words that people are fond of, with what each costs."""
    listed = gzip.decompress((resources.files("ostoja.table") / "guessed" / "first.txt.gz").read_bytes())
    costs = {word: log10(place) for place, word in enumerate(listed.decode().split(), 2)}
    for word in FAVOURITES.split():
        costs[word] = min(LIKELY, costs.get(word, LIKELY))
    return costs


def own_words(login: str, name: str) -> dict[str, float]:
    """Return what somebody who guesses knows of an owner: login and name, whole and in parts."""
    words = [plain(text) for text in (login, name)]
    parts = [part for word in words for part in re.split(r"[\W_\d]+", word)]
    joined = ["".join(re.findall(r"\w", word)) for word in words]
    return {word: OWN for word in (*words, *parts, *joined) if len(word) >= SHORTEST}


def is_like(password: str, known: str) -> bool:
    """Tell whether a password is nearly the same as something that everybody knows."""
    return SequenceMatcher(None, plain(password), plain(known), autojunk=False).ratio() >= ALIKE


def plain(text: str) -> str:
    """Return a text without capital letters and accents, which add nothing for whoever guesses."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
