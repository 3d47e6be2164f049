/** What the moves are called, and what each brings in a few words. */
import type { MensView } from '../../wire/views';
import type { Choosing, NameMove } from '../board';

type Moving = Choosing<MensView>;

/** A pawn has a number where there is more than one to choose, on the board and on its button. */
export function numberOf(word: string, words: readonly string[]): number | null {
  const numbered = words.filter((each) => each.startsWith('move '));
  return numbered.length > 1 && numbered.includes(word) ? numbered.indexOf(word) + 1 : null;
}

export function nameOf(word: string, { words, say }: Moving): string {
  if (word === 'pass') return say('board-pass');
  if (word === 'enter') return say('board-enter');
  const number = numberOf(word, words);
  return number === null ? say('board-move') : say('board-move-pawn', { number });
}

export function hitsOf(word: string, { view, names, say }: Moving): string | undefined {
  const hits = view.moves[word]?.hits;
  if (!hits) return undefined;
  if (hits.colour === view.colour) return say('board-hits-own');
  return say('board-hits', { seat: names[view.owner[hits.colour] ?? -1] ?? '' });
}

export function noteOf(word: string, moving: Moving): string | undefined {
  const move = moving.view.moves[word];
  if (move === undefined || word === 'enter') return hitsOf(word, moving);
  if (move.home !== null) return moving.say('board-comes-home', { circle: move.home });
  return hitsOf(word, moving) ?? moving.say('board-goes-on', { pips: move.way.length - 1 });
}

/** Where its pawn stands, so that it is found on the board also when its number is gone. */
export function placeOf(word: string, { view, say }: Moving): string | undefined {
  const step = Number(/^move (\d+)$/.exec(word)?.[1] ?? Number.NaN);
  return step < view.circles ? say('pawn-at', { step }) : undefined;
}

export const nameMove: NameMove<MensView> = (word, moving) => {
  const [place, note] = [placeOf(word, moving), noteOf(word, moving)];
  return nameOf(word, moving) + (place ? ` (${place})` : '') + (note ? `: ${note}` : '');
};
