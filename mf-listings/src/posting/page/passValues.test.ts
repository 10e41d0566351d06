import { describe, expect, it } from '@jest/globals';
import { emptyFlights, type FlightTexts } from '../fields/flights';
import { passValues } from './passValues';

const empty: FlightTexts = {
  ...emptyFlights,
  departureAirport: '',
  arrivalAirport: '',
  date: '2026-12-01',
  time: '',
  flightNumber: '',
};
const toFrankfurt = { flight: 'LH753', date: '2026-12-04', from: 'HYD', to: 'FRA' };
const toChicago = { flight: 'LH430', date: '2026-12-05', from: 'FRA', to: 'ORD' };
const filled = (values: FlightTexts, ...pass: Parameters<typeof passValues>[0]) => ({
  ...values,
  ...passValues(pass, values),
});
const bothFlights = {
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: '2026-12-04',
  flightNumber: 'LH753',
  stops: '1',
  'legs.0.to': 'FRA',
  'legs.1.date': '2026-12-05',
  'legs.1.flightNumber': 'LH430',
};

describe('a form with a boarding pass', () => {
  it('fills in a flight, with its times where a timetable knows them', () => {
    const times = { date: '2026-12-04', time: '01:40', arrivalDate: '2026-12-04', arrivalTime: '06:50' };
    expect(filled({ ...empty, time: '09:00' }, toFrankfurt)).toMatchObject({ time: '', stops: '0' });
    expect(filled(empty, { ...toFrankfurt, times })).toMatchObject({
      departureAirport: 'HYD',
      arrivalAirport: 'FRA',
      date: '2026-12-04',
      time: '01:40',
      flightNumber: 'LH753',
      arrivalTime: '06:50',
      landsAfter: '0',
    });
  });

  it('fills in a pass of two flights as a trip with a stop', () => {
    expect(filled(empty, toFrankfurt, toChicago)).toMatchObject(bothFlights);
  });

  it('goes on with the pass of the next flight, and begins again with any other', () => {
    const first = filled(empty, toFrankfurt);
    const both = filled(first, toChicago);
    expect(both).toMatchObject(bothFlights);
    expect(filled(both, { ...toFrankfurt, flight: 'AI102' })).toMatchObject({
      arrivalAirport: 'FRA',
      flightNumber: 'AI102',
      stops: '0',
      'legs.1.flightNumber': '',
    });
  });
});
