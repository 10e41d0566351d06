import { expect, it } from '@jest/globals';
import { fa } from './cities/fa';
import { namePlaces } from './namePlaces';

const tehran = { code: 'IKA', name: 'Imam Khomeini International Airport', city: 'Tehran', country: 'Iran' };
const allentown = { code: 'ABE', name: 'Lehigh Valley Airport', city: 'Allentown', country: 'United States' };

it('names the places of a response, wherever they are in it', () => {
  const listing = { id: 1, departure: tehran, arrival: allentown, stops: [{ ...tehran, code: 'FRA' }] };
  expect(namePlaces([structuredClone(listing), null, 'Tehran'], fa)).toEqual([
    {
      ...listing,
      departure: { ...tehran, city: 'تهران' },
      stops: [{ ...tehran, code: 'FRA', city: 'فرانکفورت' }],
    },
    null,
    'Tehran',
  ]);
});

it('leaves a city without another name, and what is no place', () => {
  const response = { place: allentown, problem: { code: 'IKA' } };
  expect(namePlaces(structuredClone(response), fa)).toEqual(response);
});

it('is applied twice to a response that the cache has frozen', () => {
  const place = Object.freeze(namePlaces({ ...tehran }, fa));
  expect(namePlaces(place, fa)).toEqual({ ...tehran, city: 'تهران' });
});
