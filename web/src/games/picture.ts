/** The picture of a rule book, how throws or cards rank or what a turn brings: `src/games/<game>/RulePicture.svelte`. */
import type { Voice } from '../words/voice';

export interface PictureProps {
  voice: Voice;
  /** The house rules of the table, every one with its value. */
  values: Record<string, unknown>;
  /** Numbers of the rules, as the game's `figures` name them. */
  figures: Record<string, number>;
}
