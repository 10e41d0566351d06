import { describe, expect, it } from '@jest/globals';
import { delhi, sampleListing } from '../testing/listings';
import { otherAirports } from './otherAirports';

const newark = { ...delhi, code: 'EWR', name: 'Newark Liberty International Airport', city: 'Newark' };
const midway = { ...delhi, code: 'MDW', name: 'Chicago Midway Intl Airport', city: 'Chicago' };

describe('other airports', () => {
  it.each([
    ['From Newark Liberty (EWR) instead of JFK', { departure: newark }, { from: 'JFK', to: 'ORD' }],
    ['To Chicago Midway (MDW) instead of ORD', { arrival: midway }, { from: 'DEL', to: 'ORD' }],
    [
      'From Newark Liberty (EWR) instead of JFK, To Chicago Midway (MDW) instead of ORD',
      { departure: newark, arrival: midway },
      { from: 'JFK', to: 'ORD' },
    ],
  ])('says %s', (text, listing, searched) =>
    expect(otherAirports(sampleListing(listing), searched)).toBe(text),
  );
});
