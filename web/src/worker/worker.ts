/**
 * Keeps the page, so that it opens at once and also where the house is out of reach. Games need the house.
 *
 * One version is kept whole. Where the house answers, it serves its own page, which asks for its own parts by their
 * names; where it does not, the kept one stands in, with all of its parts. A page that is open while the house is
 * renewed finds the parts of the version it began with.
 */
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;
const WHOLE = '__WHOLE__'; // the build puts the address here
const SHELF = `toog-${WHOLE}`;
const SHELL = '/';
const PATIENCE = 3_000; // milliseconds for the house to send its page
const KEPT_VERSIONS = 3;
const KINDS: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

interface Whole {
  texts: Record<string, string>;
  others: string[];
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepWhole());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(sweep().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(shell());
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
});

/** A call that it is one's turn, tapped: back to the table that is open. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then(async ([page]) => void (await page?.focus())),
  );
});

/** All or nothing: where the house was renewed in the meantime, the next worker does it. */
async function keepWhole(): Promise<void> {
  const [whole, page] = await Promise.all([fetch(WHOLE), fetch(SHELL, { cache: 'no-cache' })]);
  const { texts, others } = (await whole.json()) as Whole;
  if ((await page.clone().text()) !== texts[SHELL]) throw new Error('the house was renewed meanwhile');
  const shelf = await caches.open(SHELF);
  await shelf.addAll(others);
  for (const [path, text] of Object.entries(texts)) {
    const kind = KINDS[path.split('.').at(-1) ?? ''];
    if (kind !== undefined) await shelf.put(path, new Response(text, { headers: { 'content-type': kind } }));
  }
  await shelf.put(SHELL, page);
}

async function sweep(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SHELF);
  for (const name of old.slice(0, 1 - KEPT_VERSIONS)) await caches.delete(name);
}

async function shell(): Promise<Response> {
  try {
    const answer = await fetch(SHELL, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
  } catch {
    // the kept one, then
  }
  return (await caches.match(SHELL, { cacheName: SHELF })) ?? Response.error();
}

/** The name of a part changes with what is in it, so one that is kept is right, of whichever version. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
