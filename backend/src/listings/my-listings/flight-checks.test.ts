import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { match } from '../../trips/contract.js';
import { conversationPage } from '../../messaging/contract.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../../trips/testing/news.js';
import { myListings, type MyListing } from '../contract.js';
import { flightKnown } from '../flights/plane-lookups.js';
import { scheduledFlights } from '../flights/contract.js';
import { date, PlaneApp, toDelhi } from '../testing/planes.js';

let app: TestApp;
let planes: PlaneApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It asks about all flights again' });
  planes = new PlaneApp(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('test-none-flown', `update match set status = 'done'`);
  await planes.forgetAll();
  await app.asVisitor().delete('/sandbox/flights').expect(200);
});

type Posted = Awaited<ReturnType<PlaneApp['post']>>;

const timetable = (changes: object, number = 'AI102') =>
  app.asVisitor().post(`/sandbox/flights/${number}.${date}`, changes).expect(200);

/** A day later, when flights are asked about again. */
async function nextDay(): Promise<void> {
  await app.database.query(
    'test-day-over',
    `update flight_day set answered_at = answered_at - interval '25 hours'`,
  );
  await planes.wait();
  await planes.lookUpDue();
  await settled(app.database, flightKnown.name);
}

/** The times that the timetable has by itself. */
async function ownTimes(number = 'AI102') {
  const reply = await app.asVisitor().get(`/api/flights?number=${number}&date=${date}`).expect(200);
  const [leg] = scheduledFlights.parse(reply.json())[0]?.legs ?? [];
  if (!leg) throw new Error('It flies every day');
  return { time: leg.time, arrivalDate: leg.arrivalDate, arrivalTime: leg.arrivalTime };
}

/** A day after it was posted by its number, as the form fills it in. */
async function posted(about: object = {}): Promise<Posted> {
  const own = await planes.post({ ...toDelhi, flightNumber: 'AI102', ...(await ownTimes()), ...about });
  await settled(app.database, flightKnown.name);
  return own;
}

async function mine({ client, id }: Posted): Promise<MyListing> {
  const reply = await client.get('/api/my-listings').expect(200);
  const own = myListings.parse(reply.json()).find((one) => one.id === id);
  if (!own) throw new Error('It is not listed');
  return own;
}

async function subjects({ user }: Posted) {
  return (await mailsTo(app, { user }, /AI102/)).map(({ subject }) => subject);
}

const answer = ({ client, id }: Posted, said: object) =>
  client.post(`/api/listings/${id}/flights`, { leg: 1, ...said });

describe('a listing that says what the timetable says', () => {
  it('is asked nothing', async () => {
    const own = await posted();
    await nextDay();
    expect((await mine(own)).flightChecks).toBeNull();
    expect((await own.client.get('/api/notifications/list').expect(200)).json()).toMatchObject({ items: [] });
  });

  it('follows the airline by itself under two hours, and its owner is notified once', async () => {
    const own = await posted();
    await timetable({ movedMinutes: 95 });
    await nextDay();
    await nextDay();
    expect(await mine(own)).toMatchObject({ time: '14:05', flightChecks: null });
    expect(await subjects(own)).toEqual([
      expect.stringMatching(/^AI102 has new times: New York \(JFK\) to Delhi \(DEL\), /),
    ]);
  });

  it('asks its owner from two hours on, and changes nothing until they answer', async () => {
    const own = await posted();
    const before = await mine(own);
    await timetable({ movedMinutes: 120 });
    await nextDay();
    await nextDay();
    const asked = await mine(own);
    expect(asked).toMatchObject({ time: before.time, arrivalTime: before.arrivalTime });
    const check = { leg: 1, flightNumber: 'AI102', date, asks: 'times', says: { time: '14:30' } };
    expect(asked.flightChecks).toMatchObject([check]);
    expect(await subjects(own)).toEqual([
      expect.stringMatching(/^Please check your flight AI102: New York \(JFK\) to Delhi \(DEL\), /),
    ]);

    const used = (await answer(own, { answer: 'use' }).expect(200)).json();
    expect(used).toMatchObject({ time: '14:30', flightChecks: null });
    await nextDay();
    expect(await mine(own)).toMatchObject({ time: '14:30', flightChecks: null });
  });

  it('asks its owner when the flight is no longer there that day', async () => {
    const own = await posted();
    await timetable({ withdrawn: true });
    await nextDay();
    expect((await mine(own)).flightChecks).toMatchObject([{ asks: 'day', says: null }]);
    const refused = await answer(own, { answer: 'use' }).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'answer' }] });
    await answer(own, { answer: 'keep' }).expect(200);
    await nextDay();
    expect((await mine(own)).flightChecks).toBeNull();
  });
});

