import { parts } from '../house/parts.svelte';
import { soonAfter } from '../house/soon';
import { Voice } from './voice';
import { words } from './words.svelte';

/**
 * The words of a game, in the language of the page: of two that are chosen in a hurry, the last. `paints` are the
 * colours of its board at this table.
 */
export function speaking(
  game: () => string | undefined,
  paints: () => number[] = () => [],
): { readonly voice: Voice | null } {
  let spoken = $state.raw<{ voice: Voice; name: string } | null>(null);
  const painted = $derived(paints().join(' '));
  const voice = $derived.by(() => {
    if (spoken === null || spoken.name !== game()) return null; // never that of another game
    return painted === '' ? spoken.voice : spoken.voice.painted(painted.split(' ').map(Number));
  });
  $effect(() => {
    const { language } = words.voice;
    const name = game();
    if (name === undefined) return undefined;
    return soonAfter(
      parts.need(() => Voice.load(language, name)),
      (loaded) => {
        spoken = { voice: loaded, name };
      },
    );
  });
  return {
    get voice() {
      return voice;
    },
  };
}
