import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { siteReasons } from 'backend/rules/trips';
import type { SlotProps } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
// A page loads its parts when they are shown.
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

afterEach(() => {
  jest.restoreAllMocks();
});

const OtherTravelers = (trip: SlotProps<'trip.others'>) => <p>Others: {JSON.stringify(trip)}</p>;

const open = (reason: string) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    slots: { 'trip.others': () => Promise.resolve({ OtherTravelers }) },
    answers: {
      'GET /api/auth/me': { ...meera, id: 99 },
      'GET /api/threads': [],
      'GET /api/matches/12': sampleTrip({
        status: 'cancelled',
        role: 'seeking_help',
        contact: null,
        cancelled: { byMe: null, reason },
      }),
      'GET /api/matches/12/safety': null,
    },
  });
};

describe('a trip that the site has cancelled', () => {
  it('leads to the listing whose flights have changed, and to nobody on those of before', async () => {
    open(siteReasons.flights);
    await screen.findByText(/no longer on the same flights/);
    expect(screen.getByRole('link', { name: 'See the listing' }).getAttribute('href')).toBe('/listing/31');
    expect(screen.queryByText(/^Others: /)).toBeNull();
  });

  it('leads to others on its flights for another reason', async () => {
    open(siteReasons.account);
    await screen.findByText('The account was deleted.');
    await screen.findByText(/^Others: /);
    expect(screen.queryByRole('link', { name: 'See the listing' })).toBeNull();
  });
});
