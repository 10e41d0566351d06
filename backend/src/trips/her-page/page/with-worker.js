// Keeps the page of the one who flies, and its files, for a phone without a network. It has the pages below /with/ only.
const name = 'her-page';
const answerWithin = 8_000;
const isPage = ({ pathname }) => /^\/with\/[\w-]{43}$/.test(pathname);
const endsAt = (response) => Date.parse(response.headers.get('x-ends-at') ?? '');

const timeout = () => new Promise((_, reject) => setTimeout(reject, answerWithin));

const fromNetwork = async (request) => store(request, await fetch(request));

async function store(request, response) {
  const url = new URL(request.url);
  const cache = await caches.open(name);
  if (response.ok) await cache.put(url.pathname, response.clone());
  else if (isPage(url) && response.status === 404) {
    await cache.delete(url.pathname);
    await deleteEnded();
  }
  return response;
}

/** A copy ends with its page, also on a phone that cannot be told. */
async function kept(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(name);
  const copy = await cache.match(pathname);
  if (copy && endsAt(copy) < Date.now()) {
    await cache.delete(pathname);
    return undefined;
  }
  return copy;
}

async function page(event) {
  const answer = fromNetwork(event.request);
  try {
    return await Promise.race([answer, timeout()]);
  } catch {
    return (await kept(event.request)) ?? answer;
  }
}

async function file(event) {
  const copy = await kept(event.request);
  const isNamedByContent = new URL(event.request.url).pathname.startsWith('/mf/');
  if (copy && isNamedByContent) return copy;
  return fromNetwork(event.request).catch(() => copy ?? Response.error());
}

/** While files arrive, their page is not there yet. */
let keeping = 0;

async function keep(addresses) {
  keeping += 1;
  try {
    await keepAll(addresses);
  } finally {
    keeping -= 1;
  }
  await deleteEnded();
}

async function keepAll(addresses) {
  const urls = addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin);
  const requests = urls.map((url) => new Request(url.href, { credentials: 'omit', cache: 'no-store' }));
  const ofPage = ({ url }) => isPage(new URL(url));
  const files = Promise.allSettled(requests.filter((request) => !ofPage(request)).map(fromNetwork));
  // A page without its files would neither say that it is old nor call for help. It does not wait for a lost one.
  const filesFirst = Promise.race([files, timeout()]).catch(() => {});
  const keepPage = async (request) => {
    const response = await fetch(request);
    await filesFirst;
    await store(request, response);
  };
  await Promise.allSettled([files, ...requests.filter(ofPage).map(keepPage)]);
}

async function deleteEnded() {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await kept(request);
  // The pictures of the last page go with it.
  const left = await cache.keys();
  if (!keeping && !left.some(({ url }) => isPage(new URL(url)))) await caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteEnded()])),
);
self.addEventListener('message', (event) => {
  const addresses = event.data?.keep;
  if (Array.isArray(addresses)) event.waitUntil(keep(addresses));
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/'))
    return;
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (isPage(url)) event.respondWith(fromNetwork(event.request));
  else event.respondWith(file(event));
});
