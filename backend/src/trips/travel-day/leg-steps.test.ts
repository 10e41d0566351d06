import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { StepName } from '../contract.js';
import { familyLink, journey } from '../family/contract.js';
import { details } from '../testing/pairs.js';
import { ago, agreedTrip, departIn, tap, tapLeg, viaFrankfurt, type Trip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [day, nextDay] = [inDays(20), inDays(21)];

async function withStop(hours = 3): Promise<Trip> {
  const trip = await agreedTrip(app, { listing: viaFrankfurt(day, nextDay) });
  await departIn(app, trip, hours);
  return trip;
}
const seen = async (by: Trip['helpers'], id: number) =>
  (await details(by, id)).steps.map(({ step, leg }) => `${step} ${leg}`);

const wholeDay: [StepName, number][] = [
  ['at_airport', 1],
  ['met', 1],
  ['security', 1],
  ['boarded', 1],
  ['landed', 1],
  ['connected', 2],
  ['boarded', 2],
  ['landed', 2],
  ['handed_over', 2],
];

describe('the steps of a trip with a stop', () => {
  it('are tapped for each leg, and both see them', async () => {
    const { id, helpers, seekers } = await withStop();
    for (const [place, [step, leg]] of wholeDay.entries())
      await tapLeg(helpers, id, step, leg, ago(60 - place)).expect(200);
    const inOrder = wholeDay.map(([step, leg]) => `${step} ${leg}`);
    for (const client of [helpers, seekers]) expect(await seen(client, id)).toEqual(inOrder);
  });

  it('are the first leg and the last landing for pages of the last release', async () => {
    const { id, helpers, seekers } = await withStop();
    for (const [place, step] of (['boarded', 'landed', 'met', 'handed_over'] as const).entries())
      await tap(helpers, id, step, ago(60 - place)).expect(200);
    expect(await seen(seekers, id)).toEqual(['boarded 1', 'landed 2', 'met 1', 'handed_over 2']);
  });

  it('are the same for taps of a server of the last release, which stored no leg', async () => {
    const { id, helpers, seekers } = await withStop();
    await tapLeg(helpers, id, 'boarded', 1, ago(9)).expect(200);
    await tapLeg(helpers, id, 'landed', 2, ago(8)).expect(200);
    await app.database.query('test-no-leg', 'update match_step set leg = null where match_id = $1', [id]);
    expect(await seen(seekers, id)).toEqual(['boarded 1', 'landed 2']);
    await tapLeg(helpers, id, 'landed', 1).expect(200);
    await tapLeg(helpers, id, 'landed', 2).expect(200);
    expect(await seen(seekers, id)).toEqual(['boarded 1', 'landed 2', 'landed 1']);
    await helpers.delete(`/api/matches/${id}/steps`, { step: 'landed' }).expect(200);
    expect(await seen(seekers, id)).toEqual(['boarded 1', 'landed 1']);
  });

  it('are taken back one by one', async () => {
    const { id, helpers, seekers } = await withStop();
    await tapLeg(helpers, id, 'landed', 1).expect(200);
    await tapLeg(helpers, id, 'landed', 2).expect(200);
    await helpers.delete(`/api/matches/${id}/steps`, { step: 'landed', leg: 1 }).expect(200);
    expect(await seen(seekers, id)).toEqual(['landed 2']);
  });

  it('are refused with the name of the field, where the trip has none', async () => {
    const { id, helpers } = await withStop();
    for (const [step, leg] of [
      ['boarded', 3],
      ['landed', 0],
      ['connected', 3],
    ] as const)
      expect((await tapLeg(helpers, id, step, leg).expect(400)).json()).toMatchObject({
        issues: [{ path: 'leg' }],
      });
    const wrong = { step: 'landed', leg: 3 };
    const reply = await helpers.delete(`/api/matches/${id}/steps`, wrong).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'leg' }] });
    const direct = await agreedTrip(app);
    await departIn(app, direct, 3);
    const none = await tap(direct.helpers, direct.id, 'connected').expect(400);
    expect(none.json()).toMatchObject({ issues: [{ path: 'step' }] });
  });

  it('are for the two only', async () => {
    const { id, helpers } = await withStop();
    const stranger = await app.as(await app.make.user());
    await tapLeg(stranger, id, 'boarded', 2).expect(404);
    await stranger.delete(`/api/matches/${id}/steps`, { step: 'boarded', leg: 2 }).expect(404);
    expect(await seen(helpers, id)).toEqual([]);
  });

  it('are told in the conversation at the stop and at the end', async () => {
    const { id, helpers, seekers, helper } = await withStop();
    for (const [step, leg] of wholeDay.slice(3, 8)) await tapLeg(helpers, id, step, leg).expect(200);
    await settled(app.database, 'messaging.site-message');
    const reply = await seekers.get(`/api/messages/${helper.id}`).expect(200);
    const { messages } = conversationPage.parse(reply.json());
    expect(messages.slice(-3).map(({ content }) => content)).toEqual([
      'Meera and Ravi have landed in Frankfurt.',
      'Meera and Ravi are through the connection in Frankfurt.',
      'Meera and Ravi have landed in Chicago.',
    ]);
  });

  it('end 48 hours after the last flight, and not after the first', async () => {
    const trip = await withStop();
    // The second flight leaves at a fixed time of the next day: by the hour of this test 14 to 39 hours after the first.
    for (const [hours, status] of [
      [-60, 200],
      [-88, 409],
    ] as const) {
      await departIn(app, trip, hours);
      await tapLeg(trip.helpers, trip.id, 'landed', 2).expect(status);
    }
  });
});

