import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askRepeatedly, askUntilAnswered } from './asking';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a question is asked until it is answered, and then no more', async () => {
  const ask = vi.fn(async () => 'facts').mockRejectedValueOnce(new Error('away'));
  const told = vi.fn();
  const failed = vi.fn();
  askUntilAnswered(ask, told, failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledExactlyOnceWith('facts');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('who has left asks no more, and is told nothing', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('away')));
  const failed = vi.fn();
  const stop = askUntilAnswered(ask, failed, failed);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
});

test('nobody looks while the page is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const look = vi.fn(async () => undefined);
  const stop = askRepeatedly(look);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(look).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(false);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(look).toHaveBeenCalledTimes(2);
});
