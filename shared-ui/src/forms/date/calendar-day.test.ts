import { expect, it } from '@jest/globals';
import { formatDay, readDay, today } from './calendar-day';

const from = '2026-11-20';

it.each([
  ['2026-12-04', '2026-12-04'],
  ['12/4/2026', '2026-12-04'],
  ['12/4/26', '2026-12-04'],
  ['Dec 4, 2026', '2026-12-04'],
  ['4 december 2026', '2026-12-04'],
  ['Fri, Dec 4', '2026-12-04'],
  ['dec 4', '2026-12-04'],
  ['3/1', '2027-03-01'],
  ['March 1st', '2027-03-01'],
  ['25.12.2026', '2026-12-25'],
  ['2026 Dec 4', '2026-12-04'],
  ['today', '2026-11-20'],
  ['Tomorrow', '2026-11-21'],
])('reads %s', (text, day) => {
  expect(readDay(text, from)).toBe(day);
});

it.each(['', 'soon', '13/13/2026', 'Feb 30, 2026', '2026-02-29', '4', '12345', 'Dec'])(
  'does not guess %j',
  (text) => {
    expect(readDay(text, from)).toBeNull();
  },
);

it('handles leap days and the ends of months and years', () => {
  expect(readDay('Feb 29, 2028', from)).toBe('2028-02-29');
  expect(readDay('tomorrow', '2026-11-30')).toBe('2026-12-01');
  expect(readDay('tomorrow', '2026-12-31')).toBe('2027-01-01');
});

it('formats a day the American way', () => {
  expect(formatDay('2026-12-04')).toBe('Dec 4, 2026');
  expect(formatDay('')).toBe('');
});

it('uses the local date as today', () => {
  expect(today(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
});
