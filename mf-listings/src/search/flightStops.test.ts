import { describe, expect, it } from '@jest/globals';
import { issuesBetween, legsWithin } from 'backend/contract/listings/legs';
import { askedLegs, longestWindow, readStops, stopIssues, stopsText, stopValues } from './flightStops';

const trip = { from: 'DEL', to: 'ORD', date: '2099-03-01', flight: 'LH761' };

describe('the stops of a search', () => {
  it('writes and reads up to three stops', () => {
    const text = 'FRA.2099-03-02.LH430,EWR.2099-03-02';
    expect(readStops(text)).toBe(text);
    expect(stopsText(stopValues(text))).toBe('FRA.2099-03-02.LH430,EWR.2099-03-02.');
    expect(stopsText(stopValues('..'))).toBe('..');
    expect(readStops('fra.2099-03-02.lh 0430,x.tomorrow.y,a,b')).toBe('FRA.2099-03-02.LH430,.,.');
    expect(readStops('')).toBe('');
  });

  it('asks for no more days than the contract allows', () => {
    expect(longestWindow).toBe(legsWithin);
  });

  it('asks for each leg', () => {
    expect(askedLegs(trip, 'FRA.2099-03-02.LH430,EWR.2099-03-02')).toBe(
      'DEL-FRA.2099-03-01.LH761,FRA-EWR.2099-03-02.LH430,EWR-ORD.2099-03-02',
    );
  });

  it('says what is missing or unreadable, by field', () => {
    expect(stopIssues(trip, 'FRA.2099-03-02.LH430')).toEqual({});
    expect(stopIssues(trip, '..')).toEqual({
      'legs.0.to': 'Choose an airport from the list',
      'legs.1.date': 'Date is required',
    });
    expect(stopIssues(trip, 'FRA.2099-03-02.430')).toEqual({
      'legs.1.flightNumber': "Begin with the airline's letters, like AA1234",
    });
    expect(stopIssues(trip, 'FRA.2020-03-02')['legs.1.date']).toMatch(/or a later day/);
  });

  it.each([
    ['the first airport again', 'DEL.2099-03-01'],
    ['the last airport', 'ORD.2099-03-01'],
    ['an airport twice', 'FRA.2099-03-01,EWR.2099-03-01,FRA.2099-03-01'],
    ['days that run backwards', 'FRA.2099-02-20'],
    ['a day over the date line', 'FRA.2099-02-28'],
    ['two months between', 'FRA.2099-05-01'],
  ])('says about %s what the contract says', (_what, stops) => {
    const legs = askedLegs(trip, stops)
      .split(',')
      .map((leg) => {
        const [, from = '', to = '', date = ''] = /^(...)-(...)\.(.{10})/.exec(leg) ?? [];
        return { from, to, date };
      });
    const issues = issuesBetween(legs).map(({ path, message }) => [path.join('.'), message]);
    expect(stopIssues(trip, stops)).toEqual(Object.fromEntries(issues));
  });
});
