/*
 * Service worker: the application's shell for visits without a network, the page that reads seals, and push messages.
 * Promises: pages come from the network whenever it answers; a new release replaces the whole cache at once.
 * Never: files, API answers or public pages from a cache, but for the page that reads seals, after a visit to it.
 */

const release = '%RELEASE%';
/** The document without a network, by language. */
const shells = JSON.parse('%SHELLS%');
const files = JSON.parse('%FILES%');
/** What the page that reads seals loads, kept once it was visited. */
const sealFiles = JSON.parse('%SEAL_FILES%');
const cacheName = `shell-${release}`;
const sealCache = `seal-${release}`;
const sealPage = /^(\/[a-z]{2})?\/seal\/?$/;
const verifyPage = /^(\/[a-z]{2})?\/verify(\/|$)/;
const areas = /^\/(dashboard|upload|documents|authenticator|admin|user-management|authenticator-control)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([store(), renewSealReader()]).then(() => self.skipWaiting()));
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
    else if (sealPage.test(url.pathname)) event.respondWith(sealReader(event));
    else if (verifyPage.test(url.pathname)) event.respondWith(sealReaderInstead(event));
  } else if (files.includes(url.pathname) || sealFiles.includes(url.pathname)) {
    event.respondWith(asset(request, url.pathname));
  }
});

self.addEventListener('message', (event) => {
  if (event.data?.keep === 'seal-reader') event.waitUntil(keepSealReader(event.data.address));
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
    const isOurs = name.startsWith('shell-') || name.startsWith('seal-');
    if (isOurs && name !== cacheName && name !== sealCache) await caches.delete(name);
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

/** The page under the address of its visit, whose language is in it. */
async function keepSealReader(address) {
  const { pathname } = new URL(address, self.location.origin);
  const cache = await caches.open(sealCache);
  if (sealPage.test(pathname) && !(await cache.match(pathname))) {
    await cache.addAll([new Request(pathname, { cache: 'reload' }), ...sealFiles]);
  }
}

/** A new release keeps the pages that the one before kept. */
async function renewSealReader() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('seal-') || name === sealCache) continue;
    const kept = await (await caches.open(name)).keys();
    for (const { url } of kept) if (sealPage.test(new URL(url).pathname)) await keepSealReader(url);
  }
}

async function sealReader(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(sealCache);
    const { pathname } = new URL(event.request.url);
    const kept = [pathname, ...(await cache.keys()).map(({ url }) => new URL(url).pathname)].filter((one) =>
      sealPage.test(one),
    );
    for (const address of kept) {
      const cached = await cache.match(address);
      if (cached) return cached;
    }
    throw error;
  }
}

/** Without a network a look-up is impossible; a seal can be read where that page was kept. */
async function sealReaderInstead(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(sealCache);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).find((one) => sealPage.test(one));
    if (kept) return Response.redirect(kept);
    throw error;
  }
}

/** In the language of the switch, else of the browser. */
async function shell() {
  const chosen = 'cookieStore' in self ? await self.cookieStore.get('locale') : null;
  const languages = [chosen?.value, ...self.navigator.languages.map((tag) => tag.split('-')[0])];
  return shells[languages.find((language) => Object.hasOwn(shells, language)) ?? 'en'];
}

async function asset(request, path) {
  for (const name of [cacheName, sealCache]) {
    const cached = await (await caches.open(name)).match(path);
    if (cached) return cached;
  }
  return fetch(request);
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
