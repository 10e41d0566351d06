import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maskContacts } from './account/index.js';
import type { Client } from './testing/client.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { inDays } from './testing/make.js';
import type { RemoteRelease } from './releases/contract.js';
import { accountRelease, publishedSite } from './releases/testing/published-site.js';
import { everyAddress } from './testing/every-address.js';

const canary = /canary\D?\d+|777\D?555/i;
const written: string[] = [];
let app: TestApp;
let member: Client;
const listingIds: number[] = [];
const openIds: number[] = [];

/** All kinds of listings. Their owners put contact details into every text field. */
async function ownersWithCanaries(owners: number) {
  for (let number = 0; number < owners; number++) {
    const contact = { email: `canary${number}@example.org`, phoneNumber: `+44 777555${1000 + number}` };
    const by = await app.make.user({ ...contact, verified: number % 2 === 0, publicSince: new Date() });
    const words = `Write to ${contact.email} or call ${contact.phoneNumber}`;
    const covered = {
      description: words,
      coveredDescription: maskContacts(words),
      skills: words,
      coveredSkills: maskContacts(words),
      name: words,
      coveredName: maskContacts(words),
    };
    const silent = by.verified ? {} : covered;
    const past = { date: inDays(-9), endDate: inDays(-5) };
    const kinds = [{ by }, { by, status: 'closed' as const }, { by, ...past }, covered];
    for (const kind of kinds) {
      const { id } = await app.make.listing({ ...contact, ...silent, ...kind });
      listingIds.push(id);
      if (!('status' in kind) && !('date' in kind)) openIds.push(id);
    }
  }
}

/** Pages contain the responses of their first calls. */
function siteWithListings() {
  const { env, publish } = publishedSite();
  const route = { title: 'A page', access: 'public' as const, files: [] };
  const routes: RemoteRelease['routes'] = [
    { ...route, path: '/', calls: ['/api/listings?type=helper&sort=newest', '/api/testimonials'] },
    { ...route, path: '/search', calls: ['/api/listings?from={from}&to={to}&type={type}'] },
    { ...route, path: '/listing/:id', calls: ['/api/listings/id/{id}/details'] },
  ];
  publish([accountRelease, { ...accountRelease, name: 'listings', routes }]);
  return env;
}

beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await startTestApp({
    env: { ...siteWithListings(), LIMITS_SCALE: '100000', LOG_LEVEL: 'debug' },
    logTo,
  });
  await ownersWithCanaries(50);
  member = await app.as(await app.make.user({ email: 'looking.around@example.com' }));
}, 60_000);
afterAll(() => app.close());

/** Every response that contains a canary, and every one that shows a trip. */
async function crawl(client: Client) {
  const leaks: string[] = [];
  const trips = new Set<string>();
  for await (const { url, text } of everyAddress(client, Math.max(...listingIds))) {
    if (canary.test(text)) leaks.push(`${url}: ${canary.exec(text)?.[0]}`);
    if (text.includes('"departureAirport":"JFK"')) trips.add(url.replace(/\?.*/, ''));
  }
  return { leaks, trips };
}

/** Closed and past listings are not found by strangers; each open one has an answer and a page. */
const openAddresses = () => openIds.flatMap((id) => [`/api/listings/id/${id}/details`, `/listing/${id}`]);

describe('a planted contact detail', () => {
  it('is found where one was planted', async () => {
    const [contact] = await app.database.query<{ email: string; phone: string }>(
      'test-canary',
      'select email, phone_number as phone from listing where id = $1',
      [listingIds[0]],
    );
    expect(contact?.email).toMatch(canary);
    expect(contact?.phone).toMatch(canary);
  });

  it('never appears to a visitor, on any page or API route', async () => {
    expect(listingIds).toHaveLength(200);
    expect(openIds).toHaveLength(100);
    const { leaks, trips } = await crawl(app.asVisitor());
    expect(leaks).toEqual([]);
    expect(openAddresses().filter((url) => !trips.has(url))).toEqual([]);
  }, 120_000);

  it('appears once for fifty simultaneous contact requests, which are recorded once', async () => {
    const [wanted = 0] = listingIds;
    const ask = () => member.post(`/api/listings/${wanted}/connect`);
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const contacts = new Set(replies.map(({ text }) => text));
    expect([...contacts].map((text) => JSON.parse(text) as unknown)).toEqual([
      { status: 'shared', email: 'canary0@example.org', phoneNumber: '+44 7775551000' },
    ]);
    const rows = await app.database.query('test-audit', 'select listing_id::int from contact_request');
    expect(rows).toEqual([{ listing_id: wanted }]);
    const mails = await app.database.query(
      'test-mails',
      `select id from pgboss.job where name = 'mail.send'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('never appears to a member anywhere else, nor in any log', async () => {
    const { leaks, trips } = await crawl(member);
    // The one contact that was shared is answered again to those who have it.
    const shared = `/api/listings/${listingIds[0]}/contact?`;
    expect(leaks.some((leak) => leak.startsWith(shared))).toBe(true);
    expect(leaks.filter((leak) => !leak.startsWith(shared))).toEqual([]);
    expect(openAddresses().filter((url) => !trips.has(url))).toEqual([]);
    expect(written.length).toBeGreaterThan(1_000);
    expect(written.filter((line) => canary.test(line))).toEqual([]);
  }, 120_000);
});
