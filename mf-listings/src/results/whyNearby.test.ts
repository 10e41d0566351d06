import { expect, it } from '@jest/globals';
import { delhi, sampleListing } from '../testing/listings';
import { whyNearby } from './whyNearby';

const search = { from: 'DEL', to: 'ORD', date: '2026-12-04', endDate: undefined };
const newark = { ...delhi, code: 'EWR', name: 'Newark Liberty International Airport', city: 'Newark' };
const midway = { ...delhi, code: 'MDW', name: 'Chicago Midway Intl Airport', city: 'Chicago' };

it.each([
  ['1 day later', '2026-12-05', null],
  ['3 days later', '2026-12-07', '2026-12-09'],
  ['1 day earlier', '2026-12-03', null],
  ['2 days earlier', '2026-11-28', '2026-12-02'],
])('says that a trip is %s', (words, date, endDate) => {
  expect(whyNearby({ ...sampleListing({ date, endDate }), why: 'date' }, search)).toBe(words);
});

it('counts from the end of the searched days', () => {
  const listing = { ...sampleListing({ date: '2026-12-08' }), why: 'date' as const };
  expect(whyNearby(listing, { ...search, endDate: '2026-12-06' })).toBe('2 days later');
});

it('counts over the end of a year', () => {
  const listing = { ...sampleListing({ date: '2027-01-01' }), why: 'date' as const };
  expect(whyNearby(listing, { ...search, date: '2026-12-31' })).toBe('1 day later');
});

it('names the other airport and the one of the search', () => {
  const from = { ...sampleListing({ departure: newark }), why: 'airport' as const };
  expect(whyNearby(from, { ...search, from: 'JFK' })).toBe('From Newark Liberty (EWR) instead of JFK');
  const to = { ...sampleListing({ arrival: midway }), why: 'airport' as const };
  expect(whyNearby(to, search)).toBe('To Chicago Midway (MDW) instead of ORD');
});

it('says both when both differ', () => {
  const listing = { ...sampleListing({ arrival: midway, date: '2026-12-05' }), why: 'airport' as const };
  expect(whyNearby(listing, search)).toBe('To Chicago Midway (MDW) instead of ORD, 1 day later');
});
