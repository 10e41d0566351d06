import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, listings, myListing } from '../contract.js';
import { published } from './contract.js';
import { send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [day, nextDay] = [inDays(20), inDays(21)];
const flight = { departureAirport: 'FRA', arrivalAirport: 'ORD', date: day, time: '10:40' };

async function owned(about: object = {}) {
  const by = await app.make.user({ verified: true });
  const client = await app.as(by);
  const reply = await send(client, 'create', { email: by.email, ...flight, ...about });
  const posted = myListing.parse(reply.json());
  const path = `/api/listings/${posted.id}`;
  const change = async (body: object) => myListing.parse((await client.patch(path, body).expect(200)).json());
  const refused = async (body: object) => (await client.patch(path, body).expect(400)).json();
  return { by, client, posted, path, change, refused };
}

describe('when a trip lands', () => {
  it.each(['find', 'offer'] as const)('is said by a guest: %s', async (form) => {
    const about = { ...flight, email: `lands-${form}@example.com`, arrivalTime: '12:40' };
    const { listing } = published.parse((await send(app.asVisitor(), form, about)).json());
    expect(listing).toMatchObject({ arrivalTime: '12:40', arrivalDate: day });
  });

  it('is shown wherever the trip is', async () => {
    const { client, posted } = await owned({ time: '22:15', arrivalTime: '00:50', arrivalDate: nextDay });
    const landing = { arrivalTime: '00:50', arrivalDate: nextDay };
    expect(posted).toMatchObject(landing);
    const details = await app.asVisitor().get(`/api/listings/id/${posted.id}/details`).expect(200);
    expect(contract.parse(details.json())).toMatchObject(landing);
    const found = listings.parse((await app.asVisitor().get('/api/listings?from=FRA&to=ORD')).json());
    expect(found.find(({ id }) => id === posted.id)).toMatchObject(landing);
    expect((await client.get('/api/my-listings')).json()).toMatchObject([landing]);
  });

  it('is nobody else’s business while the flight is kept', async () => {
    const { client, posted } = await owned({ arrivalTime: '12:40', showFlight: false });
    const seen = async (by: typeof client) =>
      contract.parse((await by.get(`/api/listings/id/${posted.id}/details`).expect(200)).json());
    expect(await seen(app.asVisitor())).toMatchObject({ arrivalTime: null, arrivalDate: null });
    expect(await seen(client)).toMatchObject({ arrivalTime: '12:40', arrivalDate: day });
  });

  it('changes, moves along with the trip, and can be forgotten', async () => {
    const { change, client, path } = await owned({
      time: '22:15',
      arrivalTime: '00:50',
      arrivalDate: nextDay,
    });
    expect(await change({ date: inDays(30) })).toMatchObject({ arrivalDate: inDays(31) });
    expect(await change({ arrivalTime: '01:05' })).toMatchObject({ arrivalDate: inDays(31) });
    await app.asVisitor().post(`/sandbox${path}/days`.replace('/api', ''), { by: 2 }).expect(200);
    expect((await client.get('/api/my-listings')).json()).toMatchObject([{ arrivalDate: inDays(29) }]);
    expect(await change({ arrivalTime: null })).toMatchObject({ arrivalTime: null, arrivalDate: null });
    expect(await change({ time: '10:40', arrivalTime: '12:40' })).toMatchObject({ arrivalDate: inDays(28) });
  });

  it('is that of the last flight of a trip with stops', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: day, time: '23:20', arrivalTime: '03:50', arrivalDate: nextDay },
      { from: 'FRA', to: 'ORD', date: nextDay, time: '10:40' },
    ];
    const trip = { departureAirport: 'DEL', time: '23:20', legs, arrivalTime: '12:40' };
    const { posted, change } = await owned(trip);
    const last = { ...legs[1], arrivalTime: '12:40', arrivalDate: nextDay };
    expect(posted).toMatchObject({ legs: [legs[0], last], arrivalTime: '12:40', arrivalDate: nextDay });
    expect(await change({ date: nextDay, arrivalTime: '13:00' })).toMatchObject({
      legs: [
        { ...legs[0], date: nextDay, arrivalDate: inDays(22) },
        { ...last, date: inDays(22), arrivalTime: '13:00', arrivalDate: inDays(22) },
      ],
      arrivalTime: '13:00',
      arrivalDate: inDays(22),
    });
    expect(await change({ legs: null })).toMatchObject({ legs: null, arrivalTime: '13:00' });
  });

  it('of a leg without its day is the first such time after take-off', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: day, time: '23:20', arrivalTime: '03:50' },
      { from: 'FRA', to: 'ORD', date: nextDay },
    ];
    const { posted } = await owned({ departureAirport: 'DEL', time: '23:20', legs });
    expect(posted.legs).toMatchObject([{ arrivalDate: nextDay }, {}]);
  });

  it.each([
    ['LAX', 'JFK', '22:30', '06:55'],
    ['JFK', 'DEL', '10:00', '12:00'],
    ['LAX', 'SYD', '22:30', '23:30'],
  ])('of a direct flight without its day, too: %s to %s', async (from, to, time, arrivalTime) => {
    const trip = { departureAirport: from, arrivalAirport: to, time };
    const { posted } = await owned({ ...trip, arrivalTime });
    expect(posted).toMatchObject({ arrivalTime, arrivalDate: nextDay });
    const { change } = await owned(trip);
    expect(await change({ arrivalTime })).toMatchObject({ arrivalTime, arrivalDate: nextDay });
  });

  it('comes along when the trip is posted again, unless it leaves at another time', async () => {
    const { client, path } = await owned({ arrivalTime: '12:40' });
    const again = async (body: object) =>
      myListing.parse((await client.post(`${path}/repost`, body).expect(200)).json());
    expect(await again({ date: inDays(40) })).toMatchObject({
      arrivalTime: '12:40',
      arrivalDate: inDays(40),
    });
    expect(await again({ date: inDays(41), time: '17:00' })).toMatchObject({ arrivalTime: null });
    expect(await again({ date: inDays(42), time: '17:00', arrivalTime: '19:10' })).toMatchObject({
      arrivalTime: '19:10',
      arrivalDate: inDays(42),
    });
  });
});

