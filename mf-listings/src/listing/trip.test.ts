import { describe, expect, it } from '@jest/globals';
import { landingText, legText, tripDates } from './trip';

describe('the trip of a listing', () => {
  it.each([
    ['2026-12-04', null, 'Dec 4, 2026'],
    ['2026-12-04', '2026-12-04', 'Dec 4, 2026'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
    ['2028-02-29', null, 'Feb 29, 2028'],
  ])('says %s to %s as %s', (date, endDate, words) => {
    expect(tripDates({ date, endDate })).toBe(words);
  });

  it.each([
    ['12:50', '2026-12-04', '12:50'],
    ['12:50', null, '12:50'],
    ['04:50', '2026-12-05', '04:50 +1'],
    ['12:45', '2026-12-03', '12:45 −1'],
    [null, null, undefined],
  ])('says a landing at %s on %s as %s', (arrivalTime, arrivalDate, words) => {
    expect(landingText({ date: '2026-12-04', arrivalTime, arrivalDate })).toBe(words);
  });

  it('says when a leg lands', () => {
    const leg = { from: 'DEL', to: 'FRA', date: '2026-12-04', time: '02:50', flightNumber: 'LH761' };
    const landing = { arrivalTime: '07:20', arrivalDate: '2026-12-04' };
    expect(legText({ ...leg, ...landing })).toBe('DEL to FRA, Dec 4, 2026, at 02:50, lands at 07:20, LH761');
  });
});
