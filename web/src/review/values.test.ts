import { expect, test } from 'vitest';
import { Voice } from '../words/voice';
import { changeInWords, valueInWords } from './values';

test.each([
  ['en', '12.5%', '−0.4%', '+5.0%', '50%'],
  ['fr', '12,5 %', '−0,4 %', '+5,0 %', '50 %'],
] as const)('chances are written as the language writes them: %s', async (language, ...said) => {
  const voice = await Voice.load(language);
  const [value, loss, gain] = [
    valueInWords(voice, 'win', 0.125),
    changeInWords(voice, 'win', -0.004),
    changeInWords(voice, 'win', 0.05),
  ];
  expect([value, loss, gain, valueInWords(voice, 'win', 0.5, 'scale')].map(plainly)).toEqual(said);
});

test('points are written as they are', async () => {
  expect(valueInWords(await Voice.load('en'), 'points', -150)).toBe('−150.0');
});

const plainly = (text: string) => text.replace(/\s/g, ' ');
