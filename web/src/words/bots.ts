/** Bots in the reader's language. */
import { words } from './words.svelte';

/** What a bot is called: by how well it plays, where the page knows that. */
export function botInWords(bot: string | null | undefined): string {
  const key = `page-level-${bot}`;
  return words.voice.knows(key)
    ? words.say('page-bot-level', { level: words.say(key) })
    : words.say('page-bot');
}
