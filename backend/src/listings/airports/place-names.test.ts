import { describe, expect, it } from '@jest/globals';
import { cityLists } from './city-names/all-lists.js';
import { namePlaces, placeNames } from './place-names.js';

const farsi = placeNames('fa', cityLists.fa);
const tehran = { code: 'IKA', name: 'Imam Khomeini International Airport', city: 'Tehran', country: 'Iran' };
const allentown = { code: 'ABE', name: 'Lehigh Valley Airport', city: 'Allentown', country: 'United States' };
const hongKong = {
  code: 'HKG',
  name: 'Hong Kong International Airport',
  city: 'Hong Kong',
  country: 'Hong Kong',
};

function named<T>(response: T): T {
  const copy = structuredClone(response);
  namePlaces(copy, farsi);
  return copy;
}

describe('the naming of places', () => {
  it('names the places of a response, wherever they are in it', () => {
    const listing = { id: 1, departure: tehran, arrival: allentown, stops: [hongKong] };
    expect(named([listing, null, 'Tehran'])).toEqual([
      {
        id: 1,
        departure: { ...tehran, city: 'تهران', country: 'ایران' },
        arrival: { ...allentown, country: 'ایالات متحده' },
        stops: [{ ...hongKong, city: 'هنگ‌کنگ', country: 'هنگ‌کنگ' }],
      },
      null,
      'Tehran',
    ]);
  });

  it('leaves a city without a country as it is otherwise, and what is no place', () => {
    const response = { place: { code: 'FRA', city: 'Frankfurt' }, problem: { code: 'IKA' } };
    expect(named(response)).toEqual({
      place: { code: 'FRA', city: 'فرانکفورت' },
      problem: { code: 'IKA' },
    });
  });

  it('changes nothing in what is named already', () => {
    expect(named(named(tehran))).toEqual(named(tehran));
  });
});
