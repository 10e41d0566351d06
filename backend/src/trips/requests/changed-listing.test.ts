import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysText } from '../../listings/index.js';
import type { Listing } from '../../listings/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeStrangers } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const look = 'Look at it again before you ask.';
const changed = {
  message: `Its owner has changed this trip since you opened it. ${look}`,
  code: 'listing-changed',
};
const date = inDays(20);
const direct = { date, time: '14:30', flightNumber: 'AI102' };
const stop = { from: 'JFK', to: 'FRA', date, flightNumber: 'LH401' };
const onward = { from: 'FRA', to: 'DEL', date: inDays(21), flightNumber: 'LH760' };

async function opened(about: Parameters<typeof makeStrangers>[1] = direct) {
  const pair = await makeStrangers(app, about);
  const { owners, askers, listingId, ask } = pair;
  const read = async () => {
    const shown = (await askers.get(`/api/listings/id/${listingId}/details`).expect(200)).json() as Listing;
    const {
      departureAirport: from,
      arrivalAirport: to,
      date: day,
      time,
      flightNumber,
      endDate,
      legs,
    } = shown;
    const way = legs ?? [{ from, to, date: day, time, flightNumber }];
    const facts = way.map((leg) => ({
      from: leg.from,
      to: leg.to,
      date: leg.date,
      ...(leg.time && { time: leg.time }),
      ...(leg.flightNumber && { flightNumber: leg.flightNumber }),
    }));
    return { ...(endDate && { endDate }), legs: facts };
  };
  const seen = await read();
  return {
    ...pair,
    seen,
    read,
    change: (facts: object) => owners.patch(`/api/listings/${listingId}`, facts).expect(200),
    ask: (more: object = {}) => ask({ seen, ...more }),
    connect: (more: object = {}) => askers.post(`/api/listings/${listingId}/connect`, { seen, ...more }),
  };
}

describe('a listing that was changed while others read it', () => {
  it('is not asked about for another day than the asker has seen', async () => {
    const { change, ask, read, askers } = await opened();
    const day = inDays(26);
    await change({ date: day });
    const message = `Its owner has moved this trip to ${daysText({ date: day })}. ${look}`;
    expect((await ask().expect(409)).json()).toMatchObject({ message, code: 'listing-changed' });
    expect((await askers.get('/api/matches').expect(200)).json()).toEqual([]);
    expect((await askers.get('/api/requests').expect(200)).json()).toEqual([]);
    expect((await ask({ seen: await read() }).expect(200)).json()).toMatchObject({ date: day });
  });

  it('says the day in the language of the reader', async () => {
    const { change, askers, listingId, owner, seen } = await opened();
    await change({ date: inDays(26) });
    const asked = { listingId, userId: owner.id, seen };
    const refused = await askers.post('/api/matches', asked, { 'x-language': 'es' }).expect(409);
    const day = daysText({ date: inDays(26) }, 'es');
    expect(refused.json()).toMatchObject({
      message: `Quien publicó este viaje lo ha cambiado al ${day}. Vuelve a mirarlo antes de preguntar.`,
    });
  });

  it.each([
    ['hour', direct, { time: '16:00' }],
    ['flight', direct, { flightNumber: 'AI104' }],
    ['airport', direct, { arrivalAirport: 'BOM' }],
    ['last day', { date, endDate: inDays(24) }, { endDate: inDays(23) }],
    [
      'stop',
      { legs: [stop, onward], date },
      {
        legs: [
          { ...stop, to: 'LHR' },
          { ...onward, from: 'LHR' },
        ],
      },
    ],
  ])('is not asked about with another %s', async (_, before, after) => {
    const { change, ask } = await opened(before);
    await change(after);
    expect((await ask().expect(409)).json()).toMatchObject(changed);
  });

  it('gives its contact only for what the asker has seen', async () => {
    const { change, connect, read, askers } = await opened({ ...direct, contact: 'at_once' });
    await change({ date: inDays(26) });
    await connect().expect(409);
    expect((await askers.get('/api/requests').expect(200)).json()).toEqual([]);
    await connect({ seen: await read() }).expect(200);
  });

  it('is asked about when other words, or what is shown of its flight, have changed', async () => {
    const { change, ask } = await opened();
    await change({ description: 'Happy to help', showFlight: false });
    await ask().expect(200);
  });

  it('answers a proposal that is sent again with the first one', async () => {
    const { change, ask } = await opened();
    const first = (await ask().expect(200)).json() as { id: number };
    await change({ description: 'Happy to help', time: '16:00' });
    expect((await ask().expect(200)).json()).toMatchObject({ id: first.id });
  });
});

describe('a listing that was closed or deleted while others read it', () => {
  it('says that its owner closed it, who learns nothing of the asker', async () => {
    const { owners, listingId, ask, askers } = await opened();
    await owners.post(`/api/listings/${listingId}/close`).expect(200);
    expect((await ask().expect(409)).json()).toMatchObject({ message: 'Its owner has closed this listing' });
    expect((await askers.get('/api/requests').expect(200)).json()).toEqual([]);
  });

  it('is not found when it was deleted', async () => {
    const { owners, listingId, ask } = await opened();
    await owners.delete(`/api/listings/${listingId}`).expect(200);
    expect((await ask().expect(404)).json()).toMatchObject({ message: 'This trip was not found' });
  });
});
