import { beforeAll, describe, expect, it } from '@jest/globals';
import { sampleTrip } from '../testing/trips';
import { departureOf, isDayOfTravel, otherEnd } from './tripTimes';
import { timeText } from './zonedTime';

beforeAll(() => {
  globalThis.pageLanguage = 'fa';
  if (typeof document !== 'undefined') document.documentElement.lang = 'fa';
});

describe('on a page with digits of its own', () => {
  const night = sampleTrip();

  it('times are reckoned as on any other', () => {
    expect(new Date(departureOf(night)).toISOString()).toBe('2027-02-28T21:20:00.000Z');
    expect(isDayOfTravel(night, departureOf(night) - 1)).toBe(true);
  });

  it('times are written in them', () => {
    expect(timeText('02:50')).toBe('۰۲:۵۰');
    expect(otherEnd(departureOf(night), '2027-02-28', night.arrival)).toContain('۱۵:۲۰');
  });
});
