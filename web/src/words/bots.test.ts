import { expect, test } from 'vitest';
import { settings } from '../house/settings.svelte';
import { botInWords } from './bots';
import { words } from './words.svelte';

test('a bot is called by how well it plays, and by nothing else where the page does not know that', async () => {
  settings.language = 'en';
  await words.load();
  expect(['beginner', 'champion', 'random'].map(botInWords)).toEqual([
    'bot, beginner',
    'bot, champion',
    'bot, blind',
  ]);
  expect([botInWords('genius'), botInWords(null)]).toEqual(['bot', 'bot']);
});
