// Serves files of releases from the cache, and the offline page when there is no network. It caches no response of
// the API: the trip page keeps its own data, so that a logout can delete it. Shows notifications.
const filesCache = 'release-files';
const pagesCache = 'pages';
const usesCache = 'release-uses';
/** Written by shell/src/forms/device/waitingCalls.ts, and the tag of their Background Sync. */
const waitingCalls = 'waiting-calls';
const offlinePage = '/offline';
const answerWithin = 8_000;
const aMonth = 30 * 24 * 60 * 60 * 1000;

const releaseOf = ({ pathname }) => /^\/mf\/[a-z-]+\/[\w.-]+\//.exec(pathname)?.[0];

/** Manifests and the registry say what is current. A file asked for again is one that came broken. */
const isReleaseFile = (url) =>
  /^\/mf\/[a-z-]+\/[\w.-]+\/[\w.~-]+$/.test(url.pathname) &&
  !/\/(registry|remote|shell)\.json$/.test(url.pathname) &&
  !url.search;

const isImmutable = (response) =>
  response.ok &&
  response.type !== 'opaque' &&
  (response.headers.get('cache-control') ?? '').includes('immutable');

async function releaseFile(event, url) {
  const cache = await caches.open(filesCache);
  const kept = await cache.match(url.href);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isImmutable(response)) {
    // Cloned before anything is awaited: the page consumes the body.
    const copy = response.clone();
    event.waitUntil(cache.put(url.href, copy));
  }
  return response;
}

/** The network decides which releases a page gets. Without a network the offline page opens what the device keeps. */
async function page(event, { pathname }) {
  const answer = pageFromNetwork(event);
  // Only such a page gives up on a network that stalls: the offline page has nothing of the others.
  const isKept = /^(\/[a-z]{2})?\/(trips|messages)(\/|$)/.test(pathname);
  try {
    return await (isKept ? Promise.race([answer, timeout()]) : answer);
  } catch {
    return (await (await caches.open(pagesCache)).match(offlinePage)) ?? answer;
  }
}

const pageFromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

const timeout = () => new Promise((_, reject) => setTimeout(reject, answerWithin));

/** Keeps the offline page, without cookies so that it has no visitor's data, its files, and those a page has loaded. */
async function keepForOffline(loaded, prefix) {
  const response = await fetch(prefix + offlinePage, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) return;
  const text = await response.clone().text();
  const linked = Array.from(text.matchAll(/(?:href|src)="(\/mf\/[^"?]+)"/g), ([, path]) => path);
  const cache = await caches.open(filesCache);
  // A page may have loaded it from the origin of ASSETS_URL. What the device keeps comes from the site.
  const keepFile = async (address) => {
    const { pathname, search } = new URL(address, location.origin);
    const url = new URL(pathname + search, location.origin);
    if (!isReleaseFile(url) || (await cache.match(url.href))) return;
    const file = await fetch(url.href);
    if (isImmutable(file)) await cache.put(url.href, file);
  };
  await Promise.all([...new Set([...linked, ...loaded])].map(keepFile));
  await (await caches.open(pagesCache)).put(offlinePage, response);
  await markUsed([...linked, ...loaded]);
}

async function markUsed(addresses) {
  const uses = await caches.open(usesCache);
  const releases = new Set(addresses.map((address) => releaseOf(new URL(address, location.origin))));
  releases.delete(undefined);
  const now = String(Date.now());
  await Promise.all([...releases].map((release) => uses.put(release, new Response(now))));
}

async function deleteUnusedReleases() {
  const [files, uses] = [await caches.open(filesCache), await caches.open(usesCache)];
  for (const { url } of await files.keys()) {
    const release = releaseOf(new URL(url));
    const lastUse = Number(await (await uses.match(release))?.text()) || 0;
    if (Date.now() - lastUse > aMonth) await files.delete(url);
  }
}

/** Of the page that asks: `/es`, or nothing in English. It is the language that is kept. */
const languagePrefix = (client) => /^\/[a-z]{2}(?=\/|$)/.exec(new URL(client.url).pathname)?.[0] ?? '';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const prepare = async () => {
    await deleteUnusedReleases();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(prepare());
});

self.addEventListener('message', (event) => {
  const { keepForOffline: loaded, sendWaiting: mustSend } = event.data ?? {};
  if (mustSend) event.waitUntil(sendWaiting().catch(() => undefined));
  if (Array.isArray(loaded)) event.waitUntil(keepForOffline(loaded, languagePrefix(event.source)));
});

/** A browser tries again by itself while this fails. */
self.addEventListener('sync', (event) => {
  if (event.tag === waitingCalls) event.waitUntil(sendWaiting());
});

let sending = null;
/** One after the other, in the order in which they were written. */
const sendWaiting = () => (sending ??= sendAll().finally(() => (sending = null)));

async function sendAll() {
  const cache = await caches.open(waitingCalls);
  const requests = await cache.keys();
  if (!requests.length) return;
  const me = await fetch('/api/auth/me');
  // Until this member logs in again. A logout deletes them.
  if (me.status === 401) return;
  const { id } = await jsonOf(me);
  for (const request of requests) {
    const kept = await cache.match(request);
    const { memberId, path, body } = (await kept?.json()) ?? {};
    if (memberId === id) {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // What is refused comes back to its writer with the words: the page has them, and tries once more.
      if (response.status === 401) return;
      if (response.status === 429 || response.status >= 500) throw new Error(`Later: ${response.status}`);
      await jsonOf(response);
    }
    await cache.delete(request);
  }
}

/** A captive portal answers with its own page: that is no network. */
async function jsonOf(response) {
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('No network');
  return response.json();
}

/** The server writes the whole notification, so that it can change without a new worker. */
self.addEventListener('push', (event) => {
  const { title, options } = event.data.json();
  event.waitUntil(showNotification(title, options));
});

/** A browser wants to see something for each push, so what was seen on another device goes with the next one. */
async function showNotification(title, options) {
  await self.registration.showNotification(title, options);
  const seen = options.data?.seen ?? [];
  if (!seen.length) return;
  for (const shown of await self.registration.getNotifications()) if (seen.includes(shown.tag)) shown.close();
}

/** A browser may replace its subscription by itself, also while no page is open. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription()));

async function renewSubscription() {
  const devices = await answerOf('/api/push/subscriptions');
  const here = devices?.find(({ current }) => current);
  // Logged out, or removed from the list meanwhile: it should stay so.
  if (!here) return;
  const { pushManager } = self.registration;
  const subscribe = async () => {
    const { publicKey } = (await answerOf('/api/push/key')) ?? {};
    return publicKey && pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  };
  const subscription = (await pushManager.getSubscription()) ?? (await subscribe());
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    device: here.device,
  });
  await fetch('/api/push/subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

async function answerOf(path) {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  return response.ok ? response.json() : null;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, pages } = event.notification.data;
  event.waitUntil(openPage(new URL(pages?.[event.action] ?? url, location.origin).href));
});

async function openPage(address) {
  const open = await self.clients.matchAll({ type: 'window' });
  const client = open.find(({ url }) => url === address) ?? open.find(({ focused }) => focused) ?? open[0];
  if (!client) return self.clients.openWindow(address);
  await client.focus();
  if (client.url !== address) await client.navigate(address);
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.pathname === '/api/auth/logout') event.waitUntil(caches.delete(waitingCalls));
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (isReleaseFile(url)) event.respondWith(releaseFile(event, url));
  else if (event.request.mode === 'navigate') event.respondWith(page(event, url));
});
