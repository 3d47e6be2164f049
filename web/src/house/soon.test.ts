import { expect, test } from 'vitest';
import { soon } from './soon';

const task = () => new Promise<void>((done) => setTimeout(done, 5));

test('what can wait comes later, in its order, and never when called off', async () => {
  const done: string[] = [];
  soon(() => done.push('first'));
  const off = soon(() => done.push('never'));
  soon(() => done.push('last'));
  off();
  expect(done).toEqual([]);
  await task();
  expect(done).toEqual(['first', 'last']);
});