interface Landing {
  arrivalTime?: string;
  arrivalDate?: string;
}
const flights: [
  what: string,
  from: string,
  to: string,
  time: string,
  landing: Landing,
  issue: string | null,
][] = [
  ['earlier on the clock, westward', 'DEL', 'JFK', '10:00', { arrivalTime: '09:00' }, null],
  [
    'later on the clock, but before it left',
    'JFK',
    'DEL',
    '10:00',
    { arrivalTime: '12:00', arrivalDate: day },
    'arrivalTime',
  ],
  [
    'the day before, over the date line',
    'NRT',
    'HNL',
    '00:30',
    { arrivalTime: '12:45', arrivalDate: inDays(19) },
    null,
  ],
  ['the same day, hours before take-off by the clock', 'AKL', 'LAX', '20:00', { arrivalTime: '11:00' }, null],
  [
    'two days later, over the date line',
    'LAX',
    'SYD',
    '22:30',
    { arrivalTime: '08:30', arrivalDate: inDays(22) },
    null,
  ],
  [
    'the day of departure, over the date line',
    'LAX',
    'SYD',
    '22:30',
    { arrivalTime: '23:30', arrivalDate: day },
    'arrivalDate',
  ],
  [
    'a day that was over',
    'FRA',
    'ORD',
    '10:40',
    { arrivalTime: '12:40', arrivalDate: inDays(19) },
    'arrivalDate',
  ],
  ['a week later', 'FRA', 'ORD', '10:40', { arrivalTime: '12:40', arrivalDate: inDays(27) }, 'arrivalDate'],
  ['a day without a time', 'FRA', 'ORD', '10:40', { arrivalDate: day }, 'arrivalTime'],
  ['a time that is none', 'FRA', 'ORD', '10:40', { arrivalTime: '25:00' }, 'arrivalTime'],
];

describe('a landing', () => {
  it.each(flights)('%s: %s to %s', async (_what, from, to, time, landing, issue) => {
    const trip = { departureAirport: from, arrivalAirport: to, date: day, time, ...landing };
    for (const form of ['find', 'offer'] as const) {
      const email = `${form}-${from}-${to}@example.com`;
      const reply = await send(app.asVisitor(), form, { email, ...trip }, issue ? 400 : 200);
      if (issue) expect(reply.json()).toMatchObject({ issues: [{ path: issue }] });
      else expect(published.parse(reply.json()).listing).toMatchObject({ arrivalDate: day, ...landing });
    }
    const { change, refused } = await owned({ departureAirport: from, arrivalAirport: to, time });
    if (issue) expect(await refused(landing)).toMatchObject({ issues: [{ path: issue }] });
    else expect(await change(landing)).toMatchObject({ arrivalDate: day, ...landing });
  });

  it('of a leg is checked on the clocks of its airports', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: day, time: '10:00', arrivalTime: '05:00', arrivalDate: day },
      { from: 'FRA', to: 'ORD', date: nextDay },
    ];
    const trip = { ...flight, departureAirport: 'DEL', time: '10:00', legs, email: 'leg@example.com' };
    const reply = await send(app.asVisitor(), 'find', trip, 400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'legs.0.arrivalTime' }] });
  });

  it('cannot be left behind by a later departure', async () => {
    const { refused } = await owned({ arrivalTime: '12:40' });
    expect(await refused({ time: '23:00' })).toMatchObject({ issues: [{ path: 'arrivalTime' }] });
  });
});
