/** The signs of a hint, laid over what can be tapped: a board says which word a target plays, and no more. */
import { getContext, setContext } from 'svelte';
import type { MoveWorth } from '../wire/forms';

export type Mark = MoveWorth['mark'];
/** By the word that is played. */
export type Marks = Readonly<Record<string, Mark>>;

const KEY = Symbol('marks');

export function layMarks(marks: () => Marks): void {
  setContext(KEY, marks);
}

/** Of a board that nobody laid any on there are none. */
export function marksHere(): () => Marks {
  return getContext<(() => Marks) | undefined>(KEY) ?? (() => ({}));
}
