import { expect, it } from '@jest/globals';
import { daysText, routeText } from './trip-texts.js';

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
