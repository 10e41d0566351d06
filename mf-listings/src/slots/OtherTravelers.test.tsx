import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { sampleListing } from '../testing/listings';
import { asha } from '../testing/people';
import { OtherTravelers } from './OtherTravelers';

/** The page of a cancelled trip is another remote's; this one shows what fills it. */
const trip = defineRemote({
  name: 'trip',
  routes: [
    {
      path: '/',
      title: '',
      access: 'member',
      page: async () => ({
        Page: () => (
          <OtherTravelers from="DEL" to="ORD" date="2027-03-01" type="helper" without={9} stops="FRA" />
        ),
      }),
    },
  ],
});

describe('the slot of other travelers', () => {
  it('shows who else flies the route on the day of a cancelled trip', async () => {
    const listings = ['Nadia', 'Lena', 'Asha'].map((username, id) => sampleListing({ id, username }));
    const { requests } = renderRemote(trip, {
      at: '/',
      answers: {
        'GET /api/auth/me': asha,
        'GET /api/search': [...listings, sampleListing({ id: 44, userId: 9, username: 'Ravi, again' })],
      },
    });
    await screen.findByText('Nadia');
    expect(screen.queryByText('Ravi, again')).toBeNull();
    expect(requests.map(({ url }) => url)).toContain(
      '/api/search?from=DEL&to=ORD&date=2027-03-01&type=helper&stops=FRA&limit=3',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});
