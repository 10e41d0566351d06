import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const visitor = 'b3c1f2a4-5d6e-4f70-8a91-b2c3d4e5f607';
const at = '2026-11-20T10:00:00.000Z';
const pageView = { kind: 'page', title: 'Search Results', path: '/search?from=maria@example.com', at };
const event = {
  kind: 'event',
  name: 'contact_email',
  category: 'contact',
  label: 'helper DEL to ORD',
  value: 7,
  at,
};

let provider: Server;
let received: { url: string; body: unknown }[] = [];
let failures = 0;
let app: TestApp;

beforeAll(async () => {
  provider = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/mp/collect`;
  app = await startTestApp({ env: { GA_MEASUREMENT_ID: 'G-TEST', GA_API_SECRET: 'quiet', GA_URL: url } });
});
afterAll(async () => {
  await app.close();
  provider.close();
});
afterEach(() => {
  received = [];
  failures = 0;
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body: unknown = JSON.parse(await text(request));
  failures -= 1;
  if (failures < 0) received.push({ url: request.url ?? '', body });
  response.writeHead(failures < 0 ? 204 : 500).end();
}

const send = (entries: object[]) => app.asVisitor().post('/api/analytics', { visitor, entries });

describe('page views and events', () => {
  it('are stored, and forwarded to the analytics provider in its format', async () => {
    expect((await send([pageView, event]).expect(200)).json()).toEqual({ done: true });

    const rows = await app.database.query('test-analytics', 'select * from analytics_entry order by id');
    expect(rows).toMatchObject([
      { visitor, kind: 'page', title: 'Search Results', path: '/search', name: null },
      {
        visitor,
        kind: 'event',
        name: 'contact_email',
        category: 'contact',
        label: 'helper DEL to ORD',
        value: 7,
      },
    ]);

    await settled(app.database, 'analytics.forward');
    expect(received).toEqual([
      {
        url: '/mp/collect?measurement_id=G-TEST&api_secret=quiet',
        body: {
          client_id: visitor,
          non_personalized_ads: true,
          events: [
            {
              name: 'page_view',
              timestamp_micros: Date.parse(at) * 1000,
              params: {
                page_title: 'Search Results',
                page_location: `${app.config.publicUrl}/search`,
                engagement_time_msec: 1,
              },
            },
            {
              name: 'contact_email',
              timestamp_micros: Date.parse(at) * 1000,
              params: { category: 'contact', label: 'helper DEL to ORD', value: 7, engagement_time_msec: 1 },
            },
          ],
        },
      },
    ]);
  });

  it('belong to a visit and have its duration', async () => {
    const batch = {
      visitor,
      session: 1_700_000_000,
      engagedMs: 8_300,
      entries: Array.from({ length: 26 }, () => event),
    };
    await app.asVisitor().post('/api/analytics', batch).expect(200);
    await settled(app.database, 'analytics.forward');
    const events = received.flatMap(({ body }) => (body as { events: { params: object }[] }).events);
    expect(events).toHaveLength(26);
    for (const { params } of events) expect(params).toMatchObject({ session_id: 1_700_000_000 });
    const times = events.map(
      ({ params }) => (params as { engagement_time_msec: number }).engagement_time_msec,
    );
    expect(times.toSorted((a, b) => b - a)).toEqual([8_300, ...Array<number>(25).fill(1)]);
  });

  it("are forwarded 25 at a time, the provider's limit", async () => {
    await send(Array.from({ length: 50 }, () => event)).expect(200);
    await settled(app.database, 'analytics.forward');
    expect(received.map(({ body }) => (body as { events: unknown[] }).events.length)).toEqual([25, 25]);
  });

  it('reach the provider after an outage', async () => {
    failures = 1;
    await send([event]).expect(200);
    await settled(app.database, 'analytics.forward');
    expect(received).toHaveLength(1);
  });

  it.each([
    ['a session without a beginning', { visitor, session: -1, entries: [event] }],
    ['no visitor', { entries: [event] }],
    ['nothing in them', { visitor, entries: [] }],
    ['more than 50', { visitor, entries: Array.from({ length: 51 }, () => event) }],
    ['a field nobody asked for', { visitor, entries: [{ ...event, email: 'maria@example.com' }] }],
    ['an odd name', { visitor, entries: [{ ...event, name: 'Contact Email!' }] }],
    ['a value that is no number', { visitor, entries: [{ ...event, value: '7' }] }],
  ])('are refused with %s', async (_, body) => {
    await app.asVisitor().post('/api/analytics', body).expect(400);
  });
});
