import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { LivePages } from '../../messaging/testing/live-pages.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ago, agreedTrip, departIn, departOn, newKey, tap, type Trip } from '../testing/trips.js';
import { matchDetails, steps } from '../contract.js';
import { notMet } from './steps.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
const pages = new LivePages();
beforeEach(() => forgetLimits(app));
afterEach(() => pages.closeAll());
afterAll(() => app.close());

const today = async (hours = 3): Promise<Trip> => {
  const trip = await agreedTrip(app);
  await departIn(app, trip, hours);
  return trip;
};
const seen = async (by: Client, id: number) =>
  matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json()).steps;
const takeBack = (by: Client, id: number, step: string) => by.delete(`/api/matches/${id}/steps`, { step });
const older = (minutes: number) =>
  app.database.query('test-older', `update match_step set created_at = now() - make_interval(mins => $1)`, [
    minutes,
  ]);

describe('a step of the travel day', () => {
  it('shows both what either has tapped, in the order of the taps', async () => {
    const { id, helpers, seekers } = await today();
    const met = ago(5);
    await tap(helpers, id, 'met', met).expect(200);
    const reply = await tap(seekers, id, 'at_airport', ago(20)).expect(200);
    expect(steps.parse(reply.json())).toMatchObject([
      { step: 'at_airport', byMe: true, canTakeBack: true, takeBackUntil: expect.any(String) },
      { step: 'met', at: met, byMe: false, canTakeBack: false, takeBackUntil: null },
    ]);
    expect((await seen(helpers, id)).map(({ step, byMe }) => [step, byMe])).toEqual([
      ['at_airport', false],
      ['met', true],
    ]);
  });

  it('tells the open page of the other person at once, and not the one who tapped', async () => {
    const { id, helpers, seekers } = await today();
    const [hers, his] = [
      await pages.begin(app, { client: seekers }),
      await pages.begin(app, { client: helpers }),
    ];
    await tap(helpers, id, 'met').expect(200);
    expect(await hers.signal()).toEqual({ kind: 'trip', tripId: id, about: 'day' });
    expect(his.signals).toEqual([]);
    await takeBack(helpers, id, 'met').expect(200);
    expect(await hers.signal()).toEqual({ kind: 'trip', tripId: id, about: 'day' });
  });

  it('keeps the earlier of two taps, whichever arrives first', async () => {
    const { id, helpers, seekers } = await today();
    const [early, late] = [ago(30), ago(10)];
    await tap(helpers, id, 'met', late).expect(200);
    await tap(seekers, id, 'met', early).expect(200);
    await tap(seekers, id, 'security', early).expect(200);
    await tap(helpers, id, 'security', late).expect(200);
    expect(await seen(helpers, id)).toMatchObject([
      { step: 'met', at: early, byMe: false },
      { step: 'security', at: early, byMe: false },
    ]);
  });

  it('stores a tap once per key, also after it was taken back', async () => {
    const { id, helpers } = await today();
    const [key, at] = [newKey(), ago(1)];
    await Promise.all(Array.from({ length: 10 }, () => tap(helpers, id, 'met', at, key).expect(200)));
    const rows = await app.database.query('test-taps', 'select id from match_step where match_id = $1', [id]);
    expect(rows).toHaveLength(1);
    await takeBack(helpers, id, 'met').expect(200);
    expect((await tap(helpers, id, 'met', at, key).expect(200)).json()).toEqual([]);
    expect((await tap(helpers, id, 'met', at).expect(200)).json()).toMatchObject([{ step: 'met' }]);
  });

  it('keeps one row of fifty taps of one step, and answers each with the steps as they are', async () => {
    const { id, helpers, seekers } = await today();
    const first = ago(5);
    await tap(helpers, id, 'met', first).expect(200);
    const replies = await Promise.all(Array.from({ length: 49 }, () => tap(helpers, id, 'met').expect(200)));
    for (const reply of replies)
      expect(steps.parse(reply.json())).toMatchObject([{ step: 'met', at: first }]);
    const rows = () => app.database.query('test-taps', 'select id from match_step where match_id = $1', [id]);
    expect(await rows()).toHaveLength(1);
    expect(await seen(helpers, id)).toMatchObject([{ byMe: true, byBoth: false }]);
    await tap(seekers, id, 'met').expect(200);
    expect(await rows()).toHaveLength(2);
    for (const client of [helpers, seekers]) expect(await seen(client, id)).toMatchObject([{ byBoth: true }]);
    await takeBack(seekers, id, 'met').expect(200);
    expect(await seen(helpers, id)).toMatchObject([{ byBoth: false }]);
  });

  it('hands nobody over who was not met', async () => {
    const { id, helpers, seekers } = await today();
    for (const client of [helpers, seekers])
      expect((await tap(client, id, 'handed_over').expect(409)).json()).toMatchObject({ message: notMet });
    await tap(helpers, id, 'met').expect(200);
    await takeBack(helpers, id, 'met').expect(200);
    await tap(helpers, id, 'handed_over').expect(409);
    await tap(seekers, id, 'met').expect(200);
    await tap(helpers, id, 'handed_over').expect(200);
  });

  it('keeps a meeting while the traveler is handed over', async () => {
    const { id, helpers, seekers } = await today();
    await tap(helpers, id, 'met').expect(200);
    await tap(seekers, id, 'handed_over').expect(200);
    expect(await seen(helpers, id)).toMatchObject([
      { step: 'met', canTakeBack: false, takeBackUntil: null },
      {},
    ]);
    expect((await takeBack(helpers, id, 'met').expect(409)).json()).toMatchObject({
      message: 'First take back the last step',
    });
    await takeBack(seekers, id, 'handed_over').expect(200);
    expect((await takeBack(helpers, id, 'met').expect(200)).json()).toEqual([]);
  });

  it('can be taken back for 10 minutes, by the one who tapped it', async () => {
    const { id, helpers, seekers } = await today();
    await tap(helpers, id, 'met').expect(200);
    await takeBack(seekers, id, 'met').expect(403);
    expect((await takeBack(helpers, id, 'met').expect(200)).json()).toEqual([]);
    expect((await takeBack(helpers, id, 'met').expect(200)).json()).toEqual([]);
    await tap(helpers, id, 'met').expect(200);
    await older(11);
    await takeBack(helpers, id, 'met').expect(409);
    expect(await seen(helpers, id)).toMatchObject([{ step: 'met', canTakeBack: false, takeBackUntil: null }]);
  });

  it('leaves the other’s tap when one is taken back', async () => {
    const { id, helpers, seekers } = await today();
    await tap(helpers, id, 'met', ago(9)).expect(200);
    await tap(seekers, id, 'met', ago(3)).expect(200);
    expect((await takeBack(helpers, id, 'met').expect(200)).json()).toMatchObject([
      { step: 'met', byMe: false },
    ]);
  });

  it('begins 24 hours before the departure and ends 48 hours after it', async () => {
    const trip = await agreedTrip(app);
    for (const [hours, status] of [
      [24.2, 409],
      [23.8, 200],
      [-47.8, 200],
      [-48.2, 409],
    ] as const) {
      await departIn(app, trip, hours);
      await tap(trip.helpers, trip.id, 'at_airport').expect(status);
    }
  });

  it.each(['HNL', 'AKL', 'DEL'])(
    'begins the local day before, without a time: %s',
    async (departureAirport) => {
      const trip = await agreedTrip(app, { listing: { departureAirport, arrivalAirport: 'LHR' } });
      for (const [days, status] of [
        [2, 409],
        [1, 200],
        [0, 200],
        [-2, 200],
        [-3, 409],
      ] as const) {
        await departOn(app, trip, days);
        await tap(trip.helpers, trip.id, 'at_airport').expect(status);
      }
    },
  );

  it('takes the time of the tap, but none from the future or from before the day of travel', async () => {
    const { id, helpers } = await today(2);
    const issue = { issues: [{ path: 'at' }] };
    expect((await tap(helpers, id, 'met', ago(-10)).expect(400)).json()).toMatchObject(issue);
    expect((await tap(helpers, id, 'met', ago(23 * 60)).expect(400)).json()).toMatchObject(issue);
    const slightlyFast = ago(-1);
    const reply = await tap(helpers, id, 'met', slightlyFast).expect(200);
    const [met] = steps.parse(reply.json());
    expect(Date.parse(met?.at ?? '')).toBeLessThan(Date.parse(slightlyFast));
    await tap(helpers, id, 'security', ago(21 * 60)).expect(200);
  });

  it('tells the other in the conversation when they met, landed and arrived, each once', async () => {
    const { id, helpers, seekers, helper, seeker } = await today();
    await tap(helpers, id, 'at_airport').expect(200);
    await tap(helpers, id, 'met').expect(200);
    await takeBack(helpers, id, 'met').expect(200);
    for (const step of ['met', 'security', 'boarded', 'landed', 'handed_over'] as const)
      await tap(helpers, id, step).expect(200);
    await tap(seekers, id, 'landed').expect(200);
    await settled(app.database, 'messaging.site-message');
    const reply = await seekers.get(`/api/messages/${helper.id}`).expect(200);
    const { messages } = conversationPage.parse(reply.json());
    expect(messages.slice(-3).map(({ bySite, content }) => [bySite, content])).toEqual([
      [true, 'Meera says: “We have met.”'],
      [true, 'Meera and Ravi have landed.'],
      [true, 'Meera says: “We have arrived.”'],
    ]);
    for (const step of ['met', 'handed_over'] as const) await tap(seekers, id, step).expect(200);
    await settled(app.database, 'messaging.site-message');
    const after = await helpers.get(`/api/messages/${seeker.id}`).expect(200);
    expect(
      conversationPage
        .parse(after.json())
        .messages.slice(-2)
        .map(({ content }) => content),
    ).toEqual(['Meera and Ravi have met.', 'Ravi has arrived.']);
  });

  it('is for the two of an agreed trip only', async () => {
    const trip = await today();
    const { id, helpers, seekers, seeker } = trip;
    const stranger = await app.as(await app.make.user());
    for (const [client, status] of [
      [stranger, 404],
      [app.asVisitor(), 401],
    ] as const) {
      await tap(client, id, 'met').expect(status);
      await takeBack(client, id, 'met').expect(status);
    }
    await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
    await tap(seekers, id, 'met').expect(404);
    await takeBack(seekers, id, 'met').expect(404);
    const cancelled = await today();
    await cancelled.seekers.post(`/api/matches/${cancelled.id}/cancel`, { reason: 'Ill' }).expect(200);
    await tap(cancelled.helpers, cancelled.id, 'met').expect(409);
    expect(
      await app.database.query('test-no-taps', 'select 1 from match_step where match_id = any($1)', [
        [id, cancelled.id],
      ]),
    ).toEqual([]);
  });
});
