import { describe, expect, it } from '@jest/globals';
import type { TimetableFlight } from './contract.js';
import { verdictOn } from './flight-verdict.js';

const leg = {
  from: 'JFK',
  to: 'DEL',
  date: '2027-03-04',
  flightNumber: 'AI102',
  time: '12:30',
  arrivalDate: '2027-03-05',
  arrivalTime: '14:45',
};
const plane = (about: Partial<TimetableFlight> = {}): TimetableFlight => ({
  from: 'JFK',
  to: 'DEL',
  time: '12:30',
  arrivalDate: '2027-03-05',
  arrivalTime: '14:45',
  ...about,
});
const knows = (...planes: TimetableFlight[]) => ({ planes, fliesOnOtherDays: false });
const nothing = { asks: null, moves: false };

describe('what was never compared', () => {
  it.each([
    ['agrees', plane(), nothing],
    ['was rounded', plane({ time: '12:25' }), nothing],
    ['leaves at another time', plane({ time: '13:25' }), { asks: 'times', moves: false }],
    ['lands on another day', plane({ arrivalDate: '2027-03-06' }), { asks: 'times', moves: false }],
    ['goes elsewhere', plane({ to: 'BOM' }), { asks: 'route', moves: false }],
  ])('%s', (_, says, expected) => {
    expect(verdictOn(leg, undefined, knows(says))).toEqual({ says, ...expected });
  });

  it('has nothing to compare where the trip leaves its times open', () => {
    const { time: _, arrivalTime: __, ...open } = leg;
    expect(verdictOn(open, undefined, knows(plane({ time: '20:00' })))).toMatchObject(nothing);
  });

  it('does not fly on that day, unless the number is unknown on all days', () => {
    const none = { planes: [] };
    expect(verdictOn(leg, undefined, { ...none, fliesOnOtherDays: true })).toMatchObject({ asks: 'day' });
    expect(verdictOn(leg, undefined, { ...none, fliesOnOtherDays: false })).toMatchObject(nothing);
  });

  it('is compared with the plane at its time, of two on one day', () => {
    const later = plane({ time: '20:30', arrivalTime: '22:45' });
    expect(verdictOn(leg, undefined, knows(later, plane()))).toEqual({ says: plane(), ...nothing });
  });
});

describe('what agreed before', () => {
  it.each([
    ['moves along under two hours', plane({ time: '14:25' }), { asks: null, moves: true }],
    ['is asked about from two hours on', plane({ time: '14:30' }), { asks: 'times', moves: false }],
    [
      'moves along when only its landing has moved',
      plane({ arrivalTime: '15:10' }),
      { asks: null, moves: true },
    ],
    ['is asked about on another way', plane({ to: 'BOM' }), { asks: 'route', moves: false }],
  ])('%s', (_, says, expected) => {
    expect(verdictOn(leg, plane(), knows(says))).toEqual({ says, ...expected });
  });

  it('is asked about when it flies no more', () => {
    expect(verdictOn(leg, plane(), knows())).toEqual({ says: null, asks: 'day', moves: false });
  });

  it('is asked about when nobody knows which of two planes was moved', () => {
    const planes = [plane({ time: '13:00' }), plane({ time: '20:30' })];
    expect(verdictOn(leg, plane(), knows(...planes))).toMatchObject({ asks: 'times', moves: false });
  });
});

describe('what did not agree before', () => {
  const before = plane({ time: '15:00' });

  it('says nothing new until the timetable does', () => {
    expect(verdictOn(leg, before, knows(plane({ time: '15:00' })))).toBeNull();
    expect(verdictOn(leg, null, knows())).toBeNull();
  });

  it('is asked about again, and never moves by itself', () => {
    const now = plane({ time: '13:30' });
    expect(verdictOn(leg, before, knows(now))).toEqual({ says: now, asks: 'times', moves: false });
  });
});
