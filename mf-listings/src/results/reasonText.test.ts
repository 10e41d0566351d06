import { describe, expect, it } from '@jest/globals';
import type { FittingListing } from 'backend/contract/listings/fitting';
import { chicago, delhi, newYork, sampleListing } from '../testing/listings';
import { halfway } from '../testing/company';
import { ownReasonText, reasonFor, reasonText, tripOf } from './reasonText';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' };
const newark = { ...newYork, code: 'EWR', city: 'Newark' };
const direct = sampleListing();
const fitting = (parts: Partial<FittingListing>): FittingListing => ({
  ...sampleListing(),
  why: 'route',
  mine: 1,
  theirs: 1,
  day: '2026-12-04',
  away: 0,
  km: 0,
  shared: 0,
  ...parts,
});
const legs = [
  { from: 'DEL', to: 'FRA', date: '2026-12-04', flightNumber: 'LH761' },
  { from: 'FRA', to: 'ORD', date: '2026-12-05', flightNumber: 'LH430' },
];
const withStop = sampleListing({ legs, stops: [frankfurt] });

describe('the reason of a result', () => {
  it.each([
    ['The same flight, AI127', direct, fitting({ why: 'flight', shared: 1 })],
    [
      'The same flight, LH430, 2 legs together',
      withStop,
      fitting({ why: 'flight', mine: 2, theirs: 2, shared: 2, legs, stops: [frankfurt] }),
    ],
    [
      'The same plane: you booked AI127, Meera UA8345',
      direct,
      fitting({ why: 'flight', shared: 1, username: 'Meera', flightNumber: 'UA8345' }),
    ],
    [
      'The same plane: you booked LH430, Meera UA9157, 2 legs together',
      withStop,
      fitting({
        why: 'flight',
        mine: 2,
        theirs: 1,
        shared: 2,
        username: 'Meera',
        legs: [{ from: 'FRA', to: 'ORD', date: '2026-12-05', flightNumber: 'UA9157' }, legs[1]!],
        stops: [frankfurt],
      }),
    ],
    [
      'Same first leg, DEL to FRA, on the same day',
      withStop,
      fitting({ why: 'leg', shared: 1, arrival: frankfurt }),
    ],
    ['The same route, Delhi to Chicago, on the same day', direct, fitting({ why: 'leg', shared: 1 })],
    ['Delhi to Chicago, 1 day later', direct, fitting({ away: 1, day: '2026-12-05' })],
    ['Delhi to Chicago, 2 days earlier', direct, fitting({ away: 2, day: '2026-12-02' })],
    ['Delhi to Chicago, 1 day earlier', withStop, fitting({ mine: 2, away: 1 })],
    ['Delhi to Chicago, the same day', withStop, fitting({ mine: 0 })],
    [
      'To Newark (EWR) instead of ORD, 33 km away, 2 days later',
      direct,
      fitting({ why: 'airport', arrival: newark, km: 33, away: 2, day: '2026-12-06' }),
    ],
    [
      'From Newark (EWR) instead of DEL, 33 km away',
      direct,
      fitting({ why: 'airport', departure: newark, arrival: chicago, km: 33 }),
    ],
  ])('%s', (text, asked, found) => {
    expect(reasonText(found, tripOf(asked))).toBe(text);
  });

  it('names the leg to the owner of a trip that has company on another', () => {
    const flight = fitting({ why: 'flight', flightNumber: 'LH761', arrival: frankfurt, shared: 1 });
    expect(ownReasonText(flight, halfway())).toBe('DEL to FRA: the same flight, LH761');
    expect(ownReasonText(flight, withStop)).toBe('The same flight, LH761');
    const leg = fitting({ why: 'leg', arrival: frankfurt, shared: 1 });
    expect(ownReasonText(leg, halfway())).toBe('Same first leg, DEL to FRA, on the same day');
  });

  const searched = { airports: ['', ''], days: ['2026-12-05'], flights: ['UA906'] };
  it.each([
    ['The same flight, UA906', sampleListing({ flightNumber: 'UA906' })],
    [
      'The same plane: you booked UA906, Meera LH430',
      sampleListing({ username: 'Meera', flightNumber: 'LH430' }),
    ],
    [
      'The same plane: you booked UA906, Meera LH430',
      sampleListing({ username: 'Meera', legs, stops: [frankfurt] }),
    ],
    [undefined, sampleListing({ flightNumber: null })],
  ])('of a search by number: %s', (text, found) => {
    expect(reasonFor(found, searched, 'UA906')?.text).toBe(text);
    expect(reasonFor(found, searched, undefined)).toBeUndefined();
  });
});
