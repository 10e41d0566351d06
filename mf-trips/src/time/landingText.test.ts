import { describe, expect, it } from '@jest/globals';
import { landingText } from './landingText';

const lands = (date: string, time: string | null, arrivalDate: string | null, arrivalTime: string | null) =>
  landingText({ date, time, arrivalDate, arrivalTime });

describe('a landing', () => {
  it('is a time on the day of the departure', () => {
    expect(lands('2026-12-04', '01:30', '2026-12-04', '07:20')).toBe('07:20');
    expect(lands('2026-12-04', null, '2026-12-04', '07:20')).toBe('07:20');
    expect(lands('2026-12-04', '21:30', null, '07:20')).toBe('07:20');
  });

  it('has its day on another one', () => {
    expect(lands('2026-12-04', '21:30', '2026-12-05', '07:20')).toBe('Sat, Dec 5, 07:20');
  });

  it('has its day where it is by an earlier clock on the same day, over the date line', () => {
    expect(lands('2026-12-06', '21:35', '2026-12-06', '10:30')).toBe('Sun, Dec 6, 10:30');
  });
});
