/** A picture for each rule book: how throws or cards rank, what a turn brings, which way a pawn goes. */
import type { Component } from 'svelte';
import type { Voice } from '../words/voice';

export interface PictureProps {
  voice: Voice;
  /** The house rules of the table, every one with its value. */
  values: Record<string, unknown>;
}

const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>('./*.svelte');

export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  const load = PICTURES[`./${game}.svelte`];
  return load === undefined ? null : (await load()).default;
}
