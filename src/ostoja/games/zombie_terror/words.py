"""What Zombie Terror calls things: characters, fields, directions, cards, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary

MECHANIC: Final = 0
CHILD: Final = 1
NURSE: Final = 2
BANKER: Final = 3
POLICEMAN: Final = 4
LUMBERJACK: Final = 5
HUMANS: Final = 6
DOG: Final = 6
CHARACTERS: Final = 7
CONDITIONS: Final = 4  # of a character: healthy, wounded, doomed, gone

COURAGE: Final = 0
FIRST_AID: Final = 1
REGROUP: Final = 2
SEWERS: Final = 3
ADRENALINE: Final = 4
SILENCE: Final = 5
HUMAN_CARDS: Final = 6
PLAGUE: Final = 6
AWE: Final = 7
TRAP: Final = 8
BLOODLUST: Final = 9
RAMPAGE: Final = 10
HORDE: Final = 11
CARDS: Final = 12

ZOMBIE: Final = 0
MUTANT: Final = 1
HOUND: Final = 2  # the zombie dog

SUPERMARKET_HALF: Final = 0
CAR_HALF: Final = 1
EITHER_HALF: Final = 2
SLOTS: Final = 3

ZOMBIE_FIND: Final = 0
BIOHAZARD: Final = 1

WIDTH: Final = 16
HEIGHT: Final = 12
FIELDS: Final = WIDTH * HEIGHT
NOWHERE: Final = FIELDS

LETTERS: Final = "ABCDEFGHIJKLMNOP"
WAY_NAMES: Final = ("north", "east", "south", "west", "north-east", "south-east", "south-west", "north-west")
HUMAN_NAMES: Final = ("mechanic", "child", "nurse", "banker", "policeman", "lumberjack")
HUMAN_CARD_NAMES: Final = ("courage", "first-aid", "regroup", "sewers", "adrenaline", "silence")
ZOMBIE_CARD_NAMES: Final = ("plague", "awe", "trap", "bloodlust", "rampage", "horde")

FIELD: Final = Domain(
    "field", [f"{LETTERS[field % WIDTH]}{field // WIDTH + 1}" for field in range(FIELDS)], literal=True
)
DIRECTION: Final = Domain("way", WAY_NAMES[:4])  # the straight ones of all ways
WAY: Final = Domain("way", WAY_NAMES)
HUMAN: Final = Domain("character", HUMAN_NAMES)  # all characters but the dog
CHARACTER: Final = Domain("character", (*HUMAN_NAMES, "dog"))
HUMAN_CARD: Final = Domain("card", HUMAN_CARD_NAMES)  # the first half of all cards
CARD: Final = Domain("card", (*HUMAN_CARD_NAMES, *ZOMBIE_CARD_NAMES))
KIND: Final = Domain("kind", ("zombie", "mutant", "zombie-dog"))
SLOT: Final = Domain("slot", ("supermarket", "car", "either"))
FIND: Final = Domain("find", ("zombie", "biohazard"))
SIDE: Final = Domain("side", ("humans", "zombies", "norman", "frank"))
PLAYER_SEATS: Final = 3
PLAYER: Final = Domain("seat", range(PLAYER_SEATS))

VOCABULARY: Final = Vocabulary()
TO_MOVE: Final = VOCABULARY.verb("move", CHARACTER, WAY)
TO_PUSH: Final = VOCABULARY.verb("push", HUMAN, DIRECTION)
TO_SHOVE: Final = VOCABULARY.verb("shove", DIRECTION)
TO_HEAL: Final = VOCABULARY.verb("heal", HUMAN)
TO_SHOOT: Final = VOCABULARY.verb("shoot", DIRECTION)
TO_AXE: Final = VOCABULARY.verb("axe", DIRECTION)
TO_HOLD: Final = VOCABULARY.verb("hold", DIRECTION)
TO_COURAGE: Final = VOCABULARY.verb("courage", HUMAN, DIRECTION)
TO_FIRST_AID: Final = VOCABULARY.verb("first-aid", HUMAN)
TO_REGROUP: Final = VOCABULARY.verb("regroup", HUMAN, HUMAN)
TO_SEWERS: Final = VOCABULARY.verb("sewers", HUMAN)
TO_ADRENALINE: Final = VOCABULARY.verb("adrenaline", HUMAN)
TO_SILENCE: Final = VOCABULARY.verb("silence", HUMAN)
TO_SUPPORT: Final = VOCABULARY.verb("support", HUMAN_CARD)
TO_TAKE: Final = VOCABULARY.verb("take", HUMAN_CARD)
TO_BLOCK: Final = VOCABULARY.verb("block", HUMAN_CARD)
TO_PLACE: Final = VOCABULARY.verb("place", FIELD)
TO_FACE: Final = VOCABULARY.verb("face", DIRECTION)
TO_ACTIVATE: Final = VOCABULARY.verb("activate", FIELD)
TO_STEP: Final[int] = VOCABULARY.verb("step").at()
TO_TURN: Final = VOCABULARY.verb("turn", DIRECTION)
TO_BITE: Final[int] = VOCABULARY.verb("bite").at()
TO_PLAGUE: Final[int] = VOCABULARY.verb("plague").at()
TO_HORDE: Final[int] = VOCABULARY.verb("horde").at()
TO_BLOODLUST: Final[int] = VOCABULARY.verb("bloodlust").at()
TO_AWE: Final[int] = VOCABULARY.verb("awe").at()
TO_RAMPAGE: Final[int] = VOCABULARY.verb("rampage").at()
TO_TRAP: Final = VOCABULARY.verb("trap", SLOT)
TO_MUTATE: Final[int] = VOCABULARY.verb("mutate").at()
TO_HIDE_FIND: Final[int] = VOCABULARY.verb("hide-find").at()
TO_RAISE: Final = VOCABULARY.verb("raise", CHARACTER)
TO_SPEND_BRIEFCASE: Final[int] = VOCABULARY.verb("spend-briefcase").at()
