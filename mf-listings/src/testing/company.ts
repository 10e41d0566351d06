import type { Listing } from 'backend/contract/listings';
import { delhi, sampleRequest } from './listings';

export const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' };

/** A request from Delhi to Chicago by way of Frankfurt. The second leg has a companion. */
export const halfway = (overrides: Partial<Listing> = {}): Listing =>
  sampleRequest({
    stops: [frankfurt],
    legs: [
      { from: 'DEL', to: 'FRA', date: '2099-12-04', flightNumber: 'LH761' },
      { from: 'FRA', to: 'ORD', date: '2099-12-05', flightNumber: 'LH430', covered: true },
    ],
    date: '2099-12-04',
    ...overrides,
  });
