import { expect, test } from 'vitest';
import { companyOf, resized, sittersFor } from './sitters';

test('who comes to a larger table is as the last one there', () => {
  expect(resized(sittersFor('An', 2, 'open'), 3).map(({ kind }) => kind)).toEqual(['you', 'open', 'open']);
  expect(resized(sittersFor('An', 2, 'here'), 3).map(({ kind }) => kind)).toEqual(['you', 'here', 'here']);
  expect(resized(sittersFor('An', 4, 'bot'), 2)).toHaveLength(2);
});

test('the company is counted by who sits here, who is a bot and who may still come', () => {
  const sitters = [...sittersFor(' An ', 2, 'here'), ...sittersFor('', 3, 'open').slice(1)];
  expect(companyOf(sitters)).toEqual({ people: ['An', ''], bots: 0, open: 2 });
});
