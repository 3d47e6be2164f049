/** A table that is being laid, kept while its host looks into the lab; a table that was laid is no draft any more. */
import type { Level } from '../../house/settings.svelte';
import type { Sitter } from './sitters';

export interface Draft {
  sitters: Sitter[];
  dice: 'sealed' | 'real';
  thinking: number;
  listed: boolean;
  hints: boolean;
  standIn: Level;
  options: Record<string, unknown>;
}

const kept = new Map<string, Draft>();

export function keepDraft(game: string, draft: Draft): void {
  kept.set(game, draft);
}

/** Once: who comes again later begins anew. */
export function takeDraft(game: string): Draft | undefined {
  const draft = kept.get(game);
  kept.delete(game);
  return draft;
}
