import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { ProfileListings } from '../../slots/ProfileListings';
import { ownListing } from '../../testing/own';
import { meera } from '../../testing/people';
import { contactRequest } from '../../testing/requests';
import { agreedTrip } from '../../testing/trips';

const profile = defineRemote({
  name: 'profile',
  routes: [
    {
      path: '/helper',
      title: '',
      access: 'member',
      page: async () => ({ Tab: () => <ProfileListings type="seeking_help" /> }),
    },
  ],
});

const way = [
  { from: 'FRA', to: 'ORD', date: '2027-03-01', time: null, flightNumber: 'LH430', with: 'both' as const },
];
const proposal = { id: 40, status: 'proposed' as const, proposedByOwner: false, way, flyer: null };

/** Ravi proposes to fly with Kamala, for whom this family looks for a companion. */
const open = (flownAlready?: string[]) =>
  renderRemote(profile, {
    at: '/helper',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/my-listings': [ownListing({ type: 'seeking_help', contactRequests: 1 })],
      'GET /api/listings/12/requests': [contactRequest({ match: proposal })],
      'GET /api/matches?when=coming': [],
      'GET /api/matches/40': {
        ...agreedTrip(12),
        id: 40,
        status: 'proposed',
        role: 'seeking_help',
        flyer: { firstName: 'Kamala' },
        flownAlready,
      },
      'POST /api/matches/40/agree': agreedTrip(12),
    },
  });
const yes = () => screen.findByRole('button', { name: 'Yes, fly together: Ravi' });

describe('the yes to a proposal on a request of one’s own', () => {
  it('says first who flies with the traveler already, and is given with a second press', async () => {
    const { user, requests } = open(['Anand']);
    const agreements = () => requests.filter(({ method }) => method === 'POST');
    await user.click(await yes());
    await screen.findByText(
      'You have already agreed with Anand for a flight of this trip, for Kamala. A second yes makes a second trip for it.',
    );
    expect(agreements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await yes());
    await screen.findByText('You fly together');
    expect(agreements()).toHaveLength(1);
  });

  it('is given with one press where no one else flies', async () => {
    const { user, requests } = open();
    await user.click(await yes());
    await screen.findByText('You fly together');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
