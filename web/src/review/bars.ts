/** Points as bars beside each other: all from the same nought, what was lost to its left. */
import type { Aspect } from '../wire/forms';

export interface Bar {
  /** Of the whole width, from 0 to 1. */
  left: number;
  width: number;
}

export const WAYS = ['you', 'best', 'expected'] as const;
type Way = (typeof WAYS)[number];

/** Of the whole points that are shown, so that they add up as they are read. */
export function totalOf(aspects: readonly Aspect[], way: Way): number {
  return aspects.reduce((sum, aspect) => sum + Math.round(aspect[way]), 0);
}

export function boundsOfBars(aspects: readonly Aspect[]): [number, number] {
  const values = aspects.flatMap((aspect) => WAYS.map((way) => aspect[way]));
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

export function barOf(value: number, [low, high]: readonly [number, number]): Bar {
  const whole = high - low || 1;
  return { left: (Math.min(value, 0) - low) / whole, width: Math.abs(value) / whole };
}
