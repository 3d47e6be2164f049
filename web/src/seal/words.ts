/** The words of a seal, as `toog.core.spoken` has them: four for the first 72 bits of its hash, in base 70. */
const SYLLABLES = [...'bdfgklmnprstvz'].flatMap((consonant) =>
  [...'aeiou'].map((vowel) => consonant + vowel),
);
const BASE = BigInt(SYLLABLES.length);
const DIGITS_OF_HASH = 18;
const SYLLABLES_OF_HASH = 12;
const SYLLABLES_OF_WORD = 3;

export function wordsOf(hash: string): string {
  let number = BigInt(`0x${hash.slice(0, DIGITS_OF_HASH)}`);
  let said = '';
  for (let syllable = 0; syllable < SYLLABLES_OF_HASH; syllable++) {
    const space = syllable > 0 && syllable % SYLLABLES_OF_WORD === 0 ? ' ' : '';
    said = `${SYLLABLES[Number(number % BASE)]}${space}${said}`;
    number /= BASE;
  }
  return said;
}
