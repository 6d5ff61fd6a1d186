/*
 * Service worker: the application's shell for visits without a network, and push messages.
 * Promises: pages come from the network whenever it answers; a new release replaces the whole cache at once.
 * Never: files, API answers or public pages from a cache.
 */

const release = '%RELEASE%';
/** The document without a network, by language. */
const shells = JSON.parse('%SHELLS%');
const files = JSON.parse('%FILES%');
const cacheName = `shell-${release}`;
const areas = /^\/(dashboard|upload|documents|authenticator|admin|user-management|authenticator-control)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (areas.test(url.pathname)) event.respondWith(page(event));
  } else if (files.includes(url.pathname)) {
    event.respondWith(asset(request, url.pathname));
  }
});

self.addEventListener('push', (event) => {
  const message = event.data ? event.data.json() : {};
  const { tag, title = 'Your translation is ready', body = 'Open it to read and download it.' } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      tag,
      data: { path: tag ? `/dashboard/progress?doc=${encodeURIComponent(tag)}` : '/dashboard/progress' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** All or nothing: a file of another release answers 404, which fails the install until the next visit. */
async function store() {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(await shell(), { cache: 'reload' }), ...files]);
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell-') && name !== cacheName) await caches.delete(name);
  }
  // The network request starts while this worker does.
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepShell());
    return response;
  } catch (error) {
    const cache = await caches.open(cacheName);
    for (const address of [await shell(), ...Object.values(shells)]) {
      const cached = await cache.match(address);
      if (cached) return cached;
    }
    throw error;
  }
}

/** Stores the document of a language that was chosen since the install. */
async function keepShell() {
  const address = await shell();
  const cache = await caches.open(cacheName);
  if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

/** In the language of the switch, else of the browser. */
async function shell() {
  const chosen = 'cookieStore' in self ? await self.cookieStore.get('locale') : null;
  const languages = [chosen?.value, ...self.navigator.languages.map((tag) => tag.split('-')[0])];
  return shells[languages.find((language) => Object.hasOwn(shells, language)) ?? 'en'];
}

async function asset(request, path) {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? fetch(request);
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [known] = windows;
  if (!known) {
    await self.clients.openWindow(path);
    return;
  }
  await known.focus();
  await known.navigate(path);
}
