/** How it is said where a game has left another. */
import type { Fork } from '../wire/messages';

/** The key of the sentence: with the same dice, with fresh ones, or with fresh ones and cards that may be known. */
export const forkKey = ({ dice, cards }: Fork): string =>
  dice === 'fresh' && cards ? 'page-forked-cards' : `page-forked-${dice}`;
