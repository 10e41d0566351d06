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
    expect(dayOf(written, now.getTime())).toBe(day);
    expect(shortTimeOf(written, now.getTime()).replace('\u202f', ' ')).toBe(when);
  });

  it('is a time, not a day, when the server’s clock is ahead', () => {
    expect(shortTimeOf(at(2026, 10, 20, 9, 31), now.getTime()).replace('\u202f', ' ')).toBe('9:31 AM');
  });

  it('is as the clocks of a zone show it', () => {
    const [written, seen] = ['2026-11-20T09:30:00Z', Date.parse('2026-11-20T10:30:00Z')];
    expect(shortTimeOf(written, seen, 'Pacific/Pago_Pago').replace('\u202f', ' ')).toBe('10:30 PM');
    expect(shortTimeOf(written, seen, 'Pacific/Kiritimati')).toBe('Yesterday');
  });

  it('is on the same day or not by the reader’s midnight', () => {
    expect(isSameDay(at(2026, 10, 20, 0, 0), at(2026, 10, 20, 23, 59))).toBe(true);
    expect(isSameDay(at(2026, 10, 19, 23, 59), at(2026, 10, 20, 0, 0))).toBe(false);
  });
});
