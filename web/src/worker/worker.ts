/** Keeps the shell of the page, so that it opens at once and also where the house is out of reach. Games need the house. */
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELF = 'toog-1';
const SHELL = '/';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(SHELL)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(sweep().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshShell());
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

async function sweep(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
}

/** What the house serves now; the kept one only where it does not answer. */
async function freshShell(): Promise<Response> {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(SHELL);
    if (answer.ok) await shelf.put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(SHELL)) ?? Response.error();
  }
}

/** The name of an asset changes with what is in it, so one that is kept is right. */
async function kept(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
