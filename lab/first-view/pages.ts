import type { Boot } from '../../backend/src/pages/contract.ts';
import type { Machine, Page } from './machine.ts';

interface Listing {
  id: number;
  userId: number;
  type: string;
  departureAirport: string;
  arrivalAirport: string;
  flightNumber: string;
}

type Addresses = Record<string, (listing: Listing) => string[]>;

/** Only helpers get tips. */
const tipsTo = (type: string, address: string) => (type === 'helper' ? [address] : []);

const only = (path: string): Addresses => ({ [path]: () => [path] });

/** Of every public page. */
const addresses: Addresses = {
  '/': () => ['/', '/?redirect=%2Fprofile'],
  '/search': ({ departureAirport: from, arrivalAirport: to }) => [
    `/search?from=${from}&to=${to}`,
    '/search?from=KEF&to=ASU',
    '/search?type=helper',
    '/search',
  ],
  '/flight-search': () => ['/flight-search', '/flight-search?action=find', '/flight-search?action=offer'],
  '/listing/:id': ({ id }) => [`/listing/${id}`],
  '/routes/:route': ({ departureAirport: from, arrivalAirport: to }) => [`/routes/${from}-${to}`],
  '/flights/:number': ({ flightNumber }) => [`/flights/${flightNumber}`],
  '/people/:id': ({ userId }) => [`/people/${userId}`],
  '/checkout': ({ type, userId }) => ['/checkout', ...tipsTo(type, `/checkout?recipientId=${userId}`)],
  '/checkout/:recipientId': ({ type, userId }) => tipsTo(type, `/checkout/${userId}`),
  '/receipt/:id': () => ['/receipt/1'],
  '*': () => ['/no/such/page'],
  ...only('/find/create'),
  ...only('/offer/create'),
  ...only('/create-listing'),
  ...only('/create-listing-fixed'),
  ...only('/create-find-help'),
  ...only('/create-offer-help'),
  ...only('/listing-link'),
  ...only('/stop-alert'),
  ...only('/login-link'),
  ...only('/stop-mail'),
  ...only('/email-stop'),
  ...only('/appeal'),
  ...only('/checkout/success'),
  ...only('/contact'),
  ...only('/terms-of-use'),
  ...only('/how-it-works'),
  ...only('/safety'),
  ...only('/help'),
  ...only('/verify/document'),
  ...only('/privacy-policy'),
  ...only('/styleguide'),
};

export const knownPaths = Object.keys(addresses);

/** Every public page, of an offer and of a request. */
export async function pagesOf(site: string): Promise<[path: string, address: string][]> {
  const firsts = ['helper&acceptsTips=true', 'seeking_help'].map(async (type) => {
    const response = await fetch(`${site}/api/listings?type=${type}&limit=9`);
    return ((await response.json()) as Listing[]).find(({ flightNumber }) => flightNumber);
  });
  const listings = (await Promise.all(firsts)).filter((listing) => listing !== undefined);
  return Object.entries(addresses).flatMap(([path, of]) =>
    [...new Set(listings.flatMap(of))].map((address): [string, string] => [path, address]),
  );
}

/** Pages for members only that come with their answers. */
export async function membersPagesOf(
  site: string,
  cookie: string,
): Promise<[path: string, address: string][]> {
  const response = await fetch(`${site}/api/matches?when=coming`, { headers: { cookie } });
  const trips = (await response.json()) as { id: number }[];
  return [
    ...['/profile', '/messages', '/trips', '/claim', '/favourites'].map((path): [string, string] => [
      path,
      path,
    ]),
    ...['helper', 'seeker'].map((tab): [string, string] => ['/profile', `/profile?tab=${tab}`]),
    ...trips.map(({ id }): [string, string] => ['/trips/:id', `/trips/${id}`]),
    ...trips.map(({ id }): [string, string] => ['/trips/:id/care-card', `/trips/${id}/care-card`]),
  ];
}

/** A page with all that the site answers when the page is rendered. */
export async function pageAt(site: string, address: string, cookie: string, machine: Machine): Promise<Page> {
  const html = await (await fetch(site + address, { headers: { cookie } })).text();
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const boot: Boot = JSON.parse(json);
  const rendered = await machine.render({ address, boot });
  const missing = (rendered?.missingAnswers ?? []).filter((url) => url.startsWith('/api/'));
  const further = await Promise.all(missing.map(async (url) => [url, await answerOf(site + url, cookie)]));
  return { address, boot: { ...boot, answers: { ...boot.answers, ...Object.fromEntries(further) } } };
}

async function answerOf(url: string, cookie: string) {
  const response = await fetch(url, { headers: { cookie } });
  const link = response.headers.get('link');
  return { status: response.status, body: await response.json(), ...(link && { link }) };
}
