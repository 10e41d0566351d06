import { describe, expect, it } from '@jest/globals';
import type { TripLeg } from '../contract.js';
import type { MatchEntity } from '../match.entity.js';
import type { NewMeeting } from './contract.js';
import { setMeetings, storedMeetings, withFirst } from './meetings.js';

const airport = (code: string, city: string, timezone: string) => ({
  code,
  name: city,
  city,
  country: 'X',
  lat: 0,
  lon: 0,
  timezone,
});
const hyderabad = airport('HYD', 'Hyderabad', 'Asia/Kolkata');
const frankfurt = airport('FRA', 'Frankfurt', 'Europe/Berlin');
const chicago = airport('ORD', 'Chicago', 'America/Chicago');

const toFrankfurt: TripLeg = {
  from: 'HYD',
  to: 'FRA',
  departure: hyderabad,
  arrival: frankfurt,
  date: '2026-12-04',
  time: '01:30',
  arrivalDate: '2026-12-04',
  arrivalTime: '07:05',
  flightNumber: 'LH753',
  with: 'seeker',
};
const toChicago: TripLeg = {
  from: 'FRA',
  to: 'ORD',
  departure: frankfurt,
  arrival: chicago,
  date: '2026-12-04',
  time: '10:15',
  arrivalDate: '2026-12-04',
  arrivalTime: '12:40',
  flightNumber: 'LH430',
  with: 'both',
};
const legs = [toFrankfurt, toChicago];
const sharedLegs = legs.map((leg): TripLeg => ({ ...leg, with: 'both' }));
const match = { date: '2026-12-04' };
const at = (code: string, date: string | null, time: string | null, place = 'Gate B22'): NewMeeting => ({
  airport: code,
  place,
  date,
  time,
});

const issuesOf = (meeting: NewMeeting, way = legs) => {
  try {
    storedMeetings(way, match, [meeting]);
  } catch (error) {
    return (error as { getResponse: () => { issues: { path: string; message: string }[] } }).getResponse()
      .issues;
  }
  return [];
};