describe('a trip with a stop', () => {
  /** The second flight leaves an hour after the first has landed. */
  async function withStop() {
    const first = { from: 'JFK', to: 'DOH', date, flightNumber: 'QR702', ...(await ownTimes('QR702')) };
    const landing = Date.parse(`${first.arrivalDate}T${first.arrivalTime}Z`);
    const [nextDate = '', next = ''] = new Date(landing + 3_600_000).toISOString().split('T');
    const legs = [first, { from: 'DOH', to: 'HYD', date: nextDate, time: next.slice(0, 5) }];
    const own = await planes.post({
      departureAirport: 'JFK',
      arrivalAirport: 'HYD',
      date,
      flightNumber: undefined,
      legs,
    });
    await settled(app.database, flightKnown.name);
    return own;
  }

  it('follows with the leg that was moved', async () => {
    const own = await withStop();
    await timetable({ movedMinutes: 45 }, 'QR702');
    await nextDay();
    expect(await mine(own)).toMatchObject({
      time: '21:40',
      legs: [
        { time: '21:40', flightNumber: 'QR702' },
        { from: 'DOH', to: 'HYD' },
      ],
      flightChecks: null,
    });
  });

  it('is asked about when the next flight would leave first', async () => {
    const own = await withStop();
    await timetable({ movedMinutes: 95 }, 'QR702');
    await nextDay();
    const check = { leg: 1, flightNumber: 'QR702', asks: 'times', says: { time: '22:30' } };
    expect(await mine(own)).toMatchObject({ time: '20:55', flightChecks: [check] });
    const refused = await answer(own, { answer: 'use' }).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'legs.1.time' }] });
  });
});

describe('what was typed by hand', () => {
  it('is never changed by itself', async () => {
    const own = await posted({ time: '18:20', arrivalDate: undefined, arrivalTime: undefined });
    expect(await mine(own)).toMatchObject({ time: '18:20', flightChecks: [{ asks: 'times' }] });
    await timetable({ movedMinutes: 10 });
    await nextDay();
    expect(await mine(own)).toMatchObject({ time: '18:20', flightChecks: [{ says: { time: '12:40' } }] });
    expect(await subjects(own)).toHaveLength(2);
  });

  it('is asked about once, as long as the timetable says the same', async () => {
    const own = await posted({ time: '18:20', arrivalDate: undefined, arrivalTime: undefined });
    await answer(own, { answer: 'keep' }).expect(200);
    await nextDay();
    expect((await mine(own)).flightChecks).toBeNull();
    expect(await subjects(own)).toHaveLength(1);
  });

  it('is asked about when the flight goes elsewhere', async () => {
    const own = await posted({ arrivalAirport: 'HYD', arrivalDate: undefined, arrivalTime: undefined });
    expect((await mine(own)).flightChecks).toMatchObject([
      { asks: 'route', says: { from: 'JFK', to: 'DEL' } },
    ]);
  });

  it('is compared again after its owner has changed it', async () => {
    const own = await posted({ time: '18:20', arrivalDate: undefined, arrivalTime: undefined });
    await own.client.patch(`/api/listings/${own.id}`, { time: '12:30' }).expect(200);
    await settled(app.database, flightKnown.name);
    expect((await mine(own)).flightChecks).toBeNull();
  });
});

describe('an agreed trip', () => {
  it('follows too, and the other person reads old and new time', async () => {
    const own = await posted();
    const { userId: ownerId } = await mine(own);
    const other = await app.as(await app.make.user({ verified: true }));
    await other.post(`/api/listings/${own.id}/connect`).expect(200);
    const asked = await other.post('/api/matches', { listingId: own.id, userId: ownerId }).expect(200);
    const { id } = match.parse(asked.json());
    await own.client.post(`/api/matches/${id}/agree`).expect(200);
    await own.client.post(`/api/listings/${own.id}/close`).expect(200);

    await timetable({ movedMinutes: 95 });
    await nextDay();
    await settled(app.database, 'messaging.site-message');
    expect((await other.get(`/api/matches/${id}`).expect(200)).json()).toMatchObject({ time: '14:05' });
    const { messages } = conversationPage.parse((await other.get(`/api/messages/${ownerId}?peek=1`)).json());
    const news = messages.filter(({ bySite }) => bySite).map(({ content }) => content);
    expect(news).toContainEqual(expect.stringMatching(/^The airline changed the time to 14:05\. .*12:30/));
  });
});

it('others cannot answer for the owner', async () => {
  const own = await posted({ time: '18:20', arrivalDate: undefined, arrivalTime: undefined });
  const stranger = await app.as(await app.make.user());
  await answer({ ...own, client: stranger }, { answer: 'use' }).expect(404);
  await answer({ ...own, client: app.asVisitor() }, { answer: 'use' }).expect(401);
  await answer(own, { answer: 'maybe' }).expect(400);
  for (const leg of [0, 9, 70_000]) await answer(own, { answer: 'use', leg }).expect(400);
  expect(await mine(own)).toMatchObject({ time: '18:20' });
});

it('flights that no trip needs any more are not asked about again', async () => {
  const own = await posted();
  await own.client.post(`/api/listings/${own.id}/close`).expect(200);
  const before = await planes.questions();
  await app.database.query(
    'test-day-over',
    `update flight_day set answered_at = answered_at - interval '25 hours'`,
  );
  await planes.wait();
  await planes.lookUpDue();
  expect(await planes.questions()).toBe(before);
});
