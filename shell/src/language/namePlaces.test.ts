import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fa } from './cities/fa';
import { namePlaces } from './namePlaces';

beforeAll(() => {
  document.documentElement.lang = 'fa';
});
afterAll(() => {
  document.documentElement.lang = 'en';
});

const tehran = { code: 'IKA', name: 'Imam Khomeini International Airport', city: 'Tehran', country: 'Iran' };
const allentown = { code: 'ABE', name: 'Lehigh Valley Airport', city: 'Allentown', country: 'United States' };
const hongKong = {
  code: 'HKG',
  name: 'Hong Kong International Airport',
  city: 'Hong Kong',
  country: 'Hong Kong',
};

it('names the places of a response, wherever they are in it', () => {
  const listing = { id: 1, departure: tehran, arrival: allentown, stops: [hongKong] };
  expect(namePlaces([structuredClone(listing), null, 'Tehran'], fa)).toEqual([
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
  expect(namePlaces(response, fa)).toEqual({
    place: { code: 'FRA', city: 'فرانکفورت' },
    problem: { code: 'IKA' },
  });
});

it('is applied twice to a response that the cache has frozen', () => {
  const place = Object.freeze(namePlaces({ ...tehran }, fa));
  expect(namePlaces(place, fa)).toEqual({ ...tehran, city: 'تهران', country: 'ایران' });
});
