/** What a review found at single moments, and the choices of it, to be walked through. */
import type { CostlyChoice, Moment, ReviewedGame } from '../wire/forms';

export type Found = Moment | CostlyChoice;

const FIRST_SHOWN = 6;

/** Those that lost most, in the order of the game. */
export function costliest(choices: readonly CostlyChoice[], most = FIRST_SHOWN): CostlyChoice[] {
  const found = [...choices].sort((one, other) => other.loss - one.loss).slice(0, most);
  return found.sort((one, other) => one.event - other.event);
}

/** The nearest before and after a moment of the game, where so many events have happened. */
export function around(
  choices: readonly CostlyChoice[],
  step: number,
): { before: CostlyChoice | null; after: CostlyChoice | null } {
  return {
    before: choices.findLast(({ event }) => event < step) ?? null,
    after: choices.find(({ event }) => event > step) ?? null,
  };
}

/** As the review says it now, perhaps in another language than when it was tapped; empty where it does not. */
export function textOf(review: ReviewedGame | null, found: Found): string {
  if (review === null) return '';
  const { turning_points, luckiest, unluckiest, choices } = review;
  const among: readonly (Found | null)[] =
    'kind' in found ? [...turning_points, luckiest, unluckiest] : choices;
  return among.find((one) => one?.event === found.event && one.seat === found.seat)?.text ?? '';
}
