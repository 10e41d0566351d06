import { describe, expect, it } from '@jest/globals';
import { dayAfter, instantAt } from './instants.js';

describe('the clock of an airport', () => {
  it.each([
    ['New York in winter', '2026-12-12', '21:30', 'America/New_York', '2026-12-13T02:30:00.000Z'],
    ['New York in summer', '2026-07-01', '21:30', 'America/New_York', '2026-07-02T01:30:00.000Z'],
    ['Delhi, half an hour off', '2026-12-12', '02:10', 'Asia/Kolkata', '2026-12-11T20:40:00.000Z'],
    ['Kathmandu, a quarter off', '2026-12-12', '00:00', 'Asia/Kathmandu', '2026-12-11T18:15:00.000Z'],
    ['the first place of a day', '2026-12-12', '06:00', 'Pacific/Kiritimati', '2026-12-11T16:00:00.000Z'],
    ['the day the clocks go forward', '2027-03-14', '08:00', 'America/New_York', '2027-03-14T12:00:00.000Z'],
    ['an hour that is left out', '2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['an hour that comes twice', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['after that hour', '2026-11-01', '08:00', 'America/New_York', '2026-11-01T13:00:00.000Z'],
    ['a leap day', '2028-02-29', '23:59', 'Europe/Warsaw', '2028-02-29T22:59:00.000Z'],
  ])('converts a local time to an instant: %s', (_, day, time, zone, instant) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(instant);
  });

  it('returns the next day', () => {
    expect(['2026-12-31', '2027-02-28', '2028-02-28', '2028-02-29'].map(dayAfter)).toEqual([
      '2027-01-01',
      '2027-03-01',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});
