import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import { callWhenHidden } from './calling.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A turn begins while the reader looks elsewhere; answers how it ends. */
function turn(): () => void {
  settings.calls = true;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const over = $effect.root(() =>
    callWhenHidden(
      () => true,
      () => 'Zocken',
      () => 'Your turn',
    ),
  );
  flushSync();
  return over;
}

test('a call goes with the turn it was for', () => {
  const close = vi.fn();
  const made: string[] = [];
  class Call {
    static readonly permission = 'granted';
    close = close;
    constructor(title: string) {
      made.push(title);
    }
  }
  vi.stubGlobal('Notification', Call);
  const over = turn();
  expect(made).toEqual(['Zocken']);
  over();
  expect(close).toHaveBeenCalledOnce();
});

test('where a page may show none, its worker does', async () => {
  class Forbidden {
    static readonly permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  const call = { close: vi.fn() };
  const worker = { showNotification: vi.fn(async () => undefined), getNotifications: async () => [call] };
  vi.stubGlobal('Notification', Forbidden);
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(worker) } });
  const over = turn();
  await vi.waitFor(() => expect(worker.showNotification).toHaveBeenCalledOnce());
  expect(worker.showNotification).toHaveBeenCalledWith(
    'Zocken',
    expect.objectContaining({ body: 'Your turn' }),
  );
  over();
  await vi.waitFor(() => expect(call.close).toHaveBeenCalledOnce());
});
