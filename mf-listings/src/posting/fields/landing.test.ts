import { describe, expect, it } from '@jest/globals';
import { lengthText } from '../flight/landingTexts';
import { daysToLanding, flightLength, landingPart } from './landing';

const zones: Record<string, string> = {
  DEL: 'Asia/Kolkata',
  ORD: 'America/Chicago',
  FRA: 'Europe/Berlin',
  NRT: 'Asia/Tokyo',
  HNL: 'Pacific/Honolulu',
  LAX: 'America/Los_Angeles',
  SYD: 'Australia/Sydney',
};
const zoneOf = (code: string) => zones[code];
const flight = (from: string, to: string, time: string, arrivalTime: string, landsAfter = '') => ({
  from,
  to,
  date: '2027-03-01',
  time,
  arrivalTime,
  landsAfter,
});

describe('the day of landing', () => {
  it.each([
    ['DEL', 'FRA', '02:50', '07:20', '2027-03-01', '9 h 0 min'],
    ['FRA', 'ORD', '10:40', '12:50', '2027-03-01', '9 h 10 min'],
    ['ORD', 'DEL', '13:00', '14:30', '2027-03-02', '14 h 0 min'],
    // Over the date line: hours before it took off by the calendar, and two days later.
    ['NRT', 'HNL', '00:30', '12:45', '2027-02-28', '7 h 15 min'],
    ['NRT', 'HNL', '20:00', '08:00', '2027-03-01', '7 h 0 min'],
    ['LAX', 'SYD', '22:30', '08:30', '2027-03-03', '15 h 0 min'],
  ])('from %s to %s, %s to %s, is %s', (from, to, time, arrivalTime, arrivalDate, length) => {
    const typed = flight(from, to, time, arrivalTime);
    expect(landingPart(typed, zoneOf)).toEqual({ arrivalTime, arrivalDate });
    expect(lengthText(flightLength(typed, zoneOf)!)).toContain(` ${length}.`);
  });

  it('is the one that was chosen', () => {
    const typed = flight('DEL', 'ORD', '02:50', '12:50', '1');
    expect(landingPart(typed, zoneOf)).toEqual({ arrivalTime: '12:50', arrivalDate: '2027-03-02' });
    expect(flightLength({ ...typed, landsAfter: '-1' }, zoneOf)).toBeUndefined();
  });

  it('is guessed from the clocks while an airport is missing, and that of departure without a time', () => {
    expect(daysToLanding(flight('', 'ORD', '22:00', '06:00'), zoneOf)).toBe(1);
    expect(daysToLanding(flight('DEL', 'ORD', '', '06:00'), zoneOf)).toBe(0);
  });

  it.each(['', 'yesterday'])('is not said while the day is typed, as in "%s"', (date) => {
    const typed = { ...flight('DEL', 'ORD', '22:00', '06:00'), date };
    expect(daysToLanding(typed, zoneOf)).toBe(1);
    expect(landingPart(typed, zoneOf)).toEqual({ arrivalTime: '06:00' });
    expect(flightLength(typed, zoneOf)).toBeUndefined();
  });

  it('is not said without a time, or for what is no time', () => {
    expect(landingPart(flight('DEL', 'ORD', '22:00', ''), zoneOf)).toEqual({});
    expect(landingPart(flight('DEL', 'ORD', '22:00', 'noon'), zoneOf)).toEqual({ arrivalTime: 'noon' });
  });
});
