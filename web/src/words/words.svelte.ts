/** The words of the page in the reader's language: of the house at once, of a game when it is shown. */
import { games } from '../house/games.svelte';
import type { Language } from '../house/language';
import { settings } from '../house/settings.svelte';
import { type Arguments, catalogueOf, isBuiltIn, Voice } from './voice';

type Heads = Record<string, string>;

const HEADS: Record<Language, () => Promise<{ default: Heads }>> = {
  nl: () => import('virtual:heads/nl'),
  en: () => import('virtual:heads/en'),
  fr: () => import('virtual:heads/fr'),
  de: () => import('virtual:heads/de'),
};
async function loadHeads(language: Language): Promise<Record<string, Voice>> {
  const { default: heads } = await HEADS[language]();
  return Object.fromEntries(Object.entries(heads).map(([game, text]) => [game, new Voice(language, text)]));
}

class Words {
  #house = $state.raw<Voice>(new Voice('en', ''));
  #heads = $state.raw<Record<string, Voice>>({});
  #asked = new Set<string>();

  async load(): Promise<void> {
    const language = settings.language;
    const [house, heads] = await Promise.all([Voice.load(language), loadHeads(language)]);
    if (language !== settings.language) return;
    this.#house = house;
    this.#heads = heads;
    this.#asked.clear();
  }

  /** Those whose words are here, in the order of the house; none while it may still say it. */
  get games(): string[] {
    const said = games.names;
    if (said === null) return [];
    return said.length === 0
      ? Object.keys(this.#heads)
      : said.filter((game) => this.#headOf(game) !== undefined);
  }

  /** Those of a game that the page was not built with are asked of the house when they are first wanted. */
  #headOf(game: string): Voice | undefined {
    const head = this.#heads[game];
    const { language } = this.#house;
    const wanted = `${language} ${game}`;
    if (head === undefined && !isBuiltIn(game) && !this.#asked.has(wanted)) {
      this.#asked.add(wanted);
      catalogueOf(game, language).then(
        (text) => this.#keep(game, new Voice(language, text)),
        () => this.#asked.delete(wanted),
      );
    }
    return head;
  }

  #keep(game: string, head: Voice): void {
    if (head.language === this.#house.language) this.#heads = { ...this.#heads, [game]: head };
  }

  get voice(): Voice {
    return this.#house;
  }

  say = (key: string, args?: Arguments): string => this.#house.say(key, args);

  /** `name`, `about` or `care` of a game, without its whole catalogue. */
  ofGame = (game: string, key: string): string => this.#headOf(game)?.say(key) ?? game;
}

export const words = new Words();
