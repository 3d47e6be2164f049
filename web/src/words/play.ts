/** How well someone plays, in words: the share of what was at stake that was lost, and how sure that is. */
import type { PlaySums } from '../wire/forms';
import type { Arguments, Say } from './voice';

/** Each up to this share of what was at stake, as the house grades a review: a test compares them. */
const GRADES: readonly (readonly [word: string, most: number])[] = [
  ['flawless', 0.01],
  ['masterly', 0.08],
  ['strong', 0.2],
  ['fair', 0.4],
  ['loose', 0.7],
  ['wild', Infinity],
];
const MOST_WORDS = 2;
const SMALL_ERROR = 0.1;

/**
 * The share that was lost, with one standard error: that of a ratio of sums, with one more choice that was lost, or
 * above a share of 1 one that lost nothing, of as many with equal stakes as would tell as much.
 */
export function shareOf(sums: PlaySums): { share: number; error: number } {
  const share = sums.loss / sums.stake;
  const off = sums.loss_squared - 2 * share * sums.loss_by_stake + share ** 2 * sums.stake_squared;
  const oneMore = (Math.max(1, share) * sums.stake_squared) / sums.stake ** 2;
  return { share, error: Math.hypot(Math.sqrt(Math.max(0, off)) / sums.stake, oneMore) };
}

/** Every word within one standard error, the best first; none where there were too few choices to say. */
export function gradesOf(sums: PlaySums): string[] {
  const { share, error } = shareOf(sums);
  const at = (value: number) => GRADES.findIndex(([, most]) => value <= most);
  const found = GRADES.slice(at(share - error), at(share + error) + 1).map(([word]) => word);
  return found.length <= MOST_WORDS || error <= SMALL_ERROR ? found : [];
}

/** What a sentence about it says. */
export function playInWords(sums: PlaySums, say: Say): Arguments {
  const { share, error } = shareOf(sums);
  const percent = (value: number) => say('review-scale-win', { sign: '', value: 100 * value });
  const [best, ...rest] = gradesOf(sums).map((grade) => say(`review-word-${grade}`));
  const worst = rest.at(-1);
  const graded = worst === undefined ? best : say('review-between', { best: best ?? '', worst });
  return {
    choices: sums.choices,
    share: percent(share),
    error: percent(error),
    word: graded ?? say('review-few'),
  };
}
