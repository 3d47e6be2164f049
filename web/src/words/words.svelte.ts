/** The words of the page in the reader's language: of the house at once, of a game when it is shown. */
import { settings } from '../house/settings.svelte';
import type { Arguments } from './voice';
import { type Language, Voice } from './voice';

type Heads = Record<string, string>;

const HEADS: Record<Language, () => Promise<{ default: Heads }>> = {
  nl: () => import('virtual:heads/nl'),
  en: () => import('virtual:heads/en'),
  fr: () => import('virtual:heads/fr'),
  de: () => import('virtual:heads/de'),
};
/** In the order in which a new guest is likely to want them. */
const ORDER = ['pietjesbak', 'mens', 'zocken', 'stich', 'azen_jagen'];

function inOrder(games: string[]): string[] {
  const place = (game: string) => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);
  return games.sort((a, b) => place(a) - place(b));
}

async function loadHeads(language: Language): Promise<Record<string, Voice>> {
  const { default: heads } = await HEADS[language]();
  return Object.fromEntries(Object.entries(heads).map(([game, text]) => [game, new Voice(language, text)]));
}

class Words {
  #house = $state.raw<Voice>(new Voice('en', ''));
  #heads = $state.raw<Record<string, Voice>>({});

  async load(): Promise<void> {
    const language = settings.language;
    const [house, heads] = await Promise.all([Voice.load(language), loadHeads(language)]);
    if (language !== settings.language) return;
    this.#house = house;
    this.#heads = heads;
  }

  get games(): string[] {
    return inOrder(Object.keys(this.#heads));
  }

  get voice(): Voice {
    return this.#house;
  }

  say = (key: string, args?: Arguments): string => this.#house.say(key, args);

  /** `name`, `about` or `care` of a game, without its whole catalogue. */
  ofGame = (game: string, key: string): string => this.#heads[game]?.say(key) ?? game;
}

export const words = new Words();
