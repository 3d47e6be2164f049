import { expect, test } from 'vitest';
import { scoreInWords } from './score';
import { Voice } from './voice';

test('a number carries its unit', async () => {
  const voice = await Voice.load('nl', 'pietjesbak');
  expect(scoreInWords(voice, 1)).toBe('1\u00a0streepje te gaan');
  expect(scoreInWords(voice, 4)).toBe('4\u00a0streepjes te gaan');
});
