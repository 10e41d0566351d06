import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { agreedTrip, departIn, tap, type Trip } from '../../testing/trips.js';
import { familyLink, journey } from '../contract.js';
import { JourneyStreams } from './journey-streams.js';

let app: TestApp;
let other: TestApp;
const pages: Page[] = [];
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.response.destroy();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

interface Page {
  response: IncomingMessage;
  next(): Promise<{ event: string; data: string } | null>;
}

async function open(node: TestApp, token: string): Promise<Page> {
  const headers = { accept: 'text/event-stream' };
  const request = get(`${node.url}/api/journeys/${token}/stream`, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks = response.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let rest = '';
  const page = {
    response,
    async next() {
      for (;;) {
        const [, event, data, after] = /event: (\w+)\ndata: (.*)\n\n([^]*)/.exec(rest) ?? [];
        if (event && data) {
          rest = after ?? '';
          return { event, data };
        }
        const { value, done } = await chunks.next();
        if (done) return null;
        rest += value as string;
      }
    },
  };
  pages.push(page);
  return page;
}
const stepsOn = async (page: Page) =>
  journey.parse(JSON.parse((await page.next())?.data ?? '')).steps.map(({ step }) => step);

async function shared(): Promise<Trip & { token: string }> {
  const trip = await agreedTrip(app);
  await departIn(app, trip, 2);
  const reply = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
  const { url } = familyLink.parse(reply.json());
  return { ...trip, token: url.split('/journey/')[1] ?? '' };
}

it('sends the journey, and then each step on every node', async () => {
  const { id, helpers, seekers, token } = await shared();
  const open1 = await open(app, token);
  const open2 = await open(other, token);
  expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([[], []]);
  await tap(helpers, id, 'at_airport').expect(200);
  expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([['at_airport'], ['at_airport']]);
  await tap(seekers, id, 'met').expect(200);
  expect(await stepsOn(open2)).toEqual(['at_airport', 'met']);
  await seekers.delete(`/api/matches/${id}/steps`, { step: 'met' }).expect(200);
  await stepsOn(open1);
  expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([['at_airport'], ['at_airport']]);
  expect(open1.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

it('sends nothing of other trips', async () => {
  const [mine, theirs] = [await shared(), await shared()];
  const page = await open(app, mine.token);
  await stepsOn(page);
  await tap(theirs.helpers, theirs.id, 'met').expect(200);
  await tap(mine.helpers, mine.id, 'at_airport').expect(200);
  expect(await stepsOn(page)).toEqual(['at_airport']);
});

it.each([
  ['the family ends the link', ({ seekers, id }: Trip) => seekers.delete(`/api/matches/${id}/family-link`)],
  [
    'the trip is cancelled',
    ({ helpers, id }: Trip) => helpers.post(`/api/matches/${id}/cancel`, { reason: 'Ill' }),
  ],
])('ends when %s', async (_, end) => {
  const trip = await shared();
  const [page, far] = [await open(app, trip.token), await open(other, trip.token)];
  await Promise.all([page.next(), far.next()]);
  await end(trip);
  expect([await page.next(), await far.next()]).toMatchObject([{ event: 'end' }, { event: 'end' }]);
  expect([await page.next(), await far.next()]).toEqual([null, null]);
});

it('ends with its time, at a heartbeat', async () => {
  const trip = await shared();
  const page = await open(app, trip.token);
  await page.next();
  await departIn(app, trip, -100);
  await app.get(JourneyStreams).beat();
  expect(await page.next()).toMatchObject({ event: 'end' });
});

it('does not exist for a wrong link', async () => {
  const { response } = await open(app, 'A'.repeat(43));
  expect(response.statusCode).toBe(404);
});
