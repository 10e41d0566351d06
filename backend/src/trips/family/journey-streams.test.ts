import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Limits } from '../../platform/limits/limits.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip, departIn, tap, type Trip } from '../testing/trips.js';
import { familyLink, journey } from './contract.js';
import { JourneyStreams } from './journey-streams.js';
import { Journeys } from './journeys.js';

let app: TestApp;
let other: TestApp;
const pages: Page[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const few = { LIMITS_SCALE: '0.02', TRUST_PROXY: '127.0.0.1' };
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl, ...few } });
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

/** Reads have a limit of their own, which is reached before that of open streams. */
async function forgetReads(node: TestApp) {
  await forgetLimits(node);
  node.get(Limits)['leases']['leases'].clear();
}

async function open(node: TestApp, token: string, from = '198.51.100.1'): Promise<Page> {
  await forgetReads(node);
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
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

describe('the stream of a journey', () => {
  it('sends the journey, and then each step on every node', async () => {
    const { id, helpers, seekers, token } = await shared();
    const open1 = await open(app, token);
    const open2 = await open(other, token);
    expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([[], []]);
    await tap(helpers, id, 'at_airport').expect(200);
    expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([['at_airport'], ['at_airport']]);
    await tap(seekers, id, 'met').expect(200);
    const both = ['at_airport', 'met'];
    expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([both, both]);
    await seekers.delete(`/api/matches/${id}/steps`, { step: 'met' }).expect(200);
    expect([await stepsOn(open1), await stepsOn(open2)]).toEqual([['at_airport'], ['at_airport']]);
    expect(open1.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('sends no journey that was read before the one that a page has', async () => {
    const { id, helpers, token } = await shared();
    const page = await open(app, token);
    await stepsOn(page);
    const [journeys, streams] = [app.get(Journeys), app.get(JourneyStreams)];
    let letThrough = () => {};
    const mayAnswer = new Promise<void>((settle) => (letThrough = settle));
    const find = journeys.find.bind(journeys);
    let early: Promise<unknown> | undefined;
    journeys.find = async (hash) => {
      journeys.find = find;
      early = find(hash);
      await Promise.all([early, mayAnswer]);
      return early as ReturnType<typeof find>;
    };
    const beat = streams.beat();
    await early;
    await tap(helpers, id, 'met').expect(200);
    expect(await stepsOn(page)).toEqual(['met']);
    letThrough();
    await beat;
    await tap(helpers, id, 'security').expect(200);
    expect(await stepsOn(page)).toEqual(['met', 'security']);
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

  it('is open a limited number of times for one address, and for others all the same', async () => {
    const { token } = await shared();
    const [full, alsoFull, elsewhere] = ['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:3::a'];
    const statusFrom = async (address: string) => (await open(other, token, address)).response.statusCode;
    // 200 by the limit, of which this node allows a fiftieth.
    for (const _ of [1, 2, 3, 4]) expect(await statusFrom(full)).toBe(200);
    expect([await statusFrom(full), await statusFrom(alsoFull)]).toEqual([429, 429]);
    expect(await statusFrom(elsewhere)).toBe(200);
    const [...onServer] = other.get(JourneyStreams)['pages'];
    const closed = Promise.all(onServer.slice(0, 1).map(({ response }) => once(response, 'close')));
    pages.find(({ response }) => response.statusCode === 200)?.response.destroy();
    await closed;
    expect(await statusFrom(alsoFull)).toBe(200);
  });
});
