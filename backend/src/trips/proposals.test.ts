import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../testing/client.js';
import { forgetLimits } from '../testing/log-in.js';
import { inDays } from '../testing/make.js';
import { settled } from '../testing/settled.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { match, matchOptions } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Dates = {
  date: string;
  endDate?: string;
  departureAirport?: string;
  arrivalAirport?: string;
  time?: null;
  arrivalTime?: string;
  arrivalDate?: string;
};

/** A listing of several days, and somebody who has its contact. */
async function asked(dates: Dates) {
  const [owner, asker] = [await app.make.user(), await app.make.user()];
  const { id: listingId } = await app.make.listing({ by: owner, time: '14:30', ...dates });
  const askers = await app.as(asker);
  await askers.post(`/api/listings/${listingId}/connect`).expect(200);
  return { owner, asker, askers, listingId };
}
const propose = (by: Client, listingId: number, { id: userId }: { id: number }, flight = {}) =>
  by.post('/api/matches', { listingId, userId, ...flight });
const todayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format();

describe('a proposal', () => {
  it('is for the first day that is not over at the airport of departure', async () => {
    for (const [departureAirport, timeZone] of [
      ['JFK', 'America/New_York'],
      ['AKL', 'Pacific/Auckland'],
    ] as const) {
      const dates = { date: inDays(-4), endDate: inDays(6), departureAirport };
      const { owner, askers, listingId } = await asked(dates);
      const options = await askers.get(`/api/matches/options?with=${owner.id}`).expect(200);
      expect(matchOptions.parse(options.json())).toContainEqual(
        expect.objectContaining({ listingId, date: todayIn(timeZone), endDate: inDays(6), time: '14:30' }),
      );
      const reply = await propose(askers, listingId, owner).expect(200);
      expect(match.parse(reply.json()).date).toBe(todayIn(timeZone));
    }
  });

  it('is for the first day of a listing that begins later', async () => {
    const { owner, askers, listingId } = await asked({ date: inDays(9), endDate: inDays(12) });
    const reply = await propose(askers, listingId, owner).expect(200);
    expect(reply.json()).toMatchObject({ date: inDays(9), time: '14:30', flightNumber: null });
  });

  it('takes the day, the time and the flight that were chosen', async () => {
    const { owner, askers, listingId } = await asked({ date: inDays(9), endDate: inDays(12) });
    const flight = { date: inDays(11), time: '08:05', flightNumber: 'AI127' };
    expect((await propose(askers, listingId, owner, flight).expect(200)).json()).toMatchObject(flight);
  });

  it('takes when it lands, on the clock there', async () => {
    const way = { date: inDays(9), departureAirport: 'JFK', arrivalAirport: 'LHR' };
    const { owner, askers, listingId } = await asked(way);
    const { legs } = match.parse(
      (await propose(askers, listingId, owner, { arrivalTime: '02:40' }).expect(200)).json(),
    );
    expect(legs).toMatchObject([{ time: '14:30', arrivalTime: '02:40', arrivalDate: inDays(10) }]);
    const open = await asked({ ...way, time: null });
    const refused = await propose(open.askers, open.listingId, open.owner, {
      arrivalTime: '02:40',
    }).expect(400);
    expect(refused.json()).toMatchObject({
      issues: [{ path: 'time', message: 'Say when the flight leaves, too' }],
    });
  });

  it('is offered with the landing, as far as one of the two has said it', async () => {
    const way = { date: inDays(9), departureAirport: 'JFK', arrivalAirport: 'LHR' };
    const optionsOf = async ({ askers, owner }: Awaited<ReturnType<typeof asked>>) =>
      matchOptions.parse((await askers.get(`/api/matches/options?with=${owner.id}`).expect(200)).json());
    const known = await asked({ ...way, arrivalTime: '02:40', arrivalDate: inDays(10) });
    expect(await optionsOf(known)).toMatchObject([{ time: '14:30', arrivalTime: '02:40' }]);
    const open = await asked(way);
    expect(await optionsOf(open)).toMatchObject([{ time: '14:30', arrivalTime: null }]);
    const theirs = { ...way, time: '14:30', arrivalTime: '02:45', arrivalDate: inDays(10) };
    await app.make.listing({ by: open.asker, type: 'seeking_help', ...theirs });
    expect(await optionsOf(open)).toMatchObject([{ arrivalTime: '02:45' }]);
  });

  it('that is sent again is the first one, and names what it would change', async () => {
    const { owner, askers, listingId } = await asked({ date: inDays(9), endDate: inDays(12) });
    const flight = { date: inDays(11), flightNumber: 'AI127', arrivalTime: '23:10' };
    const kamala = { firstName: 'Kamala', ageGroup: '70_79' };
    const first = await propose(askers, listingId, owner, { ...flight, traveler: kamala }).expect(200);
    for (const same of [{}, flight, { traveler: kamala }]) {
      const again = await propose(askers, listingId, owner, same).expect(200);
      expect(again.json()).toEqual(first.json());
    }
    for (const [path, other, what] of [
      ['date', { date: inDays(10) }, 'on another day'],
      ['time', { time: '08:05' }, 'with another time or flight'],
      ['flightNumber', { flightNumber: 'AI101' }, 'with another time or flight'],
      ['arrivalTime', { arrivalTime: '23:40' }, 'with another time or flight'],
      ['traveler', { traveler: { ...kamala, firstName: 'Lakshmi' } }, 'for another traveler'],
    ] as const) {
      const refused = await propose(askers, listingId, owner, { ...flight, ...other }).expect(400);
      expect(refused.json()).toMatchObject({ issues: [{ path, message: expect.stringContaining(what) }] });
    }
  });

  it('refuses days that are over or not of the listing, in words', async () => {
    const { owner, askers, listingId } = await asked({ date: inDays(-4), endDate: inDays(6) });
    for (const [date, message] of [
      [inDays(-3), 'This day is over'],
      [inDays(7), 'Choose a day of the listing'],
    ]) {
      const reply = await propose(askers, listingId, owner, { date }).expect(400);
      expect(reply.json()).toMatchObject({ message, issues: [{ path: 'date', message }] });
    }
  });

  it('that is withdrawn before anybody agreed gets no contact through, and the desk reads risky words', async () => {
    const { owner, askers, listingId } = await asked({ date: inDays(9) });
    const { id } = match.parse((await propose(askers, listingId, owner).expect(200)).json());
    const reason = 'Carry a parcel for me: https://jobs.example, +1 202 555 0143';
    await askers.post(`/api/matches/${id}/cancel`, { reason }).expect(200);
    const { text } = await (await app.as(owner)).get(`/api/matches/${id}`).expect(200);
    expect(text).toContain('Carry a parcel for me');
    for (const contact of ['jobs.example', '555 0143']) expect(text).not.toContain(contact);
    await settled(app.database, 'account.flag');
    const flags = await app.database.query('test-flags', `select rule, details, subject from flag`);
    expect(flags).toEqual([{ rule: 'words', details: 'parcels', subject: `proposal:${id}` }]);
  });
});