describe('who flies only a part together', () => {
  it('has the steps of that part', async () => {
    const { id, helpers, seekers } = await withStop();
    await app.database.query(
      'test-alone',
      `update trip_leg set flown_by = 'seeker' where match_id = $1 and leg = 1`,
      [id],
    );
    await tap(helpers, id, 'at_airport').expect(200);
    await tap(helpers, id, 'boarded').expect(200);
    await tapLeg(helpers, id, 'boarded', 1).expect(400);
    await tap(helpers, id, 'connected').expect(400);
    expect(await seen(seekers, id)).toEqual(['at_airport 2', 'boarded 2']);
  });
});

describe('a family page', () => {
  const share = async ({ id, seekers }: Trip) => {
    const { url } = familyLink.parse(
      (await seekers.post(`/api/matches/${id}/family-link`).expect(200)).json(),
    );
    const path = new URL(url).pathname;
    const open = async (query = '') =>
      (
        await app
          .asVisitor()
          .get(path + query)
          .expect(200)
      ).text.replace(/<\/?bdi>/g, '');
    return {
      headline: async () => /<h1>([^<]*)<\/h1>/.exec(await open())?.[1],
      words: async (query = '') => (await open(query)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
      read: async () =>
        journey.parse(
          (
            await app
              .asVisitor()
              .get(`/api/journeys/${path.split('/').at(-1)}`)
              .expect(200)
          ).json(),
        ),
    };
  };

  it('names the flight, the stop and the landing', async () => {
    const trip = await withStop();
    const page = await share(trip);
    const told = [];
    for (const [step, leg] of wholeDay.slice(3, 8)) {
      await tapLeg(trip.helpers, trip.id, step, leg).expect(200);
      told.push(await page.headline());
    }
    expect(told).toEqual([
      'Ravi is on board to Frankfurt',
      'Ravi has landed in Frankfurt',
      'Ravi is through the connection in Frankfurt',
      'Ravi is on board to Chicago',
      'Ravi has landed in Chicago',
    ]);
    const words = await page.words();
    expect(words).toMatch(
      /Landed in Frankfurt (\w{3} )?\d\d:\d\d in Chicago, (\w{3} )?\d\d:\d\d in Frankfurt/,
    );
    expect(words).toMatch(/Landed in Chicago (\w{3} )?\d\d:\d\d in Chicago, (\w{3} )?\d\d:\d\d in Hyderabad/);
  });

  it('lives until 48 hours after the last landing', async () => {
    const trip = await withStop(-20);
    const page = await share(trip);
    const before = (await page.read()).endsAt;
    await tapLeg(trip.helpers, trip.id, 'landed', 1, ago(600)).expect(200);
    expect((await page.read()).endsAt).toBe(before);
    const landed = ago(5);
    await tapLeg(trip.helpers, trip.id, 'landed', 2, landed).expect(200);
    expect(Date.parse((await page.read()).endsAt)).toBe(Date.parse(landed) + 48 * 3_600_000);
  });

  it('keeps the flights that only the helper takes', async () => {
    const trip = await withStop();
    await app.database.query(
      'test-helpers',
      `update trip_leg set flown_by = 'helper' where match_id = $1 and leg = 1`,
      [trip.id],
    );
    const page = await share(trip);
    await tapLeg(trip.helpers, trip.id, 'boarded', 2).expect(200);
    const { legs, steps } = await page.read();
    expect(legs?.map(({ from, to }) => `${from}-${to}`)).toEqual(['FRA-ORD']);
    expect(steps).toMatchObject([{ step: 'boarded', leg: 1 }]);
    expect(await page.headline()).toBe('Ravi is on board');
  });
});

it('counts over the date line, where the second flight leaves on the day before the first', async () => {
  const [later, earlier] = [inDays(20), inDays(19)];
  const listing = {
    departureAirport: 'AKL',
    arrivalAirport: 'SFO',
    date: later,
    legs: [
      { from: 'AKL', to: 'HNL', date: later, time: '00:30', arrivalTime: '10:30', flightNumber: 'NZ10' },
      { from: 'HNL', to: 'SFO', date: earlier, time: '13:00', arrivalTime: '21:00', flightNumber: 'UA372' },
    ],
  };
  const trip = await agreedTrip(app, { listing });
  const { legs = [] } = await details(trip.seekers, trip.id);
  expect(legs.map(({ date, arrivalDate }) => [date, arrivalDate])).toEqual([
    [later, earlier],
    [earlier, earlier],
  ]);
  await app.database.query(
    'test-auckland',
    `update match set time = '00:30', date = (now() at time zone 'Pacific/Auckland')::date where id = $1`,
    [trip.id],
  );
  for (const [place, [step, leg]] of wholeDay.entries())
    await tapLeg(trip.helpers, trip.id, step, leg, ago(20 - place)).expect(200);
  expect(await seen(trip.seekers, trip.id)).toHaveLength(wholeDay.length);
});
