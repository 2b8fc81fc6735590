// Keeps the shelf and the rules for when there is no network, and shows that it is somebody's turn while no page
// is open. The build writes in which files there are; a new build is a new worker.
const VERSION = 'BUILD';
const FILES = [];
const GAMES = ['palermo', 'palanche', 'villa_paletti'];
const LANGUAGES = {
  en: ['en'],
  it: ['it', 'en'],
  fr: ['fr', 'en'],
  de: ['de', 'en'],
  nl: ['nl', 'en'],
  lij: ['lij', 'it', 'en'],
};

const KEPT = `ludoteca-${VERSION}`;
const language = new URL(self.location).searchParams.get('language') ?? 'en';
const spoken = LANGUAGES[language] ?? LANGUAGES.en;

/** Texts of other languages are not fetched. */
const isMine = (file) => {
  const of = /[/.]([a-z]{2,3})-[\w-]{8}\.js$/.exec(file)?.[1];
  return !of || !(of in LANGUAGES) || spoken.includes(of);
};
const help = GAMES.map((game) => `/api/v1/games/${game}/help/${language}`);
const asked = /^\/api\/v1\/games(\/unplayable|\/[^/]+\/(help|texts)\/[^/]+)?$/;

self.addEventListener('install', (event) => {
  const wanted = ['/', ...FILES.filter(isMine), '/api/v1/games', '/api/v1/games/unplayable', ...help];
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(wanted)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (asked.test(pathname)) event.respondWith(newestOrKept(request));
});

/** What the server says now, or what it said last; the page can tell the two apart. */
async function newestOrKept(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set('X-Kept', 'yes');
    return new Response(kept.body, { headers });
  }
}

self.addEventListener('push', (event) => {
  const { title, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
