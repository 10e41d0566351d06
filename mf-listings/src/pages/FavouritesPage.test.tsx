import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleListing } from '../testing/listings';
import { asha } from '../testing/people';

const meera = {
  id: 7,
  username: 'Meera',
  profilePictureUrl: null,
  languages: 'Hindi',
  bio: null,
  verified: true,
  memberSince: '2026-01-01',
};
const both = { listings: [sampleListing()], people: [meera] };
const nothing = { listings: [], people: [] };

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/favourites',
    answers: {
      'GET /api/auth/me': asha,
      'GET /api/requests': [],
      'GET /api/favourites': both,
      ...answers,
    },
  });

describe('the favourites', () => {
  it('shows the listings and people that a member keeps', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    const listings = within(await screen.findByRole('region', { name: 'Listings' }));
    expect(listings.getAllByRole('article')).toHaveLength(1);
    listings.getByRole('button', { name: 'Remove DEL to ORD, Dec 4, 2026' });
    const people = within(screen.getByRole('region', { name: 'People' }));
    people.getByText('Meera');
    people.getByText('Speaks Hindi');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('removes one, and leads to the search once there is none', async () => {
    let kept: object = { ...both, people: [] };
    const { user } = open({
      'GET /api/favourites': () => ({ body: kept }),
      'DELETE /api/favourites/listing/12': () => {
        kept = nothing;
        return { body: { done: true } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await screen.findByText('Nothing kept yet');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Favourites'));
    const search = screen.getByRole('link', { name: 'Browse Listings' });
    expect(search.getAttribute('href')).toBe('/search');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that a removal did not work, and keeps the row', async () => {
    const { user } = open({
      'DELETE /api/favourites/person/7': () => ({ status: 503, body: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Meera' }));
    await screen.findByText('That did not work');
    screen.getByRole('button', { name: 'Remove Meera' });
  });

  it('tries again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/favourites': () => (isDown ? { status: 503, body: {} } : { body: both }),
    });
    await screen.findByText('This could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'People' });
  });
});
