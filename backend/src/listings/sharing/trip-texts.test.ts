import { describe, expect, it } from '@jest/globals';
import { daysText, routeText, takeOffText } from './trip-texts.js';

describe('the text of a trip', () => {
  it.each([
    ['2026-12-12', null, 'Dec 12, 2026'],
    ['2026-12-12', '2026-12-12', 'Dec 12, 2026'],
    ['2026-12-11', '2026-12-13', 'Dec 11 – 13, 2026'],
    ['2026-11-28', '2026-12-03', 'Nov 28 – Dec 3, 2026'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
    ['2028-02-29', null, 'Feb 29, 2028'],
  ])('writes days as travelers read them: %s to %s', (date, endDate, said) => {
    expect(daysText({ date, endDate })).toBe(said);
  });

  it('writes a route by its codes', () => {
    expect(routeText({ departureAirport: 'JFK', arrivalAirport: 'DEL' })).toBe('JFK to DEL');
  });

  it.each([
    ['02:50', 'Monday, Mar 1, 2027, at 02:50, in the night from Sunday to Monday'],
    ['04:59', 'Monday, Mar 1, 2027, at 04:59, in the night from Sunday to Monday'],
    ['05:00', 'Monday, Mar 1, 2027, at 05:00'],
    [null, 'Monday, Mar 1, 2027'],
  ])('names both days of a take-off in the night: %s', (time, said) => {
    expect(takeOffText({ date: '2027-03-01', time })).toBe(said);
  });
});
