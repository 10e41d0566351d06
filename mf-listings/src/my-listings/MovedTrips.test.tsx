import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Match } from 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { ProfileListings } from '../slots/ProfileListings';
import { airportList } from '../testing/listings';
import { ownListing } from '../testing/own';
import { meera } from '../testing/people';
import { agreedTrip } from '../testing/trips';

const page = async () => ({ Tab: () => <ProfileListings type="helper" /> });
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/helper', title: '', access: 'member', page }],
});
const trip = { ...agreedTrip(12), date: '2099-12-04' };

beforeEach(() => sessionStorage.clear());

async function edit(coming: Match[]) {
  const { user, requests } = renderRemote(profile, {
    at: '/helper?edit=12',
    answers: {
      'GET /api/airports': airportList,
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/my-listings': [ownListing({ date: '2099-12-04' })],
      'GET /api/matches?when=coming': coming,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Listing' }));
  const move = async (day: string) => {
    await user.clear(dialog.getByLabelText('Travel Date'));
    await user.type(dialog.getByLabelText('Travel Date'), day);
    await user.tab();
  };
  const asksFor = () => requests.filter(({ url }) => url === '/api/matches?when=coming').length;
  return { dialog, move, asksFor };
}
const asked = new RegExp(
  `^You have agreed to fly together with ${trip.other.username}\\. If you save this day, `,
);

describe('another day for a listing on which a trip is agreed', () => {
  it('says that the other one is asked, while it is another one', async () => {
    const { dialog, move, asksFor } = await edit([trip]);
    expect(asksFor()).toBe(0);
    await move('2099-12-09');
    await dialog.findByText(asked);
    expect(await accessibilityFaults()).toEqual([]);
    await move('2099-12-04');
    expect(dialog.queryByText(asked)).toBeNull();
  });

  it('says nothing of proposals and other listings', async () => {
    const { dialog, move } = await edit([
      trip,
      { ...trip, id: 13, status: 'proposed', other: { ...trip.other, id: 21, username: 'Rohan' } },
      { ...trip, id: 14, listingId: 77, other: { ...trip.other, id: 22, username: 'Hans' } },
    ]);
    await move('2099-12-09');
    await dialog.findByText(asked);
    expect(dialog.queryByText(/Rohan|Hans/)).toBeNull();
  });
});
