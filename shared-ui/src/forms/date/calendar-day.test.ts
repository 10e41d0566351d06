import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dayOrder, formatDay, readDays, today, writeDay } from './calendar-day';

const from = '2026-11-20';
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a day of the calendar', () => {
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
    expect(readDays(text, 'month', from)[0]).toBe(day);
  });

  it.each(['', 'soon', '13/13/2026', 'Feb 30, 2026', '2026-02-29', '4', '12345', 'Dec'])(
    'does not guess %j',
    (text) => {
      expect(readDays(text, 'month', from)).toEqual([]);
    },
  );

  it('handles leap days and the ends of months and years', () => {
    expect(readDays('Feb 29, 2028', 'month', from)).toEqual(['2028-02-29']);
    expect(readDays('tomorrow', 'month', '2026-11-30')).toEqual(['2026-12-01']);
    expect(readDays('tomorrow', 'month', '2026-12-31')).toEqual(['2027-01-01']);
  });

  it.each([
    ['5/1/2027', 'day', ['2027-01-05', '2027-05-01']],
    ['5/1/2027', 'month', ['2027-05-01', '2027-01-05']],
    ['5.1.', 'day', ['2027-01-05', '2027-05-01']],
    ['5-1-27', 'day', ['2027-01-05', '2027-05-01']],
    ['24/12/2026', 'month', ['2026-12-24']],
    ['12/24/2026', 'day', ['2026-12-24']],
    ['4/4/2027', 'day', ['2027-04-04']],
    ['2027-01-05', 'day', ['2027-01-05']],
    ['5 Jan 2027', 'month', ['2027-01-05']],
    ['31/2', 'day', []],
  ] as const)('reads %s, %s first, as %j', (text, order, days) => {
    expect(readDays(text, order, from)).toEqual(days);
  });

  it.each([
    ['en-US', 'month'],
    ['en-GB', 'day'],
    ['en-IN', 'day'],
    ['hi', 'day'],
    ['ar', 'day'],
    ['en', undefined],
    ['en-CA', undefined],
    ['zh-CN', undefined],
  ])('knows the order of %s', (language, order) => {
    expect(dayOrder(language)).toBe(order);
  });

  it('has no order in a browser without a language', () => {
    expect(dayOrder('C')).toBeUndefined();
  });

  it.each([
    ['en-US', 'Dec 24, 2026', 'January 5, 2027'],
    ['en-GB', '24 Dec 2026', '5 January 2027'],
  ])('writes a day in words for %s', (language, short, long) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    expect(writeDay('2026-12-24', 'short')).toBe(short);
    expect(writeDay('2027-01-05', 'long')).toBe(long);
  });

  it('formats a day the American way', () => {
    expect(formatDay('2026-12-04')).toBe('Dec 4, 2026');
    expect(formatDay('')).toBe('');
  });

  it('uses the local date as today', () => {
    expect(today(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });
});
