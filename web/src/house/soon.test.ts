import { expect, test } from 'vitest';
import { soon, soonAfter } from './soon';

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

test('what comes is used once, and not by who no longer waits', async () => {
  const used: string[] = [];
  const use = (come: string) => used.push(come);
  soonAfter(Promise.resolve('wanted'), use);
  soonAfter(Promise.resolve('called off before it came'), use)();
  const off = soonAfter(Promise.resolve('called off when it had come'), use);
  await Promise.resolve();
  off();
  await task();
  expect(used).toEqual(['wanted']);
});
