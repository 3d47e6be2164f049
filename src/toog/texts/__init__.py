"""Says it in a language: Fluent catalogues in Dutch, English, French and German."""

from toog.texts.voice import LANGUAGES, Voice, language_of

__all__ = ["LANGUAGES", "Voice", "language_of"]