describe('a meeting', () => {
  it.each([
    ['at the gate, before take-off', at('FRA', '2026-12-04', '08:10')],
    ['on the evening before', at('FRA', '2026-12-03', '23:00')],
    ['without a time', at('FRA', '2026-12-04', null)],
    ['without a day', at('FRA', null, null)],
    ['where she lands', at('ORD', '2026-12-04', '13:30')],
    ['at the minute of the landing', at('ORD', '2026-12-04', '12:40')],
    ['on the day after the landing', at('ORD', '2026-12-05', '09:00')],
    ['on the evening before a flight in the night', at('HYD', '2026-12-03', '23:10'), sharedLegs],
  ])('can be %s', (_, meeting, way = legs) => {
    expect(issuesOf(meeting, way)).toEqual([]);
  });

  it.each([
    ['after take-off', at('FRA', '2026-12-04', '10:15'), 'meetings.0.time', /before 10:15.*leaves Frankfurt/],
    [
      'on the next day',
      at('FRA', '2026-12-05', '08:00'),
      'meetings.0.date',
      /leaves Frankfurt on Dec 4, 2026/,
    ],
    [
      'on the day of a flight at night',
      at('HYD', '2026-12-04', '23:10'),
      'meetings.0.time',
      /before 01:30/,
      sharedLegs,
    ],
    [
      'where only one of them leaves',
      at('HYD', '2026-12-03', '23:10'),
      'meetings.0.airport',
      /airport of the flights that you share/,
    ],
    ['a week early', at('FRA', '2026-11-27', '08:00'), 'meetings.0.date', /closer to the flight/],
    ['a week late', at('ORD', '2026-12-11', '08:00'), 'meetings.0.date', /closer to the flight/],
    ['before the flight to it has left', at('ORD', '2026-12-04', '03:00'), 'meetings.0.time', /has not left/],
    ['before it lands', at('ORD', '2026-12-04', '12:30'), 'meetings.0.time', /to Chicago has not landed/],
    ['elsewhere', at('DEL', '2026-12-04', '08:00'), 'meetings.0.airport', /airport of this trip/],
  ])('is refused %s, at its field', (_, meeting, path, message, way = legs) => {
    expect(issuesOf(meeting, way)).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it('can be at any time of the day when nobody has said when the flight leaves', () => {
    const anyTime = [{ ...toChicago, time: null }];
    expect(storedMeetings(anyTime, match, [at('FRA', '2026-12-04', '23:00')])).toHaveLength(1);
  });

  it('is stored in the order of the way, with days that move along', () => {
    const first = at('FRA', '2026-12-03', '23:00');
    const last = at('ORD', '2026-12-04', '13:30', 'Arrivals');
    expect(storedMeetings(legs, match, [last, first])).toEqual([
      { airport: 'FRA', place: 'Gate B22', daysLater: -1, time: '23:00' },
      { airport: 'ORD', place: 'Arrivals', daysLater: 0, time: '13:30' },
    ]);
  });

  it('stays where it was agreed on before', () => {
    const known = { ...match, meetings: [{ airport: 'HYD', place: 'Gate 3', daysLater: null, time: null }] };
    const meetings = [at('HYD', null, null, 'Gate 3'), at('FRA', null, null)];
    expect(storedMeetings(legs, known, meetings)).toHaveLength(2);
  });

  it('is stored in the order of what they share, though one of them comes from the stop', () => {
    const shared = [{ ...toFrankfurt, with: 'both' as const }, toChicago];
    const home = { from: 'FRA', to: 'HYD', departure: frankfurt, arrival: hyderabad, date: '2026-12-01' };
    const way = [{ ...toFrankfurt, ...home, arrivalDate: null, with: 'helper' as const }, ...shared];
    const meetings = ['ORD', 'FRA', 'HYD'].map((code) => at(code, null, null));
    const airports = storedMeetings(way, match, meetings).map(({ airport: code }) => code);
    expect(airports).toEqual(['HYD', 'FRA', 'ORD']);
  });
});

describe('a place and a time of an older page', () => {
  const departing = (time: string | null, meetings: MatchEntity['meetings'] = null) => ({
    departureAirport: 'FRA',
    time,
    meetings,
  });

  it.each([
    ['08:10', '10:15', 0],
    ['23:45', '02:50', -1],
    ['10:15', '10:15', -1],
    ['23:45', null, 0],
  ])('at %s for a flight at %s has the last such time before take-off', (meetingTime, time, daysLater) => {
    expect(withFirst(departing(time), { meetingPoint: 'Gate 6', meetingTime })).toEqual([
      { airport: 'FRA', place: 'Gate 6', time: meetingTime, daysLater },
    ]);
  });

  it('leaves the day as it is when only the place changes, and other meetings', () => {
    const meetings = [
      { airport: 'FRA', place: 'Check-in', daysLater: -1, time: '23:00' },
      { airport: 'ORD', place: 'Arrivals', daysLater: 0, time: null },
    ];
    const changed = withFirst(departing('10:15', meetings), { meetingPoint: 'Gate 6' });
    expect(changed).toEqual([{ ...meetings[0], place: 'Gate 6' }, meetings[1]]);
    const without = withFirst(departing('10:15', meetings), { meetingPoint: null, meetingTime: null });
    expect(without).toEqual([meetings[1]]);
  });

  it('leaves a meeting at the arrival as it is', () => {
    const arrival = { airport: 'ORD', place: 'Arrivals', daysLater: 0, time: null };
    const changed = withFirst(departing('10:15', [arrival]), { meetingPoint: 'Gate 6' });
    expect(changed).toEqual([{ airport: 'FRA', place: 'Gate 6', daysLater: null, time: null }, arrival]);
  });
});

it('says whether the meetings have changed', () => {
  const trip = {
    departureAirport: 'FRA',
    meetings: null,
    meetingPoint: null,
    meetingTime: null,
  } as unknown as MatchEntity;
  const meeting = { airport: 'FRA', place: 'Gate 6', daysLater: 0, time: '08:10' };
  expect(setMeetings(trip, [])).toBe(false);
  expect(setMeetings(trip, [meeting])).toBe(true);
  expect(setMeetings(trip, [{ ...meeting, from: null }])).toBe(false);
  expect(trip).toMatchObject({ meetingPoint: 'Gate 6', meetingTime: '08:10' });
  setMeetings(trip, [{ airport: 'ORD', place: 'Arrivals, gate D', daysLater: 1, time: '20:45' }]);
  expect(trip).toMatchObject({ meetingPoint: null, meetingTime: null });
});
