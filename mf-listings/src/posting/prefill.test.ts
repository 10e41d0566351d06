import { describe, expect, it } from '@jest/globals';
import { readPrefill } from './prefill';

const prefill = (query: string) => readPrefill(new URLSearchParams(query));

describe('a prefilled form', () => {
  it('fills in the trip of the link', () => {
    expect(
      prefill('from=DEL&to=ORD&date=2099-12-04&endDate=2099-12-09&flight=ai127&needs=forms&name=Asha'),
    ).toEqual({
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      date: '2099-12-04',
      endDate: '2099-12-09',
      flightNumber: 'AI127',
      needs: 'forms',
    });
  });

  it.each(['', 'from=Delhi&to=OR', 'date=2001-01-01&endDate=2099-12-09', 'date=soon', 'flight=JFK'])(
    'fills in nothing for past days and invalid values: %s',
    (query) => expect(prefill(query)).toEqual({}),
  );
});
