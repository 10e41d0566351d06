import { describe, expect, it } from '@jest/globals';
import { sampleTrip } from '../testing/trips';
import {
  daysAhead,
  departureOf,
  flightDay,
  isDayOfTravel,
  isOver,
  meetingDay,
  otherEnd,
  soonWords,
} from './tripTimes';
import { whenAsked } from './whenAsked';
import { instantOf } from './zonedTime';

const at = (text: string) => Date.parse(text);
const hour = 3_600_000;

describe('a local time', () => {
  it.each([
    ['2027-03-01', '02:50', 'Asia/Kolkata', '2027-02-28T21:20:00Z'],
    ['2027-03-13', '23:00', 'America/Chicago', '2027-03-14T05:00:00Z'],
    ['2027-03-14', '12:00', 'America/Chicago', '2027-03-14T17:00:00Z'],
    ['2027-11-07', '00:30', 'America/Chicago', '2027-11-07T05:30:00Z'],
    ['2027-07-01', '00:00', 'Pacific/Apia', '2027-06-30T11:00:00Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });
});

describe('a flight', () => {
  const night = sampleTrip();
  const day = sampleTrip({ time: '14:05' });
  const anyTime = sampleTrip({ time: null });

  it('in the night names both days', () => {
    expect(flightDay(night)).toBe('In the night from Sunday to Monday, March 1, at 02:50');
    expect(flightDay(day)).toBe('Monday, March 1, at 14:05');
    expect(flightDay(anyTime)).toBe('Monday, March 1');
  });

  it('counts the days of its airport', () => {
    expect(daysAhead(night, at('2027-02-28T18:29:00Z'))).toBe('Tomorrow');
    expect(daysAhead(night, at('2027-02-28T18:31:00Z'))).toBe('Today');
    expect(daysAhead(night, at('2027-02-20T12:00:00Z'))).toBe('In 9 days');
    expect(daysAhead(night, at('2027-03-05T12:00:00Z'))).toBeNull();
  });

  it('is tonight, today or tomorrow', () => {
    expect(soonWords(night, at('2027-02-28T15:00:00Z'))).toBe('Tonight at 02:50');
    expect(soonWords(night, at('2027-02-28T20:00:00Z'))).toBe('Today at 02:50');
    expect(soonWords(day, at('2027-02-28T15:00:00Z'))).toBe('Tomorrow at 14:05');
    expect(soonWords(day, at('2027-03-02T15:00:00Z'))).toBe('Monday, March 1, at 14:05');
  });

  it('has its day of travel from 24 hours before to 48 hours after', () => {
    const leaves = departureOf(night);
    expect(isDayOfTravel(night, leaves - 24 * hour - 1)).toBe(false);
    expect(isDayOfTravel(night, leaves - 24 * hour)).toBe(true);
    expect(isDayOfTravel(night, leaves + 48 * hour - 1)).toBe(true);
    expect(isOver(night, leaves + 48 * hour)).toBe(true);
  });

  it('without a time may leave at any minute of its day', () => {
    expect(isDayOfTravel(anyTime, at('2027-02-27T18:30:00Z'))).toBe(true);
    expect(isDayOfTravel(anyTime, at('2027-02-27T18:29:00Z'))).toBe(false);
    expect(isOver(anyTime, at('2027-03-03T18:29:00Z'))).toBe(false);
    expect(isOver(anyTime, at('2027-03-03T18:30:00Z'))).toBe(true);
  });

  it('shows the time at the other end, and the day when it differs', () => {
    const instant = departureOf(night);
    expect(otherEnd(instant, '2027-03-01', night.arrival)).toBe('Sun, Feb 28, 15:20 in Chicago');
    expect(otherEnd(instant, '2027-02-28', night.arrival)).toBe('15:20 in Chicago');
  });

  it('is met on the evening before, when it leaves in the night', () => {
    expect(meetingDay({ ...night, meetingTime: '23:45' })).toBe('2027-02-28');
    expect(meetingDay({ ...night, meetingTime: '00:15' })).toBe('2027-03-01');
    expect(meetingDay({ ...anyTime, meetingTime: '23:45' })).toBe('2027-03-01');
  });
});

it('says when somebody was asked, in the days of the reader', () => {
  const now = new Date(2027, 1, 12, 9).getTime();
  const asked = (date: number, hours: number) => whenAsked(new Date(2027, 1, date, hours).toISOString(), now);
  expect([asked(12, 1), asked(11, 23), asked(8, 12), asked(1, 12)]).toEqual([
    'today',
    'yesterday',
    'on Monday',
    'on February 1',
  ]);
});
