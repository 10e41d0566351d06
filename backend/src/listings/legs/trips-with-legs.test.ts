import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, listings, myListing } from '../contract.js';
import { published } from '../posting/contract.js';
import { send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const first = {
  from: 'DEL',
  to: 'FRA',
  date: inDays(20),
  time: '03:20',
  arrivalTime: '07:50',
  flightNumber: 'LH761',
};
const second = { from: 'FRA', to: 'ORD', date: inDays(20), time: '10:40', flightNumber: 'LH430' };
const legs = [first, second];
const trip = { departureAirport: 'DEL', arrivalAirport: 'ORD', date: inDays(20), legs };

const owned = async (about: object = {}) => {
  const by = await app.make.user({ verified: true });
  const client = await app.as(by);
  const reply = await send(client, 'create', { email: by.email, ...trip, ...about });
  const { id } = myListing.parse(reply.json());
  const change = (body: object, expected = 200) => client.patch(`/api/listings/${id}`, body).expect(expected);
  return { client, id, change, reply };
};

describe('a trip with legs', () => {
  it.each(['find', 'offer'] as const)('is posted by a guest: %s', async (form) => {
    const visitor = app.asVisitor();
    const typed = {
      ...trip,
      email: `${form}@example.com`,
      legs: [{ ...first, from: 'del', flightNumber: 'lh 0761' }, second],
    };
    const reply = await send(visitor, form, typed);
    const { listing } = published.parse(reply.json());
    expect(listing).toMatchObject({
      legs,
      time: '03:20',
      flightNumber: 'LH761',
      stops: [{ code: 'FRA', city: 'Frankfurt' }],
    });
    const other = await send(visitor, form, {
      ...typed,
      legs: [first, { ...second, flightNumber: 'UA907' }],
    });
    expect(published.parse(other.json()).listing.id).not.toBe(listing.id);
    expect(published.parse((await send(visitor, form, typed)).json()).listing.id).toBe(listing.id);
  });

  it('shows its legs wherever the trip is shown', async () => {
    const { id, reply, client } = await owned();
    expect(reply.json()).toEqual(myListing.parse(reply.json()));
    expect(reply.json()).toMatchObject({ legs, stops: [{ code: 'FRA' }] });
    const details = (await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200)).json();
    expect(details).toEqual(contract.parse(details));
    expect(details).toMatchObject({ legs });
    const found = await app.asVisitor().get('/api/listings?from=DEL&to=ORD').expect(200);
    expect(listings.parse(found.json()).find((each) => each.id === id)).toMatchObject({ legs });
    expect((await client.get('/api/my-listings').expect(200)).json()).toMatchObject([{ legs }]);
  });

  it('has the flight and time of its first leg, wherever they are given', async () => {
    const { time: _time, flightNumber: _flight, ...bare } = first;
    const { reply } = await owned({ legs: [bare, second], time: '03:20', flightNumber: 'LH761' });
    expect(reply.json()).toMatchObject({ legs, time: '03:20', flightNumber: 'LH761' });
  });

  it('shows strangers a kept flight in no leg', async () => {
    const { id, client } = await owned({ showFlight: false });
    const seen = async (by = app.asVisitor()) =>
      contract.parse((await by.get(`/api/listings/id/${id}/details`).expect(200)).json()).legs;
    expect(await seen()).toEqual(legs.map(({ from, to, date }) => ({ from, to, date })));
    expect(await seen(client)).toEqual([{ ...first, arrivalDate: inDays(20) }, second]);
  });

  const refusals: [what: string, about: object, path: string, words: RegExp][] = [
    ['five legs', { legs: [first, second, second, second, second] }, 'legs', /2 to 4 legs/],
    ['one leg', { legs: [first] }, 'legs', /2 to 4 legs/],
    ['legs that do not join', { legs: [first, { ...second, from: 'MUC' }] }, 'legs.1.from', /start in FRA/],
    ['another start', { legs: [{ ...first, from: 'BOM' }, second] }, 'legs.0.from', /start in DEL/],
    ['another end', { legs: [first, { ...second, to: 'JFK' }] }, 'legs.1.to', /end in ORD/],
    ['another day', { date: inDays(19) }, 'legs.0.date', /day of the trip/],
    [
      'days that run backwards',
      { legs: [first, { ...second, date: inDays(18) }] },
      'legs.1.date',
      /before leg 1/,
    ],
    [
      'the day before, where no date line is crossed',
      { legs: [first, { ...second, date: inDays(19) }] },
      'legs.1.date',
      /before leg 1/,
    ],
    ['a leg months later', { legs: [first, { ...second, date: inDays(60) }] }, 'legs.1.date', /30 days/],
    [
      'a connection that leaves before the first flight lands',
      { legs: [first, { ...second, time: '07:40' }] },
      'legs.1.time',
      /before leg 1/,
    ],
    [
      'the same airport twice',
      { legs: [first, { ...second, to: 'DEL' }, { from: 'DEL', to: 'ORD', date: inDays(21) }] },
      'legs.1.to',
      /already/,
    ],
    [
      'an unknown airport',
      {
        legs: [
          { ...first, to: 'QQQ' },
          { ...second, from: 'QQQ' },
        ],
      },
      'legs.0.to',
      /no airport QQQ/,
    ],
    [
      'an unreadable flight',
      { legs: [first, { ...second, flightNumber: '430' }] },
      'legs.1.flightNumber',
      /airline/,
    ],
    ['two flights for one leg', { flightNumber: 'AI127' }, 'legs.0.flightNumber', /AI127/],
    [
      'a time that is none',
      { legs: [first, { ...second, arrivalTime: '25:00' }] },
      'legs.1.arrivalTime',
      /like 14:30/,
    ],
    ['flexible days', { endDate: inDays(22) }, 'endDate', /direct trips/],
    ['unknown fields', { legs: [first, { ...second, seat: '4A' }] }, 'legs.1', /seat/],
  ];

  it.each(refusals)('names the leg and what is wrong: %s', async (_what, about, path, words) => {
    const visitor = app.asVisitor();
    for (const form of ['find', 'offer'] as const) {
      const reply = await send(visitor, form, { email: 'wrong@example.com', ...trip, ...about }, 400);
      expect(reply.json()).toMatchObject({ message: expect.stringMatching(words), issues: [{ path }] });
    }
  });

  it.each(refusals.filter(([, about]) => 'legs' in about))(
    'refuses a change to %s',
    async (_what, about, path) => {
      const { change } = await owned();
      expect((await change(about, 400)).json()).toMatchObject({ issues: [{ path }] });
    },
  );

  it('may land on the day before, over the date line', async () => {
    const { reply } = await owned({
      departureAirport: 'NRT',
      arrivalAirport: 'ORD',
      legs: [
        { from: 'NRT', to: 'HNL', date: inDays(20), time: '00:30', arrivalTime: '12:45' },
        { from: 'HNL', to: 'ORD', date: inDays(19), time: '15:00' },
      ],
    });
    expect(reply.json()).toMatchObject({ legs: [{ date: inDays(20) }, { date: inDays(19) }] });
  });

  it('moves with the trip, and ends with its route', async () => {
    const { change } = await owned();
    expect((await change({ date: inDays(25), flightNumber: null, time: '04:00' })).json()).toMatchObject({
      flightNumber: null,
      legs: [
        { from: 'DEL', to: 'FRA', date: inDays(25), time: '04:00', arrivalTime: '07:50' },
        { ...second, date: inDays(25) },
      ],
    });
    expect((await change({ endDate: inDays(27) }, 400)).json()).toMatchObject({
      issues: [{ path: 'endDate' }],
    });
    expect((await change({ arrivalAirport: 'JFK' })).json()).toMatchObject({
      legs: null,
      stops: null,
      time: '04:00',
    });
    const again = { arrivalAirport: 'ORD', date: inDays(20), legs };
    expect((await change(again)).json()).toMatchObject({ legs, flightNumber: 'LH761', time: '03:20' });
    expect((await change({ legs: null, endDate: inDays(22) })).json()).toMatchObject({
      legs: null,
      flightNumber: 'LH761',
    });
  });

  it('cannot be posted again on flexible days', async () => {
    const { client, id } = await owned();
    const days = { date: inDays(30), endDate: inDays(33) };
    const reply = await client.post(`/api/listings/${id}/repost`, days).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'endDate' }] });
  });
});
