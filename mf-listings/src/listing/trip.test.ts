import { expect, it } from '@jest/globals';
import { tripDates } from './trip';

it.each([
  ['2026-12-04', null, 'Dec 4, 2026'],
  ['2026-12-04', '2026-12-04', 'Dec 4, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ['2028-02-29', null, 'Feb 29, 2028'],
])('says %s to %s as %s', (date, endDate, words) => {
  expect(tripDates({ date, endDate })).toBe(words);
});
