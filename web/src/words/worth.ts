/** What a move is worth, as it is written: a chance in hundredths, or points. */
import type { MoveWorth, RatedMoves } from '../wire/forms';
import type { Say } from './voice';

type Unit = RatedMoves['unit'];

/** To a tenth: more would only look exact. */
const rounded = (value: number, unit: Unit): number => Math.round(value * (unit === 'win' ? 1000 : 10)) / 10;

export function worthInWords({ value, error }: MoveWorth, { unit, exact }: RatedMoves, say: Say): string {
  const worth = say(`page-hint-worth-${unit}`, { value: rounded(value, unit) });
  return exact ? worth : say('page-hint-give-or-take', { worth, error: rounded(error, unit) });
}

export function lossInWords(loss: number, unit: Unit, say: Say): string {
  return say(`coach-cost-${unit}`, { loss: rounded(loss, unit) });
}

/** How long the bar of each is drawn, from 0 to 1: a chance as it is, points beside the most there are. */
export function barsOf({ moves, unit }: RatedMoves): number[] {
  const whole = unit === 'win' ? 1 : Math.max(1, ...moves.map(({ value }) => value));
  return moves.map(({ value }) => Math.min(1, Math.max(0, value / whole)));
}
