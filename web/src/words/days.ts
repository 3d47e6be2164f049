/** A day as it is written where the games come from. */
import type { Language } from '../house/language';

const DATED: Record<Language, string> = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE', de: 'de' };

export function dayInWords(day: Date, language: Language, timeZone?: string): string {
  return day.toLocaleDateString(DATED[language], { dateStyle: 'long', ...(timeZone && { timeZone }) });
}
