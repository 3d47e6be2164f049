import { parts } from '../house/parts.svelte';
import { Voice } from './voice';
import { words } from './words.svelte';

/** The words of a game, in the language of the page: of two that are chosen in a hurry, the last. */
export function speaking(game: () => string | undefined): { readonly voice: Voice | null } {
  let spoken = $state.raw<{ voice: Voice; name: string } | null>(null);
  $effect(() => {
    const { language } = words.voice;
    const name = game();
    if (name === undefined) return;
    void parts
      .need(() => Voice.load(language, name))
      .then((voice) => {
        if (language === words.voice.language && name === game()) spoken = { voice, name };
      });
  });
  return {
    /** Never that of another game. */
    get voice() {
      return spoken !== null && spoken.name === game() ? spoken.voice : null;
    },
  };
}
