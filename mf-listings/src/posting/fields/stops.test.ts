import { describe, expect, it } from '@jest/globals';
import { emptyStops, legsPart, movedStops, stopValues } from './stops';

const trip = {
  ...emptyStops,
  departureAirport: 'DEL',
  arrivalAirport: 'ORD',
  date: '2027-03-01',
  time: '02:50',
  flightNumber: 'LH761',
};

describe('the stops of a form', () => {
  it('a direct trip has no legs', () => {
    expect(legsPart(trip)).toBeUndefined();
    expect(legsPart({ ...trip, 'legs.0.to': 'FRA' })).toBeUndefined();
  });

  it('each stop ends a leg and begins another', () => {
    const first = { from: 'DEL', to: 'FRA', date: '2027-03-01', time: '02:50', flightNumber: 'LH761' };
    const one = { ...trip, stops: '1', 'legs.0.to': 'FRA', 'legs.1.date': '2027-03-01' };
    expect(legsPart(one)).toEqual({
      legs: [first, { from: 'FRA', to: 'ORD', date: '2027-03-01' }],
      endDate: undefined,
    });
    const two = {
      ...one,
      stops: '2',
      'legs.1.flightNumber': 'UA944',
      'legs.1.to': 'EWR',
      'legs.2.date': '2027-03-02',
      'legs.2.time': '08:10',
    };
    expect(legsPart(two)?.legs).toEqual([
      first,
      { from: 'FRA', to: 'EWR', date: '2027-03-01', flightNumber: 'UA944' },
      { from: 'EWR', to: 'ORD', date: '2027-03-02', time: '08:10' },
    ]);
  });

  it('shows the stops of a listing, and moves their days along with the first', () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: '2099-12-31' },
      { from: 'FRA', to: 'ORD', date: '2100-01-01', time: '17:00' },
    ];
    const values = { ...stopValues(legs), date: '2099-12-31' };
    expect(values).toMatchObject({
      stops: '1',
      'legs.0.to': 'FRA',
      'legs.1.date': '2100-01-01',
      'legs.1.time': '17:00',
    });
    expect(movedStops(values, '2100-02-27')).toEqual({ 'legs.1.date': '2100-02-28' });
    expect(stopValues(null)).toEqual(emptyStops);
  });

  it('a stop that was added before the day of the trip was chosen has that day', () => {
    const values = { ...emptyStops, stops: '2', date: '', 'legs.2.date': '2099-12-06' };
    expect(movedStops(values, '2099-12-04')).toEqual({
      'legs.1.date': '2099-12-04',
      'legs.2.date': '2099-12-06',
    });
  });
});
