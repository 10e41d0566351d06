import { describe, expect, it } from '@jest/globals';
import { sampleListing } from '../testing/listings';
import { clockTexts } from './clockTexts';

const { departure, arrival } = sampleListing();
const texts = (minutes: number, changes: Parameters<typeof clockTexts>[0]['clocks']['changes'] = null) =>
  clockTexts({ departure, arrival, clocks: { minutes, changes } });

describe('the clock of a route', () => {
  it.each([
    [-690, 'Chicago is 11 hours 30 behind Delhi'],
    [60, 'Chicago is 1 hour ahead of Delhi'],
    [-30, 'Chicago is 30 minutes behind Delhi'],
    [0, 'The same time in Delhi and Chicago'],
  ])('%i minutes', (minutes, title) => {
    expect(texts(minutes)).toEqual({ title });
  });

  it('says when it changes, and where', () => {
    expect(texts(-690, { day: '2027-03-14', code: 'ORD', minutes: -630 }).later).toBe(
      '10 hours 30 from Mar 14, 2027, when the clocks change in Chicago',
    );
    expect(texts(-60, { day: '2027-03-14', code: 'DEL', minutes: 0 }).later).toBe(
      'no difference from Mar 14, 2027, when the clocks change in Delhi',
    );
  });
});
