// Keeps what is needed when there is no network, and shows that it is somebody's turn while no page is open.
// The build writes in which files there are, `ludoteca site` of which build they are; other files are another worker.
const VERSION = 'FILES';
const SITE = 'BUILD';
const FILES = [];
/** Files that only a table or a lesson needs. */
const TO_PLAY = [];
/** Files that only a table with simulated wood needs. */
const TO_SIMULATE = [];
/** Whether there is no server: then every page is the same file, and has its tables in the browser. */
const IS_SITE = false;
const GAMES = ['palermo', 'palanche', 'villa_paletti'];
const LANGUAGES = {
  en: ['en'],
  it: ['it', 'en'],
  fr: ['fr', 'en'],
  de: ['de', 'en'],
  nl: ['nl', 'en'],
  lij: ['lij', 'it', 'en'],
};

const FOLDER = new URL('./', self.location).pathname;
/** Other folders of the same host may hold other sites. */
const OURS = `ludoteca ${FOLDER} `;
const KEPT = OURS + VERSION + SITE;
const MANIFEST = 'python/manifest.json';
/** The page that has its tables in the browser. */
const LOCAL = IS_SITE ? './' : 'local.html';
const language = new URL(self.location).searchParams.get('language') ?? 'en';
const spoken = LANGUAGES[language] ?? LANGUAGES.en;

/** Texts of other languages are not fetched. */
const isMine = (file) => {
  const of = /[/.]([a-z]{2,3})-[\w-]{8}\.js$/.exec(file)?.[1];
  return !of || !(of in LANGUAGES) || spoken.includes(of);
};
const help = GAMES.map((game) => `/api/v1/games/${game}/help/${language}`);
const asked = /^\/api\/v1\/games(\/unplayable|\/[^/]+\/(help|texts)\/[^/]+)?$/;

/** A request for a file of this version: a host may let browsers keep an older one for a while. */
const newest = (file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' });

self.addEventListener('install', (event) => {
  const served = IS_SITE ? [] : ['/api/v1/games', '/api/v1/games/unplayable', ...help];
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(['./', ...FILES.filter(isMine), ...served].map(newest)))
      .then(keepPythonAgain),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => (name.startsWith(OURS) || name.startsWith('ludoteca-')) && name !== KEPT;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Keep Python, and what is shown before it runs: whoever has played once plays without network too. */
async function keepPython() {
  const cache = await caches.open(KEPT);
  const answer = await fetch(newest(MANIFEST));
  if (!answer.ok) throw new Error(MANIFEST);
  const { wasm, library, packages, script, data } = await answer.clone().json();
  const parts = [script, ...[wasm, library, ...packages].map(({ file }) => file)].map(
    (file) => `python/${file}`,
  );
  const read = data.filter((file) => !/\.[a-z]+\.(md|ftl)$/.test(file) || file.includes(`.${language}.`));
  const wanted = [LOCAL, ...TO_PLAY, ...parts, ...read];
  const there = await Promise.all(wanted.map((file) => cache.match(file)));
  await cache.addAll(wanted.filter((file, index) => file === LOCAL || !there[index]).map(newest));
  await cache.put(MANIFEST, answer); // the last: where it is, everything is
}

/** Keep the physics engine, once it has been needed. */
async function keepEngine() {
  const cache = await caches.open(KEPT);
  const { engine } = await (await fetch(MANIFEST)).json();
  const wanted = [...TO_SIMULATE, `python/${engine.file}`];
  const there = await Promise.all(wanted.map((file) => cache.match(file)));
  await cache.addAll(wanted.filter((_, index) => !there[index]));
}

/** A new build keeps what the one before kept. */
async function keepPythonAgain() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const had = (file) => kept.flat().some(({ url }) => url.includes(file));
  if (had(MANIFEST)) await keepPython();
  if (had('python/mujoco-')) await keepEngine();
}

self.addEventListener('message', (event) => {
  const keep = { 'keep-python': keepPython, 'keep-engine': keepEngine }[event.data];
  if (!keep) return;
  const tell = (isKept) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keep().then(
      () => tell(true),
      () => tell(false), // tried again next time
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const file = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : pathname;
  if (request.mode === 'navigate') {
    const page = file === 'local.html' ? LOCAL : './';
    event.respondWith(fetch(request).catch(() => fromCache(page)));
  } else if (file.startsWith('assets/') || /^python\/.*\.(zip|whl|bin)$/.test(file))
    event.respondWith(fromCache(request).then((kept) => kept ?? fetch(request)));
  else if (asked.test(pathname) || /^(python|data)\//.test(file)) event.respondWith(newestOrKept(request));
});

async function fromCache(request) {
  return (await caches.open(KEPT)).match(request);
}

/** What the server says now, or what it said last; the page can tell the two apart. */
async function newestOrKept(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && asked.test(new URL(request.url).pathname)) await cache.put(request, answer.clone());
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
