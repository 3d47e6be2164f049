/** A voice speaks one language: the house's catalogue and those of the games at hand. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { wordsOf } from '../house/api';
import type { Language } from '../house/language';

export type Arguments = Record<string, FluentVariable>;
export type Say = (key: string, args?: Arguments) => string;

type Catalogue = () => Promise<string>;

const HOUSE = import.meta.glob<string>('../../../src/toog/texts/catalogues/*.ftl', { import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/toog/games/*/texts/*.ftl', { import: 'default' });

const inGames = (game: string, language: Language) => `/games/${game}/texts/${language}.ftl`;

/** Whether the page was built with the words of this game: those of others are asked of the house. */
export function isBuiltIn(game: string): boolean {
  return Object.keys(GAMES).some((path) => path.endsWith(inGames(game, 'en')));
}

export async function catalogueOf(game: string, language: Language): Promise<string> {
  if (isBuiltIn(game)) return find(GAMES, inGames(game, language))();
  return (await wordsOf(game, language)).text;
}

function find(catalogues: Record<string, Catalogue>, end: string): Catalogue {
  const path = Object.keys(catalogues).find((path) => path.endsWith(end));
  const load = path === undefined ? undefined : catalogues[path];
  if (load === undefined) throw new Error(`no catalogue ${end}`);
  return load;
}

/**
 * With a minus as it is written and not a hyphen. Whole numbers below a thousand look alike in every language: for
 * those no slow phone has to wake its tables of numbers, which took one 70 ms.
 */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return (isPlain ? String(this.value) : super.toString(...scope)).replace('-', '−');
  }
}

/** Dice that fell together stay together on a line: a word joiner after each hyphen. */
const THROW = /^\d(-\d)+$/;
const THROWS = /\b\d(-\d)+\b/g;
const UNBROKEN = '-\u2060';

/** A sentence that the house has made. */
export function unbroken(text: string): string {
  return text.replace(THROWS, (dice) => dice.replaceAll('-', UNBROKEN));
}

export class Voice {
  readonly language: Language;
  #bundle: FluentBundle;
  #paints: readonly number[] = [];

  constructor(language: Language, ...catalogues: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.#bundle.addResource(new FluentResource(catalogue));
  }

  static async load(language: Language, game?: string): Promise<Voice> {
    const wanted = [find(HOUSE, `catalogues/${language}.ftl`)()];
    if (game !== undefined) wanted.push(catalogueOf(game, language));
    return new Voice(language, ...(await Promise.all(wanted)));
  }

  /** The same voice, which calls the colours of a board as they are painted at this table. */
  painted(paints: readonly number[]): Voice {
    const voice = new Voice(this.language);
    voice.#bundle = this.#bundle;
    voice.#paints = paints;
    return voice;
  }

  knows = (key: string): boolean => this.#bundle.hasMessage(key);

  /** A missing key is a fault of ours: it shows as itself, and a test finds it. */
  say: Say = (key, args = {}) => {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, this.#asRead(args), []);
  };

  /** What someone wrote comes in English marks, and is read in those of the language; colours as painted, numbers signed. */
  #asRead(args: Arguments): Arguments {
    const marked = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => {
      if (name === 'colour' && typeof value === 'number')
        return [name, new Figure(this.#paints[value] ?? value)];
      if (typeof value === 'number') return [name, new Figure(value)];
      if (typeof value === 'string' && THROW.test(value)) return [name, unbroken(value)];
      const wrote = typeof value === 'string' ? /^“([^“”]*)”$/.exec(value)?.[1] : undefined;
      return [name, wrote === undefined ? value : this.say('quoted', { text: wrote })];
    };
    return Object.fromEntries(Object.entries(args).map(marked));
  }

  tell = (telling: { key: string; arguments: Arguments }, names: readonly string[]): string =>
    this.say(`tell-${telling.key}`, this.withNames(telling.arguments, names));

  /** A fact about a game that is over, said to `you` where it is about that seat. */
  tellFact = (
    fact: { key: string; arguments: Arguments },
    names: readonly string[],
    you: number | null,
  ): string => {
    const { seat, seats } = fact.arguments;
    const who = seat === you ? 'yes' : seats === String(you) ? 'them' : 'no';
    return this.say(`story-${fact.key}`, { you: who, ...this.withNames(fact.arguments, names) });
  };

  /** Seats become names. */
  withNames(args: Arguments, names: readonly string[]): Arguments {
    const said: Arguments = { ...args };
    if (typeof said.seat === 'number') said.seat = names[said.seat] ?? '';
    if (said.seats !== undefined) {
      const seats = String(said.seats).split(' ');
      said.seats = this.list(seats.map((seat) => names[Number(seat)] ?? ''));
    }
    return said;
  }

  /** An, Bo and Cé. */
  list = (items: readonly string[]): string => this.#joined('list', items);

  /** An, Bo or Cé. */
  either = (items: readonly string[]): string => this.#joined('either', items);

  #joined(how: string, items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say(how, { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
  }
}
