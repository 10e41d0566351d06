import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { details } from '../testing/pairs.js';
import { agreedTrip, departIn, type Trip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [day, nextDay] = [inDays(20), inDays(21)];
const toFrankfurt = { from: 'HYD', to: 'FRA', date: day, time: '01:30', flightNumber: 'LH753' };
const toChicago = { from: 'FRA', to: 'ORD', date: nextDay, time: '10:15', flightNumber: 'LH430' };
const viaFrankfurt = {
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: day,
  legs: [toFrankfurt, toChicago],
};
const trip = () => agreedTrip(app, { listing: viaFrankfurt });
const change = ({ seekers, id }: Trip, meetings: unknown, status = 200) =>
  seekers.patch(`/api/matches/${id}`, { meetings }).expect(status);

const checkIn = { airport: 'HYD', place: 'Check-in', date: inDays(19), time: '22:30' };
const gate = { airport: 'FRA', place: 'Gate B22', date: nextDay, time: '08:10' };
const arrivals = { airport: 'ORD', place: 'Arrivals', date: nextDay, time: '13:30', to: 'Priya, daughter' };

describe('the meeting of a trip', () => {
  it('names airport, day and time of each meeting, in the order of the way', async () => {
    const one = await trip();
    const changed = match.parse((await change(one, [arrivals, gate, checkIn])).json());
    expect(changed.meetings).toMatchObject([checkIn, gate, arrivals]);
    const seen = await details(one.helpers, one.id);
    expect(seen.meetings).toEqual(changed.meetings);
    expect(seen).toMatchObject({ meetingPoint: 'Check-in', meetingTime: '22:30' });
    await change(one, [gate]);
    expect((await details(one.helpers, one.id)).meetings).toMatchObject([gate]);
    await change(one, []);
    expect(await details(one.helpers, one.id)).toMatchObject({ meetings: [], meetingPoint: null });
  });

  it('refuses a time after the flight has left, at its field', async () => {
    const one = await trip();
    const reply = await change(one, [checkIn, { ...gate, time: '10:30' }], 400);
    expect(reply.json()).toMatchObject({
      issues: [
        { path: 'meetings.1.time', message: 'Choose a time before 10:15, when the flight leaves Frankfurt' },
      ],
    });
    const withoutDay = await change(one, [{ ...gate, date: null }], 400);
    expect(withoutDay.json()).toMatchObject({ issues: [{ path: 'meetings.0.date' }] });
    expect((await details(one.helpers, one.id)).meetings).toEqual([]);
  });

  it('gives the place and time of an older page the last such time before take-off', async () => {
    const one = await agreedTrip(app);
    await departIn(app, one, 30);
    const { date, time } = await details(one.seekers, one.id);
    const [hour = 0] = (time ?? '').split(':').map(Number);
    const later = `${String(Math.min(hour + 1, 23)).padStart(2, '0')}:59`;
    const older = { meetingPoint: 'Gate 6', meetingTime: later };
    expect((await one.seekers.patch(`/api/matches/${one.id}`, older).expect(200)).json()).toMatchObject({
      ...older,
      meetings: [{ airport: 'JFK', place: 'Gate 6', date: dayBefore(date), time: later }],
    });
  });

  it('moves with the trip, and ends at airports that it no longer has', async () => {
    const one = await trip();
    await change(one, [checkIn, gate]);
    const legs = [
      { from: 'HYD', to: 'MUC', date: inDays(22), time: '01:30' },
      { from: 'MUC', to: 'ORD', date: inDays(23), time: '10:15' },
    ];
    await one.helpers.patch(`/api/listings/${one.listingId}`, { date: inDays(22), legs }).expect(200);
    expect((await details(one.seekers, one.id)).meetings).toMatchObject([{ ...checkIn, date: inDays(21) }]);
  });

  it.each([
    ['leaves by then', { time: '08:00' }, { date: null, time: null }],
    ['leaves the day before', { date: day, time: '22:00' }, { date: null, time: null }],
    ['leaves later', { time: '09:00' }, { date: nextDay, time: '08:10' }],
  ])('keeps the place, and the hour only before the flight that %s', async (_, flight, when) => {
    const one = await trip();
    await change(one, [gate]);
    const legs = [toFrankfurt, { ...toChicago, ...flight }];
    await one.helpers.patch(`/api/listings/${one.listingId}`, { legs }).expect(200);
    expect((await details(one.helpers, one.id)).meetings).toMatchObject([{ ...gate, ...when }]);
  });

  it('moves the entry of a calendar when the second meeting changes', async () => {
    const one = await trip();
    const revision = async () => {
      const { text } = await one.helpers.get(`/api/matches/${one.id}/calendar`).expect(200);
      return Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    };
    await change(one, [checkIn, gate]);
    const before = await revision();
    await change(one, [checkIn, { ...gate, place: 'Gate A8' }]);
    expect(await revision()).toBe(before + 1);
    await change(one, [checkIn, { ...gate, place: 'Gate A8' }]);
    expect(await revision()).toBe(before + 1);
  });
});

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
