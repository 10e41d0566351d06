import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { MyListing } from 'backend/contract/listings';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { sampleListing } from '../testing/listings';
import { ownListing, ownRequest } from '../testing/own';
import { asha } from '../testing/people';
import { OtherTravelers } from './OtherTravelers';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The page of a cancelled trip is another remote's; this one shows what fills it. */
const pageFor = (type: 'helper' | 'seeking_help') => async () => ({
  Page: () => (
    <OtherTravelers from="DEL" to="ORD" date="2027-03-01" type={type} without={9} listing={31} stops="FRA" />
  ),
});
const trip = defineRemote({
  name: 'trip',
  routes: [
    { path: '/', title: '', access: 'member', page: pageFor('helper') },
    { path: '/of-helper', title: '', access: 'member', page: pageFor('seeking_help') },
  ],
});

describe('the slot of other travelers', () => {
  it('shows who else flies the route on the day of a cancelled trip', async () => {
    const listings = ['Nadia', 'Lena', 'Asha'].map((username, id) => sampleListing({ id, username }));
    const { requests } = renderRemote(trip, {
      at: '/',
      answers: {
        'GET /api/auth/me': asha,
        'GET /api/alerts': [],
        'GET /api/my-listings?type=seeking_help': [],
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

  const alert = {
    id: 5,
    type: 'helper',
    from: 'DEL',
    to: 'ORD',
    flight: null,
    firstDay: '2027-02-26',
    lastDay: '2027-03-04',
    nearby: true,
    how: 'now',
    status: 'on',
    found: 0,
  };
  const open = (found: object, own: MyListing[] = []) =>
    renderRemote(trip, {
      at: '/',
      answers: {
        'GET /api/auth/me': asha,
        'GET /api/search': [],
        'GET /api/my-listings?type=seeking_help': own,
        'GET /api/alerts': [{ ...alert, ...found }],
      },
    });

  it.each([
    ['for this trip', {}],
    ['for the request, of which this is a part', { ownListing: 31, from: 'HYD' }],
  ])('offers no second alert to a member who has one %s', async (_, found) => {
    open(found);
    await screen.findByText('We write to you as soon as somebody is found.');
    await screen.findByText('Nothing found');
    expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
  });

  it.each([
    ['offers no second request to a family whose own is open', 'active', 0],
    ['offers a request to a family whose own is closed', 'closed', 1],
  ] as const)('%s', async (_, status, links) => {
    const own = ownRequest({ status, date: '2027-03-01', legs: null });
    open({}, [own]);
    await screen.findByRole('heading', { name: 'No Amigos found' });
    const create = () => screen.queryAllByRole('link', { name: 'Request Help' });
    await waitFor(() => expect(create()).toHaveLength(links));
    expect(screen.queryAllByText(/create a new listing/)).toHaveLength(links);
    expect(screen.queryAllByText('Your request for help is open: Amigos can find it.')).toHaveLength(
      1 - links,
    );
  });

  const toFrankfurt = { from: 'DEL', to: 'FRA', date: '2027-03-01', time: null, flightNumber: null };
  it.each([
    ['offers no second offer to a helper whose own is open', {}, 0],
    [
      'offers no second offer to a helper whose own leads further',
      {
        departureAirport: 'HYD',
        date: '2027-02-28',
        legs: [
          { ...toFrankfurt, from: 'HYD', to: 'DEL', date: '2027-02-28' },
          toFrankfurt,
          { ...toFrankfurt, from: 'FRA', to: 'ORD' },
        ],
      },
      0,
    ],
    ['offers an offer to a helper whose own is closed', { status: 'closed' }, 1],
    ['offers an offer to a helper whose own is on another day', { date: '2027-03-02' }, 1],
    ['offers an offer to a helper whose own is to another place', { arrivalAirport: 'FRA' }, 1],
  ] as const)('%s', async (_, own, links) => {
    renderRemote(trip, {
      at: '/of-helper',
      answers: {
        'GET /api/auth/me': asha,
        'GET /api/search': [],
        'GET /api/my-listings?type=helper': [
          ownListing({ date: '2027-03-01', legs: null, ...own } as Partial<MyListing>),
        ],
        'GET /api/alerts': [],
      },
    });
    await screen.findByRole('heading', { name: 'No travelers seeking help found' });
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Offer Help' })).toHaveLength(links));
    expect(screen.queryAllByText('Your offer to help is open: travelers can find it.')).toHaveLength(
      1 - links,
    );
  });

  it.each([
    ['for another way', { from: 'HYD' }],
    ['for another listing', { ownListing: 32, from: 'HYD' }],
    ['for other days', { lastDay: '2027-02-28' }],
    ['that is paused', { status: 'paused' }],
  ])('offers an alert beside one %s', async (_, found) => {
    open(found);
    await screen.findByRole('button', { name: 'Tell me' });
    expect(screen.queryByText('We write to you as soon as somebody is found.')).toBeNull();
  });
});
