/// <reference lib="webworker" />
/**
 * Keeps the client on the device, so that what needs no server works without one. It is served as `/worker.js`, which the
 * build writes: this file, with the names of all files of the client and a version that follows from what is in them.
 *
 * A page that is asked for comes from the network if that answers, else from here: who is online never sees an old page,
 * and who is not sees the last. What is open is never replaced: a new worker waits until the page says `take over`.
 */
declare const FILES: readonly string[];
declare const VERSION: string;
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;
const NAMES = 'maestre-';
const CACHE = NAMES + VERSION;
const PAGE = '/';
/** What the server says of its games: the pages that need no server name them, too. Nobody's own things are kept here. */
const GAMES = '/api/catalogue';
/** How long the network may take before the page comes from here: in a bad one it may take forever. */
const PATIENCE = 3000;
const ABREAST = 6;

const isForever = (path: string) => path.startsWith('/assets/');

/** Keeps all files, those first that a former version has already: their names tell what is in them. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...FILES, GAMES];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const kept = isForever(path) ? await caches.match(path) : undefined;
      const found = kept ?? (await fetch(path, isForever(path) ? {} : { cache: 'no-cache' }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAMES) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** The page from the network, or the one that is kept if that is too slow, does not answer or is out of order. */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const answer = await Promise.race([coming.catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await kept(PAGE)) ?? coming;
}

async function file(request: Request, path: string): Promise<Response> {
  if (isForever(path)) return (await caches.match(path)) ?? fetch(request);
  try {
    const found = await fetch(request);
    if (path === GAMES && found.ok) await (await caches.open(CACHE)).put(path, found.clone());
    return found;
  } catch (thrown) {
    const found = await kept(path);
    if (found) return found;
    throw thrown;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if ((FILES.includes(pathname) && request.mode !== 'navigate') || pathname === GAMES) event.respondWith(file(request, pathname));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
});
