/** Calls a reader who is looking elsewhere when it is their turn: by the browser, where they allowed it. */
import { settings } from '../house/settings.svelte';

export const canCall = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks the reader once; answers whether calls may come. */
export async function allowCalls(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted';
}

/** One call for each turn that begins while the page is not looked at, and it goes when they come. */
export function callWhenHidden(waits: () => boolean, title: () => string, text: () => string): void {
  $effect(() => {
    if (!waits() || !settings.calls || !document.hidden) return undefined;
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return undefined;
    const call = show(title(), text());
    const close = () => call?.close();
    document.addEventListener('visibilitychange', close, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', close);
      close();
    };
  });
}

function show(title: string, body: string): Notification | null {
  try {
    const call = new Notification(title, { body, tag: 'toog-turn', icon: '/icon-192.png' });
    call.onclick = () => {
      window.focus();
      call.close();
    };
    return call;
  } catch {
    return null; // where only a service worker may show one
  }
}
