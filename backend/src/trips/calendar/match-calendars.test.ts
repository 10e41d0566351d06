import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const entryOf = (text: string) =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => [line.split(/[:;]/)[0], line.replace(/^[A-Z-]+[:;]/, '')]),
  ) as Record<string, string>;

it('moves and cancels the entry that a calendar has', async () => {
  const trip = await agreedTrip(app, {
    listing: {
      date: '2031-03-01',
      time: '02:50',
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      flightNumber: 'AI127',
    },
  });
  const { id, helpers, seekers } = trip;
  const entry = async () => {
    const { text, headers } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    return entryOf(text);
  };
  const first = await entry();
  expect(first).toMatchObject({
    UID: `match-${id}@${new URL(app.config.publicUrl).hostname}`,
    STATUS: 'CONFIRMED',
    DTSTART: '20310228T212000Z',
    SUMMARY: expect.stringMatching(/^Flight AI127\\, DEL to ORD\\, with Meera Iyer \d+$/),
    LOCATION: expect.stringContaining('(DEL)'),
  });
  expect(await entry()).toEqual(first);

  await app.database.query('test-move', `update match set date = '2031-03-02', time = null where id = $1`, [
    id,
  ]);
  const moved = await entry();
  expect(moved).toMatchObject({
    UID: first.UID,
    DTSTART: 'VALUE=DATE:20310302',
    DTEND: 'VALUE=DATE:20310303',
  });
  await helpers
    .patch(`/api/matches/${id}`, { meetingPoint: 'Terminal 3, door 4', meetingTime: '23:45' })
    .expect(200);
  const met = await entry();
  expect(met.LOCATION).toMatch(/^Terminal 3\\, door 4 at 23:45\. /);
  await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
  const cancelled = await entry();
  expect(cancelled).toMatchObject({ UID: first.UID, STATUS: 'CANCELLED' });
  const revisions = [first, moved, met, cancelled].map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  expect(new Set(revisions).size).toBe(4);
});

it('names the flights of a trip with stops, at their local times', async () => {
  const legs = [
    { from: 'DEL', to: 'FRA', date: '2031-03-01', time: '02:50', flightNumber: 'LH761' },
    { from: 'FRA', to: 'ORD', date: '2031-03-01', time: '10:30', arrivalTime: '12:40' },
  ];
  const listing = { date: '2031-03-01', departureAirport: 'DEL', arrivalAirport: 'ORD', legs };
  const { id, seekers } = await agreedTrip(app, { listing });
  const description = async () =>
    entryOf((await seekers.get(`/api/matches/${id}/calendar`).expect(200)).text);
  const both =
    'DEL to FRA\\, Mar 1\\, 2031\\, at 02:50\\, LH761\\nFRA to ORD\\, Mar 1\\, 2031\\, at 10:30\\, lands at 12:40\\n';
  expect((await description()).DESCRIPTION).toContain(both);
  await app.database.query('test-other-day', `update match set date = '2031-03-02' where id = $1`, [id]);
  expect((await description()).DESCRIPTION).not.toContain('FRA');
});

it('contains no contact, and is for the two of an agreed trip only', async () => {
  const { id, helper, helpers, seekers, seeker } = await agreedTrip(app);
  const { text } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
  for (const secret of [helper.email, helper.phoneNumber ?? '-', seeker.email])
    expect(text).not.toContain(secret);
  await (await app.as(await app.make.user())).get(`/api/matches/${id}/calendar`).expect(404);
  await app.asVisitor().get(`/api/matches/${id}/calendar`).expect(401);
  await app.database.query('test-propose', `update match set status = 'proposed' where id = $1`, [id]);
  await helpers.get(`/api/matches/${id}/calendar`).expect(409);
  await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
  await seekers.get(`/api/matches/${id}/calendar`).expect(404);
});
