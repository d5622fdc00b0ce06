"""What players read, in their own language."""

from ostoja.text.texts import CommonTexts as CommonTexts
from ostoja.text.texts import Texts as Texts
from ostoja.text.tongue import LANGUAGES as LANGUAGES
from ostoja.text.tongue import MissingText as MissingText
from ostoja.text.tongue import language_of as language_of
