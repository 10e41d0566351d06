import { describe, expect, it } from '@jest/globals';
import { newAlert } from 'backend/contract/listings/alerts';
import { today } from 'shared-ui';
import { watchedBy, watchedIn, watchedText } from './watchedTrip';

const search = { from: 'JFK', to: 'DEL', date: '2099-03-04', type: 'helper' } as const;

describe('what a search watches', () => {
  it('is its route with airports nearby and three days around, unless that is unticked', () => {
    expect(watchedIn(search, true)).toMatchObject({
      firstDay: '2099-03-01',
      lastDay: '2099-03-07',
      nearby: true,
    });
    expect(watchedIn({ ...search, endDate: '2099-03-06' }, false)).toMatchObject({
      firstDay: '2099-03-04',
      lastDay: '2099-03-06',
      nearby: false,
    });
  });

  it('begins today, not on one of the days around that are over', () => {
    expect(watchedIn({ ...search, date: today() }, true)?.firstDay).toBe(today());
    expect(watchedIn({ ...search, date: today() }, false)?.firstDay).toBe(today());
  });

  it('is a flight on its day', () => {
    const flight = watchedIn({ flight: 'AI127', date: '2099-03-04' }, true);
    expect(flight).toMatchObject({
      type: 'helper',
      flight: 'AI127',
      firstDay: '2099-03-04',
      lastDay: '2099-03-04',
    });
    expect(flight?.nearby).toBe(false);
  });

  it('is nothing for a search for everybody, or for days that are over', () => {
    expect(watchedIn({ type: 'helper', date: '2099-03-04' }, true)).toBeNull();
    expect(watchedIn({ ...search, date: '2020-03-04' }, true)).toBeNull();
  });

  it.each([
    search,
    { from: 'JFK' },
    { to: 'DEL', date: '2099-03-04', endDate: '2099-12-04' },
    { flight: 'AI127' },
    { from: 'JFK', to: 'DEL' },
  ])('is what the contract allows: %j', (filter) => {
    for (const isWide of [true, false])
      expect(newAlert.safeParse({ ...watchedIn(filter, isWide), how: 'now' }).error).toBeUndefined();
  });
});

it('the owner of a listing watches for the other side', () => {
  const trip = { departureAirport: 'DEL', arrivalAirport: 'ORD', date: '2099-12-04', endDate: '2099-12-05' };
  expect(watchedBy({ ...trip, id: 12, type: 'helper' })).toMatchObject({
    type: 'seeking_help',
    from: 'DEL',
    firstDay: '2099-12-01',
    lastDay: '2099-12-08',
  });
  expect(watchedBy({ ...trip, id: 12, type: 'seeking_help' })?.type).toBe('helper');
});

it.each([
  [{ from: 'JFK', to: 'DEL', flight: 'AI102' }, 'AI102, JFK to DEL, Mar 4, 2099'],
  [{ from: 'JFK' }, 'from JFK, Mar 4, 2099'],
  [{ to: 'DEL' }, 'to DEL, Mar 4, 2099'],
])('reads as words: %j', (ends, text) => {
  expect(watchedText({ ...ends, firstDay: '2099-03-04', lastDay: '2099-03-04' })).toBe(text);
});
