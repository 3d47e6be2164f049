/** Calls a reader who is looking elsewhere when it is their turn: by the browser, where they allowed it. */
import { settings } from '../house/settings.svelte';

const TAG = 'toog-turn';

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
    const close = show(title(), text());
    document.addEventListener('visibilitychange', close, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', close);
      close();
    };
  });
}

/** Answers how to take it away again. */
function show(title: string, body: string): () => void {
  const looks = { body, tag: TAG, icon: '/icon-192.png' };
  try {
    const call = new Notification(title, looks);
    call.onclick = () => {
      window.focus();
      call.close();
    };
    return () => call.close();
  } catch {
    return showByWorker(title, looks); // on phones only the service worker may
  }
}

function showByWorker(title: string, looks: NotificationOptions): () => void {
  const worker = navigator.serviceWorker?.ready;
  const shown = worker?.then((there) => there.showNotification(title, looks)).catch(() => undefined);
  return () => void shown?.then(() => closeThoseOf(worker)).catch(() => undefined);
}

async function closeThoseOf(worker: Promise<ServiceWorkerRegistration>): Promise<void> {
  for (const call of await (await worker).getNotifications({ tag: TAG })) call.close();
}
