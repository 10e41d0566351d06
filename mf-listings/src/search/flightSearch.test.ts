import { describe, expect, it } from '@jest/globals';
import { createPath } from './filter';
import { flightSearchIssues, flightSearchPath, readFlightSearch } from './flightSearch';

const draft = {
  from: 'DEL',
  to: 'ORD',
  date: '2099-12-04',
  endDate: '2099-12-09',
  flight: 'ai 127',
  type: '',
  needs: '',
  language: '',
  verified: '',
  acceptsTips: '',
  stops: '',
};

describe('the address of a flight search', () => {
  it.each(['find', 'offer'] as const)('is read as it was written: %s', (action) => {
    const [, query = ''] = flightSearchPath(action, draft).split('?');
    const search = readFlightSearch(new URLSearchParams(query));
    expect(search).toMatchObject({ action, isComplete: true });
    expect(search.filter).toMatchObject({ from: 'DEL', to: 'ORD', date: '2099-12-04', flight: 'AI127' });
  });

  it('has a last day only for a visitor who needs help', () => {
    expect(flightSearchPath('find', draft)).toContain('endDate=2099-12-09');
    expect(flightSearchPath('offer', draft)).not.toContain('endDate');
    const query = new URLSearchParams('action=offer&date=2099-12-04&endDate=2099-12-09');
    expect(readFlightSearch(query).filter.endDate).toBeUndefined();
  });

  it('has the stops, and then one day', () => {
    const withStop = { ...draft, stops: 'FRA.2099-12-05.lh 430' };
    const path = flightSearchPath('find', withStop);
    expect(path).toContain('&flight=AI127&stops=FRA.2099-12-05.LH430');
    expect(path).not.toContain('endDate');
    const search = readFlightSearch(new URLSearchParams(path.split('?')[1]));
    expect(search).toMatchObject({ stops: 'FRA.2099-12-05.LH430', isComplete: true });
    const backwards = readFlightSearch(new URLSearchParams(path.replace('12-05', '11-05')));
    expect(backwards.isComplete).toBe(false);
  });

  it('searches for helpers by default, and for seekers to offer help', () => {
    expect(readFlightSearch(new URLSearchParams()).filter.type).toBe('helper');
    expect(readFlightSearch(new URLSearchParams('action=offer')).filter.type).toBe('seeking_help');
  });

  it.each(['from=DEL&to=ORD', 'from=DEL&date=2099-12-04', 'from=DELHI&to=ORD&date=2099-12-04'])(
    'is not complete without route and day: %s',
    (query) => expect(readFlightSearch(new URLSearchParams(query)).isComplete).toBe(false),
  );
});

describe('the issues of a flight search', () => {
  it('are none for a complete one, with or without a flight', () => {
    expect(flightSearchIssues(draft)).toEqual({});
    expect(flightSearchIssues({ ...draft, flight: ' ' })).toEqual({});
  });

  it('are one per field', () => {
    expect(flightSearchIssues({ ...draft, from: '', to: 'OR', date: '', flight: 'JFK' })).toEqual({
      from: 'Departure airport is required',
      to: 'Arrival airport is required',
      date: 'Date is required',
      flight: 'Enter a flight number like AA1234',
    });
  });
});

it.each([
  ['helper', '/find/create?from=DEL&to=ORD&date=2099-12-04'],
  ['seeking_help', '/offer/create?from=DEL&to=ORD&date=2099-12-04'],
] as const)('a visitor who looks for %s creates a listing at %s', (lookingFor, path) => {
  const filter = { from: 'DEL', to: 'ORD', date: '2099-12-04', endDate: '2099-12-09', type: lookingFor };
  expect(createPath(lookingFor, filter)).toBe(path);
});
