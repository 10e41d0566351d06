import { describe, expect, it } from '@jest/globals';
import { dayOf, isSameDay, shortTimeOf } from './times';

const now = new Date(2026, 10, 20, 9, 30);
const at = (...when: [number, number, number, number?, number?]) => new Date(...when).toISOString();

describe('when something was written', () => {
  it.each([
    [at(2026, 10, 20, 0, 5), 'Today', '12:05 AM'],
    [at(2026, 10, 19, 23, 59), 'Yesterday', 'Yesterday'],
    [at(2026, 10, 18, 9, 0), 'Nov 18, 2026', 'Wednesday'],
    [at(2026, 10, 13, 9, 0), 'Nov 13, 2026', 'Nov 13, 2026'],
    [at(2025, 11, 31, 9, 0), 'Dec 31, 2025', 'Dec 31, 2025'],
  ])('is shown in short: %s', (written, day, when) => {
    expect(dayOf(written, now)).toBe(day);
    expect(shortTimeOf(written, now).replace('\u202f', ' ')).toBe(when);
  });

  it('is a time, not a day, when the server’s clock is ahead', () => {
    expect(shortTimeOf(at(2026, 10, 20, 9, 31), now).replace('\u202f', ' ')).toBe('9:31 AM');
  });

  it('is on the same day or not by the reader’s midnight', () => {
    expect(isSameDay(at(2026, 10, 20, 0, 0), at(2026, 10, 20, 23, 59))).toBe(true);
    expect(isSameDay(at(2026, 10, 19, 23, 59), at(2026, 10, 20, 0, 0))).toBe(false);
  });
});
