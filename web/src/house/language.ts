/** The languages of the page, and which of them a reader wants. */

export const LANGUAGES = ['nl', 'en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the reader's languages that the house speaks. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (known !== undefined) return known;
  }
  return 'en';
}
