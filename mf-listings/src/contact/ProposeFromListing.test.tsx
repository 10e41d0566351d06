import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Match } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, pressTheCard } from '../testing/contact';
import { sampleListing } from '../testing/listings';
import { sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const openSearch = (listing = sampleListing(), answers: Answers = {}) =>
  renderRemote(withOtherPages(remote), {
    at: '/search',
    answers: { ...answersAbout(listing), ...answers },
  });

describe('a proposal to fly together', () => {
  const option = {
    listingId: 12,
    departureAirport: 'DEL',
    arrivalAirport: 'ORD',
    date: '2099-12-04',
    endDate: null,
    time: '14:30',
    flightNumber: 'AI127',
  };

  it('is made from the listing, and leads to the trip', async () => {
    let trips: Match[] = [];
    const proposed = sampleTrip({ id: 40, listingId: 12, status: 'proposed', proposedByMe: true });
    const { user, requests } = openSearch(sampleListing(), {
      'GET /api/matches/options': () => ({ body: trips.length ? [] : [option] }),
      'GET /api/matches': () => ({ body: trips }),
      'POST /api/matches': () => {
        trips = [proposed];
        return { body: proposed };
      },
    });
    await pressTheCard();
    await user.click(await screen.findByRole('button', { name: 'Fly together?' }));
    await user.click(await screen.findByRole('button', { name: 'Propose to fly together' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('It is proposed.'));
    expect(screen.getByRole('link', { name: 'Open trip' }).getAttribute('href')).toBe('/trips/40');
    const { body } = requests.find(({ url }) => url === '/api/matches') ?? {};
    expect(body).toEqual({ listingId: 12, userId: 7 });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be tried again when the listing’s days could not be loaded', async () => {
    let isDown = true;
    const { user } = openSearch(sampleListing(), {
      'GET /api/matches/options': () => (isDown ? { status: 503, body: {} } : { body: [] }),
      'GET /api/matches': [],
    });
    await pressTheCard();
    await user.click(await screen.findByRole('button', { name: 'Fly together?' }));
    await screen.findByText('The trip could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The days of this listing are over.');
  });
});
