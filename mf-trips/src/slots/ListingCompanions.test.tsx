import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { meera } from '../testing/people';
import { anandsPart, meerasPart, withAnand, withAnandAlone } from '../testing/relay';
import { sampleTrip } from '../testing/trips';
import { ListingCompanions } from './ListingCompanions';

/** The page of a request is another remote's. */
const request = { listingId: 70, from: 'HYD', to: 'ORD', date: '2027-03-06' };
const listing = defineRemote({
  name: 'listing',
  routes: [
    {
      path: '/',
      title: '',
      access: 'member',
      page: async () => ({ Request: () => <ListingCompanions {...request} /> }),
    },
  ],
});

const open = (trip: MatchDetails) =>
  renderRemote(listing, {
    at: '/',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches?when=coming': [sampleTrip({ id: 40 }), trip],
      'GET /api/matches/12': trip,
    },
  });

describe('the slot of companions', () => {
  it('says on a request who flies along and what is missing', async () => {
    open(withAnandAlone());
    await screen.findByText('Anand flies Hyderabad to Frankfurt with Kamala. Nobody yet to Chicago.');
    expect(screen.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names each companion of a relay', async () => {
    open(withAnand({ listingId: 70 }));
    await screen.findByText(
      'Anand flies Hyderabad to Frankfurt with Kamala. Meera flies Frankfurt to Chicago with Kamala.',
    );
  });

  it('says of a companion whose flights have moved that they fly others', async () => {
    open(withAnandAlone({ companions: [anandsPart(), meerasPart({ legs: [] })] }));
    await screen.findByText(
      'Anand flies Hyderabad to Frankfurt with Kamala. Meera on other flights. Nobody yet to Chicago.',
    );
  });

  it('says nothing about trips of another request', async () => {
    const { requests } = open(withAnandAlone({ status: 'proposed' }));
    await waitFor(() => expect(requests.some(({ url }) => url.includes('when=coming'))).toBe(true));
    expect(screen.queryByRole('link')).toBeNull();
    expect(requests.some(({ url }) => url.endsWith('/api/matches/12'))).toBe(false);
  });
});
