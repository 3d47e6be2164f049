/** What the page has of each game, found by its folder: `src/games/<game>/`. Only its traits are here before they are asked for. */
import type { Component } from 'svelte';
import { parts } from '../house/parts.svelte';
import type { Board, NameMove } from './board';
import type { Lesson } from './lesson';
import type { PictureProps } from './picture';
import { moveInWords } from './plain';
import type { Traits } from './traits';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const MOVE_NAMES = import.meta.glob<{ nameMove: NameMove }>('./*/moves.ts');
const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>('./*/RulePicture.svelte');
const LESSONS = import.meta.glob<{ lessons: Lesson<never>[] }>('./*/lessons.ts');
const TRAITS = import.meta.glob<Traits>('./*/traits.ts', { eager: true, import: 'traits' });

const loadPlainBoard = (): Promise<{ default: Board }> => import('./PlainBoard.svelte');
const namePlainMove: NameMove<unknown> = (word, { say }) => moveInWords(word, say);

/** A game without a board has the plain one. */
export async function loadBoard(game: string): Promise<Board> {
  return (await parts.need(BOARDS[`./${game}/Board.svelte`] ?? loadPlainBoard)).default;
}

/** What the board calls its moves, where a move is spoken of beside it. */
export async function loadMoveNames(game: string): Promise<NameMove<unknown>> {
  const load = MOVE_NAMES[`./${game}/moves.ts`];
  return load === undefined ? namePlainMove : ((await parts.need(load)).nameMove as NameMove<unknown>);
}

export async function loadPicture(game: string): Promise<Component<PictureProps> | null> {
  const load = PICTURES[`./${game}/RulePicture.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Loaded only while there is something left to learn. */
export async function loadLessons(game: string): Promise<Lesson<unknown>[]> {
  const load = LESSONS[`./${game}/lessons.ts`];
  return load === undefined ? [] : ((await load()).lessons as Lesson<unknown>[]);
}

export function traitsOf(game: string): Traits {
  return TRAITS[`./${game}/traits.ts`] ?? {};
}
